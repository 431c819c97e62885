// The baselines for BookMotion: the same closed forms in plain C with the platform's libm, written
// for speed. Every constant is precomputed, there are no branches that the formula does not need,
// and arrays are contiguous and restrict.

#ifndef C_BENCHMARK_BASELINES_H
#define C_BENCHMARK_BASELINES_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

// MARK: One spring

/// A spring with damping ratio below 1: 1 - e^-gt (cos wt + (g/w) sin wt).
struct baseline_swinging {
  double decay;
  double frequency;
  double ratio;
};

/// A spring with damping ratio 1: 1 - e^-gt (1 + gt).
struct baseline_critical {
  double decay;
};

/// A spring with damping ratio above 1: 1 - (a e^-pt - b e^-qt), where p and q are its two rates.
struct baseline_creeping {
  double slow_rate;
  double fast_rate;
  double slow_part;
  double fast_part;
};

struct baseline_swinging baseline_swinging_make(double angular_frequency, double damping_ratio);
struct baseline_critical baseline_critical_make(double angular_frequency);
struct baseline_creeping baseline_creeping_make(double angular_frequency, double damping_ratio);

void baseline_swinging_values(struct baseline_swinging spring, const double *restrict times,
                              double *restrict values, size_t count);
void baseline_critical_values(struct baseline_critical spring, const double *restrict times,
                              double *restrict values, size_t count);
void baseline_creeping_values(struct baseline_creeping spring, const double *restrict times,
                              double *restrict values, size_t count);

/// Evaluates a chain: `link` times the previous value is added to each time, so that each has to
/// wait for it.
void baseline_swinging_chain(struct baseline_swinging spring, const double *restrict times,
                             double link, double *restrict values, size_t count);

// MARK: A sum of steps

enum { baseline_channels = 24 };

struct baseline_step {
  double begin;
  struct baseline_swinging spring;
  double change[baseline_channels];
};

struct baseline_step baseline_step_make(double begin, double angular_frequency,
                                        double damping_ratio, const double *change);

/// start + sum of change * response; `values` holds 24 doubles for every time.
void baseline_motion_values(const double *restrict start, const struct baseline_step *restrict steps,
                            size_t step_count, const double *restrict times,
                            double *restrict values, size_t count);

// MARK: A Bézier curve

/// y at every x of a cubic Bézier curve from (0, 0) to (1, 1), by Newton's method to 1e-14.
void baseline_bezier_values(double x1, double y1, double x2, double y2,
                            const double *restrict progresses, double *restrict values,
                            size_t count);

// MARK: libm

enum baseline_function {
  baseline_exp,
  baseline_log,
  baseline_acos,
  baseline_asin,
  baseline_cbrt,
};

void baseline_function_values(enum baseline_function function, const double *restrict arguments,
                              double *restrict values, size_t count);

/// Sine and cosine of every argument, added: both are needed, and one double is stored.
void baseline_sincos_sums(const double *restrict arguments, double *restrict values, size_t count);

void baseline_atan2_values(const double *restrict ys, const double *restrict xs,
                           double *restrict values, size_t count);

void baseline_pow_values(const double *restrict bases, const double *restrict exponents,
                         double *restrict values, size_t count);

// MARK: Pictures, only in builds with libpng

enum baseline_picture_kind {
  /// Slow waves of color with noise, opaque.
  baseline_photo,
  /// The same, fading out to the left.
  baseline_photo_alpha,
  /// A few flat colors.
  baseline_illustration,
};

struct baseline_picture {
  enum baseline_picture_kind kind;
  uint32_t width;
  uint32_t height;
  /// The seed of the noise.
  uint32_t seed;
};

/// Writes a PNG with libpng's default settings. Returns 0 if it could not be written.
int baseline_png_write_file(struct baseline_picture picture, const char *path);

/// Makes the same PNG in memory, to be freed by the caller. Returns null if it could not be made.
uint8_t *_Nullable baseline_png_make(struct baseline_picture picture, size_t *count);

/// Reads all rows of an RGB or RGBA picture into one buffer, up to the end of the file. Returns 0
/// on failure.
///
/// If `mean` is not null, its three numbers become the mean of the left tenth, from 0 to 1.
int baseline_png_read_bytes(const uint8_t *bytes, size_t count, double *_Nullable mean);
int baseline_png_read_file(const char *path, double *_Nullable mean);

// MARK: Allocations

/// Returns nonzero if this build counts allocations, which requires glibc and no sanitizer that
/// replaces malloc.
int baseline_counts_allocations(void);

/// Returns the number of blocks of memory that the calling thread has requested since it began.
uint64_t baseline_allocation_count(void);

/// Resets the count of the bytes that the calling thread holds to 0.
void baseline_start_counting_bytes(void);

/// Returns the peak of that count since then.
int64_t baseline_peak_bytes(void);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
