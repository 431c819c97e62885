import BookMotion
import BookMotionDocuments

/// The folder that frames are written to.
///
/// They are written to a folder beside it, which takes its place once they are complete: at any
/// instant the folder holds the old frames, the new ones, or none yet. Other files in the folder
/// are kept.
struct FrameFolder: ~Copyable {
  /// The path as requested.
  private let path: Path
  /// The path with its links resolved.
  private let target: Path
  private let unfinished: Path
  private let replaces: Bool

  /// Creates the unfinished folder, or throws if frames can't be written to `path`. Existing frames
  /// must not mix with new ones, and are overwritten only if `replaces` is true. `advice` is the
  /// alternative to suggest if `path` is that of a file.
  init(_ path: Path, replaces: Bool, advice: String) throws(Failure) {
    guard path != .standard, !path.hasSuffix(".svg") || Input.exists(path) else {
      throw .usage(
        "\("--output".got(path)): frames are written to a folder, one file each; \(advice)")
    }
    let call = Call(path: path)
    let target = try FrameFolder.target(path, replaces: replaces, advice: advice, call)
    unfinished = try call.run { () throws(System.CallFailure) in
      try Unfinished.make(beside: target, System.makeFolder).0
    }
    self.path = path
    self.target = target
    self.replaces = replaces
  }

  func write(
    _ index: Int, _ content: (inout FileSink) throws(Failure) -> Void
  ) throws(Failure) {
    let name = FrameFolder.name(of: index)
    let words = "can't write \(path.appending(name).quoted)"
    let file: Int32
    do {
      file = try Unfinished.change { _ throws(System.CallFailure) in
        try System.create(unfinished.appending(name))
      }
    } catch {
      throw .cannotWrite("\(words): \(error.message)")
    }
    var sink = FileSink(file, named: path.appending(name).quoted)
    do {
      try content(&sink)
      try sink.flush()
    } catch {
      try? System.close(file)
      throw error
    }
    do { try System.close(file) } catch { throw .cannotWrite("\(words): \(error.message)") }
  }

  /// Moves the frames to their final place.
  consuming func finish() throws(Failure) {
    try Unfinished.change { _ throws(Failure) in try replace(Call(path: path)) }
  }

  deinit { Unfinished.remove(unfinished) }
}

extension FrameFolder {
  /// Returns the resolved path of the folder, which need not exist yet, or throws if frames can't
  /// go there.
  private static func target(
    _ path: Path, replaces: Bool, advice: String, _ call: Call
  ) throws(Failure) -> Path {
    guard let old = try call.run({ () throws(System.CallFailure) in try System.status(path) })
    else {
      return try call.run { () throws(System.CallFailure) in
        try System.target(of: path.withoutLastSlashes)
      }
    }
    guard old.kind == .folder else {
      throw .cannotWrite("can't write into \(path.quoted): it is not a folder; \(advice)")
    }
    let folder = System.resolved(path)
    try call.run { () throws(System.CallFailure) in
      try System.checkIsWritable(folder)
      try checkCanMove(folder, old)
    }
    _ = try others(in: folder, replaces: replaces, call)
    return folder
  }

  /// Replaces the old folder with the new one, or exchanges the two.
  private func replace(_ call: Call) throws(Failure) {
    let old = try call.run { () throws(System.CallFailure) in try System.status(target) }
    guard let old else {
      return try call.run { () throws(System.CallFailure) in
        try System.move(unfinished, to: target)
      }
    }
    let others = try FrameFolder.others(in: target, replaces: replaces, call)
    System.makeAlike(unfinished, old)
    // An empty folder can be replaced directly, even if two can't be exchanged.
    if others.isEmpty, (try? System.move(unfinished, to: target)) != nil { return }
    try call.run { () throws(System.CallFailure) in try exchange(keeping: others) }
  }

  /// Exchanges the folders. The other files are linked in both until the old folder is removed.
  private func exchange(keeping others: [Path]) throws(System.CallFailure) {
    var linked: [Path: System.Status.Identity] = [:]
    do {
      for name in others {
        let link = unfinished.appending(name)
        try System.link(target.appending(name), to: link)
        linked[name] = try System.status(link, followsLinks: false)?.identity
      }
      try System.exchange(unfinished, target)
    } catch {
      for name in linked.keys { System.remove(unfinished.appending(name)) }
      throw error
    }
    for name in try System.names(in: unfinished) where !FrameFolder.isFrame(name) {
      let link = unfinished.appending(name)
      let identity = try System.status(link, followsLinks: false)?.identity
      if let identity, identity == linked[name] {
        System.remove(link)
      } else {
        // The file was created or replaced in the meantime.
        try System.move(link, to: target.appending(name))
      }
    }
  }

  /// Returns the names of everything in a folder but its frames. Throws if these can't be moved
  /// along, or if there are frames that must not be replaced.
  private static func others(
    in folder: Path, replaces: Bool, _ call: Call
  ) throws(Failure) -> [Path] {
    let names = try call.run { () throws(System.CallFailure) in try System.names(in: folder) }
    let others = names.filter { !isFrame($0) }
    guard names.count == others.count || replaces else {
      throw .cannotWrite(
        "\(call.path.quoted) already contains \(Words.count(names.count - others.count, "frame")): choose "
          + "another folder with '--output', or replace the frames with '--force'")
    }
    for name in others {
      let kind = try call.run { () throws(System.CallFailure) in
        try System.status(folder.appending(name), followsLinks: false)?.kind
      }
      guard kind == .folder else { continue }
      throw .cannotWrite(
        "can't write into \(call.path.quoted): it contains the folder \(name.quoted), and frames "
          + "need a folder of their own, such as \(call.path.appending("frames").quoted)")
    }
    return others
  }

  /// Throws if no other folder can take the place of this one.
  private static func checkCanMove(
    _ folder: Path, _ status: System.Status
  ) throws(System.CallFailure) {
    let outer = try System.status(folder.appending(".."))?.identity
    let working = try System.status(Path("."))?.identity
    guard status.identity != working, status.identity != outer,
      status.identity.device == outer?.device
    else { throw .isBusy }
  }

  /// Runs system calls, and reports those that fail.
  private struct Call {
    let path: Path

    func run<Value>(
      _ step: () throws(System.CallFailure) -> Value
    ) throws(Failure) -> Value {
      do { return try step() } catch {
        let words = "can't write into \(path.quoted): \(error.message(for: path))"
        // The obstacle is the path itself, so a folder inside it may still work.
        let hint =
          error.isAboutPath && Input.exists(path)
          ? "; choose a folder in it, such as \(path.appending("frames").quoted)" : ""
        throw .cannotWrite(words + hint)
      }
    }
  }
}

extension FrameFolder {
  /// Returns the paths of the frames in a folder.
  static func frames(in path: Path) -> [Path] {
    ((try? System.names(in: path)) ?? []).filter(isFrame).map { path.appending($0) }
  }

  /// Removes the frames in a folder, and the folder if nothing else is in it.
  static func remove(_ path: Path) {
    for frame in frames(in: path) { System.remove(frame) }
    System.removeFolder(path)
  }

  /// Returns `frame-0000.svg` and so on, with more digits if there are more frames.
  private static func name(of index: Int) -> String {
    let digits = String(index)
    return prefix + String(repeating: "0", count: max(0, fewestDigits - digits.count)) + digits
      + suffix
  }

  private static func isFrame(_ name: Path) -> Bool {
    guard name.bytes.starts(with: prefix.utf8), name.hasSuffix(suffix) else { return false }
    let number = name.bytes.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    return number.count >= fewestDigits
      && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static let prefix = "frame-"
  private static let suffix = ".svg"
  private static let fewestDigits = 4
}
