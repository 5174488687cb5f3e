#!/bin/bash
# Programs of the vector dialect that know what comes of their operations
# (element_programs.py): they must say so at -O0, at -O2, and through passes
# that change nothing a program does.
#
#   elements.sh TARGET [TABLE PARTS...]
#
# TARGET is x86_64, aarch64, riscv64 or armhf. Of a table all cases are tried,
# in so many programs. Without one, programs are random.
#
# Environment: MLCC, ARCHIVES, WORK, HOST_CC as for test/examples/run.sh; FIRST
# is the number of the first random program (1), COUNT how many there are (10),
# CASES the operations in each (20), LIMIT the seconds after which no further
# one is begun (60), WAYS which ways each is built (O0, O2, and numbers of lists
# of passes; `some` for every fourth of them, another one for each program). A
# program that differs stays in $WORK/elements-TARGET. Exit status: 0 all are
# right, 1 some are not, 77 nothing was run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/targets.sh"

target=${1:?usage: elements.sh TARGET [TABLE PARTS...]}
shift
target_select "$target" || exit 2
target_present || {
  echo "skipped: no $target_missing"
  exit 77
}
: "${WORK:?a folder to build in}"
work=$WORK/elements-$target
mkdir -p "$work"
runtime=$ARCHIVES/$runtime_row/libmlcc_rt.a

passes=(
  "-canonicalize"
  "-canonicalize -lower-vector-mask -canonicalize -cse"
  "-lower-vector-mask -convert-vector-to-scf -canonicalize"
  "-lower-vector-mask -convert-vector-to-scf=full-unroll"
  "-lower-vector-mask -convert-vector-to-scf=target-rank=2 -cse"
  "-lower-vector-multi-reduction -canonicalize"
  "-lower-vector-multi-reduction=lowering-strategy=inner-reduction"
  "-lower-vector-mask -convert-vector-to-llvm=vector-contract-lowering=dot"
  "-convert-vector-to-llvm=vector-contract-lowering=parallelarith"
  "-convert-vector-to-llvm=vector-transpose-lowering=shuffle1d"
  "-test-vector-gather-lowering -canonicalize"
  "-test-vector-scan-lowering -test-vector-break-down-reduction-patterns"
  "-fold-memref-alias-ops -canonicalize -flatten-memref"
  "-convert-vector-to-scf -int-range-optimizations -cse"
  "-expand-strided-metadata -lower-vector-mask -canonicalize -sccp"
)

build() { # source way program
  case $2 in
  O*) "$MLCC" -target "$triple" "-$2" -fPIC "$1" -o "$3.o" -c || return 1 ;;
  *)
    "$MLCC-opt" -target="$triple" ${passes[$2]} "$1" -o "$3.mlir" &&
      "$MLCC" -target "$triple" -O1 -fPIC "$3.mlir" -o "$3.o" -c || return 1
    ;;
  esac
  $cc $link_flags "$3.o" "$runtime" -lm -o "$3"
}

# The way of a program for messages: a number is a list of passes.
name_of() {
  case $1 in
  [0-9]*) echo "${passes[$1]}" ;;
  *) echo "$1" ;;
  esac
}

is_wrong() { # name number arguments-of-the-generator...
  local name=$1 number=$2 source=$work/$1.mlir way program bad=1
  local ways=${WAYS:-O0 O2 some}
  shift 2
  python3 "$here/element_programs.py" "$@" >"$source" || return 0
  case $ways in
  *some) ways="${ways%some} $(seq $((number % 4)) 4 $((${#passes[@]} - 1)))" ;;
  esac
  for way in $ways; do
    program=$work/$name.$way
    if ! build "$source" "$way" "$program" >"$program.log" 2>&1; then
      echo "program $name, $(name_of "$way"): does not compile"
      head -5 "$program.log"
      bad=0
    elif ! (ulimit -c 0; timeout 60 $emulator "$program") >"$program.out" 2>&1
    then
      echo "program $name, $(name_of "$way"): wrong"
      head -6 "$program.out"
      bad=0
    fi
  done
  return $bad
}

failed=0 done=0
try() { # name number arguments-of-the-generator...
  if is_wrong "$@"; then
    failed=$((failed + 1))
  else
    rm -f "$work/$1".*
  fi
  done=$((done + 1))
}

if [ $# -gt 0 ]; then
  for ((; $# > 1;)); do
    for ((part = 0; part < $2; part++)); do
      try "$1-$part" "$part" "$1" "$part" "$2"
    done
    shift 2
  done
else
  first=${FIRST:-1} count=${COUNT:-10} limit=${LIMIT:-60}
  for ((seed = first; seed < first + count && SECONDS < limit; seed++)); do
    try "$seed" "$seed" "$seed" ${CASES:-20}
  done
fi
echo "$target: $done programs, $failed wrong"
[ "$failed" = 0 ]
