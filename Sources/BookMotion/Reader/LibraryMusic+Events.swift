extension LibraryMusic {
  /// Level at both ends, so that a fade that is turned round has no kink; half of the way in half of
  /// the time.
  private static let fade = Animation.curve(.easeInOut, duration: fadeDuration)

  /// A book opens: the music fades out.
  ///
  /// - Returns: whether no book was open.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func bookOpens(at time: Double) -> Bool { change(open: true, at: time) }

  /// The book closes: the music fades in.
  ///
  /// - Returns: whether a book was open.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func bookCloses(at time: Double) -> Bool { change(open: false, at: time) }

  /// The user switches the music on or off; it fades, and in a book it is remembered for later.
  ///
  /// - Returns: whether that is another setting; the app stores ``setting`` then.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func turn(on isOn: Bool, at time: Double) -> Bool {
    log.check(time)
    guard isOn != setting.isOn else { return false }
    let wasHeard = isHeard
    setting.isOn = isOn
    master.turn(to: isOn ? 1 : 0, at: time, with: LibraryMusic.fade)
    tell(wasHeard: wasHeard, at: time)
    return true
  }

  private mutating func change(open: Bool, at time: Double) -> Bool {
    log.check(time)
    guard open != bookIsOpen else { return false }
    let wasHeard = isHeard
    bookIsOpen = open
    place.turn(to: open ? 0 : 1, at: time, with: LibraryMusic.fade)
    tell(wasHeard: wasHeard, at: time)
    return true
  }

  /// Whether the library's music is where everything goes.
  private var isHeard: Bool { setting.isOn && !bookIsOpen }

  private mutating func tell(wasHeard: Bool, at time: Double) {
    // Music that fades out is still heard, and has not been told to stop.
    let isPlaying = wasHeard || silence.map { $0 > time } ?? false
    log.change(at: time)
    if isHeard {
      silence = nil
      if !isPlaying { log.tell(.play, at: time) }
    } else if isPlaying {
      let end = min(
        bookIsOpen ? place.end : .infinity, setting.isOn ? .infinity : master.end)
      silence = end
      log.tell(.pause, at: end)
    }
  }
}
