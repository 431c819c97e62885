import Foundation

/// How many sequences are played: as many as BOOKMOTION_PLAYS asks for, else some in debug and ten
/// thousand where code is fast.
public enum Plays {
  /// How many.
  public static let count = asked ?? (Effort.isWhole ? 10_000 : 100)

  /// Whether somebody has asked for so many, and may be waiting for hours.
  public static var isAskedFor: Bool { asked != nil }

  private static let asked = number("BOOKMOTION_PLAYS")

  /// The first one's seed.
  public static let seed = UInt64(number("BOOKMOTION_SEED") ?? 0)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}
