extension WrongInvocations {
  static let forOnePicture = "for one picture, use '--at', '--sheet', or '--animated'"

  /// Invalid options for several frames in one picture.
  static let onePicture: [WrongInvocation] = [
    ("frames --sheet", "'--sheet' needs a value: it takes <count>", 64),
    ("frames --sheet 0", "'--sheet' got '0': it takes a whole number from 1 to 240", 64),
    ("frames --sheet 241", "'--sheet' got '241': it takes a whole number from 1 to 240", 64),
    ("frames --sheet 4.5", "'--sheet' got '4.5': it takes a whole number from 1 to 240", 64),
    ("frames --sheet -4", "'--sheet' got '-4': it takes a whole number from 1 to 240", 64),
    ("frames --sheet --link", "'--sheet' needs a value: it takes <count>", 64),
    ("frames --sheets 4", "unknown option '--sheets'; did you mean '--sheet'?", 64),
    ("frames --animated=yes", "'--animated' got 'yes': it takes no value", 64),
    ("frames --animate", "unknown option '--animate'; did you mean '--animated'?", 64),
    (
      "frames --sheet 4 --animated",
      "'--sheet' and '--animated' can't be combined: each makes a picture of its own", 64
    ),
    (
      "frames --animated --at 0",
      "'--at' and '--animated' can't be combined: each makes a picture of its own", 64
    ),
    (
      "frames --sheet 4 --at 0 --animated",
      "'--at' and '--sheet' can't be combined: each makes a picture of its own", 64
    ),
    ("frames --columns 3", "'--columns' requires '--sheet'", 64),
    (
      "frames --animated --theme dark", "'--theme' requires '--sheet'",
      64
    ),
    (
      "frames --sheet 4 --columns 25",
      "'--columns' got '25': it takes a whole number from 1 to 24", 64
    ),
    (
      "frames --sheet 4 --theme blue", "'--theme' got 'blue': it takes light, dark, or auto", 64
    ),
    (
      "frames --animated --picture-error 0",
      "'--picture-error' got '0': it takes a number from 0.01 to 100", 64
    ),
    (
      "frames --animated --fps 10000",
      "'--animated' takes at most 3600 frames, but there are 18001: lower '--fps'", 64
    ),
    (
      "frames --spine-color brown",
      "'--spine-color' got 'brown': it takes a color as hexadecimal digits, such as 664026", 64
    ),
    (
      "frames --frame-color 1234",
      "'--frame-color' got '1234': it takes a color as hexadecimal digits, such as 664026", 64
    ),
    ("frames --sheet 4 -o dir", "can't write 'dir': it is a folder", 73),
    (
      "frames --animated -o no/where.svg", "can't write 'no/where.svg': there is no folder 'no'",
      73
    ),
    (
      "frames -o book.svg",
      "'--output' got 'book.svg': frames are written to a folder, one file each; \(forOnePicture)",
      64
    ),
    (
      "frames --sheet 4 --cover text.txt",
      "'--cover' got 'text.txt': the picture is neither a PNG nor a JPEG", 65
    ),
  ]
}
