import BookMotion
import BookMotionColor
import BookMotionReader

extension Sweep {
  /// Sweeps the motions of reading: random events for each, evaluated before, between, and after
  /// them.
  static var reader: [Section] {
    [tossed, swipe, grid, gridLayout, sheet, frame] + readerFades
  }

  private static let numbersAJourney = 256
  private static let eventsAJourney = 12
  private static let looksAnEvent = 2

  /// Creates a section that begins a motion of reading again and again, performs random events, and
  /// evaluates it.
  ///
  /// It is evaluated before each event as well as after: the past must not change, either.
  static func journeys<Machine>(
    _ name: String,
    begin: @escaping (inout SplitMix64) -> Machine,
    happen: @escaping (inout Machine, Double, inout SplitMix64) -> Void,
    look: @escaping (Machine, Double, inout BitHash) -> Void
  ) -> Section {
    Section(name) { points, hash in
      var random = SplitMix64(seed: 1)
      for _ in 0..<max(1, points / numbersAJourney) {
        var machine = begin(&random)
        var time = random.next(in: 0...1)
        for _ in 0..<eventsAJourney {
          happen(&machine, time, &random)
          for _ in 0..<looksAnEvent { look(machine, time + random.next(in: -0.2...0.8), &hash) }
          // One event in four happens in the same instant as the previous one.
          if random.next(below: 4) > 0 { time += random.next(in: 0...0.4) }
        }
        look(machine, time + random.next(in: 0...60), &hash)
      }
    }
  }

  /// Sweeps the motion of a value that a finger has released.
  private static var tossed: Section {
    journeys("motion.tossed") { random in
      Motion(random.next(in: -500...500))
    } happen: { motion, time, random in
      let spring = MotionSpring(
        duration: random.next(in: 0.1...1), bounce: random.next(in: -0.3...0.5))
      if random.next(below: 2) == 0 {
        motion.retarget(to: random.next(in: -500...500), at: time, with: .spring(spring))
      }
      motion.toss(by: random.next(in: -3000...3000), at: time, with: spring)
    } look: { motion, time, hash in
      hash.add(SIMD2(motion.value(at: time), motion.velocity(at: time)))
      hash.add(motion.end)
    }
  }

  private static var swipe: Section {
    journeys("reader.swipe") { random in
      let pageCount = 1 + random.next(below: 5)
      return PageSwipe(
        pageCount: pageCount, page: random.next(below: pageCount),
        pageWidth: random.next(in: 100...1200),
        binding: random.next(below: 2) == 0 ? .left : .right)
    } happen: { swipe, time, random in
      switch random.next(below: 5) {
      case 0: swipe.touch(.zero, at: time)
      case 1: swipe.drag(to: BookPoint(x: random.next(in: -300...300), y: 0), at: time)
      case 2: swipe.release(velocity: BookPoint(x: random.next(in: -3000...3000), y: 0), at: time)
      case 3: swipe.cancel(at: time)
      default: swipe.turn(to: random.next(below: 6), at: time)
      }
    } look: { swipe, time, hash in
      hash.add(SIMD2(swipe.offset(of: 0, at: time), swipe.velocity(at: time)))
      for cue in swipe.cues(in: time..<time + 0.25) { hash.add(cue.time) }
    }
  }

  private static var grid: Section {
    journeys("reader.grid") { random in
      let pageCount = random.next(below: 30)
      return PageGrid(
        pageCount: pageCount, currentPage: random.next(below: max(pageCount, 1)),
        outline: random.next(in: 2...3))
    } happen: { grid, time, random in
      switch random.next(below: 5) {
      case 0: grid.open(at: time)
      case 1: grid.open(on: random.next(below: max(grid.pageCount, 1)), at: time)
      case 2: grid.tap(.thumbnail(random.next(below: 31)), at: time)
      case 3: grid.tap(.outside, at: time)
      default: grid.tap(.closeButton, at: time)
      }
    } look: { grid, time, hash in
      hash.add(grid.overlayOpacity(at: time))
      for page in [0, grid.currentPage, grid.pageCount - 1] where page < grid.pageCount {
        guard page >= 0 else { continue }
        let pose = grid.pose(of: page, at: time)
        hash.add(SIMD3(pose.opacity, pose.scale, pose.outline))
      }
      for cue in grid.cues(in: time..<time + 0.25) { hash.add(cue.time) }
    }
  }

  /// Sweeps the layout of thumbnails, badges, and buttons, and hit testing.
  private static var gridLayout: Section {
    Section("reader.grid.layout") { points, hash in
      var random = SplitMix64(seed: 1)
      for _ in 0..<max(1, points / numbersAJourney) {
        let screen = BookSize(width: random.next(in: 16...2000), height: random.next(in: 16...2000))
        let binding: BookBinding = random.next(below: 2) == 0 ? .left : .right
        let layout = PageGridLayout(
          pageCount: 1 + random.next(below: 50), screen: screen,
          aspect: BookSize(width: random.next(in: 1...4), height: random.next(in: 1...4)),
          binding: binding)
        hash.add(layout.panel)
        hash.add(layout.viewport)
        hash.add(layout.closeButton)
        for _ in 0..<eventsAJourney {
          let page = random.next(below: layout.pageCount)
          hash.add(layout.thumbnail(page))
          hash.add(layout.badge(page))
          let scroll = layout.scroll(showing: page)
          hash.add(scroll)
          let finger = BookPoint(
            x: random.next(in: 0...1) * screen.width, y: random.next(in: 0...1) * screen.height)
          if case .thumbnail(let page) = layout.target(under: finger, scrolledBy: scroll) {
            hash.add(UInt64(page))
          }
        }
        let choice = BookModeSelection.layout(screen: screen, binding: binding)
        for button in BookModeSelection.Button.allCases { hash.add(choice.frame(of: button)) }
      }
    }
  }

  private static var sheet: Section {
    journeys("reader.sheet") { random in
      BookInfoSheet(screenHeight: random.next(in: 300...1400))
    } happen: { sheet, time, random in
      let detents = BookInfoSheet.Detent.allCases
      switch random.next(below: 6) {
      case 0, 1: sheet.present(detents[random.next(below: detents.count)], at: time)
      case 2: sheet.touch(.zero, at: time)
      case 3: sheet.drag(to: BookPoint(x: 0, y: random.next(in: -500...500)), at: time)
      case 4: sheet.release(velocity: BookPoint(x: 0, y: random.next(in: -3000...3000)), at: time)
      default: sheet.toggle(BookMarks.Mark.allCases[random.next(below: 3)], at: time)
      }
    } look: { sheet, time, hash in
      hash.add(SIMD2(sheet.height(at: time), sheet.velocity(at: time)))
      hash.add(sheet.backdropOpacity(at: time))
      for mark in BookMarks.Mark.allCases { hash.add(sheet.fill(of: mark, at: time)) }
      hash.add(sheet.indicator(screenWidth: 400, at: time))
      for cue in sheet.cues(in: time..<time + 0.25) { hash.add(cue.time) }
    }
  }

  private static var frame: Section {
    journeys("reader.frame") { random in
      PageBorder(
        color: color(&random), border: random.next(in: 8...12),
        cornerRadius: random.next(in: 0...40), space: random.next(below: 2) == 0 ? .sRGB : .oklab)
    } happen: { frame, time, random in
      frame.change(to: color(&random), at: time)
    } look: { frame, time, hash in
      let color = frame.color(at: time)
      hash.add(SIMD3(color.red, color.green, color.blue))
      let layout = frame.layout(
        in: BookRect(x: time, y: 0, width: 300, height: 100 * time.magnitude))
      hash.add(layout.page)
      hash.add(layout.dots)
      hash.add(SIMD3(layout.pageRadius, layout.frameRadius, layout.dotDiameter))
    }
  }

  private static func color(_ random: inout SplitMix64) -> RGB {
    RGB(
      red: random.next(in: -0.1...1.1), green: random.next(in: -0.1...1.1),
      blue: random.next(in: -0.1...1.1))
  }
}
