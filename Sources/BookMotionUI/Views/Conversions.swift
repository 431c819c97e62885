#if canImport(SwiftUI)
public import BookMotion
public import SwiftUI

#if !os(watchOS)
public import QuartzCore
#endif

extension BookPoint {
  /// Creates a point from one of Core Graphics.
  public init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }

  init(_ size: CGSize) { self.init(x: size.width, y: size.height) }
}

extension BookSize {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension BookRect {
  /// Creates a rectangle from one of Core Graphics.
  public init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGPoint {
  /// Creates a point from one of a book.
  public init(_ point: BookPoint) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  /// Creates a rectangle from one of a book.
  public init(_ rect: BookRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Path {
  /// Creates the closed path through the corners, in order.
  init(_ corners: [BookPoint]) {
    self.init()
    add(corners)
  }

  /// Adds the closed path through the corners, in order.
  mutating func add(_ corners: [BookPoint]) {
    addLines(corners.map { CGPoint($0) })
    closeSubpath()
  }
}

extension ProjectionTransform {
  /// Creates the projection of a view with the size of a face's rectangle and its upper left corner at
  /// the origin.
  ///
  ///     view.frame(width: face.rect.width, height: face.rect.height)
  ///       .projectionEffect(ProjectionTransform(face))
  public init(_ face: BookScene.Face) {
    let rows = face.rows
    self.init()
    (m11, m12, m13) = (rows.x.x, rows.x.y, rows.x.z)
    (m21, m22, m23) = (rows.y.x, rows.y.y, rows.y.z)
    (m31, m32, m33) = (rows.origin.x, rows.origin.y, rows.origin.z)
  }
}

#if !os(watchOS)
extension CATransform3D {
  /// Creates the transform of a layer with the size of a face's rectangle, whose anchor point and whose
  /// position are zero.
  public init(_ face: BookScene.Face) {
    let rows = face.rows
    self.init()
    (m11, m12, m14) = (rows.x.x, rows.x.y, rows.x.z)
    (m21, m22, m24) = (rows.y.x, rows.y.y, rows.y.z)
    m33 = 1
    (m41, m42, m44) = (rows.origin.x, rows.origin.y, rows.origin.z)
  }
}
#endif
#endif
