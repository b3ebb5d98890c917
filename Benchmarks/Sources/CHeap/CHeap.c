#define _GNU_SOURCE
#include "CHeap.h"
#include <dlfcn.h>

unsigned long heap_allocations(void) {
    unsigned long (*so_far)(void) = (unsigned long (*)(void))dlsym(RTLD_DEFAULT, "allocations_so_far");
    return so_far ? so_far() : 0;
}

#if defined(__APPLE__)
#include <malloc/malloc.h>

long heap_bytes_in_use(void) {
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return (long)statistics.size_in_use;
}
#elif defined(__linux__)
#include <malloc.h>

long heap_bytes_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}
#else
long heap_bytes_in_use(void) {
    return 0;
}
#endif
