import BookMotion
import BookMotionTestSupport
import Testing

/// A replacement of one text in the whole document, and the sentence that describes the resulting
/// error.
struct BrokenDocument: CustomTestStringConvertible, Sendable {
  let text: String
  let replacement: String
  let sentence: String

  init(_ text: String, _ replacement: String, _ sentence: String) {
    self.text = text
    self.replacement = replacement
    self.sentence = sentence
  }

  var testDescription: String { sentence }

  static let whole = """
    {"schema": "bookmotion.choreography/1", "name": "brief",
     "style": {"fades": {"cover": {"departure": [160, 170], "smooth": true},
                         "spine": {"arrival": [0, 20], "peak": 0.8}},
               "shadow": {"rest": {"radius": 9, "opacity": 0.25}, "rise": [5, 85]},
               "spineWidth": 14, "perspective": 0.5, "spread": "page"},
     "opening": [
      {"phase": "selected", "lasts": 0.2, "moves": [
        {"move": "size", "to": "shelf", "scale": 1.05, "spring": {"duration": 0.2, "bounce": 0}},
        {"move": "libraryBlur", "to": 10, "curve": "easeOut", "duration": 0.3, "delay": 0.1}],
       "moments": [{"moment": "lightHaptic", "after": 0.5}]},
      {"phase": "flipping", "lasts": 0.6, "moves": [
        {"move": "center", "to": "centered", "part": 0.5, "atOnce": true}]},
      {"phase": "complete", "lasts": 0}],
     "closing": [
      {"phase": "closing", "lasts": 0.25},
      {"phase": "idle", "lasts": 1, "moves": [
        {"move": "lift", "to": 0, "curve": [0.1, 0.2, 0.7, 1], "duration": 0.4}]}]}
    """

  private static let driven =
    "x, y, width, height, flipAngle, tilt, yaw, lift, bookOpacity, spineLineOpacity, frameBorder, "
    + "libraryBlur, libraryScale, libraryOpacity, shelfCoverOpacity, readerOpacity, readerScale, "
    + "overlayOpacity, controlsOpacity, controlsOffset, or musicVolume"

  private static let size = "opening[0] (selected).moves[0]"
  private static let blur = "opening[0] (selected).moves[1]"
  private static let spring = #""spring": {"duration": 0.2, "bounce": 0}"#

  static let all: [BrokenDocument] = document + stages + moves + animations

  private static let document = [
    BrokenDocument(
      "choreography/1", "choreography/2",
      "schema is \"bookmotion.choreography/2\", which is newer than this version knows: "
        + "it takes bookmotion.choreography/1"),
    BrokenDocument(
      "bookmotion.choreography/1", "bookmotion.timeline/1",
      "schema is \"bookmotion.timeline/1\": it takes bookmotion.choreography/1"),
    BrokenDocument(
      "choreography/1", "choreography/one",
      "schema is \"bookmotion.choreography/one\": it takes bookmotion.choreography/1"
        + "; did you mean \"bookmotion.choreography/1\"?"),
    BrokenDocument(
      #""schema""#, #""shema""#,
      "choreography has an unknown key \"shema\": it takes schema, name, style, places, opening, "
        + "closing, openingLasts, and closingLasts; did you mean \"schema\"?"),
    BrokenDocument(
      #"{"move": "size", "to""#, #"{"move": "size", "too""#,
      "opening[0] (selected).moves[0] has an unknown key \"too\": it takes move, to, scale, part, "
        + "spring, and delay; did you mean \"to\"?"),
    BrokenDocument(#""bookmotion.choreography/1""#, "1", "schema is not a string"),
    BrokenDocument(
      #""name""#, #""title""#,
      "choreography has an unknown key \"title\": it takes schema, name, style, places, opening, "
        + "closing, openingLasts, and closingLasts"
    ),
    BrokenDocument(#""name": "brief","#, "", "name is missing"),
    BrokenDocument(#""brief""#, "null", "name is not a string"),
    BrokenDocument(
      "[160, 170]", "[170, 160]",
      "style.fades.cover.departure[1] is 160: it takes a number from 170 to 180"),
    BrokenDocument("[160, 170]", "[160]", "style.fades.cover.departure is not a list of 2 numbers"),
    BrokenDocument("[160, 170]", "[160, true]", "style.fades.cover.departure[1] is not a number"),
    BrokenDocument(
      "[0, 20]", "[-1, 20]",
      "style.fades.spine.arrival[0] is -1: it takes a number from 0 to 180"),
    BrokenDocument(
      #""peak": 0.8"#, #""peak": 1.5"#,
      "style.fades.spine.peak is 1.5: it takes a number from 0 to 1"),
    BrokenDocument(
      #""smooth": true"#, #""smooth": 1"#, "style.fades.cover.smooth is not true or false"),
    BrokenDocument(
      #""smooth": true"#, #""ease": true"#,
      "style.fades.cover has an unknown key \"ease\": it takes arrival, departure, peak, and smooth"
    ),
    BrokenDocument(
      #""cover": {"#, #""front": {"#,
      "style.fades has an unknown key \"front\": "
        + "it takes cover, firstPage, spine, pageEdges, and back"),
    BrokenDocument(
      #""opacity": 0.25"#, #""opacity": -0.25"#,
      "style.shadow.rest.opacity is -0.25: it takes a number from 0 to 1"),
    BrokenDocument(
      "[5, 85]", "[85, 5]", "style.shadow.rise[1] is 5: it takes a number from 85 to 180"),
    BrokenDocument(
      #""page""#, #""pages""#,
      "style.spread is \"pages\": it takes page, spread, or centered"
        + "; did you mean \"page\"?"),
    BrokenDocument(
      #""spineWidth": 14"#, #""spineWidth": -14"#,
      "style.spineWidth is -14: it takes a number from 0 to 1e9"),
    BrokenDocument(
      #""spineWidth""#, #""spinewidth""#,
      "style has an unknown key \"spinewidth\": "
        + "it takes fades, shadow, corners, border, spineWidth, pageEdgeWidth, gutter, inside, "
        + "perspective, spread, referenceWidth, and scalesWithBook; did you mean \"spineWidth\"?"),
  ]

  private static let stages = [
    BrokenDocument(
      #""flipping""#, #""fliping""#,
      "opening[1].phase is \"fliping\": it takes selected, moving, flipping, revealing, "
        + "zooming, modeSelection, or complete; did you mean \"flipping\"?"),
    BrokenDocument(
      #""flipping""#, #""selected""#,
      "opening[1].phase is selected, which cannot come after selected"),
    BrokenDocument(
      #""flipping""#, #""unflipping""#,
      "opening[1].phase is unflipping, which cannot come after selected"),
    BrokenDocument(
      #"{"phase": "selected""#, #"{"phase": "idle""#,
      "opening[0].phase is idle, which cannot come first"),
    BrokenDocument(#""phase": "flipping","#, "", "opening[1].phase is missing"),
    BrokenDocument(
      #""lasts": 0.6"#, #""lasts": -0.6"#,
      "opening[1] (flipping).lasts is -0.6: it takes a number of 0 or more"),
    BrokenDocument(
      #""lasts": 0.6"#, #""lasts": "0.6 s""#,
      "opening[1] (flipping).lasts is not a number, because it is in quotes"),
    BrokenDocument(
      #""lasts": 0.6"#, #""last": 0.6"#,
      "opening[1] (flipping) has an unknown key \"last\": it takes phase, name, lasts, waits, "
        + "moves, and moments; did you mean \"lasts\"?"),
    BrokenDocument(#", "lasts": 0.6"#, "", "opening[1] (flipping).lasts is missing"),
    BrokenDocument(
      #"{"phase": "complete", "lasts": 0}"#, "7", "opening[2] is not an object"),
    BrokenDocument(
      #","# + "\n  " + #"{"phase": "complete", "lasts": 0}"#, "",
      "opening[2] (complete) is missing"),
    BrokenDocument(
      #"[{"moment": "lightHaptic", "after": 0.5}]"#, #"{"moment": "lightHaptic"}"#,
      "opening[0] (selected).moments is not a list"),
    BrokenDocument(
      #""lightHaptic""#, #""loudHaptic""#,
      "opening[0] (selected).moments[0].moment is \"loudHaptic\": it takes lightHaptic, "
        + "mediumHaptic, musicFadesOut, musicFadesIn, readerAppears, readerDisappears, or controlsAppear"
    ),
    BrokenDocument(
      #""after": 0.5"#, #""after": -0.5"#,
      "opening[0] (selected).moments[0].after is -0.5: it takes a number of 0 or more"),
    BrokenDocument(
      #""after""#, #""delay""#,
      "opening[0] (selected).moments[0] has an unknown key \"delay\": it takes moment and after"
    ),
    BrokenDocument(
      #""moment": "lightHaptic""#, #""own": """#,
      "opening[0] (selected).moments[0].own is missing"),
    BrokenDocument(
      #""moment": "lightHaptic""#, #""own": "bang", "moment": "lightHaptic""#,
      "opening[0] (selected).moments[0] has moment and own: it takes exactly one of moment and own"),
    BrokenDocument(
      #""lasts": 0.6"#, #""lasts": 0.6, "waits": 1"#,
      "opening[1] (flipping).waits is not true or false"),
    BrokenDocument(
      #"{"phase": "closing", "lasts": 0.25}"#,
      #"{"phase": "unflipping", "lasts": 1}, {"phase": "closing", "lasts": 1}, "#
        + #"{"phase": "unflipping", "lasts": 1}"#,
      "closing[2].phase is unflipping, which cannot come after closing"),
    BrokenDocument(
      #"{"phase": "closing", "lasts": 0.25}"#,
      #"{"phase": "idle", "lasts": 1}, {"phase": "closing", "lasts": 1}"#,
      "closing[1].phase is closing, which cannot come after idle"),
  ]

  private static let moves = [
    BrokenDocument(
      #""size""#, #""sise""#,
      "\(size).move is \"sise\": it takes center, size, \(driven); did you mean \"size\"?"),
    BrokenDocument(
      #""libraryBlur""#, #""spineOpacity""#,
      "\(blur).move is spineOpacity, which follows from other channels: it takes \(driven)"),
    BrokenDocument(#""move": "size", "#, "", "\(size).move is missing"),
    BrokenDocument(
      #""to": "shelf""#, #""to": "shelve""#,
      "\(size).to is \"shelve\": it takes shelf, screen, safeArea, centered, closed, opened, "
        + "reader, spread, or zoomed; did you mean \"shelf\"?"
    ),
    BrokenDocument(#""to": "shelf""#, #""to": 10"#, "\(size).to is not a string"),
    BrokenDocument(#""to": 10"#, #""to": "shelf""#, "\(blur).to is not a number"),
    BrokenDocument(#""to": 10, "#, "", "\(blur).to is missing"),
    BrokenDocument(#""to": 10"#, #""to": 1e999"#, "\(blur).to is not a number"),
    BrokenDocument(
      #""to": 10"#, #""to": 1e101"#,
      "\(blur).to is 1e101: it takes a number from 0 to 1e9"),
    BrokenDocument(#""to": 10"#, #""to": -5"#, "\(blur).to is -5: it takes a number from 0 to 1e9"),
    BrokenDocument(
      #""libraryBlur", "to": 10"#, #""tilt", "to": -1e10"#,
      "\(blur).to is -1e10: it takes a number from -1e9 to 1e9"),
    BrokenDocument(
      #""libraryBlur", "to": 10"#, #""readerOpacity", "to": 100"#,
      "\(blur).to is 100: it takes a number from 0 to 1"),
    BrokenDocument(
      #""libraryBlur", "to": 10"#, #""musicVolume", "from": -0.1, "to": 1"#,
      "\(blur).from is -0.1: it takes a number from 0 to 1"),
    BrokenDocument(
      #""scale": 1.05"#, #""scale": 0"#,
      "\(size).scale is 0: it takes a number from 0.001 to 1e9"),
    BrokenDocument(#""scale": 1.05"#, #""scale": null"#, "\(size).scale is not a number"),
    BrokenDocument(
      #""part": 0.5"#, #""scale": 0.5"#,
      "opening[1] (flipping).moves[0] has an unknown key \"scale\": it takes move, to, part, atOnce, and delay"
    ),
  ]

  private static let animations = [
    BrokenDocument(
      spring, #""duration": 0.2"#,
      "\(size) needs one of spring, curve, and atOnce"),
    BrokenDocument(
      spring, #""sprnig": {"duration": 0.2, "bounce": 0}"#,
      "\(size) has an unknown key \"sprnig\": it takes spring, curve, and atOnce; "
        + "did you mean \"spring\"?"),
    BrokenDocument(
      spring, spring + #", "atOnce": true"#,
      "\(size) has spring and atOnce: it takes exactly one of spring, curve, and atOnce"),
    BrokenDocument(
      spring, spring + #", "duration": 0.2"#,
      "\(size) has an unknown key \"duration\": it takes move, to, scale, part, spring, and delay"),
    BrokenDocument(
      #""atOnce": true"#, #""atOnce": false"#, "opening[1] (flipping).moves[0].atOnce is not true"),
    BrokenDocument(
      #""atOnce": true"#, #""atOnce": 1"#,
      "opening[1] (flipping).moves[0].atOnce is not true or false"),
    BrokenDocument(
      #""easeOut""#, #""easeout""#,
      "\(blur).curve is \"easeout\": it takes \(MotionEasing.knownNames)"
        + "; did you mean \"easeOut\"?"),
    BrokenDocument(
      #""easeOut""#, "0.5", "\(blur).curve is not the name of a curve or a list of 4 numbers"),
    BrokenDocument(
      "[0.1, 0.2, 0.7, 1]", "[0.1, 0.2, 0.7]",
      "closing[1] (idle).moves[0].curve is not the name of a curve or a list of 4 numbers"),
    BrokenDocument(
      "[0.1, 0.2, 0.7, 1]", #"[0.1, "0.2", 0.7, 1]"#,
      "closing[1] (idle).moves[0].curve[1] is not a number, because it is in quotes"),
    BrokenDocument(
      "[0.1, 0.2, 0.7, 1]", "[0.1, 0.2, 0.7, 1e200]",
      "closing[1] (idle).moves[0].curve[3] is 1e200: it takes a number from -1e100 to 1e100"),
    BrokenDocument(
      #""duration": 0.3"#, #""duration": -0.3"#,
      "\(blur).duration is -0.3: it takes a number of 0 or more"),
    BrokenDocument(#", "duration": 0.3"#, "", "\(blur).duration is missing"),
    BrokenDocument(
      #""delay": 0.1"#, #""delay": -0.1"#,
      "\(blur).delay is -0.1: it takes a number of 0 or more"),
    BrokenDocument(
      #""duration": 0.2, "bounce": 0"#, #""duration": 0, "bounce": 0"#,
      "\(size).spring.duration is 0: it takes a number above 0"),
    BrokenDocument(
      #""bounce": 0"#, #""bounce": 1.5"#,
      "\(size).spring.bounce is 1.5: it takes a number above -1, at most 1"),
    BrokenDocument(
      #""bounce": 0"#, #""damping": 0"#,
      "\(size).spring has an unknown key \"damping\": it takes mass, duration, and bounce"),
    BrokenDocument(
      #""bounce": 0"#, #""stiffness": 2"#,
      "\(size).spring has duration and stiffness: "
        + "it takes exactly one of duration, response, stiffness, and settlingDuration"),
    BrokenDocument(
      #"{"duration": 0.2, "bounce": 0}"#, "{}",
      "\(size).spring needs one of duration, response, stiffness, and settlingDuration"),
    BrokenDocument(
      #""duration": 0.2, "bounce": 0"#, #""stiffness": 2"#, "\(size).spring.damping is missing"),
    BrokenDocument(
      #""bounce": 0"#, #""mass": 0"#,
      "\(size).spring.mass is 0: it takes a number above 0"),
    BrokenDocument(
      #"{"duration": 0.2, "bounce": 0}"#, #""bouncy""#,
      "\(size).spring is not an object, such as {\"duration\": 0.6, \"bounce\": 0.1}"),
  ]
}
