#if canImport(SwiftUI)
import BookMotion
import SwiftUI

/// What a shelf tells the views in it.
struct BookSettings {
  /// Returns what a phrase is in the user's language.
  var words: (BookPhrase) -> String = { $0.description }
  var hasHaptics = true
  /// The side of the hinge of the book that is away, and its style.
  var binding = BookBinding.left
  var style = BookStyle.polish
  /// The book that is away, and the one that has come back last.
  var away: AnyHashable?
  var back: AnyHashable?

  /// The coordinates of the whole shelf, inside of its scaling.
  static var space: String { "BookMotion.shelf" }
}

private struct BookSettingsKey: EnvironmentKey {
  static var defaultValue: BookSettings { BookSettings() }
}

extension EnvironmentValues {
  var bookSettings: BookSettings {
    get { self[BookSettingsKey.self] }
    set { self[BookSettingsKey.self] = newValue }
  }
}
#endif
