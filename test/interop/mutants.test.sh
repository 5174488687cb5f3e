#!/bin/sh
# A test that comes or goes changes few mutants of the others; see mutants.py.
exec env PYTHONPATH="$SOURCE/test/interop" \
  python3 - "$SOURCE/test/dialect" <<'END'
import sys
from differential import MARK, read_files
from mutants import Mutator, Seeds, number_of


def mutants(texts):
    # No oracle: every fifth piece counts as a bad one.
    read = lambda pieces: [p if number_of(p) > 0.2 else None for p in pieces]
    mutator = Mutator(Seeds(texts, MARK, None, read, read), 1)
    return [mutator.mutant(i) for i in range(400)]


texts = list(read_files(sys.argv[1:]))
whole = mutants(texts)
assert whole == mutants(texts[::-1]), "the order of the files matters"
for i in range(0, len(texts), len(texts) // 3):
    share = len(texts[i]) / sum(map(len, texts))
    changed = sum(a != b for a, b in
                  zip(whole, mutants(texts[:i] + texts[i + 1:]))) / len(whole)
    print(f"{share:.1%} of the text less: {changed:.1%} of the mutants differ")
    assert changed < 0.05 + 4 * share
END
