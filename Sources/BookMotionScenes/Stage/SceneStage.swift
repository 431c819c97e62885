public import BookMotion
public import BookMotionExport

/// The screen that a scene is shown on, and the book's look.
///
/// ```swift
/// let stage = SceneStage(screen: BookSize(width: 390, height: 844), binding: .right)
/// ```
public struct SceneStage: Sendable {
  /// The screen.
  public let screen: BookSize

  /// The side on which the book is bound.
  public let binding: BookBinding

  /// The colors and pictures. Pages without pictures are drawn.
  public var look: BookLook

  /// Creates a stage.
  ///
  /// - Precondition: The sides of the screen are from 0.001 to 1e9 points.
  public init(
    screen: BookSize = BookLayout.standardScreen, binding: BookBinding = .left,
    look: BookLook = BookLook()
  ) {
    Domain.length.require(screen.width, "screen.width")
    Domain.length.require(screen.height, "screen.height")
    self.screen = screen
    self.binding = binding
    self.look = look
  }

  /// The whole screen.
  public var view: BookRect { BookRect(x: 0, y: 0, width: screen.width, height: screen.height) }
}
