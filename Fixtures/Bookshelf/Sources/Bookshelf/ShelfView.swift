import BookMotion
import SwiftUI

/// The shelf. Every cover reports its place, so that its book departs from there and returns to it.
struct ShelfView: View {
  let shelf: Bookshelf
  @AccessibilityFocusState private var focus: Book.ID?

  private let columns = [GridItem(.adaptive(minimum: 140, maximum: 200), spacing: 24)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 24) {
        ForEach(shelf.books) { book in
          ShelfCover(book: book)
            .onGeometryChange(for: CGRect.self) { cover in
              cover.frame(in: .named(ShelfView.space))
            } action: { frame in
              shelf.stand(book, in: BookRect(frame))
            }
            // The place of a book is empty while it is away.
            .opacity(shelf.book == book ? 0 : 1)
            .onTapGesture { shelf.tap(book) }
            .accessibilityElement()
            .accessibilityLabel("\(book.title), by \(book.author)")
            .accessibilityHint("Opens the book")
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { shelf.tap(book) }
            .accessibilityFocused($focus, equals: book.id)
        }
      }
      .padding(24)
    }
    .scrollDisabled(shelf.book != nil)
    // Inside the scaling of the library, so that the places of the covers don't scale with the
    // pose.
    .coordinateSpace(.named(ShelfView.space))
    .onChange(of: shelf.book) { old, new in
      if new == nil { focus = old?.id }
    }
  }

  private nonisolated static let space = "shelf"
}

/// A cover that looks like a closed book of its size.
private struct ShelfCover: View {
  let book: Book

  var body: some View {
    GeometryReader { cover in
      let style = BookStyle.polish
      CoverArt(book: book)
        .clipShape(
          .rect(cornerRadius: style.corners.cover * style.scale(forWidth: cover.size.width))
        )
        .bookShadow(style.shadow.rest)
    }
    .aspectRatio(5 / 7, contentMode: .fit)
  }
}
