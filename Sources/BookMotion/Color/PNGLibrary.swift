#if PNG && (os(Linux) || os(macOS))
internal import CPNGRows
#endif

/// The libpng that pictures are read with.
///
/// ```swift
/// PNGLibrary.version  // such as "1.6.39", or nil where the library is built without it
/// ```
///
/// It is there on Linux and macOS with the package trait `PNG`, which is on unless a package says
/// `traits: []`.
public enum PNGLibrary {
  /// The version that is linked in, or nil in a build without libpng.
  public static var version: String? {
    #if PNG && (os(Linux) || os(macOS))
    unsafe String(cString: cpngrows_libpng_version())
    #else
    nil
    #endif
  }
}
