import BookMotion
import SwiftUI

/// The shelf: every cover reports where it is, so that its book sets out from there and comes back.
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
            // While it is away its place is empty.
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
    // The library scales with the pose, and the places of its covers don't: this is inside.
    .coordinateSpace(.named(ShelfView.space))
    .onChange(of: shelf.book) { old, new in
      if new == nil { focus = old?.id }
    }
  }

  private nonisolated static let space = "shelf"
}

/// A cover as a closed book of its size shows it.
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
