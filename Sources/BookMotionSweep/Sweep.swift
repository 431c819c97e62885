/// A seeded walk over everything in the motion core that computes, folded into one number a section.
///
/// Two machines that print the same hashes computed the same bits, point by point. The same source
/// compiles for a Mac, for Linux, as WebAssembly and as a bare arm64 program, so nothing here asks
/// for text formatting beyond hexadecimal, for a clock or for an operating system.
package enum Sweep {
  /// How many points each section visits unless told otherwise.
  ///
  /// The committed hashes belong to this number.
  package static let defaultPointCount = 1 << 17

  /// One thing that is swept, e.g. `sin`, and how to sweep it.
  package struct Section {
    package let name: String
    private let visit: (_ points: Int, _ hash: inout BitHash) -> Void

    init(_ name: String, visit: @escaping (_ points: Int, _ hash: inout BitHash) -> Void) {
      self.name = name
      self.visit = visit
    }

    /// Visits `points` points and returns the hash of every result on the way.
    package func hash(points: Int) -> UInt64 {
      var hash = BitHash()
      visit(points, &hash)
      return hash.value
    }
  }

  /// A section's name and what its sweep came to.
  package struct Outcome {
    package let name: String
    package let hash: UInt64

    /// The line that is printed and kept: `sin 0f3c…`, always sixteen digits.
    package var line: String {
      let digits = String(hash, radix: 16)
      return name + " " + String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
  }

  /// Sweeps one section.
  package static func outcome(
    of section: Section, points: Int = defaultPointCount
  ) -> Outcome {
    Outcome(name: section.name, hash: section.hash(points: points))
  }

  /// Every section, from the machine's own arithmetic up to whole motions.
  package static var sections: [Section] {
    [arithmetic] + elementary + springs + curves + motions + books + scenes + colors + pages
      + reader
  }

  /// Sweeps every section and hands over each outcome as it is known, `total` last.
  package static func run(points: Int = defaultPointCount, report: (Outcome) -> Void) {
    var total = BitHash()
    for section in sections {
      let outcome = outcome(of: section, points: points)
      total.add(outcome.hash)
      report(outcome)
    }
    report(Outcome(name: "total", hash: total.value))
  }
}
