"""Old texts a few changes away from good ones: read or refused at a line.

    mutants_of_old.py MLCC-OPT FILE...

The texts are those of the pairs in the files (pairs.py), changed as
test/interop/mutants.py does it. What is wrong in them must be said of one of their
lines, whatever they leave out or say instead; nothing must crash. COUNT and SEED
in the environment say how many there are, and which.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).parents[1] / "interop"))
from differential import Program  # noqa: E402
from mutants import Mutator, Ring  # noqa: E402
from pairs import read  # noqa: E402

FLAGS = ("-allow-unregistered-dialect",)
BATCH = 200


class Texts:
    """Seeds as they are: no oracle has a generic form of them."""

    def __init__(self, texts):
        self.texts, self.ring = texts, Ring(texts)

    def all(self):
        return self.texts

    def pick(self, rng):
        return self.ring.draw(rng)


def main():
    tool, *files = sys.argv[1:]
    count, seed = int(os.environ.get("COUNT", 2000)), os.environ.get("SEED", 1)
    texts = [pair.old for path in files for pair in read(path)]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        program = Program([tool, "-split-input-file"], folder)
        mutator = Mutator(Texts(texts), seed)
        made = list(dict.fromkeys(map(mutator.mutant, range(count))))
        for i in range(0, len(made), BATCH):
            batch = made[i:i + BATCH]
            for text, form in zip(batch, program.read_all(batch, FLAGS)):
                elsewhere = 'loc("' in text
                if form is None or not (form[0] or form[1] or elsewhere):
                    wrong += 1
                    print(f"--- no place for what is wrong, or a crash\n{text}")
    print(f"{len(made)} texts, {wrong} wrong")
    return bool(wrong)


sys.exit(main())
