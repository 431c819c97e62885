package import BookMotion
package import BookMotionPlay

/// The motions of reading, by the number that a page's tape begins with: they share one core.
package enum ReadingScene: Int, CaseIterable {
  case mode, frame, immersive, grid, swipe, sheet, music, reading, progress

  /// Begins the scene that a tape describes.
  package static func begin(_ tape: inout TapeReader) throws(BookMotionError) -> any PagePlay {
    switch try tape.choice(of: allCases) {
    case .mode: try ScenePage<ModeActor>(&tape)
    case .frame: try ScenePage<FrameActor>(&tape)
    case .immersive: try ScenePage<ImmersiveActor>(&tape)
    case .grid: try ScenePage<PageGridActor>(&tape)
    case .swipe: try ScenePage<PageSwipeActor>(&tape)
    case .sheet: try ScenePage<InfoSheetActor>(&tape)
    case .music: try ScenePage<MusicActor>(&tape)
    case .reading: try ScenePage<NarrationActor>(&tape)
    case .progress: try ScenePage<ProgressActor>(&tape)
    }
  }
}
