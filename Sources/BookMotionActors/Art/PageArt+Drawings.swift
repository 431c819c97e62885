import BookMotion
package import BookMotionColor

extension PageArt {
  /// An illustration in layers of flat colors, with the size ``PageArt/size``. The important part
  /// is in the middle, which is visible however the illustration is cropped.
  package struct Drawing {
    /// The dominant color.
    package let color: RGB
    /// The shapes, as SVG.
    package let shapes: String

    private init(_ color: UInt32, _ shapes: String) {
      self.color = RGB(color)
      self.shapes = shapes
    }
  }

  package static let drawings: [Drawing] = [.night, .sea, .balloon, .wood, .snow, .garden, .train]
}

extension PageArt.Drawing {
  /// The moon over the hills, and a light in a window.
  fileprivate static let night = PageArt.Drawing(
    0x33_40_7F,
    #"""
    <path fill="#33407f" d="M0 0h400v300H0z"/>
    <g fill="#fec">
    <circle cx="224" cy="96" r="78" opacity=".07"/>
    <circle cx="224" cy="96" r="54" opacity=".1"/>
    <circle cx="224" cy="96" r="32"/>
    </g>
    <path stroke="#eed" stroke-width="3" stroke-linecap="round" d="M36 52h.1M88 104h.1M122
    38h.1M152 78h.1M168 132h.1M172 30h.1M300 40h.1M322 118h.1M366 70h.1M282 152h.1M56 142h.1"/>
    <path fill="#2c3a7c" d="M0 184C50 142 96 148 142 176S240 192 284 164S372 150 400 168V300H0z"/>
    <path fill="#237" d="M0 214C70 200 120 178 186 196S322 236 400 190V300H0z"/>
    <path fill="#1c2152" d="M166 194h40v26h-40z"/>
    <path fill="#141842" d="M160 197l26-22l26 22zM196 177h6v14h-6z"/>
    <path fill="#ffd98a" d="M174 202h9v9h-9zM189 202h9v9h-9z"/>
    <path fill="#225" d="M0 262C60 226 130 206 196 214S330 262 400 230V300H0z"/>
    <path fill="#17194a" d="M236 224c-10-14-8-34 3-44c11 10 13 30 3 44zM258 232c-8-11-6-26 2-34c8
    8 10 23 3 34zM0 300V282C80 268 150 244 230 262S350 288 400 272V300z"/>
    """#)

  /// A boat on a calm sea.
  fileprivate static let sea = PageArt.Drawing(
    0x2F_8A_8C,
    #"""
    <path fill="#cfe6df" d="M0 0h400v300H0z"/>
    <g fill="#f6c667">
    <circle cx="252" cy="92" r="58" opacity=".25"/>
    <circle cx="252" cy="92" r="34"/>
    </g>
    <path stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".8" d="M52 62h62M84
    50h34M310 44h48M148 66h16M170 38h30"/>
    <path fill="#a6d2c8" d="M0 160c44-30 80-26 118 0v20H0zM274 160c30-18 84-34 126-18v38H274z"/>
    <path fill="#5fb0ad" d="M0 158q20-8 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40
    0V300H0z"/>
    <path stroke="#5a3a2e" stroke-width="4" stroke-linecap="round" d="M200 84V190"/>
    <path fill="#fdfbf6" d="M195 92v78h-52q42-28 52-78z"/>
    <path fill="#f3dfbd" d="M206 104q6 42 42 66h-42z"/>
    <path fill="#c8553d" d="M200 84l22 7l-22 7zM144 180h114q-8 34-34 36h-48q-24-2-32-36z"/>
    <path fill="#a94431" d="M147 190h108l3-10H144z"/>
    <path fill="#2f8a8c" d="M0 206q25-10 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0V300H0z"/>
    <path fill="#216f77" d="M0 236q29-11 58 0t58 0t58 0t58 0t58 0t58 0t58 0V300H0z"/>
    <path fill="#185661" d="M0 268q32-12 64 0t64 0t64 0t64 0t64 0t64 0t64 0V300H0z"/>
    <path stroke="#47808a" stroke-width="3" fill="none" stroke-linecap="round" d="M104 100q7-8 14
    0q7-8 14 0M300 96q6-7 12 0q6-7 12 0"/>
    """#)

  /// A balloon over fields.
  fileprivate static let balloon = PageArt.Drawing(
    0x7F_BC_DB,
    #"""
    <path fill="#7fbcdb" d="M0 0h400v300H0z"/>
    <path stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".55" d="M44 96h72M70
    82h30M286 132h66M304 118h26M318 44h40M112 36h22"/>
    <path fill="#a9cda0" d="M0 206q60-36 130-14t140-8t130 4V300H0z"/>
    <path fill="#e9cf6d" d="M0 226q110-36 220-8t180-12V300H0z"/>
    <path fill="#d9b84f" d="M60 214l40-6l60 92H100zM150 208l34 4l76 88h-56z"/>
    <path fill="#8fbb62" d="M178 300q40-62 222-84V300z"/>
    <path fill="#6ea253" d="M0 252q70-12 150 10t250-4V300H0z"/>
    <path fill="#4f8547" d="M40 254q-4-26 12-30q16 4 12 30zM66 258q-3-20 9-24q13 4 10 24zM322
    262q-4-26 12-30q16 4 12 30zM0 284q120-16 210-2t190-4V300H0z"/>
    <path fill="#fdfbf6" d="M292 226h22v16h-22z"/>
    <path fill="#c8553d" d="M288 228l15-13l15 13z"/>
    <path fill="#d1495b" d="M200 44c34 0 56 24 56 54c0 28-28 48-42 68h-28c-14-20-42-40-42-68c0-30
    22-54 56-54z"/>
    <path fill="#f6c667" d="M200 44c22 0 34 24 34 54c0 28-16 48-24 68h-20c-8-20-24-40-24-68c0-30
    12-54 34-54z"/>
    <path fill="#fdf1da" d="M200 44c8 0 12 24 12 54c0 28-5 48-8 68h-8c-3-20-8-40-8-68c0-30 4-54
    12-54z"/>
    <path stroke="#7a4b33" stroke-width="1.6" d="M187 167l5 18M213 167l-5 18"/>
    <path fill="#8a5a3b" d="M188 184h24l-3 20h-18z"/>
    <path fill="#6e432b" d="M187 183h26v5h-26z"/>
    <path stroke="#3f7596" stroke-width="3" fill="none" stroke-linecap="round" d="M116 132q6-7 12
    0q6-7 12 0M276 76q6-7 12 0q6-7 12 0"/>
    """#)

  /// A fox in a wood.
  fileprivate static let wood = PageArt.Drawing(
    0x6B_91_53,
    #"""
    <path fill="#8fb174" d="M0 0h400v300H0z"/>
    <circle cx="200" cy="110" r="130" fill="#adc98a"/>
    <circle cx="200" cy="110" r="80" fill="#cfdf9f"/>
    <path fill="#9dbb7f" d="M148 0h14l4 230h-22zM238 0h12l6 230h-22zM104 0h16l2 230h-24zM286
    0h14l8 230h-28z"/>
    <path fill="#6b9153" d="M0 0h400v34q-26 30-52 4q-26 34-56 2q-24 22-46-2q-20 20-46 0q-24
    22-46-2q-26 36-52 2q-30 34-56 0q-22 22-46-2zM0 214q100-34 200-8t200-8V300H0z"/>
    <path fill="#4a5f3a" d="M40 0h30l8 250H30zM330 0h32l10 250h-50z"/>
    <path fill="#4f7a45" d="M0 0h92q-2 46-46 44q-20 30-46 10zM308 0h92v62q-30 20-44-12q-44
    2-48-50zM0 240q90-26 190-6t210-10V300H0z"/>
    <path fill="#d9733a" d="M212 222c16-4 30-4 34-24c14 26 0 54-34 46zM180 246c-6-30 4-50
    18-54c16 4 26 26 22 54zM174 152l8 13q16-7 32 0l8-13l4 27q-6 17-28 26q-22-9-28-26z"/>
    <path fill="#fdf3e0" d="M246 198q8 16 2 28q-8-8-2-28zM170 180q14 0 28 25q14-25 28-25q-6 17-28
    25q-22-8-28-25zM190 246q0-26 9-34q10 8 11 34z"/>
    <path stroke="#3a2a22" stroke-width="4.5" stroke-linecap="round" d="M187 181h.1M209 181h.1M198
    201h.1"/>
    <path fill="#33583a" d="M0 300v-34q20-30 34 0q12-44 30-4q16-20 26 8q60 12 110 10t108-8q10-30
    26-8q16-40 32 4q16-30 34-4v36z"/>
    <path stroke="#f7e8b5" stroke-width="5" stroke-linecap="round" d="M132 262h.1M150 270h.1M252
    266h.1M278 262h.1"/>
    """#)

  /// A house in the snow.
  fileprivate static let snow = PageArt.Drawing(
    0x7D_68_9C,
    #"""
    <path fill="#7d689c" d="M0 0h400v300H0z"/>
    <path fill="#9583b2" d="M0 168q50-50 104-20q50-60 110-4q60-56 110 0q40-26 76 4V300H0z"/>
    <path fill="#bcaed2" d="M0 204q90-46 190-16t210-12V300H0z"/>
    <path fill="#4a4b78" d="M92 222l22-64l22 64zM98 190l16-46l16 46zM60 230l17-48l17 48zM282
    222l20-60l20 60zM288 192l14-42l14 42zM322 230l16-46l16 46z"/>
    <path fill="#f3eff8" d="M104 172l10-28l10 28l-6-4l-4 5l-4-5zM293 174l9-24l9 24l-5-4l-4
    4l-4-4zM0 234q110-40 210-18t190-10V300H0z"/>
    <path fill="#7f3a34" d="M222 128h16v32h-16z"/>
    <path fill="#b5533c" d="M160 166h84v60h-84z"/>
    <path fill="#9a4433" d="M160 166h84v12h-84z"/>
    <path fill="#fff" d="M150 174q-8 0-4-7l46-42q10-8 20 0l46 42q4 7-4 7q-8 6-14 0q-8 8-16 0q-10
    7-18 0q-10 7-18 0q-10 8-18 0q-12 6-20 0zM219 124q11-7 22 0v6h-22z"/>
    <path fill="#ffd27a" d="M170 188h20v20h-20zM214 188h20v20h-20z"/>
    <path stroke="#9a4433" stroke-width="2.4" d="M180 188v20M170 198h20M224 188v20M214 198h20"/>
    <path fill="#6b2f35" d="M195 226v-26q7-8 14 0v26z"/>
    <path fill="#fff" d="M140 230q60-16 120 0t140-2V300H0V248q80-6 140-18z"/>
    <path fill="#e4dcef" d="M0 272q110-22 210-4t190-8V300H0z"/>
    <path stroke="#d8cfe6" stroke-width="9" fill="none" stroke-linecap="round" opacity=".6"
    d="M231 112q-9-12 2-22t2-24"/>
    <path stroke="#fff" stroke-width="4.5" stroke-linecap="round" d="M36 60h.1M76 110h.1M112
    44h.1M146 92h.1M170 52h.1M206 84h.1M266 46h.1M284 108h.1M336 72h.1M372 128h.1M188 112h.1M32
    148h.1M366 30h.1"/>
    """#)

  /// Tulips along a fence.
  fileprivate static let garden = PageArt.Drawing(
    0xEC_9F_88,
    #"""
    <path fill="#ec9f88" d="M0 0h400v300H0z"/>
    <circle cx="200" cy="120" r="92" fill="#f2b395"/>
    <circle cx="200" cy="120" r="56" fill="#fbd9ad"/>
    <path fill="#d98276" d="M0 190q70-50 150-20t130-10t120 10V300H0z"/>
    <g fill="#fdf3e6">
    <path d="M0 196h400v8H0zM0 232h400v8H0z"/>
    <path id="A5f" d="M12 262v-74l8-10l8 10v74zm40 0v-74l8-10l8 10v74zm40 0v-74l8-10l8 10v74zm40
    0v-74l8-10l8 10v74zm40 0v-74l8-10l8 10v74z"/>
    <use xlink:href="#A5f" x="200"/>
    </g>
    <path fill="#5f8f63" d="M0 256q100-22 200-4t200-6V300H0z"/>
    <path stroke="#3f7350" stroke-width="5" fill="none" d="M160 290V170M200 290V130M242
    290V182M116 290V200M286 290V204M72 290V212M330 290V208"/>
    <path fill="#3f7350" d="M160 262q-24-6-26-34q24 4 26 34zM200 250q24-8 26-40q-24 6-26 40zM200
    270q-24-8-24-34q22 4 24 34zM242 270q22-6 24-30q-22 4-24 30zM116 276q-18-6-20-26q18 4 20 26z"/>
    <path fill="#c2404f" d="M178 96q2 40 22 42q20-2 22-42l-11 14l-11-18l-11 18zM98 176q2 30 18
    32q16-2 18-32l-9 10l-9-14l-9 14zM312 182q2 30 18 32q16-2 18-32l-9 10l-9-14l-9 14z"/>
    <path fill="#f6c667" d="M141 142q2 34 19 36q17-2 19-36l-10 12l-9-15l-9 15zM268 178q2 30 18
    32q16-2 18-32l-9 10l-9-14l-9 14z"/>
    <path fill="#fffaf0" d="M223 152q2 34 19 36q17-2 19-36l-10 12l-9-15l-9 15zM55 188q2 29 17
    30q15-1 17-30l-8 10l-9-14l-9 14z"/>
    <path stroke="#3f7350" stroke-width="27" stroke-linecap="round" stroke-dasharray=".1 24" d="M0
    296h410"/>
    <path fill="#7a4f86" d="M254 92q-4-22-20-14q-4 14 20 14q8-22 22-10q0 14-22 10q-14 6-10 14q10 4
    10-14q12 8 6 14q-8 2-6-14z"/>
    """#)

  /// A train on a viaduct, in autumn.
  fileprivate static let train = PageArt.Drawing(
    0xE8_AC_55,
    #"""
    <path fill="#e8ac55" d="M0 0h400v300H0z"/>
    <circle cx="168" cy="96" r="66" fill="#f0c273"/>
    <circle cx="168" cy="96" r="38" fill="#fbe6b2"/>
    <path fill="#d98f45" d="M0 190l70-84l46 50l40-34l60 66l64-92l62 70l58-40V300H0z"/>
    <path fill="#c2743a" d="M0 220q60-50 120-24t120-10t160 6V300H0z"/>
    <path fill="#8f5138" d="M0 176h400v124h-20v-60q-20-34-40 0v60h-20v-60q-20-34-40
    0v60h-20v-60q-20-34-40 0v60h-20v-60q-20-34-40 0v60h-20v-60q-20-34-40 0v60h-20v-60q-20-34-40
    0v60H40v-60q-20-34-40 0z"/>
    <path fill="#74402f" d="M0 172h400v8H0z"/>
    <path fill="#2f5f66" d="M258 172v-24h-26v-10h-6v10h-14v-18h-32v42zM96 142h76v28H96zM12
    142h76v28H12zM0 144h4v26H0z"/>
    <path fill="#244a52" d="M176 126h40v6h-40zM254 150h6v16h-6zM224 134h10v6h-10zM88
    162h92v6H88zM258 160l12 12h-12z"/>
    <path fill="#fbe6b2" d="M187 138h16v12h-16zM104 149h14v10h-14zM126 149h14v10h-14zM148
    149h14v10h-14zM20 149h14v10H20zM42 149h14v10H42zM64 149h14v10H64z"/>
    <path stroke="#3a2a26" stroke-width="9" stroke-linecap="round" d="M110 170h.1M158 170h.1M26
    170h.1M74 170h.1M194 169h.1M222 169h.1M246 169h.1"/>
    <g fill="#fdf3e0">
    <circle cx="228" cy="122" r="8" opacity=".9"/>
    <circle cx="214" cy="106" r="12" opacity=".8"/>
    <circle cx="190" cy="90" r="15" opacity=".65"/>
    <circle cx="160" cy="80" r="17" opacity=".45"/>
    </g>
    <path fill="#a8472f" d="M50 300V270q-26-20 0-52q26 32 0 52z"/>
    <path fill="#6b3328" d="M0 300V268q100-22 200-2t200-6V300z"/>
    <path fill="#c9593a" d="M120 290q-22-16 0-44q22 28 0 44zM268 286q-20-16 0-42q20 26 0 42z"/>
    """#)
}
