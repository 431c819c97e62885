import BookMotion
import BookMotionDrawing

@testable import BookMotionExport

extension MotionDepiction.Frame {
  /// The document.
  var svg: String {
    var text = ""
    writeSVG(to: &text)
    return text
  }
}

extension BookFrame {
  /// The document, with or without what is behind the book.
  func svg(withBackdrop: Bool = true) -> String {
    var text = ""
    painted(withBackdrop: withBackdrop).writeDocument(showing: setting.view, to: &text)
    return text
  }

  /// Returns what is between the definitions and the end of the document.
  func body(_ names: SVGNames, withBackdrop: Bool = true) -> String {
    var text = ""
    painted(names, withBackdrop: withBackdrop).writeBody(to: &text)
    return text
  }
}

extension BookSetting {
  /// Creates the setting of a timeline's frames.
  init(_ timeline: BookTimeline, look: BookLook = BookLook()) {
    let transition = timeline.transition
    self.init(style: transition.choreography.style, layout: transition.layout, look: look)
  }
}
