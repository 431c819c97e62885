import BookMotion
import BookMotionDocuments

extension Choreography {
  static let myPictureBook = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "pictureBook",
       "style": {"fades": {"cover": {}}, "corners": {"cover": 8}, "border": 0, "spread": "spread"},
       "places": [
        {
         "place": "spread",
         "area": "safeArea",
         "anchor": [0, 0.5],
         "like": "shelf",
         "margins": [0, 48],
         "pages": "automatic",
         "fit": "inside"},
        {
         "place": "closed",
         "area": "safeArea",
         "height": 0.55,
         "like": "shelf",
         "within": "spread",
         "growth": 1.05,
         "margins": [48, 48]},
        {
         "place": "opened",
         "area": "safeArea",
         "anchor": [0, 0.5],
         "like": "closed",
         "within": "spread",
         "pages": "automatic"}],
       "opening": [
        {
         "phase": "selected",
         "lasts": 0.2,
         "moves": [
          {"move": "size", "to": "shelf", "scale": 1.05, "spring": {"duration": 0.13, "bounce": 0}},
          {"move": "libraryBlur", "to": 10, "curve": "easeInOut", "duration": 0.3}],
         "moments": [{"moment": "lightHaptic"}]},
        {
         "phase": "moving",
         "lasts": 0.4,
         "moves": [
          {"move": "center", "to": "closed", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "size", "to": "closed", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "lift", "to": 1, "spring": {"duration": 0.27, "bounce": 0}}]},
        {
         "phase": "flipping",
         "lasts": 0.6,
         "moves": [
          {"move": "flipAngle", "to": 180, "spring": {"duration": 0.4, "bounce": 0}},
          {"move": "center", "to": "opened", "spring": {"duration": 0.4, "bounce": 0}},
          {"move": "size", "to": "opened", "spring": {"duration": 0.4, "bounce": 0}}]},
        {
         "phase": "zooming",
         "lasts": 0.4,
         "moves": [
          {"move": "center", "to": "spread", "spring": {"duration": 0.27, "bounce": 0}},
          {"move": "size", "to": "spread", "spring": {"duration": 0.27, "bounce": 0}}]},
        {
         "phase": "complete",
         "lasts": 0,
         "moves": [{"move": "readerOpacity", "to": 1, "curve": "easeInOut", "duration": 0.3}],
         "moments": [{"moment": "readerAppears"}]}],
       "closing": [
        {
         "phase": "closing",
         "lasts": 0.225,
         "moves": [{"move": "readerOpacity", "to": 0, "curve": "easeInOut", "duration": 0.225}],
         "moments": [{"moment": "readerDisappears"}]},
        {
         "phase": "unzooming",
         "lasts": 0.3,
         "moves": [
          {"move": "center", "to": "opened", "spring": {"duration": 0.2025, "bounce": 0}},
          {"move": "size", "to": "opened", "spring": {"duration": 0.2025, "bounce": 0}}]},
        {
         "phase": "unflipping",
         "lasts": 0.45,
         "moves": [
          {"move": "flipAngle", "to": 0, "spring": {"duration": 0.3, "bounce": 0}},
          {"move": "center", "to": "closed", "spring": {"duration": 0.3, "bounce": 0}},
          {"move": "size", "to": "closed", "spring": {"duration": 0.3, "bounce": 0}}]},
        {
         "phase": "returning",
         "lasts": 0.3,
         "moves": [
          {"move": "center", "to": "shelf", "spring": {"duration": 0.2025, "bounce": 0}},
          {"move": "size", "to": "shelf", "spring": {"duration": 0.2025, "bounce": 0}},
          {"move": "lift", "to": 0, "spring": {"duration": 0.2025, "bounce": 0}}]},
        {
         "phase": "idle",
         "lasts": 0.15,
         "moves": [{"move": "libraryBlur", "to": 0, "curve": "easeInOut", "duration": 0.15}]}]}
      """#)
}
