// What an Embedded Swift program asks of its machine, for the two machines of `.ci/same-bits`:
// memory, the memory functions, one character of output, and a way in and out. No arithmetic
// happens here but the square root, which is one instruction.

#include <stddef.h>
#include <stdint.h>

#if defined(__wasm__)

// The name Swift gives `main` on this target.
int main(int argc, char **argv) __asm__("__main_argc_argv");

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))

struct piece {
  const char *bytes;
  size_t count;
};

WASI("fd_write")
int32_t fd_write(int32_t file, const struct piece *pieces, size_t count, size_t *written);
WASI("proc_exit")
_Noreturn void proc_exit(int32_t status);

static void write_all(const char *bytes, size_t count) {
  struct piece piece = {bytes, count};
  size_t written;
  fd_write(1, &piece, 1, &written);
}

static _Noreturn void leave(int status) { proc_exit(status); }

__attribute__((export_name("_start"))) void _start(void) { leave(main(0, NULL)); }

#elif defined(__aarch64__)

int main(int argc, char **argv);

enum { call_write = 64, call_exit = 93 };

static long system_call(long number, long a, long b, long c) {
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  __asm__ volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
}

static void write_all(const char *bytes, size_t count) {
  system_call(call_write, 1, (long)bytes, (long)count);
}

static _Noreturn void leave(int status) {
  for (;;) system_call(call_exit, status, 0, 0);
}

// Linux enters with the stack pointer already aligned to 16 bytes.
_Noreturn void _start(void) { leave(main(0, NULL)); }

#else
#error "This host knows wasm32 and arm64 Linux."
#endif

// Output: by the line, because a system call a character is slow under emulation.

int putchar(int character) {
  static char line[256];
  static size_t count;
  line[count++] = (char)character;
  if (character == '\n' || count == sizeof line) {
    write_all(line, count);
    count = 0;
  }
  return character;
}

// Memory: free lists by power of two over an arena that only grows. Enough for a program that
// sweeps for a second and leaves.

static _Alignas(16) unsigned char arena[64 << 20];
static size_t arena_used;

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
    size_t bytes = (size_t)1 << class;
    if (bytes > sizeof arena - arena_used) return 12;
    start = arena + arena_used;
    arena_used += bytes;
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

_Noreturn void __stack_chk_fail(void) { leave(70); }

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
