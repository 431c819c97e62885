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
  private let desk: BookDesk<ID>
  private let shelf: Shelf
  private let face: (ID, BookScene.Face) -> Face
  private let reader: (ID) -> Reader
  private var settings = BookSettings()
  private var playMusic: ((Double) -> Void)?
  private var waiting: ((ID, Choreography.Stage) -> AnyView)?

  @State private var haptic = BookHaptic()
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.scenePhase) private var scenePhase

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
    GeometryReader { area in
      let insets = area.safeAreaInsets
      TimelineView(.animation(paused: !desk.needsFrames)) { moment in
        BookStage(
          desk: desk, date: moment.date, shelf: shelf, face: face, reader: reader,
          settings: settings, insets: insets, waiting: waiting
        )
        .onChange(of: moment.date) { tick() }
      }
      .ignoresSafeArea()
      .onChange(of: BookArea(area.size, insets), initial: true) { _, area in
        desk.perform(.resizeScreen(area.screen, safeArea: area.safe))
      }
    }
    .onChange(of: reduceMotion, initial: true) { desk.perform(.reduceMotion(reduceMotion)) }
    .onChange(of: scenePhase, initial: true) { desk.isPaused = scenePhase == .background }
    .feel(haptic)
  }

  private func tick() {
    desk.relay = hear
    desk.tick()
    playMusic?(desk.state.pose(at: desk.now).musicVolume)
  }

  private func hear(_ cue: BookDeskCue<ID>) {
    if settings.hasHaptics { haptic.feel(cue.cue.event) }
    if let phrase = cue.announcement(title: desk.titles[cue.book] ?? "") {
      AccessibilityNotification.Announcement(settings.words(phrase)).post()
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BookShelf {
  /// Turns haptics on or off.
  public func haptics(_ isOn: Bool) -> BookShelf {
    var shelf = self
    shelf.settings.hasHaptics = isOn
    return shelf
  }

  /// Plays the music of the library at the volume that belongs to each frame.
  public func music(_ play: @escaping (_ volume: Double) -> Void) -> BookShelf {
    var shelf = self
    shelf.playMusic = play
    return shelf
  }

  /// Shows a view while a stage waits for the app, in place of a button that continues.
  public func waiting<Content: View>(
    @ViewBuilder _ content: @escaping (ID, Choreography.Stage) -> Content
  ) -> BookShelf {
    var shelf = self
    shelf.waiting = { AnyView(content($0, $1)) }
    return shelf
  }

  /// Says every phrase in the words of the app.
  public func phrases(_ words: @escaping (BookPhrase) -> String) -> BookShelf {
    var shelf = self
    shelf.settings.words = words
    return shelf
  }
}

/// The size of a screen, and the part of it that nothing covers.
private struct BookArea: Equatable {
  let screen: BookSize
  let safe: BookRect

  init(_ size: CGSize, _ insets: EdgeInsets) {
    screen = BookSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
    safe = BookRect(
      x: insets.leading, y: insets.top, width: size.width, height: size.height)
  }
}
#endif
