// Looks for the largest error of a function at many random points, against libquadmath.
//
//   sweep FUNCTION u|l LOW HIGH COUNT [SEED]
//
// u: arguments even between LOW and HIGH; l: their binary exponents even between LOW and HIGH.
#include <math.h>
#include <quadmath.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef __float128 quad;

static uint64_t state;

static uint64_t next(void) {
  uint64_t z = (state += 0x9E3779B97F4A7C15ull);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

static double between(double low, double high) {
  return low + (high - low) * ((next() >> 11) * 0x1p-53);
}

static double argument(char how, double low, double high) {
  if (how == 'u') return between(low, high);
  double significand = 1 + (next() >> 12) * 0x1p-52;
  return ldexp(next() & 1 ? significand : -significand, (int)floor(between(low, high)));
}

static quad turned(double degrees, int quarters) {
  double rest = remainder(degrees, 360), n = nearbyint(rest / 90);
  quad angle = (rest - 90 * n) * (M_PIq / 180);
  switch (((int)n + quarters) & 3) {
    case 0: return sinq(angle);
    case 1: return cosq(angle);
    case 2: return -sinq(angle);
    default: return -cosq(angle);
  }
}
static quad sindq(quad x) { return turned((double)x, 0); }
static quad cosdq(quad x) { return turned((double)x, 1); }

#define FUNCTIONS(F) F(exp) F(log) F(sin) F(cos) F(asin) F(acos) F(atan) F(cbrt) \
  F(sind) F(cosd)
#define DECLARE(name) double our_##name(double);
FUNCTIONS(DECLARE)
double our_pow(double, double);
double our_atan2(double, double);

#define ENTRY(name) {#name, our_##name, name##q},
static const struct { const char *name; double (*our)(double); quad (*true_value)(quad); }
functions[] = { FUNCTIONS(ENTRY) };

struct worst { double error, x, y; };

static void compare(double got, quad want, double x, double y, struct worst worst[2]) {
  int exponent;
  if (want == 0 || fabsq(want) > 0x1.fffffffffffffp1023) return;
  frexpq(want, &exponent);
  int is_subnormal = exponent < -1021;
  quad error = ldexpq(fabsq((quad)got - want), 53 - (is_subnormal ? -1021 : exponent));
  struct worst *w = &worst[is_subnormal];
  if (!((double)error <= w->error)) *w = (struct worst){(double)error, x, y};
}

int main(int count, char **words) {
  if (count < 6) return 2;
  const char *name = words[1];
  double low = atof(words[3]), high = atof(words[4]);
  long points = atol(words[5]);
  state = count > 6 ? strtoull(words[6], 0, 10) : 1;
  struct worst worst[2] = {{0, 0, 0}, {0, 0, 0}};
  int f = 0, known = sizeof functions / sizeof *functions;
  while (f < known && strcmp(name, functions[f].name)) f++;
  for (long i = 0; i < points; i++) {
    double x = argument(words[2][0], low, high);
    if (f < known) {
      if (!strcmp(name, "log")) x = fabs(x);
      compare(functions[f].our(x), functions[f].true_value(x), x, 0, worst);
    } else if (!strcmp(name, "atan2")) {
      double y = argument(words[2][0], low, high);
      compare(our_atan2(y, x), atan2q(y, x), y, x, worst);
    } else if (!strcmp(name, "pow")) {
      x = fabs(x);
      if (x == 0 || x == 1) continue;
      double y = (next() & 1 ? between(-708, 708) : between(-40, 40)) / log(x);
      compare(our_pow(x, y), powq(x, y), x, y, worst);
    } else {
      return 2;
    }
  }
  printf("%-6s %s [%g, %g] %ld points: %.4f ulp at %a, %a", name, words[2], low, high, points,
         worst[0].error, worst[0].x, worst[0].y);
  if (worst[1].error > 0) printf("; subnormal %.4f at %a, %a", worst[1].error, worst[1].x, worst[1].y);
  putchar('\n');
}
