#!/bin/sh
# -save-temps keeps what is made on the way, and never over an input.
. "$SOURCE/test/driver/common.inc"
mkdir out.dir

kept() { # FILE...: exist and are not empty
  for file; do
    [ -s "$file" ] || stop "no $file"
  done
}

step "in the working directory"
for option in -save-temps --save-temps -save-temps=cwd; do
  works "$MLCC" $option -c add.mlir -o out.dir/add.o
  kept add.llvm.mlir add.ll add.s out.dir/add.o
  absent add.o
  rm add.llvm.mlir add.ll add.s
done

step "beside the output"
works "$MLCC" -save-temps=obj -c add.mlir -o out.dir/add.o
kept out.dir/add.llvm.mlir out.dir/add.ll out.dir/add.s out.dir/add.o
absent add.llvm.mlir add.ll add.s
works "$MLCC" -save-temps=obj -c add.mlir
kept add.llvm.mlir add.ll add.s add.o
rm add.llvm.mlir add.ll add.s add.o

step "elsewhere"
fails "$MLCC" -save-temps=there -c add.mlir
says "invalid value 'there' in '-save-temps=there'"

step "only what comes before the output"
works "$MLCC" -save-temps -S add.mlir -o out.dir/other.s
kept add.llvm.mlir add.ll
absent add.s add.o
works "$MLCC" -save-temps -fsyntax-only add.mlir
rm add.llvm.mlir add.ll

step "LLVM IR keeps its source"
works "$MLCC" -S -emit-llvm add.mlir -o hand.ll
cp hand.ll copy.ll
works "$MLCC" -save-temps -c hand.ll
cmp hand.ll copy.ll || stop "hand.ll was overwritten"
kept hand.s hand.o
absent hand.llvm.mlir
mkdir links
ln -s ../hand.ll links/hand.ll
works "$MLCC" -save-temps -c links/hand.ll
cmp hand.ll copy.ll || stop "hand.ll was overwritten through a link"
works "$MLCC" -c -emit-llvm hand.ll -o hand.bc
works "$MLCC" -save-temps=obj -c hand.bc -o out.dir/hand.o
kept out.dir/hand.ll out.dir/hand.s

step "assembly"
cp hand.s copy.s
works "$MLCC" -save-temps -c hand.s
cmp hand.s copy.s || stop "hand.s was overwritten"
[ ! -s err ] || stop "$(cat err)"

step "another input in the way"
cp add.mlir foo.mlir
works "$MLCC" -emit-mlir add.mlir -o foo.llvm.mlir
cp foo.llvm.mlir copy.mlir
fails "$MLCC" -save-temps -c foo.mlir foo.llvm.mlir
says "output file 'foo.llvm.mlir' is the input file"
cmp foo.llvm.mlir copy.mlir || stop "foo.llvm.mlir was overwritten"

step "objects, when linking"
works "$MLCC" -nostdlib -static -e add -save-temps add.mlir -o prog
kept add.llvm.mlir add.ll add.s add.o prog
exit 0
