import CSystem

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension System {
  static func makeFolder(_ path: Path) throws(CallFailure) {
    guard unsafe mkdir(path.letters, 0o777) == 0 else { throw .last }
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: Path) { _ = unsafe rmdir(path.letters) }

  /// Returns the names of the items in a folder, in no particular order.
  static func names(in path: Path) throws(CallFailure) -> [Path] {
    guard let folder = unsafe opendir(path.letters) else { throw .last }
    defer { unsafe closedir(folder) }
    var names: [Path] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else {
        guard errno == 0 else { throw .last }
        return names
      }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { letters in
        unsafe Path(letters.prefix { $0 != 0 })
      }
      if name != Path("."), name != Path("..") { names.append(name) }
    }
  }

  /// Throws if items can't be created or removed in a folder.
  static func checkIsWritable(_ path: Path) throws(CallFailure) {
    guard unsafe access(path.letters, W_OK | X_OK) == 0 else { throw .last }
  }

  /// Gives a folder the permissions of another and, if allowed, its owner.
  static func makeAlike(_ path: Path, _ status: Status) {
    _ = unsafe chown(path.letters, status.owner, status.group)
    _ = unsafe chmod(path.letters, status.permissions)
  }

  /// Exchanges the names of two folders with the same parent.
  ///
  /// At any instant, each name refers to one of them. The exception is a file system without atomic
  /// exchange, such as NFS: there `other` does not exist for a moment.
  static func exchange(_ path: Path, _ other: Path) throws(CallFailure) {
    let number = unsafe csystem_exchange(path.letters, other.letters)
    if number == 0 { return }
    guard [EINVAL, ENOSYS, ENOTSUP].contains(number) else { throw CallFailure(number: number) }
    try exchangeInSteps(path, other)
  }

  /// Exchanges the folders with the help of a third name. If this is interrupted, both folders
  /// still exist.
  static func exchangeInSteps(_ path: Path, _ other: Path) throws(CallFailure) {
    let aside = Path(path.bytes + Path(".old").bytes)
    try move(other, to: aside)
    do { try move(path, to: other) } catch {
      try? move(aside, to: other)
      throw error
    }
    try move(aside, to: path)
  }
}
