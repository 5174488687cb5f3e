#!/bin/sh
# Installs what the tests need, builds, and runs all tests; the last lines are
# CTest's summary. What a missing tool would have tested is skipped.
#
#   scripts/test.sh            the release, with warnings as errors
#   scripts/test.sh asan       any other preset of CMakePresets.json
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

preset=${1:-ci}
# shellcheck disable=SC2086
install_packages $build_packages $test_packages
cmake --preset "$preset"
cmake --build --preset "$preset"
exec ctest --preset "$preset" -j"$(nproc)"
