#!/bin/bash
# Random constant expressions (folds.py): -canonicalize folds them to what
# mlir-opt-22 does, and to what the same code computes when it is run.
#
# Environment: MLCC, ARCHIVES, WORK, HOST_CC as for test/examples/run.sh; FIRST
# is the number of the first lot (1), COUNT how many there are (6), LIMIT the
# seconds after which no further one is begun (60). A lot that differs stays in
# $WORK/folds. Exit status: 0 all the same, 1 some differ, 77 nothing was run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
: "${WORK:?a folder to build in}"
work=$WORK/folds
rm -rf "$work"
mkdir -p "$work"
library=$ARCHIVES/x86_64-linux/libmlcc_rt.a

# As mlir-opt folds it; nothing is asked of a lot that it crashes on.
folds_alike() { # seed
  local lot=$work/$1
  command -v mlir-opt-22 >/dev/null || return 0
  python3 "$here/folds.py" "$1" text >"$lot.text.mlir" || return 1
  (ulimit -c 0; mlir-opt-22 -canonicalize "$lot.text.mlir") \
    >"$lot.theirs.mlir" 2>/dev/null || return 0
  "$MLCC-opt" -canonicalize "$lot.text.mlir" -o "$lot.ours.mlir" &&
    python3 "$here/folds_compare.py" "$lot".{text,ours,theirs}.mlir
}

# The output of a program of a module, at -O0.
run() { # program
  "$MLCC" -O0 -fPIC -c "$1.mlir" -o "$1.o" &&
    $HOST_CC "$here/folds.c" "$1.o" "$library" -lm -o "$1" &&
    (ulimit -c 0; timeout 60 "$1") >"$1.out"
}

# As the machine computes it.
folds_exactly() { # seed
  local lot=$work/$1 form
  for form in folded executed; do
    python3 "$here/folds.py" "$1" "$form" >"$lot.$form.mlir" || return 1
  done
  "$MLCC-opt" -canonicalize "$lot.folded.mlir" -o "$lot.constant.mlir" &&
    run "$lot.constant" && run "$lot.executed" &&
    diff "$lot.constant.out" "$lot.executed.out"
}

executes=$([ "$(uname -sm)" = "Linux x86_64" ] && echo yes)
if [ -z "$executes" ] && ! command -v mlir-opt-22 >/dev/null; then
  echo "skipped: neither mlir-opt-22 nor a machine to run them on"
  exit 77
fi
first=${FIRST:-1} count=${COUNT:-6} limit=${LIMIT:-60} failed=0 done=0
for ((seed = first; seed < first + count && SECONDS < limit; seed++)); do
  if folds_alike "$seed" && { [ -z "$executes" ] || folds_exactly "$seed"; }; then
    rm -f "$work/$seed".*
  else
    echo "lot $seed differs: $work/$seed.*"
    failed=$((failed + 1))
  fi
  done=$((done + 1))
done
echo "$done lots, $failed differ"
[ "$failed" = 0 ]
