import BookMotion

/// The icons of a reader: a family of round strokes on a square with sides of 24.
package enum SceneGlyph: String {
  case home, speaker, muted, book, headphones, play, pause
  case cross, check, arrow, pages, heart, star, ring, bag

  /// The side of the square that the icons are drawn on.
  package static let side = 24.0

  package var name: String { "Glyph\(rawValue)" }

  /// True if the icon is only recognizable when it is filled.
  package var isSolid: Bool { self == .play || self == .pause }

  /// A factor for the weight of the strokes: the pause bars consist of nothing else.
  package var boldness: Double { self == .pause ? 1.6 : 1 }

  package var outline: String {
    switch self {
    case .home: "M3.8 11.4L12 4.3l8.2 7.1M6.2 9.8v9.7h11.6V9.8M10 19.3v-5.1h4v5.1"
    case .speaker: SceneGlyph.horn + "M15.6 9a4.4 4.4 0 0 1 0 6M18.3 6.2a8.4 8.4 0 0 1 0 11.6"
    case .muted: SceneGlyph.horn + "M16 9.8l4.4 4.4M20.4 9.8l-4.4 4.4"
    case .book:
      "M12 6.9C9.7 5.3 6.7 4.9 3.2 5.1v12.7c3.5-.2 6.5.2 8.8 1.8c2.3-1.6 5.3-2 8.8-1.8V5.1"
        + "C17.3 4.9 14.3 5.3 12 6.9zv12.5"
    case .headphones:
      "M4.2 15.4v-2.6a7.8 7.8 0 0 1 15.6 0v2.6M4.2 13.8h2a1.3 1.3 0 0 1 1.3 1.3v3.4"
        + "a1.3 1.3 0 0 1-1.3 1.3h-.7a1.3 1.3 0 0 1-1.3-1.3zM19.8 13.8h-2a1.3 1.3 0 0 0-1.3 1.3v3.4"
        + "a1.3 1.3 0 0 0 1.3 1.3h.7a1.3 1.3 0 0 0 1.3-1.3z"
    // A triangle looks centered if its center of mass is.
    case .play: "M9 6.6v10.8L17.6 12z"
    case .pause: "M8.4 7v10M15.6 7v10"
    case .cross: "M7 7l10 10M17 7L7 17"
    case .check: "M5.4 12.6l4.4 4.4 8.8-9.6"
    case .arrow: "M12 5v13M6.8 13l5.2 5.2 5.2-5.2"
    case .pages:
      "M5.4 4h3.2q1.4 0 1.4 1.4v3.2q0 1.4-1.4 1.4H5.4Q4 10 4 8.6V5.4Q4 4 5.4 4z"
        + "M15.4 4h3.2q1.4 0 1.4 1.4v3.2q0 1.4-1.4 1.4h-3.2q-1.4 0-1.4-1.4V5.4Q14 4 15.4 4z"
        + "M5.4 14h3.2q1.4 0 1.4 1.4v3.2q0 1.4-1.4 1.4H5.4Q4 20 4 18.6v-3.2Q4 14 5.4 14z"
        + "M15.4 14h3.2q1.4 0 1.4 1.4v3.2q0 1.4-1.4 1.4h-3.2q-1.4 0-1.4-1.4v-3.2Q14 14 15.4 14z"
    case .heart:
      "M12 20.4C5.6 15.8 2.6 12.4 2.6 8.7C2.6 5.8 4.8 3.8 7.3 3.8c2 0 3.7 1.1 4.7 2.9"
        + "c1-1.8 2.7-2.9 4.7-2.9c2.5 0 4.7 2 4.7 4.9C21.4 12.4 18.4 15.8 12 20.4z"
    case .star:
      "M12 2.7l2.8 6.1l6.7.8l-4.9 4.6l1.3 6.6l-5.9-3.3l-5.9 3.3l1.3-6.6l-4.9-4.6l6.7-.8z"
    case .ring: "M12 2.6a9.4 9.4 0 0 1 0 18.8a9.4 9.4 0 0 1 0-18.8z"
    case .bag:
      "M5.4 8.2h13.2L20 19.6Q20.1 21 18.7 21H5.3Q3.9 21 4 19.6z"
        + "M8.4 11V6.6a3.6 3.6 0 0 1 7.2 0V11"
    }
  }

  private static let horn = "M4 9.5v5h3.6l4.4 4v-13l-4.4 4z"
}
