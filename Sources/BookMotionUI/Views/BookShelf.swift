#if canImport(SwiftUI)
import Accessibility
public import BookMotion
public import SwiftUI

/// A shelf of covers, and in front of it the book that is away.
///
/// ```swift
/// // iOS 17, macOS 14
/// import BookMotionUI
/// import SwiftUI
///
/// struct Library: View {
///   let titles = ["The Fox", "The Whale"]
///   @State private var desk = BookDesk<String>(.storyReader)
///
///   var body: some View {
///     BookShelf(desk) {
///       HStack {
///         ForEach(titles, id: \.self) { title in
///           BookCover(title, on: desk, title: title) { Image(title).resizable() }
///         }
///       }
///     } book: { title, face in
///       BookFaceArt(face, cover: Image(title), page: Image("first page"))
///     } reader: { _ in
///       BookPages(count: 12) { page in Text("Page \(page + 1)") }
///     }
///   }
/// }
/// ```
///
/// A frame is drawn only while something moves. The shelf heeds the user's preference for reduced
/// motion, the safe area, and the size of its window; it plays haptics, tells a screen reader what has
/// happened, and stands still in the background.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct BookShelf<ID: Hashable & Sendable, Shelf: View, Face: View, Reader: View>: View {
  let desk: BookDesk<ID>
  let shelf: Shelf
  let face: (ID, BookScene.Face) -> Face
  let reader: (ID) -> Reader
  @Environment(\.layoutDirection) var direction
  private(set) var settings = BookSettings()
  private(set) var playMusic: (Double) -> Void = { _ in }
  private(set) var waiting: ((ID, Choreography.Stage) -> AnyView)?
  private var choreography: Choreography?

  /// Creates a shelf.
  ///
  /// - Parameters:
  ///   - desk: The desk, which knows where everything is.
  ///   - shelf: The covers, each in a ``BookCover``, and whatever is around them.
  ///   - book: What a face of a book shows, such as a ``BookFaceArt``.
  ///   - reader: What an open book shows, such as ``BookPages``.
  public init(
    _ desk: BookDesk<ID>, @ViewBuilder shelf: () -> Shelf,
    @ViewBuilder book: @escaping (ID, BookScene.Face) -> Face,
    @ViewBuilder reader: @escaping (ID) -> Reader
  ) {
    self.desk = desk
    self.shelf = shelf()
    face = book
    self.reader = reader
  }

  /// The shelf, and the book that is away.
  public var body: some View {
    BookFrames(
      driver: desk, resize: { .resizeScreen($0.size, $0.safeAreaInsets) },
      reduceMotion: { .reduceMotion($0) }, hear: hear
    ) { insets in
      stage(insets).ignoresSafeArea()
    }
    .onChange(of: choreography, initial: true) {
      if let choreography { desk.perform(.follow(choreography)) }
    }
  }

  private func hear(_ cue: BookDeskCue<ID>, _ haptic: inout BookHaptic) {
    if settings.hasHaptics { haptic.feel(cue.cue.event) }
    if let phrase = cue.announcement(title: desk.titles[cue.book] ?? "") {
      AccessibilityNotification.Announcement(settings.words(phrase)).post()
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BookShelf {
  /// Moves books by a choreography, in place of the one that the desk was created with.
  ///
  /// A book that is away when it changes still goes back as it came.
  public func choreography(_ choreography: Choreography) -> BookShelf {
    with { $0.choreography = choreography }
  }

  /// Turns haptics on or off.
  public func haptics(_ isOn: Bool) -> BookShelf { with { $0.settings.hasHaptics = isOn } }

  /// Plays the music of the library at the volume that belongs to each frame.
  public func music(_ play: @escaping (_ volume: Double) -> Void) -> BookShelf {
    with { $0.playMusic = play }
  }

  /// Shows a view while a stage waits for the app, in place of a button that continues.
  public func waiting<Content: View>(
    @ViewBuilder _ content: @escaping (ID, Choreography.Stage) -> Content
  ) -> BookShelf {
    with { $0.waiting = { AnyView(content($0, $1)) } }
  }

  /// Says every phrase in the words of the app.
  public func phrases(_ words: @escaping (BookPhrase) -> String) -> BookShelf {
    with { $0.settings.words = words }
  }

  private func with(_ change: (inout BookShelf) -> Void) -> BookShelf {
    var shelf = self
    change(&shelf)
    return shelf
  }
}

extension BookDeskEvent {
  /// Returns the event of a screen whose area inside of the insets has a size.
  static func resizeScreen(_ size: CGSize, _ insets: EdgeInsets) -> BookDeskEvent {
    .resizeScreen(
      BookSize(
        width: size.width + insets.leading + insets.trailing,
        height: size.height + insets.top + insets.bottom),
      safeArea: BookRect(
        x: insets.leading, y: insets.top, width: size.width, height: size.height))
  }
}
#endif
