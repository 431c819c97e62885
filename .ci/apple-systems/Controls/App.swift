// A view of an app that imports both. With a public `Binding` in the library it does not compile.
import BookMotion
import SwiftUI

struct Cover {
  @Binding var isOpen: Bool
}
