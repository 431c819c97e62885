import BookMotionTestSupport
import Testing

@testable import BookMotion

/// A pose.
@Suite struct BookPoseTests {
  static let frame = BookRect(x: 100, y: 200, width: 200, height: 280)

  /// A different number in every driven channel.
  static var distinct: BookPose.Driven {
    var driven = BookPose.Driven(frame: frame)
    for (index, channel) in BookPose.Driven.Channel.allCases.enumerated() {
      driven[channel] = 0.01 + Double(index) * 0.04
    }
    return driven
  }

  @Test func `of a closed book on its shelf is at rest in every channel`() {
    let pose = BookPose(BookPose.Driven(frame: Self.frame))
    let expected: [BookChannel: Double] = [
      .x: 200, .y: 340, .width: 200, .height: 280, .bookOpacity: 1, .coverOpacity: 1,
      .backOpacity: 1,
      .spineWidth: 14,
      .shadowRadius: 8, .shadowY: 6, .shadowOpacity: 0.3, .libraryScale: 1, .libraryOpacity: 1,
      .readerScale: 1,
      .musicVolume: 1,
    ]
    for channel in BookChannel.allCases {
      #expect(pose[channel] == expected[channel] ?? 0, "\(channel)")
    }
    #expect(pose.frame == Self.frame)
  }

  @Test func `prints the channels that are not 0`() {
    let pose = BookPose(BookPose.Driven(frame: Self.frame))
    #expect(
      "\(pose)"
        == "x 200.0, y 340.0, width 200.0, height 280.0, bookOpacity 1.0, coverOpacity 1.0, "
        + "backOpacity 1.0, spineWidth 14.0, shadowRadius 8.0, shadowY 6.0, shadowOpacity 0.3, "
        + "libraryScale 1.0, libraryOpacity 1.0, readerScale 1.0, musicVolume 1.0")
    #expect(
      "\(pose.driven)".hasPrefix(
        "x 200.0, y 340.0, width 200.0, height 280.0, bookOpacity 1.0, library"))
  }

  @Test func `says the same by name and by channel`() {
    let pose = BookPose(Self.distinct)
    let named: [(BookChannel, Double)] = [
      (.x, pose.x), (.y, pose.y), (.width, pose.width), (.height, pose.height),
      (.flipAngle, pose.flipAngle), (.tilt, pose.tilt), (.yaw, pose.yaw), (.lift, pose.lift),
      (.bookOpacity, pose.bookOpacity), (.coverOpacity, pose.coverOpacity),
      (.firstPageOpacity, pose.firstPageOpacity),
      (.spineOpacity, pose.spineOpacity), (.pageEdgeOpacity, pose.pageEdgeOpacity),
      (.backOpacity, pose.backOpacity),
      (.spineWidth, pose.spineWidth), (.spineLineOpacity, pose.spineLineOpacity),
      (.shadowRadius, pose.shadow.radius), (.shadowX, pose.shadow.x), (.shadowY, pose.shadow.y),
      (.shadowOpacity, pose.shadow.opacity), (.frameBorder, pose.frameBorder),
      (.libraryBlur, pose.libraryBlur), (.libraryScale, pose.libraryScale),
      (.libraryOpacity, pose.libraryOpacity), (.shelfCoverOpacity, pose.shelfCoverOpacity),
      (.readerOpacity, pose.readerOpacity), (.readerScale, pose.readerScale),
      (.overlayOpacity, pose.overlayOpacity), (.controlsOpacity, pose.controlsOpacity),
      (.controlsOffset, pose.controlsOffset),
      (.musicVolume, pose.musicVolume),
    ]
    // In the order of every document, and each channel once.
    #expect(named.map(\.0) == BookChannel.allCases)
    for (channel, value) in named { #expect(pose[channel] == value, "\(channel)") }
    for channel in BookPose.Driven.Channel.allCases {
      #expect(pose[BookChannel(channel)] == Self.distinct[channel], "\(channel)")
    }
  }

  @Test func `has twenty-one channels that are driven and ten that follow`() {
    let derived: Set<BookChannel> = [
      .coverOpacity, .firstPageOpacity, .spineOpacity, .pageEdgeOpacity, .backOpacity, .spineWidth,
      .shadowRadius, .shadowX, .shadowY, .shadowOpacity,
    ]
    let driven = BookChannel.allCases.compactMap(BookPose.Driven.Channel.init)
    #expect(Set(BookChannel.allCases.filter { BookPose.Driven.Channel($0) == nil }) == derived)
    #expect(driven.map(BookChannel.init) == BookChannel.allCases.filter { !derived.contains($0) })
    #expect(driven.map { "\($0)" } == driven.map { BookChannel($0).rawValue })
    for channel in BookPose.Driven.Channel.allCases {
      var driven = Self.distinct
      driven[channel] = 7
      // All other channels are unchanged.
      for other in BookPose.Driven.Channel.allCases {
        #expect(driven[other] == (other == channel ? 7 : Self.distinct[other]))
      }
    }
  }

  @Test func `tells what each channel is measured in`() {
    let degrees: Set<BookChannel> = [.flipAngle, .tilt, .yaw]
    for channel in BookChannel.allCases {
      let isFraction =
        channel.rawValue.hasSuffix("Opacity")
        || [.lift, .libraryScale, .readerScale, .musicVolume].contains(channel)
      let unit: BookChannel.Unit =
        degrees.contains(channel) ? .degrees : isFraction ? .fraction : .points
      #expect(channel.unit == unit, "\(channel)")
    }
  }

  @Test func `has a spine that grows with the cover, as the table says`() throws {
    for row in try LookTable.rows("width", atLeast: 20) {
      let style = BookStyle(spineWidth: row[0])
      #expect(abs(style.spineWidth(forWidth: row[1]) - row[2]) <= 1e-12 * max(1, row[2]))
      var driven = BookPose.Driven(frame: Self.frame)
      driven[.width] = row[1]
      let pose = BookPose(driven, style: style)
      #expect(abs(pose.spineWidth - row[2]) <= 1e-12 * max(1, row[2]))
    }
    #expect(BookStyle.polish.spineWidth == 14 && BookStyle.story.spineWidth == 35)
    #expect(BookStyle.polish.perspective == 0.5 && BookStyle.story.perspective == 0.65)
    #expect(BookStyle.polish.fades.cover == .cover)
    #expect(BookStyle.story.fades.cover == BookStyle.Fade(departure: 160...170, isSmooth: true))
  }

  @Test(arguments: Effort.seeds(100))
  func `shows nothing outside its limits, however far its steps swing`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var driven = BookPose.Driven(frame: Self.frame)
    let swing: Double = [3, 1e3, 1e100].randomElement(using: &random) ?? 3
    for channel in BookPose.Driven.Channel.allCases {
      driven[channel] = Double.random(in: -swing...swing, using: &random)
    }
    for style in [BookStyle.polish, .story] {
      for binding in BookBinding.allCases {
        let pose = BookPose(driven, style: style, binding: binding)
        expectShowable(pose, "seed \(seed)")
        // Places and angles are unchanged.
        for channel in [BookPose.Driven.Channel.x, .y, .flipAngle, .tilt, .yaw, .controlsOffset] {
          #expect(pose[BookChannel(channel)] == driven[channel])
        }
      }
    }
  }

  @Test(arguments: Effort.seeds(50))
  func `mirrored twice is itself`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var driven = Self.distinct
    driven[.x] = Double(Int.random(in: -4000...4000, using: &random)) / 8
    driven[.flipAngle] = .random(in: -10...190, using: &random)
    let pose = BookPose(driven)
    let image = pose.mirrored(in: 1024)
    #expect(image.mirrored(in: 1024) == pose, "seed \(seed)")
    #expect(image.x == 1024 - pose.x && image.shadow.x == -pose.shadow.x)
    for channel in BookChannel.allCases where channel != .x && channel != .shadowX {
      #expect(image[channel] == pose[channel], "\(channel)")
    }
    // At the mirrored place, a right-bound book looks exactly like that.
    driven[.x] = image.x
    #expect(BookPose(driven, binding: .right) == image)
  }
}

/// Expects every number to be finite, opacities to be within 0...1, and sizes not to be negative.
func expectShowable(
  _ pose: BookPose, _ comment: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let channel = pose.impossibleChannel else { return }
  Issue.record("\(channel) is \(pose[channel]), \(comment())", sourceLocation: sourceLocation)
}

extension BookPose {
  /// The first channel that can't be displayed, or `nil` if there is none.
  var impossibleChannel: BookChannel? {
    BookChannel.allCases.first { channel in
      let value = self[channel]
      let name = channel.rawValue
      guard value.isFinite else { return true }
      if name.hasSuffix("Opacity") || channel == .lift || channel == .musicVolume {
        return value < 0 || value > 1
      }
      switch channel {
      case .width, .height, .spineWidth, .shadowRadius, .libraryBlur, .libraryScale, .frameBorder,
        .readerScale:
        return value < 0
      default: return false
      }
    }
  }
}
