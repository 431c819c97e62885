public import BookMotion

extension BookSetting {
  /// The same setting, drawn in another part of the plane.
  ///
  /// ```swift
  /// let setting = try BookSetting(timeline)  // 1024 × 768, the screen
  /// let book = setting.seen(in: BookRect(x: 312, y: 84, width: 400, height: 600))
  /// ```
  public func seen(in view: BookRect) -> BookSetting {
    var setting = self
    setting.view = view
    return setting
  }

  /// The same setting for drawings that are shown at another scale: what a picture may be off, and
  /// how far its parts lie over one another, then counts where it is seen.
  ///
  /// A drawing that is shown larger than it is stays as it is.
  func shown(at scale: Double) -> BookSetting {
    guard scale > 0, scale < 1 else { return self }
    var setting = self
    setting.pictureError = min(pictureError / scale, Domain.pictureError.highest)
    setting.pictureOverlap = pictureOverlap / scale
    return setting
  }

  /// The same setting for a drawing that is looked at for long, where what motion hides is seen.
  var standingStill: BookSetting {
    var setting = self
    setting.pictureError = min(pictureError, BookSetting.standardPictureError)
    return setting
  }
}
