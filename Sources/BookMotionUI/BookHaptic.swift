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
