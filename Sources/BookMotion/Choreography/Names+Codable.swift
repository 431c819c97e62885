// What has a name in documents is written by it. These conformances are kept apart from their types
// because Embedded Swift has no Codable.
#if !$Embedded
extension AnimationPhase: Codable {}
extension Binding: Codable {}
extension BookChannel: Codable {}
extension BookChannel.Unit: Codable {}
extension BookPlace: Codable {}
extension BookStyle.Spread: Codable {}
extension BookTransition.Mode: Codable {}
extension BookTransition.RotationPolicy: Codable {}
extension BookTransition.TapPolicy: Codable {}
extension KeyframeReduction.Search: Codable {}
extension Lint.Finding.Kind.Name: Codable {}
extension Lint.Finding.Way: Codable {}
extension Moment.Name: Codable {}
extension Timeline.Direction: Codable {}
#endif
