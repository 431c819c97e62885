import Foundation

/// How many sequences are played: as many as BOOKMOTION_PLAYS asks for, else some in debug and ten
/// thousand where code is fast.
public enum Plays {
  /// How many.
  public static let count = number("BOOKMOTION_PLAYS") ?? (Effort.isWhole ? 10_000 : 100)

  /// The first one's seed.
  public static let seed = UInt64(number("BOOKMOTION_SEED") ?? 0)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}
