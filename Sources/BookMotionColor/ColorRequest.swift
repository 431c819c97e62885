public import BookMotion

/// What is to be found out about the colors of a picture, in one pass over its pixels.
///
/// ```swift
/// let request = ColorRequest(edges: [.left, .right], wantsDominant: true)
/// request == .book  // true
/// ```
///
/// Ask only for what you need: of a picture whose left edge is all that is wanted, nine tenths are
/// never looked at.
public struct ColorRequest: Hashable, Sendable {
  /// How the colors of many pixels become one.
  public enum Mean: String, Hashable, Sendable, CaseIterable {
    /// The mean of the stored numbers, as image programs work it out.
    case stored
    /// The mean of the light that the pixels give: lighter, and what one sees from afar.
    case linearLight
  }

  /// The sides whose mean color is wanted.
  public let edges: PictureEdge.Set

  /// How those means are taken.
  public let mean: Mean

  /// Whether the dominant color is wanted.
  public let wantsDominant: Bool

  /// How many colors of a palette are wanted at most; 0 for none.
  public let paletteSize: Int

  /// Creates a request.
  ///
  /// - Precondition: `paletteSize` is from 0 to 256.
  public init(
    edges: PictureEdge.Set = .left, mean: Mean = .stored, wantsDominant: Bool = false,
    paletteSize: Int = 0
  ) {
    Domain.paletteSize.require(Double(paletteSize), "paletteSize")
    self.edges = edges
    self.mean = mean
    self.wantsDominant = wantsDominant
    self.paletteSize = paletteSize
  }
}

extension ColorRequest {
  /// All that ``BookColors`` takes of a cover or a page, whichever side the book is bound at: the
  /// left and the right edge, and the dominant color.
  public static let book = ColorRequest(edges: [.left, .right], wantsDominant: true)

  /// Only what ``BookColors`` takes of a cover: the edge at its spine.
  public static func cover(_ binding: BookBinding = .left) -> ColorRequest {
    ColorRequest(edges: PictureEdge.Set(PictureEdge(binding)))
  }

  /// Only what ``BookColors`` takes of a page: the dominant color.
  public static let page = ColorRequest(edges: [], wantsDominant: true)

  /// The four edges and the dominant color.
  public static let everything = ColorRequest(edges: .all, wantsDominant: true)
}

extension ColorRequest {
  /// How many columns, from the left, have to be known of a picture that is so wide.
  ///
  /// ```swift
  /// ColorRequest.cover().columns(ofWidth: 1200)  // 120
  /// ColorRequest.page.columns(ofWidth: 1200)  // 1200
  /// ```
  ///
  /// A reader of files may leave the others out. It is 0 if nothing is asked for.
  public func columns(ofWidth width: Int) -> Int {
    if wantsEveryPixel || !edges.isSubset(of: .left) { return width }
    return edges.isEmpty ? 0 : PictureEdge.depth(of: width)
  }

  /// Whether pixels away from the edges matter.
  var wantsEveryPixel: Bool { wantsDominant || paletteSize > 0 }
}

extension Domain {
  /// How many colors a palette may have.
  public static let paletteSize = Domain(0, 256)
}
