import BookMotionSweep
import BookMotionTestSupport
import Testing

/// Any machine that runs the tests verifies that it computes the recorded bits.
@Suite struct SweepTests {
  @Test func `the sweep gives the recorded bits`() throws {
    let recorded = try SweepHashes.read()
    guard Effort.isWhole || SweepHashes.isRecording else {
      for section in Effort.some(of: Sweep.sections, oneIn: 10) {
        let line = Sweep.outcome(of: section).line
        #expect(recorded.contains(line), "\(line) is not in Fixtures/sweep/hashes.txt")
      }
      return
    }
    var lines: [String] = []
    Sweep.run { lines.append($0.line) }
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

  @Test func `two sweeps agree, but not with one of more points`() {
    for section in Effort.some(of: Sweep.sections, oneIn: 6) {
      let hash = section.hash(points: 4096)
      #expect(hash == section.hash(points: 4096), "\(section.name)")
      #expect(hash != section.hash(points: 8192), "\(section.name)")
    }
  }
}
