"""Reads Swift declarations, as symbol graphs print them, in a spelling in which they can be compared.

`Declaration.read("nonisolated func padding<S>(_ s: S) where S : Shape")` has the name `padding(_:)` and the parameter
`some Shape`: names of generic parameters, attributes of parameters, default values and module names don't matter.
"""
import itertools
import re

CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
KINDS = {
    "func", "var", "let", "init", "subscript", "struct", "class", "enum", "protocol", "typealias", "associatedtype",
    "case", "macro", "actor",
}
ATTRIBUTE = re.compile(r"@[\w.]+(\s*<[^>]*>)?")
MODULE = re.compile(
    r"\b(Swift|SwiftUI|SwiftUICore|Foundation|FoundationEssentials|CoreFoundation|CoreGraphics|Combine|UIKit|Reactive"
    r"|ReactiveViews|ReactiveFoundation|FoundationAdditions|ReactiveUIKit)\.(?=[A-Z])")
TOKEN = re.compile(r"\s*(@[\w.]+|`?[A-Za-z_]\w*`?|.)", re.S)


def after_bracket(text, start):
    """Returns the index after the bracket that closes the one at `start`. The `>` of `->` closes nothing."""
    opening, depth, i = text[start], 0, start
    while i < len(text):
        character = text[i]
        if character == opening:
            depth += 1
        elif character == CLOSING[opening] and not (character == ">" and text[i - 1] == "-"):
            depth -= 1
            if depth == 0:
                return i + 1
        elif character in "([{":
            i = after_bracket(text, i)
            continue
        i += 1
    return len(text)


def split(text, separator=","):
    """Splits at separators outside of brackets."""
    parts, depth, start, i = [], 0, 0, 0
    while i < len(text):
        character = text[i]
        if character in "([{":
            i = after_bracket(text, i)
            continue
        if character == "<":
            depth += 1
        elif character == ">" and text[i - 1] != "-":
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[start:i])
            start = i + 1
        i += 1
    parts.append(text[start:])
    return [part.strip() for part in parts if part.strip()]


def tidy(text):
    """Returns a type in one spelling of spaces, without names of modules."""
    text = re.sub(r"\s+", " ", text.strip())
    text = re.sub(r"\s*([,:])\s*", r"\1 ", text)
    text = re.sub(r"\s*([<>()\[\]?])\s*", r"\1", text.replace("->", "→"))
    text = re.sub(r"\s*→\s*", " -> ", text)
    text = re.sub(r"\s*&\s*", " & ", MODULE.sub("", text))
    return re.sub(r"([)>])(\w)", r"\1 \2", text).strip()


def without_attributes(text):
    """Returns a type without the attributes before it or within it."""
    text = ATTRIBUTE.sub("", text)
    text = re.sub(r"\b(inout|sending|consuming|borrowing)\b", "", text)
    return re.sub(r"^\(\s*any\)\s*", "", text.strip())


class Declaration:
    """One declaration: its kind, name with labels, generic parameters, parameters and isolation."""

    def __init__(self):
        self.attributes, self.modifiers, self.kind, self.name = [], [], "", ""
        self.generics, self.requirements, self.labels, self.types = [], [], None, []
        self.result, self.cases, self.alias = "", [], ""
        self.defaults = []

    @property
    def shorter_names(self):
        """The names with labels that a call has which leaves out arguments with default values."""
        optional = [index for index, has_default in enumerate(self.defaults) if has_default]
        if not optional or len(optional) > 8:
            return set()
        base, names = self.name.split("(")[0], set()
        for count in range(1, len(optional) + 1):
            for left_out in itertools.combinations(optional, count):
                labels = [label for index, label in enumerate(self.labels) if index not in left_out]
                names.add(f"{base}({''.join(label + ':' for label in labels)})")
        return names - {self.name}

    @staticmethod
    def read(text):
        """Returns the declaration that a text states, or nil."""
        declaration = Declaration()
        rest = declaration.head(re.sub(r'"(\\.|[^"\\])*"', '""', text))
        if rest is None:
            return None
        getattr(declaration, "read_" + declaration.form())(rest)
        return declaration

    def form(self):
        if self.kind in ("func", "init", "subscript", "macro"):
            return "function"
        if self.kind in ("var", "let"):
            return "variable"
        return "case" if self.kind == "case" else "type"

    def head(self, text):
        """Reads attributes and modifiers. Returns the text after the keyword of the kind, or nil without one."""
        i = 0
        while match := TOKEN.match(text, i):
            word, i = match.group(1), match.end()
            follows = i < len(text) and text[i] == "("
            if word.startswith("@"):
                if i < len(text) and text[i] == "<":
                    i = after_bracket(text, i)
                end = after_bracket(text, i) if follows else i
                self.attributes.append(word + text[i:end] if follows else word)
                i = end
            elif word in KINDS and not (word == "class" and re.match(r"\s+(func|var|let|subscript)\b", text[i:])):
                self.kind = word
                return text[i:]
            elif re.match(r"\w", word):
                end = after_bracket(text, i) if follows else i
                self.modifiers.append(word + text[i:end])
                i = end
            else:
                return None
        return None

    def read_function(self, text):
        if self.kind in ("init", "subscript"):
            base, text = self.kind, text.lstrip("?!")
        else:
            match = re.match(r"\s*(`?[A-Za-z_]\w*`?|[^\s(\w]+)", text)
            base, text = match.group(1).strip("`"), text[match.end():]
        text = self.read_generics(text)
        start = text.find("(")
        if start < 0:
            self.name = base
            return
        end = after_bracket(text, start)
        self.labels = []
        for parameter in split(text[start + 1:end - 1]):
            self.read_parameter(parameter)
        self.name = f"{base}({''.join(label + ':' for label in self.labels)})"
        text, _, requirements = text[end:].partition(" where ")
        self.requirements = split(requirements.split("{")[0])
        if "->" in text:
            self.result = text.split("->", 1)[1].split("{")[0]

    def read_generics(self, text):
        match = re.match(r"\s*<", text)
        if not match:
            return text
        end = after_bracket(text, match.end() - 1)
        for parameter in split(text[match.end():end - 1]):
            name, _, bound = parameter.partition(":")
            self.generics.append((name.replace("each ", "").strip(), bound.strip()))
        return text[end:]

    def read_parameter(self, text):
        while match := re.match(r"@[\w.]+", text):
            end = match.end()
            if end < len(text) and text[end] in "(<":
                end = after_bracket(text, end)
            text = text[end:].strip()
        match = re.match(r"(`?[\w$]+`?)(\s+`?\w+`?)?\s*:\s*(.*)$", text, re.S)
        if not match:
            self.labels.append("_")
            self.types.append(text)
            self.defaults.append(False)
            return
        implicit = self.kind == "subscript" and not match.group(2)
        self.labels.append("_" if implicit else match.group(1).strip("`"))
        self.types.append(self.before_default(match.group(3)))
        self.defaults.append(self.types[-1] != match.group(3).strip())

    @staticmethod
    def before_default(text):
        i = 0
        while i < len(text):
            if text[i] in "([{":
                i = after_bracket(text, i)
                continue
            if text[i] == "=" and text[i - 1] not in "<>=!":
                return text[:i].strip()
            i += 1
        return text

    def read_variable(self, text):
        match = re.match(r"\s*(`?[\w$]+`?)\s*(?::\s*([^{=]*))?", text)
        self.name, self.result = match.group(1).strip("`"), match.group(2) or ""

    def read_case(self, text):
        self.name = re.split(r"[\s(=]", text.strip())[0].strip("`")

    def read_type(self, text):
        match = re.match(r"\s*([\w.`]+)", text)
        self.name = match.group(1).strip("`")
        text = self.read_generics(text[match.end():])
        text, _, requirements = text.partition(" where ")
        self.requirements = split(requirements)
        self.alias = tidy(text.split("=", 1)[1]) if "=" in text else ""

    # Comparable spellings

    @property
    def bounds(self):
        """The constraints of each generic parameter."""
        bounds = {name: [tidy(bound)] if bound else [] for name, bound in self.generics}
        for requirement in self.requirements:
            match = re.match(r"([\w.]+)\s*:\s*(.*)$", requirement)
            if match and match.group(1) in bounds:
                bounds[match.group(1)].append(tidy(match.group(2)))
        return bounds

    @property
    def parameters(self):
        """The parameters' types, in which `S` with `S: Shape` reads `some Shape`."""
        bounds = self.bounds

        def spelled(match):
            word = match.group(0)
            return "some " + (" & ".join(sorted(set(bounds[word]))) or "Any") if word in bounds else word

        result = []
        for text in self.types:
            text = tidy(without_attributes(tidy(without_attributes(text))))
            text = re.sub(r"(?<![.\w])[A-Za-z_]\w*", spelled, text)
            text = re.sub(r"(?<=[(\s])_ \w+: ", "", text)
            text = re.sub(r"\((some [^()]*)\)", r"\1", text)
            text = re.sub(r"\s+", " ", text).strip()
            result.append(re.sub(r"-> \(\)", "-> Void", text))
        return result

    @staticmethod
    def comparable(parameter, owner):
        """Returns a parameter's type in the spelling in which two declarations of a type are compared.

        The names of the type's own types stand without its name. `Codable` stands for its two protocols, and a key path
        for one that can be sent, because a literal can.
        """
        text = re.sub(r"\bSelf\.", "", parameter)
        parts = owner.split(".") if owner else []
        for count in range(len(parts), 0, -1):
            text = re.sub(r"(?<![\w.])" + re.escape(".".join(parts[:count])) + r"\.(?=[A-Z])", "", text)
        text = re.sub(r"\bCodable\b", "Decodable & Encodable", text)
        text = re.sub(r"\bany (\w*KeyPath<[^&]*>) & Sendable", r"\1", text)
        text = re.sub(r"\(([A-Z]\w*)\)\?", r"\1?", re.sub(r"\bany (?=[A-Z])", "", text))
        text = re.sub(r"\(((?:inout )?some [^()]*)\)(?= ->)", r"\1", text)
        if text.startswith("((") and text.endswith(")") and after_bracket(text, 0) == len(text):
            text = text[1:-1]
        return text

    @property
    def generic_parameters(self):
        """A type's generic parameters with their constraints."""
        return ", ".join(
            name + (": " + " & ".join(sorted(set(" & ".join(bound).split(" & ")))) if bound else "")
            for name, bound in self.bounds.items())

    @property
    def isolation(self):
        if any(modifier.startswith("nonisolated") for modifier in self.modifiers):
            return "nonisolated"
        if "@MainActor" in self.attributes:
            return "@MainActor @preconcurrency" if "@preconcurrency" in self.attributes else "@MainActor"
        return ""
