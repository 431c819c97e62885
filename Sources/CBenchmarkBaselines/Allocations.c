// Counts every block of memory that a thread asks for, by standing before glibc's malloc: an
// executable's own symbols come first, so the Swift runtime's requests pass through here too.

#include "CBenchmarkBaselines.h"

#include <errno.h>
#include <stdlib.h>

#if !defined(__has_feature)
#define __has_feature(feature) 0
#endif

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// Other threads of the runtime ask for memory when it suits them.
static _Thread_local uint64_t allocations;

static void count_one(void) { allocations++; }

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count_one();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  count_one();
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  count_one();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count_one();
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}

int baseline_counts_allocations(void) { return 1; }
uint64_t baseline_allocation_count(void) { return allocations; }

#else

int baseline_counts_allocations(void) { return 0; }
uint64_t baseline_allocation_count(void) { return 0; }

#endif
