import BookMotion
import BookMotionColor
import SwiftUI

/// The open book, with pages that turn by finger, button, key, and VoiceOver.
struct ReaderView: View {
  let shelf: Bookshelf
  let book: Book
  let pages: PageDriver

  var body: some View {
    SpreadView(book: book, pages: pages, layout: shelf.spread(of: book))
      .finger(touch: touch, drag: drag, release: release)
      .accessibilityElement()
      .accessibilityLabel(book.title)
      .accessibilityValue("Page \(pageNumber) of \(book.pageCount)")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: shelf.turnPage(.forward)
        case .decrement: shelf.turnPage(.back)
        @unknown default: break
        }
      }
      .accessibilityAction(named: "Close the book") { shelf.close() }
      .background {
        LinearGradient(
          colors: [Color(BookPalette.memories.table), Color(BookPalette.memories.tableEdge)],
          startPoint: .top, endPoint: .bottom)
      }
      .overlay(alignment: .bottom) { buttons }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .accessibilityAction(.escape) { shelf.close() }
  }

  private var buttons: some View {
    HStack(spacing: 32) {
      Button("Previous page", systemImage: "chevron.backward") { shelf.turnPage(.back) }
        .keyboardShortcut(book.binding == .left ? .leftArrow : .rightArrow, modifiers: [])
        .disabled(pages.machine.turned == 0)
      Button("Close", systemImage: "xmark") { shelf.close() }
        .keyboardShortcut(.cancelAction)
      Button("Next page", systemImage: "chevron.forward") { shelf.turnPage(.forward) }
        .keyboardShortcut(book.binding == .left ? .rightArrow : .leftArrow, modifiers: [])
        .disabled(pages.machine.turned == book.leafCount)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
    .padding()
    // The chevrons of a right-bound book are mirrored.
    .environment(\.layoutDirection, book.binding == .left ? .leftToRight : .rightToLeft)
  }

  private func touch(_ finger: BookPoint) {
    pages.send { $0.touch(position(of: finger), at: $1) }
  }

  private func drag(to finger: BookPoint) {
    if pages.machine.isHeld { pages.send { $0.drag(to: position(of: finger), at: $1) } }
  }

  private func release(velocity: BookPoint) {
    let velocity = BookPoint(x: outward * velocity.x, y: velocity.y)
    if pages.machine.isHeld { pages.send { $0.release(velocity: velocity, at: $1) } }
  }

  private var pageNumber: Int { min(2 * pages.machine.turned + 1, book.pageCount) }

  /// The sign of x away from the spine. Pages use coordinates as if every book were bound on the
  /// left.
  private var outward: Double { book.binding == .left ? 1 : -1 }

  private func position(of finger: BookPoint) -> BookPoint {
    let layout = shelf.spread(of: book)
    let turned = pages.machine.pose(at: pages.now).turned
    let spine = layout.spine(turned: turned, of: book.leafCount)
    return BookPoint(x: outward * (finger.x - spine), y: finger.y - layout.top)
  }
}
