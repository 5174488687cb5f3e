#!/bin/bash
# Random contractions and windows (products.py) in tiles of all kinds of instructions of a
# target: plain loops in C, by the target's C compiler, have to give the same.
#
#   products.sh TARGET   x86_64, aarch64, riscv64, armhf or s390x
#
# Environment: MLCC, ARCHIVES, WORK, HOST_CC as for test/examples/run.sh; FIRST
# is the number of the first module (1), COUNT how many there are for each kind
# of processor (1), FUNCTIONS how many contractions in each (40). A module that
# differs stays in $WORK/products-TARGET. Exit status: 0 all are right, 1 some
# are not, 77 nothing was run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/targets.sh"
. "$here/kinds.sh"

target=${1:?usage: products.sh TARGET}
target_select "$target" || exit 2
target_present || {
  echo "skipped: no $target_missing"
  exit 77
}
: "${WORK:?a folder to build in}"
work=$WORK/products-$target
rm -rf "$work"
mkdir -p "$work"

failed=0 ran=0 left_out=0
kinds_of "$target"
for kind in "${kinds[@]}"; do
  kind_select "$kind" || {
    left_out=$((left_out + 1))
    continue
  }
  for ((seed = ${FIRST:-1}; seed < ${FIRST:-1} + ${COUNT:-1}; seed++)); do
    program=$work/$seed${kind//[^a-z0-9+-]/_}
    python3 "$here/products.py" $((seed * 10 + ran)) "${FUNCTIONS:-40}" \
      "$program.mlir" "$program.c" &&
      "$MLCC" -target "$triple" -O2 $flags -fPIC -fmemref-abi=bare \
        -Rno-any-processor -c "$program.mlir" -o "$program.o" &&
      $cc $link_flags -O1 "$program.c" "$program.o" \
        "$ARCHIVES/$runtime_row/libmlcc_rt.a" -lm -o "$program" &&
      $emulator "$program"
    if [ $? = 0 ]; then
      rm -f "$program"*
    else
      echo "differs: $program.mlir with $flags"
      failed=$((failed + 1))
    fi
    ran=$((ran + 1))
  done
done
[ $left_out = 0 ] || echo "skipped: $left_out of ${#kinds[@]} kinds of processors"
echo "$failed of $ran modules differ"
[ $failed = 0 ]
