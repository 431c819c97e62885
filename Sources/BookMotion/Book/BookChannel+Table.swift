// What the table is made of is usable from inline code, because otherwise the optimizer would not
// inline the properties of a pose into other modules.

extension BookChannel {
  /// All that is known of a channel except for its name.
  ///
  /// Poses, documents, lint, live pages, the help, and articles take it from here. It is
  /// computed, not stored: where the channel is known at compile time, so is everything about it.
  @usableFromInline
  struct Row {
    let unit: Unit
    let limits: Limits
    let source: Source
    #if !$Embedded
    let overview: StaticString
    #endif

    @inline(__always)
    init(_ unit: Unit, _ limits: Limits, _ source: Source, _ overview: StaticString) {
      (self.unit, self.limits, self.source) = (unit, limits, source)
      #if !$Embedded
      self.overview = overview
      #endif
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
    case .x:
      Row(.points, .unlimited, .driven(.x), "The horizontal position of the center of the body.")
    case .y:
      Row(
        .points, .unlimited, .driven(.y),
        "The vertical position of the center of the body, measured downward.")
    case .width:
      Row(.points, .notNegative, .driven(.width), "The width of the body.")
    case .height:
      Row(.points, .notNegative, .driven(.height), "The height of the body.")
    case .flipAngle:
      Row(
        .degrees, .unlimited, .driven(.flipAngle), "The angle by which the cover has opened.")
    case .tilt:
      Row(
        .degrees, .unlimited, .driven(.tilt),
        "The angle by which the book leans about the horizontal axis.")
    case .yaw:
      Row(
        .degrees, .unlimited, .driven(.yaw),
        "The angle by which the book turns about the vertical axis.")
    case .lift:
      Row(
        .fraction, .unit, .driven(.lift),
        "The height of the book above the shelf, which raises its shadow.")
    case .bookOpacity:
      Row(
        .fraction, .unit, .driven(.bookOpacity),
        "The opacity of the whole book, including its shadow.")
    case .coverOpacity:
      Row(
        .fraction, .unit, .derived(.coverOpacity), "The opacity of the front of the cover.")
    case .firstPageOpacity:
      Row(.fraction, .unit, .derived(.firstPageOpacity), "The opacity of the first page.")
    case .spineOpacity:
      Row(.fraction, .unit, .derived(.spineOpacity), "The opacity of the spine.")
    case .pageEdgeOpacity:
      Row(.fraction, .unit, .derived(.pageEdgeOpacity), "The opacity of the page edges.")
    case .backOpacity:
      Row(
        .fraction, .unit, .derived(.backOpacity),
        "The opacity of the back of the book: the other board and the block of pages on it.")
    case .spineWidth:
      Row(.points, .notNegative, .derived(.spineWidth), "The width of the spine.")
    case .spineLineOpacity:
      Row(
        .fraction, .unit, .driven(.spineLineOpacity),
        "The opacity of the line on the edge opposite the hinge.")
    case .shadowRadius:
      Row(
        .points, .notNegative, .derived(.shadowRadius),
        "The blur radius of the book's shadow.")
    case .shadowX:
      Row(.points, .unlimited, .derived(.shadowX), "The horizontal offset of the shadow.")
    case .shadowY:
      Row(.points, .unlimited, .derived(.shadowY), "The vertical offset of the shadow.")
    case .shadowOpacity:
      Row(.fraction, .unit, .derived(.shadowOpacity), "The opacity of the shadow.")
    case .frameBorder:
      Row(
        .points, .notNegative, .driven(.frameBorder),
        "The width of the border around the illustration.")
    case .libraryBlur:
      Row(
        .points, .notNegative, .driven(.libraryBlur),
        "The blur radius of the library behind the book.")
    case .libraryScale:
      Row(
        .fraction, .notNegative, .driven(.libraryScale),
        "The scale of the library behind the book.")
    case .libraryOpacity:
      Row(
        .fraction, .unit, .driven(.libraryOpacity),
        "The opacity of the library behind the book.")
    case .shelfCoverOpacity:
      Row(
        .fraction, .unit, .driven(.shelfCoverOpacity),
        "The opacity of a cover that stays on the shelf while its book is away.")
    case .readerOpacity:
      Row(
        .fraction, .unit, .driven(.readerOpacity),
        "The opacity of the reader in front of the book.")
    case .readerScale:
      Row(.fraction, .notNegative, .driven(.readerScale), "The scale of the reader.")
    case .overlayOpacity:
      Row(
        .fraction, .unit, .driven(.overlayOpacity),
        "The opacity of the dark overlay in front of the first page.")
    case .controlsOpacity:
      Row(
        .fraction, .unit, .driven(.controlsOpacity),
        "The opacity of the buttons on the overlay.")
    case .controlsOffset:
      Row(
        .points, .unlimited, .driven(.controlsOffset),
        "The distance of the buttons below their final position.")
    case .musicVolume:
      Row(.fraction, .unit, .driven(.musicVolume), "The volume of the library's music.")
    }
  }
}
