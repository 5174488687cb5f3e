#!/bin/sh
# Installs what the tests need, builds, and runs all tests. Behind CTest's summary
# stand the ten tests that took longest, and how many passed. What a missing tool
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

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
# One more than there are processors, since some wait: for packages, for daemons.
ctest --preset "$preset" -j$(($(nproc) + 1)) -O "$log" "$@" || status=$?

echo
echo "The slowest tests:"
sed -nE 's/.* Test +#[0-9]+: ([^ ]+) .* ([0-9.]+) sec.*/\2 s  \1/p' "$log" |
  sort -rn | head -n 10
grep 'tests passed' "$log" || :
exit "$status"
