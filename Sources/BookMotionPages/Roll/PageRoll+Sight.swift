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

  /// Returns the hold of a page that lies flat.
  ///
  /// It has the whole taper only if it is held near the edge: closer to the spine, the tip of a cone
  /// would wander up and down the spine too fast.
  static func lying(
    _ page: BookSize, grabbed: BookPoint, radius: Double, taper: Double
  ) -> PageGrip {
    let share = (grabbed.x / page.width - leastTapered) / (wholeTaper - leastTapered)
    return PageGrip(
      grabbed: grabbed, radius: radius, taper: taper * min(max(share, 0), 1), lift: .lying)
  }

  /// The share of a page's width up to which paper that is held there has no taper, and that from
  /// which it has the whole one.
  static let leastTapered = 0.7
  private static let wholeTaper = 0.9
}

extension PageRoll {
  /// Returns the lifted paper that is visible at a point from straight above, or `nil` if there is
  /// none. Where paper covers paper, the upper layer counts.
  func paper(seenAt point: BookPoint) -> BookPoint? {
    guard let cone else { return lifted(seenAt: point) }
    return cone.hold(seenAt: point, of: page)?.grabbed
  }

  /// Returns the grip on the paper that is visible at a point, or `nil` if there is none.
  ///
  /// The grip does not move the page. A cone held at another point belongs to another family of
  /// cones, so the grip has the radius and taper that produce the same cone there. Where the paper
  /// is taut, a cylinder of that family would tear it, and where it moves easily, it gives way to a
  /// finger: there is no such grip, and the result is `nil`.
  ///
  /// If the paper is wound more widely than requested, the grip continues with the same widening at
  /// the distance from the finger to the new grabbed point.
  func grip(seenAt point: BookPoint) -> PageGrip? {
    let grip: PageGrip?
    if let cone {
      grip = cone.hold(seenAt: point, of: page).map { hold in
        let part = asked + widening > 0 ? asked / (asked + widening) : 1
        return self.grip(
          hold.grabbed, from: point, radius: part * hold.radius, on: hold.radius, taper: hold.taper)
      }
    } else {
      grip = lifted(seenAt: point).map {
        self.grip($0, from: point, radius: asked, on: asked + widening, taper: 0)
      }
    }
    return grip.flatMap { isSame(as: PageRoll(page, $0, finger: point)) ? $0 : nil }
  }

  /// Returns the grip that holds paper on a cylinder with the radius `whole`.
  private func grip(
    _ grabbed: BookPoint, from point: BookPoint, radius: Double, on whole: Double, taper: Double
  ) -> PageGrip {
    let offset = grabbed - point
    let length = offset.magnitudeSquared.squareRoot()
    guard length > 0 else {
      return PageGrip(grabbed: grabbed, radius: radius, taper: taper, lift: .lying)
    }
    let normal = (1 / length) * offset
    let beyond = PageRoll.reach(of: page, along: normal) - grabbed.dot(normal)
    return PageGrip(
      grabbed: grabbed, radius: radius, taper: taper,
      lift: .caught(after: length, beyond: beyond, widening: max(whole - radius, 0)))
  }

  private func lifted(seenAt point: BookPoint) -> BookPoint? {
    let forward = point.dot(normal) - fold
    guard radius > 0, forward <= radius else { return nil }
    let lower = forward > 0 ? radius * Elementary.asin(forward / radius) : forward
    let points = [Double.pi * radius - lower, lower].filter { $0 > 0 }.map {
      point + ($0 - forward) * normal
    }
    return points.first(where: page.contains)
  }

  /// Returns true if another roll brings the free edge to the same positions.
  private func isSame(as other: PageRoll) -> Bool {
    [0, page.height / 2, page.height].allSatisfy { y in
      let point = BookPoint(x: page.width, y: y)
      let apart = position(of: point) - other.position(of: point)
      let slack = PageRoll.tolerance * (page.width + page.height)
      return (apart * apart).sum() <= slack * slack
    }
  }

  private static let tolerance = 1e-9
}

extension PageCone {
  /// Returns the wound paper that is visible at a point, in the upper layer where there are two,
  /// and the radius and taper of its grip.
  fileprivate func hold(
    seenAt point: BookPoint, of page: BookSize
  ) -> (grabbed: BookPoint, radius: Double, taper: Double)? {
    for winding in windings(seenAt: point) where winding > PageCone.barely {
      let grabbed = paper(winding, seenAt: point)
      guard page.contains(grabbed) else { continue }
      let offset = grabbed - point
      let length = offset.magnitudeSquared.squareRoot()
      // At the tip itself there is nothing to hold.
      guard length > 0 else { return nil }
      let hold = PageConeHold(
        grabbed, normal: (1 / length) * offset, length: length, winding: winding)
      let radius = min(length / hold.radii, BookDomain.length.highest)
      return (grabbed, radius, min(sine / hold.sineAtSpine, 1))
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
