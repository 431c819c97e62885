extension ColorHistogram {
  /// Returns the color that the largest part of the picture looks like; `nil` if the picture is
  /// invisible.
  ///
  /// The result is the point in `OKLab` with the most of the picture within a distance of 0.05,
  /// which is about the range that people call the same color. It isn't the mean of the whole
  /// picture, which may be a color that doesn't occur in it. For a picture of one color, the result
  /// is exactly that color; white isn't special. For two colors, it is exactly the one with more
  /// pixels, unless they are so close (0.1) that a shade in between looks like both.
  ///
  /// ```swift
  /// let row: [UInt8] = [51, 102, 153, 51, 102, 153, 255, 255, 255]
  /// var histogram = ColorHistogram()
  /// histogram.add(rgb: row.span)
  /// histogram.dominant()?.bytes  // (red: 51, green: 102, blue: 153)
  /// ```
  ///
  /// - Complexity: At most a few milliseconds, for pictures in which every color occurs.
  package func dominant() -> RGB? { answers(paletteSize: 0).dominant }

  /// Returns at most `count` colors of the picture, the most common first.
  ///
  /// The colors look different: no two are closer than 0.05 in `OKLab`. No part of the picture
  /// counts for two of them, so the shares add up to at most 1, or to less if the picture has other
  /// colors too. The first color is ``dominant()``, except in pictures where another color's share
  /// is within a thousandth of it.
  ///
  /// - Precondition: `count` is not negative.
  package func palette(_ count: Int) -> [BookSwatch] { answers(paletteSize: count).palette }

  /// Returns both in one search: the dominant color is the first one found.
  func answers(paletteSize count: Int) -> (dominant: RGB?, palette: [BookSwatch]) {
    precondition(count >= 0, "a palette has at least 0 colors")
    var search = ColorSearch(self)
    var finds: [ColorSearch.Find] = []
    while finds.count < max(count, 1), let find = search.next() { finds.append(find) }
    let swatches = finds.prefix(count).map {
      BookSwatch(color: $0.color, share: Double($0.weight) / Double(search.total))
    }
    // A later find can be larger, because the coarse search underestimated it.
    let order = swatches.indices.sorted { one, two in
      (-swatches[one].share, one) < (-swatches[two].share, two)
    }
    return (finds.first?.color, order.map { swatches[$0] })
  }
}
