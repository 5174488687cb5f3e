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

# Flags, and behind a colon what this machine's processor must have for them.
case $target in
x86_64)
  kinds=("" "-march=x86-64-v3:avx2" "-march=x86-64-v3 -mavxvnni:avx_vnni"
    "-march=x86-64-v3 -fparallel=3:avx2" "-march=x86-64-v4:avx512bw" "-march=x86-64-v4 -mavx512vnni:avx512_vnni"
    "-march=x86-64-v4 -mavx512vnni -mprefer-vector-width=256:avx512_vnni")
  ;;
aarch64)
  kinds=("" -fparallel -march=armv8.2-a+dotprod -march=armv8.6-a+i8mm+bf16
    -march=armv9-a+sve2)
  ;;
armhf) kinds=("" "-march=armv8.2-a+dotprod") ;;
riscv64) kinds=("" "-march=rv64gcv") ;;
*) kinds=("") ;;
esac

failed=0 ran=0 left_out=0
for kind in "${kinds[@]}"; do
  flags=${kind%%:*} feature=
  [ "$flags" = "$kind" ] || feature=${kind#*:}
  [ -z "$feature" ] || grep -qw "$feature" /proc/cpuinfo || {
    left_out=$((left_out + 1))
    continue
  }
  for ((seed = ${FIRST:-1}; seed < ${FIRST:-1} + ${COUNT:-1}; seed++)); do
    program=$work/$seed${flags//[^a-z0-9+-]/_}
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
