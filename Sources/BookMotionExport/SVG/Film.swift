import BookMotion

/// What every drawing that plays has around its frames: a still for where nothing plays, and SMIL's
/// animations, each of which shows a frame while its time lasts.
enum Film {
  /// The beginning of the document; what all frames have in common follows.
  static func head(_ title: String, showing view: BookRect) -> SVGText {
    var text = SVGText.documentHead(showing: view)
    text.add("<title>\(PlotText.escaped(title))</title>\n\(style)\n")
    return text
  }

  /// What follows is seen where nothing plays.
  static let beginStill =
    "<g id=\"\(still)\"><set attributeName=\"display\" to=\"none\"/>\n"

  /// What follows plays.
  static let beginFilm =
    "</g>\n<g id=\"\(film)\" display=\"none\">"
    + "<set attributeName=\"display\" to=\"inline\"/>\n"

  static let end = "</g>\n</svg>\n"

  /// The beginning of a group that is there while its time lasts.
  static func turn(from start: Double, to end: Double, over duration: Double) -> SVGText {
    var text = SVGText()
    text.add("<g display=\"none\">")
    var track = FilmTrack("display", over: duration)
    track.add("none", from: 0)
    track.add("inline", from: start)
    track.add("none", from: end)
    track.write(to: &text)
    text.add("\n")
    return text
  }

  static let blur = "blur"

  /// What the names of the still's parts, and of the frames', begin with.
  static let stillNames = "s"
  static let frameNames = "f"

  private static let still = "still"
  private static let film = "film"

  private static let style =
    "<style type=\"text/css\">@media print,(prefers-reduced-motion:reduce){"
    + "#\(still){display:inline!important}#\(film){display:none!important}}</style>"
}
