#!/bin/bash
# Operations on edge operands (edges.py): what a compile or a pass folds is what
# the same operations compute of operands that nobody knows.
#
#   edges.sh TARGET [FAMILY...]   x86_64, armhf, riscv32 or wasm32; the
#                                 families are all that the target can do
#
# On x86_64 programs also go through each pass that rewrites such operations.
#
# Environment: MLCC, ARCHIVES, WORK, HOST_CC as for test/examples/run.sh. FULL=1
# runs every row in every way; else a run looks at one of EVERY families [6],
# and of each at a share of its rows, others for each SEED (test/seed.sh). What
# differs stays in $WORK/edges-TARGET. Exit status: 0 all the same, 1 some
# differ, 77 nothing was run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/targets.sh"

target=${1:?usage: edges.sh TARGET [FAMILY...]}
shift
: "${WORK:?a folder to build in}"
work=$WORK/edges-$target
rm -rf "$work"
mkdir -p "$work"

# How a program for the target is linked and run: `link OBJECT PROGRAM`.
index=32
case $target in
riscv32)
  triple=riscv32-linux-gnu emulator=qemu-riscv32 libm=
  needed="clang-22 ld.lld-22 qemu-riscv32"
  cc="clang-22 --target=riscv32-linux-gnu -march=rv32gc -mabi=ilp32d"
  cc+=" -ffreestanding"
  link_flags="-nostdlib -static -fuse-ld=lld"
  runtime_row=riscv32-linux
  ;;
wasm32)
  triple=wasm32-wasi libm=-lm
  emulator="node --no-warnings $here/../driver/wasi.mjs"
  needed="clang-22 wasm-ld-22 node"
  cc="clang-22 --target=wasm32-wasi --sysroot=/ -isystem/usr/include/wasm32-wasi"
  link_flags="-nodefaultlibs -L/usr/lib/wasm32-wasi -lc"
  runtime_row=wasm32-none
  [ -e /usr/lib/wasm32-wasi/libc.a ] || needed+=" wasi-libc"
  ;;
*)
  target_select "$target" || exit 2
  needed="$cc $emulator" libm=-lm
  [ "$target" != x86_64 ] || index=64
  ;;
esac
for tool in $needed python3; do
  command -v "$tool" >/dev/null || {
    echo "skipped: no $tool"
    exit 77
  }
done
[ "$target" != x86_64 ] || [ "$(uname -m)" = x86_64 ] || {
  echo "skipped: another machine"
  exit 77
}
library=$ARCHIVES/$runtime_row/libmlcc_rt.a
$cc -std=c17 -O2 -c "$here/edges.c" -o "$work/main.o" || exit 1

# One process for all that is asked of edges.py, as making a family takes longer
# than most programs of it.
mkfifo "$work/asked" "$work/answers"
python3 "$here/edges.py" serve <"$work/asked" >"$work/answers" &
exec 3>"$work/asked" 4<"$work/answers"

edges() { # COMMAND FAMILY ARGUMENTS...
  local IFS=$'\t' line
  echo "$*"$'\t--index\t'"$index" >&3
  while IFS= read -r line <&4; do
    [ "${line%% *}" != status ] || return "${line#* }"
    echo "$line"
  done
  return 1
}

edges_of_share() { # COMMAND FAMILY ARGUMENTS...
  edges "$@" --share "$share" $no_libm
}

# Compiles and runs a module.
run() { # MODULE LEVEL PROGRAM
  "$MLCC" -target "$triple" "$2" $mlcc_flags -c "$1" -o "$3.o" &&
    $cc "$work/main.o" "$3.o" "$library" $libm $link_flags -o "$3" &&
    (ulimit -c 0; timeout 300 $emulator "$3") >"$3.words"
}

mlcc_flags=-fPIC no_libm=
[ -n "$libm" ] || no_libm=--no-libm
[ "$target" = x86_64 ] || [ "$target" = armhf ] || mlcc_flags=
[ "$target" != riscv32 ] || mlcc_flags="-march=rv32gc -mabi=ilp32d"

# One way of a family; prints what is wrong with it.
try() { # FAMILY FORM LEVEL [PASSES]
  local passes=${4:-} name=$work/$1.$2$3 source=$work/$1.$2.mlir
  [ -e "$source" ] || edges_of_share emit "$1" "$2" --output "$source" ||
    return 1
  if [ -n "$passes" ]; then
    name=$work/$1.$2.passed
    "$MLCC-opt" $passes "$source" -o "$name.mlir" 2>"$name.log" ||
      { head -5 "$name.log"; return 1; }
    source=$name.mlir
  fi
  run "$source" "$3" "$name" >"$name.log" 2>&1 ||
    { head -5 "$name.log"; return 1; }
  edges_of_share compare "$1" "$2" "$name.words" "$work/$1.computed-O0.words" \
    --passes="$passes"
}

report() { # FAMILY FORM LEVEL [PASSES]
  local out
  ways=$((ways + 1))
  if out=$(try "$@"); then
    results=$((results + ${out%% results*}))
  else
    failed=$((failed + 1))
    echo "$target, $*:"
    echo "$out"
    return 1
  fi
}

family_runs() { # FAMILY
  local passes form
  report "$1" computed -O0 || return
  report "$1" computed -O2
  for form in folded left right; do
    report "$1" $form -O0
    [ $form != folded ] && [ -z "${FULL:-}" ] || report "$1" $form -O2
  done
  [ "$target" = x86_64 ] || return
  while read -r passes; do
    report "$1" computed -O0 "$passes"
    report "$1" right -O0 "$passes"
    [ -z "${FULL:-}" ] && [ "$passes" != -canonicalize ] ||
      { report "$1" left -O0 "$passes"; report "$1" folded -O0 "$passes"; }
  done < <(edges passes "$1")
}

ways=0 results=0 failed=0
seed=$("$here/../seed.sh")
families=("$@")
if [ $# -eq 0 ]; then
  every=${EVERY:-6}
  [ -z "${FULL:-}" ] || every=1
  families=($(edges list |
    awk "NR % $every == $seed % $every"))
fi
for family in "${families[@]}"; do
  share=0/1
  if [ -z "${FULL:-}" ]; then
    n=$(edges share "$family") || exit 1
    share=$((seed % n))/$n
  fi
  before=$failed
  family_runs "$family"
  [ "$failed" != "$before" ] || rm -f "$work/$family".*
done
echo "$target: $ways ways, $results results, $failed ways differ"
[ "$failed" = 0 ]
