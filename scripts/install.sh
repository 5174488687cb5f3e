#!/bin/sh
# Builds mlcc as packages hold it, optimised by a profile of typical work
# (cmake/Optimize.cmake), and installs it; what the build needs comes first. It
# takes some minutes more than scripts/quickstart.sh.
#
#   scripts/install.sh [PREFIX]    /usr/local; $DESTDIR is heeded
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

# shellcheck disable=SC2086
install_packages $build_packages $optimize_packages
cmake --preset optimized
cmake --build --preset optimized --target product
cmake --install build/optimized --prefix "${1:-/usr/local}"
