// Sine and cosine in one call where the platform has one: clang merges the two calls only if errno
// is known not to matter, so the combined function is called here.

#include <math.h>

static inline void sine_and_cosine(double angle, double *sine, double *cosine) {
#if defined(__GLIBC__)
  sincos(angle, sine, cosine);
#elif defined(__APPLE__)
  __sincos(angle, sine, cosine);
#else
  *sine = sin(angle);
  *cosine = cos(angle);
#endif
}
