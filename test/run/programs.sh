#!/bin/bash
# Runs the programs of this folder: *.mlir files with a @main that prints what
# it computes. What it must print is in the file, in lines `// OUT: ...`.
#
#   programs.sh TARGET      x86_64, aarch64, riscv64, armhf or s390x
#
# A program is compiled by mlcc at -O2, and on x86_64 at -O0 as well; and by
# the oracle, as far as answers.inc says, unless the file says `// NO ORACLE: why` (or, for one target,
# `// NO ORACLE on armhf: why`); on x86_64 also once for each line
# `// PASSES: flags of mlcc-opt`, after these passes. `// FAILS` says that the
# program must end with a failure, `// SKIP on armhf: why` that it is none for
# that target, and `// ONLY on riscv64: -march=...` that mlcc alone compiles it,
# for that target with these options.
#
# Environment: MLCC, ARCHIVES, WORK, HOST_CC as for test/examples/run.sh; ONLY
# names files; otherwise a run takes one of SHARE (6), others for each SEED,
# and all if SAMPLE=all. WAYS is what is done with each (oracle, O0, O2). FLAGS are
# more flags of mlcc, LINK more of the linking. Exit status: 0 all passed, 1
# something failed, 77 nothing was run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/oracle.sh"
. "$here/../interop/answers.inc"
SOURCE=$here/../..
. "$SOURCE/test/sample.inc"
. "$here/../interop/targets.sh"

target=${1:?usage: programs.sh TARGET}
target_select "$target" || exit 2
: "${WORK:?a folder to build in}"
work=$WORK/programs-$target
mkdir -p "$work"
answers_load "$work/answers"

passed=0 failed=0 skipped=0

build() { # source way program
  local library=$runtime level=-O2
  case $2 in
  oracle)
    oracle_compile "$triple" -O2 "$1" "$3.o" -fPIC || return 1
    library=$work/oracle_rt.o
    ;;
  pass*)
    sed -n 's,^// PASSES: ,,p' "$1" | sed -n "${2#pass}p" >"$3.flags"
    eval "\"\${MLCC}-opt\" $(cat "$3.flags") \"\$1\"" >"$3.mlir" || return 1
    "$MLCC" -target "$triple" -O1 -fPIC "$3.mlir" -o "$3.o" || return 1
    ;;
  *) "$MLCC" -target "$triple" "-$2" -fPIC $options ${FLAGS:-} "$1" -o "$3.o" ||
    return 1 ;;
  esac
  $cc $link_flags ${LINK:-} "$3.o" "$library" -lm -o "$3"
}

# How the program ends and what it prints when all is well.
expected() { # source
  grep -q '^// FAILS' "$1" && echo failure || echo success
  sed -n 's,^ *// OUT: ,,p' "$1"
}

# Whether it does so.
run() { # source program
  local status=0
  expected "$1" >"$2.expected"
  (ulimit -c 0; $emulator "$2") >"$2.out" || status=$?
  [ $status -eq 0 ] && status=success || status=failure
  # Addresses differ from run to run; lines of memrefs end in blanks.
  sed -i -e 's/^Unranked Memref base@ = 0x[0-9a-f]* //' -e 's/ *$//' \
    -e "1i $status" "$2.out"
  [ -s "$2.out" ] || echo $status >"$2.out"
  diff "$2.expected" "$2.out"
}

build_and_run() { # source way program
  build "$@" && run "$1" "$3"
}

run_by_oracle() { # source program
  local digest
  digest=$(expected "$1" | digest)
  answer_known "$triple" "$1" && [ "$answer" = "$digest" ] ||
    build_and_run "$1" oracle "$2" || return 1
  answer_is "$digest"
}

runtime=${ARCHIVES:-}/$runtime_row/libmlcc_rt.a
ways="oracle O2"
[ "$target" != x86_64 ] || ways+=" O0"
ways=${WAYS:-$ways}
no_mlcc= no_oracle=
if ! target_present; then
  no_mlcc=$target_missing no_oracle=$target_missing
else
  [ -x "${MLCC:-}" ] || no_mlcc="mlcc"
  [ -n "$no_mlcc" ] || [ -f "$runtime" ] || no_mlcc=$runtime
  oracle_present && oracle_runtime "$triple" "$work/oracle_rt.o" ||
    no_oracle="mlir-opt-22, mlir-translate-22 and clang-22"
fi
for absent in "$no_mlcc" "$no_oracle"; do
  [ -z "$absent" ] || echo "SKIP $target: no $absent"
done

for source in ${ONLY:-$(cd "$here" && echo */*.mlir)}; do
  [ -n "${ONLY:-}" ] || sampled "${SHARE:-6}" "$target $source" || continue
  name=$(tr / - <<<"${source%.mlir}")
  ! grep -q "^// SKIP on $target: ." "$here/$source" || continue
  options=$(sed -n "s,^// ONLY on $target: ,,p" "$here/$source")
  [ -n "$options" ] || ! grep -q '^// ONLY on ' "$here/$source" || continue
  passes=
  [ -n "${WAYS:-}" ] || [ "$target" != x86_64 ] ||
    passes=$(seq -f pass%g "$(grep -c '^// PASSES: ' "$here/$source")")
  for way in $ways $passes; do
    program=$work/$name.$way
    [ $way != oracle ] || [ -z "$options" ] || continue
    if [ $way = oracle ] && 
      grep -q "^// NO ORACLE\( on $target\)\?:" "$here/$source"; then
      continue
    fi
    case $way in
    oracle) absent=$no_oracle ;;
    *) absent=$no_mlcc ;;
    esac
    if [ -n "$absent" ]; then
      skipped=$((skipped + 1))
    elif case $way in
      oracle) run_by_oracle "$here/$source" "$program" ;;
      *) build_and_run "$here/$source" $way "$program" ;;
      esac >"$program.log" 2>&1; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      echo "FAIL $target $source $way"
      head -20 "$program.log"
    fi
  done
done
echo "programs $target: $passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ] || exit 1
[ $passed -gt 0 ] || exit 77
