import BookMotion
import BookMotionBody
import BookMotionDocuments
import BookMotionPlay

/// A choreography that a web page plays, and all that is different about the page because of it.
struct WebChoreography {
  let choreography: Choreography
  let table: TapeTable
  /// The book as this choreography shows it.
  let art: FlatArt
  /// The drawings of its faces.
  private let faces: [String]

  /// Creates the choreography of a setup, whose pictures are replaced in its art.
  init(
    _ setup: BookPlay.Setup, _ look: BookLook, _ pictures: [BookPicture]
  ) throws(BookMotionError) {
    choreography = setup.score.choreography
    table = TapeTable(setup)
    let art = try FlatArt(BookTimeline(setup.score), look)
    self.art = art
    faces = BookScene.Face.Kind.allCases.map {
      BookLivePage.replacing(pictures, in: art.face($0))
    }
  }

  /// Returns it as JSON, with the drawings of its faces by the numbers of their pieces.
  func json(with pieces: inout ArtPieces) -> String {
    let swift = SwiftFrame(named: choreography.name, around: (try? choreography.json) ?? "{}")
    let (bound, from) = WebChoreography.bound(choreography.style.spread)
    let buttons = WebChoreography.buttons.filter { choreography.hasUse(for: $0.verb) }
      .map { WebButton($0.verb.rawValue, $0.title, key: $0.key) }
    let fields = [
      ("name", JSONText.quoted(choreography.name)),
      ("tape", PageJSON.numbers(table.numbers)),
      ("head", table.head),
      ("texts", PageJSON.names(table.texts)),
      ("isShipped", Choreography.presets.contains(choreography) ? "true" : "false"),
      ("swift", PageJSON.names([swift.head, swift.indent, swift.tail])),
      ("bound", PageJSON.names(bound.map(\.rawValue))),
      ("boundFrom", JSONText.number(from)),
      ("buttons", PageJSON.list(buttons.map(\.json))),
      ("faces", PageJSON.list(faces.map { PageJSON.numbers(pieces.numbers(in: $0)) })),
    ]
    return PageJSON.object(fields)
  }

  /// The buttons that choreographies may have, as JSON.
  static var acts: String {
    PageJSON.list(
      buttons.map { WebButton($0.verb.rawValue, $0.title, key: $0.key).json })
  }

  /// The faces that are bound, and the angle from which they are, for each kind of spread, as JSON.
  static var spreads: String {
    PageJSON.object(
      BookStyle.Spread.allCases.map { spread in
        let (bound, from) = WebChoreography.bound(spread)
        return (
          spread.rawValue,
          PageJSON.list([
            PageJSON.names(bound.map(\.rawValue)), JSONText.number(from),
          ])
        )
      })
  }

  /// Returns the faces that are bound at the spine, and the angle from which they are.
  private static func bound(
    _ spread: BookStyle.Spread
  ) -> (faces: [BookScene.Face.Kind], from: Double) {
    (
      BookScene.Face.Kind.allCases.filter { spread.hasTwoPages && $0.isBoundToSpine },
      spread == .centered ? -180 : BookPose.nearlyUpright
    )
  }

  private static let buttons: [(verb: BookEvent.Verb, title: String, key: String)] = [
    (.tap, "Tap", "t"), (.close, "Close", "c"), (.read, "Read", "r"), (.listen, "Listen", "i"),
    (.proceed, "Proceed", "p"),
  ]
}

/// What drawings are made of, each element once: most of what choreographies show is alike.
struct ArtPieces {
  /// The elements, without the sign that each begins with.
  private(set) var all: [String] = []
  private var numbers: [Substring: Int] = [:]

  /// Returns the numbers of a drawing's elements, in order.
  mutating func numbers(in art: String) -> [Double] {
    art.split(separator: "<").map { piece in
      if let number = numbers[piece] { return Double(number) }
      numbers[piece] = all.count
      all.append(String(piece))
      return Double(all.count - 1)
    }
  }
}

extension BookPlay.Setup {
  /// Returns this setup with another choreography.
  func playing(_ choreography: Choreography) -> BookPlay.Setup {
    var setup = self
    setup.score.choreography = choreography
    return setup
  }
}

extension Choreography {
  /// Returns true unless no stage would ever accept the event.
  fileprivate func hasUse(for verb: BookEvent.Verb) -> Bool {
    switch verb {
    case .read, .listen: stage(.modeSelection) != nil
    case .proceed: (opening + closing).contains(where: \.waits)
    case .tap, .close, .home, .touch, .drag, .release, .cover, .screen: true
    }
  }
}
