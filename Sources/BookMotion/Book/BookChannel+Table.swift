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
    let source: Source

    @inline(__always)
    init(_ unit: Unit, _ limits: Limits, _ source: Source) {
      (self.unit, self.limits, self.source) = (unit, limits, source)
    }
  }

  /// The origin of a channel's value.
  @usableFromInline
  enum Source {
    /// A driven channel, which a choreography moves.
    case driven(BookPose.Driven.Channel)
    /// Other channels, and the style of the book.
    case derived(Derived)
  }

  /// A channel that follows from others, so that no choreography can move it.
  @usableFromInline
  enum Derived {
    case coverOpacity, firstPageOpacity, spineOpacity, pageEdgeOpacity, backOpacity, spineWidth
    case shadowRadius, shadowX, shadowY, shadowOpacity
  }

  /// The table of channels.
  @inline(__always)
  var row: Row {
    switch self {
    case .x: Row(.points, .unlimited, .driven(.x))
    case .y: Row(.points, .unlimited, .driven(.y))
    case .width: Row(.points, .notNegative, .driven(.width))
    case .height: Row(.points, .notNegative, .driven(.height))
    case .flipAngle: Row(.degrees, .unlimited, .driven(.flipAngle))
    case .tilt: Row(.degrees, .unlimited, .driven(.tilt))
    case .yaw: Row(.degrees, .unlimited, .driven(.yaw))
    case .lift: Row(.fraction, .unit, .driven(.lift))
    case .bookOpacity: Row(.fraction, .unit, .driven(.bookOpacity))
    case .coverOpacity: Row(.fraction, .unit, .derived(.coverOpacity))
    case .firstPageOpacity: Row(.fraction, .unit, .derived(.firstPageOpacity))
    case .spineOpacity: Row(.fraction, .unit, .derived(.spineOpacity))
    case .pageEdgeOpacity: Row(.fraction, .unit, .derived(.pageEdgeOpacity))
    case .backOpacity: Row(.fraction, .unit, .derived(.backOpacity))
    case .spineWidth: Row(.points, .notNegative, .derived(.spineWidth))
    case .spineLineOpacity: Row(.fraction, .unit, .driven(.spineLineOpacity))
    case .shadowRadius: Row(.points, .notNegative, .derived(.shadowRadius))
    case .shadowX: Row(.points, .unlimited, .derived(.shadowX))
    case .shadowY: Row(.points, .unlimited, .derived(.shadowY))
    case .shadowOpacity: Row(.fraction, .unit, .derived(.shadowOpacity))
    case .frameBorder: Row(.points, .notNegative, .driven(.frameBorder))
    case .libraryBlur: Row(.points, .notNegative, .driven(.libraryBlur))
    case .libraryScale: Row(.fraction, .notNegative, .driven(.libraryScale))
    case .libraryOpacity: Row(.fraction, .unit, .driven(.libraryOpacity))
    case .shelfCoverOpacity: Row(.fraction, .unit, .driven(.shelfCoverOpacity))
    case .readerOpacity: Row(.fraction, .unit, .driven(.readerOpacity))
    case .readerScale: Row(.fraction, .notNegative, .driven(.readerScale))
    case .overlayOpacity: Row(.fraction, .unit, .driven(.overlayOpacity))
    case .controlsOpacity: Row(.fraction, .unit, .driven(.controlsOpacity))
    case .controlsOffset: Row(.points, .unlimited, .driven(.controlsOffset))
    case .musicVolume: Row(.fraction, .unit, .driven(.musicVolume))
    }
  }
}
