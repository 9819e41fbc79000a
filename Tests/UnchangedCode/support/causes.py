"""Reads the compiler's errors: which of them foreign files explain, and what the others have in common."""

import re
from collections import defaultdict
from pathlib import Path

ERROR = re.compile(r"^(?P<file>[^\n:]+):(?P<line>\d+):\d+: error: (?P<message>.*)$")
EXPANSION = re.compile(r"^(?P<file>[^\n:]+):(?P<line>\d+):\d+: note: in expansion of macro")

# Errors that name nothing: they follow from another one in the same file or say that no type could be found.
VAGUE = re.compile(
    r"could not be inferred|contextual|ambiguous|failed to produce diagnostic|unable to type-check|unable to infer|"
    r"closure passed to parameter|return type|cannot infer|type of expression|invalid redeclaration|"
    r"the compiler is unable|cannot be used as a type|does not override|result builder|cannot convert|"
    r"expected to have|initializer for conditional binding|must be declared")

# Errors about a name that nothing declares.
UNKNOWN = re.compile(r"cannot find .*|.* has no member .*|missing argument labels? .*|reference to member .*")


def parse_errors(output):
    """The errors of a compiler's output: (file, line, message, text of the line), in its order."""
    errors = []
    lines = output.split("\n")
    for number, line in enumerate(lines):
        if match := ERROR.match(line):
            text = lines[number + 1] if number + 1 < len(lines) else ""
            errors.append((match["file"], int(match["line"]), match["message"], text))
        elif (match := EXPANSION.match(line)) and errors and "@__swiftmacro" in errors[-1][0]:
            last = errors[-1]
            errors[-1] = (match["file"], int(match["line"]), last[2], last[3])
    return [error for error in errors if "@__swiftmacro" not in error[0]] or errors


# What AppKit declares, which SwiftUI exports on macOS.
APPKIT = """
NSAlert NSAppearance NSAppearanceCustomization NSApp NSApplication NSApplicationDelegate NSBezierPath NSBitmapImageRep
NSButton NSClickGestureRecognizer NSClipView NSCollectionView NSColor NSColorPanel NSControl NSCursor NSDraggingInfo
NSEvent NSFont NSFontManager NSGestureRecognizer NSGraphicsContext NSHapticFeedbackManager NSHostingController
NSHostingView NSImage NSImageRep NSImageView NSMenu NSMenuItem NSOpenPanel NSOutlineView NSPanel NSPasteboard NSPopover
NSPopUpButton NSResponder NSRunningApplication NSSavePanel NSScreen NSScrollView NSSearchField NSSegmentedControl
NSSharingService NSSharingServiceDelegate NSSharingServicePicker NSSharingServicePickerDelegate NSSlider NSSound
NSSplitView NSSplitViewController NSStackView NSStatusBar NSStatusItem NSSwitch NSTableView NSTextField
NSTextFieldDelegate NSTextView NSTextViewDelegate NSTitlebarAccessoryViewController NSToolbar NSToolbarItem
NSTrackingArea NSView NSViewController NSViewControllerRepresentable NSViewRepresentable NSViewType NSVisualEffectView
NSWindow NSWindowController NSWindowDelegate NSWorkspace
""".split()
# What SwiftUI declares for Core Data.
CORE_DATA = "FetchRequest FetchedResults SectionedFetchRequest SectionedFetchResults managedObjectContext".split()
# What Core Image declares, which UIKit exports.
CORE_IMAGE = "CIColor CIContext CIDetector CIFilter CIImage CIVector".split()
APPKIT_LABELS = {"nsColor", "nsFont", "nsImage"}


class Declared:
    """The names that foreign files declare."""

    def __init__(self):
        self.names, self.members, self.labels, self.conformances = set(), set(), set(), defaultdict(set)

    def add(self, source):
        names, members, labels, conformances = source.declarations()
        self.names |= names
        self.members |= members
        self.labels |= labels
        for name, protocols in conformances.items():
            self.conformances[name] |= protocols

    def add_exported(self):
        """Adds the names of AppKit, Core Data and Core Image that a file can use without importing these."""
        self.names.update(APPKIT)
        self.names.update(CORE_DATA)
        self.names.update(CORE_IMAGE)
        self.labels |= APPKIT_LABELS

    def add_text(self, path):
        """Adds what a file of another language declares: a C header, a Core Data model, a machine-learning model."""
        path = Path(path)
        if path.suffix == ".mlmodel":
            self.names.add(path.stem)
            return
        text = path.read_text(errors="replace")
        if path.name == "contents":
            for name in re.findall(r'<entity name="(\w+)"', text):
                self.names.add(name)
            self.members.update(re.findall(r'<(?:attribute|relationship) name="(\w+)"', text))
        else:
            self.names.update(re.findall(r"@(?:interface|protocol)\s+(\w+)", text))
            self.names.update(re.findall(r"\b(\w+)\s*\(", text))
            self.names.update(re.findall(r"#define\s+(\w+)", text))
            self.names.update(re.findall(r"\}\s*(\w+)\s*;", text))
            self.names.update(re.findall(r"\b(?:struct|enum|NS_ENUM\(\w+,)\s*(\w+)", text))

    def about_foreign(self, message, text):
        """The foreign name that an error is about, or nil."""
        quoted = re.findall(r"'([^']+)'", message)
        if re.match(r"cannot find ", message) and quoted:
            name = quoted[0]
            return name if name in self.names or name in self.members else None
        if "has no member" in message and quoted:
            name = quoted[-1].split("(")[0]
            if name in self.members or name in self.names:
                return name
        if "conform" in message and len(quoted) >= 2:
            for name in quoted:
                base = re.split(r"[<.]", name)[-1 if "." in name and "<" not in name else 0]
                if any(other in self.conformances.get(base, ()) for other in quoted):
                    return name
        for label in re.findall(r"(\w+):", " ".join(quoted)):
            if label in self.labels and re.search(r"argument|label|call|initializer", message):
                return label + ":"
        for label in re.findall(r"extra argument '(\w+)'", message):
            if label in self.labels:
                return label + ":"
        if "no exact matches" in message or "extra argument" in message:
            for label in re.findall(r"(\w+):", text):
                if label in self.labels:
                    return label + ":"
        if "managedObjectContext" in text and re.search("no exact matches|cannot convert", message):
            return "managedObjectContext"
        for name in quoted:
            if any(part in self.names for part in re.findall(r"\w+", name)):
                return name
        if "contextual base" in message and quoted and quoted[-1].split("(")[0] in self.members:
            return quoted[-1]
        return None

    def explains(self, errors, has_unknown_names):
        """The first foreign name among a file's errors: the file can't be compiled without what declares it.

        `has_unknown_names` says that the file's module re-exports or imports foreign declarations that aren't known.
        Each name that nothing declares is taken for one of them.
        """
        for _, _, message, text in errors:
            if name := self.about_foreign(message, text):
                return name
            if has_unknown_names and (match := UNKNOWN.match(message)):
                return match[0]
        return None


def normal(message):
    """The cause of an error, so that the same cause has the same text everywhere."""
    message = re.sub(r"cannot find type '", "cannot find '", message)
    message = re.sub(r"^cannot find '(\w+)'.*", r"cannot find '\1' in scope", message)
    message = re.sub(r"(value of type|reference to member|type|static member) '([^']*)' has no member",
                     lambda m: f"'{re.sub(r'<.*>', '<…>', m[2])}' has no member", message)
    message = re.sub(r"; did you mean.*", "", message)
    return message


def by_programs(results, first_only):
    """The causes with the numbers of programs and of files, and an example; most frequent first.

    Errors about foreign names don't count, nor do those that name nothing in a file that has such errors. With `first_only`, only the first other error of each file does: those
    after it can follow from it.
    """
    programs, places, examples = defaultdict(set), defaultdict(set), {}
    for result in results:
        seen = set()
        mixed = {error["file"] for error in result["errors"] if error.get("foreign")}
        for error in result["errors"]:
            if error.get("foreign") or first_only and error["file"] in seen:
                continue
            if error["file"] in mixed and VAGUE.search(error["message"]):
                continue
            seen.add(error["file"])
            cause = normal(error["message"])
            programs[cause].add(result["name"])
            places[cause].add((result["name"], error["file"]))
            examples.setdefault(cause, f"{result['name']} {error['file']}:{error['line']}: {error['code'][:110]}")
    order = sorted(programs, key=lambda cause: (-len(programs[cause]), -len(places[cause]), cause))
    return [(cause, len(programs[cause]), len(places[cause]), examples[cause]) for cause in order]
