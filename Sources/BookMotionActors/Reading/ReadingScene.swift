package import BookMotion
package import BookMotionPlay

/// The motions of reading, by the number that a page's tape begins with: they share one core.
package enum ReadingScene: Int, CaseIterable {
  case mode, frame, immersive, grid, swipe, sheet, music, reading, progress

  /// Begins the scene that a tape describes.
  package static func begin(_ tape: inout TapeReader) throws(BookMotionError) -> any WebPlay {
    switch try tape.choice(of: allCases) {
    case .mode: try WebScene<ModeActor>(&tape)
    case .frame: try WebScene<FrameActor>(&tape)
    case .immersive: try WebScene<ImmersiveActor>(&tape)
    case .grid: try WebScene<PageGridActor>(&tape)
    case .swipe: try WebScene<PageSwipeActor>(&tape)
    case .sheet: try WebScene<InfoSheetActor>(&tape)
    case .music: try WebScene<MusicActor>(&tape)
    case .reading: try WebScene<NarrationActor>(&tape)
    case .progress: try WebScene<ProgressActor>(&tape)
    }
  }
}
