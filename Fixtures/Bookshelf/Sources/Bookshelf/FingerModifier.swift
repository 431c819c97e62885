import BookMotion
import SwiftUI

extension View {
  /// Hands a finger on to whatever has the three verbs of every finger in BookMotion.
  ///
  /// Taps stay taps, and what is scrolled stays scrolled, if the view asks for sideways fingers only.
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

  /// Falls back to false also when the system takes the finger away, and no gesture ends.
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
              let way = value.translation
              if onlySideways && abs(way.width) < abs(way.height) { return }
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
