#if canImport(SwiftUI)
public import BookMotion
import BookMotionBody
public import SwiftUI

/// What a face of a book shows: its cover, its first page, or cloth and paper.
///
/// A ``BookShelf`` asks for it face by face, and puts each where it belongs. Around the cover and the
/// pages is the white border of the choreography's style.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct BookFaceArt<Cover: View, Page: View>: View {
  private let face: BookScene.Face
  private let board: Color
  private let cover: Cover
  private let page: Page
  @Environment(\.bookSettings) private var settings

  /// Creates a face of a book from views for its cover and its first page.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - board: The color of the boards and of the spine, which a shelf takes from here for the thickness
  ///     of the book, too.
  ///   - cover: What the front of the cover shows.
  ///   - page: What the first page shows.
  public init(
    _ face: BookScene.Face, board: Color = .brown, @ViewBuilder cover: () -> Cover,
    @ViewBuilder page: () -> Page
  ) {
    self.face = face
    self.board = board
    self.cover = cover()
    self.page = page()
  }

  /// The face.
  public var body: some View {
    art.preference(key: BookBoardKey.self, value: board)
  }

  @ViewBuilder private var art: some View {
    switch face.kind {
    case .cover: bordered(cover)
    case .firstPage: bordered(page)
    case .coverInside: BookPaper.paper.overlay { board.opacity(BookPaper.lining) }
    case .backCover: board
    case .pageBlock: BookPaper.paper.overlay { Color.black.opacity(BookPaper.blockShade) }
    // This face is seen from behind: print on it would have to be mirrored.
    case .facingPage: bordered(BookPaper.paper)
    case .gutter:
      LinearGradient(
        colors: settings.style.gutter.opacities.map { Color.black.opacity($0) },
        startPoint: .leading, endPoint: .trailing)
    // Parts of the thickness, and a view of its own: a shelf asks for none of them.
    case .spine, .pageEdges, .reader: EmptyView()
    }
  }

  private func bordered(_ print: some View) -> some View {
    let field = face.field(in: settings.style, binding: settings.binding)
    return
      print
      .clipShape(
        RoundedRectangle(cornerRadius: max(face.cornerRadius - field.y, 0))
          .path(in: CGRect(field))
      )
      .background(.white)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BookFaceArt where Cover == Image, Page == Image {
  /// Creates a face of a book from pictures of its cover and its first page, which fill it.
  public init(
    _ face: BookScene.Face, board: Color = .brown, cover: Image, page: Image
  ) {
    self.init(face, board: board) {
      cover.resizable()
    } page: {
      page.resizable()
    }
  }
}

/// The materials of a book.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
enum BookPaper {
  /// The color of boards that have none of their own.
  static var board: Color { .brown }
  static var paper: Color { paper(inked: 0) }
  /// The color of shadows on paper: warm, and not black.
  static var ink: Color { paper(inked: 1) }
  /// The color of the free edge of a leaf.
  static var edge: Color { Color(red: 0.29, green: 0.23, blue: 0.15) }

  /// Returns the color of paper that is mixed with a share of ink, as frames have both.
  static func paper(inked share: Double) -> Color {
    func mixed(_ paper: Double, _ ink: Double) -> Double { paper + (ink - paper) * share }
    return Color(red: mixed(0.96, 0.1), green: mixed(0.95, 0.08), blue: mixed(0.925, 0.055))
  }

  /// Returns the light on a face, from the hinge to the free edge.
  static func light(_ shades: [LightShade], from hinge: BookBinding) -> LinearGradient {
    LinearGradient(
      stops: shades.map(stop),
      startPoint: hinge == .left ? .leading : .trailing,
      endPoint: hinge == .left ? .trailing : .leading)
  }

  /// Returns the shade as a part of a gradient.
  static func stop(_ shade: LightShade) -> Gradient.Stop {
    Gradient.Stop(
      color: shade.opacity < 0 ? .white.opacity(-shade.opacity) : ink.opacity(shade.opacity),
      location: shade.position)
  }

  /// The opacity of the boards behind the lining.
  static var lining: Double { 0.25 }
  /// The shade of pages below the topmost.
  static var blockShade: Double { 0.06 }
}
#endif
