import BookMotion

extension BookChannel {
  /// A one-sentence description, for the help. The documentation of ``BookPose`` has the same sentence.
  var overview: String {
    switch self {
    case .x: "The horizontal position of the center of the body."
    case .y: "The vertical position of the center of the body, measured downward."
    case .width: "The width of the body."
    case .height: "The height of the body."
    case .flipAngle: "The angle by which the cover has opened."
    case .tilt: "The angle by which the book leans about the horizontal axis."
    case .yaw: "The angle by which the book turns about the vertical axis."
    case .lift: "The height of the book above the shelf, which raises its shadow."
    case .bookOpacity: "The opacity of the whole book, including its shadow."
    case .coverOpacity: "The opacity of the front of the cover."
    case .firstPageOpacity: "The opacity of the first page."
    case .spineOpacity: "The opacity of the spine."
    case .pageEdgeOpacity: "The opacity of the page edges."
    case .backOpacity:
      "The opacity of the back of the book: the other board and the block of pages on it."
    case .spineWidth: "The width of the spine."
    case .spineLineOpacity: "The opacity of the line on the edge opposite the hinge."
    case .shadowRadius: "The blur radius of the book's shadow."
    case .shadowX: "The horizontal offset of the shadow."
    case .shadowY: "The vertical offset of the shadow."
    case .shadowOpacity: "The opacity of the shadow."
    case .frameBorder: "The width of the border around the illustration."
    case .libraryBlur: "The blur radius of the library behind the book."
    case .libraryScale: "The scale of the library behind the book."
    case .libraryOpacity: "The opacity of the library behind the book."
    case .shelfCoverOpacity:
      "The opacity of a cover that stays on the shelf while its book is away."
    case .readerOpacity: "The opacity of the reader in front of the book."
    case .readerScale: "The scale of the reader."
    case .overlayOpacity: "The opacity of the dark overlay in front of the first page."
    case .controlsOpacity: "The opacity of the buttons on the overlay."
    case .controlsOffset: "The distance of the buttons below their final position."
    case .musicVolume: "The volume of the library's music."
    }
  }
}
