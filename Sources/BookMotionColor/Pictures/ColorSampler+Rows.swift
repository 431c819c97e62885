extension ColorSampler {
  /// Adds the pixels of a row that the request needs, after the row's length was checked.
  mutating func take(_ row: RawSpan, y: Int, _ columns: PixelColumns) {
    for index in edges.indices { edges[index].part = part(of: edges[index].edge, y: y, columns) }
    let isInTopOrBottom = edges.contains { $0.edge.isHorizontal && !$0.part.isEmpty }
    // A single column is the left edge and the right one.
    if request.wantsEveryPixel || isInTopOrBottom || width == 1 {
      take(row, y: y, columns, pixels: 0..<columns.count)
    } else {
      // The pixels between the edges are skipped.
      for index in edges.indices { take(row, y: y, columns, pixels: edges[index].part) }
    }
  }

  /// Returns the pixels of a row that belong to an edge.
  private func part(
    of edge: BookPictureColors.Edge, y: Int, _ columns: PixelColumns
  ) -> Range<Int> {
    let deep = BookPictureColors.Edge.depth(of: edge.isHorizontal ? height : width)
    return switch edge {
    case .left: 0..<columns.before(column: deep)
    case .right: columns.before(column: width - deep)..<columns.count
    case .top: 0..<(y < deep ? columns.count : 0)
    case .bottom: 0..<(y >= height - deep ? columns.count : 0)
    }
  }

  /// Adds pixels of a row, expanding them to bytes of red, green, blue, and opacity if they are
  /// stored differently.
  private mutating func take(
    _ row: RawSpan, y: Int, _ columns: PixelColumns, pixels: Range<Int>
  ) {
    guard !pixels.isEmpty else { return }
    let count = pixels.count
    if let layout = format.layout {
      add(row, from: 0, layout, pixels)
      guard request.wantsEveryPixel else { return }
      let bytes = Span<UInt8>(_bytes: row.extracting(0..<count * layout.bytesPerPixel))
      self.count(bytes, y: y, columns, isOpaque: layout == .rgb)
      return
    }
    // Moved out of `self`, so that it can be read while the sums are written.
    var bytes = scratch
    scratch = []
    defer { scratch = bytes }
    if bytes.count < 4 * count { bytes = ContiguousArray(repeating: 0, count: 4 * count) }
    format.expand(row, pixels: pixels, into: &bytes)
    // A mean of stored values is that of the premultiplied ones; everything else sees straight ones.
    let isSummedFirst = format.isPremultiplied && request.mean == .stored
    if format.isPremultiplied && !isSummedFirst {
      BookPixelFormat.divideByAlpha(&bytes, count: count)
    }
    unsafe bytes.withUnsafeBytes {
      unsafe add($0.bytes, from: pixels.lowerBound, isSummedFirst ? .premultiplied : .rgba, pixels)
    }
    guard request.wantsEveryPixel else { return }
    if isSummedFirst { BookPixelFormat.divideByAlpha(&bytes, count: count) }
    self.count(bytes.span.extracting(0..<4 * count), y: y, columns, isOpaque: false)
  }

  /// Adds the counted pixels of a row to the histogram, or collects them for it.
  private mutating func count(
    _ row: Span<UInt8>, y: Int, _ columns: PixelColumns, isOpaque: Bool
  ) {
    if counted.isWhole {
      if isOpaque { histogram?.add(rgb: row) } else { histogram?.add(rgba: row) }
      return
    }
    let size = isOpaque ? 3 : 4
    counted.forEach(in: columns, y: y) { pixel in
      let at = size * pixel
      for byte in 0..<3 { countedPixels.append(row[at + byte]) }
      countedPixels.append(isOpaque ? .max : row[at + 3])
    }
  }

  /// Adds those of some pixels to each edge that belong to it; `start` is the index of the first
  /// pixel in `bytes`.
  private mutating func add(
    _ bytes: RawSpan, from start: Int, _ layout: EdgeSample.Layout, _ pixels: Range<Int>
  ) {
    for index in edges.indices {
      let part = edges[index].part.clamped(to: pixels)
      edges[index].sample.add(
        bytes, pixels: part.lowerBound - start..<part.upperBound - start, layout: layout)
    }
  }
}

extension BookPixelFormat {
  /// The layout of rows that can be added without conversion; `nil` for other formats.
  fileprivate var layout: EdgeSample.Layout? {
    guard bitDepth == 8, transparent == nil, !isPremultiplied else { return nil }
    return kind == .rgb ? .rgb : kind == .rgba ? .rgba : nil
  }
}
