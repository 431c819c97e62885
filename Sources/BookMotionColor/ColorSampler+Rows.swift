import BookMotion

/// The columns of a row's pixels: `count` of them, every `step`th from `first` on.
struct PixelColumns {
  let first: Int
  let step: Int
  let count: Int

  /// Returns the number of pixels to the left of a column.
  func before(column: Int) -> Int {
    guard column > first else { return 0 }
    return min(count, (column - first - 1) / step + 1)
  }
}

extension ColorSampler {
  /// The pixels of a row that belong to each edge.
  private struct Parts {
    var left = 0..<0
    var right = 0..<0
    var top = 0..<0
    var bottom = 0..<0
  }

  /// Adds the pixels of a row that the request needs, after the row's length was checked.
  mutating func take(_ row: RawSpan, y: Int, _ pixelColumns: PixelColumns) {
    let all = 0..<pixelColumns.count
    let depth = BookPictureColors.Edge.depth(of: width)
    var parts = Parts()
    if request.edges.contains(.left) { parts.left = 0..<pixelColumns.before(column: depth) }
    if request.edges.contains(.right) {
      parts.right = pixelColumns.before(column: width - depth)..<pixelColumns.count
    }
    if request.edges.contains(.top), y < BookPictureColors.Edge.depth(of: height) {
      parts.top = all
    }
    if request.edges.contains(.bottom), y >= height - BookPictureColors.Edge.depth(of: height) {
      parts.bottom = all
    }
    if request.wantsEveryPixel || !parts.top.isEmpty || !parts.bottom.isEmpty {
      take(row, y: y, pixelColumns, pixels: all, parts)
    } else {
      // The pixels between the edges are skipped.
      take(row, y: y, pixelColumns, pixels: parts.left, Parts(left: parts.left))
      take(row, y: y, pixelColumns, pixels: parts.right, Parts(right: parts.right))
    }
  }

  /// Adds pixels of a row, expanding them to bytes of red, green, blue, and opacity if they are
  /// stored differently.
  private mutating func take(
    _ row: RawSpan, y: Int, _ pixelColumns: PixelColumns, pixels: Range<Int>, _ parts: Parts
  ) {
    guard !pixels.isEmpty else { return }
    let wantsStraight = format.isPremultiplied && request.mean == .linearLight
    if let layout = format.layout, !wantsStraight {
      add(row, from: 0, layout, parts)
      guard request.wantsEveryPixel else { return }
      if layout != .premultiplied {
        let length = pixels.count * layout.bytesPerPixel
        let bytes = Span<UInt8>(_bytes: row.extracting(0..<length))
        count(bytes, y: y, pixelColumns, isOpaque: layout == .rgb)
        return
      }
    }
    // Moved out of `self`, so that it can be read while the sums are written.
    var bytes = scratch
    scratch = []
    defer { scratch = bytes }
    let count = pixels.count
    if bytes.count < 4 * count { bytes = ContiguousArray(repeating: 0, count: 4 * count) }
    if !format.expand(row, pixels: pixels, into: &bytes) { hasUnknownIndex = true }
    if wantsStraight { BookPixelFormat.divideByAlpha(&bytes, count: count) }
    if format.layout == nil || wantsStraight {
      let layout: EdgeSample.Layout =
        format.isPremultiplied && !wantsStraight ? .premultiplied : .rgba
      unsafe bytes.withUnsafeBytes {
        unsafe add($0.bytes, from: pixels.lowerBound, layout, parts)
      }
    }
    guard request.wantsEveryPixel else { return }
    if format.isPremultiplied && !wantsStraight {
      BookPixelFormat.divideByAlpha(&bytes, count: count)
    }
    self.count(bytes.span.extracting(0..<4 * count), y: y, pixelColumns, isOpaque: false)
  }

  /// Adds the counted pixels of a row to the histogram, or collects them for it.
  private mutating func count(
    _ row: Span<UInt8>, y: Int, _ pixelColumns: PixelColumns, isOpaque: Bool
  ) {
    if counted.isWhole {
      if isOpaque { histogram?.add(rgb: row) } else { histogram?.add(rgba: row) }
      return
    }
    let size = isOpaque ? 3 : 4
    counted.forEach(in: pixelColumns, y: y) { pixel in
      let at = size * pixel
      for byte in 0..<3 { countedPixels.append(row[at + byte]) }
      countedPixels.append(isOpaque ? .max : row[at + 3])
    }
  }

  /// Adds pixels to the edges; `start` is the index of the first pixel in `bytes`.
  private mutating func add(
    _ bytes: RawSpan, from start: Int, _ layout: EdgeSample.Layout, _ parts: Parts
  ) {
    left.add(bytes, pixels: parts.left.less(start), layout: layout)
    right.add(bytes, pixels: parts.right.less(start), layout: layout)
    top.add(bytes, pixels: parts.top.less(start), layout: layout)
    bottom.add(bytes, pixels: parts.bottom.less(start), layout: layout)
  }
}

extension BookPixelFormat {
  /// The layout of rows that can be added without conversion; `nil` for other formats.
  fileprivate var layout: EdgeSample.Layout? {
    guard bitDepth == 8, transparent == nil else { return nil }
    switch kind {
    case .rgb: return .rgb
    case .rgba: return isPremultiplied ? .premultiplied : .rgba
    case .gray, .grayAlpha, .bgra, .indexed: return nil
    }
  }
}

extension Range<Int> {
  /// Returns this range with both bounds reduced by `start`; an empty range stays empty.
  fileprivate func less(_ start: Int) -> Range<Int> {
    isEmpty ? 0..<0 : lowerBound - start..<upperBound - start
  }
}
