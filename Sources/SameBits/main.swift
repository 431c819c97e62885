// Prints the sweep's hashes, a line a section. See Fixtures/sweep/README.md.
//
//     SameBits            as recorded
//     SameBits 2000000    with so many points a section

import BookMotionSweep

#if $Embedded
let points = Sweep.defaultPointCount
#else
let points = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? Sweep.defaultPointCount
#endif

Sweep.run(points: points) { outcome in
  print(outcome.line)
}
