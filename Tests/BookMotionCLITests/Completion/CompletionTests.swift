import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionCLI

@Suite struct CompletionTests {
  @Test(arguments: Shell.allCases.map(\.rawValue))
  func `scripts are what somebody has read`(shell: String) throws {
    let run = try ToolProcess.run("--generate-completion-script", shell)
    #expect(run.code == 0 && run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/completion.\(shell)") == nil)
  }

  /// The words of a command line up to the cursor, as bash splits them, and the expected
  /// completions.
  @Test(arguments: [
    ("", "choreography diff fit frames golden help lint plot preview scene spring timeline"),
    ("t", "timeline"), ("--gen", "--generate-completion-script"),
    ("--generate-completion-script|", "bash fish zsh"), ("help|li", "lint"),
    ("timeline|--f", "--format --fps --frame --frame-color"),
    ("timeline|--format|", "css csv html json lottie ndjson waapi"),
    ("timeline|--format|=", "css csv html json lottie ndjson waapi"),
    ("timeline|--format|=|n", "ndjson"),
    ("timeline|--format|=|csv|--dir", "--direction"),
    ("timeline|--direction|b", "both"), ("timeline|--fps|", ""),
    ("timeline|--fps|30|--b", "--binding"),
    ("timeline|--choreography|s", "some-file.json storyReader"),
    ("timeline|-o|some", "some-file.json"), ("timeline|--output|=|a ", "a file.png"),
    ("timeline|", ""), ("choreography|", "check list show"),
    ("choreography|show|r", "reducedMotion"), ("choreography|-o|list|sh", "show"),
    ("diff|", "a file.png some-file.json -x"), ("diff|--|-", "-x"),
    ("diff|some-file.json|a", "a file.png"),
    ("plot|--channels|shadowR", "shadowRadius"), ("frames|--force|--at|1|--cov", "--cover"),
    ("plot|--channels|x,tilt,shadowR", "x,tilt,shadowRadius"),
    ("plot|--channels|=|x,wi", "x,width"), ("plot|--channels|x,leavesI", "x,leavesInAir"),
    ("plot|--scene|pag", "page-turn"),
    ("diff|--tolerance-for|shadowO", "shadowOpacity="), ("diff|--tolerance-for|=|ti", "tilt="),
    ("diff|--tolerance-for|tilt|=", ""), ("diff|--tolerance-for|tilt|=|0", ""),
    ("diff|--tolerance-for|=|tilt|=|0", ""), ("diff|--tolerance-for|tilt|=|1|so", "some-file.json"),
    ("spring|--preset|", "bouncy smooth snappy"), ("nonsense|--", ""), ("lint|--quiet", ""),
    ("lint|--ignore|sudden", "suddenStart suddenStop"),
    ("lint|--s", "--safe-area --screen --strict"),
  ])
  func `of bash offers what the tool takes`(words: String, offered: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; : >some-file.json; : >"a file.png"; : >./-x
      exec bash --noprofile --norc -c '
        eval "$("$bookmotion" --generate-completion-script bash)"
        IFS="|" read -r -a COMP_WORDS <<<"bookmotion|$1|end"; unset "COMP_WORDS[-1]"
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _bookmotion; for word in "${COMPREPLY[@]}"; do echo "$word"; done
      ' bash "$1"
      """, [words])
    #expect(run.code == 0 && run.errors == "")
    let found = run.output.split(separator: "\n").filter { $0 != "color" }
    #expect(found.sorted().joined(separator: " ") == offered.sortedFiles)
  }

  @Test(arguments: ["zsh", "fish"])
  func `of other shells can be read by them, if they are there`(shell: String) throws {
    let run = try ToolProcess.shell(
      """
      command -v "$1" >/dev/null || exit 0
      cd "$folder"; "$bookmotion" --generate-completion-script "$1" >script; exec "$1" -n script
      """, [shell])
    #expect(run == ToolRun(output: "", errors: "", code: 0))
  }

  @Test(arguments: [
    ("timeline --format ", "css csv html json lottie ndjson waapi"),
    ("timeline --format=n", "--format=ndjson"),
    ("timeline --dir", "--direction"), ("choreography ch", "check"), ("help pl", "plot"),
    ("timel", "timeline"), ("timeline --choreography story", "storyReader"),
    ("frames --cover some", "some-file.json"), ("plot --channels x,spineO", "x,spineOpacity"),
    ("plot --channels=tilt,x,spineO", "--channels=tilt,x,spineOpacity"),
    ("plot --channels shadowR", "shadowRadius"), ("plot --channels x,leavesI", "x,leavesInAir"),
    ("diff --tolerance-for til", "tilt="), ("diff --tolerance-for=til", "--tolerance-for=tilt="),
  ])
  func `of fish offers what the tool takes, if fish is there`(
    words: String, offered: String
  ) throws {
    let run = try ToolProcess.shell(
      """
      command -v fish >/dev/null || { echo "$2" | tr ' ' '\\n'; exit 0; }
      cd "$folder"; : >some-file.json; export HOME="$folder" XDG_CONFIG_HOME="$folder/config"
      "$bookmotion" --generate-completion-script fish >script
      fish --no-config -c 'source script; complete -C "bookmotion $argv[1]"' -- "$1" | cut -f 1
      """, [words, offered])
    #expect(run.output.split(separator: "\n").sorted().joined(separator: " ") == offered)
  }

  @Test func `knows the words of every choice`() {
    for command in BookMotionTool.tool.commands {
      for option in command.options {
        for choice in option.completion.choices {
          let text = option.completion.form == .assignment ? choice + "=1" : choice
          #expect(throws: Never.self) { _ = try option.read(ByteText(text)) }
        }
      }
    }
    let choices = BookMotionTool.tool.commands.flatMap(\.options).flatMap(\.completion.choices)
    #expect(choices.count > 50)
  }
}

extension String {
  /// The words in order, with the file whose name has a space as one word.
  fileprivate var sortedFiles: String {
    let hasSpace = contains("a file.png")
    let words = replacingOccurrences(of: "a file.png", with: "").split(separator: " ").map(
      String.init)
    return (words + (hasSpace ? ["a file.png"] : [])).sorted().joined(separator: " ")
  }
}
