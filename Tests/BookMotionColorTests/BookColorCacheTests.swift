import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionColor

@Suite(.timeLimit(.minutes(20))) struct BookColorCacheTests {
  private struct Failed: Error, Hashable {
    var number = 0
  }

  /// A gate that opens once, for all waiting tasks.
  private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
      isOpen = true
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  /// Returns colors that encode `number`.
  private static func colors(_ number: Int) -> BookPictureColors {
    let pixel = [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF), 0, 255]
    return BookPictureColors(width: 1, height: 1, pixels: pixel, request: BookColorRequest())
  }

  @Test func `a hundred who ask at once wait for one sampling`() async {
    let cache = BookColorCache<String, Never>()
    let (asked, sampled, gate) = (Tally(), Tally(), Gate())
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          asked.enter()
          return await cache.colors(for: "book") {
            sampled.enter()
            await gate.pass()
            return Self.colors(7)
          }
        }
      }
      while asked.total < 100 { await Task.yield() }
      await gate.open()
      for await colors in group { #expect(colors == Self.colors(7)) }
    }
    #expect(sampled.total == 1)
    #expect(await cache.cached("book") == Self.colors(7))
    #expect(await cache.answers.count == 1)
  }

  @Test func `every key has its own answer under contention`() async {
    let cache = BookColorCache<Int, Never>()
    let sampled = Tally()
    await withTaskGroup { group in
      for round in 0..<2000 {
        group.addTask {
          let key = round % 50
          let colors = await cache.colors(for: key) {
            sampled.enter()
            return Self.colors(key)
          }
          #expect(colors == Self.colors(key))
        }
      }
    }
    #expect(sampled.total == 50)
  }

  /// Samplings that wait for each other finish only if they run at the same time.
  @Test func `different keys do not wait for one another`() async {
    let cache = BookColorCache<Int, Never>()
    let gate = Gate()
    async let slow = cache.colors(for: 1) {
      await gate.pass()
      return Self.colors(1)
    }
    let fast = await cache.colors(for: 2) {
      await gate.open()
      return Self.colors(2)
    }
    #expect(await slow == Self.colors(1) && fast == Self.colors(2))
  }

  @Test func `a failure reaches all who wait, and the next one tries again`() async throws {
    let cache = BookColorCache<Int, Failed>()
    let (asked, sampled, gate) = (Tally(), Tally(), Gate())
    await withTaskGroup { group in
      for _ in 0..<10 {
        group.addTask {
          asked.enter()
          _ = await #expect(throws: Failed(number: 3)) {
            try await cache.colors(for: 1) { () async throws(Failed) in
              sampled.enter()
              await gate.pass()
              throw Failed(number: 3)
            }
          }
        }
      }
      // The first sampling is in progress, so no other can begin before the gate opens.
      while asked.total < 10 || sampled.total == 0 { await Task.yield() }
      for _ in 0..<1000 { await Task.yield() }
      await gate.open()
    }
    #expect(sampled.total >= 1 && sampled.total < 10)
    #expect(await cache.cached(1) == nil)
    let colors = try await cache.colors(for: 1) { Self.colors(4) }
    #expect(colors == Self.colors(4))
  }

  @Test func `the one that was not used for the longest time goes first`() async {
    let cache = BookColorCache<String, Never>(limit: 3)
    for (number, key) in ["a", "b", "c"].enumerated() {
      _ = await cache.colors(for: key) { Self.colors(number) }
    }
    #expect(await cache.cached("a") == Self.colors(0))
    _ = await cache.colors(for: "d") { Self.colors(3) }
    #expect(await cache.cached("b") == nil)
    #expect(await cache.cached("a") == Self.colors(0))
    #expect(await cache.cached("c") == Self.colors(2))
    #expect(await cache.answers.count == 3)
  }

  /// The reference is a list that is searched linearly.
  @Test(arguments: [1, 2, 3, 10])
  func `whatever is done, it keeps what a plain list would keep`(limit: Int) async {
    var random = SeededRandom(seed: UInt64(limit))
    let cache = BookColorCache<Int, Never>(limit: limit)
    var list: [(key: Int, number: Int)] = []
    for number in 0..<3000 {
      let key = Int.random(in: 0..<2 * limit + 1, using: &random)
      let index = list.firstIndex { $0.key == key }
      switch Int.random(in: 0..<20, using: &random) {
      case 0...8:
        #expect(await cache.cached(key) == index.map { Self.colors(list[$0].number) })
        if let index { list.append(list.remove(at: index)) }
      default:
        let colors = await cache.colors(for: key) { Self.colors(number) }
        let entry = index.map { list.remove(at: $0) } ?? (key: key, number: number)
        #expect(colors == Self.colors(entry.number))
        list.append(entry)
        if list.count > limit { list.removeFirst() }
      }
      #expect(await cache.answers.count == list.count)
    }
  }

  @Test func `one who is cancelled takes nothing from another`() async {
    let cache = BookColorCache<Int, Never>()
    let (asked, started, gate, wasCancelled) = (Tally(), Tally(), Gate(), Tally())
    @Sendable func ask() async -> BookPictureColors {
      asked.enter()
      return await cache.colors(for: 1) {
        started.enter()
        await gate.pass()
        if Task.isCancelled { wasCancelled.enter() }
        return Self.colors(1)
      }
    }
    let one = Task { await ask() }
    let other = Task { await ask() }
    while asked.total < 2 || started.total == 0 { await Task.yield() }
    // Both requests have arrived before one is canceled.
    for _ in 0..<1000 { await Task.yield() }
    one.cancel()
    for _ in 0..<1000 { await Task.yield() }
    await gate.open()
    #expect(await other.value == Self.colors(1))
    #expect(await one.value == Self.colors(1))
    #expect(started.total == 1 && wasCancelled.total == 0)
    #expect(await cache.cached(1) == Self.colors(1))
  }

  @Test func `a sampling that nobody waits for is cancelled, and the next begins anew`() async {
    let cache = BookColorCache<Int, Failed>()
    let started = Tally()
    let only = Task {
      _ = await #expect(throws: Failed(number: 9)) {
        _ = try await cache.colors(for: 1) { () async throws(Failed) in
          started.enter()
          while !Task.isCancelled { await Task.yield() }
          throw Failed(number: 9)
        }
      }
    }
    while started.total == 0 { await Task.yield() }
    only.cancel()
    await only.value
    let colors = try? await cache.colors(for: 1) { Self.colors(2) }
    #expect(colors == Self.colors(2))
  }
}
