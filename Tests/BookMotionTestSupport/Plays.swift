import Foundation

/// The number of sequences to play: as set by `BOOKMOTION_PLAYS`, otherwise many in an optimized build
/// and a few in a debug build. `.ci/fuzz plays` plays a million.
public enum Plays {
  /// The number of sequences.
  public static let count = asked ?? (Effort.isWhole ? 2000 : 36)

  /// A Boolean value that indicates whether `BOOKMOTION_PLAYS` is set, in which case tests may run
  /// for hours.
  public static var isAskedFor: Bool { asked != nil }

  private static let asked = number("BOOKMOTION_PLAYS")

  /// The seed of the first sequence.
  public static let seed = UInt64(number("BOOKMOTION_SEED") ?? 0)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}
