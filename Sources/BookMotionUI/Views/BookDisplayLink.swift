#if canImport(UIKit) && !os(watchOS)
import Observation
public import UIKit
#elseif canImport(AppKit)
public import AppKit
import Observation
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
/// Draws a shelf of books, or anything else with a driver, in UIKit or AppKit: once a frame of the
/// display while something moves, and not at all otherwise.
///
///     let link = BookDisplayLink(desk) { desk, now in
///       guard let face = desk.scene(at: now)?.face(.cover) else { return }
///       cover.transform = CATransform3D(face)
///     }
///
/// A link lives until ``invalidate()``. While the app is in the background, set the driver's
/// ``BookDriver/isPaused``.
@available(iOS 17, macOS 14, tvOS 17, *)
@MainActor
public final class BookDisplayLink: NSObject {
  private var link: CADisplayLink?
  private let tick: () -> Void
  private let needsFrames: () -> Bool

  #if canImport(UIKit)
  /// Creates a link to the display.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - draw: Draws a machine at a time.
  public convenience init<Machine>(
    _ driver: BookDriver<Machine>, draw: @escaping (Machine, _ time: Double) -> Void
  ) {
    self.init(driver, draw) { CADisplayLink(target: $0, selector: #selector(step)) }
  }
  #else
  /// Creates a link to the display on which a view is seen.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - view: The view.
  ///   - draw: Draws a machine at a time.
  public convenience init<Machine>(
    _ driver: BookDriver<Machine>, in view: NSView,
    draw: @escaping (Machine, _ time: Double) -> Void
  ) {
    self.init(driver, draw) { view.displayLink(target: $0, selector: #selector(step)) }
  }
  #endif

  private init<Machine>(
    _ driver: BookDriver<Machine>, _ draw: @escaping (Machine, Double) -> Void,
    _ link: (BookDisplayLink) -> CADisplayLink
  ) {
    needsFrames = { driver.needsFrames }
    tick = {
      driver.tick()
      draw(driver.state, driver.now)
    }
    super.init()
    self.link = link(self)
    tick()
    self.link?.add(to: .main, forMode: .common)
    follow()
  }

  /// Ends the link.
  public func invalidate() {
    link?.invalidate()
    link = nil
  }

  @objc private func step() { tick() }

  /// Runs while frames are needed, and looks again when that changes.
  private func follow() {
    let isNeeded = withObservationTracking {
      needsFrames()
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    link?.isPaused = !isNeeded
  }
}
#endif
