/// The extent of testing: everything in an optimized build, and a part of it otherwise.
public enum Effort {
  /// A Boolean value that indicates whether the build is optimized.
  public static var isWhole: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  /// Returns all elements in an optimized build, and one in `few` otherwise.
  public static func some<Elements: Collection>(
    of all: Elements, oneIn few: Int
  ) -> [Elements.Element] {
    all.enumerated().filter { isWhole || $0.offset.isMultiple(of: few) }.map(\.element)
  }

  /// Returns `count` seeds in an optimized build, and one in twenty-five of them otherwise.
  public static func seeds(_ count: Int) -> Range<UInt64> {
    0..<UInt64(isWhole ? count : max(count / 25, 1))
  }
}
