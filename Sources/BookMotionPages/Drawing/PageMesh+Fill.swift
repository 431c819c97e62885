import BookMotion

extension PageMesh {
  /// Writes the vertices into storage of yours, such as a vertex buffer, row by row, and from the
  /// spine to the free edge in each row. It allocates nothing.
  ///
  /// Each vertex has ten floats, which are 40 bytes without gaps:
  ///
  /// | offset in bytes | floats | what they are |
  /// |---|---|---|
  /// | 0 | 3 | the position: x from the spine, y from the top, and z toward the viewer |
  /// | 12 | 3 | the unit normal of the front, in the same coordinates |
  /// | 24 | 2 | the texture coordinates of the front, from (0, 0) at the top left to (1, 1) |
  /// | 32 | 2 | the texture coordinates of the back |
  ///
  /// ```swift
  /// let page = BookSize(width: 300, height: 400)
  /// let mesh = PageMesh(.fade(1), of: page, columns: 2, rows: 2)
  /// var vertices = [Float](repeating: 0, count: 10 * mesh.vertexCount)
  /// mesh.fill(&vertices)
  /// vertices[10]  // -300: the second vertex, of a leaf that has been turned over
  /// vertices[15]  // -1: its front faces down
  /// vertices[18]  // 0: seen from above, it is at the left of the picture on the back
  /// ```
  ///
  /// In a right-bound book, negate the x of positions and normals, and exchange the texture
  /// coordinates of front and back.
  ///
  /// - Parameter vertices: An array, or a buffer pointer to memory that you share with a GPU. What is
  ///   behind the last vertex stays as it is.
  /// - Precondition: There is room for ten floats a vertex.
  @inlinable
  public func fill<Storage>(_ vertices: inout Storage)
  where
    Storage: MutableCollection & RandomAccessCollection, Storage.Element == Float,
    Storage.Index == Int
  {
    let winding = Winding(self, room: vertices.count)
    for column in 0..<columns {
      var vertex = SIMD16<Float>()
      var place = vertices.startIndex + 10 * column
      for row in 0..<rows {
        vertex = winding.vertex(column, row, below: vertex)
        for number in 0..<10 { vertices[place + number] = vertex[number] }
        place += 10 * columns
      }
    }
  }

  /// Writes the indices of the triangles into storage of yours. They are the same for every leaf and
  /// at every instant, so you do it once. It allocates nothing.
  ///
  /// The corners of a triangle are in clockwise order where its front is seen.
  ///
  /// ```swift
  /// let mesh = PageMesh(.fade(0), of: BookSize(width: 300, height: 400), columns: 2, rows: 2)
  /// var indices = [UInt32](repeating: 0, count: mesh.indexCount)
  /// mesh.fillIndices(&indices)
  /// indices == [0, 1, 2, 1, 3, 2]  // true
  /// ```
  ///
  /// - Precondition: There is room for ``indexCount`` numbers.
  @inlinable
  public func fillIndices<Storage>(_ indices: inout Storage)
  where
    Storage: MutableCollection & RandomAccessCollection, Storage.Element == UInt32,
    Storage.Index == Int
  {
    precondition(indices.count >= indexCount, "BookMotion: there is no room for all indices")
    var place = indices.startIndex
    for row in 0..<(rows - 1) {
      for column in 0..<(columns - 1) {
        let left = UInt32(row * columns + column)
        let below = left + UInt32(columns)
        indices[place] = left
        indices[place + 1] = left + 1
        indices[place + 2] = below
        indices[place + 3] = left + 1
        indices[place + 4] = below + 1
        indices[place + 5] = below
        place += 6
      }
    }
  }
}

extension PageMesh {
  /// The formula of ``PageMesh``, with all that does not depend on the point.
  @usableFromInline struct Winding {
    private let mesh: PageMesh
    /// The shares of the page between two columns, and between two rows.
    private let step: SIMD2<Double>
    private let radius: Double
    private let sign: Double
    private let curvature: Double
    private let cosine: Double
    /// h per angle δ of a cone, or per length of a cylinder.
    private let halfCurl: Double
    /// The cosine and the sine of b, r sin b / sin θ, and 2 r sin²(b/2) / sin θ.
    private let over: (cosine: Double, sine: Double, shift: Double, drop: Double)

    @usableFromInline init(_ mesh: PageMesh, room: Int) {
      precondition(
        room >= Winding.floats * mesh.vertexCount, "BookMotion: there is no room for all vertices")
      self.mesh = mesh
      step = SIMD2(1, 1) / SIMD2(Double(mesh.columns - 1), Double(mesh.rows - 1))
      radius = mesh.radius.magnitude
      sign = mesh.radius < 0 ? -1 : 1
      cosine = (1 - mesh.sine * mesh.sine).squareRoot()
      guard mesh.sine > 0 else {
        (curvature, halfCurl, over) = (0, 0.5 / radius, (1, 0, Double.pi * radius, 0))
        return
      }
      (curvature, halfCurl) = (mesh.sine / radius, 0.5 / mesh.sine)
      let (sine, cosine) = Elementary.sinCos(Double.pi * mesh.sine / 2)
      over = (
        1 - 2 * sine * sine, 2 * sine * cosine, 2 * sine * cosine / curvature,
        2 * sine * sine / curvature
      )
    }

    /// Returns the ten numbers of a vertex, given those of the one above it.
    @usableFromInline func vertex(
      _ column: Int, _ row: Int, below above: SIMD16<Float>
    ) -> SIMD16<Float> {
      let (across, down) = (Double(column) * step.x, Double(row) * step.y)
      if row > 0, mesh.normal.y == 0, mesh.sine == 0 {
        // Paper that is wound along the spine is the same all the way down.
        var vertex = above
        (vertex[1], vertex[7], vertex[9]) = (
          Float(down * mesh.page.height), Float(down), Float(down)
        )
        return vertex
      }
      let (position, normal) = place(SIMD2(across * mesh.page.width, down * mesh.page.height))
      let (front, back) = (Float(across), Float(1 - across))
      return SIMD16(
        Float(position.x), Float(position.y), Float(position.z), Float(normal.x), Float(normal.y),
        Float(normal.z), front, Float(down), back, Float(down), 0, 0, 0, 0, 0, 0)
    }

    private func place(
      _ paper: SIMD2<Double>
    ) -> (position: SIMD3<Double>, normal: SIMD3<Double>) {
      let arm = paper - mesh.origin
      let (f, s) = ((arm * mesh.axis).sum(), (arm * mesh.normal).sum())
      // The spine is on the fold of a cone except for rounding.
      guard s > 0, paper.x > 0 else {
        return turned(SIMD3(paper.x, paper.y, 0), SIMD3(0, 0, 1))
      }
      let (sine, r) = (mesh.sine, radius)
      let rest = over.shift + f * over.sine - s * over.cosine
      var (along, across, height) = (f, rest, 2 * r)
      var (halfSine, halfCosine) = (1.0, 0.0)
      if sine == 0, rest > 0 {
        (halfSine, halfCosine) = Elementary.sinCos(s * halfCurl)
        across = 2 * r * halfSine * halfCosine
        height = 2 * r * halfSine * halfSine
      } else if rest > 0 {
        let (x, y) = (1 + curvature * f, curvature * s)
        let m = (x * x + y * y).squareRoot()
        (halfSine, halfCosine) = Elementary.sinCos(Elementary.atan2(y, x) * halfCurl)
        let part = 2 * m * r * halfSine
        along = (2 * f + curvature * (f * f + s * s)) / (m + 1) - part * halfSine * sine
        across = part * halfCosine
        height = part * halfSine * cosine
      } else if sine > 0 {
        let u = f * over.cosine + s * over.sine - over.drop
        let part = 2 * (u * sine + r)
        (along, height) = (u - part * sine, part * cosine)
      }
      let flat = mesh.origin + along * mesh.axis + across * mesh.normal
      let tilt = 2 * cosine * halfSine
      let bent = (sign * tilt) * (sine * halfSine * mesh.axis - halfCosine * mesh.normal)
      return turned(
        SIMD3(flat.x, flat.y, sign * height),
        SIMD3(bent.x, bent.y, 1 - tilt * cosine * halfSine))
    }

    /// Returns a position and a normal, turned about the spine.
    private func turned(
      _ position: SIMD3<Double>, _ normal: SIMD3<Double>
    ) -> (position: SIMD3<Double>, normal: SIMD3<Double>) {
      let (cosine, sine) = (mesh.hinge.x, mesh.hinge.y)
      func turned(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
          vector.x * cosine - vector.z * sine, vector.y, vector.x * sine + vector.z * cosine)
      }
      return (turned(position), turned(normal))
    }

    private static let floats = 10
  }
}
