public import BookMotion

/// The shading of the pages of an open book that lie flat: from the spine outward, and in the fold.
///
/// ```swift
/// let shading = PageSpreadShading.memories
/// shading.opacity(at: 0, ofWidth: 300)  // 0.0788…
/// shading.opacity(at: 300, ofWidth: 300)  // 0.02…
/// ```
///
/// Shading is black, with these opacities, over whatever is printed.
public struct PageSpreadShading: Hashable, Sendable {
  /// An opacity at a share of a page's width from the spine.
  public struct Stop: Hashable, Sendable {
    /// The share, from 0 at the spine to 1 at the outer edge.
    public let share: Double
    /// The opacity, from 0 to 1.
    public let opacity: Double

    /// Creates a stop.
    public init(_ share: Double, _ opacity: Double) {
      self.share = share
      self.opacity = opacity
    }
  }

  /// The shade of each page, linear between stops, which are in order.
  var sides: [Stop]

  /// The shadow in the fold itself, over both pages, or `nil` if there is only one page.
  public var gutter: BookStyle.Gutter?

  /// Creates a shading.
  public init(sides: [Stop], gutter: BookStyle.Gutter? = nil) {
    self.sides = sides
    self.gutter = gutter
  }

  /// The shading of a book of memories, whose paper rises out of the fold over three tenths of a
  /// page.
  public static let memories = PageSpreadShading(
    sides: [Stop(0, 0.06), Stop(0.3, 0.02), Stop(1, 0.02)],
    gutter: BookStyle.Gutter(width: 16, side: 0, shoulder: 0.08, middle: 0.02))

  /// Returns the opacity at a distance from the spine, on a page of the given width.
  public func opacity(at distance: Double, ofWidth width: Double) -> Double {
    opacity(at: distance / width, fold: fold(ofWidth: width))
  }

  /// Returns the same shading as the stops of a linear gradient.
  public func stops(ofWidth width: Double) -> [Stop] {
    let fold = fold(ofWidth: width)
    var stops: [Stop] = []
    for share in ([0, 1] + (sides + fold).map { min(max($0.share, 0), 1) }).sorted()
    where stops.last?.share != share {
      stops.append(Stop(share, opacity(at: share, fold: fold)))
    }
    return stops
  }

  /// Returns the opacity of both shades together: 1 − (1 − a)(1 − b).
  private func opacity(at share: Double, fold: [Stop]) -> Double {
    1 - (1 - PageSpreadShading.opacity(of: sides, at: share))
      * (1 - PageSpreadShading.opacity(of: fold, at: share))
  }

  /// Returns the stops of the half of the gutter that is on a page.
  private func fold(ofWidth width: Double) -> [Stop] {
    guard let gutter else { return [] }
    let half = gutter.opacities.suffix(gutter.opacities.count / 2 + 1)
    let step = gutter.width / 2 / Double(half.count - 1) / width
    return half.enumerated().map { Stop(Double($0.offset) * step, $0.element) }
  }

  private static func opacity(of stops: [Stop], at share: Double) -> Double {
    guard let after = stops.firstIndex(where: { $0.share > share }) else {
      return stops.last?.opacity ?? 0
    }
    guard after > 0 else { return stops[0].opacity }
    let (from, to) = (stops[after - 1], stops[after])
    return from.opacity
      + (to.opacity - from.opacity) * (share - from.share) / (to.share - from.share)
  }
}
