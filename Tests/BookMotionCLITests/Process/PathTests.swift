import Testing

@testable import BookMotionCLI

/// Names that are not UTF-8 exist on Linux; macOS rejects them.
@Suite struct PathTests {
  #if os(Linux)
  @Test func `that is no UTF-8 is that file and no other`() throws {
    let run = try ToolProcess.shell(
      #"""
      cd "$folder"; export LC_ALL=C; bad=$(printf 'bad\377'); mkdir "$bad"; cd "$bad"
      "$bookmotion" choreography show bookPolish -o "$bad.json"; "$bookmotion" timeline -o "$bad"
      "$bookmotion" timeline --choreography "$bad.json" | "$bookmotion" diff "$bad" - --output="--$bad"
      "$bookmotion" timeline --choreography="./$bad.json" -o plain; cmp plain "$bad"; cat ./--*
      "$bookmotion" frames --fps 1 --cover "$bad" -o "f$bad"; cp "$pictures/gray-50x70.png" "p$bad"
      "$bookmotion" frames --fps 1 --cover "p$bad" --link -o "f$bad"
      grep -o 'href="[^#"]*"' "f$bad/frame-0000.svg"
      "$bookmotion" golden . "g$bad" --record; ls -A . "g$bad" | tr '\377' '?'
      "$bookmotion" spring --mass "$bad"
      """#)
    #expect(
      run.output == #"""
        stdin matches bad\xff
        no channel changed: 31 compared, at 109 instants
        href="../pbad%ff"
        gbad\xff/bad\xff.json is written
        1 motion: 1 written
        .:
        --bad?
        bad?
        bad?.json
        fbad?
        gbad?
        pbad?
        plain

        gbad?:
        bad?.json

        """#)
    #expect(
      run.errors == #"""
        error: '--cover' got 'bad\xff': the picture is neither a PNG nor a JPEG
        error: '--mass' got 'bad\xff': it takes a number above 0

        """#)
  }

  /// Compared as text, a golden file with another spelling of the name would be taken for the
  /// motion's.
  @Test func `in another spelling of its accents is another file`() throws {
    let run = try ToolProcess.shell(
      #"""
      cd "$folder"; mkdir Motions Goldens; one=$(printf '\303\251'); other=$(printf 'e\314\201')
      "$bookmotion" choreography show bookPolish >"Motions/$one.json"
      "$bookmotion" golden Motions Goldens --record
      mv "Goldens/$one.json" "Goldens/$other.json"; "$bookmotion" golden Motions Goldens | wc -l
      """#)
    #expect(
      run
        == ToolRun(
          output: "Goldens/\u{E9}.json is written\n1 motion: 1 written\n3\n", errors: "", code: 0))
  }

  @Test(arguments: [#"c\377.png"#, #"@list"#, #"@-"#])
  func `that is no UTF-8 is that picture and no other`(operand: String) throws {
    let run = try ToolProcess.shell(
      #"""
      cd "$folder"; cp "$pictures/gray-50x70.png" "$(printf 'c\377.png')"; printf 'c\377.png\n' >list
      "$bookmotion" color "$(printf "$1")" <list | cut -c 1-17
      "$bookmotion" color --format ndjson "$(printf "$1")" <list | cut -d , -f 1-4
      cp list "$(printf 'l\377')"; "$bookmotion" color "@$(printf 'l\377')" | tail -n 1 | cut -c 1-17
      """#, [operand])
    #expect(
      run.output == #"""
        file       size  
        c\xff.png  50x70 
        {"file":"c\\xff.png","fileBytes":"63ff2e706e67","width":50,"height":70
        c\xff.png  50x70 

        """#)
    #expect(run.errors == "")
  }
  #endif

  @Test(
    arguments: [
      ([0x63, 0xFF], #"c\xff"#), ([0xC3], #"\xc3"#), ([0xE2, 0x82, 0x41], #"\xe2\x82A"#),
      ([0xED, 0xA0, 0x80], #"\xed\xa0\x80"#), ([0xF4, 0x90, 0x80, 0x80], #"\xf4\x90\x80\x80"#),
      ([0xC0, 0x80], #"\xc0\x80"#), ([0xFF, 0xC3, 0xA9, 0xFE], #"\xffé\xfe"#),
    ] as [([UInt8], String)])
  func `shows each byte that is no part of a text`(bytes: [UInt8], text: String) {
    #expect(ByteText(bytes).text == text)
    #expect(!ByteText(bytes).isExact && ByteText(bytes).bytes == bytes)
  }

  @Test(arguments: [
    ("a", ".", "a"), ("a/b", "a", "a/b"), ("/a", "/", "/a"), ("a/", "a", "a"), ("a//", "a/", "a"),
    ("/", "/", "/"), ("//", "/", "/"),
  ])
  func `tells its folder, and what it is without slashes`(
    path: String, folder: String, plain: String
  ) {
    #expect(Path(path).folder == Path(folder))
    #expect(Path(path).withoutLastSlashes == Path(plain))
  }

  @Test func `goes on from a folder and from a link`() {
    #expect(Path("a").appending("b") == Path("a/b") && Path("/").appending("b") == Path("/b"))
    #expect(Path("a/link").meaning(of: Path("b")) == Path("a/b"))
    #expect(Path("a/link").meaning(of: Path("/b")) == Path("/b"))
  }
}
