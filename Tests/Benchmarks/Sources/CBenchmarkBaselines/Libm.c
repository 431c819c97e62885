#define _GNU_SOURCE
#include "CBenchmarkBaselines.h"

#include <math.h>

#include "SineAndCosine.h"

#define EVERY(function) \
  for (size_t i = 0; i < count; i++) values[i] = function(arguments[i]); \
  return

void baseline_function_values(enum baseline_function function, const double *restrict arguments,
                              double *restrict values, size_t count) {
  switch (function) {
  case baseline_exp: EVERY(exp);
  case baseline_log: EVERY(log);
  case baseline_acos: EVERY(acos);
  case baseline_asin: EVERY(asin);
  case baseline_cbrt: EVERY(cbrt);
  }
}

void baseline_sincos_sums(const double *restrict arguments, double *restrict values, size_t count) {
  for (size_t i = 0; i < count; i++) {
    double sine, cosine;
    sine_and_cosine(arguments[i], &sine, &cosine);
    values[i] = sine + cosine;
  }
}

void baseline_atan2_values(const double *restrict ys, const double *restrict xs,
                           double *restrict values, size_t count) {
  for (size_t i = 0; i < count; i++) values[i] = atan2(ys[i], xs[i]);
}

void baseline_pow_values(const double *restrict bases, const double *restrict exponents,
                         double *restrict values, size_t count) {
  for (size_t i = 0; i < count; i++) values[i] = pow(bases[i], exponents[i]);
}
