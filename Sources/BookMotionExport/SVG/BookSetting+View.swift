public import BookMotion

extension BookSetting {
  /// The same setting, drawn in another part of the plane.
  ///
  /// A cover that closes from a large page swings far beyond the screen. A picture with room for
  /// all of it has a small book; one of the screen shows what a device does:
  ///
  /// ```swift
  /// let setting = try BookSetting(timeline)  // 1950 × 1152 points for bookPolish, there and back
  /// let screen = setting.seen(in: Rect(x: 0, y: 0, width: 1024, height: 768))
  /// ```
  public func seen(in view: Rect) -> BookSetting {
    BookSetting(style: style, layout: layout, look: look, view: view, pictureError: pictureError)
  }
}
