// Prints the sweep's hashes, a line a section. See Fixtures/sweep/README.md.

import BookMotionSweep

Sweep.run { outcome in
  print(outcome.line)
}
