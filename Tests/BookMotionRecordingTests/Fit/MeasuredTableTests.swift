import BookMotion
import BookMotionDocuments
import BookMotionRecording
import Testing

@Suite struct MeasuredTableTests {
  private static let rows = (0..<8).map { [Double($0) / 4, Double($0 * $0) / 2] }

  private static func table(
    _ head: String, _ separator: String = ",", end: String = "\n", second: Double = 1
  ) -> String {
    ([head] + rows.map { "\($0[0] * second)\(separator)\($0[1])" }).map { $0 + end }.joined()
  }

  @Test(arguments: [
    table("time,x"), table("time;x", ";"), table("t\tx", "\t"), "\u{FEFF}" + table("time,x"),
    table("time,x", end: "\r\n"), table("Time (s), x (pt)"), "\n" + table("seconds,\"x\""),
    table("time [ms],x", second: 1000), table("ms,x", second: 1000),
    table("phase,time,x").replacing(/\n(\d)/) { "\nmoving,\($0.1)" },
    table("time,frame,x").replacing(/\n([^,]+),/) { "\n\($0.1),7," },
  ])
  func `is read as it is written`(text: String) throws {
    let track = try #require(try MeasuredTable(reading: Array(text.utf8)).tracks.first)
    #expect(track.name == "x")
    #expect(track.times == Self.rows.map { $0[0] })
    #expect(track.values == Self.rows.map { $0[1] })
    #expect(track.grain == 0.1)
  }

  @Test func `may have no names, frames instead of times, and cells that are empty`() throws {
    let bare = Self.table("").dropFirst()
    #expect(try MeasuredTable(reading: Array(bare.utf8)).tracks.map(\.name) == ["value1"])
    let frames = "frame,a,b\n" + (0..<14).map { "\($0),\($0),\($0 % 2 == 0 ? "1" : "")\n" }.joined()
    let tracks = try MeasuredTable(reading: Array(frames.utf8), framesPerSecond: 25).tracks
    #expect(tracks[0].times[5] == 0.2)
    #expect(tracks[1].times == [0, 2, 4, 6, 8, 10, 12].map { $0 / 25 })
  }

  @Test func `is what a recording writes`() throws {
    let recording = Recording(try BookTimeline(BookScore(.bookPolish, direction: .open)))
    var text = ""
    recording.writeCSV(to: &text)
    let tracks = try MeasuredTable(reading: Array(text.utf8)).tracks
    #expect(tracks.map(\.name) == recording.channels.map(\.name))
    #expect(tracks[0].times.count == recording.count)
    #expect(tracks[0].values[30] == (recording.frame(30).values[0] * 1e6).rounded() / 1e6)
  }

  @Test(arguments: [
    ("", "line 1: it takes a time and a value in each line, and is empty"),
    ("a,b\n", "line 1: no column is called time, but a and b"),
    ("time\n", "line 1: it has no values beside the time"),
    ("time,x,x\n", "line 1: the name of column 3 is taken"),
    ("time,\n", "line 1: the name of column 2 is empty"),
    ("frame,x\n", "line 1: it has frames but no times: say how many frames there are per second"),
    (
      "time;x\n0,5;1\n",
      "line 2: column 1 (time): it is 0,5, and takes a finite number; write 0.5"
    ),
    (
      "time,x\n0,5,1\n",
      "line 2: it has 3 cells, and line 1 has 2; numbers take a point, not a comma"
    ),
    ("time,x\n0,nan\n", "line 2: column 2 (x): it is nan, and takes a finite number"),
    ("time,x\n0,0x10\n", "line 2: column 2 (x): it is 0x10, and takes a finite number"),
    ("time,x\n,1\n", "line 2: column 1 (time): it is empty, and takes a finite number"),
    (
      "time,x\n0,1\n\n0,2\n",
      "line 4: column 1 (time): 0 isn't after 0, the time before"
    ),
    (
      "time,x\n0,1\n1,2\n",
      "line 3: column 2 (x): it has 2 values, and a spring takes at least 7"
    ),
  ])
  func `says which cell is wrong, and what would be right`(text: String, message: String) {
    #expect { try MeasuredTable(reading: Array(text.utf8)) } throws: {
      "\($0)" == message
    }
  }
}
