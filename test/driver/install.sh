#!/bin/sh
# label: slow
# The installed tree: all that belongs there, links, and that it works wherever
# it is moved and through whatever link it is called.
. "$SOURCE/test/driver/common.inc"
need cmake cc

step "what is installed"
works cmake --install "$BUILD" --prefix "$PWD/tree"
for file in bin/mlcc bin/mlcc-opt bin/mlcc-translate bin/mlcc-runner include/mlcc/memref.h \
  lib/mlcc/targets.list share/man/man1/mlcc.1 share/man/man1/mlcc-opt.1 \
  share/man/man1/mlcc-remote.1 share/man/man1/mlcc-translate.1 share/man/man1/mlcc-runner.1 share/pkgconfig/mlcc.pc \
  share/doc/mlcc/LICENSE share/doc/mlcc/NOTICES share/doc/mlcc/README.md \
  share/doc/mlcc/doc/status.md share/doc/mlcc/doc/operations.md share/doc/mlcc/doc/tutorial.md share/cmake/mlcc/mlccConfig.cmake \
  share/mlcc/mlcc.mk share/mlcc/gdb/mlcc_printers.py share/mlcc/toolchain-files/aarch64-linux-gnu.cmake
do
  [ -s tree/$file ] || stop "no $file"
done
for library in "$BUILD"/lib/mlcc/*/lib*.a; do
  [ -s "tree/${library#"$BUILD/"}" ] || stop "no $library"
done
[ "$(readlink tree/bin/mlcc-opt)" = mlcc ] || stop "mlcc-opt is no link to mlcc"

[ "$(wc -c <tree/bin/mlcc)" -le "$(wc -c <"$BUILD/bin/mlcc")" ] &&
  ! nm tree/bin/mlcc 2>/dev/null | grep -q . || stop "it is not stripped"

step "DESTDIR and another prefix"
DESTDIR=$PWD/stage works cmake --install "$BUILD" --prefix /opt/mlcc
(cd tree && find . ! -type d | sort) >tree.list
(cd stage/opt/mlcc && find . ! -type d | sort) >stage.list
cmp tree.list stage.list || stop "the trees differ"
rm -r stage

if command -v python3 >/dev/null; then
  step "links of its documents"
  works python3 "$SOURCE/test/lint/links.py" tree/share/doc/mlcc
fi

step "nothing names the build"
grep -rlF "$SOURCE" tree && stop "these name the source tree"

step "it works after being moved"
mkdir moved
mv tree moved/mlcc
ln -s ../moved/mlcc/bin/mlcc moved/other-name
PATH=$PWD/moved/mlcc/bin:$PATH
example=$SOURCE/examples/life
program() { # mlcc and options for it; C compiler
  compiler=$1
  shift
  works "$compiler" -std=c17 -I moved/mlcc/include -c "$example/main.c" -o main.o
  works "$@" -O2 "$example/life.mlir" main.o -lm -o life
}
program cc mlcc
works ./life
prints "life: ok"
program cc ./moved/other-name
works ./life
works mlcc-opt --convert-scf-to-cf "$example/life.mlir"
works mlcc -emit-mlir=llvm add.mlir -o add.llvm.mlir
works mlcc-translate -mlir-to-llvmir add.llvm.mlir
prints "define i32 @add"
[ "$(mlcc -print-runtime-dir)" = "$PWD/moved/mlcc/lib/mlcc/$(uname -m)-linux" ] ||
  stop "$(mlcc -print-runtime-dir)"

step "what build systems read of it"
grep -qx 'License: Apache-2.0 WITH LLVM-exception' \
  moved/mlcc/share/pkgconfig/mlcc.pc || stop "no licence in mlcc.pc"
if command -v pkg-config >/dev/null; then
  PKG_CONFIG_PATH=$PWD/moved/mlcc/share/pkgconfig
  export PKG_CONFIG_PATH
  # shellcheck disable=SC2046
  works cc $(pkg-config --cflags mlcc) -c "$example/main.c" -o main.o
fi

step "MLIR as a language of CMake, found beside the program in PATH"
cat >CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.20)
project(sample LANGUAGES C)
find_package(mlcc REQUIRED)
enable_language(MLIR)
add_executable(sample main.c add.mlir)
END
MLCC= works cmake -S . -B sample
prints "moved/mlcc/bin/mlcc"
works cmake --build sample
works sample/sample
prints 42

step "and for another machine"
need aarch64-linux-gnu-gcc qemu-aarch64
program aarch64-linux-gnu-gcc mlcc -target aarch64-linux-gnu -static
works qemu-aarch64 ./life
prints "life: ok"
exit 0
