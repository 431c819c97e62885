#include "CBenchmarkBaselines.h"

#include <math.h>

void baseline_bezier_values(double x1, double y1, double x2, double y2,
                            const double *restrict progresses, double *restrict values,
                            size_t count) {
  double cx = 3 * x1, bx = 3 * (x2 - x1) - cx, ax = 1 - cx - bx;
  double cy = 3 * y1, by = 3 * (y2 - y1) - cy, ay = 1 - cy - by;
  for (size_t i = 0; i < count; i++) {
    double x = progresses[i], t = x;
    for (int step = 0; step < 20; step++) {
      double excess = ((ax * t + bx) * t + cx) * t - x;
      if (fabs(excess) < 1e-14) break;
      t -= excess / ((3 * ax * t + 2 * bx) * t + cx);
    }
    values[i] = ((ay * t + by) * t + cy) * t;
  }
}
