// A view of an app that imports both, and says everything that the library's names once took from it.
import BookMotion
import SwiftUI

struct Cover {
  @Binding var isOpen: Bool
  let animation: Animation = .snappy
  let (point, rect): (Point, Rect)
  let size: Size
}

@available(macOS 14, iOS 17, watchOS 10, tvOS 17, *)
func theirs() -> (Spring, UnitCurve) { (Spring(duration: 0.4), UnitCurve.easeIn) }

func scaled(_ number: Double) -> Double {
  var number = number
  number.scale(by: 2)
  return number.magnitudeSquared
}

func ours() -> MotionCurve { .snappy }
