/// A width and a height, in points.
public struct BookSize: Hashable, Sendable {
  /// The horizontal size.
  public var width: Double

  /// The vertical size.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Returns this size with both dimensions multiplied by `factor`.
  package func scaled(by factor: Double) -> BookSize {
    BookSize(width: width * factor, height: height * factor)
  }

  /// Returns the largest size with the aspect ratio `width` : `height` that fits into this size.
  package func largest(ofAspect width: Double, _ height: Double) -> BookSize {
    let isWide = self.width * height > self.height * width
    return isWide
      ? BookSize(width: self.height * width / height, height: self.height)
      : BookSize(width: self.width, height: self.width * height / width)
  }

  /// Returns this size if it fits into `room`; otherwise, the largest size of the same aspect ratio
  /// that does.
  func shrunk(into room: BookSize) -> BookSize {
    guard width > room.width || height > room.height else { return self }
    return room.largest(ofAspect: width, height)
  }

  /// Returns the smallest size with the aspect ratio `width` : `height` that covers this size.
  func smallest(coveringWithAspect width: Double, _ height: Double) -> BookSize {
    let isWide = self.width * height > self.height * width
    return isWide
      ? BookSize(width: self.width, height: self.width * height / width)
      : BookSize(width: self.height * width / height, height: self.height)
  }
}
