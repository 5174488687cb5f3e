#!/bin/bash
# Products of all sizes (sizes.py, sizes.c) in tiles of all kinds of processors of a
# target, bit for bit.
#
#   sizes.sh TARGET   x86_64, aarch64, riscv64, armhf or s390x
#
# Environment: MLCC, ARCHIVES, WORK, HOST_CC as for test/examples/run.sh; FULL=1:
# M, N and K are all of 0 to 40, and 20 triples up to 700 and 400 functions of known
# sizes are beside them; else samples of all that. ONLY is the number of a kind of
# processor, else all are tried. Exit status: 0 all are right, 1 some are not, 77
# nothing was run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/targets.sh"
. "$here/kinds.sh"

target=${1:?usage: sizes.sh TARGET}
target_select "$target" || exit 2
target_present || {
  echo "skipped: no $target_missing"
  exit 77
}
: "${WORK:?a folder to build in}"
work=$WORK/sizes-$target
rm -rf "$work"
mkdir -p "$work"

case ${FULL:-0}-$target in
1-*) sizes="40 40 1 20 1" share=1 known=400 ;;
*-x86_64) sizes="33 20 8 1 1" share=8 known=10 ;;
*) sizes="17 9 16 0 1" share=16 known=5 ;;
esac

# Compiles and runs the functions for a kind of processor.
run_kind() {
  local program=$1
  python3 "$here/sizes.py" $share "$target $flags" $known "$program.mlir" \
    "$program.h" &&
    $cc -O3 -DFORMS="\"$program.h\"" -c "$here/sizes.c" \
      -o "$program.caller.o" &&
    "$MLCC" -target "$triple" -O2 $flags -fPIC -Rno-any-processor \
      -c "$program.mlir" -o "$program.o" &&
    $cc $link_flags "$program.caller.o" "$program.o" \
      "$ARCHIVES/$runtime_row/libmlcc_rt.a" -lm -o "$program" &&
    $emulator "$program" $sizes
}

kinds_of "$target"
failed=0 ran=0 left_out=0
for i in "${!kinds[@]}"; do
  [ "${ONLY:-$i}" = "$i" ] || continue
  kind_select "${kinds[i]}" || {
    left_out=$((left_out + 1))
    continue
  }
  run_kind "$work/$i" || {
    echo "differs: ${kinds[i]}"
    failed=$((failed + 1))
  }
  ran=$((ran + 1))
done
[ $left_out = 0 ] || echo "skipped: $left_out of ${#kinds[@]} kinds of processors"
echo "$failed of $ran kinds of processors differ"
[ $failed = 0 ]
