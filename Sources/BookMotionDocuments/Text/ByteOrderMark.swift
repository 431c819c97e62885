#if !$Embedded
extension [UInt8] {
  /// The bytes of a text without the mark that programs on Windows put before it.
  package var withoutByteOrderMark: ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return starts(with: mark) ? dropFirst(mark.count) : self[...]
  }
}
#endif
