import BookMotionTestSupport
import Testing

@Suite struct OutputTests {
  @Test func `to a file is what goes to stdout`() throws {
    let run = try ToolProcess.shell(
      #"cd "$folder"; "$bookmotion" spring -o a.txt && cat a.txt && ls -A"#)
    let plain = try ToolProcess.run("spring")
    #expect(run == ToolRun(output: plain.output + "a.txt\n", errors: "", code: 0))
  }

  @Test func `replaces a file and keeps its permissions`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old > a.csv; chmod 640 a.csv
      "$bookmotion" spring --format csv --output a.csv
      head -n 1 a.csv; ls -l a.csv | cut -c 1-10; ls -A
      """)
    #expect(
      run
        == ToolRun(
          output: "frame,time,phase,value,velocity\n-rw-r-----\na.csv\n", errors: "", code: 0))
  }

  @Test func `through a symbolic link keeps the link`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir there; echo old > there/a.csv; ln -s there/a.csv link
      "$bookmotion" spring --format csv -o link; head -n 1 there/a.csv; readlink link; ls there
      """)
    #expect(
      run
        == ToolRun(
          output: "frame,time,phase,value,velocity\nthere/a.csv\na.csv\n", errors: "", code: 0))
  }

  @Test func `through a link to what is not there yet makes it, and keeps the link`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir there; ln -s there/second first; ln -s new.csv there/second
      "$bookmotion" spring --format csv -o first; head -n 1 there/new.csv
      readlink first there/second; ls -A . there
      ln -s nowhere/new lost; "$bookmotion" spring -o lost; echo $?; readlink lost
      ln -s round round; "$bookmotion" spring -o round; echo $?
      """)
    #expect(
      run.output == """
        frame,time,phase,value,velocity
        there/second
        new.csv
        .:
        first
        there

        there:
        new.csv
        second
        73
        nowhere/new
        73

        """)
    #expect(
      run.errors == """
        error: can't write 'lost': No such file or directory
        error: can't write 'round': Too many levels of symbolic links

        """)
  }

  #if os(Linux)
  @Test func `to an open file that has lost its name goes into it`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old >a; exec 3<>a; rm a; "$bookmotion" spring --format csv -o /dev/fd/3
      head -n 1 /dev/fd/3; ls -A
      """)
    #expect(run == ToolRun(output: "frame,time,phase,value,velocity\n", errors: "", code: 0))
  }
  #endif

  @Test func `leaves the old file whole when the disk is full`() throws {
    // A file size limit stands in for the full disk: 1 block of 512 bytes.
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old > a.csv; ulimit -f 1
      "$bookmotion" spring --format csv --fps 1000 -o a.csv; echo $?; cat a.csv; ls -A
      """)
    #expect(
      run
        == ToolRun(
          output: "73\nold\na.csv\n", errors: "error: can't write 'a.csv': File too large\n",
          code: 0))
  }

  @Test(arguments: [
    ("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131), ("ALRM", 142), ("USR1", 138),
    ("USR2", 140), ("XCPU", 152),
  ])
  func `leaves nothing behind when a signal ends it`(signal: String, code: Int) throws {
    let run = try interrupted(by: signal)
    #expect(run.output == "\(code)\nold\na.csv\n")
  }

  @Test func `is completed when the signal is ignored`() throws {
    let run = try interrupted(by: "HUP", after: "trap '' HUP;", seconds: Effort.isWhole ? 1 : 0.3)
    #expect(run.output == "0\nframe,time,phase,value,velocity\na.csv\n")
  }

  @Test func `leaves nothing behind when it has taken too long`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; ulimit -c 0; ulimit -S -t 1
      "$bookmotion" spring --format csv --fps 100000 --until 90 -o a.csv 2>/dev/null; echo $?; ls -A
      """)
    #expect(run.output == "152\n")
  }

  /// Sends a signal as soon as the unfinished file exists. The shell that becomes the tool runs in
  /// the foreground, since one in the background would ignore Ctrl-C. Prints the exit code as
  /// shells see it, the first line of the old or new file, and the names of all files.
  private func interrupted(
    by signal: String, after preparation: String = "", seconds: Double = 30
  ) throws -> ToolRun {
    try ToolProcess.shell(
      """
      cd "$folder"; echo old > a.csv
      ulimit -c 0
      sh -c '
        ( eval "$await"; await ".bookmotion-*"; kill -s "$1" $$ ) &
        '"$2"' exec "$bookmotion" spring --format csv --fps 100000 --until "$3" -o a.csv
      ' sh "$1" "$2" "$3"
      echo $?; head -n 1 a.csv; ls -A
      """, [signal, preparation, String(seconds)])
  }

  @Test func `leaves the old file alone when the command line is wrong`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old > a
      "$bookmotion" spring --format csv -o a --bounce 1; echo $?; cat a; ls -A
      """)
    #expect(run.output == "64\nold\na\n")
  }

  @Test(arguments: [
    ("-o .", "error: can't write '.': it is a folder\n"),
    ("-o nowhere/a", "error: can't write 'nowhere/a': there is no folder 'nowhere'\n"),
    ("-o nowhere/", "error: can't write 'nowhere/': No such file or directory\n"),
    ("-o file/a", "error: can't write 'file/a': Not a directory\n"),
  ])
  func `to a place that can't be is an error`(words: String, message: String) throws {
    let run = try ToolProcess.shell(
      #"cd "$folder"; echo > file; exec "$bookmotion" spring $1"#, [words])
    #expect(run == ToolRun(output: "", errors: message, code: 73))
  }

  @Test func `into a folder that is not ours to write is an error`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir locked; echo old > locked/a; chmod 555 locked
      # Nothing is locked for root: there the law is that the file has been written.
      if [ "$(id -u)" = 0 ]; then
        "$bookmotion" spring -o locked/a && ls locked; exit 73
      fi
      "$bookmotion" spring -o locked/a; code=$?; cat locked/a; chmod 755 locked; exit $code
      """)
    #expect(run.code == 73)
    #expect(
      run.output == "a\n"
        || run.errors == "error: can't write 'locked/a': Permission denied\n"
          && run.output == "old\n"
    )
  }

  @Test func `to a closed pipe is an error and no crash`() throws {
    let run = try ToolProcess.shell(
      """
      { "$bookmotion" spring --format csv --fps 100000; echo $? >&2; } | head -n 1
      """)
    #expect(
      run
        == ToolRun(
          output: "frame,time,phase,value,velocity\n",
          errors: "error: can't write stdout: Broken pipe\n73\n", code: 0))
  }

  @Test func `to a closed stdout is an error`() throws {
    let run = try ToolProcess.shell(#""$bookmotion" spring >&-"#)
    #expect(
      run
        == ToolRun(output: "", errors: "error: can't write stdout: Bad file descriptor\n", code: 73)
    )
  }

  @Test func `to a pipe with a name goes through it`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkfifo pipe; "$bookmotion" spring --format csv -o pipe & head -n 1 pipe
      wait; [ -p pipe ] && echo still a pipe
      """)
    #expect(run.output == "frame,time,phase,value,velocity\nstill a pipe\n")
  }

  #if os(Linux)
  @Test(arguments: ["spring >/dev/full", "spring -o /dev/full", "--help >/dev/full"])
  func `to a full device is an error`(words: String) throws {
    let run = try ToolProcess.shell(#"eval "$bookmotion $1""#, [words])
    let destination = words.contains(">") ? "stdout" : "'/dev/full'"
    #expect(
      run
        == ToolRun(
          output: "", errors: "error: can't write \(destination): No space left on device\n",
          code: 73))
  }
  #endif

  @Test func `to nowhere succeeds`() throws {
    let run = try ToolProcess.shell(
      #""$bookmotion" spring -o /dev/null && ls -l /dev/null | cut -c 1"#)
    #expect(run == ToolRun(output: "c\n", errors: "", code: 0))
  }
}
