import Testing

#if os(Linux)
extension ToolProcess {
  /// Runs a script in which `first` runs the tool as process 1 of a namespace, and `upon` sends it
  /// a signal as soon as a file exists. Fails if the system does not permit that.
  static func asFirstProcess(
    _ script: String, _ arguments: [String] = []
  ) throws -> ToolRun {
    let permitted = try shell(
      #"exec unshare --pid --fork --map-root-user sh -c 'echo $$'"#)
    try #require(
      permitted.output == "1\n", "no process namespaces here, so nothing was tried: \(permitted)")
    return try shell(
      """
      cd "$folder"
      first() {
        sh -c 'echo $$ >outer; exec unshare --pid --fork --map-root-user "$bookmotion" "$@"' sh "$@"
      }
      upon() {
        eval "$await"; await "$1"
        until number=$(pgrep -P "$(cat outer)"); do :; done
        kill -s "$2" "$number"
      }
      \(script)
      """, arguments)
  }
}
#endif
