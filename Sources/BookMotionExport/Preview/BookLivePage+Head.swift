extension BookLivePage {
  /// The page up to its data. All else of it, its markup and style sheet too, is packed with its script.
  static let head = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; media-src blob:">
    <link rel="icon" href="data:,">
    <title>TITLE · BookMotion</title>
    </head>
    <body>

    """#
}
