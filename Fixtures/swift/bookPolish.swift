import BookMotion

extension Choreography {
  static let myBookPolish = try! Choreography(
    name: "bookPolish",
    opening: [
      Stage(
        .selected, lasts: 0.2,
        moves: [
          .size(.shelf, scale: 1.05, with: .spring(duration: 0.2, bounce: 0)),
          .value(.libraryBlur, 10, with: .easeOut(duration: 0.3)),
        ],
        moments: [Moment(.lightHaptic)]),
      Stage(
        .moving, lasts: 0.4,
        moves: [
          .center(.centered, with: .spring(duration: 0.4, bounce: 0.2)),
          .size(.centered, with: .spring(duration: 0.4, bounce: 0.2)),
        ]),
      Stage(
        .flipping, lasts: 0.6,
        moves: [.value(.flipAngle, 180, with: .spring(duration: 0.6, bounce: 0.1))]),
      Stage(
        .revealing, lasts: 0.3, moves: [.size(.reader, with: .spring(duration: 0.3, bounce: 0))]),
      Stage(
        .complete, lasts: 0, moves: [.value(.readerOpacity, 1, with: .easeOut(duration: 0.3))],
        moments: [Moment(.readerAppears)]),
    ],
    closing: [
      Stage(
        .closing, lasts: 0.3, moves: [.value(.readerOpacity, 0, with: .easeOut(duration: 0.3))],
        moments: [Moment(.readerDisappears)]),
      Stage(
        .unflipping, lasts: 0.6,
        moves: [
          .value(.flipAngle, 0, with: .spring(duration: 0.6, bounce: 0.05)),
          .size(.centered, with: .spring(duration: 0.6, bounce: 0.05)),
        ]),
      Stage(
        .returning, lasts: 0.4,
        moves: [
          .size(.shelf, with: .spring(duration: 0.4, bounce: 0.15)),
          .center(.shelf, with: .spring(duration: 0.4, bounce: 0.15)),
        ]),
      Stage(.idle, lasts: 0.2, moves: [.value(.libraryBlur, 0, with: .easeOut(duration: 0.2))]),
    ])
}
