internal import Clibpng

/// The libpng that reads the pictures.
///
/// ```swift
/// BookPNGLibrary.version  // such as "1.6.39"
/// ```
public enum BookPNGLibrary {
  /// The version of the linked library.
  public static var version: String {
    unsafe String(cString: png_get_libpng_ver(nil))
  }
}
