public import BookMotion
public import BookMotionExport

/// Where a scene is shown, and with what.
///
/// ```swift
/// let stage = SceneStage(screen: BookSize(width: 390, height: 844), binding: .right)
/// ```
public struct SceneStage: Sendable {
  /// The screen.
  public let screen: BookSize

  /// The side on which the book is bound.
  public let binding: BookBinding

  /// Colors and pictures; without pictures, pages are drawn.
  public var look: BookLook

  /// The choreography of a transition.
  public var choreography = Choreography.bookPolish

  /// The cover's place on the shelf in a transition.
  public var restingFrame = BookLayout.standardFrame

  /// The part of the screen that nothing covers, for a transition whose places keep to it.
  public var safeArea: BookRect?

  /// The direction of a transition; with events, whether the book begins closed or open.
  public var direction = BookTimeline.Direction.open

  /// What becomes of a tap in a transition with events while something moves.
  public var tapPolicy = BookTransition.TapPolicy.interrupt

  /// What becomes of another screen in a transition with events while something moves.
  public var rotationPolicy = BookTransition.RotationPolicy.finishFirst

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
