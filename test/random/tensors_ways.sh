#!/bin/bash
# Random programs on tensors (tensors.py) in memory that was found in three ways:
# as a compile finds it, with a copy before each write, and as mlir-opt does it,
# by one-shot-bufferize across functions, with arguments that are not writable,
# identity layouts and its deallocation pipeline. Each is compiled by mlcc and
# must print what the generator says, and free what it allocates. Allocations
# and copies are counted as they happen: a compile makes no more than mlir-opt,
# besides those for results, which here belong to the caller alone, but in loops
# that end an iteration with a tensor from outside of them where it, or what is
# returned or carried on of scf.for, is more than read: a compile copies it,
# mlir-opt carries along whose it is. Of such programs there are few.
#
# Environment: MLCC, ARCHIVES, WORK. FIRST is the number of the first program
# (1), COUNT how many there are (10). A program that is wrong stays in
# $WORK/tensors-ways. Exit status: 0 all are well, 1 some are not: one is wrong,
# more than one in 25 makes more, or mlir-opt refuses more than one in five.

set -u
here=$(cd "$(dirname "$0")" && pwd)
: "${WORK:?a folder to build in}"
work=$WORK/tensors-ways
rm -rf "$work"
mkdir -p "$work"
cc=${HOST_CC:-cc}
runtime=$ARCHIVES/x86_64-linux/libmlcc_rt.a
$cc -O1 -c "$here/counts.c" -o "$work/counts.o" || exit 1

tensors="-convert-elementwise-to-linalg -convert-tensor-to-linalg=for-compile"
boundary="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map"
boundary+=" unknown-type-conversion=identity-layout-map allow-return-allocs-from-loops"

bufferized() { # way source
  case $1 in
  compile)
    "$MLCC-opt" $tensors -one-shot-bufferize=for-compile -convert-bufferization-to-memref \
      -mlir-print-debuginfo -mlir-print-local-scope "$2"
    ;;
  copies)
    "$MLCC-opt" $tensors '-one-shot-bufferize=for-compile copy-before-write' \
      -convert-bufferization-to-memref "$2"
    ;;
  mlir-opt)
    # Arguments stand in the first lines of functions that have a body.
    sed -E '/^func.func .*\{$/ s/(%[a-z0-9]+: tensor<[^>]*>)/\1 {bufferization.writable = false}/g' "$2" |
      mlir-opt-22 "-one-shot-bufferize=$boundary" -buffer-deallocation-pipeline \
        -convert-bufferization-to-memref
    ;;
  esac
}

# Calls before what is counted, which is not what a return makes.
with_counts() { # source
  local returns
  returns=$(grep -n '^ *return ' "$1" | cut -d: -f1 | paste -sd '|')
  sed -E -e "/loc\\(\".*\":($returns):3\\)\$/b" \
    -e 's/^(.*= )?memref\.alloca?\(/func.call @count_alloc() : () -> ()\n&/' \
    -e 's/^ *(memref|linalg)\.copy /func.call @count_copy() : () -> ()\n&/' \
    -e '0,/^ *func\.func/ s/^ *func\.func/func.func private @count_alloc()\nfunc.func private @count_copy()\n&/'
}

run_way() { # way program
  bufferized "$1" "$2.mlir" 2>"$2.$1.err" >"$2.$1.plain" || return 2
  with_counts "$2.mlir" <"$2.$1.plain" >"$2.$1.mlir"
  "$MLCC" -O1 -fno-wide-accumulation -Rno-any-processor -c "$2.$1.mlir" -o "$2.$1.o" 2>"$2.$1.err" &&
    $cc -Wl,--wrap=malloc,--wrap=free "$2.$1.o" "$work/counts.o" "$runtime" -lm -o "$2.$1" &&
    "$2.$1" >"$2.$1.out" 2>"$2.$1.counts" || return 1
  sed 's/ *$//' "$2.$1.out" | cmp -s "$2.expected" - &&
    [ "$(cut -d' ' -f3 "$2.$1.counts")" = 0 ]
}

failed=0 refused=0 wrong=0 more=0 allocations=0 copies=0 theirs=0 their_copies=0
ways="compile copies"
command -v mlir-opt-22 >/dev/null && ways+=" mlir-opt" || echo "skipped: no mlir-opt-22"
for ((seed = ${FIRST:-1}; seed < ${FIRST:-1} + ${COUNT:-10}; seed++)); do
  program=$work/$seed
  kind=$([ $((seed % 2)) = 0 ] || echo private)
  python3 "$here/tensors.py" $seed "$program.mlir" "$program.expected" $kind plain || exit 1
  ok=1
  for way in $ways; do
    run_way $way "$program"
    case $way,$? in
    *,0) ;;
    mlir-opt,2) refused=$((refused + 1)) ok=2 ;;
    mlir-opt,*) wrong=$((wrong + 1)) ok=2 ;;
    *)
      echo "FAIL $seed $way"
      head -3 "$program.$way.err"
      ok=0
      ;;
    esac
  done
  [ $ok != 0 ] || failed=$((failed + 1))
  [ $ok = 0 ] || rm -f "$program".*.o "$program.compile" "$program.copies" "$program.mlir-opt"
  if [ $ok = 1 ] && [ -e "$program.mlir-opt.counts" ]; then
    read -r a c _ <"$program.compile.counts"
    read -r ta tc _ <"$program.mlir-opt.counts"
    allocations=$((allocations + a)) copies=$((copies + c))
    theirs=$((theirs + ta)) their_copies=$((their_copies + tc))
    if [ "$a" -gt "$ta" ] || [ "$c" -gt "$tc" ]; then
      echo "MORE $seed: $a allocations and $c copies, mlir-opt makes $ta and $tc"
      more=$((more + 1))
    fi
  fi
done
echo "${COUNT:-10} programs: $failed failed; mlir-opt refuses $refused, its results are wrong in $wrong"
echo "$allocations allocations and $copies copies, mlir-opt's $theirs and $their_copies; more in $more"
[ $failed = 0 ] && [ $((more * 25)) -le "${COUNT:-10}" ] &&
  [ $((refused * 5)) -le "${COUNT:-10}" ] && [ "$allocations" -le "$theirs" ] &&
  [ "$copies" -le "$their_copies" ]
