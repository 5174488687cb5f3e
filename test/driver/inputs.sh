#!/bin/sh
# No output goes over an input, whatever leads to it; and success means that
# something was made.
. "$SOURCE/test/driver/common.inc"

untouched() { # FILE: has the contents that were noted
  cmp -s "$1" kept/"$1" || stop "$1 was overwritten"
}

mkdir kept
"$MLCC" -c add.mlir -o add.o || stop "no add.o"
cp add.mlir add.o kept

step "outputs that are inputs"
fails "$MLCC" -c add.mlir -o add.mlir
says "output file 'add.mlir' is the input file"
fails "$MLCC" -c add.mlir -o ./add.mlir
says "output file './add.mlir' is the input file 'add.mlir'"
ln add.mlir hard.o
ln -s add.mlir soft.o
for output in hard.o soft.o "$PWD/add.mlir"; do
  fails "$MLCC" -c add.mlir -o "$output"
  says "is the input file 'add.mlir'"
  untouched add.mlir
done
fails "$MLCC" -r add.mlir add.o -o add.o
says "output file 'add.o' is the input file"
untouched add.o

step "default names"
fails "$MLCC" -c add.mlir add.o
says "output file 'add.o' is the input file"
untouched add.o
cp add.o a.out
cp a.out kept
fails "$MLCC" -nostdlib a.out
says "output file 'a.out' is the input file"
untouched a.out

step "dependency files"
fails "$MLCC" -MD -MF add.mlir -c add.mlir -o new.o
says "output file 'add.mlir' is the input file"
untouched add.mlir
cp add.mlir rule.d
cp add.mlir kept/rule.d
fails "$MLCC" -x mlir -MD -c rule.d
says "output file 'rule.d' is the input file"
untouched rule.d

step "response files"
echo "-c add.mlir" >args
cp args kept
fails "$MLCC" @args -o args
says "output file 'args' is the input file"
untouched args
printf -- '-c add.mlir -o\nx\n-O2' >args # an argument of one letter
works "$MLCC" @args
[ -s x ] || stop "no object"

step "nothing to compile"
echo text >unknown.xyz
for mode in -c -S -E -fsyntax-only -emit-mlir -M; do
  fails "$MLCC" $mode unknown.xyz
  says "nothing to compile: 'unknown.xyz' is no source by its name"
  fails "$MLCC" $mode add.o
  says "nothing to compile: 'add.o'"
done
absent unknown.o
printf 'f:\n' >asm.s
for mode in -S -E -emit-mlir; do
  fails "$MLCC" $mode asm.s -o other.s
  says "nothing to compile: 'asm.s' is assembly, which becomes an object only"
done
works "$MLCC" -fsyntax-only asm.s
works "$MLCC" -M asm.s
prints "asm.o: asm.s"

step "something to compile, and more"
works "$MLCC" -c add.mlir unknown.xyz -o made.o
says "unknown.xyz: linker input unused because linking is not done"
[ -s made.o ] || stop "no made.o"
works "$MLCC" -S add.mlir asm.s
says "asm.s: assembler input unused"

step "unknown suffixes go to the linker"
cp add.o object.xyz
works "$MLCC" -r object.xyz -o joined.o
[ -s joined.o ] || stop "no joined.o"
fails "$MLCC" -nostdlib unknown.xyz -o prog
says "unknown.xyz"
absent prog

step "a link without sources is a link, whatever its output is called"
works "$MLCC" -nostdlib -static -e add add.o -o prog.o
[ -x prog.o ] || stop "prog.o is no program"
works "$MLCC" -nostdlib -static -e add -x mlir kept/add.mlir -x none add.o \
  -Wl,-z,muldefs -o both.o
[ -x both.o ] || stop "both.o is no program"
exit 0
