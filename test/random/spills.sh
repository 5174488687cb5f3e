#!/bin/bash
# Kernels of products of all forms (sizes.py) keep nothing in memory that registers
# have no room for, for all kinds of processors of all targets; nothing is run.
#
# Environment: MLCC, WORK; SAMPLE=all: all forms, else one of eight. Exit status: 0
# there are no spills, 1 there are some.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/targets.sh"
. "$here/kinds.sh"
: "${WORK:?a folder to build in}"
work=$WORK/spills
rm -rf "$work"
mkdir -p "$work"

known=6
[ "${SAMPLE-}" != all ] || known=100
failed=0 ran=0
for target in x86_64 aarch64 riscv64 armhf s390x; do
  target_select $target
  kinds_of $target
  for kind in "${kinds[@]}"; do
    flags=${kind%%[:@]*} file=$work/$((ran++))
    case $target$kind in
    *-fparallel* | riscv64 | armhf | s390x) continue ;; # threads; no tiles
    *zvl256b*) continue ;; # bf16 is extended in more registers than there are
    *sve512* | *vlen=512*) continue ;; # the same code as for other lengths
    esac
    python3 "$here/sizes.py" 8 "$target $flags" $known $file.mlir $file.h 300 &&
      "$MLCC" -target "$triple" -O2 $flags -Rno-any-processor -fverbose-asm \
        -S $file.mlir -o $file.s &&
      python3 "$here/spills.py" $file.s || {
      echo "has spills: $target $flags"
      failed=1
    }
  done
done
exit $failed
