#ifndef CHEAP_H
#define CHEAP_H

/// Bytes of the heap in use, with what the allocator keeps beside each block; 0 where the platform does not tell.
long heap_bytes_in_use(void);

/// How often the heap has been asked for memory; 0 where nothing that counts is preloaded (see mallocs.c).
unsigned long heap_allocations(void);

#endif
