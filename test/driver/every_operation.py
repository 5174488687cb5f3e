"""Every operation known to the parser is lowered, or refused by name.

    every_operation.py MLCC MLCC-OPT ROOT

Operations of the tests' modules, each alone in a function that takes its operands
(interop/mutants.py makes these), are compiled one by one, and whole modules as they are. There must be an object then, or no object and errors, each with a place and
the name of an operation: this one, what it became, or the function around it whose
type has no form. What is valid for MLIR and not for LLVM has LLVM's words instead.

Exit status: 0 all is so, and all operations of ROOT/ir/dialects were there; 1 not.
"""
import collections
import concurrent.futures
import glob
import hashlib
import os
import re
import subprocess
import sys

mlcc, opt, root = sys.argv[1:]
sys.path.append(os.path.join(root, "test/interop"))
from mutants import isolated  # noqa: E402

FORMS = 6  # of one operation
ERROR = re.compile(r"^\S*?:\d+:\d+: error: .*('[^']+' op"
                   r"|invalid LLVM IR was generated|LLVM: |redefinition"
                   # What modules say of their target.
                   r"|invalid data layout|data layout '|unknown target CPU '"
                   r"|unknown target feature '|unknown garbage collector '"
                   r"|dense resource '"
                   r"|unknown special variable"
                   # These words are MLIR's.
                   r"|(division|modulo) by non-positive value)")
FOLDERS = ("dialect", "lowering", "verifier")


def run(command, text):
    return subprocess.run(command, input=text, text=True, errors="replace",
                          capture_output=True, check=False)


def forms_of(piece):
    """[(name, module)]: its operations, each alone."""
    done = run([opt, "-allow-unregistered-dialect", "-mlir-print-op-generic",
                "-mlir-print-local-scope", "-"], piece)
    if done.returncode:
        return []
    return list(isolated(re.sub(r'^"builtin.module"\(\) .*\(\{\n|^\}\).*\n',
                                "", done.stdout, flags=re.M)))


def wrong(text):
    """What is wrong with a compile of it; None: nothing. False: no module."""
    if run([opt, "-allow-unregistered-dialect", "-"], text).returncode:
        return False
    path = hashlib.sha256(text.encode()).hexdigest()[:16] + ".o"
    done = run([mlcc, "-allow-unregistered-dialect", "-fauto-features", "-O0",
                "-fno-diagnostics-show-caret", "-c", "-x", "mlir", "-", "-o",
                path], text)
    made = os.path.exists(path)
    if made:
        os.remove(path)
    if done.returncode == 0:
        return None if made else "no object"
    if done.returncode != 1:
        return f"exit status {done.returncode}: {done.stderr[-300:]}"
    if made:
        return "an object, despite errors"
    errors = [line for line in done.stderr.splitlines() if " error: " in line]
    if not errors or not all(map(ERROR.match, errors)):
        return f"an error without a place or a name: {done.stderr[:300]}"
    return None


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
    pieces = list(dict.fromkeys(pieces))  # an output is named by its module
    forms = collections.defaultdict(dict)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for found in pool.map(forms_of, pieces):
            for name, text in found:
                if len(forms[name]) < FORMS:
                    forms[name][text] = True
        tried = [(name, text) for name in sorted(forms) for text in forms[name]]
        tried += [("module", piece) for piece in pieces]
        results = list(pool.map(lambda form: wrong(form[1]), tried))
    count = collections.Counter()
    for (name, text), result in zip(tried, results):
        if result is False:
            continue
        count[name] += 1
        if result:
            print(f"{name}: {result}\n{text}")
    texts = "\n".join(text for (_, text), result in zip(tried, results)
                      if result is not False)
    missing = [name for name in operations()
               if f'"{name}"' not in texts and not name.startswith("builtin.")
               and not re.search(rf"(?<![\w.]){re.escape(name)}(?![\w.])",
                                 "\n".join(pieces))]
    print(f"{sum(count.values())} forms of {len(count) - 1} operations")
    if missing:
        print("nowhere:", *missing)
    return bool(missing) or any(results)


sys.exit(main())
