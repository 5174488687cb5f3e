#!/bin/bash
# Runs the tables of cases.py and llvm_cases.py: every operation of arith and
# index, and those of the llvm dialect that compute numbers, on edge
# cases of many types, against results worked out in Python.
#
#   tables.sh TARGET      x86_64, aarch64, riscv64 or armhf
#
# Every family of cases is one module, and is run several ways: compiled by
# mlcc at -O2, with operands that are constants, and on x86_64 at -O0 and by
# the oracle, which shows that the tables themselves are right.
#
# Environment: MLCC, ARCHIVES, WORK, HOST_CC as for test/examples/run.sh; ONLY
# names families. Exit status: 0 all passed, 1 something failed, 77 nothing was
# run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/oracle.sh"
. "$here/../interop/targets.sh"

target=${1:?usage: tables.sh TARGET}
target_select "$target" || exit 2
: "${WORK:?a folder to build in}"
work=$WORK/tables-$target
mkdir -p "$work"

passed=0 failed=0 skipped=0

finish() {
  echo "tables $target: $passed passed, $failed failed, $skipped skipped"
  [ $failed -eq 0 ] || exit 1
  [ $passed -gt 0 ] || exit 77
  exit 0
}

machine_options=
[ "$(oracle_index_bits "$triple")" = 64 ] ||
  machine_options="--index-bits 32 --no-f128"

build_and_run() { # family way
  local prefix=$work/$1.$2 options=$machine_options level=-O2
  local library=$runtime mode=
  case $2 in
  O0) level=-O0 ;;
  constants) options+=" --constants" ;;
  oracle) options+=" --oracle" library=$work/oracle_rt.o ;;
  esac
  case $1 in
  rounding_*) mode=${1#rounding_} ;;
  esac
  rm -f "$prefix".{o,out}
  local size
  size=$(python3 "$here/table.py" emit $options "$1" "$prefix") || return 1
  if [ "$2" = oracle ]; then
    oracle_compile "$triple" $level "$prefix.mlir" "$prefix.o" -fPIC
  else
    "$MLCC" -target "$triple" $level -fPIC "$prefix.mlir" -o "$prefix.o"
  fi || return 1
  $cc $link_flags "$work/main.o" "$prefix.o" "$library" -lm -o "$prefix" &&
    $emulator "$prefix" "$prefix.in" "$prefix.out" "$size" $mode &&
    python3 "$here/table.py" check "$prefix"
}

runtime=${ARCHIVES:-}/$runtime_row/libmlcc_rt.a
ways="O2 constants"
[ "$target" != x86_64 ] || ways+=" O0 oracle"
families=${ONLY:-$(python3 "$here/table.py" list)} || finish

target_present || {
  echo "SKIP $target: no $target_missing"
  ways=
}
no_mlcc= no_oracle=
[ -x "${MLCC:-}" ] || no_mlcc="mlcc"
[ -n "$no_mlcc" ] || [ -f "$runtime" ] || no_mlcc=$runtime
oracle_present && oracle_runtime "$triple" "$work/oracle_rt.o" ||
  no_oracle="mlir-opt-22, mlir-translate-22 and clang-22"
for absent in "$no_mlcc" "$no_oracle"; do
  [ -z "$absent" ] || echo "SKIP $target: no $absent"
done
[ -z "$ways" ] ||
  $cc -std=c17 -O2 -I "$here/../../runtime/include" -c "$here/table_main.c" \
    -o "$work/main.o" || exit 1

for family in $families; do
  [ -n "$ways" ] || skipped=$((skipped + 1))
  for way in $ways; do
    case $way in
    oracle) absent=$no_oracle ;;
    *) absent=$no_mlcc ;;
    esac
    if [ -n "$absent" ]; then
      skipped=$((skipped + 1))
    elif build_and_run $family $way >"$work/$family.$way.log" 2>&1; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      echo "FAIL $target $family $way"
      head -20 "$work/$family.$way.log"
    fi
  done
done
finish
