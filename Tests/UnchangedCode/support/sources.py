"""Reads Swift files: which of them count, what they import, and what they declare."""

import copy
import re
from pathlib import Path

SKIPPED_FOLDERS = {"pods", "carthage", ".build", "deriveddata", "generated", "checkouts", "vendor"}
SKIPPED_ENDINGS = ("tests", "test", "specs")
OTHER_ENDINGS = (".h", ".pbxproj", ".xcconfig")
KNOWN_CATALOGUE_FILES = ("contents.json",)


def counts(path):
    """Whether a Swift file counts, by its path alone; the rule is in README.md."""
    parts = path.split("/")
    name = parts[-1]
    if not name.endswith(".swift") or name.endswith(".generated.swift"):
        return False
    if re.fullmatch(r"Package(@.*)?\.swift", name):
        return False
    return not any(part.lower() in SKIPPED_FOLDERS or part.lower().endswith(SKIPPED_ENDINGS) for part in parts[:-1])


def matters(path):
    """Whether a checkout needs a file."""
    name = path.split("/")[-1]
    if ".xcassets/" in path:
        return True
    return (counts(path) or bool(re.fullmatch(r"Package(@.*)?\.swift", name)) or name.endswith(OTHER_ENDINGS)
            or (".xcdatamodel/" in path and name == "contents") or name.endswith(".mlmodel"))


NOISE = re.compile(
    r'(?P<block>/\*.*?\*/)|(?P<line>//[^\n]*)|(?P<long>#*"""(?:.*?)"""#*)|(?P<text>"(?:\\.|[^"\\\n])*")', re.S)


def strip(text):
    """The text without comments and without what is in strings; lines keep their numbers."""
    def replace(match):
        kept = "\n" * match.group().count("\n")
        return '""' + kept if match.lastgroup in ("long", "text") else kept or " "
    return NOISE.sub(replace, text)


class Condition:
    """Evaluates the condition of an `#if` for this compiler."""

    def __init__(self, importable):
        self.importable = importable

    def holds(self, text):
        text = text.strip()
        text = re.sub(r"canImport\(\s*([\w.]+)[^)]*\)", lambda m: str(self.importable(m[1])), text)
        text = re.sub(r"os\(\s*(\w+)\s*\)", lambda m: str(m[1] == "Linux"), text)
        text = re.sub(r"arch\(\s*(\w+)\s*\)", lambda m: str(m[1] == "x86_64"), text)
        text = re.sub(r"targetEnvironment\([^)]*\)", "False", text)
        text = re.sub(r"_runtime\([^)]*\)", "False", text)
        text = re.sub(r"(?:hasFeature|hasAttribute)\([^)]*\)", "True", text)
        text = re.sub(r"(swift|compiler)\(\s*(>=|<)\s*([\d.]+)\s*\)", self.version, text)
        text = text.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
        text = re.sub(r"\b(?!and\b|or\b|not\b|True\b|False\b)([A-Za-z_]\w*)\b",
                      lambda m: {"true": "True", "DEBUG": "True"}.get(m[1], "False"), text)
        try:
            return bool(eval(text, {"__builtins__": {}}))
        except Exception:
            return False

    @staticmethod
    def version(match):
        have = (5, 10) if match[1] == "swift" else (6, 3)
        wanted = tuple(int(part) for part in match[3].split(".")[:2])
        return str((have >= wanted) if match[2] == ">=" else (have < wanted))


IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+|(?:public|internal|package|private|fileprivate)\s+)*import\s+"
    r"(?:(?P<kind>struct|class|enum|protocol|func|var|let|typealias)\s+)?(?P<name>[\w.]+)", re.M)
TOKEN = re.compile(
    r"(?P<open>\{)|(?P<close>\})|"
    r"\b(?P<type>class|struct|enum|protocol|actor|extension)\s+(?!func\b|var\b|subscript\b|let\b)(?P<typename>[\w.`]+)"
    r"(?:<[^{\n]*?>)?(?P<inherits>\s*:[^{\n]*)?|"
    r"\b(?P<value>func|var|let|case|typealias|associatedtype|macro)\s+(?P<name>`?\w+`?|[-+*/<>=!&|^~%]+)"
    r"(?P<rest>[^\n{]*)|"
    r"\b(?P<init>init)\b[?!]?(?:<[^(]*>)?\((?P<labels>[^)]*)")
LABEL = re.compile(r"(?:^|[,(])\s*(?:@\w+\s+)*(\w+)(?:\s+\w+)?\s*:")


class Source:
    """One Swift file."""

    def __init__(self, path):
        self.path = path
        self.text = Path(path).read_text(errors="replace")
        self.stripped = strip(self.text)

    def exports(self):
        """The modules that the file re-exports."""
        return set(re.findall(r"@_exported\s+import\s+(\w+)", self.stripped))

    def lines(self, importable):
        """The lines but for `#if` and its like, each with whether it is compiled."""
        condition = Condition(importable)
        # Per open #if: whether its current branch is active, whether a branch was taken, whether the outer one is active.
        stack = []
        active = True
        for line in self.stripped.split("\n"):
            directive = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
            if not directive:
                yield line, active
                continue
            kind, text = directive.groups()
            if kind == "if":
                holds = active and condition.holds(text)
                stack.append([holds, active])
                active = holds
            elif stack and kind == "elseif":
                active = stack[-1][1] and not stack[-1][0] and condition.holds(text)
                stack[-1][0] = stack[-1][0] or active
            elif stack and kind == "else":
                active = stack[-1][1] and not stack[-1][0]
                stack[-1][0] = True
            elif stack:
                active = stack.pop()[1]

    def imports(self, importable):
        """The modules that the file's active imports name; a submodule's name contains dots."""
        found = []
        for line, active in self.lines(importable):
            if active and (match := IMPORT.match(line)):
                name = match["name"]
                found.append(name.split(".")[0] if match["kind"] else name)
        return found

    def inactive_part(self, importable):
        """The file's lines that aren't compiled, if they import a module that doesn't exist; otherwise None."""
        part = copy.copy(self)
        part.stripped = "\n".join(line for line, active in self.lines(importable) if not active)
        imported = {match["name"].split(".")[0] for match in IMPORT.finditer(part.stripped)}
        return part if any(not importable(name) for name in imported) else None

    def declarations(self):
        """What the file declares outside of function bodies.

        Returns the names of types and of globals, the names of members, the argument labels of initialisers and
        functions, and for each type that the file extends, the protocols that the extension adds.
        """
        names, members, labels, conformances = set(), set(), set(), {}
        stack, pending = [], None
        for match in TOKEN.finditer(self.stripped):
            inside_types = all(stack)
            if match["open"]:
                stack.append(pending == "type")
                pending = None
            elif match["close"]:
                if stack:
                    stack.pop()
                pending = None
            elif match["type"]:
                name = match["typename"].strip("`")
                pending = "type"
                if inside_types:
                    if match["type"] == "extension":
                        parts = re.findall(r"\w+", match["inherits"] or "")
                        conformances.setdefault(name.split(".")[-1], set()).update(parts)
                    else:
                        names.add(name)
            elif match["value"]:
                pending = "value"
                if inside_types:
                    found = [match["name"].strip("`")]
                    if match["value"] == "case":
                        found += re.findall(r",\s*(\w+)", re.sub(r"\([^)]*\)", "", match["rest"]))
                    if match["value"] == "func":
                        labels.update(LABEL.findall(match["rest"]))
                    (members if stack else names).update(found)
            elif match["init"]:
                pending = "value"
                if inside_types:
                    labels.update(LABEL.findall("(" + match["labels"]))
        return names, members, labels - {"_"}, conformances
