// Prints the sweep's hashes, one line per section. See Fixtures/sweep/README.md.
//
//     SameBits            as recorded
//     SameBits 2000000    with this number of points per section

import BookMotionSweep

#if $Embedded
let points = Sweep.defaultPointCount
#else
let points = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? Sweep.defaultPointCount
#endif

Sweep.run(points: points) { outcome in
  print(outcome.line)
}
