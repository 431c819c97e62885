import SwiftUI
struct Faded: View {
  var body: some View { Text("Fox").opacty(0.5) }
}
