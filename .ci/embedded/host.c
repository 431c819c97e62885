// A way in and out and one character of output, for the two machines of `.ci/same-bits`. The rest of
// what an Embedded Swift program asks of its machine is in memory.c.

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
