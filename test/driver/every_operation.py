"""Every operation known to the parser is lowered, or refused by name.

    every_operation.py MLCC MLCC-OPT ROOT

Operations of the tests' modules, each alone in a function that takes its operands
(interop/mutants.py makes these), are compiled, many by one process, and whole
modules as they are. There must be an object then, or no object and errors, each
with a place and the name of an operation: this one, what it became, or the
function around it whose type has no form. What is valid for MLIR and not for LLVM
has LLVM's words instead. A run tries the first form of each operation and one of
SHARE of the others, and all if SAMPLE=all.

Exit status: 0 all is so, and all operations of ROOT/ir/dialects were there; 1 not.
"""
import collections
import concurrent.futures
import glob
import os
import re
import subprocess
import sys
import tempfile

mlcc, opt, root = sys.argv[1:]
sys.path.append(os.path.join(root, "test/interop"))
sys.path.append(os.path.join(root, "test"))
sys.path.append(os.path.join(root, "test/lowering"))
import corpus  # noqa: E402
from mutants import isolated  # noqa: E402
from sample import sampled  # noqa: E402

FORMS = 6  # of one operation
SHARE = 5  # of so many forms and modules, one is compiled
LOT = 50  # modules that one process compiles
ERROR = re.compile(r"^\S*?:\d+:\d+: error: .*('[^']+' op"
                   r"|invalid LLVM IR was generated|LLVM: |redefinition"
                   # What modules say of their target.
                   r"|invalid data layout|data layout '|unknown target CPU '"
                   r"|unknown target feature '|unknown garbage collector '"
                   r"|dense resource '"
                   r"|unknown special variable"
                   r"|alignment \d+ is not a power of two"
                   # These words are MLIR's.
                   r"|(division|modulo) by non-positive value"
                   r"|llvm\.landingpad needs)")
FOLDERS = ("dialect", "lowering", "verifier")


def run(command, text="", folder=None):
    return subprocess.run(command, input=text, text=True, errors="replace",
                          capture_output=True, check=False, cwd=folder)


def printed(pieces, *flags):
    """What is printed of each; nothing where it is not valid."""
    return corpus.run_in_chunks(opt, list(flags), pieces)


def forms_of(text):
    """[(name, module)]: the operations of what is printed, each alone."""
    return isolated(re.sub(r'^"builtin.module"\(\) .*\(\{\n|^\}\).*\n', "", text,
                           flags=re.M))


def compile_all(texts):
    """(exit status, messages, whether there is an object of each) of a process
    that compiles the modules 0.mlir, 1.mlir..."""
    with tempfile.TemporaryDirectory() as folder:
        for i, text in enumerate(texts):
            with open(f"{folder}/{i}.mlir", "w", encoding="utf-8",
                      errors="replace") as file:
                file.write(text)
        done = run([mlcc, "-allow-unregistered-dialect", "-fauto-features", "-O0",
                    "-fno-diagnostics-show-caret", "-c",
                    *(f"{i}.mlir" for i in range(len(texts)))], folder=folder)
        return done.returncode, done.stderr, [
            os.path.exists(f"{folder}/{i}.o") for i in range(len(texts))]


def errors_of(messages):
    return [line for line in messages.splitlines() if " error: " in line]


def wrong_alone(text):
    """What is wrong with a compile of it; None: nothing."""
    status, messages, [made] = compile_all([text])
    if status == 0:
        return None if made else "no object"
    if status != 1:
        return f"exit status {status}: {messages[-300:]}"
    if made:
        return "an object, despite errors"
    errors = errors_of(messages)
    if not errors or not all(map(ERROR.match, errors)):
        return f"an error without a place or a name: {messages[:300]}"
    return None


def wrong(texts):
    """The same of several, which are looked at one by one where all together do
    not tell: when one crashes, or has another error than it should."""
    status, messages, made = compile_all(texts)
    errors = errors_of(messages)
    failed = {int(line.split(".mlir:")[0]) for line in errors
              if re.match(r"\d+\.mlir:", line)}
    if status == bool(errors) and all(map(ERROR.match, errors)) and all(
            done != (i in failed) for i, done in enumerate(made)):
        return [None] * len(texts)
    return list(map(wrong_alone, texts))


def operations():
    """The names in the dialects' tables."""
    names = []
    for table in re.findall(r'^#include "(.*)"',
                            open(f"{root}/ir/dialects/all.def").read(), re.M):
        made = run([os.environ.get("HOST_CC", "cc"), "-E", "-P", "-I", root,
                    "-"], "#define OP(dialect, token, name, ...) @ name\n"
                   f'#include "{table}"\n').stdout
        names += ["".join(re.findall(r'"([^"]*)"', line))
                  for line in re.findall(r'@ ((?:"[^"]*" ?)+)', made)]
    return names


def main():
    pieces = []
    for folder in FOLDERS:
        for path in sorted(glob.glob(f"{root}/test/{folder}/**/*.mlir",
                                     recursive=True)):
            text = re.sub(r"^ *//(?! -----).*\n", "",
                          open(path, errors="replace").read(), flags=re.M)
            pieces += re.split(r"^// -----.*\n", text, flags=re.M)
    pieces = list(dict.fromkeys(pieces))
    forms = collections.defaultdict(dict)
    for generic in printed(pieces, "-mlir-print-op-generic",
                           "-mlir-print-local-scope"):
        for name, text in forms_of(generic) if generic.strip() else ():
            if len(forms[name]) < FORMS:
                forms[name][text] = True
    tried = [(name, text) for name in sorted(forms)
             for i, text in enumerate(forms[name])
             if not i or sampled(SHARE, text)]
    tried += [("module", piece) for piece in pieces if sampled(SHARE, piece)]
    valid = printed([text for _, text in tried])
    tried = [form for form, text in zip(tried, valid) if text.strip()]
    lots = [[text for _, text in tried[i:i + LOT]]
            for i in range(0, len(tried), LOT)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = sum(pool.map(wrong, lots), [])
    count = collections.Counter()
    for (name, text), result in zip(tried, results):
        count[name] += 1
        if result:
            print(f"{name}: {result}\n{text}")
    texts = "\n".join(text for _, text in tried)
    missing = [name for name in operations()
               if f'"{name}"' not in texts and not name.startswith("builtin.")
               and not re.search(rf"(?<![\w.]){re.escape(name)}(?![\w.])",
                                 "\n".join(pieces))]
    print(f"{sum(count.values())} forms of {len(count) - 1} operations")
    if missing:
        print("nowhere:", *missing)
    return bool(missing) or any(results)


sys.exit(main())
