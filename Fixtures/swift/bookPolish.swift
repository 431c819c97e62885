import BookMotion
import BookMotionDocuments

extension Choreography {
  static let myBookPolish = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "bookPolish",
       "opening": [
        {
         "phase": "selected",
         "lasts": 0.2,
         "moves": [
          {"move": "size", "to": "shelf", "scale": 1.05, "spring": {"duration": 0.2, "bounce": 0}},
          {"move": "libraryBlur", "to": 10, "curve": "easeOut", "duration": 0.3}],
         "moments": [{"moment": "lightHaptic"}]},
        {
         "phase": "moving",
         "lasts": 0.4,
         "moves": [
          {"move": "center", "to": "centered", "spring": {"duration": 0.4, "bounce": 0.2}},
          {"move": "size", "to": "centered", "spring": {"duration": 0.4, "bounce": 0.2}}]},
        {
         "phase": "flipping",
         "lasts": 0.6,
         "moves": [{"move": "flipAngle", "to": 180, "spring": {"duration": 0.6, "bounce": 0.1}}]},
        {
         "phase": "revealing",
         "lasts": 0.3,
         "moves": [{"move": "size", "to": "reader", "spring": {"duration": 0.3, "bounce": 0}}]},
        {
         "phase": "complete",
         "lasts": 0,
         "moves": [{"move": "readerOpacity", "to": 1, "curve": "easeOut", "duration": 0.3}],
         "moments": [{"moment": "readerAppears"}]}],
       "closing": [
        {
         "phase": "closing",
         "lasts": 0.3,
         "moves": [{"move": "readerOpacity", "to": 0, "curve": "easeOut", "duration": 0.3}],
         "moments": [{"moment": "readerDisappears"}]},
        {
         "phase": "unflipping",
         "lasts": 0.6,
         "moves": [
          {"move": "flipAngle", "to": 0, "spring": {"duration": 0.6, "bounce": 0.05}},
          {"move": "size", "to": "centered", "spring": {"duration": 0.6, "bounce": 0.05}}]},
        {
         "phase": "returning",
         "lasts": 0.4,
         "moves": [
          {"move": "size", "to": "shelf", "spring": {"duration": 0.4, "bounce": 0.15}},
          {"move": "center", "to": "shelf", "spring": {"duration": 0.4, "bounce": 0.15}}]},
        {
         "phase": "idle",
         "lasts": 0.2,
         "moves": [{"move": "libraryBlur", "to": 0, "curve": "easeOut", "duration": 0.2}]}]}
      """#)
}
