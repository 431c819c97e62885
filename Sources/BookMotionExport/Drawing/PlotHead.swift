import BookMotion
import BookMotionDocuments

/// The beginning of every plot: its size, its style sheet, and its title.
struct PlotHead {
  let title: String
  let subtitle: String
  let width: Double
  let height: Double
  let theme: MotionTheme
  /// The distance of all contents from the picture's edges.
  var margin = PlotHead.edge
  /// Additional attributes of the document, which not every picture needs.
  var declarations = ""

  /// Writes the head. Spaces are preserved, because some renderers otherwise drop them at the edges
  /// of a span.
  func write<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let (across, high) = (width.pixels, height.pixels)
    try sink.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" \
      "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg"\(declarations) version="1.1" width="\(across)" \
      height="\(high)" viewBox="0 0 \(across) \(high)" xml:space="preserve">
      <title>\(PlotText.escaped(title))</title>
      <desc>\(PlotText.escaped(subtitle))</desc>
      <style type="text/css">
      \(theme.styleSheet)</style>
      <rect class="paper" width="\(across)" height="\(high)"/>

      """)
    let room = width - 2 * margin
    let heading = PlotText.clipped(title, to: room, size: PlotHead.titleSize, bold: true)
    let words = PlotText.clipped(subtitle, to: room, size: PlotHead.textSize)
    let x = margin.pixels
    let down = margin - PlotHead.edge
    try sink.write(
      "<text class=\"title\" x=\"\(x)\" y=\"\((PlotHead.titleBaseline + down).pixels)\">"
        + "\(PlotText.escaped(heading))</text>\n"
        + "<text class=\"quiet\" x=\"\(x)\" y=\"\((PlotHead.subtitleBaseline + down).pixels)\">"
        + "\(PlotText.escaped(words))</text>\n")
  }

  /// The standard distance of a plot's contents from the picture's edges.
  static let edge = 20.0

  /// The lower end of the head.
  static let bottom = 66.0

  static let textSize = 12.0
  private static let titleSize = 16.0
  private static let titleBaseline = 32.0
  private static let subtitleBaseline = 51.0
}
