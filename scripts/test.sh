#!/bin/sh
# Installs what the tests need, builds, and runs all tests; the last lines are
# CTest's summary, after the ten tests that took longest. What a missing tool
# would have tested is skipped.
#
#   scripts/test.sh [preset] [options of ctest]
#
#   scripts/test.sh             the build of quickstart.sh
#   scripts/test.sh -L quick    some of the tests
#   scripts/test.sh asan        any other preset of CMakePresets.json
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

case ${1:--} in
-*) preset=release ;;
*) preset=$1 && shift ;;
esac
# shellcheck disable=SC2086
install_packages $build_packages $test_packages
cmake --preset "$preset"
cmake --build --preset "$preset"

# Passes on what ctest prints, with the slowest tests before its summary.
slowest_last() {
  awk '
    / Test +#[0-9]+: .* [0-9.]+ sec/ {
      line = $0
      sub(/.* Test +#[0-9]+: /, "", line)
      split(line, words, " ")
      seconds = line
      sub(/ sec.*/, "", seconds)
      sub(/.* /, "", seconds)
      took[++n] = sprintf("%9.2f s  %s", seconds, words[1])
    }
    /^[0-9]+% tests passed/ {
      print "The slowest tests:"
      for (i = 1; i <= n; i++)
        print took[i] | "sort -rn | head -n 10"
      close("sort -rn | head -n 10")
      print ""
    }
    { print; fflush() }'
}

status=$(mktemp)
trap 'rm -f "$status"' EXIT
{
  ctest --preset "$preset" -j"$(nproc)" "$@" && echo 0 >"$status" ||
    echo $? >"$status"
} | slowest_last
exit "$(cat "$status")"
