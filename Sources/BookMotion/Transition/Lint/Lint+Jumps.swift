extension LintedWay {
  /// Channels that are somewhere else at once, because an animation takes no time.
  var jumps: [Lint.Finding] {
    var findings: [Lint.Finding] = []
    for instant in instants {
      let (before, after) = (shown(instant.before.values), shown(instant.after.values))
      guard before != after else { continue }
      for (channel, lane) in LintedWay.channels {
        let size = abs(after[lane] - before[lane])
        guard size > limits.visible(channel),
          !isHidden(channel, in: before) || !isHidden(channel, in: after)
        else { continue }
        let kind = Lint.Finding.Kind.jump(
          from: onScreen(before[lane], channel), to: onScreen(after[lane], channel), cut: nil)
        findings.append(finding(kind, channel, at: instant.time, size: size))
      }
    }
    return findings
  }
}
