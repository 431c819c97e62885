import BookMotion

/// The last tap of the haptic engine and the number of taps so far, so that two equal ones differ.
struct BookHaptic: Hashable, Sendable {
  private(set) var isMedium = false
  private(set) var count = 0

  mutating func feel(_ event: BookCue.Event) {
    switch event {
    case .moment(.lightHaptic): play(isMedium: false)
    case .moment(.mediumHaptic): play(isMedium: true)
    default: break
    }
  }

  mutating func play(isMedium: Bool) {
    self.isMedium = isMedium
    count += 1
  }
}

#if canImport(SwiftUI)
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
  /// Plays every tap. visionOS has none before version 26.
  @ViewBuilder func feel(_ haptic: BookHaptic) -> some View {
    #if os(visionOS)
    self
    #else
    sensoryFeedback(trigger: haptic) { _, haptic in
      .impact(weight: haptic.isMedium ? .medium : .light)
    }
    #endif
  }
}
#endif
