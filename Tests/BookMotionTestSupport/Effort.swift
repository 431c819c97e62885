import Foundation

/// How much of a law is tried: all of it where code is fast, a part of it where it is slow.
public enum Effort {
  /// Whether code is fast.
  public static var isWhole: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  /// All of them, or every so many of them where code is slow.
  public static func some<Elements: Collection>(
    of all: Elements, oneIn few: Int
  ) -> [Elements.Element] {
    all.enumerated().filter { isWhole || $0.offset.isMultiple(of: few) }.map(\.element)
  }

  /// How many random plays there are: some where code is slow, many where it is fast, or as many as
  /// `BOOKMOTION_PLAYS` in the environment asks for.
  public static func plays(_ some: Int, whole many: Int) -> Int {
    plays ?? (isWhole ? many : some)
  }

  /// Whether somebody has asked for so many plays, and may be waiting for hours.
  public static var isAskedFor: Bool { plays != nil }

  private static let plays = ProcessInfo.processInfo.environment["BOOKMOTION_PLAYS"].flatMap(
    Int.init)
}
