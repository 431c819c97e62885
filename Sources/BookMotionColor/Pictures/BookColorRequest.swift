public import BookMotion

/// The colors to find in a picture, in one pass over its pixels.
///
/// ```swift
/// let request = BookColorRequest(edges: [.left, .right], wantsDominant: true)
/// request == .book  // true
/// ```
///
/// Request only the colors that you need: if that is the left edge alone, nine tenths of the pixels
/// are skipped.
public struct BookColorRequest: Hashable, Sendable {
  /// A method of averaging the colors of many pixels.
  public enum Mean: String, Hashable, Sendable, CaseIterable {
    /// The mean of the stored values, as image editors compute it.
    case stored
    /// The mean of the emitted light: a lighter color, and the one seen from a distance.
    case linearLight
  }

  /// The sides whose mean color is requested.
  package let edges: BookPictureColors.Edge.Set

  /// The method of averaging.
  package let mean: Mean

  /// A Boolean value that indicates whether the dominant color is requested.
  package let wantsDominant: Bool

  /// The maximum number of colors in the palette; 0 for no palette.
  package let paletteSize: Int

  /// Creates a request.
  ///
  /// - Precondition: `paletteSize` is from 0 to 256.
  public init(
    edges: BookPictureColors.Edge.Set = .left, mean: Mean = .stored, wantsDominant: Bool = false,
    paletteSize: Int = 0
  ) {
    BookDomain(0, 256).require(Double(paletteSize), "paletteSize")
    self.edges = edges
    self.mean = mean
    self.wantsDominant = wantsDominant
    self.paletteSize = paletteSize
  }
}

extension BookColorRequest {
  /// The request for everything that ``BookColors`` uses of a cover or a page, on whichever side
  /// the book is bound: the left and right edges, and the dominant color.
  public static let book = BookColorRequest(edges: [.left, .right], wantsDominant: true)

  /// Returns the request for what ``BookColors`` uses of a cover: the edge at its spine.
  public static func cover(_ binding: BookBinding = .left) -> BookColorRequest {
    BookColorRequest(edges: BookPictureColors.Edge.Set(BookPictureColors.Edge(binding)))
  }

  /// The request for what ``BookColors`` uses of a page: the dominant color.
  public static let page = BookColorRequest(edges: [], wantsDominant: true)
}

extension BookColorRequest {
  /// Returns the number of columns, from the left, that this request needs.
  ///
  /// ```swift
  /// BookColorRequest.cover().columns(ofWidth: 1200)  // 120
  /// BookColorRequest.page.columns(ofWidth: 1200)  // 1200
  /// ```
  ///
  /// A file reader may skip the others. The result is 0 if nothing is requested.
  package func columns(ofWidth width: Int) -> Int {
    if wantsEveryPixel || !edges.isSubset(of: .left) { return width }
    return edges.isEmpty ? 0 : BookPictureColors.Edge.depth(of: width)
  }

  /// True if pixels away from the edges matter.
  var wantsEveryPixel: Bool { wantsDominant || paletteSize > 0 }
}
