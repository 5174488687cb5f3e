#!/bin/bash
# Compiles every kernel of examples/, links it with its C main, and runs it.
#
#   run.sh TARGET      x86_64, aarch64, riscv64 or armhf
#
# Each example is built several ways:
#
#   O2        mlcc -c at -O2, linked by the C compiler with libmlcc_rt.a
#   O0, O3    the same at other levels, on x86_64 only
#   link      mlcc takes the kernel and main.o and makes the program
#   oracle    mlir-opt, mlir-translate and clang of LLVM 22 make the object,
#             as far as answers.inc says
#
# A main compares what the kernel computed with what C computes. Beyond that
# all ways must agree on every bit: their --dump outputs are compared with the
# oracle's, or with that of the first way where there is no oracle.
#
# Environment:
#   MLCC       the compiler; without it only the oracle is run
#   ARCHIVES   the folder of <target>/libmlcc_rt.a
#   WORK       a folder to build in
#   HOST_CC    the C compiler of this machine [cc]
#   ONLY       names of examples; otherwise a run takes one of SHARE (4), others
#              for each commit, and all if SAMPLE=all
#
# What cannot be run for want of a tool is skipped and counted. Exit status: 0
# all passed, 1 something failed, 77 nothing was run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
examples=$here/../../examples
. "$here/../interop/oracle.sh"
. "$here/../interop/answers.inc"
SOURCE=$here/../..
. "$SOURCE/test/sample.inc"
. "$here/../interop/targets.sh"

target=${1:?usage: run.sh TARGET}
target_select "$target" || exit 2
: "${WORK:?a folder to build in}"
work=$WORK/$target
mkdir -p "$work"
answers_load "$work/answers"

passed=0 failed=0 skipped=0

pass() {
  passed=$((passed + 1))
}

fail() {
  failed=$((failed + 1))
  echo "FAIL $target $1: $2"
  [ -z "${3:-}" ] || head -20 "$3"
}

finish() {
  echo "examples $target: $passed passed, $failed failed, $skipped skipped"
  [ $failed -eq 0 ] || exit 1
  [ $passed -gt 0 ] || exit 77
  exit 0
}

# The programs are made as NAME.WAY from NAME.WAY.o; what a step says goes to
# NAME.WAY.log.

compile_with_mlcc() { # name level
  "$MLCC" -target "$triple" "-$2" -fPIC "$examples/$1/$1.mlir" \
    -o "$work/$1.$2.o"
}

compile_with_oracle() { # name
  oracle_compile "$triple" -O2 "$examples/$1/$1.mlir" "$work/$1.oracle.o" -fPIC
}

link_by_cc() { # name way runtime
  $cc $link_flags -pthread "$work/$1.main.o" "$work/$1.$2.o" "$3" -lm \
    -o "$work/$1.$2"
}

link_by_mlcc() { # name
  "$MLCC" -target "$triple" -O2 $link_flags "$examples/$1/$1.mlir" \
    "$work/$1.main.o" -lm -lpthread -o "$work/$1.link"
}

build() { # name way
  case $2 in
  oracle)
    compile_with_oracle "$1" && link_by_cc "$1" oracle "$work/oracle_rt.o"
    ;;
  link) link_by_mlcc "$1" ;;
  *) compile_with_mlcc "$1" "$2" && link_by_cc "$1" "$2" "$runtime" ;;
  esac
}

# Sets `dump` to what the program prints, and `bits` to its digest.
run_program() { # name way
  local log=$work/$1.$2.log
  dump=$work/$1.$2.dump
  rm -f "$work/$1.$2" "$dump"
  if ! build "$1" "$2" >"$log" 2>&1; then
    fail "$1 $2" "does not build" "$log"
    return 1
  elif ! $emulator "$work/$1.$2" --dump >"$dump" 2>"$log"; then
    fail "$1 $2" "wrong result" <(grep "^$1: " "$dump" | cat - "$log")
    return 1
  fi
  bits=$(digest <"$dump")
}

# What the others are compared with: `reference` is the dump, or a word where
# only its digest is known, which is `wanted`.
run_oracle() { # name
  if answer_known "$triple" "$examples/$1/$1.mlir" "$examples/$1/main.c" \
    "$examples/check.h"; then
    reference=known wanted=$answer
  else
    run_program "$1" oracle || return
    reference=$dump wanted=$bits
  fi
  answer_is "$wanted"
  pass
}

run_one() { # name way
  run_program "$1" "$2" || return
  if [ -z "$reference" ]; then
    reference=$dump wanted=$bits
  elif [ "$bits" != "$wanted" ] && [ "$reference" = known ]; then
    local ours=$dump
    run_program "$1" oracle || return
    reference=$dump wanted=$bits dump=$ours bits=$(digest <"$ours")
  fi
  if [ "$bits" != "$wanted" ]; then
    fail "$1 $2" "other bits than $(basename "$reference")" \
      <(diff "$reference" "$dump")
  else
    pass
  fi
}

# The oracle comes first: it is what the others are compared with.
ways="oracle O2 link"
[ "$target" != x86_64 ] || ways+=" O0 O3"

runtime=${ARCHIVES:-}/$runtime_row/libmlcc_rt.a
no_oracle= no_mlcc=
if ! oracle_present; then
  no_oracle="mlir-opt-22, mlir-translate-22 and clang-22"
elif ! oracle_runtime "$triple" "$work/oracle_rt.o"; then
  no_oracle="oracle_rt.o"
fi
if [ -z "${MLCC:-}" ] || [ ! -x "$MLCC" ]; then
  no_mlcc="mlcc"
elif [ ! -f "$runtime" ]; then
  no_mlcc=$runtime
fi
for absent in "$no_oracle" "$no_mlcc"; do
  [ -z "$absent" ] || echo "SKIP $target: no $absent"
done

names=${ONLY:-$(cd "$examples" && for name in */; do
  sampled "${SHARE:-4}" "$target $name" && echo "${name%/}"
done)}
if ! target_present; then
  echo "SKIP $target: no $target_missing"
  skipped=$(($(wc -w <<<"$names") * $(wc -w <<<"$ways")))
  finish
fi

for name in $names; do
  reference=
  if ! $cc -std=c17 -O2 -ffp-contract=off -Wall -Wextra -pthread \
    -I "$examples/../runtime/include" -c "$examples/$name/main.c" -o "$work/$name.main.o" \
    >"$work/$name.main.log" 2>&1; then
    fail "$name" "main.c does not compile" "$work/$name.main.log"
    continue
  fi
  for way in $ways; do
    case $way in
    oracle) absent=$no_oracle ;;
    *) absent=$no_mlcc ;;
    esac
    if [ -n "$absent" ]; then
      skipped=$((skipped + 1))
    elif [ $way = oracle ]; then
      run_oracle "$name"
    else
      run_one "$name" "$way"
    fi
  done
done
finish
