#!/bin/bash
# Runs the tables of cases.py and llvm_cases.py: every operation of arith and
# index, and those of the llvm dialect that compute numbers, on edge
# cases of many types, against results worked out in Python.
#
#   tables.sh TARGET      x86_64, aarch64, riscv64 or armhf
#
# Every family of cases is one module, and is compiled several ways: by mlcc at
# -O2, with operands that are constants, and on x86_64 at -O0 and by the oracle,
# which shows that the tables themselves are right (answers.inc says how often).
# All modules of one way are one program.
#
# Environment: MLCC, ARCHIVES, WORK, HOST_CC as for test/examples/run.sh; ONLY
# names families; otherwise a run takes one of SHARE (4), others for each SEED,
# and all if SAMPLE=all. Exit status: 0 all passed, 1 something failed, 77 nothing
# was run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/oracle.sh"
. "$here/../interop/answers.inc"
SOURCE=$here/../..
. "$SOURCE/test/sample.inc"
. "$here/../interop/targets.sh"

target=${1:?usage: tables.sh TARGET}
target_select "$target" || exit 2
: "${WORK:?a folder to build in}"
work=$WORK/tables-$target
mkdir -p "$work"
answers_load "$work/answers"
runtime=${ARCHIVES:-}/$runtime_row/libmlcc_rt.a

passed=0 failed=0 skipped=0

finish() {
  echo "tables $target: $passed passed, $failed failed, $skipped skipped"
  [ $failed -eq 0 ] || exit 1
  [ $passed -gt 0 ] || exit 77
  exit 0
}

fail() { # family way
  failed=$((failed + 1))
  echo "FAIL $target $1 $2"
  head -20 "$work/$1.$2.log"
}

# What is in the table, by way.
form_of() {
  case $1 in
  O*) echo plain ;;
  *) echo "$1" ;;
  esac
}

# The rounding mode that a family is about.
mode_of() {
  case $1 in
  rounding_*) echo "${1#rounding_}" ;;
  *) echo to_nearest_even ;;
  esac
}

# Whether what the oracle makes of it is known to be right.
is_known() { # family
  local wanted
  wanted=$(digest <"$work/$1.oracle.expected")
  answer_known "$triple $(mode_of "$1")" "$work/$1.oracle.mlir" \
    "$work/$1.oracle.in" && [ "$answer" = "$wanted" ] && answer_is "$wanted"
}

compile() { # family way
  local source=$work/$1.$(form_of "$2").mlir level=-O2
  [ "$2" != O0 ] || level=-O0
  if [ "$2" = oracle ]; then
    oracle_compile "$triple" $level "$source" "$work/$1.$2.o" -fPIC
  else
    "$MLCC" -target "$triple" $level -fPIC "$source" -o "$work/$1.$2.o"
  fi
}

# One program of the families' objects.
link() { # way family...
  local way=$1 family objects=() library=$runtime
  shift
  [ "$way" != oracle ] || library=$work/oracle_rt.o
  mkdir -p "$work/$way"
  for family; do
    echo "TABLE($family)"
    objects+=("$work/$family.$way.o")
  done >"$work/$way/tables.inc"
  $cc -std=c17 -O2 -I "$here/../../runtime/include" -I "$work/$way" \
    $link_flags "$here/table_main.c" "${objects[@]}" "$library" -lm \
    -o "$work/$way/program"
}

run() { # way family...
  local way=$1 family arguments=() form
  form=$(form_of "$way")
  shift
  for family; do
    arguments+=("$family" "$work/$family.$form.in" "$work/$family.$way.out"
      "${sizes[$family.$form]}" "$(mode_of "$family")")
  done
  (ulimit -c 0; $emulator "$work/$way/program" "${arguments[@]}")
}

# All families in one way.
try() { # way
  local way=$1 family built=() ran=() wrong
  for family in $families; do
    rm -f "$work/$family.$way".{o,out}
    if [ "$way" = oracle ] && is_known "$family"; then
      passed=$((passed + 1))
    elif compile "$family" "$way" >"$work/$family.$way.log" 2>&1; then
      built+=("$family")
    else
      fail "$family" "$way"
    fi
  done
  [ ${#built[@]} -gt 0 ] || return
  if ! link "$way" "${built[@]}" >"$work/$way.log" 2>&1; then
    echo "FAIL $target $way does not link"
    head -20 "$work/$way.log"
    failed=$((failed + ${#built[@]}))
    return
  fi
  ran=("${built[@]}")
  if ! run "$way" "${built[@]}" >/dev/null 2>&1; then
    ran=()
    for family in "${built[@]}"; do
      if run "$way" "$family" >"$work/$family.$way.log" 2>&1; then
        ran+=("$family")
      else
        fail "$family" "$way"
      fi
    done
  fi
  wrong=" $(python3 "$here/table.py" check "$work" "$(form_of "$way")" "$way" \
    "${ran[@]}" | tr '\n' ' ') "
  for family in "${ran[@]}"; do
    case $wrong in
    *" $family "*) fail "$family" "$way" ;;
    *)
      passed=$((passed + 1))
      [ "$way" != oracle ] || keep "$family"
      ;;
    esac
  done
}

keep() { # family
  is_known "$1" || answer_is "$(digest <"$work/$1.oracle.expected")"
}

ways="O2 constants"
[ "$target" != x86_64 ] || ways+=" O0 oracle"
families=${ONLY:-$(python3 "$here/table.py" list)} || finish
[ -n "${ONLY:-}" ] || families=$(for family in $families; do
  ! sampled "${SHARE:-4}" "$target $family" || echo "$family"
done)

target_present || {
  echo "SKIP $target: no $target_missing"
  skipped=$(wc -w <<<"$families")
  finish
}
machine_options=
[ "$(oracle_index_bits "$triple")" = 64 ] ||
  machine_options="--index-bits 32 --no-f128"
declare -A sizes
while read -r family form size; do
  sizes[$family.$form]=$size
done < <(python3 "$here/table.py" emit $machine_options "$work" \
  "$(for way in $ways; do form_of "$way"; done | sort -u | paste -sd,)" \
  $families)
for way in $ways; do
  absent=
  if [ "$way" = oracle ]; then
    oracle_present && oracle_runtime "$triple" "$work/oracle_rt.o" ||
      absent="mlir-opt-22, mlir-translate-22 and clang-22"
  elif [ ! -x "${MLCC:-}" ]; then
    absent=mlcc
  elif [ ! -f "$runtime" ]; then
    absent=$runtime
  fi
  if [ -n "$absent" ]; then
    echo "SKIP $target $way: no $absent"
    skipped=$((skipped + $(wc -w <<<"$families")))
  else
    try "$way"
  fi
done
finish
