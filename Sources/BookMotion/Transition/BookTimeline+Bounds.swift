extension BookTimeline {
  /// Returns the scene of a frame: its pose in the style, binding, and screen of the timeline's
  /// book.
  ///
  /// ```swift
  /// let timeline = try BookTimeline(BookScore(.bookPolish))
  /// try timeline.scene(of: timeline.frame(50)).faces.count  // 6
  /// ```
  ///
  /// - Throws: ``BookMotionError`` if the book is too close to the eye; see ``BookScene``.
  package func scene(of frame: Frame) throws(BookMotionError) -> BookScene {
    let layout = transition.layout
    return try BookScene(
      frame.pose, style: transition.choreography.style, binding: layout.binding,
      screen: layout.screen)
  }

  /// Returns the smallest rectangle of the screen that contains the book and its shadow in every
  /// frame, or `nil` if they are never visible.
  ///
  /// Use it as the common frame of a sequence of pictures, so that nothing is cut off and all have
  /// the same size. Between two frames, the book can move beyond the bounds by less than its travel
  /// in one frame.
  ///
  /// ```swift
  /// try BookTimeline(BookScore(.bookPolish)).bounds()?.width  // 1099
  /// ```
  ///
  /// - Throws: ``BookMotionError`` if the book is too close to the eye in any frame.
  /// - Complexity: One scene per frame.
  package func bounds() throws(BookMotionError) -> BookRect? {
    var all: BookRect?
    for index in 0..<count {
      guard let room = try scene(of: frame(index)).bounds else { continue }
      all = all?.union(room) ?? room
    }
    return all
  }
}
