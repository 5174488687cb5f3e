#!/bin/sh
# label: slow
# A module whose functions all mention one another, too large for one part: it
# is optimised whole and split for the rest, from LLVM IR and from MLIR. The same
# bytes for any number of threads, the symbols of an undivided object (-S is
# emitted whole), the same results, sound -g. At -O0 it is split from the start.
. "$SOURCE/test/driver/common.inc"
. "$SOURCE/test/driver/ring.inc"
need llvm-dwarfdump

generate 40 >ring.ll
works "$MLCC" -target $target -emit-mlir ring.ll -o ring.mlir
# Two threads, and the other levels and inputs, in scripts/soak.sh alone.
some="1 8"
[ "${SAMPLE-}" != all ] || some="1 2 8"
compile_by_threads() { # INPUT OPTION...
  for threads in $some; do
    works "$MLCC" -target $target -c -threads=$threads "$@" -o $threads.o
    cmp 1.o $threads.o || stop "another number of threads, other bytes"
  done
}

for way in ring.ll:0 ring.ll:1 ring.ll:2 ring.mlir:0 ring.mlir:1 ring.mlir:2; do
  input=${way%:*} level=${way#*:}
  case $way in
  ring.ll:1 | ring.mlir:0 | ring.mlir:1) [ "${SAMPLE-}" = all ] || continue ;;
  esac
  step "$input, -O$level"
  compile_by_threads $input -O$level
  expect_like_whole $input 1.o -O$level
done

step "an executable of parts"
[ $native = no ] || {
  works "$MLCC" -target $target -O2 ring.mlir main.o -o split
  ./split >split.out || stop "the program fails"
  cmp whole.out split.out || stop "it says something else"
}

generate 40 -g >debug.ll
works "$BIN/mlcc-translate" -import-llvm -mlir-print-debuginfo debug.ll \
  -o debug.mlir
for input in debug.ll debug.mlir; do
  [ $input = debug.mlir ] || [ "${SAMPLE-}" = all ] || continue
  step "debug information, $input"
  expect_described $input -O2
done

# At -O0 text is cut before it is read.
step "a large text at -O0"
generate 140 >large.ll
compile_by_threads large.ll -O0
expect_like_whole large.ll 1.o -O0
step "a large text that is wrong"
sed '60000s/= /= no /' large.ll >wrong.ll
fails "$MLCC" -target $target -O0 -c wrong.ll
says "wrong.ll:60000:"
[ "$(grep -c error: err)" = 1 ] || stop "not one error"
sed 's/%r1 = add i32 %r, 1/%r1 = add i32 %r1, 1/' large.ll >wrong.ll
fails "$MLCC" -target $target -O0 -c wrong.ll
says "wrong.ll: error: Only PHI nodes may reference their own value"

step "debug information of a large text"
generate 140 -g >large.ll
expect_described large.ll -O0

step "other targets"
for of in aarch64-linux-gnu riscv64-linux-gnu powerpc64le-linux-gnu \
  s390x-linux-gnu armv7-linux-gnueabihf i686-linux-gnu; do
  sampled 3 $of || continue
  grep -v '^target' ring.ll >any.ll
  works "$MLCC" -target $of -O1 -c any.ll -o any.o
  works "$MLCC" -target $of -O1 -S any.ll -o any.s
  works "$MLCC" -target $of -c any.s -o whole.o
  symbols whole.o >whole.nm
  symbols any.o >split.nm
  diff whole.nm split.nm || stop "$of: other symbols than those of the whole"
done
exit 0
