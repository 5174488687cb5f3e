#!/bin/bash
# Tests that take hours, for before a release and after changes that reach far.
#
#   scripts/soak.sh              all steps
#   scripts/soak.sh STEP...      some of them
#   scripts/soak.sh --list       what there is
#
# A step is one or several commands; what they say is in build/soak/STEP.log. The
# table that is printed has the outcome and the time of each. Random steps begin
# at another number each day, which the table names.
#
# Environment: SEED (the day), SCALE times as many random programs and mutants
# (1), FUZZ_SECONDS for each fuzz target (1200), MUTATIONS (200). Exit status: 0
# all well, 1 something failed.
set -u
cd "$(dirname "$0")/.."
root=$PWD
. scripts/packages.sh

: "${SCALE:=1}" "${FUZZ_SECONDS:=1200}" "${MUTATIONS:=200}"
export SEED=${SEED:-$(date +%Y%m%d)}
export MLCC_TEST_TIMEOUT=100000
build=$root/build/ci
logs=$root/build/soak

# The steps, and what each is. The function step_<name> does it.
steps="\
tests     All tests, with all that they otherwise take samples of
passes    All lists of passes, on the tests' modules and 10,000 mutants
mutants   100,000 mutants under mlcc-opt and mlir-opt
random    Random programs, for each target and through passes
asan      Quick tests under AddressSanitizer and UBSan
tsan      Quick tests under ThreadSanitizer
hardmem   Quick tests with a block for each allocation
clang     Quick tests of a build by clang
fuzz      The fuzz targets
score     How many mistakes in our C the quick tests notice
setup     The README's commands in bare roots of Debian"

# Runs tests of a preset: it, and options of ctest.
run_tests() {
  local preset=$1
  shift
  cmake --preset "$preset" >/dev/null &&
    cmake --build --preset "$preset" --parallel &&
    ctest --preset "$preset" -j"$(nproc)" "$@"
}

# Runs a script of test/random with its environment: NAME=VALUE... script...
random() {
  echo "+ $*"
  env MLCC="$build/bin/mlcc" ARCHIVES="$build/lib/mlcc" WORK="$logs/random" \
    HOST_CC=cc FIRST="$SEED" LIMIT=100000 "$@"
}

step_tests() {
  SAMPLE=all ORACLE=always run_tests ci
}

step_passes() {
  SAMPLE=all COUNT=$((10000 * SCALE)) SHARE=1 EACH=0 \
    run_tests ci -R '^interop-passes'
}

step_mutants() {
  COUNT=$((100000 * SCALE)) SHARE=1 run_tests ci -R '^interop-differential'
}

step_random() {
  local target bad=0 here=$root/test/random
  cmake --preset ci >/dev/null && cmake --build --preset ci || return
  mkdir -p "$logs/random"
  for target in x86_64 aarch64 riscv64 armhf; do
    random COUNT=$((200 * SCALE)) "$here/compare.sh" $target || bad=1
    [ ! -e "$here/elements.sh" ] ||
      random COUNT=$((100 * SCALE)) "$here/elements.sh" $target || bad=1
  done
  for target in x86_64 armhf riscv32 wasm32; do
    random FULL=1 "$here/edges.sh" $target || [ $? = 77 ] || bad=1
  done
  for target in x86_64 aarch64 riscv64 armhf s390x; do
    random COUNT=$((20 * SCALE)) "$here/products.sh" $target ||
      [ $? = 77 ] || bad=1
    random FULL=1 SAMPLE=all "$here/sizes.sh" $target || [ $? = 77 ] || bad=1
    random FULL=1 "$here/operations.sh" $target || [ $? = 77 ] || bad=1
  done
  random SAMPLE=all "$here/spills.sh" || bad=1
  random COUNT=$((100 * SCALE)) "$here/blocks.sh" || bad=1
  random COUNT=$((100 * SCALE)) "$here/tensors.sh" || bad=1
  random COUNT=$((1000 * SCALE)) "$here/tensors_ways.sh" || bad=1
  random COUNT=$((100 * SCALE)) "$here/folds.sh" || bad=1
  random COUNT=$((200 * SCALE)) PAIRS=20 python3 "$here/passes.py" || bad=1
  return $bad
}

step_asan() {
  run_tests asan -L quick
}

step_tsan() {
  run_tests tsan -L quick
}

step_hardmem() {
  run_tests hardmem -L quick
}

step_clang() {
  run_tests clang -L quick
}

step_fuzz() {
  local target bad=0 found
  cmake --preset fuzz >/dev/null && cmake --build --preset fuzz || return
  for target in parse lower optimize passes translate; do
    test/fuzz/run build/fuzz $target "$FUZZ_SECONDS" || bad=1
    found=$(ls "build/fuzz/fuzz-$target/crashes")
    [ -z "$found" ] || { echo "fuzz-$target crashes: $found"; bad=1; }
  done
  return $bad
}

step_score() {
  scripts/reach.py || return
  scripts/mutate.py --count "$MUTATIONS" --seed "$SEED"
  [ $? -le 1 ] # 1: not all were noticed
}

step_setup() {
  mkdir -p "$logs/setup" && cd "$logs/setup" &&
    SOURCE=$root "$root/test/setup/fresh_root.sh" example bare clang_14
}

case ${1-} in
--list)
  echo "$steps"
  exit
  ;;
-*)
  sed -n '2,/^set/s/^# \{0,1\}//p' "$0"
  exit 2
  ;;
esac
for step; do
  grep -q "^$step " <<<"$steps" || { echo "no step $step; --list has them"; exit 2; }
done
mkdir -p "$logs"
install_packages $build_packages $test_packages || exit
echo "Steps of $(git rev-parse --short HEAD), numbers from $SEED:"
failed=0
for step in ${*:-$(cut -d' ' -f1 <<<"$steps")}; do
  begin=$SECONDS
  (step_$step) >"$logs/$step.log" 2>&1
  case $? in
  0) result=ok ;;
  77) result=skipped ;;
  *) result=FAILED failed=1 ;;
  esac
  took=$((SECONDS - begin))
  printf '%-8s  %-7s  %d:%02d:%02d  %s\n' "$step" $result $((took / 3600)) \
    $((took / 60 % 60)) $((took % 60)) \
    "$(grep -E 'tests passed|tests failed|noticed|differ' "$logs/$step.log" | tail -n 1)"
done
exit $failed
