"""The modules in the tests, as inputs of programs.

Every module of ours that stands in a test (a piece of a file) is one, by a digest
of its text: a test can be added or changed without any change elsewhere.
"""
import base64
import glob
import hashlib
import os
import re
import resource
import subprocess

TEST = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDERS = ("dialect", "lowering", "run", "verifier")
MARK = "// -----\n"
COMMENT = re.compile(r"^[ \t]*//.*\n?", re.M)
LARGEST = 20000  # characters of a piece
CHUNK = 200  # pieces for one process, which may crash
SECONDS = 5  # of the processor, for a chunk: it may never end
FLAGS = ["-allow-unregistered-dialect", "-split-input-file", "-"]


def digest(text, length):
    made = hashlib.sha256(text.encode()).digest()
    return base64.b32encode(made)[:length].decode().lower()


def files():
    """(text, pieces of it) of those in the folders."""
    for folder in FOLDERS:
        for path in sorted(glob.glob(os.path.join(TEST, folder, "**", "*.mlir"),
                                     recursive=True)):
            with open(path, encoding="utf-8", errors="replace",
                      newline="") as f:
                text = f.read()
            pieces = [COMMENT.sub("", piece) for piece in
                      re.split(r"^// -----.*$\n?", text, flags=re.M)]
            yield text, [piece for piece in pieces
                         if piece.strip() and len(piece) < LARGEST]


def pieces():
    """{digest: text}"""
    return {digest(piece, 6): piece for _, found in files() for piece in found}


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def run(tool, passes, texts):
    """What is printed of each; None if there is not one for each."""
    made = subprocess.run([tool, *passes, *FLAGS],
                          input=("\n" + MARK).join(texts), text=True,
                          errors="replace", capture_output=True, check=False,
                          preexec_fn=limit)
    if made.returncode < 0:
        return None
    outputs = made.stdout.split(MARK)
    return outputs if len(outputs) == len(texts) else None


def run_in_chunks(tool, passes, texts, size=CHUNK):
    """As run(), with nothing for a text that the tool crashes of."""
    outputs = []
    for i in range(0, len(texts), size):
        chunk = texts[i:i + size]
        made = run(tool, passes, chunk)
        if made is None:
            made = [""] if size == 1 else run_in_chunks(
                tool, passes, chunk, max(size // 8, 1))
        outputs += made
    return outputs
