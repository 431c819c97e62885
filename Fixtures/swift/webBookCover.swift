import BookMotion
import BookMotionDocuments

extension Choreography {
  static let webBookCover = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "webBookCover",
       "style": {
        "fades": {"cover": {}, "firstPage": {"arrival": [0, 0]}, "spine": {"peak": 0}},
        "border": 0,
        "perspective": 0.1232,
        "referenceWidth": 246.4},
       "opening": [
        {
         "phase": "flipping",
         "lasts": 0.47476,
         "moves": [{"move": "flipAngle", "from": 6.954545454545454, "to": 180, "curve": "linear", "duration": 0.47476}]},
        {"phase": "complete", "lasts": 0}],
       "closing": [
        {
         "phase": "unflipping",
         "lasts": 0.47476,
         "moves": [{"move": "flipAngle", "from": 173.04545454545456, "to": 0, "curve": "linear", "duration": 0.47476}]},
        {"phase": "idle", "lasts": 0}]}
      """#)
}
