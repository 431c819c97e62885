extension BookPose {
  /// The twenty-one channels that a choreography moves: the position of the book, and everything that
  /// fades around it.
  ///
  /// All other values of a ``BookPose`` are derived from them.
  ///
  /// ```swift
  /// var driven = BookPose.Driven(frame: BookRect(x: 0, y: 0, width: 200, height: 280))
  /// driven[.flipAngle] = 90
  /// driven[.x]  // 100
  /// ```
  public struct Driven: Hashable, Sendable {
    /// A channel that a choreography moves. The ``BookChannel`` of the same name shows it.
    ///
    /// The raw values are the lanes in which a motion adds up its steps, and therefore the order in
    /// which sums over all channels are formed, to the last bit.
    public enum Channel: Int, Hashable, Sendable, CaseIterable {
      case x, y, width, height, flipAngle, tilt, lift, spineLineOpacity, frameBorder
      case libraryBlur, libraryScale, libraryOpacity
      case readerOpacity, overlayOpacity, controlsOpacity, musicVolume
      case bookOpacity, shelfCoverOpacity, readerScale, controlsOffset, yaw
    }

    package var lanes: BookVector

    package init(lanes: BookVector) { self.lanes = lanes }

    /// Creates the channels of a closed book at `frame`, with the library in full view and its music
    /// on.
    public init(frame: BookRect) {
      lanes = .zero
      (self[.x], self[.y]) = (frame.center.x, frame.center.y)
      (self[.width], self[.height]) = (frame.width, frame.height)
      (self[.bookOpacity], self[.libraryScale], self[.libraryOpacity]) = (1, 1, 1)
      (self[.readerScale], self[.musicVolume]) = (1, 1)
    }

    /// Accesses the value of a channel.
    @inline(__always)
    public subscript(channel: Channel) -> Double {
      get { lanes[channel] }
      set { lanes[channel] = newValue }
    }
  }
}
