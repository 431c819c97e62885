/// The slopes of the lines from one point that pass later points within tolerances.
///
/// A line passes within ±ε of a point that is `run` later and `rise` higher if its slope is between
/// (rise − ε) / run and (rise + ε) / run. Every point therefore narrows the cone, and once it is
/// empty, no line passes them all (Imai and Iri 1986).
package struct SlopeCone {
  private var least = -Double.infinity
  private var most = Double.infinity

  /// Creates the cone of all slopes.
  package init() {}

  /// True if no line passes all points.
  package var isEmpty: Bool { least > most }

  /// Returns true if the line to a point passes all points so far.
  @inline(__always)
  package func contains(rise: Double, run: Double) -> Bool {
    let slope = rise / run
    return slope >= least && slope <= most
  }

  /// Leaves out the slopes of lines that miss a point.
  @inline(__always)
  package mutating func narrow(rise: Double, run: Double, tolerance: Double) {
    least = max(least, (rise - tolerance) / run)
    most = min(most, (rise + tolerance) / run)
  }
}
