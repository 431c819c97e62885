extension WrongInvocations {
  static let pictures: [WrongInvocation] = [
    ("color", "<file> is missing: see 'bookmotion color --help'", 64),
    (
      "color ''",
      "<file> '': it takes the path of a PNG, - for stdin, or @ and the path of a list", 64
    ),
    (
      "color @",
      "<file> '@': it takes the path of a PNG, - for stdin, or @ and the path of a list", 64
    ),
    ("color @no", "'no': \(absent)", 66),
    ("color @dir", "'dir': can't read it: it is a folder", 66),
    ("color @empty", "<file> '@empty': the list contains no paths", 65),
    ("color @- </dev/null", "<file> '@-': the list contains no paths", 65),
    (
      "color @a.png",
      "<file> '@a.png': it is not a list of paths, one per line; to read a picture whose name "
        + "begins with @, write './@a.png'", 65
    ),
    (
      "color - @-", "stdin can be read only once, but '<file> -' and '<file> @-' both read it", 64
    ),
    (
      "color @text.txt - - </dev/null",
      "stdin can be read only once, but '<file> -' and '<file> -' both read it", 64
    ),
    ("color --jobs 0 a.png", "'--jobs' got '0': it takes a whole number from 1 to 1024", 64),
    ("color --jobs 2.5 a.png", "'--jobs' got '2.5': it takes a whole number from 1 to 1024", 64),
    (
      "color --mean linear a.png",
      "'--mean' got 'linear': it takes stored or linearLight; did you mean 'linearLight'?", 64
    ),
    ("color --format csv a.png", "'--format' got 'csv': it takes table or ndjson", 64),
    ("color --binding top a.png", "'--binding' got 'top': it takes left or right", 64),
    ("color a.png -o dir", "can't write 'dir': it is a folder", 73),
  ]
}
