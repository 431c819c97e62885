import BookMotionSweep
import Testing

/// Any machine that runs the tests proves that it computes the recorded bits.
@Suite struct SweepTests {
  @Test func `the sweep gives the recorded bits`() throws {
    var lines: [String] = []
    Sweep.run { lines.append($0.line) }

    let recorded = try SweepHashes.read()
    if recorded.isEmpty || SweepHashes.isRecording {
      try SweepHashes.write(lines)
    }
    #expect(!recorded.isEmpty, "Fixtures/sweep/hashes.txt was missing: recorded it")

    let missing = recorded.filter { !lines.contains($0) }.map { "- " + $0 }
    let added = lines.filter { !recorded.contains($0) }.map { "+ " + $0 }
    #expect(
      missing + added == [],
      "these sections differ from Fixtures/sweep/hashes.txt; its README says what to do")
  }

  @Test func `two sweeps with the same number of points agree`() {
    for section in Sweep.sections {
      #expect(section.hash(points: 4096) == section.hash(points: 4096), "\(section.name)")
    }
  }

  @Test func `more points change every hash`() {
    for section in Sweep.sections {
      #expect(section.hash(points: 4096) != section.hash(points: 8192), "\(section.name)")
    }
  }
}
