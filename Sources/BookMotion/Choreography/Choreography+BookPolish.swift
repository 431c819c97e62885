extension Choreography {
  /// The reference: a cover lifts, flies to the middle, opens and becomes the reader in 1.5 s.
  ///
  /// | phase | starts | lasts | what moves |
  /// |---|---|---|---|
  /// | selected | 0 | 0.2 | size × 1.05; library blur 0 → 10 |
  /// | moving | 0.2 | 0.4 | to the middle of the screen, to its centered size |
  /// | flipping | 0.6 | 0.6 | cover 0° → 180° |
  /// | revealing | 1.2 | 0.3 | to the reader's size |
  /// | complete | 1.5 | – | reader 0 → 1 |
  ///
  /// | phase | starts | lasts | what moves |
  /// |---|---|---|---|
  /// | closing | 0 | 0.3 | reader 1 → 0 |
  /// | unflipping | 0.3 | 0.6 | cover → 0°, to its centered size |
  /// | returning | 0.9 | 0.4 | to its place and size on the shelf |
  /// | idle | 1.3 | 0.2 | library blur → 0; whatever still swings settles |
  public static let bookPolish = Choreography(
    preset: "bookPolish",
    style: .polish,
    opening: [
      Stage(
        .selected, lasts: 0.2,
        moves: [
          .size(.shelf, scale: 1.05, with: .spring(MotionSpring(duration: 0.2, bounce: 0))),
          .value(.libraryBlur, 10, with: .curve(.easeOut, duration: 0.3)),
        ],
        moments: [Moment(.lightHaptic)]),
      Stage(
        .moving, lasts: 0.4,
        moves: [
          .center(.centered, with: .spring(MotionSpring(duration: 0.4, bounce: 0.2))),
          .size(.centered, with: .spring(MotionSpring(duration: 0.4, bounce: 0.2))),
        ]),
      Stage(
        .flipping, lasts: 0.6,
        moves: [.value(.flipAngle, 180, with: .spring(MotionSpring(duration: 0.6, bounce: 0.1)))]),
      Stage(
        .revealing, lasts: 0.3,
        moves: [.size(.reader, with: .spring(MotionSpring(duration: 0.3, bounce: 0)))]),
      Stage(
        .complete, lasts: 0,
        moves: [.value(.readerOpacity, 1, with: .curve(.easeOut, duration: 0.3))],
        moments: [Moment(.readerAppears)]),
    ],
    closing: [
      Stage(
        .closing, lasts: 0.3,
        moves: [.value(.readerOpacity, 0, with: .curve(.easeOut, duration: 0.3))],
        moments: [Moment(.readerDisappears)]),
      Stage(
        .unflipping, lasts: 0.6,
        moves: [
          .value(.flipAngle, 0, with: .spring(MotionSpring(duration: 0.6, bounce: 0.05))),
          .size(.centered, with: .spring(MotionSpring(duration: 0.6, bounce: 0.05))),
        ]),
      Stage(
        .returning, lasts: 0.4,
        moves: [
          .size(.shelf, with: .spring(MotionSpring(duration: 0.4, bounce: 0.15))),
          .center(.shelf, with: .spring(MotionSpring(duration: 0.4, bounce: 0.15))),
        ]),
      Stage(
        .idle, lasts: 0.2,
        moves: [.value(.libraryBlur, 0, with: .curve(.easeOut, duration: 0.2))]),
    ])
}
