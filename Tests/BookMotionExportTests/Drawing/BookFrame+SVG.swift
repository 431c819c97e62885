import BookMotionExport

extension BookFrame {
  /// The document.
  var svg: String {
    var text = ""
    writeSVG(to: &text)
    return text
  }
}
