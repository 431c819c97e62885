import BookMotion

extension Choreography {
  static let webBookArrives = try! Choreography(
    name: "webBookArrives",
    style: BookStyle(
      border: 0, perspective: 0.16426666666666667, spread: .centered, referenceWidth: 246.4),
    opening: [
      Stage(
        .moving, lasts: 0.8,
        moves: [
          .value(.width, 246.4, from: 241.472, with: .timingCurve(0.4, 0, 0.2, 1, duration: 0.8)),
          .value(.height, 190.4, from: 186.592, with: .timingCurve(0.4, 0, 0.2, 1, duration: 0.8)),
          .value(.yaw, 0, from: -8, with: .timingCurve(0.4, 0, 0.2, 1, duration: 0.8)),
        ]),
      Stage(.complete, lasts: 0),
    ],
    closing: [Stage(.idle, lasts: 0)])
}
