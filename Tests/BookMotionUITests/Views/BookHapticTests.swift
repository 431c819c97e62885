import BookMotion
import Testing

@testable import BookMotionUI

@Suite struct BookHapticTests {
  @Test func `two equal taps differ, and nothing else is felt`() {
    var haptic = BookHaptic()
    haptic.feel(.moment(.lightHaptic))
    let first = haptic
    haptic.feel(.moment(.lightHaptic))
    #expect(haptic != first && !haptic.isMedium)
    haptic.feel(.moment(.mediumHaptic))
    #expect(haptic.isMedium && haptic.count == 3)
    haptic.feel(.phase(.complete))
    haptic.feel(.moment(.musicFadesIn))
    haptic.feel(.coverPassesQuarterTurn(opening: true))
    #expect(haptic.count == 3)
  }
}
