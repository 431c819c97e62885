// What the table is made of is usable from inline code, because otherwise the optimizer would not
// inline the properties of a pose into other modules.

extension BookChannel {
  /// All that is known of a channel except for its name.
  ///
  /// Poses, documents, lint, live pages, and articles take it from here. It is computed, not stored:
  /// where the channel is known at compile time, so is everything about it.
  @usableFromInline
  struct Row {
    let unit: Unit
    let limits: Limits
    /// The driven channel that a choreography moves, or `nil` for one that follows from others, so
    /// that none can.
    let lane: BookPose.Driven.Channel?

    @inline(__always)
    init(_ unit: Unit, _ limits: Limits, _ lane: BookPose.Driven.Channel?) {
      (self.unit, self.limits, self.lane) = (unit, limits, lane)
    }
  }

  /// The table of channels.
  @inline(__always)
  var row: Row {
    switch self {
    case .x: Row(.points, .unlimited, .x)
    case .y: Row(.points, .unlimited, .y)
    case .width: Row(.points, .notNegative, .width)
    case .height: Row(.points, .notNegative, .height)
    case .flipAngle: Row(.degrees, .unlimited, .flipAngle)
    case .tilt: Row(.degrees, .unlimited, .tilt)
    case .yaw: Row(.degrees, .unlimited, .yaw)
    case .lift: Row(.fraction, .unit, .lift)
    case .bookOpacity: Row(.fraction, .unit, .bookOpacity)
    case .coverOpacity: Row(.fraction, .unit, nil)
    case .firstPageOpacity: Row(.fraction, .unit, nil)
    case .spineOpacity: Row(.fraction, .unit, nil)
    case .pageEdgeOpacity: Row(.fraction, .unit, nil)
    case .backOpacity: Row(.fraction, .unit, nil)
    case .spineWidth: Row(.points, .notNegative, nil)
    case .spineLineOpacity: Row(.fraction, .unit, .spineLineOpacity)
    case .shadowRadius: Row(.points, .notNegative, nil)
    case .shadowX: Row(.points, .unlimited, nil)
    case .shadowY: Row(.points, .unlimited, nil)
    case .shadowOpacity: Row(.fraction, .unit, nil)
    case .frameBorder: Row(.points, .notNegative, .frameBorder)
    case .libraryBlur: Row(.points, .notNegative, .libraryBlur)
    case .libraryScale: Row(.fraction, .notNegative, .libraryScale)
    case .libraryOpacity: Row(.fraction, .unit, .libraryOpacity)
    case .shelfCoverOpacity: Row(.fraction, .unit, .shelfCoverOpacity)
    case .readerOpacity: Row(.fraction, .unit, .readerOpacity)
    case .readerScale: Row(.fraction, .notNegative, .readerScale)
    case .overlayOpacity: Row(.fraction, .unit, .overlayOpacity)
    case .controlsOpacity: Row(.fraction, .unit, .controlsOpacity)
    case .controlsOffset: Row(.points, .unlimited, .controlsOffset)
    case .musicVolume: Row(.fraction, .unit, .musicVolume)
    }
  }
}
