"""The compiler's index: what each name in a file means. Read with the toolchain's own library."""
import ctypes
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent.parent

# What a file does with a symbol, and the kinds of parameters and records.
DEFINITION, REFERENCE, IMPLICIT, OVERRIDE = 1 << 1, 1 << 2, 1 << 8, 1 << 11
PARAMETER = 25
RECORD = 2


class Text(ctypes.Structure):
  _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

  def __str__(self):
    return ctypes.string_at(self.data, self.length).decode() if self.length else ""


APPLIER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class Index:
  """What is known of the files of a package: by default, by the index of its build for debugging."""

  def __init__(self, package=PACKAGE, store=None):
    self.package, self.folder = package, store or package / ".build/debug/index/store"
    if not self.folder.is_dir():
      sys.exit("there is no index: run 'swift build --build-tests' first")
    swift = subprocess.run(["which", "swift"], capture_output=True, text=True, check=True)
    tools = Path(swift.stdout.strip()).resolve().parent
    suffix = "dylib" if sys.platform == "darwin" else "so"
    self.library = ctypes.CDLL(str(tools.parent / "lib" / f"libIndexStore.{suffix}"))
    self.store = self.call("indexstore_store_create", str(self.folder).encode(), None)

  def call(self, name, *values, result=ctypes.c_void_p):
    function = getattr(self.library, name)
    function.restype = result
    kinds = {bytes: ctypes.c_char_p, int: ctypes.c_void_p, type(None): ctypes.c_void_p}
    function.argtypes = [kinds.get(type(value), ctypes.c_void_p) for value in values]
    return function(*values)

  def text(self, name, of):
    return str(self.call(name, of, result=Text))

  def walk(self, name, of, visit):
    """Calls `visit` with each item, which is valid only during the call."""

    @APPLIER
    def applier(_, item):
      visit(item)
      return True

    self.call(name, of, None, ctypes.cast(applier, ctypes.c_void_p).value, result=ctypes.c_bool)

  def units(self):
    """Readers of what was compiled, the newest last."""
    for unit in sorted((self.folder / "v5/units").iterdir(), key=lambda unit: unit.stat().st_mtime):
      if reader := self.call("indexstore_unit_reader_create", self.store, unit.name.encode(), None):
        yield reader

  def files(self):
    """The modules and records of the package's files, those of headers too: the newest of each."""
    found = {}
    for reader in self.units():
      module = self.text("indexstore_unit_reader_get_module_name", reader)

      def visit(dependency):
        if self.call("indexstore_unit_dependency_get_kind", dependency, result=ctypes.c_int) == RECORD:
          path = Path(self.text("indexstore_unit_dependency_get_filepath", dependency))
          if path.is_file() and path.is_relative_to(self.package):
            found[str(path)] = (module, self.text("indexstore_unit_dependency_get_name", dependency))

      self.walk("indexstore_unit_reader_dependencies_apply_f", reader, visit)
    return found

  def includes(self):
    """Which C file includes which."""
    found = set()

    def visit(include):
      found.add(tuple(
        Path(self.text(f"indexstore_unit_include_get_{side}_path", include)) for side in ("source", "target")))

    for reader in self.units():
      self.walk("indexstore_unit_reader_includes_apply_f", reader, visit)
    return found

  def occurrences(self, record):
    """The symbol, its name and kind, the roles, and the line of everything that a file names."""
    reader = self.call("indexstore_record_reader_create", self.store, record.encode(), None)
    found = []

    def visit(occurrence):
      symbol = self.call("indexstore_occurrence_get_symbol", occurrence)
      roles = self.call("indexstore_occurrence_get_roles", occurrence, result=ctypes.c_uint64)
      line, column = ctypes.c_uint(), ctypes.c_uint()
      place = self.library.indexstore_occurrence_get_line_col
      place.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
      place(occurrence, ctypes.byref(line), ctypes.byref(column))
      related = [0]

      def relate(relation):
        related[0] |= self.call(
          "indexstore_symbol_relation_get_roles", relation, result=ctypes.c_uint64)

      self.walk("indexstore_occurrence_relations_apply_f", occurrence, relate)
      found.append((
        self.text("indexstore_symbol_get_usr", symbol),
        self.text("indexstore_symbol_get_name", symbol),
        self.call("indexstore_symbol_get_kind", symbol, result=ctypes.c_int),
        roles | related[0], line.value))

    self.walk("indexstore_record_reader_occurrences_apply_f", reader, visit)
    return found
