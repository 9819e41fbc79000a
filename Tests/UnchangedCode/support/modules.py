"""Finds a program's modules: the targets of Xcode projects and of Swift packages, otherwise one for each top folder."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from . import sources


class Module:
    """Files that are compiled together."""

    def __init__(self, name, files, flags=(), catalogues=(), has_resource_bundle=False, absent=()):
        self.name = re.sub(r"^(\d)", r"_\1", re.sub(r"\W", "_", name)) or "_"
        self.identifier = self.name
        self.files = sorted(set(files))
        self.flags = list(flags)
        self.catalogues = list(catalogues)
        self.has_resource_bundle = has_resource_bundle
        self.absent = list(absent)  # Files that the project lists and the repository lacks.
        self.has_asset_extensions = False  # Whether Xcode extends Color and UIColor with the names of assets.
        self.generated = []
        self.imports = set()  # The program's other modules that it imports.


class Program:
    """A checkout's modules, in the order in which they can be compiled."""

    def __init__(self, modules, unassigned, other_languages):
        self.modules = modules
        self.unassigned = unassigned
        self.other_languages = other_languages
        self.imported = None

    def imported_modules(self, files):
        """The names of the program's modules that other modules of it import."""
        if self.imported is None:
            own = {module.name for module in self.modules}
            self.imported = {name.split(".")[0] for source in files.values()
                             for name in source.imports(lambda _: True)} & own
        return self.imported


def find(checkout, tool):
    """The modules of a checkout. `tool` is the command that reads Xcode projects, as a list."""
    checkout = Path(checkout)
    swift, manifests, projects, catalogues, others = [], [], [], [], []
    for folder, subfolders, names in os.walk(checkout):
        subfolders[:] = sorted(name for name in subfolders if name != ".git")
        relative = os.path.relpath(folder, checkout)
        if folder.endswith(".xcassets"):
            catalogues.append(folder)
        for name in sorted(names):
            path = os.path.join(folder, name)
            place = name if relative == "." else f"{relative}/{name}"
            if name == "Package.swift":
                if not any(part.lower() in sources.SKIPPED_FOLDERS for part in place.split("/")):
                    manifests.append(path)
            elif name == "project.pbxproj":
                if not any(part.lower() in sources.SKIPPED_FOLDERS for part in place.split("/")):
                    projects.append(path)
            elif sources.counts(place):
                swift.append(path)
            elif name.endswith((".h", ".mlmodel")) or name == "contents" and ".xcdatamodel" in folder:
                others.append(path)
    available = set(swift)
    found = []
    # Packages come first: of two targets with the same files, the package's has the bundle of its resources.
    for manifest in manifests:
        found += package_modules(Path(manifest), available, catalogues)
    for project in projects:
        found += xcode_modules(Path(project), available, tool)
    assigned = {file for module in found for file in module.files}
    rest = [file for file in swift if file not in assigned]
    if not found:
        folders = {}
        for file in rest:
            parts = os.path.relpath(file, checkout).split("/")
            folders.setdefault(parts[0] if len(parts) > 1 else checkout.name, []).append(file)
        found = [Module(name, files, catalogues=inside(catalogues, os.path.join(checkout, name)))
                 for name, files in folders.items()]
        rest = []
    return Program(in_order(without_copies(found)), rest, others)


def inside(paths, folder):
    return [path for path in paths if path.startswith(str(folder) + "/")]


def without_copies(modules):
    """Leaves out a module whose files are all part of another module: an app's target for another system."""
    kept = []
    for module in sorted(modules, key=lambda module: -len(module.files)):
        if module.files and not any(set(module.files) <= set(other.files) for other in kept):
            kept.append(module)
    kept.sort(key=lambda module: modules.index(module))
    used = {}
    for module in kept:
        used[module.name] = used.get(module.name, 0) + 1
        if used[module.name] > 1:
            module.identifier = f"{module.name}-{used[module.name]}"
    return kept


def in_order(modules):
    """Sorts modules so that each comes after those it imports; of a cycle, any order."""
    by_name = {module.name: module for module in modules}
    needs = {}
    for module in modules:
        names = set()
        for file in module.files:
            text = sources.strip(Path(file).read_text(errors="replace"))
            names |= {match["name"].split(".")[0] for match in sources.IMPORT.finditer(text)}
        module.imports = {name for name in names if name in by_name and name != module.name}
        needs[module.identifier] = module.imports
    order, placed = [], set()
    rest = list(modules)
    while rest:
        ready = [module for module in rest if needs[module.identifier] <= placed] or rest[:1]
        for module in ready:
            order.append(module)
            placed.add(module.name)
            rest.remove(module)
    return order


# MARK: - Swift packages


def calls(text, names):
    """The calls `.name(…)` in a manifest: (name, arguments)."""
    for match in re.finditer(r"\.(" + "|".join(names) + r")\s*\(", text):
        depth, position, quoted = 1, match.end(), False
        while position < len(text) and depth:
            character = text[position]
            if character == '"':
                quoted = not quoted
            elif not quoted:
                depth += (character in "([") - (character in ")]")
            position += 1
        yield match[1], text[match.end():position - 1]


def package_modules(manifest, available, catalogues):
    """The targets that a manifest declares. The manifest is read, not run."""
    root = manifest.parent
    text = re.sub(r"(?m)(^|\s)//[^\n]*", "", manifest.read_text(errors="replace"))
    found = []
    for kind, arguments in calls(text, ["target", "executableTarget", "macro"]):
        name = re.match(r'\s*name:\s*"([^"]+)"', arguments)
        if not name or re.search(r"\.(?:product|byName)\s*\(", arguments[:name.end()]):
            continue
        name = name[1]
        flat = re.search(r'(?<![\w(])path:\s*"([^"]*)"', arguments)
        folders = [root / flat[1]] if flat else [root / base / name for base in ("Sources", "Source", "src", "srcs")]
        folder = next((folder for folder in folders if folder.is_dir()), None)
        if folder is None and not flat and (root / "Sources").is_dir():
            folder = root / "Sources"
        if folder is None or ".when(" in arguments[:40]:
            continue
        folder = Path(os.path.normpath(folder))
        # The package manager doesn't compile the code of tutorials.
        files = [file for file in inside(sorted(available), folder) if ".docc/" not in file]
        excluded = strings(arguments, "exclude")
        files = [file for file in files
                 if not any(file == str(folder / path) or file.startswith(str(folder / path) + "/")
                            for path in map(os.path.normpath, excluded))]
        if only := strings(arguments, "sources"):
            files = [file for file in files
                     if any(file == str(folder / path) or file.startswith(str(folder / path) + "/") for path in only)]
        flags = []
        if "defaultIsolation(MainActor" in arguments:
            flags = ["-default-isolation", "MainActor"]
        if files:
            # A target has `Bundle.module` if its manifest lists resources or its folder has some of the known kinds.
            has_bundle = re.search(r"(?:Bundle|[:=(,]\s*)\.module\b", everything(files)) is not None
            found.append(Module(name, files, flags, inside(catalogues, folder), has_bundle))
    # A target at the root of a package must not take the files of targets below it.
    for module in found:
        others = {file for other in found if other is not module and len(other.files) < len(module.files)
                  for file in other.files}
        module.files = [file for file in module.files if file not in others] or module.files
    return found


def strings(arguments, label):
    match = re.search(r"\b" + label + r":\s*\[([^\]]*)\]", arguments)
    return re.findall(r'"([^"]+)"', match[1]) if match else []


def everything(files):
    return "".join(Path(file).read_text(errors="replace") for file in files)


# MARK: - Xcode projects


def xcode_modules(project, available, tool):
    """The targets of an Xcode project, without tests. `tool` is the command that `reactive import` is, as a list."""
    result = subprocess.run([*tool, str(project.parent), "--describe"], capture_output=True, text=True)
    if result.returncode != 0:
        print(f"warning: {result.stderr.strip()}", file=sys.stderr)
        return []
    found = []
    for target in json.loads(result.stdout)["targets"]:
        files = [file for file in target["sources"] if file in available]
        if target["kind"] in ("unitTests", "interfaceTests") or not files:
            continue
        flags = ["-default-isolation", "MainActor"] if target["isMainActorByDefault"] else []
        found.append(Module(target["module"], files, flags, target["catalogs"], absent=target["absent"]))
        found[-1].has_asset_extensions = target["hasAssetExtensions"]
    return found
