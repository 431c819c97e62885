import BookMotion

extension Choreography {
  static let pictureBook = try! Choreography(
    name: "pictureBook",
    style: BookStyle(
      fades: BookStyle.Fades(
        firstPage: FaceFade(arrival: 30...90), spine: .never,
        back: FaceFade(arrival: 10...40, departure: 140...170)),
      shadow: BookStyle.Shadow(
        rest: BookShadow(radius: 12, y: 4, opacity: 0.25),
        raised: BookShadow(radius: 28, y: 4, opacity: 0.25), swing: 20),
      corners: BookStyle.Corners(cover: 6), border: 0,
      gutter: BookStyle.Gutter(width: 20, shoulder: 0.2, middle: 0.26), inside: .front,
      perspective: 0.35, spread: .centered, referenceWidth: 191, scalesWithBook: true),
    places: BookPlaces(base: BookSize(width: 191, height: 212)),
    opening: [
      Stage(
        .selected, lasts: 0.15,
        moves: [
          .size(.base, scale: 1.05, with: .spring(duration: 0.15, bounce: 0)),
          .value(.bookOpacity, 1, from: 0, with: .spring(duration: 0.15, bounce: 0)),
          .value(.shelfCoverOpacity, 1, with: .none),
          .value(.libraryScale, 1, with: .easeOut(duration: 0.3)),
          .value(.libraryBlur, 10, with: .easeOut(duration: 0.3)),
          .value(.libraryOpacity, 1, with: .easeOut(duration: 0.3)),
          .value(.musicVolume, 0, with: .linear(duration: 0.5)),
        ],
        moments: [Moment(.mediumHaptic), Moment(.musicFadesOut)]),
      Stage(
        .moving, lasts: 0.35,
        moves: [
          .center(.base, with: .spring(duration: 0.35, bounce: 0.15)),
          .size(.base, scale: 1.8, with: .spring(duration: 0.35, bounce: 0.15)),
        ]),
      Stage(
        .flipping, lasts: 0.7,
        moves: [.value(.flipAngle, 180, with: .spring(duration: 0.7, bounce: 0.05))]),
      Stage(
        .revealing, lasts: 0.3, moves: [.size(.base, scale: 2.2, with: .easeOut(duration: 0.3))]),
      Stage(
        .zooming, lasts: 0.5,
        moves: [
          .size(.across, scale: 0.95, with: .easeInOut(duration: 0.4)),
          .value(.libraryScale, 0.85, with: .easeOut(duration: 0.3)),
          .value(.libraryBlur, 25, with: .easeOut(duration: 0.3)),
          .value(.libraryOpacity, 0, with: .easeOut(duration: 0.3)),
        ]),
      Stage(
        .modeSelection, lasts: 0,
        moves: [
          .value(.overlayOpacity, 0.5, with: .easeOut(duration: 0.3)),
          .value(.bookOpacity, 0, with: .easeOut(duration: 0.3)),
          .value(.controlsOpacity, 1, with: .spring(duration: 0.4, bounce: 0).delay(0.2)),
          .value(.controlsOffset, 0, from: 20, with: .spring(duration: 0.4, bounce: 0).delay(0.2)),
        ],
        moments: [Moment(.controlsAppear, after: 0.2)]),
      Stage(
        .complete, lasts: 0,
        moves: [
          .value(.overlayOpacity, 0, with: .easeOut(duration: 0.3)),
          .value(.controlsOpacity, 0, with: .easeOut(duration: 0.3)),
          .value(.readerOpacity, 1, with: .easeOut(duration: 0.3)),
          .value(.readerScale, 1, from: 1.02, with: .easeOut(duration: 0.3)),
        ],
        moments: [Moment(.mediumHaptic), Moment(.readerAppears)]),
    ],
    closing: [
      Stage(
        .unzooming, lasts: 0.1,
        moves: [
          .value(.readerOpacity, 0, with: .easeOut(duration: 0.3)),
          .value(.readerScale, 1.02, with: .easeOut(duration: 0.3)),
          .value(.overlayOpacity, 0, with: .easeOut(duration: 0.3)),
          .value(.controlsOpacity, 0, with: .easeOut(duration: 0.3)),
          .value(.bookOpacity, 1, with: .easeOut(duration: 0.3)),
          .size(.base, scale: 2.2, with: .easeOut(duration: 0.3)),
          .value(.libraryScale, 0.925, with: .easeOut(duration: 0.3)),
          .value(.libraryBlur, 17.5, with: .easeOut(duration: 0.3)),
          .value(.libraryOpacity, 1, with: .easeOut(duration: 0.3)),
        ],
        moments: [Moment(.readerDisappears)]),
      Stage(
        .closing, lasts: 0.3,
        moves: [
          .value(.libraryScale, 0.85, with: .easeOut(duration: 0.3)),
          .value(.libraryBlur, 25, with: .easeOut(duration: 0.3)),
          .value(.libraryOpacity, 0, with: .easeOut(duration: 0.3)),
        ]),
      Stage(
        .unflipping, lasts: 0.7,
        moves: [
          .value(.flipAngle, 0, with: .spring(duration: 0.7, bounce: 0.05)),
          .size(.base, scale: 1.8, with: .spring(duration: 0.7, bounce: 0.05)),
          .value(.libraryScale, 1, with: .easeOut(duration: 0.3)),
          .value(.libraryBlur, 10, with: .easeOut(duration: 0.3)),
          .value(.libraryOpacity, 1, with: .easeOut(duration: 0.3)),
        ]),
      Stage(
        .returning, lasts: 0.4,
        moves: [
          .center(.shelf, with: .spring(duration: 0.35, bounce: 0.1)),
          .size(.base, with: .spring(duration: 0.35, bounce: 0.1)),
        ]),
      Stage(
        .idle, lasts: 0.15,
        moves: [
          .value(.bookOpacity, 0, with: .easeOut(duration: 0.15)),
          .value(.shelfCoverOpacity, 1, with: .none),
          .value(.libraryScale, 1, with: .easeOut(duration: 0.3)),
          .value(.libraryBlur, 0, with: .easeOut(duration: 0.3)),
          .value(.libraryOpacity, 1, with: .easeOut(duration: 0.3)),
          .value(.musicVolume, 1, with: .linear(duration: 0.5)),
        ],
        moments: [Moment(.musicFadesIn)]),
    ])
}
