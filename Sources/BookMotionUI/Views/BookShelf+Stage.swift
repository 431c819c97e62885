#if canImport(SwiftUI)
import BookMotion
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BookShelf {
  /// Returns a frame of the shelf.
  func stage(_ insets: EdgeInsets) -> some View {
    let frame = BookDeskFrame(desk.state, at: desk.now)
    return ZStack(alignment: .topLeading) {
      library(frame, insets)
      if let book = frame.book {
        picture(of: book, frame)
        hand(frame)
        if frame.pose.readerOpacity > 0 { openBook(book, frame, insets) }
        if frame.pose.overlayOpacity > 0 {
          Color.black.opacity(frame.pose.overlayOpacity).allowsHitTesting(false)
        }
        if !frame.buttons.isEmpty { buttons(of: book, frame).safeAreaPadding(insets) }
      }
    }
    .environment(\.bookSettings, settings(for: frame))
    .onChange(of: frame.pose.musicVolume, initial: true) { _, volume in playMusic(volume) }
    #if os(tvOS) || os(macOS)
    .onExitCommand(perform: frame.book == nil ? nil : { desk.perform(.close) })
    #endif
  }

  private func settings(for frame: BookDeskFrame<ID>) -> BookSettings {
    var settings = settings
    settings.away = frame.book.map { AnyHashable($0) }
    (settings.binding, settings.style) = (frame.binding, frame.style)
    settings.back = frame.focus.map { AnyHashable($0) }
    return settings
  }

  private func library(_ frame: BookDeskFrame<ID>, _ insets: EdgeInsets) -> some View {
    shelf
      .safeAreaPadding(insets)
      .scrollDisabled(frame.book != nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      // Inside of the scaling, so that the places of covers don't depend on the pose.
      .coordinateSpace(.named(BookSettings.space))
      .scaleEffect(frame.pose.libraryScale)
      .blur(radius: frame.pose.libraryBlur)
      .opacity(frame.pose.libraryOpacity)
      .accessibilityHidden(frame.book != nil)
  }

  private func picture(of book: ID, _ frame: BookDeskFrame<ID>) -> some View {
    let (shadow, body) = (frame.pose.shadow, frame.body)
    let covers: [BookScene.Face.Kind] = [.cover, .coverInside]
    // The flyleaf is in front of the inside of the cover, and behind its front.
    let (beneath, above) = frame.showsFront ? (body.flyleaf, nil) : (nil, body.flyleaf)
    return ZStack(alignment: .topLeading) {
      faces(of: book, frame.faces.filter { !covers.contains($0.kind) }, frame)
        .overlayPreferenceValue(BookBoardKey.self) { board in
          Canvas { context, _ in beneath?.draw(in: context, board: board ?? BookPaper.board) }
        }
      faces(of: book, frame.faces.filter { covers.contains($0.kind) }, frame)
        .backgroundPreferenceValue(BookBoardKey.self) { board in
          Canvas { context, _ in
            body.drawBoardEdge(in: context, board: board ?? BookPaper.board)
          }
        }
    }
    .overlayPreferenceValue(BookBoardKey.self) { board in
      Canvas { context, _ in above?.draw(in: context, board: board ?? BookPaper.board) }
    }
    .backgroundPreferenceValue(BookBoardKey.self) { board in
      Canvas { context, _ in
        body.drawBeneathFaces(in: context, board: board ?? BookPaper.board)
      }
    }
    // Where a face is does not depend on the direction in which text is read.
    .environment(\.layoutDirection, .leftToRight)
    .compositingGroup()
    .shadow(
      color: .black.opacity(shadow.opacity), radius: shadow.radius, x: shadow.x, y: shadow.y
    )
    .opacity(frame.pose.bookOpacity)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  /// Faces of a book in their places on the screen.
  private func faces(
    of book: ID, _ faces: [BookScene.Face], _ frame: BookDeskFrame<ID>
  ) -> some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(faces, id: \.kind) { side in
        face(book, side)
          .environment(\.layoutDirection, direction)
          .frame(width: side.rect.width, height: side.rect.height)
          .overlay { BookPaper.light(frame.shades(on: side), from: frame.binding) }
          .clipShape(corners(of: side, frame))
          .projectionEffect(ProjectionTransform(side))
          .opacity(side.opacity)
      }
    }
  }

  /// The outline of a face before it is turned: what is bound to the spine has square corners there.
  private func corners(
    of face: BookScene.Face, _ frame: BookDeskFrame<ID>
  ) -> UnevenRoundedRectangle {
    let (outer, inner) = (face.cornerRadius, frame.spineRadius(of: face))
    let (left, right) = frame.binding == .left ? (inner, outer) : (outer, inner)
    return UnevenRoundedRectangle(
      topLeadingRadius: left, bottomLeadingRadius: left, bottomTrailingRadius: right,
      topTrailingRadius: right)
  }

  /// What takes taps and fingers for the book in the air.
  private func hand(_ frame: BookDeskFrame<ID>) -> some View {
    Color.clear
      .contentShape(Path(CGRect(frame.reach)))
      .onTapGesture { desk.perform(frame.turn) }
      .modifier(
        BookFinger(
          touch: { desk.perform(.touch($0)) }, drag: { desk.perform(.drag($0)) },
          release: { desk.perform(.release($0)) })
      )
      .coordinateSpace(.named(BookSettings.space))
      .accessibilityHidden(true)
  }

  private func openBook(
    _ book: ID, _ frame: BookDeskFrame<ID>, _ insets: EdgeInsets
  ) -> some View {
    reader(book)
      .id(book)
      .safeAreaPadding(insets)
      .scaleEffect(frame.pose.readerScale)
      .opacity(frame.pose.readerOpacity)
      .allowsHitTesting(frame.isReading)
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .accessibilityAction(.escape) { desk.perform(.close) }
  }

  private func buttons(of book: ID, _ frame: BookDeskFrame<ID>) -> some View {
    VStack(spacing: 24) {
      if let stage = frame.waitingStage, let waiting { waiting(book, stage) }
      HStack(spacing: 24) {
        ForEach(frame.buttons, id: \.self) { event in
          if let phrase = event.phrase, !(event == .proceed && waiting != nil) {
            Button(settings.words(phrase)) { desk.perform(event) }
              .key(event == .close ? .close : nil)
          }
        }
      }
      .buttonStyle(.bordered)
    }
    .padding(24)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: frame.isReading ? .topTrailing : .center
    )
    .opacity(frame.isReading ? 1 : frame.waitingStage == nil ? frame.pose.controlsOpacity : 1)
    .offset(y: frame.pose.controlsOffset)
  }
}
#endif
