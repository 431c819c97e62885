public import BookMotion

/// What an open book looks like that its motion does not say.
///
/// ```swift
/// var look = SpreadLook()
/// look.accent = RGB(red: 0.2, green: 0.4, blue: 0.5)
/// ```
public struct SpreadLook: Sendable {
  /// What it lies on, at the top …
  public var table: RGB
  /// … and at the bottom.
  public var tableEdge: RGB
  /// The letters.
  public var ink: RGB
  /// Initials and ornaments.
  public var accent: RGB
  /// The boards of the cover.
  public var boards: RGB
  /// The pictures on the pages that have one, in turn; none for a book of words.
  public var pictures: [BookPicture]

  /// Creates a look; the standard one is that of a book of memories.
  public init(
    table: RGB = SpreadLook.color(0xF6_F1_E8), tableEdge: RGB = SpreadLook.color(0xED_E6_DA),
    ink: RGB = SpreadLook.color(0x2F_2A_25), accent: RGB = SpreadLook.color(0x7C_5C_3A),
    boards: RGB = SpreadLook.color(0x8B_73_55), pictures: [BookPicture] = []
  ) {
    self.table = table
    self.tableEdge = tableEdge
    self.ink = ink
    self.accent = accent
    self.boards = boards
    self.pictures = pictures
  }

  /// A color as designers write it: 0xRRGGBB.
  public static func color(_ hexadecimal: UInt32) -> RGB {
    func part(_ shift: UInt32) -> Double { Double((hexadecimal >> shift) & 0xFF) / 255 }
    return RGB(red: part(16), green: part(8), blue: part(0))
  }

  /// The paper.
  package static let paper = color(0xFD_FB_F6)
}
