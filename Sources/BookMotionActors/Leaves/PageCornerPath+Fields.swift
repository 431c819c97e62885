package import BookMotion
package import BookMotionPages

extension PageCornerPath: HasFields {
  package static var blank: PageCornerPath { .hand }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.truth("isUpper", &isUpper)
    try visitor.number("rise", &rise, .opacity)
    try visitor.number("start", &start, .opacity)
  }
}
