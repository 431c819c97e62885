import BookMotion
import BookMotionDocuments

extension Choreography {
  static let tabletBook = try! Choreography(
    json: #"""
      {
       "schema": "bookmotion.choreography/1",
       "name": "tabletBook",
       "style": {
        "fades": {
         "firstPage": {"arrival": [30, 90]},
         "spine": {"peak": 0},
         "back": {"arrival": [10, 40], "departure": [140, 170]}},
        "shadow": {
         "rest": {"radius": 12, "x": 0, "y": 4, "opacity": 0.25},
         "raised": {"radius": 28, "x": 0, "y": 4, "opacity": 0.25},
         "swing": 20},
        "corners": {"cover": 6},
        "border": 0,
        "gutter": {"width": 20, "shoulder": 0.2, "middle": 0.26},
        "inside": "front",
        "perspective": 0.35,
        "spread": "centered",
        "referenceWidth": 191,
        "scalesWithBook": true},
       "places": [
        {"place": "drawn", "size": [191, 212], "fit": "free"},
        {"place": "across", "width": 0.5, "like": "drawn", "fit": "free"}],
       "opening": [
        {
         "phase": "selected",
         "lasts": 0.15,
         "moves": [
          {"move": "size", "to": "drawn", "scale": 1.05, "spring": {"duration": 0.15, "bounce": 0}},
          {"move": "bookOpacity", "from": 0, "to": 1, "spring": {"duration": 0.15, "bounce": 0}},
          {"move": "shelfCoverOpacity", "to": 1, "atOnce": true},
          {"move": "libraryScale", "to": 1, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryBlur", "to": 10, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryOpacity", "to": 1, "curve": "easeOut", "duration": 0.3},
          {"move": "musicVolume", "to": 0, "curve": "linear", "duration": 0.5}],
         "moments": [{"moment": "mediumHaptic"}, {"moment": "musicFadesOut"}]},
        {
         "phase": "moving",
         "lasts": 0.35,
         "moves": [
          {"move": "center", "to": "drawn", "spring": {"duration": 0.35, "bounce": 0.15}},
          {"move": "size", "to": "drawn", "scale": 1.8, "spring": {"duration": 0.35, "bounce": 0.15}}]},
        {
         "phase": "flipping",
         "lasts": 0.7,
         "moves": [{"move": "flipAngle", "to": 180, "spring": {"duration": 0.7, "bounce": 0.05}}]},
        {
         "phase": "revealing",
         "lasts": 0.3,
         "moves": [{"move": "size", "to": "drawn", "scale": 2.2, "curve": "easeOut", "duration": 0.3}]},
        {
         "phase": "zooming",
         "lasts": 0.5,
         "moves": [
          {"move": "size", "to": "across", "scale": 0.95, "curve": "easeInOut", "duration": 0.4},
          {"move": "libraryScale", "to": 0.85, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryBlur", "to": 25, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryOpacity", "to": 0, "curve": "easeOut", "duration": 0.3}]},
        {
         "phase": "modeSelection",
         "lasts": 0,
         "moves": [
          {"move": "overlayOpacity", "to": 0.5, "curve": "easeOut", "duration": 0.3},
          {"move": "bookOpacity", "to": 0, "curve": "easeOut", "duration": 0.3},
          {"move": "controlsOpacity", "to": 1, "spring": {"duration": 0.4, "bounce": 0}, "delay": 0.2},
          {"move": "controlsOffset", "from": 20, "to": 0, "spring": {"duration": 0.4, "bounce": 0}, "delay": 0.2}],
         "moments": [{"moment": "controlsAppear", "after": 0.2}]},
        {
         "phase": "complete",
         "lasts": 0,
         "moves": [
          {"move": "overlayOpacity", "to": 0, "curve": "easeOut", "duration": 0.3},
          {"move": "controlsOpacity", "to": 0, "curve": "easeOut", "duration": 0.3},
          {"move": "readerOpacity", "to": 1, "curve": "easeOut", "duration": 0.3},
          {"move": "readerScale", "from": 1.02, "to": 1, "curve": "easeOut", "duration": 0.3}],
         "moments": [{"moment": "mediumHaptic"}, {"moment": "readerAppears"}]}],
       "closing": [
        {
         "phase": "unzooming",
         "lasts": 0.1,
         "moves": [
          {"move": "readerOpacity", "to": 0, "curve": "easeOut", "duration": 0.3},
          {"move": "readerScale", "to": 1.02, "curve": "easeOut", "duration": 0.3},
          {"move": "overlayOpacity", "to": 0, "curve": "easeOut", "duration": 0.3},
          {"move": "controlsOpacity", "to": 0, "curve": "easeOut", "duration": 0.3},
          {"move": "bookOpacity", "to": 1, "curve": "easeOut", "duration": 0.3},
          {"move": "size", "to": "drawn", "scale": 2.2, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryScale", "to": 0.925, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryBlur", "to": 17.5, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryOpacity", "to": 1, "curve": "easeOut", "duration": 0.3}],
         "moments": [{"moment": "readerDisappears"}]},
        {
         "phase": "closing",
         "lasts": 0.3,
         "moves": [
          {"move": "libraryScale", "to": 0.85, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryBlur", "to": 25, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryOpacity", "to": 0, "curve": "easeOut", "duration": 0.3}]},
        {
         "phase": "unflipping",
         "lasts": 0.7,
         "moves": [
          {"move": "flipAngle", "to": 0, "spring": {"duration": 0.7, "bounce": 0.05}},
          {"move": "size", "to": "drawn", "scale": 1.8, "spring": {"duration": 0.7, "bounce": 0.05}},
          {"move": "libraryScale", "to": 1, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryBlur", "to": 10, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryOpacity", "to": 1, "curve": "easeOut", "duration": 0.3}]},
        {
         "phase": "returning",
         "lasts": 0.4,
         "moves": [
          {"move": "center", "to": "shelf", "spring": {"duration": 0.35, "bounce": 0.1}},
          {"move": "size", "to": "drawn", "spring": {"duration": 0.35, "bounce": 0.1}}]},
        {
         "phase": "idle",
         "lasts": 0.15,
         "moves": [
          {"move": "bookOpacity", "to": 0, "curve": "easeOut", "duration": 0.15},
          {"move": "shelfCoverOpacity", "to": 1, "atOnce": true},
          {"move": "libraryScale", "to": 1, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryBlur", "to": 0, "curve": "easeOut", "duration": 0.3},
          {"move": "libraryOpacity", "to": 1, "curve": "easeOut", "duration": 0.3},
          {"move": "musicVolume", "to": 1, "curve": "linear", "duration": 0.5}],
         "moments": [{"moment": "musicFadesIn"}]}]}
      """#)
}
