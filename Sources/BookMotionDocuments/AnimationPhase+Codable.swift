#if !$Embedded
public import BookMotion

// Whatever has a name is encoded as that name.

extension AnimationPhase: Codable {}
extension BookBinding: Codable {}
extension BookChannel: Codable {}
extension BookChannel.Unit: Codable {}
extension BookTransition.Mode: Codable {}
extension BookTransition.RotationPolicy: Codable {}
extension BookTransition.TapPolicy: Codable {}
#endif
