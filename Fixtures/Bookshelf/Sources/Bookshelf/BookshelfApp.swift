import BookMotion
import BookMotionUI
import SwiftUI

#if os(macOS)
import AppKit
#endif

/// A demo app: a shelf of books to tap, or to pull open with a finger.
@main
struct BookshelfApp: App {
  init() {
    #if os(macOS)
    // `swift run` creates no bundle, and without one a process is not an app with windows.
    NSApplication.shared.setActivationPolicy(.regular)
    NSApplication.shared.activate()
    #endif
  }

  var body: some Scene {
    WindowGroup { Library() }
  }
}

/// The shelf, the book that is away from it, and the pages of an open one.
private struct Library: View {
  @State private var desk = BookDesk<Story.ID>(.pictureBook)

  private let columns = [GridItem(.adaptive(minimum: 140, maximum: 200), spacing: 24)]

  var body: some View {
    BookShelf(desk) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 24) {
          ForEach(Story.samples) { story in
            BookCover(story.id, on: desk, title: story.title, binding: story.binding) {
              CoverArt(story: story)
                .clipShape(.rect(cornerRadius: 8))
                .aspectRatio(5 / 7, contentMode: .fit)
            }
            .accessibilityLabel("\(story.title), by \(story.author)")
          }
        }
        .padding(24)
      }
      .background(Color(red: 0.96, green: 0.95, blue: 0.91))
    } book: { id, face in
      BookFaceArt(face, board: Story.named(id).color) {
        CoverArt(story: Story.named(id))
      } page: {
        PageView(story: Story.named(id), page: 0)
      }
    } reader: { id in
      BookPages(count: Story.named(id).pageCount) { page in
        PageView(story: Story.named(id), page: page)
      }
      .background(Color(red: 0.93, green: 0.9, blue: 0.85))
      .accessibilityLabel(id)
    }
  }
}

/// The front of a cover, on the shelf and in the air.
private struct CoverArt: View {
  let story: Story

  var body: some View {
    story.color
      .overlay {
        LinearGradient(
          colors: [.white.opacity(0.18), .clear], startPoint: .topLeading, endPoint: .center)
      }
      .overlay {
        VStack(spacing: 8) {
          Text(story.title)
            .font(.system(.title3, design: .serif).weight(.semibold))
          Text(story.author)
            .font(.caption)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.white)
        .padding()
      }
  }
}

/// A page, counted from 0: first the title, then text.
private struct PageView: View {
  let story: Story
  let page: Int

  var body: some View {
    Color(red: 0.96, green: 0.95, blue: 0.91)
      .overlay {
        VStack(spacing: 16) {
          if page == 0 {
            Text(story.title)
              .font(.system(.title, design: .serif))
            Text(story.author)
              .font(.system(.body, design: .serif).italic())
          } else {
            Text(Story.text)
              .font(.system(.body, design: .serif))
            Spacer()
            Text("\(page)")
              .font(.footnote)
          }
        }
        .foregroundStyle(Color(red: 0.18, green: 0.16, blue: 0.15))
        .padding(32)
      }
  }
}
