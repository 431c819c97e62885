#if canImport(SwiftUI)
import BookMotion
import SwiftUI

/// A finger on a cover, on a book in the air, or on pages.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct BookFinger: ViewModifier {
  /// True if a vertical drag is left to whatever scrolls.
  var onlySideways = false
  let touch: (BookPoint) -> Void
  let drag: (BookPoint) -> Void
  let release: (_ velocity: BookPoint) -> Void

  #if os(tvOS)
  func body(content: Content) -> some View { content }
  #else
  /// Also reset to false if the system cancels the touch without ending the gesture.
  @GestureState private var isDown = false
  @State private var isTracked = false
  @State private var isIgnored = false

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(
        DragGesture(minimumDistance: 8, coordinateSpace: .named(BookSettings.space))
          .updating($isDown) { _, isDown, _ in isDown = true }
          .onChanged { value in
            if !isTracked {
              let offset = value.translation
              isTracked = true
              isIgnored = onlySideways && abs(offset.width) < abs(offset.height)
              if !isIgnored { touch(BookPoint(value.startLocation)) }
            }
            if !isIgnored { drag(BookPoint(value.location)) }
          }
          .onEnded { value in end(BookPoint(value.velocity)) }
      )
      .onChange(of: isDown) { _, isDown in
        if !isDown { end(.zero) }
      }
  }

  private func end(_ velocity: BookPoint) {
    guard isTracked else { return }
    isTracked = false
    if !isIgnored { release(velocity) }
  }
  #endif
}
#endif
