import BookMotion
import BookMotionPages
import BookMotionUI

extension Benchmark {
  /// Measures what a frame of the views evaluates before anything is drawn: while a book opens, its pose,
  /// its faces, its thickness, and its flyleaf; and while a leaf of an open book is in the air, its pages
  /// and all pieces of the leaf as well.
  ///
  /// The promise: one millisecond, which is an eighth of a frame at 120 Hz.
  static let openBook = Benchmark(name: "open-book") { bench in
    var desk = BookDeskState<Int>(.pictureBook)
    desk.perform(.tap(1), at: 0)
    printRow(["a frame of an open book", "µs"])
    var opening = BookDeskState<Int>(.storyReader)
    opening.perform(.tap(1), at: 0)
    let flight = Inputs.frames(64, in: opens)
    let time = bench.measure(count: flight.count) { (values: inout [Double]) in
      for index in flight.indices {
        let shelf = BookDeskFrame(opening, at: flight[index])
        values[index] = Double(shelf.faces.count + shelf.body.thickness.count)
      }
    }
    let bodies = flight.map { BookDeskFrame(opening, at: $0).body }
    bench.check(bodies.contains { $0.thickness.count > 4 }, "no thickness")
    bench.check(bodies.contains { $0.flyleaf != nil }, "no flyleaf")
    bench.report(
      "a book opens, µs", [(time / 1000).fixed(1)], figure: time / 1000, promise: 1000)
    func row(_ name: String, _ pages: BookPagesState) {
      let times = Inputs.frames(64, in: inTheAir)
      let time = bench.measure(count: times.count) { (values: inout [Double]) in
        for index in times.indices {
          let shelf = BookDeskFrame(desk, at: reading + times[index])
          let open = BookPagesFrame(pages, at: times[index])
          values[index] = Double(shelf.faces.count + open.layers.count)
        }
      }
      for time in times {
        let layers = BookPagesFrame(pages, at: time).layers.count
        bench.check(layers > 32, "\(name): \(layers) layers at \(time) s")
      }
      let figure = time / 1000
      bench.report(name + ", µs", [figure.fixed(1)], figure: figure, promise: 1000)
    }
    row("a leaf bends", pages { $0.perform(.turn(.forward), at: 0) })
    row(
      "a leaf follows a finger",
      pages {
        $0.perform(.touch(BookPoint(x: 900, y: 640)), at: 0)
        $0.perform(.drag(BookPoint(x: 560, y: 500)), at: 0)
      })
    row(
      "three leaves bend",
      pages { pages in
        for _ in 0..<3 { pages.perform(.turn(.forward), at: 0) }
      })
  }

  /// Returns pages in the middle of a book, to which something happens.
  private static func pages(_ happen: (inout BookPagesState) -> Void) -> BookPagesState {
    var pages = BookPagesState(count: 48, page: 20, screen: BookSize(width: 1000, height: 768))
    happen(&pages)
    return pages
  }

  /// The seconds after the tap in which a book leaves its shelf and opens.
  private static let opens = 0.1...1.6
  /// The time, in seconds, at which the book has long been open.
  private static let reading = 10.0
  /// The seconds after the turn in which a leaf is well in the air.
  private static let inTheAir = 0.1...0.4
}
