#!/bin/sh
# -flto: bitcode for the linker, ours and clang's together.
. "$SOURCE/test/driver/common.inc"
need "$LLVM_BIN/llvm-bcanalyzer" "$LLVM_BIN/llvm-readelf" nm
cat >two.mlir <<'END'
func.func @add(%a: i32, %b: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
func.func @unused(%a: i32) -> i32 {
  return %a : i32
}
END

summary() { # kind of summary of two.o
  "$LLVM_BIN/llvm-bcanalyzer" two.o | grep -qE "^ *Block ID.*\($1\)"
}

step "what LLVM alone does not compile"
works "$MLCC" -target x86_64-linux-gnu -O0 -flto -c \
  "$SOURCE/test/run/vector/one-wide.mlir" -o wide.o
works "$MLCC" -target x86_64-linux-gnu -nostdlib -flto -shared wide.o -o wide.so

step "objects"
works "$MLCC" -flto -c two.mlir
summary FULL_LTO_GLOBALVAL_SUMMARY_BLOCK || stop "no summary"
for how in full auto jobserver 2; do
  works "$MLCC" -flto=$how -c two.mlir -o other.o
  cmp two.o other.o || stop "-flto=$how"
done
works "$MLCC" -flto=thin -c two.mlir
summary GLOBALVAL_SUMMARY_BLOCK || stop "no summary"
works "$MLCC" -flto -fno-lto -c two.mlir
works "$LLVM_BIN/llvm-readelf" -h two.o
prints ELF64
fails "$MLCC" -flto=bogus -c two.mlir
says "invalid value 'bogus' in '-flto=bogus'"
works "$MLCC" -flto -ffat-lto-objects -c two.mlir
works "$LLVM_BIN/llvm-readelf" -SW two.o
prints .llvm.lto
prints .text
works "$MLCC" -flto -S two.mlir -o -
prints "define"
prints '!{i32 1, !"ThinLTO", i32 0}'
works "$MLCC" -flto=thin -fsplit-lto-unit -S two.mlir -o -
prints '!{i32 1, !"EnableSplitLTOUnit", i32 1}'

case $("$MLCC" -dumpmachine) in
x86_64*) ;;
*) exit 0 ;;
esac
need clang-22

step "links with clang's bitcode"
for how in -flto -flto=thin "-flto -ffat-lto-objects"; do
  step "links, $how"
  works clang-22 $how -O2 -c main.c -o main.o
  works "$MLCC" $how -O2 -c two.mlir
  works "$MLCC" $how -O2 two.o main.o -o ours
  works "$MLCC" $how -O2 two.mlir main.o -o whole
  works "$MLCC" two.o main.o -o without
  works clang-22 $how -O2 -fuse-ld=lld two.o main.o -o theirs
  for program in ours whole without theirs; do
    works ./$program
    [ "$(cat out)" = 42 ] || stop "$program prints $(cat out)"
  done
  nm ours | grep -q unused && stop "the linker kept what nobody calls"
done
exit 0
