// The functions under C names, for sweep.c.
@_cdecl("our_exp") public func exp(_ x: Double) -> Double { Elementary.exp(x) }
@_cdecl("our_log") public func log(_ x: Double) -> Double { Elementary.log(x) }
@_cdecl("our_sin") public func sin(_ x: Double) -> Double { Elementary.sinCos(x).sine }
@_cdecl("our_cos") public func cos(_ x: Double) -> Double { Elementary.sinCos(x).cosine }
@_cdecl("our_asin") public func asin(_ x: Double) -> Double { Elementary.asin(x) }
@_cdecl("our_acos") public func acos(_ x: Double) -> Double { Elementary.acos(x) }
@_cdecl("our_atan") public func atan(_ x: Double) -> Double { Elementary.atan2(x, 1) }
@_cdecl("our_cbrt") public func cbrt(_ x: Double) -> Double { Elementary.cbrt(x) }
@_cdecl("our_sind") public func sind(_ x: Double) -> Double { Elementary.sin(degrees: x) }
@_cdecl("our_cosd") public func cosd(_ x: Double) -> Double { Elementary.cos(degrees: x) }
@_cdecl("our_pow") public func pow(_ x: Double, _ y: Double) -> Double { Elementary.pow(x, y) }
@_cdecl("our_atan2") public func atan2(_ y: Double, _ x: Double) -> Double {
  Elementary.atan2(y, x)
}
