extension ModeSelection {
  private static let fade = Animation.curve(.easeInOut, duration: fadeDuration)

  /// The book is open and asks how it is to be read.
  ///
  /// - Returns: whether the choice was not there, or going.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func appear(at time: Double) -> Bool {
    log.check(time)
    guard controlsStart == nil else { return false }
    log.change(at: time)
    outcome = nil
    let start = time + ModeSelection.controlsDelay
    controlsStart = start
    overlay.turn(to: 1, at: time, with: ModeSelection.fade)
    controls.turn(to: 1, at: start, with: .spring(ModeSelection.controlsSpring))
    log.tell(.controlsAppear, at: start)
    return true
  }

  /// A finger touches a button.
  ///
  /// - Returns: whether it is pressed: the buttons have begun to appear, and no other one is pressed.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func press(_ button: Button, at time: Double) -> Bool {
    log.check(time)
    guard let controlsStart, time >= controlsStart, pressed == nil else { return false }
    log.change(at: time)
    pressed = button
    sink(button, at: time)
    return true
  }

  /// The finger slides out of the button that it pressed, or back into it: the button rises, or sinks
  /// again.
  ///
  /// - Returns: whether a button is pressed.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func slide(inside: Bool, at time: Double) -> Bool {
    log.check(time)
    guard let pressed else { return false }
    log.change(at: time)
    sink(inside ? pressed : nil, at: time)
    return true
  }

  /// The finger leaves: inside the button, that is a tap; elsewhere it is nothing.
  ///
  /// - Returns: whether something was chosen or switched.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func release(inside: Bool, at time: Double) -> Bool {
    log.check(time)
    guard let button = pressed else { return false }
    log.change(at: time)
    letGo(at: time)
    guard inside else { return false }
    if button == .music {
      musicIsOn.toggle()
      log.tell(.music(isOn: musicIsOn), at: time)
    } else {
      outcome = button
      log.tell(.chosen(button), at: time)
      disappear(at: time)
    }
    return true
  }

  /// The choice goes without an outcome, because the book is closed by other means.
  ///
  /// - Returns: whether it was there.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func cancel(at time: Double) -> Bool {
    log.check(time)
    guard controlsStart != nil else { return false }
    log.change(at: time)
    letGo(at: time)
    disappear(at: time)
    return true
  }
}

extension ModeSelection {
  private mutating func letGo(at time: Double) {
    pressed = nil
    sink(nil, at: time)
  }

  /// One button sinks, and all others rise.
  private mutating func sink(_ button: Button?, at time: Double) {
    var depths = SIMD4<Double>.zero
    if let button { depths[ModeSelection.lane(of: button)] = 1 }
    presses.turn(to: depths, at: time, with: .spring(ModeSelection.pressSpring))
  }

  private mutating func disappear(at time: Double) {
    controlsStart = nil
    overlay.turn(to: 0, at: time, with: ModeSelection.fade)
    controls.turn(to: 0, at: time, with: .spring(ModeSelection.controlsSpring))
    log.tell(
      .disappeared, at: max(overlay.end, controls.settlingTime(), time))
  }

  static func lane(of button: Button) -> Int {
    switch button {
    case .read: 0
    case .listen: 1
    case .home: 2
    case .music: 3
    }
  }
}
