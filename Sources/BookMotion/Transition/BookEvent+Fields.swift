extension BookEvent.Kind: HasFields {
  package static var blank: BookEvent.Kind { .tap() }

  /// Visits what comes with an event of this kind.
  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    let (position, length) = (Quantity(.position, nil), Quantity(.length, nil))
    switch self {
    case .tap(var frame, var isLocked):
      try visitor.optional("frame", &frame)
      try visitor.truth("isLocked", &isLocked)
      self = .tap(frame: frame, isLocked: isLocked)
    case .close(var frame):
      try visitor.optional("frame", &frame)
      self = .close(frame: frame)
    case .home, .choose, .proceed: break
    case .touch(var finger, var frame):
      try visitor.number("x", &finger.x, position, .isRequired)
      try visitor.number("y", &finger.y, position, .isRequired)
      try visitor.optional("frame", &frame)
      self = .touch(finger, frame: frame)
    case .drag(var finger):
      try visitor.number("x", &finger.x, position, .isRequired)
      try visitor.number("y", &finger.y, position, .isRequired)
      self = .drag(finger)
    case .release(var velocity):
      try visitor.number("vx", &velocity.x, position, .isWritten)
      try visitor.number("vy", &velocity.y, position, .isWritten)
      self = .release(velocity)
    case .moveCover(var frame):
      try visitor.number("x", &frame.x, position, .isRequired)
      try visitor.number("y", &frame.y, position, .isRequired)
      try visitor.number("width", &frame.width, length, .isRequired)
      try visitor.number("height", &frame.height, length, .isRequired)
      self = .moveCover(frame)
    case .resizeScreen(var size, var safeArea):
      try visitor.number("width", &size.width, length, .isRequired)
      try visitor.number("height", &size.height, length, .isRequired)
      try visitor.optional("safeArea", &safeArea)
      self = .resizeScreen(size, safeArea: safeArea)
    }
  }
}
