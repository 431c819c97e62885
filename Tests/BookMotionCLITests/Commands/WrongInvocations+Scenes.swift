extension WrongInvocations {
  private static let everyScene =
    "transition, cover, page-turn, spread, mode, frame, immersive, grid, swipe, sheet, music, reading, "
    + "or progress"
  private static let event =
    "an event is a time, a colon, and a name, such as 0.5:forward"

  private static let everyChannel =
    "x, y, width, height, flipAngle, tilt, yaw, lift, bookOpacity, coverOpacity, firstPageOpacity, "
    + "spineOpacity, pageEdgeOpacity, backOpacity, spineWidth, spineLineOpacity, shadowRadius, "
    + "shadowX, shadowY, shadowOpacity, frameBorder, libraryBlur, libraryScale, libraryOpacity, "
    + "shelfCoverOpacity, readerOpacity, readerScale, overlayOpacity, controlsOpacity, "
    + "controlsOffset, and musicVolume"

  /// Invalid options for scenes other than the transition, and invalid events.
  static let scenes: [WrongInvocation] = [
    (
      "frames --scene swipe --cover a.png",
      "'--cover' has no effect in '--scene swipe', which shows only '--page'", 64
    ),
    (
      "frames --scene sheet --page a.png --at 1",
      "'--page' has no effect in '--scene sheet', which shows only '--cover'", 64
    ),
    (
      "preview --scene spread --compare bookPolish",
      "'--compare' requires '--scene transition', not 'spread'", 64
    ),
    (
      "preview --compare bookPolisch",
      "'--compare' got 'bookPolisch': it takes bookPolish, pictureBook, storyReader, reducedMotion, or the path of a "
        + "file; did you mean 'bookPolish'?", 64
    ),
    ("preview --animated", "unknown option '--animated': see 'bookmotion preview --help'", 64),
    ("frames --scene", "'--scene' needs a value: it takes \(everyScene)", 64),
    (
      "frames --scene pageturn",
      "'--scene' got 'pageturn': it takes \(everyScene); did you mean 'page-turn'?", 64
    ),
    ("timeline --scene ''", "'--scene' got '': it takes \(everyScene)", 64),
    ("frames --scene grid --scenes x", "unknown option '--scenes'; did you mean '--scene'?", 64),
    (
      "timeline --event 0:forward",
      "'--event': \"forward\" is not an event of this scene: it takes tap, close, home, read, "
        + "listen, proceed, touch, drag, release, cover, or screen", 64
    ),
    ("timeline --scene page-turn --event", "'--event' needs a value: it takes <time:event>", 64),
    (
      "timeline --scene page-turn --event forward",
      "'--event' got 'forward': an event is a time, a colon, and a name, such as 0.5:tap", 64
    ),
    (
      "timeline --scene page-turn --event :forward",
      "'--event' got ':forward': an event is a time, a colon, and a name, such as 0.5:tap", 64
    ),
    (
      "timeline --scene page-turn --event 1:",
      "'--event' got '1:': an event is a time, a colon, and a name, such as 0.5:tap", 64
    ),
    (
      "timeline --scene page-turn --event 1:drag=3,x",
      "'--event' got '1:drag=3,x': \"x\" is not a number: write the numbers after = with commas and "
        + "without spaces, such as 0.5:drag=300,420", 64
    ),
    (
      "timeline --events /dev/null", "'--events' got '/dev/null': it has no events", 65
    ),
    (
      "timeline --direction both --event '0:tap;frame=1,2,3'",
      "'--direction' got 'both': with '--event' it takes open or close, the direction in which the "
        + "book begins", 64
    ),
    (
      "timeline --event '0:tap;frame=1,2,3'",
      "'--event': \"frame\" has 3 numbers: write it as tap[;frame=<X,Y,W,H>][;isLocked]", 64
    ),
    (
      "timeline --event 0:release=5",
      "'--event': \"release\" has 1 number: write it as release[=<vx>,<vy>]", 64
    ),
    (
      "plot --channels flipAngle shadowRadius",
      "unexpected argument 'shadowRadius'; write '--channels flipAngle,shadowRadius'", 64
    ),
    (
      "timeline --scene page-turn --event 1:fly",
      "'--event': \"fly\" is not an event of this scene: it takes forward, back, touch, drag, or release",
      64
    ),
    (
      "timeline --scene page-turn --event 1:drag",
      "'--event': \"drag\" has 0 numbers: write it as drag=<x>,<y>", 64
    ),
    (
      "timeline --scene page-turn --event=-1:forward",
      "'--event': time is -1: it takes a number from 0 to 3600", 64
    ),
    (
      "timeline --scene page-turn --event 1e9:forward",
      "'--event': time is 1e9: it takes a number from 0 to 3600", 64
    ),
    (
      "timeline --scene page-turn --event nan:forward",
      "'--event' got 'nan:forward': an event is a time, a colon, and a name, such as 0.5:tap", 64
    ),
    (
      "frames --scene mode --choreography storyReader",
      "'--choreography' requires '--scene transition', not '--scene mode'", 64
    ),
    (
      "frames --scene mode --direction close",
      "'--direction' requires '--scene transition', not '--scene mode'", 64
    ),
    (
      "frames --scene mode --frame 1,2,3,4",
      "'--frame' requires '--scene transition', not '--scene mode'", 64
    ),
    (
      "frames --scene mode --picture-error 1",
      "'--picture-error' requires '--scene transition', not '--scene mode'", 64
    ),
    (
      "timeline --format css --fps 0.001",
      "'--format' got 'css', '--fps' got '0.001': bookPolish, opening lasts 1000 s: a style sheet "
        + "takes at most 600 s", 64
    ),
    (
      "timeline --format waapi --fps 0.001",
      "'--format' got 'waapi', '--fps' got '0.001': bookPolish, opening lasts 1000 s: a web "
        + "animation takes at most 600 s", 64
    ),
    (
      "timeline --scene mode --format html",
      "'--format html' requires '--scene transition': for 'mode', use '--format css' or "
        + "waapi with elements of your own", 64
    ),
    (
      "timeline --scene mode --format waapi --tolerance 1",
      "'--tolerance' requires '--format json', ndjson, or csv: waapi is already accurate to a thousandth "
        + "of each channel's range", 64
    ),
    (
      "timeline --scene mode --format css --tolerance 1",
      "'--tolerance' requires '--format json', ndjson, or csv: css is already accurate to a thousandth "
        + "of each channel's range", 64
    ),
    (
      "plot --scene music --channels bookGain,liberyWave",
      "'--channels' got 'bookGain,liberyWave': there is no channel 'liberyWave' in music; did "
        + "you mean 'libraryWave'?", 64
    ),
    (
      "plot --scene music --channels turned",
      "'--channels' got 'turned': there is no channel 'turned' in music; there are libraryGain, "
        + "bookGain, bookOpen, libraryWave, bookWave, and isOn", 64
    ),
    (
      "plot --scene music --channels isOn,",
      "'--channels' got 'isOn,': there is no channel '' in music; there are libraryGain, "
        + "bookGain, bookOpen, libraryWave, bookWave, and isOn", 64
    ),
    (
      "plot --channels isOn",
      "'--channels' got 'isOn': there is no channel 'isOn' in bookPolish, opening; there are "
        + everyChannel, 64
    ),
    (
      "plot --scene mode --direction open",
      "'--direction' requires '--scene transition', not '--scene mode'", 64
    ),
    (
      "plot --scene mode --frame 1,2,3,4 --width 480",
      "'--frame' requires '--scene transition', not '--scene mode'", 64
    ),
    (
      "plot --event 0:open",
      "'--event': \"open\" is not an event of this scene: it takes tap, close, home, read, "
        + "listen, proceed, touch, drag, release, cover, or screen", 64
    ),
    (
      "plot --scene frame --event 1:fly",
      "'--event': \"fly\" is not an event of this scene: it takes next, previous, or page", 64
    ),
    ("plot --scene mode --width 10", "'--width' got '10': it takes a number from 480 to 4096", 64),
    (
      "timeline --scene mode --name fox",
      "'--name' requires '--format css', waapi, or html", 64
    ),
    (
      "frames --scene mode --screen 0x768",
      "'--screen' got '0x768': the width takes a number from 0.001 to 1e9", 64
    ),
    (
      "frames --scene mode --animated --fps 10000",
      "'--animated' takes at most 3600 frames, but there are 56001: lower '--fps'", 64
    ),
    (
      "scene page",
      "<scene> 'page': it takes transition, cover, page-turn, spread, mode, frame, "
        + "immersive, grid, swipe, sheet, music, reading, or progress; did you mean 'page-turn'?",
      64
    ),
    ("scene mode grid", "unexpected argument 'grid': see 'bookmotion scene --help'", 64),
    ("scene mode -o dir", "can't write 'dir': it is a folder", 73),
    (
      "timeline --scene mode -o m.json; \"$bookmotion\" timeline -o t.json; \"$bookmotion\" diff m.json t.json",
      "nothing was compared: one is the scene mode, the other is transition", 65
    ),
    (
      "timeline --scene mode -o m.json; \"$bookmotion\" timeline --scene grid -o g.json; \"$bookmotion\" diff m.json g.json",
      "nothing was compared: one is the scene mode, the other is grid", 65
    ),
    (
      "timeline --scene mode -o m.json; \"$bookmotion\" diff m.json m.json --tolerance-for turned=1",
      "'--tolerance-for' got 'turned': there is no such channel in mode; there are "
        + "overlayOpacity, controlsOpacity, readScale, listenScale, homeScale, musicScale, "
        + "and musicIsOn", 64
    ),
  ]
}
