/// The colors of an open book and of the table on which it lies.
///
/// ```swift
/// BookPalette.memories.ink.hex  // "#2f2a25"
/// ```
public struct BookPalette: Hashable, Sendable {
  /// The table, at the top.
  public var table: RGB
  /// The table, at the bottom.
  public var tableEdge: RGB
  /// The letters.
  public var ink: RGB
  /// Initials and ornaments.
  public var accent: RGB
  /// The boards of the cover, and the spine.
  public var boards: RGB
  /// The paper.
  public var paper: RGB

  /// The palette of a book of memories.
  public static let memories = BookPalette(
    table: RGB(0xF6_F1_E8), tableEdge: RGB(0xED_E6_DA), ink: RGB(0x2F_2A_25),
    accent: RGB(0x7C_5C_3A), boards: RGB(0x8B_73_55), paper: RGB(0xFD_FB_F6))
}
