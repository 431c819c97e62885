import SwiftUI
struct Grouped: View {
  var body: some View { Text("Fox").onScrollVisibilityChange { _ in } }
}
