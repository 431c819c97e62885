import BookMotion
import BookMotionColor
internal import CPNGRows

/// The libpng that pictures are read with.
///
/// ```swift
/// PNGLibrary.version  // such as "1.6.39"
/// ```
public enum PNGLibrary {
  /// The version that is linked in.
  public static var version: String {
    unsafe String(cString: cpngrows_libpng_version())
  }
}
