#!/bin/sh
# Large modules are split: without optimisation from the start (text of 2 MB and
# more before it is read), else behind what has to see all of it. What comes of
# it is what the whole would be. (split.sh has more levels, and targets.)
. "$SOURCE/test/driver/common.inc"
. "$SOURCE/test/driver/ring.inc"
need llvm-dwarfdump

# Of three parts the one in the middle is data; reads a module.
around_data() {
  sed '/^define internal i32 @f120(/,$d' "$1"
  printf '@between = constant [2097152 x i8] c"'
  head -c 2097152 /dev/zero | tr '\0' x
  echo '"'
  sed -n '/^define internal i32 @f120(/,$p' "$1"
}

step "many instructions"
generate 32 >ring.ll
works "$MLCC" -target $target -O0 -c -threads=2 ring.ll -o ring.o
expect_like_whole ring.ll ring.o -O0

step "many instructions, optimised"
works "$MLCC" -target $target -O1 -c -threads=2 ring.ll -o optimised.o
[ $native = no ] || {
  works "$CC" main.o optimised.o -o optimised
  ./optimised >optimised.out || stop "the program fails"
  cmp whole.out optimised.out || stop "the program says something else"
}

step "much text"
generate 8 >short.ll
around_data short.ll >large.ll
works "$MLCC" -target $target -O0 -c -threads=2 large.ll -o large.o
expect_like_whole large.ll large.o -O0

step "debug information"
generate 8 -g >short.ll
around_data short.ll >large.ll
expect_described large.ll -O0
exit 0
