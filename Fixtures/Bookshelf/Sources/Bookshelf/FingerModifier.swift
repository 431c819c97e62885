import BookMotion
import SwiftUI

extension View {
  /// Forwards a finger to anything with the methods `touch`, `drag`, and `release`, as in
  /// BookMotion.
  ///
  /// With `onlySideways`, the view still receives taps, and vertical scrolling still works.
  func finger(
    onlySideways: Bool = false, touch: @escaping (BookPoint) -> Void,
    drag: @escaping (BookPoint) -> Void, release: @escaping (_ velocity: BookPoint) -> Void
  ) -> some View {
    modifier(
      FingerModifier(onlySideways: onlySideways, touch: touch, drag: drag, release: release))
  }
}

private struct FingerModifier: ViewModifier {
  let onlySideways: Bool
  let touch: (BookPoint) -> Void
  let drag: (BookPoint) -> Void
  let release: (BookPoint) -> Void

  /// Also reset to false if the system cancels the touch without ending the gesture.
  @GestureState private var isDown = false
  @State private var isTracked = false

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(
        DragGesture(minimumDistance: 8)
          .updating($isDown) { _, isDown, _ in isDown = true }
          .onChanged { value in
            if !isTracked {
              isTracked = true
              let offset = value.translation
              if onlySideways && abs(offset.width) < abs(offset.height) { return }
              touch(BookPoint(value.startLocation))
            }
            drag(BookPoint(value.location))
          }
          .onEnded { value in
            isTracked = false
            release(BookPoint(value.velocity))
          }
      )
      .onChange(of: isDown) { _, isDown in
        guard !isDown, isTracked else { return }
        isTracked = false
        release(.zero)
      }
  }
}
