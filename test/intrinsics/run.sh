#!/bin/bash
# label: slow
# Runs every operation of the instruction sets' dialects, against what C computes
# of the same numbers. A program is NAME.mlir and NAME.c; the module says what
# the processor must have, in the words of /proc/cpuinfo, or that it is
# AArch64's, which qemu-user runs, and with vectors of how many bits; and what flags have LLVM do without
# such instructions at -O0. Programs that nothing here can run are
# compiled all the same, and counted.
#
# It writes to the current folder. A run takes one of three modules, others for each
# commit. Environment: SOURCE, MLCC, CC. Exit status: 0 all passed, 1 something
# failed, 77 nothing was run.

set -u
. "${SOURCE:?}/test/sample.inc"
here=$(cd "$(dirname "$0")" && pwd)
passed=0 failed=0 skipped=0

has_cpu() { # names
  local feature
  for feature; do
    grep -qw "$feature" /proc/cpuinfo || return 1
  done
}

# Sets cc and runner; false when nothing here runs such programs.
find_runner() { # what the CPU must have
  cc=${CC:-cc} runner=
  if [ "$1" = aarch64 ]; then
    cc="aarch64-linux-gnu-gcc -march=armv8.2-a+sve"
    runner="qemu-aarch64 -L /usr/aarch64-linux-gnu -cpu max"
    command -v ${cc%% *} >/dev/null && command -v qemu-aarch64 >/dev/null
  else
    [ "$(uname -m)" = x86_64 ] && has_cpu "$@"
  fi
}

# Runs it with each length of vectors that it is for.
run() { # program, what the CPU must have
  local program=$1 length lengths=
  shift
  for length; do
    case $length in
    sve* | sme*) lengths="$lengths ,${length:0:3}-default-vector-length=$((${length:3} / 8))" ;;
    esac
  done
  for length in ${lengths:-none}; do
    $runner${length#none} "$program" || return 1
  done
}

for module in "$here"/*.mlir; do
  name=$(basename "$module" .mlir)
  sampled 3 "$name" || continue
  cpu=$(sed -n 's,^// CPU: ,,p' "$module")
  flags=$(sed -n 's,^// FLAGS: ,,p' "$module")
  [ "${cpu%% *}" = aarch64 ] || flags="-target x86_64-linux-gnu $flags"
  emulated=$(sed -n 's,^// EMULATED: ,,p' "$module")
  find_runner $cpu && has=1 || has=0
  for level in -O0 -O2; do
    program=./$name$level runs=$has instead=
    if [ $has = 0 ] && [ $level = -O0 ] && [ -n "$emulated" ] && [ "$(uname -m)" = x86_64 ]; then
      instead=$emulated runs=1
    fi
    if ! "$MLCC" $flags $instead $level -fPIC -c "$module" -o "$program.o"; then
      failed=$((failed + 1))
      echo "FAILED $name $level: not compiled"
    elif [ $runs = 0 ]; then
      skipped=$((skipped + 1))
      echo "skipped $name $level: the processor has not all of: $cpu"
    elif $cc -std=gnu17 -w -ffp-contract=off "$here/$name.c" "$program.o" -o "$program" -lm &&
      run "$program" $cpu; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      echo "FAILED $name $level"
    fi
  done
done
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed = 0 ] || exit 1
[ $passed -gt 0 ] || exit 77
