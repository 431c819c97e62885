/// Angles outside of the valid range, and those at which the formulas change.
let hardAngles: [Double] = {
  let seams: [Double] = [0, 20, 90, 135, 160, 170, 180]
  let beside = seams.flatMap { seam -> [Double] in
    [seam.nextDown, seam, seam.nextUp, seam - 1e-9, seam + 1e-9]
  }
  let far: [Double] = [
    -.infinity, -1e300, -720, -0.0, 360, 540, 1e9, 1e300, .infinity, .nan, -.nan,
  ]
  return far + beside
}()
