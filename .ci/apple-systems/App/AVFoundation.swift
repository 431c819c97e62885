// A part of AVFoundation. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

open class AVAudioPlayer {
  @discardableResult
  open func play() -> Bool { false }
  open func pause() {}
  open var volume: Float = 1
}
