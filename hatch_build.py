"""The compiled form of the engine: the same sources, translated with mypyc, packed into the wheel beside them.

Off unless HATCH_BUILD_HOOK_ENABLE_CUSTOM is true (`make wheel-compiled`): an ordinary install needs no compiler. What
is compiled stands in pyproject.toml. All is made in `.compiled`; what was compiled before is not compiled again.

PROFILE=100 compiles twice: the first form plays so many games and counts what is used how often, the second is laid
out by that. It is the fastest one, and takes twice as long to make.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

JOBS = int(os.environ.get("JOBS", "2"))
SOURCE = Path("src")
PLACE = Path(".compiled")
TRANSLATED = PLACE / "translated"
HEADERS = TRANSLATED / "mageduel"
OBJECTS = PLACE / "objects"
LIBRARIES = PLACE / "libraries"
PLAYED = PLACE / "played"
"""Sources and libraries together, to count what games use."""
COUNTS = PLACE / "counts"
LIBRARY = "mageduel.engine"
"""The one library with all the code is called so, and `__mypyc`; the file beside each module only opens it."""
CHUNK = 2_500_000
"""Bytes of C that are compiled together."""
SELDOM = ("cards",)
"""The package that is half of the C and little of what games do: compiled once, with less effort, and never counted."""
CALLS = ("-fvisibility=hidden", "-fno-plt")
"""What one C file calls in another it calls at once: nobody outside the library may put something else there. What it
calls of Python's own is called without a stop on the way."""
PRELUDE = """#include <Python.h>
#if defined(__GNUC__)
#define COLD __attribute__((cold))
COLD void CPy_AddTraceback(const char *, const char *, int, PyObject *);
COLD void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
COLD void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
COLD void CPy_TypeError(const char *, PyObject *);
COLD void PyErr_SetString(PyObject *, const char *);
#endif
#undef Py_TRASHCAN_BEGIN
#undef Py_TRASHCAN_END
#define Py_TRASHCAN_BEGIN(object, deallocator) do {
#define Py_TRASHCAN_END } while (0);
#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_REF_DEBUG)
static inline void give_back(PyObject *object) { if (--object->ob_refcnt == 0) Py_TYPE(object)->tp_dealloc(object); }
static inline void give_back_any(PyObject *object) { if (object != NULL) give_back(object); }
#undef Py_DECREF
#undef Py_XDECREF
#define Py_DECREF(object) give_back(_PyObject_CAST(object))
#define Py_XDECREF(object) give_back_any(_PyObject_CAST(object))
#endif
"""
"""What every C file begins with.

Where one of the functions named first is called something has gone wrong: such code is put out of the way of what goes
well. Objects of the engine hold each other a few deep at most, so none has to wait until others have gone; a list of
any length still sees to that itself. And what is given back is given back without a call of Python's library.
"""


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the engine for a wheel; an editable install stays as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the libraries and say where in the wheel they belong."""
        if version == "editable":
            return
        os.chdir(self.root)
        for library in compile_modules(modules(self.config["compiled"], self.config["interpreted"])):
            build_data["force_include"][str(library.absolute())] = str(library.relative_to(LIBRARIES))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


def modules(names: Sequence[str], exceptions: Sequence[str] = ()) -> list[Path]:
    """The named modules and those of named packages; exceptions, and what only gathers others, stay as they are."""
    package = SOURCE / "mageduel"
    places = [package / name for name in names]
    found = {path for place in places for path in ([place] if place.suffix else place.rglob("*.py"))}
    return sorted(path for path in found - {package / name for name in exceptions} if path.name != "__init__.py")


def compile_modules(paths: Sequence[Path]) -> list[Path]:
    """Translate modules to C and compile that; the libraries lie under LIBRARIES as they will in the wheel."""
    from mypyc.build import mypycify

    extensions = mypycify(
        [str(path) for path in paths],
        multi_file=True,
        opt_level=os.environ.get("OPTIMIZE", "2"),
        debug_level="0",
        target_dir=str(TRANSLATED),
        group_name=LIBRARY,
    )
    engine, *beside = extensions
    sources = gathered([Path(each) for each in engine.sources])
    options = [*engine.extra_compile_args, *CALLS]
    include = engine.include_dirs
    shutil.rmtree(COUNTS, ignore_errors=True)
    workshops = [Workshop(options, include)]
    games = int(os.environ.get("PROFILE") or 0)
    if games:
        counts = COUNTS.absolute()
        workshops = [
            Workshop(options, include, f"-fprofile-generate={counts}"),
            Workshop(options, include, f"-fprofile-use={counts}", f"-flto={JOBS}"),
        ]
    doors = workshops[0].doors(beside)
    if games:
        play([workshops[0].code(engine.name, sources), *doors], games)
    libraries = [workshops[-1].code(engine.name, sources), *doors]
    for left_over in {*OBJECTS.glob("*.o")}.difference(*[each.made for each in workshops]):
        left_over.unlink()
    return libraries


def package_of(source: Path) -> str:
    """The package of the engine a C file was made from."""
    _, _, inside = source.stem.partition("__native_mageduel___")
    return inside.partition("___")[0] or "engine"


def gathered(sources: Sequence[Path]) -> list[str]:
    """C files that take in neighbours up to a size: every one reads the headers of the whole engine, which are long."""
    chunks: list[list[Path]] = []
    size, last = 0, ""
    for source in sorted(sources):
        package = package_of(source)
        size += source.stat().st_size
        if package != last or size > CHUNK:
            chunks.append([])
            size, last = source.stat().st_size, package
        chunks[-1].append(source)
    made = []
    for number, chunk in enumerate(chunks):
        place = TRANSLATED / f"{package_of(chunk[0])}{number:02}.c"
        taken_in = "".join(f'#include "{each.relative_to(TRANSLATED)}"\n' for each in chunk)
        place.write_text(PRELUDE + taken_in)
        made.append(str(place))
    return made


def play(libraries: Sequence[Path], games: int) -> None:
    """Let a form that counts play games of all modes."""
    shutil.rmtree(PLAYED, ignore_errors=True)
    shutil.copytree(SOURCE, PLAYED)
    for library in libraries:
        shutil.copy(library, PLAYED / library.relative_to(LIBRARIES))
    command = [sys.executable, "-m", "mageduel.lab.digests", "--games", str(games), "--seed", "7"]
    environment = {**os.environ, "PYTHONPATH": str(PLAYED.absolute())}
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)


class Workshop:
    """The compiler of this machine, and what it has made before."""

    def __init__(self, options: Sequence[str], include: Sequence[str], *counting: str) -> None:
        """With options for counting, or for being laid out by counts, where all files are looked at together."""
        from setuptools._distutils.ccompiler import new_compiler
        from setuptools._distutils.sysconfig import customize_compiler

        self.compiler: Any = new_compiler(force=True)  # an older object may be the right one
        customize_compiler(self.compiler)
        self.counting = [*counting, "-Wno-error"] if counting else []  # what was never played has no counts
        self.options = options
        self.include = [*include, str(HEADERS), sysconfig.get_paths()["include"]]
        self.made: set[Path] = set()
        self.headers = b"".join(path.read_bytes() for path in sorted(TRANSLATED.rglob("*.h")))

    def code(self, name: str, sources: Sequence[str]) -> Path:
        """Compile and link the one library with all the code."""
        return self.linked(name, self.all_compiled(sources), self.counting)

    def doors(self, extensions: Sequence[Any]) -> list[Path]:
        """Compile and link what lies beside each module and opens that library."""
        objects = self.all_compiled([source for each in extensions for source in each.sources])
        with self.hands() as pool:
            return list(pool.map(lambda each, made: self.linked(each.name, [made]), extensions, objects))

    def hands(self) -> ThreadPoolExecutor:
        """Those who work side by side."""
        return ThreadPoolExecutor(JOBS)

    def all_compiled(self, sources: Sequence[str]) -> list[Path]:
        """The object files of C files."""
        with self.hands() as pool:
            return list(pool.map(self.compiled, [Path(each) for each in sources]))

    def compiled(self, source: Path) -> Path:
        """The object file of a C file; one that was made from the same text before is taken as it is."""
        text = source.read_bytes()
        has_code = b'#include "' in text
        options = [*self.options, *self.counting] if has_code else []
        if source.name.startswith(SELDOM):
            options = [*self.options, "-O1"]
        made_of = [text, repr((sysconfig.get_config_var("SOABI"), options)).encode()]
        if has_code:
            taken_in = [(TRANSLATED / name).read_bytes() for name in re.findall(r'"(.+\.c)"', text.decode())]
            made_of += [self.headers, *taken_in, *(path.read_bytes() for path in COUNTS.glob(f"*#{source.stem}.gcda"))]
        made = OBJECTS / f"{source.stem}-{sha256(b''.join(made_of)).hexdigest()[:24]}.o"
        if not made.exists():
            (half_done,) = self.compiler.compile(
                [str(source)], str(OBJECTS / "new"), include_dirs=self.include, extra_postargs=options
            )
            Path(half_done).rename(made)
        self.made.add(made)
        return made

    def linked(self, name: str, objects: Sequence[Path], options: Sequence[str] = ()) -> Path:
        """The library of a module, under its name for this interpreter."""
        library = (LIBRARIES / name.replace(".", "/")).with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
        self.compiler.link_shared_object([str(each) for each in objects], str(library), extra_postargs=[*options])
        return library
