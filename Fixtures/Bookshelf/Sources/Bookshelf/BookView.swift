import BookMotion
import BookMotionColor
import SwiftUI

/// A book at an instant: its faces in true perspective, the rearmost first.
struct BookView: View {
  let book: Book
  let scene: BookScene

  var body: some View {
    ZStack(alignment: .topLeading) {
      // The reader is a separate view.
      ForEach(scene.faces.filter { $0.material != .reader }, id: \.material) { face in
        FaceView(book: book, material: face.material)
          .bookFace(face)
      }
    }
    .compositingGroup()
    .bookShadow(scene.shadow)
  }
}

/// The flat appearance of a face of a book.
struct FaceView: View {
  let book: Book
  let material: BookScene.Face.Material

  private var paper: Color { Color(BookPalette.memories.paper) }

  var body: some View {
    switch material {
    case .cover: CoverArt(book: book)
    case .coverInside: paper.overlay(Color(book.color).opacity(0.25))
    case .backCover: Color(book.color)
    case .pageBlock: paper.overlay(Color.black.opacity(0.06))
    case .pageEdges: edges
    case .spine: Color(book.color).overlay(Color.black.opacity(0.2))
    case .firstPage: PageView(book: book, page: 0)
    // This face is seen from behind, so its content is mirrored.
    case .facingPage: paper.scaleEffect(x: -1)
    case .gutter: gutter
    case .reader: EmptyView()
    }
  }

  private var edges: some View {
    LinearGradient(
      colors: [paper, .gray.opacity(0.4), paper], startPoint: .leading, endPoint: .trailing)
  }

  private var gutter: some View {
    LinearGradient(
      colors: [.clear, .black.opacity(0.15), .clear], startPoint: .leading, endPoint: .trailing)
  }
}

/// The front of a cover, on the shelf and in the air.
struct CoverArt: View {
  let book: Book

  var body: some View {
    Color(book.color)
      .overlay {
        LinearGradient(
          colors: [.white.opacity(0.18), .clear], startPoint: .topLeading, endPoint: .center)
      }
      .overlay {
        VStack(spacing: 8) {
          Text(book.title)
            .font(.system(.title3, design: .serif).weight(.semibold))
          Text(book.author)
            .font(.caption)
            .opacity(0.8)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.white)
        .padding()
      }
  }
}

/// A page, numbered from 0: first the title, then text.
struct PageView: View {
  let book: Book
  let page: Int

  var body: some View {
    Color(BookPalette.memories.paper)
      .overlay {
        VStack(spacing: 16) {
          if page == 0 {
            Text(book.title)
              .font(.system(.title, design: .serif))
            Text(book.author)
              .font(.system(.body, design: .serif).italic())
          } else {
            Text(PageView.text)
              .font(.system(.body, design: .serif))
            Spacer()
            Text("\(page)")
              .font(.footnote)
          }
        }
        .foregroundStyle(Color(BookPalette.memories.ink))
        .padding(32)
      }
  }

  private static let text = """
    It had rained all night, and the path along the river was gone. Where the stile used to be \
    there was only water, brown and in no hurry. She took off her shoes, looked round once, and \
    stepped in as if somebody had asked her to.
    """
}
