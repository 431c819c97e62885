#define _GNU_SOURCE
#include "CBenchmarkBaselines.h"

#include <math.h>

#include "SineAndCosine.h"

struct baseline_swinging baseline_swinging_make(double angular_frequency, double damping_ratio) {
  double decay = damping_ratio * angular_frequency;
  double frequency = angular_frequency * sqrt(1 - damping_ratio * damping_ratio);
  return (struct baseline_swinging){decay, frequency, decay / frequency};
}

struct baseline_critical baseline_critical_make(double angular_frequency) {
  return (struct baseline_critical){angular_frequency};
}

struct baseline_creeping baseline_creeping_make(double angular_frequency, double damping_ratio) {
  double spread = sqrt(damping_ratio * damping_ratio - 1);
  double slow = angular_frequency * (damping_ratio - spread);
  double fast = angular_frequency * (damping_ratio + spread);
  return (struct baseline_creeping){slow, fast, fast / (fast - slow), slow / (fast - slow)};
}

static inline double swinging_value(struct baseline_swinging spring, double time) {
  double sine, cosine;
  sine_and_cosine(spring.frequency * time, &sine, &cosine);
  return 1 - exp(-spring.decay * time) * (cosine + spring.ratio * sine);
}

void baseline_swinging_values(struct baseline_swinging spring, const double *restrict times,
                              double *restrict values, size_t count) {
  for (size_t i = 0; i < count; i++) values[i] = swinging_value(spring, times[i]);
}

void baseline_critical_values(struct baseline_critical spring, const double *restrict times,
                              double *restrict values, size_t count) {
  for (size_t i = 0; i < count; i++) {
    double elapsed = spring.decay * times[i];
    values[i] = 1 - exp(-elapsed) * (1 + elapsed);
  }
}

void baseline_creeping_values(struct baseline_creeping spring, const double *restrict times,
                              double *restrict values, size_t count) {
  for (size_t i = 0; i < count; i++) {
    values[i] = 1 - (spring.slow_part * exp(-spring.slow_rate * times[i]) -
                     spring.fast_part * exp(-spring.fast_rate * times[i]));
  }
}

void baseline_swinging_chain(struct baseline_swinging spring, const double *restrict times,
                             double link, double *restrict values, size_t count) {
  double value = 0;
  for (size_t i = 0; i < count; i++) {
    value = swinging_value(spring, times[i] + link * value);
    values[i] = value;
  }
}
