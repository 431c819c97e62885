#if canImport(SwiftUI)
import SwiftUI

/// A key that does what a button does.
enum BookKey {
  case left
  case right
  case close
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
  /// Presses a button by key, too, where there are keys.
  @ViewBuilder func key(_ key: BookKey?) -> some View {
    #if os(tvOS) || os(watchOS)
    self
    #else
    switch key {
    case .left: keyboardShortcut(.leftArrow, modifiers: [])
    case .right: keyboardShortcut(.rightArrow, modifiers: [])
    case .close: keyboardShortcut(.cancelAction)
    case nil: self
    }
    #endif
  }
}
#endif
