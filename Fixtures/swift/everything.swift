import BookMotion

extension Choreography {
  static let everythingAll = try! Choreography(
    name: "Everything, \\(\"all\")\n",
    style: BookStyle(
      fades: BookStyle.Fades(
        cover: .never, firstPage: FaceFade(peak: 0.5),
        spine: FaceFade(departure: 20...20, isSmooth: true), pageEdges: .spine,
        back: FaceFade(arrival: 10...40, departure: 140...170, peak: 0.25, isSmooth: true)),
      shadow: BookStyle.Shadow(
        rest: BookShadow(radius: 1, x: -2, y: 3, opacity: 0.125),
        raised: BookShadow(radius: 20, x: 4, y: 6, opacity: 0.5), rise: 10...20, swing: -5),
      corners: BookStyle.Corners(cover: 1, spine: 2, pageEdges: 3), border: 1e-07, spineWidth: 0,
      pageEdgeWidth: 2, gutter: BookStyle.Gutter(width: 1, side: 0.5, shoulder: 0.25, middle: 1),
      inside: .front, perspective: 0.30000000000000004, spread: .spread, referenceWidth: 100,
      scalesWithBook: true),
    places: BookPlaces(
      centered: BookPlaces.Centered(share: 1, widest: 2, growth: 3, aspect: 4, margin: 5),
      reader: BookSize(width: 1, height: 2),
      spread: BookPlaces.Spread(margins: BookSize(width: 48, height: 101)),
      base: BookSize(width: 3, height: 4), avoidsUnsafeArea: true),
    opening: [
      Stage(
        .flipping, lasts: 0.1, waits: true,
        moves: [
          .value(.x, -1.5, with: .linear(duration: 1000000000)),
          .value(.y, -1.5, with: .easeIn(duration: 0)),
          .value(.width, 0, with: .easeOut(duration: 1e-20)),
          .value(.height, 0, with: .easeInOut(duration: 0.35)),
          .value(.flipAngle, -1.5, with: .curve(.circularEaseIn, duration: 1)),
          .value(.tilt, -1.5, with: .curve(.circularEaseOut, duration: 1)),
          .value(.yaw, -1.5, with: .curve(.circularEaseInOut, duration: 1)),
          .value(.lift, 0, with: .curve(.circularEaseInOut.inverse, duration: 1)),
          .value(.bookOpacity, 0, with: .timingCurve(0.1, -2, 1.5, 3, duration: 0.3).delay(0.1)),
          .value(.spineLineOpacity, 0, with: .none),
          .value(.frameBorder, 0, with: .none.delay(0.3333333333333333)),
          .value(.libraryBlur, 0, with: .spring(duration: 0.5, bounce: 0.15)),
          .value(.libraryScale, 0, with: .spring(duration: 1, bounce: -0.5)),
          .value(.libraryOpacity, 0, with: .spring(duration: 1, bounce: 1)),
          .value(
            .shelfCoverOpacity, 0,
            with: .spring(MotionSpring(response: 0.3, dampingRatio: 0.3333333333333333))),
          .value(
            .readerOpacity, 0,
            with: .spring(
              MotionSpring(response: 0.6314838833996553, dampingRatio: 0.35176323534072423))),
          .value(
            .readerScale, 0, with: .spring(MotionSpring(duration: 0.5, bounce: 0.25, mass: 2))),
          .value(
            .overlayOpacity, 0,
            with: .spring(MotionSpring(response: 0.7, dampingRatio: 5.1, mass: 3)).delay(0.7)),
          .value(.controlsOpacity, 0, with: .linear(duration: 1000000000)),
          .value(.controlsOffset, -1.5, with: .easeIn(duration: 0)),
          .value(.musicVolume, 0, with: .easeOut(duration: 1e-20)),
        ]),
      Stage(
        .complete, lasts: 1e-05,
        moves: [
          .center(.across, part: -0.5, with: .none),
          .size(.zoomed, scale: 2, part: 0.5, with: .spring(duration: 0.5, bounce: 0)),
          Move(.center(.base, part: 1), from: 2, with: .spring(duration: 0.5, bounce: 0.3)),
          Move(.size(.hinged, scale: 1, part: 0.5), from: -2, with: .linear(duration: 0.35)),
          .value(.lift, 1, from: 0, with: .easeIn(duration: 0.35)),
        ],
        moments: [
          Moment(.lightHaptic),
          Moment(.mediumHaptic),
          Moment(.musicFadesOut),
          Moment(.musicFadesIn),
          Moment(.readerAppears),
          Moment(.readerDisappears),
          Moment(.controlsAppear),
          Moment(Moment.Name("\"own\" \\(1)")),
        ]),
    ],
    closing: [Stage(.idle, lasts: 0, moments: [Moment(Moment.Name("🎉\0"), after: 2.5)])])
}
