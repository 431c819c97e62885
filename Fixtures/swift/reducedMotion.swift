import BookMotion

extension Choreography {
  static let myReducedMotion = try! Choreography(
    name: "reducedMotion",
    opening: [
      Stage(
        .selected, lasts: 0.2, moves: [.value(.libraryBlur, 10, with: .easeOut(duration: 0.3))],
        moments: [Moment(.lightHaptic)]),
      Stage(
        .moving, lasts: 0.4,
        moves: [.center(.centered, part: 0.08, with: .easeInOut(duration: 0.4))]),
      Stage(
        .flipping, lasts: 0.6,
        moves: [
          .value(.readerOpacity, 1, with: .easeInOut(duration: 0.24)),
          .center(.centered, with: .none.delay(0.3)),
          .size(.centered, with: .none.delay(0.3)),
          .value(.flipAngle, 180, with: .none.delay(0.3)),
        ]),
      Stage(.revealing, lasts: 0.3, moves: [.size(.reader, with: .none)]),
      Stage(.complete, lasts: 0, moments: [Moment(.readerAppears)]),
    ],
    closing: [
      Stage(.closing, lasts: 0.3, moments: [Moment(.readerDisappears)]),
      Stage(
        .unflipping, lasts: 0.6,
        moves: [
          .value(.flipAngle, 0, with: .none),
          .size(.shelf, with: .none),
          .center(.centered, part: 0.08, with: .none),
          .value(.readerOpacity, 0, with: .easeInOut(duration: 0.6)),
        ]),
      Stage(.returning, lasts: 0.4, moves: [.center(.shelf, with: .easeInOut(duration: 0.4))]),
      Stage(.idle, lasts: 0.2, moves: [.value(.libraryBlur, 0, with: .easeOut(duration: 0.2))]),
    ])
}
