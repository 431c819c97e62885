import BookMotion
import BookMotionPNG
import CBenchmarkBaselines

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A generated picture, the same in every run, written with libpng's default settings.
struct Picture {
  enum Kind: String, CaseIterable {
    case photo
    case photoWithAlpha = "photo-alpha"
    case illustration
  }

  var kind: Kind
  var width: Int
  var height: Int
  /// The seed of a photo's noise.
  var seed = 0
}

extension Picture {
  /// The PNG in memory, or `nil` if it could not be made.
  var bytes: [UInt8]? {
    var count = 0
    guard let first = unsafe baseline_png_make(inC, &count) else { return nil }
    defer { unsafe free(first) }
    return unsafe Array(UnsafeBufferPointer(start: first, count: count))
  }

  /// Writes the PNG row by row.
  func write(to path: String) -> Bool { unsafe baseline_png_write_file(inC, path) != 0 }

  private var inC: baseline_picture {
    baseline_picture(
      kind: kind.inC, width: UInt32(width), height: UInt32(height), seed: UInt32(seed))
  }
}

extension Picture.Kind {
  fileprivate var inC: baseline_picture_kind {
    switch self {
    case .photo: baseline_photo
    case .photoWithAlpha: baseline_photo_alpha
    case .illustration: baseline_illustration
    }
  }
}

extension BookPNGSource {
  /// Reads all rows in C, and discards them.
  func readRowsInC() -> Bool { unsafe readInC(nil) }

  /// Returns the mean of the left edge, computed in C from libpng's rows, or `nil` if the picture
  /// could not be read.
  func leftEdgeInC() -> [Double]? {
    var mean: [Double] = [0, 0, 0]
    return unsafe mean.withUnsafeMutableBufferPointer {
      unsafe readInC($0.baseAddress)
    } ? mean : nil
  }

  private func readInC(_ mean: UnsafeMutablePointer<Double>?) -> Bool {
    switch self {
    case .bytes(let bytes): unsafe baseline_png_read_bytes(bytes, bytes.count, mean) != 0
    case .file(let path): unsafe baseline_png_read_file(path, mean) != 0
    case .path, .standardInput: false
    }
  }
}
