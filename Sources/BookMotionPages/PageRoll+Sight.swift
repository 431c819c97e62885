import BookMotion

/// A hold of a leaf that rolls: the grabbed point, and the cylinder or cone that the leaf rolls
/// over.
struct PageGrip: Hashable, Sendable {
  /// The grabbed point of the paper.
  let grabbed: BookPoint
  let radius: Double
  let taper: Double
  /// The way that the paper leaves the page.
  let lift: PageLift

  /// Returns a page rolled by this grip with the finger at a place.
  func roll(_ page: BookSize, at finger: BookPoint) -> PageRoll {
    PageRoll(page, self, finger: finger)
  }
}

extension PageRoll {
  /// Returns the grip on the lifted paper that is visible at a place from straight above, or `nil`
  /// if there is none. Where paper covers paper, the upper layer counts.
  ///
  /// The grip does not move the page. A cone held at another point belongs to another family of
  /// cones, so the grip has the radius and taper that produce the same cone there. Where the paper
  /// is taut, a cylinder of that family would tear it: there is no such grip, and the result is
  /// `nil`.
  ///
  /// If the paper is wound more widely than requested, the grip continues with the same widening at
  /// the distance from the finger to the new grabbed point.
  func grip(seenAt place: BookPoint) -> PageGrip? {
    let grip: PageGrip?
    if let cone {
      grip = cone.hold(seenAt: place, of: page).map { hold in
        let part = asked + widening > 0 ? asked / (asked + widening) : 1
        return self.grip(
          hold.grabbed, from: place, radius: part * hold.radius, on: hold.radius, taper: hold.taper)
      }
    } else {
      grip = lifted(seenAt: place).map {
        self.grip($0, from: place, radius: asked, on: asked + widening, taper: 0)
      }
    }
    return grip.flatMap { isSame(as: $0.roll(page, at: place)) ? $0 : nil }
  }

  /// Returns the grip that holds paper on a cylinder with the radius `whole`.
  private func grip(
    _ grabbed: BookPoint, from place: BookPoint, radius: Double, on whole: Double, taper: Double
  ) -> PageGrip {
    let way = grabbed - place
    let length = way.magnitudeSquared.squareRoot()
    guard length > 0 else {
      return PageGrip(grabbed: grabbed, radius: radius, taper: taper, lift: .lying)
    }
    let normal = (1 / length) * way
    let beyond = PageRoll.reach(of: page, along: normal) - grabbed.dot(normal)
    return PageGrip(
      grabbed: grabbed, radius: radius, taper: taper,
      lift: .caught(after: length, beyond: beyond, widening: max(whole - radius, 0)))
  }

  private func lifted(seenAt place: BookPoint) -> BookPoint? {
    let forward = place.dot(normal) - fold
    guard radius > 0, forward <= radius else { return nil }
    let lower = forward > 0 ? radius * Elementary.asin(forward / radius) : forward
    let points = [Double.pi * radius - lower, lower].filter { $0 > 0 }.map {
      place + ($0 - forward) * normal
    }
    return points.first(where: page.contains)
  }

  /// Returns true if another roll brings the free edge to the same places.
  private func isSame(as other: PageRoll) -> Bool {
    [0, page.height / 2, page.height].allSatisfy { y in
      let point = BookPoint(x: page.width, y: y)
      let apart = place(of: point) - other.place(of: point)
      let slack = PageRoll.hair * (page.width + page.height)
      return (apart * apart).sum() <= slack * slack
    }
  }

  private static let hair = 1e-9
}

extension PageCone {
  /// Returns the wound paper that is visible at a place, in the upper layer where there are two,
  /// and the radius and taper of its grip.
  fileprivate func hold(
    seenAt place: BookPoint, of page: BookSize
  ) -> (grabbed: BookPoint, radius: Double, taper: Double)? {
    for winding in windings(seenAt: place) where winding > PageCone.barely {
      let point = paper(winding, seenAt: place)
      guard page.contains(point) else { continue }
      let way = point - place
      let length = way.magnitudeSquared.squareRoot()
      // At the tip itself there is nothing to hold.
      guard length > 0 else { return nil }
      // The value of length/radius from which PageRoll computes this winding.
      let part =
        winding < Double.pi ? winding - Elementary.sin(winding) : 2 * winding - Double.pi
      let taper = taper(
        holding: point, normal: (1 / length) * way, length: length, winding: winding)
      let radius = min(length / part, BookDomain.length.highest)
      return (point, radius, taper)
    }
    return nil
  }

  /// Less winding is invisible, and too little to determine a radius.
  private static let barely = 1e-3
}

extension BookSize {
  /// Returns true if a point of the paper is on a page of this size, and not on the spine.
  fileprivate func contains(_ point: BookPoint) -> Bool {
    point.x > 0 && point.x <= width && point.y >= 0 && point.y <= height
  }
}
