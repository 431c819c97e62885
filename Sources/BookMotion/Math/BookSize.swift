/// A width and a height in points.
public struct BookSize: Hashable, Sendable {
  /// Across.
  public var width: Double

  /// Down.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// This size with both sides multiplied by `factor`.
  public func scaled(by factor: Double) -> BookSize {
    BookSize(width: width * factor, height: height * factor)
  }

  /// The largest size of an aspect (width : height) that fits into this one.
  public func largest(ofAspect width: Double, _ height: Double) -> BookSize {
    let isWide = self.width * height > self.height * width
    return isWide
      ? BookSize(width: self.height * width / height, height: self.height)
      : BookSize(width: self.width, height: self.width * height / width)
  }

  /// This size, or the largest of its shape that fits into `room`, if this does not.
  func shrunk(into room: BookSize) -> BookSize {
    guard width > room.width || height > room.height else { return self }
    return room.largest(ofAspect: width, height)
  }

  /// The smallest size of an aspect (width : height) that covers this one.
  public func smallest(coveringWithAspect width: Double, _ height: Double) -> BookSize {
    let isWide = self.width * height > self.height * width
    return isWide
      ? BookSize(width: self.width, height: self.width * height / width)
      : BookSize(width: self.height * width / height, height: self.height)
  }
}
