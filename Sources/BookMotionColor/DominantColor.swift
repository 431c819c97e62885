package import BookMotion

extension ColorHistogram {
  /// The color that more of the picture looks like than any other; nil if nothing can be seen.
  ///
  /// More precisely: the place in `OKLab` around which most of the picture lies no further than
  /// 0.05 away, which is about as much as people call the same color. Not a mean of the whole, which
  /// may be a color that occurs nowhere. A picture of one color gives exactly that one, whatever it
  /// is: white is a color like any other. Of two colors the one with more pixels is given, exactly,
  /// unless they are so near (0.1) that a shade between looks like both.
  ///
  /// ```swift
  /// let row: [UInt8] = [51, 102, 153, 51, 102, 153, 255, 255, 255]
  /// var histogram = ColorHistogram()
  /// histogram.add(rgb: row.span)
  /// histogram.dominant()?.bytes  // (red: 51, green: 102, blue: 153)
  /// ```
  ///
  /// Complexity: At most some milliseconds, for pictures in which every color occurs.
  package func dominant() -> RGB? { answers(paletteSize: 0).dominant }

  /// The colors of the picture, the one that most of it looks like first, as many as asked for or
  /// as there are.
  ///
  /// They look different: no two are nearer than 0.05 in `OKLab`. No part of the picture counts for
  /// two of them, so the shares add up to 1 at most, and to less if the picture has other colors
  /// too. The first is the ``dominant()`` one, but for pictures where a second is as present to a
  /// thousandth.
  ///
  /// - Precondition: `count` is not negative.
  package func palette(_ count: Int) -> [Swatch] { answers(paletteSize: count).palette }

  /// Both in one search: the dominant color is what it finds first.
  func answers(paletteSize count: Int) -> (dominant: RGB?, palette: [Swatch]) {
    precondition(count >= 0, "a palette has 0 colors or more")
    var search = ColorSearch(self)
    let first = search.next()
    guard let first, count > 0 else { return (first?.color, []) }
    let total = Double(search.total)
    var swatches = [Swatch(color: first.color, share: Double(first.weight) / total)]
    while swatches.count < count, let find = search.next() {
      swatches.append(Swatch(color: find.color, share: Double(find.weight) / total))
    }
    // What is found later can be larger by what the first search saw less finely.
    let order = swatches.indices.sorted { one, two in
      swatches[one].share != swatches[two].share
        ? swatches[one].share > swatches[two].share : one < two
    }
    return (first.color, order.map { swatches[$0] })
  }
}
