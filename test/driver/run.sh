#!/bin/sh
# -run and -fentry=.
. "$SOURCE/test/driver/common.inc"

TMPDIR=$PWD/tmp
export TMPDIR
mkdir tmp

cat >entries.mlir <<'END'
func.func @wide() -> i64 {
  %c = arith.constant 40 : i64
  return %c : i64
}
func.func @size() -> index {
  %c = arith.constant 3 : index
  return %c : index
}
func.func @nothing() {
  return
}
llvm.func @small() -> i8 {
  %c = llvm.mlir.constant(7 : i8) : i8
  llvm.return %c : i8
}
func.func @argument(%a: i32) {
  return
}
func.func @fraction() -> f32 {
  %c = arith.constant 1.0 : f32
  return %c : f32
}
END

exits() {
  want=$1
  shift
  "$@" >out 2>err
  status=$?
  [ $status -eq "$want" ] || { cat err; stop "exit status $status of $*"; }
}

step "the result is the exit status"
exits 40 "$MLCC" -run -fentry=wide entries.mlir
exits 3 "$MLCC" -run -fentry=size entries.mlir
exits 0 "$MLCC" -run -fentry=nothing entries.mlir
exits 7 "$MLCC" -run -fentry=small entries.mlir
[ -z "$(ls tmp)" ] || stop "left behind: $(ls tmp)"

step "a main that returns nothing succeeds"
cat >void.mlir <<'END'
func.func @main(%argc: i32) {
  %c0 = arith.constant 0 : i32
  %none = arith.cmpi eq, %argc, %c0 : i32
  cf.cond_br %none, ^left, ^right
^left:
  return
^right:
  vector.print %argc : i32
  return
}
END
sed 's/func.func/llvm.func/; s/ return/ llvm.return/' void.mlir >llvm.mlir
cat >called.mlir <<'END'
func.func @main() {
  return
}
func.func @again() {
  call @main() : () -> ()
  return
}
END
for level in -O0 -O2; do
  exits 0 "$MLCC" $level -run void.mlir
  prints 1
  exits 0 "$MLCC" $level -run llvm.mlir
  works "$MLCC" $level -c void.mlir
  works "$CC" void.o -o linked
  exits 0 ./linked
done
works "$MLCC" -S -emit-llvm called.mlir -o called.ll
grep -q 'define .*void @main()' called.ll || stop "not what it is called as"

step "a program that is kept"
exits 40 "$MLCC" -run -fentry=wide entries.mlir -o kept
exits 40 ./kept
works "$MLCC" -fentry=size entries.mlir -o program
exits 3 ./program

step "arguments, the standard input"
cat >echo.c <<'END'
#include <stdio.h>
int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++)
    printf("[%s]", argv[i]);
  int c;
  while ((c = getchar()) != EOF)
    putchar(c);
  return 5;
}
END
works "$CC" -c echo.c
echo " of it" | exits 5 "$MLCC" -run add.mlir echo.o -- "a b" -c
[ "$(cat out)" = "[a b][-c] of it" ] || stop "$(cat out)"

step "what cannot be entered"
exits 1 "$MLCC" -run -fentry=argument entries.mlir
says "entries.mlir:16:1: error: 'func.func' op cannot be what the program enters"
exits 1 "$MLCC" -run -fentry=fraction entries.mlir
says "entries.mlir:19:1: error"
exits 1 "$MLCC" -run -fentry=wider entries.mlir
says "no MLIR among the inputs defines 'wider'"
sed 's/@nothing/@main/' entries.mlir >main.mlir
exits 1 "$MLCC" -run -fentry=wide main.mlir
says "main.mlir:9:1: error: 'func.func' op is there already; -fentry=wide makes one"

step "what cannot be run"
for option in -c -S -shared -r; do
  exits 1 "$MLCC" $option -run entries.mlir
  says "-run wants a program"
done
exits 1 "$MLCC" -run -fentry=unknown wrong.mlir
exits 1 "$MLCC" -run -fentry=wide entries.mlir -lnosuchlibrary
[ -z "$(ls tmp)" ] || stop "left behind: $(ls tmp)"

# Each of these ends before anything is compiled.
step "what is not there, or is not to be overwritten"
exits 1 "$MLCC" -run missing.mlir
says "cannot open 'missing.mlir'"
exits 1 "$MLCC" -run
says "no input files"
exits 1 "$MLCC" -run main.mlir -femit-header=x.h add.mlir
says "cannot specify -femit-header=x.h of several inputs"
exits 1 "$MLCC" -run main.mlir -Wl,-Map=main.mlir
says "output file 'main.mlir' is the input file"
exits 1 "$BIN/mlcc-runner" missing.mlir
says "cannot open 'missing.mlir'"
exits 1 "$BIN/mlcc-runner" -dump-object-file missing.mlir
[ -z "$(ls tmp)" ] || stop "left behind: $(ls tmp)"

step "a signal is the program's"
echo 'func.func private @abort() func.func @die() { call @abort() : () -> () return }' >die.mlir
exits 134 "$MLCC" -run -fentry=die die.mlir

step "another machine"
need qemu-aarch64 aarch64-linux-gnu-gcc
exits 40 "$MLCC" -run --target=aarch64-linux-gnu -fentry=wide entries.mlir
exits 40 "$MLCC" -run --target=aarch64-linux-gnu -static -fentry=wide entries.mlir
PATH=$PWD/tmp exits 1 "$MLCC" -run --target=aarch64-linux-gnu -fentry=wide \
  entries.mlir
says "no emulator of it in PATH"
[ -z "$(ls tmp)" ] || stop "left behind: $(ls tmp)"
if command -v x86_64-w64-mingw32-gcc >/dev/null; then
  exits 1 "$MLCC" -run --target=x86_64-w64-mingw32 -fentry=wide entries.mlir
  says "those for Linux alone are emulated"
fi
exit 0
