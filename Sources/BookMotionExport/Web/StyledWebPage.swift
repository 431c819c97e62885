import BookMotion
package import BookMotionDocuments
import BookMotionRecording

/// A web page that plays a style sheet: the elements of a book, flat art, and two buttons.
///
/// ```swift
/// let sheet = try MotionStyleSheet(Recording(BookTimeline(BookScore(.storyReader))))
/// try StyledWebPage(sheet)?.writeHTML(to: &file)
/// ```
///
/// The page is a single file that loads nothing else, to be opened directly or taken apart: the
/// style sheet as written on its own, the elements, then art for you to replace. To tune a book and
/// turn it around in flight, use ``BookLivePage``.
package struct StyledWebPage: Sendable {
  private let sheet: MotionStyleSheet
  private let book: BookStyleSheet

  /// Creates a page for a style sheet, or returns `nil` if the sheet has no elements because it is
  /// not of a transition.
  package init?(_ sheet: MotionStyleSheet) {
    guard let book = sheet.book else { return nil }
    self.sheet = sheet
    self.book = book
  }

  /// Writes the page.
  package func writeHTML<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(PlotText.escaped(sheet.recording.title))</title>
      <style>

      """)
    try sheet.write(to: &sink)
    try sink.write(
      """
      </style>
      <style>
      \(art)</style>

      \(book.elements(playedBy: sheet.action))
      <p>
        <button id="again">Play again</button>
        <button id="reverse">Reverse</button>
      </p>
      <script>
      \(script)</script>
      </html>

      """)
  }

  /// Colors and gradients in place of pictures.
  private var art: String {
    let name = book.name
    return """
      body { margin: 0; background: #2b2622; overflow-x: hidden; }
      p { margin: 16px; text-align: center; }
      button { font: 600 16px system-ui, sans-serif; padding: 10px 22px; border: 0; border-radius: 99px; }
      .\(name)-stage { background: #e9dfd0; transform-origin: 0 0; }
      .\(name)-library { background: repeating-linear-gradient(#d9c9ae 0 268px, #8b6f4d 268px 280px); }
      .\(name)-cover { --\(name)-cover-color: linear-gradient(#d9a93c 0 0) 50% 40% / 18% 26% no-repeat #1a2659; }
      .\(name)-inside { box-shadow: inset 0 0 0 12px #f2ead8; }
      .\(name)-page, .\(name)-facing, .\(name)-reader {
        --\(name)-page-color: #f7f1e3;
        background: repeating-linear-gradient(#f7f1e3 0 26px, #d8ccb4 26px 29px);
      }
      .\(name)-controls::before { content: "Read    Listen"; white-space: pre; }
      .\(name)-controls { display: grid; place-content: center; color: white; font: 600 24px system-ui, sans-serif; }

      """
  }

  private var script: String {
    let width = NumberGrid.standard.text(book.layout.screen.width)
    let height = NumberGrid.standard.text(book.layout.screen.height)
    return """
      const stage = document.querySelector(".\(book.name)-stage");
      document.getElementById("again").onclick = () => {
        for (const animation of stage.getAnimations()) {
          animation.playbackRate = 1;
          animation.currentTime = 0;
          animation.play();
        }
      };
      document.getElementById("reverse").onclick = () => {
        for (const animation of stage.getAnimations()) animation.reverse();
      };
      // A window that is smaller than the screen shows all of it.
      const fit = () => {
        const scale = Math.min(1, document.documentElement.clientWidth / \(width));
        stage.style.transform = scale < 1 ? `scale(${scale})` : "";
        stage.style.marginBottom = scale < 1 ? `${(scale - 1) * \(height)}px` : "";
        stage.style.marginLeft = `${Math.max(0, (document.documentElement.clientWidth - \(width)) / 2)}px`;
      };
      addEventListener("resize", fit);
      fit();

      """
  }
}
