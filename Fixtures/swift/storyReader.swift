import BookMotion
import BookMotionDocuments

extension Choreography {
  static let myStoryReader = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "storyReader",
       "style": {
        "fades": {"cover": {"departure": [160, 170], "smooth": true}},
        "spineWidth": 35,
        "perspective": 0.65,
        "spread": "spread"},
       "opening": [
        {
         "phase": "selected",
         "lasts": 0.2,
         "moves": [
          {"move": "size", "to": "shelf", "scale": 1.05, "spring": {"duration": 0.13, "bounce": 0}},
          {"move": "spineLineOpacity", "to": 1, "curve": "easeInOut", "duration": 0.2},
          {"move": "libraryBlur", "to": 10, "curve": "easeInOut", "duration": 0.3},
          {"move": "musicVolume", "to": 0, "curve": "easeInOut", "duration": 0.5}],
         "moments": [{"moment": "lightHaptic"}, {"moment": "musicFadesOut"}]},
        {
         "phase": "moving",
         "lasts": 0.4,
         "moves": [
          {"move": "center", "to": "centered", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "size", "to": "closed", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "tilt", "to": 8, "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "lift", "to": 1, "spring": {"duration": 0.27, "bounce": 0}}]},
        {
         "phase": "flipping",
         "lasts": 0.6,
         "moves": [
          {"move": "flipAngle", "to": 180, "spring": {"duration": 0.4, "bounce": 0}},
          {"move": "tilt", "to": 0, "spring": {"duration": 0.4, "bounce": 0}},
          {"move": "center", "to": "opened", "spring": {"duration": 0.4, "bounce": 0}},
          {"move": "size", "to": "opened", "spring": {"duration": 0.4, "bounce": 0}},
          {"move": "spineLineOpacity", "to": 0, "curve": "easeInOut", "duration": 0.2}]},
        {
         "phase": "revealing",
         "lasts": 0.3,
         "moves": [
          {"move": "center", "to": "spread", "spring": {"duration": 0.2, "bounce": 0}},
          {"move": "size", "to": "spread", "spring": {"duration": 0.2, "bounce": 0}},
          {"move": "frameBorder", "to": 10, "curve": "easeInOut", "duration": 0.3}]},
        {
         "phase": "zooming",
         "lasts": 0.4,
         "moves": [
          {"move": "center", "to": "zoomed", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "size", "to": "zoomed", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "libraryScale", "to": 0.85, "curve": "easeInOut", "duration": 0.4},
          {"move": "libraryBlur", "to": 25, "curve": "easeInOut", "duration": 0.4},
          {"move": "libraryOpacity", "to": 0, "curve": "easeInOut", "duration": 0.4}]},
        {
         "phase": "modeSelection",
         "lasts": 0.3,
         "moves": [
          {"move": "overlayOpacity", "to": 0.5, "curve": "easeInOut", "duration": 0.3},
          {"move": "controlsOpacity", "to": 1, "spring": {"duration": 0.4, "bounce": 0}, "delay": 0.2}],
         "moments": [{"moment": "controlsAppear", "after": 0.2}]},
        {
         "phase": "complete",
         "lasts": 0,
         "moves": [
          {"move": "overlayOpacity", "to": 0, "curve": "easeInOut", "duration": 0.3},
          {"move": "controlsOpacity", "to": 0, "curve": "easeInOut", "duration": 0.3},
          {"move": "readerOpacity", "to": 1, "curve": "easeInOut", "duration": 0.3}],
         "moments": [{"moment": "readerAppears"}]}],
       "closing": [
        {
         "phase": "closing",
         "lasts": 0.3,
         "moves": [
          {"move": "overlayOpacity", "to": 0, "curve": "easeInOut", "duration": 0.3},
          {"move": "controlsOpacity", "to": 0, "curve": "easeInOut", "duration": 0.3},
          {"move": "readerOpacity", "to": 0, "curve": "easeInOut", "duration": 0.3}],
         "moments": [{"moment": "readerDisappears"}]},
        {
         "phase": "unzooming",
         "lasts": 0.4,
         "moves": [
          {"move": "center", "to": "spread", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "size", "to": "spread", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "libraryScale", "to": 1, "curve": "easeInOut", "duration": 0.4},
          {"move": "libraryBlur", "to": 10, "curve": "easeInOut", "duration": 0.4},
          {"move": "libraryOpacity", "to": 1, "curve": "easeInOut", "duration": 0.4}]},
        {
         "phase": "unflipping",
         "lasts": 0.6,
         "moves": [
          {"move": "flipAngle", "to": 0, "spring": {"duration": 0.4, "bounce": 0}},
          {"move": "tilt", "to": 8, "spring": {"duration": 0.4, "bounce": 0}},
          {"move": "center", "to": "centered", "spring": {"duration": 0.4, "bounce": 0}},
          {"move": "size", "to": "closed", "spring": {"duration": 0.4, "bounce": 0}},
          {"move": "frameBorder", "to": 0, "curve": "easeInOut", "duration": 0.3},
          {"move": "spineLineOpacity", "to": 1, "curve": "easeInOut", "duration": 0.2, "delay": 0.4}]},
        {
         "phase": "returning",
         "lasts": 0.4,
         "moves": [
          {"move": "center", "to": "shelf", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "size", "to": "shelf", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "tilt", "to": 0, "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "lift", "to": 0, "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "spineLineOpacity", "to": 0, "curve": "easeInOut", "duration": 0.4}]},
        {
         "phase": "idle",
         "lasts": 0.2,
         "moves": [
          {"move": "libraryBlur", "to": 0, "curve": "easeInOut", "duration": 0.2},
          {"move": "musicVolume", "to": 1, "curve": "easeInOut", "duration": 0.5}],
         "moments": [{"moment": "musicFadesIn"}]}]}
      """#)
}
