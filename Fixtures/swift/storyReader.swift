import BookMotion

extension Choreography {
  static let myStoryReader = try! Choreography(
    name: "storyReader", style: .story,
    opening: [
      Stage(
        .selected, lasts: 0.2,
        moves: [
          .size(.shelf, scale: 1.05, with: .spring(duration: 0.13, bounce: 0)),
          .value(.spineLineOpacity, 1, with: .easeInOut(duration: 0.2)),
          .value(.libraryBlur, 10, with: .easeInOut(duration: 0.3)),
          .value(.musicVolume, 0, with: .easeInOut(duration: 0.5)),
        ],
        moments: [Moment(.lightHaptic), Moment(.musicFadesOut)]),
      Stage(
        .moving, lasts: 0.4,
        moves: [
          .center(.centered, with: .spring(duration: 0.27, bounce: 0)),
          .size(.poised, with: .spring(duration: 0.27, bounce: 0)),
          .value(.tilt, 8, with: .spring(duration: 0.27, bounce: 0)),
          .value(.lift, 1, with: .spring(duration: 0.27, bounce: 0)),
        ]),
      Stage(
        .flipping, lasts: 0.6,
        moves: [
          .value(.flipAngle, 180, with: .spring(duration: 0.4, bounce: 0)),
          .value(.tilt, 0, with: .spring(duration: 0.4, bounce: 0)),
          .center(.hinged, with: .spring(duration: 0.4, bounce: 0)),
          .size(.hinged, with: .spring(duration: 0.4, bounce: 0)),
          .value(.spineLineOpacity, 0, with: .easeInOut(duration: 0.2)),
        ]),
      Stage(
        .revealing, lasts: 0.3,
        moves: [
          .center(.spread, with: .spring(duration: 0.2, bounce: 0)),
          .size(.spread, with: .spring(duration: 0.2, bounce: 0)),
          .value(.frameBorder, 10, with: .easeInOut(duration: 0.3)),
        ]),
      Stage(
        .zooming, lasts: 0.4,
        moves: [
          .center(.zoomed, with: .spring(duration: 0.27, bounce: 0)),
          .size(.zoomed, with: .spring(duration: 0.27, bounce: 0)),
          .value(.libraryScale, 0.85, with: .easeInOut(duration: 0.4)),
          .value(.libraryBlur, 25, with: .easeInOut(duration: 0.4)),
          .value(.libraryOpacity, 0, with: .easeInOut(duration: 0.4)),
        ]),
      Stage(
        .modeSelection, lasts: 0.3,
        moves: [
          .value(.overlayOpacity, 0.5, with: .easeInOut(duration: 0.3)),
          .value(.controlsOpacity, 1, with: .spring(duration: 0.4, bounce: 0).delay(0.2)),
        ],
        moments: [Moment(.controlsAppear, after: 0.2)]),
      Stage(
        .complete, lasts: 0,
        moves: [
          .value(.overlayOpacity, 0, with: .easeInOut(duration: 0.3)),
          .value(.controlsOpacity, 0, with: .easeInOut(duration: 0.3)),
          .value(.readerOpacity, 1, with: .easeInOut(duration: 0.3)),
        ],
        moments: [Moment(.readerAppears)]),
    ],
    closing: [
      Stage(
        .closing, lasts: 0.3,
        moves: [
          .value(.overlayOpacity, 0, with: .easeInOut(duration: 0.3)),
          .value(.controlsOpacity, 0, with: .easeInOut(duration: 0.3)),
          .value(.readerOpacity, 0, with: .easeInOut(duration: 0.3)),
        ],
        moments: [Moment(.readerDisappears)]),
      Stage(
        .unzooming, lasts: 0.4,
        moves: [
          .center(.spread, with: .spring(duration: 0.27, bounce: 0)),
          .size(.spread, with: .spring(duration: 0.27, bounce: 0)),
          .value(.libraryScale, 1, with: .easeInOut(duration: 0.4)),
          .value(.libraryBlur, 10, with: .easeInOut(duration: 0.4)),
          .value(.libraryOpacity, 1, with: .easeInOut(duration: 0.4)),
        ]),
      Stage(
        .unflipping, lasts: 0.6,
        moves: [
          .value(.flipAngle, 0, with: .spring(duration: 0.4, bounce: 0)),
          .value(.tilt, 8, with: .spring(duration: 0.4, bounce: 0)),
          .center(.centered, with: .spring(duration: 0.4, bounce: 0)),
          .size(.poised, with: .spring(duration: 0.4, bounce: 0)),
          .value(.frameBorder, 0, with: .easeInOut(duration: 0.3)),
          .value(.spineLineOpacity, 1, with: .easeInOut(duration: 0.2).delay(0.4)),
        ]),
      Stage(
        .returning, lasts: 0.4,
        moves: [
          .center(.shelf, with: .spring(duration: 0.27, bounce: 0)),
          .size(.shelf, with: .spring(duration: 0.27, bounce: 0)),
          .value(.tilt, 0, with: .spring(duration: 0.27, bounce: 0)),
          .value(.lift, 0, with: .spring(duration: 0.27, bounce: 0)),
          .value(.spineLineOpacity, 0, with: .easeInOut(duration: 0.4)),
        ]),
      Stage(
        .idle, lasts: 0.2,
        moves: [
          .value(.libraryBlur, 0, with: .easeInOut(duration: 0.2)),
          .value(.musicVolume, 1, with: .easeInOut(duration: 0.5)),
        ],
        moments: [Moment(.musicFadesIn)]),
    ])
}
