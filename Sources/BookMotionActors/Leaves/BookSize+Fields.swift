package import BookMotion

extension BookSize: HasFields {
  package static var blank: BookSize { BookSize(width: 1, height: 1) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var sides = [width, height]
    try visitor.numbers(&sides, Quantity(.length, nil))
    self = BookSize(width: sides[0], height: sides[1])
  }
}
