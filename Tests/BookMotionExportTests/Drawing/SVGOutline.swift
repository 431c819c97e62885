import BookMotion

/// The outline of a path as points, by SVG's rules for relative commands.
struct SVGOutline {
  private var pieces: [[BookPoint]] = []

  init(_ data: String) {
    var (at, start) = (BookPoint.zero, BookPoint.zero)
    for match in data.matches(of: /([a-zA-Z])([^a-zA-Z]*)/) {
      let numbers = SVGElement.numbers(in: String(match.2))
      func step(_ index: Int) -> BookPoint {
        BookPoint(x: at.x + numbers[index], y: at.y + numbers[index + 1])
      }
      switch match.1 {
      case "M":
        (at, start) = (
          BookPoint(x: numbers[0], y: numbers[1]), BookPoint(x: numbers[0], y: numbers[1])
        )
      case "l":
        for index in stride(from: 0, to: numbers.count, by: 2) { line(to: step(index), from: &at) }
      case "h": line(to: BookPoint(x: at.x + numbers[0], y: at.y), from: &at)
      case "v": line(to: BookPoint(x: at.x, y: at.y + numbers[0]), from: &at)
      case "c":
        for index in stride(from: 0, to: numbers.count, by: 6) {
          pieces.append([at, step(index), step(index + 2), step(index + 4)])
          at = step(index + 4)
        }
      default: at = start
      }
    }
  }

  private mutating func line(to end: BookPoint, from start: inout BookPoint) {
    pieces.append([start, end])
    start = end
  }

  func points(perCurve count: Int) -> [BookPoint] {
    pieces.flatMap { piece in
      (0...count).map { number in
        // De Casteljau's algorithm: interpolate neighbors until one point is left.
        var points = piece
        let share = Double(number) / Double(count)
        while points.count > 1 {
          points = zip(points, points.dropFirst()).map {
            BookPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
          }
        }
        return points[0]
      }
    }
  }
}
