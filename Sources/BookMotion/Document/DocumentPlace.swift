#if !$Embedded
/// Where something stands in a document, in words: `opening[2] (flipping).moves[0].to`.
struct DocumentPlace: CustomStringConvertible {
  private let path: String
  private let noun: String

  private init(_ path: String, noun: String) {
    self.path = path
    self.noun = noun
  }

  /// The place that a decoder has reached; what it reads is called `noun` where nothing is around.
  init(of decoder: any Decoder, noun: String) {
    self = decoder.codingPath.reduce(DocumentPlace("", noun: noun)) { place, key in
      key.intValue.map { place[$0] } ?? place.field(key.stringValue)
    }
  }

  var description: String { path.isEmpty ? noun : path }

  /// A field of this object.
  subscript(key: DocumentKey) -> DocumentPlace { field(key.stringValue) }

  /// An element of this list.
  subscript(index: Int) -> DocumentPlace { DocumentPlace("\(path)[\(index)]", noun: noun) }

  /// The same place, with a word that says more than its number.
  func called(_ name: String) -> DocumentPlace {
    path.isEmpty ? self : DocumentPlace("\(path) (\(name))", noun: noun)
  }

  private func field(_ name: String) -> DocumentPlace {
    DocumentPlace(path.isEmpty ? name : path + "." + name, noun: noun)
  }
}

extension DocumentPlace {
  /// What is wrong at this place.
  func error(_ code: BookMotionError.Code) -> BookMotionError {
    BookMotionError(code, at: description)
  }

  /// Runs an initialiser that knows nothing of documents; what it refuses, it refuses in here.
  func containing<Value>(
    _ make: () throws(BookMotionError) -> Value
  ) throws(BookMotionError) -> Value {
    do {
      return try make()
    } catch {
      throw BookMotionError(error.code, at: path.isEmpty ? error.place : path + "." + error.place)
    }
  }
}
#endif
