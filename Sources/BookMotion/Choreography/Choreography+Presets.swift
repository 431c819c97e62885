extension Choreography {
  /// All presets.
  package static let presets: [Choreography] = [
    .bookPolish, .pictureBook, .storyReader, .reducedMotion,
  ]
}

extension Choreography {
  /// The reference choreography: a cover lifts, flies to the middle, opens, and becomes the reader
  /// in 1.5 s.
  ///
  /// The book opens in the middle of the screen, and its cover stays on the screen above and below;
  /// beside a narrow screen, there is no room for it. On the way back, the book shrinks from the
  /// reader's size while the cover turns over, which is then as large: it swings out of the screen by
  /// up to 0.3 of its height and once its width. ``pictureBook`` is smaller before its cover turns.
  ///
  /// | phase | starts | lasts | what moves |
  /// |---|---|---|---|
  /// | selected | 0 | 0.2 | size × 1.05; library blur 0 → 10 |
  /// | moving | 0.2 | 0.4 | to the middle of the screen, to its centered size |
  /// | flipping | 0.6 | 0.6 | cover 0° → 180° |
  /// | revealing | 1.2 | 0.3 | to the reader's size |
  /// | complete | 1.5 | – | reader opacity 0 → 1 |
  ///
  /// | phase | starts | lasts | what moves |
  /// |---|---|---|---|
  /// | closing | 0 | 0.3 | reader opacity 1 → 0 |
  /// | unflipping | 0.3 | 0.6 | cover → 0°, to its centered size |
  /// | returning | 0.9 | 0.4 | to its place and size on the shelf |
  /// | idle | 1.3 | 0.2 | library blur → 0; remaining oscillations settle |
  public static let bookPolish = Choreography(
    preset: "bookPolish",
    style: .polish,
    opening: [
      Choreography.Stage(
        .selected, lasts: 0.2,
        moves: [
          .size(.shelf, scale: 1.05, with: .spring(MotionSpring(duration: 0.2, bounce: 0))),
          .value(.libraryBlur, 10, with: .curve(.easeOut, duration: 0.3)),
        ],
        moments: [Choreography.Moment(.lightHaptic)]),
      Choreography.Stage(
        .moving, lasts: 0.4,
        moves: [
          .center(.centered, with: .spring(MotionSpring(duration: 0.4, bounce: 0.2))),
          .size(.centered, with: .spring(MotionSpring(duration: 0.4, bounce: 0.2))),
        ]),
      Choreography.Stage(
        .flipping, lasts: 0.6,
        moves: [.value(.flipAngle, 180, with: .spring(MotionSpring(duration: 0.6, bounce: 0.1)))]),
      Choreography.Stage(
        .revealing, lasts: 0.3,
        moves: [.size(.reader, with: .spring(MotionSpring(duration: 0.3, bounce: 0)))]),
      Choreography.Stage(
        .complete, lasts: 0,
        moves: [.value(.readerOpacity, 1, with: .curve(.easeOut, duration: 0.3))],
        moments: [Choreography.Moment(.readerAppears)]),
    ],
    closing: [
      Choreography.Stage(
        .closing, lasts: 0.3,
        moves: [.value(.readerOpacity, 0, with: .curve(.easeOut, duration: 0.3))],
        moments: [Choreography.Moment(.readerDisappears)]),
      Choreography.Stage(
        .unflipping, lasts: 0.6,
        moves: [
          .value(.flipAngle, 0, with: .spring(MotionSpring(duration: 0.6, bounce: 0.05))),
          .size(.centered, with: .spring(MotionSpring(duration: 0.6, bounce: 0.05))),
        ]),
      Choreography.Stage(
        .returning, lasts: 0.4,
        moves: [
          .size(.shelf, with: .spring(MotionSpring(duration: 0.4, bounce: 0.15))),
          .center(.shelf, with: .spring(MotionSpring(duration: 0.4, bounce: 0.15))),
        ]),
      Choreography.Stage(
        .idle, lasts: 0.2,
        moves: [.value(.libraryBlur, 0, with: .curve(.easeOut, duration: 0.2))]),
    ])
}

extension Choreography {
  /// The choreography to start from: a cover that keeps its proportions lifts, flies to the middle,
  /// opens, and lies flat as the left half of a spread, which grows to the reader's size in 1.7 s.
  ///
  /// The hinge glides to the middle of the screen while the cover turns. On a screen that is higher
  /// than wide, the first page stands there instead, and the cover comes to lie beside the screen.
  /// ``BookPlace/closed``, ``BookPlace/opened``, and ``BookPlace/spread`` have rules of their own in
  /// ``places``: they have the proportions of the cover, and the spread is as large as the safe area
  /// allows, less 48 points of its height.
  ///
  /// Closing is the same in reverse, a quarter faster. Everything that has mass moves on springs that
  /// do not bounce and that settle within their stage.
  public static let pictureBook = Choreography(
    preset: "pictureBook", style: .picture,
    places: [
      .spread: BookPlace.Rule(
        area: .safeArea, anchor: BookPoint(x: 0, y: 0.5), like: .shelf,
        margins: BookSize(width: 0, height: 48), pages: .automatic, fit: .inside),
      .closed: BookPlace.Rule(
        area: .safeArea, height: 0.55, like: .shelf, within: .spread, growth: 1.05,
        margins: BookSize(width: 48, height: 48)),
      .opened: BookPlace.Rule(
        area: .safeArea, anchor: BookPoint(x: 0, y: 0.5), like: .closed,
        within: .spread, pages: .automatic),
    ],
    opening: [
      Choreography.Stage(
        .selected, lasts: 0.2,
        moves: [
          .size(.shelf, scale: 1.05, with: Story.tap),
          .fade(.libraryBlur, 10, over: 0.3),
        ],
        moments: [Choreography.Moment(.lightHaptic)]),
      Choreography.Stage(
        .moving, lasts: 0.4,
        moves: [
          .center(.closed, with: Story.flight),
          .size(.closed, with: Story.flight),
          .value(.lift, 1, with: Story.flight),
        ]),
      Choreography.Stage(
        .flipping, lasts: 0.6,
        moves: [
          .value(.flipAngle, 180, with: Story.turn),
          .center(.opened, with: Story.turn),
          .size(.opened, with: Story.turn),
        ]),
      Choreography.Stage(
        .zooming, lasts: 0.4,
        moves: [
          .center(.spread, with: Story.flight),
          .size(.spread, with: Story.flight),
        ]),
      Choreography.Stage(
        .complete, lasts: 0,
        moves: [.fade(.readerOpacity, 1, over: 0.3)],
        moments: [Choreography.Moment(.readerAppears)]),
    ],
    closing: [
      Choreography.Stage(
        .closing, lasts: 0.225,
        moves: [.fade(.readerOpacity, 0, over: 0.225)],
        moments: [Choreography.Moment(.readerDisappears)]),
      Choreography.Stage(
        .unzooming, lasts: 0.3,
        moves: [
          .center(.opened, with: Picture.flight),
          .size(.opened, with: Picture.flight),
        ]),
      Choreography.Stage(
        .unflipping, lasts: 0.45,
        moves: [
          .value(.flipAngle, 0, with: Picture.turn),
          .center(.closed, with: Picture.turn),
          .size(.closed, with: Picture.turn),
        ]),
      Choreography.Stage(
        .returning, lasts: 0.3,
        moves: [
          .center(.shelf, with: Picture.flight),
          .size(.shelf, with: Picture.flight),
          .value(.lift, 0, with: Picture.flight),
        ]),
      Choreography.Stage(
        .idle, lasts: 0.15,
        moves: [.fade(.libraryBlur, 0, over: 0.15)]),
    ])

  /// The animations of the way back of `pictureBook`: those of the way to the reader, a quarter
  /// faster.
  private enum Picture {
    static let flight = MotionCurve.spring(MotionSpring(duration: 0.2025, bounce: 0))
    static let turn = MotionCurve.spring(MotionSpring(duration: 0.3, bounce: 0))
  }

  /// A richer choreography for landscape: the book leans in space, opens to a spread whose hinge is
  /// in the middle of the screen, and grows until it fills the screen, in 2.2 s.
  ///
  /// In portrait, a page at a time is in the middle of the screen, and is seen whole.
  ///
  /// Everything that has mass moves on springs that do not bounce and that settle within their
  /// stage. Everything that only fades uses easings that start and end gently.
  public static let storyReader = Choreography(
    preset: "storyReader",
    style: .story,
    opening: [
      Choreography.Stage(
        .selected, lasts: 0.2,
        moves: [
          .size(.shelf, scale: 1.05, with: Story.tap),
          .fade(.spineLineOpacity, 1, over: 0.2),
          .fade(.libraryBlur, 10, over: 0.3),
          .fade(.musicVolume, 0, over: 0.5),
        ],
        moments: [Choreography.Moment(.lightHaptic), Choreography.Moment(.musicFadesOut)]),
      Choreography.Stage(
        .moving, lasts: 0.4,
        moves: [
          .center(.centered, with: Story.flight),
          .size(.closed, with: Story.flight),
          .value(.tilt, 8, with: Story.flight),
          .value(.lift, 1, with: Story.flight),
        ]),
      Choreography.Stage(
        .flipping, lasts: 0.6,
        moves: [
          .value(.flipAngle, 180, with: Story.turn),
          .value(.tilt, 0, with: Story.turn),
          .center(.opened, with: Story.turn),
          .size(.opened, with: Story.turn),
          .fade(.spineLineOpacity, 0, over: 0.2),
        ]),
      Choreography.Stage(
        .revealing, lasts: 0.3,
        moves: [
          .center(.spread, with: Story.settle),
          .size(.spread, with: Story.settle),
          .fade(.frameBorder, 10, over: 0.3),
        ]),
      Choreography.Stage(
        .zooming, lasts: 0.4,
        moves: [
          .center(.zoomed, with: Story.flight),
          .size(.zoomed, with: Story.flight),
          .fade(.libraryScale, 0.85, over: 0.4),
          .fade(.libraryBlur, 25, over: 0.4),
          .fade(.libraryOpacity, 0, over: 0.4),
        ]),
      Choreography.Stage(
        .modeSelection, lasts: 0.3,
        moves: [
          .fade(.overlayOpacity, 0.5, over: 0.3),
          .value(
            .controlsOpacity, 1, with: .spring(MotionSpring(duration: 0.4, bounce: 0)).delay(0.2)),
        ],
        moments: [Choreography.Moment(.controlsAppear, after: 0.2)]),
      Choreography.Stage(
        .complete, lasts: 0,
        moves: [
          .fade(.overlayOpacity, 0, over: 0.3),
          .fade(.controlsOpacity, 0, over: 0.3),
          .fade(.readerOpacity, 1, over: 0.3),
        ],
        moments: [Choreography.Moment(.readerAppears)]),
    ],
    closing: [
      Choreography.Stage(
        .closing, lasts: 0.3,
        moves: [
          .fade(.overlayOpacity, 0, over: 0.3),
          .fade(.controlsOpacity, 0, over: 0.3),
          .fade(.readerOpacity, 0, over: 0.3),
        ],
        moments: [Choreography.Moment(.readerDisappears)]),
      Choreography.Stage(
        .unzooming, lasts: 0.4,
        moves: [
          .center(.spread, with: Story.flight),
          .size(.spread, with: Story.flight),
          .fade(.libraryScale, 1, over: 0.4),
          .fade(.libraryBlur, 10, over: 0.4),
          .fade(.libraryOpacity, 1, over: 0.4),
        ]),
      Choreography.Stage(
        .unflipping, lasts: 0.6,
        moves: [
          .value(.flipAngle, 0, with: Story.turn),
          .value(.tilt, 8, with: Story.turn),
          .center(.centered, with: Story.turn),
          .size(.closed, with: Story.turn),
          .fade(.frameBorder, 0, over: 0.3),
          .fade(.spineLineOpacity, 1, over: 0.2, after: 0.4),
        ]),
      Choreography.Stage(
        .returning, lasts: 0.4,
        moves: [
          .center(.shelf, with: Story.flight),
          .size(.shelf, with: Story.flight),
          .value(.tilt, 0, with: Story.flight),
          .value(.lift, 0, with: Story.flight),
          .fade(.spineLineOpacity, 0, over: 0.4),
        ]),
      Choreography.Stage(
        .idle, lasts: 0.2,
        moves: [
          .fade(.libraryBlur, 0, over: 0.2),
          .fade(.musicVolume, 1, over: 0.5),
        ],
        moments: [Choreography.Moment(.musicFadesIn)]),
    ])

  /// The animations of `storyReader`. A spring without bounce is within 0.001 of its target after
  /// 1.47 times its duration, so each of these settles before its stage ends.
  private enum Story {
    static let tap = MotionCurve.spring(MotionSpring(duration: 0.13, bounce: 0))
    static let flight = MotionCurve.spring(MotionSpring(duration: 0.27, bounce: 0))
    static let turn = MotionCurve.spring(MotionSpring(duration: 0.4, bounce: 0))
    static let settle = MotionCurve.spring(MotionSpring(duration: 0.2, bounce: 0))
  }
}
