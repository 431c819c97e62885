// The number of cores that this process may use.
#ifdef __linux__
#define _GNU_SOURCE
#include <sched.h>
#endif
#include <unistd.h>

#include "CSystem.h"

int csystem_core_count(void) {
#ifdef __linux__
  // The process may be restricted to some of the cores.
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof cores, &cores) == 0) return CPU_COUNT(&cores);
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : (int)count;
}
