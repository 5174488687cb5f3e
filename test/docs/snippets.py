#!/usr/bin/env python3
"""Runs what stands in the documents: snippets.py DOCUMENT...

Each fenced block of a document has a mark in a comment on the line before it:

    <!-- file: NAME -->             the block becomes a file; ~ is a folder too
    <!-- run -->                    a session: commands behind "$ ", each with
                                    what it prints; or, without any "$ ",
                                    commands that have to succeed
    <!-- run, fails -->             the last command ends with status 1
    <!-- run, numbers vary -->      figures in the output are not compared
    <!-- run, in the tree -->       in a folder that looks like a clone where
                                    build/release is the build that is tested
    <!-- run, needs: gdb, numpy --> skipped and counted where these are absent
    <!-- not run: REASON -->

A document's blocks run in their order, in one folder that begins empty. In an
output that is shown, "..." alone on a line stands for any number of lines, and
within a line for any text. A block without a mark, an indented block and a mark
that is not of this list are errors.

Environment: SOURCE, BUILD. Exit status: 1 when something is not as it is shown,
77 when no block could be run.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE, BUILD = os.environ["SOURCE"], os.environ["BUILD"]

# What `needs:` names and is no program: commands that find out.
PROBES = {
    "gdb": "gdb -nx -batch -ex run --args true 2>&1 | grep -q 'exited normally'",
    "vim-syntax": "vim --version | grep -q '+syntax'",
    "eglot": "emacs --batch --eval '(package-initialize)' -l eglot",
    "perf": "perf record -q -o perf.probe true",
    "numpy": "python3 -c 'import numpy'",
    "asan": "echo 'int main() { return 0; }' >probe.c && "
            "mlcc -fsanitize=address probe.c -o probe && ./probe",
    "wasi-libc": "test -e /usr/lib/wasm32-wasi/libc.a",
}
TIMEOUT = 300  # seconds for a block


class Block:
    """A fenced block: its mark's first word, what is behind it, its lines, and
    the number of the first of these."""

    def __init__(self, mark, lines, number):
        self.lines, self.number = lines, number
        self.kind, _, self.argument = mark.partition(":")
        self.words = []
        if self.kind.startswith("run"):
            head, _, needs = mark.partition("needs:")
            self.needs = [name.strip() for name in needs.split(",") if needs]
            self.kind, *self.words = [word.strip() for word in head.split(",")
                                      if word.strip()]
        self.argument = self.argument.strip()


class Wrong(Exception):
    """Something in a document that is not so."""


def blocks_of(path):
    """The blocks of a document; Wrong for one that nobody could run."""
    mark, fence, previous = None, None, ""
    with open(path) as file:
        for number, line in enumerate(file, 1):
            line = line.rstrip("\n")
            if fence is not None:
                if line == fence:
                    yield Block(mark, lines, first)
                    mark = fence = None
                else:
                    lines.append(line)
            elif line.startswith("```"):
                if mark is None:
                    raise Wrong(f"{path}:{number}: a block without a mark")
                fence, lines, first = "```", [], number + 1
            elif re.match("    .*[^ ]", line) and not previous:
                raise Wrong(f"{path}:{number}: an indented block; use a fence")
            else:
                found = re.fullmatch(r"<!-- ((?:file|run|not run)\b.*) -->", line)
                mark = found and found[1]
            previous = line
    if fence is not None:
        raise Wrong(f"{path}:{first - 1}: a block without an end")


# ===-- sessions ---------------------------------------------------------===

END = "@ends@"  # what the shell prints behind each command


def commands_of(block):
    """(command, lines shown below it) of a session; None if it is none."""
    commands = []
    more = False
    for line in block.lines:
        if line.startswith("$ ") and not more:
            commands.append([line[2:], []])
        elif more:
            commands[-1][0] += "\n" + line
        elif not commands:
            return None
        else:
            commands[-1][1].append(line)
        more = (re.search(r"(\\|\||&&)$", line) and
                (more or line.startswith("$ ")))
    return commands


def pattern_of(lines, numbers_vary):
    """A regular expression for an output that is shown as these lines."""
    result = ""
    for line in lines:
        if line == "...":
            result += "(?:.*\n)*?"
            continue
        text = ".*".join(re.escape(part) for part in line.split("..."))
        if numbers_vary:
            text = re.sub(r"[0-9]+(?:\\\.[0-9]+)?", "[0-9.]+", text)
            text = re.sub(r"(\\ )+", " +", text)
        result += text + "\n"
    return result


def shell(script, folder, environment):
    """Runs a script; returns its exit status and all that it printed."""
    try:
        done = subprocess.run(
            ["sh", "-c", script], cwd=folder, env=environment, timeout=TIMEOUT,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired:
        return None, f"not done after {TIMEOUT} seconds"
    return done.returncode, done.stdout.decode(errors="replace")


def run_plain(block, folder, environment):
    status, output = shell("set -e\n" + "\n".join(block.lines), folder,
                           environment)
    if status != (1 if "fails" in block.words else 0):
        raise Wrong(f"exit status {status}:\n{output}")


def run_session(block, commands, folder, environment):
    script = "".join(f"{command}\necho '{END}'$?\n" for command, _ in commands)
    _, output = shell(script, folder, environment)
    for i, (command, shown) in enumerate(commands):
        text, end, rest = output.partition(END)
        status, _, output = rest.partition("\n")
        last = i == len(commands) - 1
        wanted = "1" if last and "fails" in block.words else "0"
        if not end or status != wanted:
            raise Wrong(f"{command}\nexit status {status}, not {wanted}:\n{text}")
        pattern = pattern_of(shown, "numbers vary" in block.words)
        if text and not text.endswith("\n"):
            text += "\n"
        if not re.fullmatch(pattern, text):
            raise Wrong(f"{command}\nprints\n{text[:4000]}and not\n"
                        + "\n".join(shown))


# ===-- documents --------------------------------------------------------===

class Runner:
    def __init__(self):
        self.environment = dict(os.environ, LC_ALL="C", NO_COLOR="1")
        self.found = {}
        self.counts = {"run": 0, "file": 0, "skipped": 0, "not run": 0}
        self.failed = 0

    def prepare(self, folder):
        """What commands are to find, whatever this machine's settings are."""
        for name in ("CC", "MLCC", "MLCC_FLAGS", "MAKEFLAGS"):
            self.environment.pop(name, None)
        tools = os.path.join(folder, ".tools")
        os.makedirs(tools)
        self.environment["PATH"] = os.pathsep.join(
            [tools, os.path.join(BUILD, "bin"), os.environ["PATH"]])
        self.environment["HOME"] = os.path.join(folder, "~")
        os.makedirs(self.environment["HOME"])

    def find_numpy(self, folder):
        """Puts the system's python3 before others when it alone has numpy."""
        python = "/usr/bin/python3"
        if not self.probe("numpy", folder) and os.path.exists(python):
            os.symlink(python, os.path.join(folder, ".tools", "python3"))
        return self.probe("numpy", folder)

    def probe(self, name, folder):
        command = PROBES.get(name, f"command -v {name}")
        return shell(command, folder, self.environment)[0] == 0

    def has(self, name, folder):
        if name == "numpy":
            return self.find_numpy(folder)
        if name not in self.found:
            self.found[name] = self.probe(name, folder)
        return self.found[name]

    def tree(self, folder):
        """A folder that looks like a clone that has been built."""
        tree = os.path.join(folder, ".tree")
        if not os.path.isdir(tree):
            os.makedirs(os.path.join(tree, "build"))
            for name in os.listdir(SOURCE):
                if name == "examples": # which looks for ../build
                    shutil.copytree(os.path.join(SOURCE, name),
                                    os.path.join(tree, name))
                elif name != "build" and not name.startswith(".git"):
                    os.symlink(os.path.join(SOURCE, name),
                               os.path.join(tree, name))
            os.symlink(BUILD, os.path.join(tree, "build", "release"))
        return tree

    def run_block(self, block, folder):
        if block.kind == "not run":
            if not block.argument:
                raise Wrong("no reason why it is not run")
            self.counts["not run"] += 1
            return
        if block.kind == "file":
            path = os.path.join(folder, block.argument)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write("\n".join(block.lines) + "\n")
            self.counts["file"] += 1
            return
        unknown = set(block.words) - {"fails", "numbers vary", "in the tree"}
        if unknown or block.kind != "run":
            raise Wrong(f"a mark that nobody knows: {block.kind} {unknown}")
        missing = [n for n in block.needs if not self.has(n, folder)]
        if missing:
            print(f"{self.document}:{block.number}: no {', '.join(missing)}, "
                  "skipped")
            self.counts["skipped"] += 1
            return
        if "in the tree" in block.words:
            folder = self.tree(folder)
        commands = commands_of(block)
        if commands:
            run_session(block, commands, folder, self.environment)
        else:
            run_plain(block, folder, self.environment)
        self.counts["run"] += 1

    def run_document(self, path):
        self.document = path.removeprefix(SOURCE + os.sep)
        folder = tempfile.mkdtemp(
            prefix=os.path.basename(path).removesuffix(".md") + ".", dir=".")
        folder = os.path.abspath(folder)
        self.prepare(folder)
        for block in blocks_of(path):
            try:
                self.run_block(block, folder)
            except Wrong as wrong:
                print(f"{self.document}:{block.number}: {wrong}")
                self.failed += 1


def main():
    runner = Runner()
    for path in sys.argv[1:]:
        try:
            runner.run_document(path)
        except Wrong as wrong:
            print(wrong)
            runner.failed += 1
    counts = runner.counts
    print(f"{counts['run']} blocks run, {counts['file']} written as files, "
          f"{counts['skipped']} skipped, {counts['not run']} not to be run, "
          f"{runner.failed} wrong")
    if runner.failed:
        return 1
    return 0 if counts["run"] or not counts["skipped"] else 77


if __name__ == "__main__":
    sys.exit(main())
