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

  /// So many seeds, or a tenth of them where code is slow.
  public static func seeds(_ count: Int) -> Range<UInt64> {
    0..<UInt64(isWhole ? count : count / 10)
  }
}
