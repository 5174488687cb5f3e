#!/bin/sh
# label: slow
# A project for Meson of C, C++ and MLIR: objects and headers by generators, for
# this machine and, by the cross files that mlcc brings, for others.
. "$SOURCE/test/projects/common.inc"
need meson ninja
command -v c++ >/dev/null || { echo "no c++, skipped"; exit 77; }
project meson

step "builds and runs"
works meson setup build src -Dheaders="$BUILD/include"
works ninja -C build
works meson test -C build
runs build/program

step "nothing to do the second time"
works ninja -C build
prints "no work to do"

step "a kernel that changed is compiled again"
later src/scale.mlir
works ninja -C build -v
prints "scale.mlir"
! grep -q 'main\.c$' out || stop "$(cat out)"

step "the header of a kernel that changed is written again"
sed -i 's/@twice/@changed/' src/twice.mlir
ninja -C build >out 2>&1 && stop "the header is still the old one"
prints twice_arrays
sed -i 's/@changed/@twice/' src/twice.mlir
works ninja -C build

# A program for this machine can be cross compiled like any other.
cross() { # triple
  works meson setup "cross-$1" src -Dheaders="$BUILD/include" \
    --cross-file "$SHARE/mlcc/toolchain-files/meson/$1.ini" \
    -Dprefix=/ -Db_ndebug=if-release
  works ninja -C "cross-$1"
  works meson test -C "cross-$1"
  DESTDIR=$PWD/stage-$1 works meson install -C "cross-$1" --strip
  [ -s "stage-$1/bin/in_cpp" ] || stop "in_cpp is not installed"
}
tried=
for triple in x86_64-linux-gnu aarch64-linux-gnu; do
  command -v "$triple-g++" >/dev/null || continue
  command -v "qemu-${triple%%-*}" >/dev/null || continue
  step "a cross file, with C++: $triple"
  cross "$triple"
  tried=yes
done
[ "$tried" ] || { echo "no g++ of another target, skipped"; exit 77; }

step "another machine, without C++"
need aarch64-linux-gnu-gcc qemu-aarch64
sed -i "s/'c', 'cpp'/'c'/; /^in_cpp/,/^$/d; /in_cpp/d" src/meson.build
works meson setup cross src -Dheaders="$BUILD/include" \
  --cross-file "$SHARE/mlcc/toolchain-files/meson/aarch64-linux-gnu.ini"
works ninja -C cross
works meson test -C cross
exit 0
