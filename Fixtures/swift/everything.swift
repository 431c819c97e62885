import BookMotion
import BookMotionDocuments

extension Choreography {
  static let everythingAll = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "Everything, \\(\"all\")\n",
       "style": {
        "fades": {
         "cover": {"peak": 0},
         "firstPage": {"peak": 0.5},
         "spine": {"departure": [20, 20], "smooth": true},
         "pageEdges": {"arrival": [0, 20], "departure": [160, 180]},
         "back": {"arrival": [10, 40], "departure": [140, 170], "peak": 0.25, "smooth": true}},
        "shadow": {
         "rest": {"radius": 1, "x": -2, "y": 3, "opacity": 0.125},
         "raised": {"radius": 20, "x": 4, "y": 6, "opacity": 0.5},
         "rise": [10, 20],
         "swing": -5},
        "corners": {"cover": 1, "spine": 2, "pageEdges": 3},
        "border": 1e-07,
        "spineWidth": 0,
        "pageEdgeWidth": 2,
        "gutter": {"width": 1, "side": 0.5, "shoulder": 0.25, "middle": 1},
        "inside": "front",
        "perspective": 0.30000000000000004,
        "spread": "spread",
        "referenceWidth": 100,
        "scalesWithBook": true},
       "places": [
        {"place": "reader", "margins": [1, 2]},
        {
         "place": "\"mine\"",
         "area": "reader",
         "x": -1,
         "y": 1e-07,
         "anchor": [0.30000000000000004, 2],
         "width": 1,
         "height": 0.5,
         "aspect": [3, 4],
         "size": [5, 6],
         "like": "shelf",
         "within": "screen",
         "widest": 7,
         "highest": 8,
         "highestShare": 0.1,
         "growth": 9,
         "margins": [0, 101],
         "pages": "automatic",
         "fit": "covering"}],
       "opening": [
        {
         "phase": "flipping",
         "lasts": 0.1,
         "waits": true,
         "moves": [
          {"move": "x", "to": -1.5, "curve": "linear", "duration": 1000000000},
          {"move": "y", "to": -1.5, "curve": "easeIn", "duration": 0},
          {"move": "width", "to": 0, "curve": "easeOut", "duration": 1e-20},
          {"move": "height", "to": 0, "curve": "easeInOut", "duration": 0.35},
          {"move": "flipAngle", "to": -1.5, "curve": "circularEaseIn", "duration": 1},
          {"move": "tilt", "to": -1.5, "curve": "circularEaseOut", "duration": 1},
          {"move": "yaw", "to": -1.5, "curve": "circularEaseInOut", "duration": 1},
          {"move": "lift", "to": 0, "curve": "circularEaseOutIn", "duration": 1},
          {"move": "bookOpacity", "to": 0, "curve": [0.1, -2, 1.5, 3], "duration": 0.3, "delay": 0.1},
          {"move": "spineLineOpacity", "to": 0, "atOnce": true},
          {"move": "frameBorder", "to": 0, "atOnce": true, "delay": 0.3333333333333333},
          {"move": "libraryBlur", "to": 0, "spring": {"duration": 0.5, "bounce": 0.15}},
          {"move": "libraryScale", "to": 0, "spring": {"duration": 1, "bounce": -0.5}},
          {"move": "libraryOpacity", "to": 0, "spring": {"duration": 1, "bounce": 1}},
          {"move": "shelfCoverOpacity", "to": 0, "spring": {"response": 0.3, "dampingRatio": 0.3333333333333333}},
          {
           "move": "readerOpacity",
           "to": 0,
           "spring": {"response": 0.6314838833996553, "dampingRatio": 0.35176323534072423}},
          {"move": "readerScale", "to": 0, "spring": {"mass": 2, "duration": 0.5, "bounce": 0.25}},
          {
           "move": "overlayOpacity",
           "to": 0,
           "spring": {"mass": 3, "response": 0.7, "dampingRatio": 5.1},
           "delay": 0.7},
          {"move": "controlsOpacity", "to": 0, "curve": "linear", "duration": 1000000000},
          {"move": "controlsOffset", "to": -1.5, "curve": "easeIn", "duration": 0},
          {"move": "musicVolume", "to": 0, "curve": "easeOut", "duration": 1e-20}]},
        {
         "phase": "complete",
         "name": "\\(done)",
         "lasts": 1e-05,
         "moves": [
          {"move": "center", "to": "\"mine\"", "part": -0.5, "atOnce": true},
          {"move": "size", "to": "zoomed", "scale": 2, "part": 0.5, "spring": {"duration": 0.5, "bounce": 0}},
          {"move": "center", "to": "reader", "spring": {"duration": 0.5, "bounce": 0.3}},
          {"move": "size", "to": "opened", "part": 0.5, "curve": "linear", "duration": 0.35},
          {"move": "lift", "from": 0, "to": 1, "curve": "easeIn", "duration": 0.35}],
         "moments": [
          {"moment": "lightHaptic"},
          {"moment": "mediumHaptic"},
          {"moment": "musicFadesOut"},
          {"moment": "musicFadesIn"},
          {"moment": "readerAppears"},
          {"moment": "readerDisappears"},
          {"moment": "controlsAppear"},
          {"own": "\"own\" \\(1)"}]}],
       "closing": [{"phase": "idle", "lasts": 0, "moments": [{"own": "🎉\u0000", "after": 2.5}]}]}
      """#)
}
