/// A seeded walk over everything in the motion core that computes, folded into one hash per
/// section.
///
/// Two machines that print the same hashes computed the same bits, point by point. The same source
/// compiles for a Mac, for Linux, as WebAssembly, and as a bare arm64 program, so nothing here
/// needs text formatting beyond hexadecimal, a clock, or an operating system.
package enum Sweep {
  /// The default number of points that each section visits.
  ///
  /// The committed hashes belong to this number.
  package static let defaultPointCount = 1 << 17

  /// A part of the sweep, such as `sin`: its name, and the function that visits its points.
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

  /// The name of a section, and the hash of its sweep.
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

  /// Sweeps every section and reports each outcome as it becomes available, `total` last.
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
