#if canImport(SwiftUI)
import SwiftUI

/// Draws a machine, frame by frame while something moves, and tells it what the system says.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct BookFrames<Machine: BookMachine, Content: View>: View {
  let driver: BookDriver<Machine>
  let resize: (GeometryProxy) -> Machine.Event
  let reduceMotion: (Bool) -> Machine.Event
  /// Acts on a cue, which may be felt.
  let hear: (Machine.Cue, inout BookHaptic) -> Void
  @ViewBuilder let content: (EdgeInsets) -> Content

  @State private var haptic = BookHaptic()
  @Environment(\.accessibilityReduceMotion) private var isReduced
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    GeometryReader { area in
      TimelineView(.animation(paused: !driver.needsFrames)) { moment in
        // Also drawn once more when frames end, so that nothing stays as it was just before.
        let _ = driver.needsFrames
        content(area.safeAreaInsets)
          .onChange(of: moment.date) {
            driver.relay = { hear($0, &haptic) }
            driver.tick()
          }
      }
      .onChange(of: resize(area), initial: true) { _, event in driver.perform(event) }
    }
    .onChange(of: isReduced, initial: true) { driver.perform(reduceMotion(isReduced)) }
    .onChange(of: scenePhase, initial: true) { driver.isPaused = scenePhase == .background }
    .feel(haptic)
  }
}
#endif
