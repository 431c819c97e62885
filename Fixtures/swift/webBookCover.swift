import BookMotion

extension Choreography {
  static let webBookCover = try! Choreography(
    name: "webBookCover",
    style: BookStyle(
      fades: BookStyle.Fades(cover: .always, firstPage: FaceFade(arrival: 0...0), spine: .never),
      border: 0, perspective: 0.1232, referenceWidth: 246.4),
    opening: [
      Stage(
        .flipping, lasts: 0.47476,
        moves: [
          .value(.flipAngle, 180, from: 6.954545454545454, with: .linear(duration: 0.47476))
        ]),
      Stage(.complete, lasts: 0),
    ],
    closing: [
      Stage(
        .unflipping, lasts: 0.47476,
        moves: [.value(.flipAngle, 0, from: 173.04545454545456, with: .linear(duration: 0.47476))]),
      Stage(.idle, lasts: 0),
    ])
}
