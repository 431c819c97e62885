package import BookMotion

extension BookSetting {
  /// Returns this setting, drawn in another part of the plane.
  ///
  /// ```swift
  /// let setting = try BookSetting(timeline)  // 1024 × 768, the screen
  /// let book = setting.seen(in: BookRect(x: 312, y: 84, width: 400, height: 600))
  /// ```
  package func seen(in view: BookRect) -> BookSetting {
    var setting = self
    setting.view = view
    return setting
  }

  /// Returns this setting for drawings that are shown at `scale`.
  ///
  /// The error and the overlap of pictures apply to the drawing as it is shown, so both are divided
  /// by `scale`. At a scale of 1 or more, the setting is unchanged.
  func shown(at scale: Double) -> BookSetting {
    guard scale > 0, scale < 1 else { return self }
    var setting = self
    setting.pictureError = min(pictureError / scale, BookDomain.pictureError.highest)
    setting.pictureOverlap = pictureOverlap / scale
    return setting
  }

  /// This setting for a drawing that is viewed at length, where no motion hides errors.
  var standingStill: BookSetting {
    var setting = self
    setting.pictureError = min(pictureError, BookSetting.standardPictureError)
    return setting
  }
}
