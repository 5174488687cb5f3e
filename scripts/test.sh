#!/bin/sh
# Installs what the tests need, builds, and runs all tests; the last lines are
# CTest's summary. What a missing tool would have tested is skipped.
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
exec ctest --preset "$preset" -j"$(nproc)" "$@"
