import BookMotion
import BookMotionDocuments

extension Choreography {
  static let webBookArrives = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "webBookArrives",
       "style": {"border": 0, "perspective": 0.16426666666666667, "spread": "centered", "referenceWidth": 246.4},
       "opening": [
        {
         "phase": "moving",
         "lasts": 0.8,
         "moves": [
          {"move": "width", "from": 241.472, "to": 246.4, "curve": [0.4, 0, 0.2, 1], "duration": 0.8},
          {"move": "height", "from": 186.592, "to": 190.4, "curve": [0.4, 0, 0.2, 1], "duration": 0.8},
          {"move": "yaw", "from": -8, "to": 0, "curve": [0.4, 0, 0.2, 1], "duration": 0.8}]},
        {"phase": "complete", "lasts": 0}],
       "closing": [{"phase": "idle", "lasts": 0}]}
      """#)
}
