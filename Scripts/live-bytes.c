// Adds up the bytes that are in use in the program it is preloaded into, and prints the sum when that ends.
#define _GNU_SOURCE
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_long live;

static void *counted(void *memory) {
    atomic_fetch_add(&live, (long)malloc_usable_size(memory));
    return memory;
}

void *malloc(size_t size) {
    return counted(__libc_malloc(size));
}

void *calloc(size_t number, size_t size) {
    return counted(__libc_calloc(number, size));
}

void *realloc(void *old, size_t size) {
    long before = (long)malloc_usable_size(old);
    void *memory = __libc_realloc(old, size);
    // Where there was no room the old block stays; where nothing was wanted it is gone.
    if (memory != NULL || size == 0) {
        atomic_fetch_sub(&live, before);
    }
    return counted(memory);
}

void *memalign(size_t alignment, size_t size) {
    return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
    return memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *memory = memalign(alignment, size);
    if (memory == NULL) {
        return 12; // ENOMEM
    }
    *result = memory;
    return 0;
}

void free(void *memory) {
    atomic_fetch_sub(&live, (long)malloc_usable_size(memory));
    __libc_free(memory);
}

__attribute__((destructor)) static void report(void) {
    fprintf(stderr, "live bytes: %ld\n", atomic_load(&live));
}
