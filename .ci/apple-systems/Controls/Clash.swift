public struct Binding {}
