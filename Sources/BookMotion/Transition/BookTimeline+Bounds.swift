extension BookTimeline {
  /// The scene of a frame: its pose in the style, binding and screen of the timeline's book.
  ///
  /// ```swift
  /// let timeline = try BookTimeline(.bookPolish)
  /// try timeline.scene(of: timeline.frame(50)).faces.count  // 6
  /// ```
  ///
  /// - Throws: ``BookMotionError`` if the book comes too near to the eye; see ``BookScene``.
  public func scene(of frame: Frame) throws(BookMotionError) -> BookScene {
    let layout = transition.layout
    return try BookScene(
      frame.pose, style: transition.choreography.style, binding: layout.binding,
      screen: layout.screen)
  }

  /// All of the screen that any frame's book or its shadow touches; nil if none can be seen.
  ///
  /// It is what every picture of a sequence has to show, so that nothing is cut off and all have
  /// one size. What lies between two frames can swing further, by less than a frame's way.
  ///
  /// ```swift
  /// try BookTimeline(.bookPolish).bounds()?.width  // 1099
  /// ```
  ///
  /// - Throws: ``BookMotionError`` if the book comes too near to the eye in any frame.
  /// - Complexity: one scene a frame.
  public func bounds() throws(BookMotionError) -> BookRect? {
    var all: BookRect?
    for index in 0..<count {
      guard let room = try scene(of: frame(index)).bounds else { continue }
      all = all?.union(room) ?? room
    }
    return all
  }
}
