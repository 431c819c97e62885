#define _GNU_SOURCE
#include "CBenchmarkBaselines.h"

#include <math.h>
#include <string.h>

#include "SineAndCosine.h"

struct baseline_step baseline_step_make(double begin, double angular_frequency,
                                        double damping_ratio, const double *change) {
  struct baseline_step step = {
      .begin = begin, .spring = baseline_swinging_make(angular_frequency, damping_ratio)};
  memcpy(step.change, change, sizeof(step.change));
  return step;
}

static inline double response(struct baseline_swinging spring, double time) {
  double sine, cosine;
  sine_and_cosine(spring.frequency * time, &sine, &cosine);
  return 1 - exp(-spring.decay * time) * (cosine + spring.ratio * sine);
}

void baseline_motion_values(const double *restrict start, const struct baseline_step *restrict steps,
                            size_t step_count, const double *restrict times,
                            double *restrict values, size_t count) {
  for (size_t i = 0; i < count; i++) {
    double *restrict value = values + i * baseline_channels;
    memcpy(value, start, baseline_channels * sizeof(double));
    for (size_t s = 0; s < step_count; s++) {
      double elapsed = times[i] - steps[s].begin;
      if (elapsed <= 0) break;
      double r = response(steps[s].spring, elapsed);
      for (size_t c = 0; c < baseline_channels; c++) value[c] += steps[s].change[c] * r;
    }
  }
}
