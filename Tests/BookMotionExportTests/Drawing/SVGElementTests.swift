import Testing

@Suite struct SVGElementTests {
  @Test func `names what is referenced but not there, wherever that is`() throws {
    let root = try #require(
      SVGElement.parse(
        """
        <svg xmlns:xlink="http://www.w3.org/1999/xlink"><g id="here" fill="#aabbcc">
        <use xlink:href="#here"/><use xlink:href="#gone"/><path fill="url(#paint)"/>
        <path style="fill: url(#here); filter: url(#blur)" id="paint"/></g></svg>
        """))
    #expect(root.danglingNames == ["gone", "blur"])
    #expect(root.all.map(\.name) == ["svg", "g", "use", "use", "path", "path"])
  }
}
