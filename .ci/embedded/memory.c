// What an Embedded Swift program asks of its machine: memory and the memory functions. No arithmetic
// happens here but the square root, which is one instruction.

#include <stddef.h>
#include <stdint.h>

// Free lists by power of two over memory that only grows.

#ifdef __wasm__
extern unsigned char __heap_base;
enum { page_bits = 16 };

// So many bytes that nobody has had; NULL if there are none left.
static unsigned char *new_bytes(size_t count) {
  static uintptr_t used;
  if (!used) used = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  size_t pages = __builtin_wasm_memory_size(0);
  uintptr_t room = ((uintptr_t)pages << page_bits) - used;
  if (count > room) {
    size_t more = (count - room + (1 << page_bits) - 1) >> page_bits;
    if (__builtin_wasm_memory_grow(0, more) == (size_t)-1) return NULL;
  }
  used += count;
  return (unsigned char *)(used - count);
}
#else
static unsigned char *new_bytes(size_t count) {
  static _Alignas(16) unsigned char arena[64 << 20];
  static size_t used;
  if (count > sizeof arena - used) return NULL;
  used += count;
  return arena + used - count;
}
#endif

struct block {
  struct block *next;
};
static struct block *free_blocks[64];

struct header {
  size_t size_class;
  size_t padding;
};

_Static_assert(sizeof(struct header) <= 16, "the header keeps blocks aligned to 16 bytes");

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  size_t class = 5;
  while (((size_t)1 << class) < size + 16) class++;
  unsigned char *start;
  if (free_blocks[class]) {
    start = (unsigned char *)free_blocks[class] - 16;
    free_blocks[class] = free_blocks[class]->next;
  } else {
    start = new_bytes((size_t)1 << class);
    if (!start) return 12;
  }
  ((struct header *)start)->size_class = class;
  *result = start + 16;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  size_t class = ((struct header *)((unsigned char *)pointer - 16))->size_class;
  struct block *block = pointer;
  block->next = free_blocks[class];
  free_blocks[class] = block;
}

void *memset(void *target, int value, size_t count) {
  unsigned char *bytes = target;
  for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)value;
  return target;
}

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  for (size_t i = 0; i < count; i++) to[i] = from[i];
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from) {
    for (size_t i = 0; i < count; i++) to[i] = from[i];
  } else {
    for (size_t i = count; i > 0; i--) to[i - 1] = from[i - 1];
  }
  return target;
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first;
  const unsigned char *b = second;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

// Compiled with -fno-math-errno, so this is the machine's instruction and not a call to itself.
double sqrt(double number) { return __builtin_sqrt(number); }

uintptr_t __stack_chk_guard = 0x5f3759df;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

#ifdef __wasm__
// The product of two wide numbers: 64-bit arithmetic that looks for overflow asks for it, and a
// compiler's own library is not there.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t a_low = (uint64_t)a, b_low = (uint64_t)b;
  uint64_t a0 = a_low & 0xFFFFFFFF, a1 = a_low >> 32;
  uint64_t b0 = b_low & 0xFFFFFFFF, b1 = b_low >> 32;
  uint64_t p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
  uint64_t middle = (p00 >> 32) + (p01 & 0xFFFFFFFF) + (p10 & 0xFFFFFFFF);
  uint64_t low = (middle << 32) | (p00 & 0xFFFFFFFF);
  uint64_t high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32);
  high += (uint64_t)((unsigned __int128)a >> 64) * b_low;
  high += a_low * (uint64_t)((unsigned __int128)b >> 64);
  return (__int128)(((unsigned __int128)high << 64) | low);
}
#endif

#ifdef __wasm__
// Where sets begin to count: nothing that a core answers depends on it.
void arc4random_buf(void *place, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)place)[i] = 0;
}
#endif
