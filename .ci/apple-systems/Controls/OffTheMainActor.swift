import SwiftUI
struct Shown: View {
  var body: some View { Text("Fox") }
}
func elsewhere(_ shown: Shown) async { _ = shown.body }
