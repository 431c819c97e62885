// Counts every block of memory that a thread requests, by interposing glibc's malloc: an
// executable's own symbols come first, so the Swift runtime's requests pass through here, too.

#include "CBenchmarkBaselines.h"

#include <errno.h>
#include <stdlib.h>

#if !defined(__has_feature)
#define __has_feature(feature) 0
#endif

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// Per thread, since other threads of the runtime allocate at any time.
static _Thread_local uint64_t allocations;
static _Thread_local int64_t live_bytes;
static _Thread_local int64_t peak_bytes;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static int64_t size_of(void *block) {
  return block == NULL ? 0 : (int64_t)malloc_usable_size(block);
}

static void *counted(void *block) {
  allocations++;
  live_bytes += size_of(block);
  if (live_bytes > peak_bytes) peak_bytes = live_bytes;
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  int64_t before = size_of(block);
  void *result = __libc_realloc(block, size);
  // A failed realloc keeps the old block, except that shrinking to 0 frees it.
  if (result != NULL || size == 0) live_bytes -= before;
  return counted(result);
}

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *result = counted(__libc_memalign(alignment, size));
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}

void free(void *block) {
  live_bytes -= size_of(block);
  __libc_free(block);
}

int baseline_counts_allocations(void) { return 1; }
uint64_t baseline_allocation_count(void) { return allocations; }
void baseline_start_counting_bytes(void) { live_bytes = peak_bytes = 0; }
int64_t baseline_peak_bytes(void) { return peak_bytes; }

#else

int baseline_counts_allocations(void) { return 0; }
uint64_t baseline_allocation_count(void) { return 0; }
void baseline_start_counting_bytes(void) {}
int64_t baseline_peak_bytes(void) { return 0; }

#endif
