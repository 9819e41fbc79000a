"""Reads the list of programs, and writes their files to folders."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from . import sources


class Failure(Exception):
    """A fault of the arguments or of the machine, with a sentence that explains it."""


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, errors="replace", **options)


def project_tool(command, build):
    """The command that reads Xcode projects, as a list: the one that is given, or the one of the built package."""
    if command:
        return command.split()
    tool = Path(build) / "reactive"
    if tool.exists():
        return [str(tool.absolute()), "import"]
    raise Failure(f"{build} has no command reactive. Run `swift build --product reactive`, or pass --project-tool.")


def read_list(path):
    """The rows of a list of programs: (name, commit, kind)."""
    rows = []
    for number, line in enumerate(Path(path).read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = line.split("\t")
        if len(columns) < 3 or "/" not in columns[0]:
            raise Failure(f"{path}:{number}: expected owner/name, commit and kind, separated by tabs.")
        rows.append(tuple(columns[:3]))
    return rows


def check_out(name, commit, folder, mirrors, wanted_path=sources.matters):
    """Writes the files of a program whose paths are wanted to `folder`, unless they are there already."""
    mark = folder / ".commit"
    if mark.exists() and mark.read_text() == commit:
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    temporary = None
    if mirrors:
        owner, repository = name.split("/")
        git = Path(mirrors.format(owner=owner, name=repository))
        if (git / ".git").exists():
            git = git / ".git"
        if not git.exists():
            raise Failure(f"{name}: no mirror at {git}. Drop --mirrors to clone from GitHub.")
    else:
        temporary = tempfile.mkdtemp()
        git = Path(temporary) / "clone.git"
        url = f"https://github.com/{name}.git"
        # The commit alone; with its whole history only where a server refuses to send a single commit.
        run(["git", "init", "-q", "--bare", str(git)])
        fetched = run(["git", "--git-dir", str(git), "fetch", "-q", "--depth", "1", url, commit])
        if fetched.returncode != 0:
            fetched = run(["git", "--git-dir", str(git), "fetch", "-q", url, "+refs/*:refs/*"])
        if fetched.returncode != 0:
            raise Failure(f"{name}: can't be fetched from {url}: {fetched.stderr.strip().splitlines()[-1:]}")
    listing = run(["git", "--git-dir", str(git), "ls-tree", "-r", "-z", commit])
    if listing.returncode != 0:
        raise Failure(f"{name}: commit {commit} is missing: {listing.stderr.strip()}")
    wanted = []
    for entry in filter(None, listing.stdout.split("\0")):
        meta, path = entry.split("\t", 1)
        mode, kind, blob = meta.split()
        if kind == "blob" and mode != "120000" and wanted_path(path):
            wanted.append((blob, path))
    objects = subprocess.run(
        ["git", "--git-dir", str(git), "cat-file", "--batch"], capture_output=True,
        input="".join(blob + "\n" for blob, _ in wanted).encode()).stdout
    position = 0
    for _, path in wanted:
        end = objects.index(b"\n", position)
        head = objects[position:end].split()
        position = end + 1
        if head[-1] == b"missing":
            continue
        size = int(head[2])
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(objects[position:position + size])
        position += size + 1
    if temporary:
        shutil.rmtree(temporary, ignore_errors=True)
    mark.write_text(commit)
