#!/bin/bash
# Random programs (generate.py), each compiled in several ways that must print
# the same: at -O0, -O2 and -O3, through passes that change nothing a program
# does, and by the oracle.
#
#   compare.sh TARGET       x86_64, aarch64, riscv64 or armhf
#
# Environment: MLCC, ARCHIVES, WORK, HOST_CC as for test/examples/run.sh; FIRST
# is the number of the first program (1), COUNT how many there are (40), LIMIT
# the seconds after which no further one is begun (60). A program that differs
# stays in $WORK/random-TARGET with its objects. Exit status: 0 all the same, 1
# some differ, 77 nothing was run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/oracle.sh"
. "$here/../interop/targets.sh"

target=${1:?usage: compare.sh TARGET}
target_select "$target" || exit 2
target_present || {
  echo "skipped: no $target_missing"
  exit 77
}
: "${WORK:?a folder to build in}"
work=$WORK/random-$target
rm -rf "$work"
mkdir -p "$work"
runtime=$ARCHIVES/$runtime_row/libmlcc_rt.a

# Passes and sequences that anybody may run before a compile. A program goes
# through every third of them.
passes=(
  "-cse"
  "-canonicalize"
  "-canonicalize -cse"
  "-symbol-dce -canonicalize"
  "-inline -loop-invariant-code-motion -control-flow-sink"
  "-sccp -canonicalize"
  "-inline -sroa -mem2reg -sccp"
  "-int-range-optimizations -arith-unsigned-when-equivalent"
  "-arith-int-range-narrowing=int-bitwidths-supported=8,16,33,64"
  "-inline -remove-dead-values"
  "-inline -canonicalize -cse -symbol-dce"
  "-canonicalize -loop-invariant-code-motion"
  "-sroa -mem2reg -canonicalize"
  "-composite-fixed-point-pass=pipeline=canonicalize,cse -topological-sort"
  "-duplicate-function-elimination -strip-debuginfo -symbol-privatize=exclude=main"
  "-generate-runtime-verification -canonicalize"
  "-fold-memref-alias-ops -flatten-memref"
  "-expand-strided-metadata -resolve-shaped-type-result-dims -cse"
  "-scf-for-loop-canonicalization -scf-for-loop-peeling -canonicalize"
  "-scf-for-loop-peeling=peel-front=true -scf-for-loop-range-folding"
  "-scf-for-loop-range-folding -scf-for-loop-specialization"
  "-scf-for-to-while -canonicalize"
  "-scf-for-to-while -canonicalize -scf-uplift-while-to-for"
  "-scf-uplift-while-to-for -loop-invariant-code-motion"
  "-scf-forall-to-for -scf-parallel-for-to-nested-fors -canonicalize"
  "-scf-forall-to-parallel -scf-parallel-loop-fusion -canonicalize"
  "-scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3 -canonicalize"
  "-scf-parallel-loop-specialization -scf-parallel-loop-tiling=parallel-loop-tile-sizes=3 -scf-for-loop-peeling"
  "-lower-affine -convert-scf-to-cf -canonicalize -lift-cf-to-scf"
  "-canonicalize -lift-cf-to-scf -cse"
  "-lower-vector-mask -canonicalize"
  "-convert-vector-to-scf -cse"
  "-lower-vector-multi-reduction -canonicalize"
  "-lower-vector-to-from-elements-to-shuffle-tree -cse"
  "-affine-expand-index-ops -affine-simplify-structures -canonicalize"
  "-affine-raise-from-memref -affine-scalrep -affine-simplify-min-max"
  "-affine-parallelize -lower-affine -canonicalize"
  "-affine-super-vectorize=virtual-vector-size=4"
  "-affine-loop-normalize -affine-super-vectorize=virtual-vector-size=2,3 -canonicalize"
  "-lower-affine -scf-for-loop-peeling -cse"
  "-affine-loop-unroll=unroll-factor=3 -affine-loop-invariant-code-motion"
  "-affine-loop-unroll-jam=unroll-jam-factor=2 -affine-scalrep"
  "-affine-loop-tile=tile-size=3 -affine-loop-normalize"
  "-affine-loop-fusion -affine-loop-coalescing"
  "-affine-loop-fusion=maximal -affine-loop-unroll=unroll-factor=-1"
  "-pass-pipeline=builtin.module(func.func(affine-data-copy-generate{fast-mem-space=0}),normalize-memrefs)"
)
ways=(O0 O2 O3)
[ "$target" = x86_64 ] || ways=(O0 O2) # emulators are slow
if oracle_present; then
  ways+=(oracle)
  oracle_runtime "$triple" "$work/oracle_rt.o" || exit 1
else
  echo "skipped: the oracle, which is not there"
fi

build() { # source way program
  local library=$runtime
  case $2 in
  oracle)
    oracle_compile "$triple" -O1 "$1" "$3.o" -fPIC || return 1
    library=$work/oracle_rt.o
    ;;
  O*) "$MLCC" -target "$triple" "-$2" -fPIC "$1" -o "$3.o" -c || return 1 ;;
  *)
    "$MLCC-opt" ${passes[$2]} "$1" -o "$3.mlir" &&
      "$MLCC" -target "$triple" -O1 -fPIC "$3.mlir" -o "$3.o" -c || return 1
    ;;
  esac
  $cc $link_flags "$3.o" "$library" -lm -o "$3"
}

# The way of a program for messages: a number is a list of passes.
name_of() {
  case $1 in
  [0-9]*) echo "${passes[$1]}" ;;
  *) echo "$1" ;;
  esac
}

# mlir-translate sizes memory without the target's data layout, in which integers
# beyond 64 bits may be larger: 16 bytes, not 12, of an i65.
# mlir-opt leaves loads and stores of vectors of several dimensions, and
# contractions that look for the least or greatest integer.
oracle_errs() { # source
  # convert-vector-to-llvm takes index for 64 bits.
  [ "$target" != armhf ] || ! grep -q 'vector<' "$1" || return 0
  grep -q -e 'memref<[0-9x]*i\(65\|100\|128\)>' \
    -e 'vector\.\(load\|store\) .*vector<[0-9]*x[0-9]*x' \
    -e 'vector\.contract .*kind<m[axin]*[su]i>' \
    -e 'vector\.\(expandload\|compressstore\) .*vector<[0-9]*x[0-9]*x' "$1"
}

differs() { # seed
  local source=$work/$1.mlir way program bad=1 ways=("${ways[@]}")
  if [ "$target" = x86_64 ]; then
    for ((way = $1 % 3; way < ${#passes[@]}; way += 3)); do
      ways+=("$way")
    done
  fi
  python3 "$here/generate.py" "$1" >"$source" || return 0
  for way in "${ways[@]}"; do
    [ "$way" != oracle ] || ! oracle_errs "$source" || continue
    program=$work/$1.$way
    if ! build "$source" "$way" "$program" >"$program.log" 2>&1; then
      echo "program $1, $(name_of "$way"): does not compile"
      head -5 "$program.log"
      bad=0
      continue
    fi
    (ulimit -c 0; timeout 60 $emulator "$program") >"$program.out" 2>&1 ||
      echo "exit status $?" >>"$program.out"
    if ! cmp -s "$work/$1.O0.out" "$program.out"; then
      echo "program $1, $(name_of "$way"): differs from -O0"
      diff "$work/$1.O0.out" "$program.out" | head -6
      bad=0
    fi
  done
  return $bad
}

first=${FIRST:-1} count=${COUNT:-40} limit=${LIMIT:-60} failed=0 done=0
for ((seed = first; seed < first + count && SECONDS < limit; seed++)); do
  if differs "$seed"; then
    failed=$((failed + 1))
  else
    rm -f "$work/$seed".*
  fi
  done=$((done + 1))
done
echo "$target: $done programs, $failed differ"
[ "$failed" = 0 ]
