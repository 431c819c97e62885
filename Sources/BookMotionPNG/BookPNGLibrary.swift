internal import Clibpng

/// The libpng that reads the pictures.
package enum BookPNGLibrary {
  /// The version of the linked library, such as `1.6.39`.
  package static var version: String {
    unsafe String(cString: png_get_libpng_ver(nil))
  }
}
