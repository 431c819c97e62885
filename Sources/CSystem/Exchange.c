// The call has a different name on each system, and no header that Swift sees on Linux declares it:
// musl only since 1.2.6, and glibc only behind a macro.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

#include "CSystem.h"

int csystem_exchange(const char *path, const char *other) {
#if defined(__APPLE__)
  return renamex_np(path, other, RENAME_SWAP) == 0 ? 0 : errno;
#elif defined(SYS_renameat2)
  const unsigned int exchange = 1 << 1;  // RENAME_EXCHANGE of <linux/fs.h>
  return syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, exchange) == 0 ? 0 : errno;
#else
  (void)path, (void)other;
  return ENOSYS;
#endif
}
