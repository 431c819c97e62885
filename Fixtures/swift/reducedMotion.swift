import BookMotion
import BookMotionDocuments

extension Choreography {
  static let myReducedMotion = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "reducedMotion",
       "opening": [
        {
         "phase": "selected",
         "lasts": 0.2,
         "moves": [{"move": "libraryBlur", "to": 10, "curve": "easeOut", "duration": 0.3}],
         "moments": [{"moment": "lightHaptic"}]},
        {
         "phase": "moving",
         "lasts": 0.4,
         "moves": [{"move": "center", "to": "centered", "part": 0.08, "curve": "easeInOut", "duration": 0.4}]},
        {
         "phase": "flipping",
         "lasts": 0.6,
         "moves": [
          {"move": "readerOpacity", "to": 1, "curve": "easeInOut", "duration": 0.24},
          {"move": "center", "to": "centered", "atOnce": true, "delay": 0.3},
          {"move": "size", "to": "centered", "atOnce": true, "delay": 0.3},
          {"move": "flipAngle", "to": 180, "atOnce": true, "delay": 0.3},
          {"move": "bookOpacity", "to": 0, "curve": "easeInOut", "duration": 0.24}]},
        {
         "phase": "revealing",
         "lasts": 0.3,
         "moves": [
          {"move": "size", "to": "reader", "atOnce": true},
          {"move": "bookOpacity", "to": 1, "curve": "easeInOut", "duration": 0.3}]},
        {"phase": "complete", "lasts": 0, "moments": [{"moment": "readerAppears"}]}],
       "closing": [
        {
         "phase": "closing",
         "lasts": 0.3,
         "moves": [{"move": "bookOpacity", "to": 0, "curve": "easeInOut", "duration": 0.3}],
         "moments": [{"moment": "readerDisappears"}]},
        {
         "phase": "unflipping",
         "lasts": 0.6,
         "moves": [
          {"move": "flipAngle", "to": 0, "atOnce": true},
          {"move": "size", "to": "shelf", "atOnce": true},
          {"move": "center", "to": "centered", "part": 0.08, "atOnce": true},
          {"move": "bookOpacity", "from": 0, "to": 1, "curve": "easeInOut", "duration": 0.6},
          {"move": "readerOpacity", "to": 0, "curve": "easeInOut", "duration": 0.6}]},
        {
         "phase": "returning",
         "lasts": 0.4,
         "moves": [{"move": "center", "to": "shelf", "curve": "easeInOut", "duration": 0.4}]},
        {
         "phase": "idle",
         "lasts": 0.2,
         "moves": [{"move": "libraryBlur", "to": 0, "curve": "easeOut", "duration": 0.2}]}]}
      """#)
}
