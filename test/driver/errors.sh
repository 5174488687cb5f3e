#!/bin/sh
# What is wrong ends in a message, exit status 1, and no file.
. "$SOURCE/test/driver/common.inc"

step "no input"
fails "$MLCC"
says "no input files"
fails "$MLCC" -lm
says "no input files"

step "a missing input"
fails "$MLCC" -c missing.mlir
says "cannot open 'missing.mlir': No such file or directory"
absent missing.o
fails "$MLCC" missing.o -o prog
says "cannot open 'missing.o'"
absent prog

step "a folder as input"
mkdir folder.mlir
fails "$MLCC" -c folder.mlir
absent folder.o

step "an error in the input"
fails "$MLCC" -c wrong.mlir
says "wrong.mlir:2:23: error: use of undeclared SSA value name"
says "1 error generated."
absent wrong.o

step "three errors are three"
cat >three.mlir <<'END'
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %x : i32
  return %b : i32
}
func.func @g(%a: i32) -> i32 {
  %b = arith.nonsense %a : i32
  return %a : i32
}
func.func @h(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i64
  return %a : i32
}
END
fails "$MLCC" -c three.mlir
[ "$(grep -c ': error: ' err)" -eq 3 ] || { cat err; stop "not three errors"; }
says "3 errors generated."
absent three.o

step "as many errors as there are operations take no longer for each"
awk 'BEGIN {
  print "func.func @f() {"
  for (i = 0; i < 200000; i++)
    print "\"arith.addi\"() : () -> ()"
  print "return }"
}' >many.mlir
ln -s "$MLCC" mlcc-opt
timeout 60 ./mlcc-opt many.mlir -o /dev/null 2>err
status=$?
[ $status = 1 ] || stop "exit status $status"
[ "$(grep -c ': error: ' err)" = 200000 ] || stop "$(tail -n 2 err)"

step "an older output does not survive"
echo old >wrong.o
fails "$MLCC" -c wrong.mlir
absent wrong.o

step "odd inputs"
: >empty.mlir
works "$MLCC" -c empty.mlir
printf 'module {}\000\000' >nul.mlir # space, as for mlir-opt
works "$MLCC" -c nul.mlir
head -c 100 /dev/zero >zeros.mlir
works "$MLCC" -c zeros.mlir
printf 'func.func @f(\000\001\377' >binary.mlir
fails "$MLCC" -c binary.mlir
says "binary.mlir:1:"
printf 'func.func @f() {\r\n  return\r\n}\r\n' >crlf.mlir
works "$MLCC" -c crlf.mlir
awk 'BEGIN { for (i = 0; i < 200000; i++) printf "[" }' >deep
{ printf 'module attributes {a = '; cat deep; } >deep.mlir
fails "$MLCC" -c deep.mlir
says "deep.mlir:1:"
{ printf '"a.b"() ({'; awk 'BEGIN { for (i = 0; i < 200000; i++) printf "\"a.b\"() ({" }'; } >regions.mlir
fails "$MLCC" -allow-unregistered-dialect -c regions.mlir
says "regions.mlir:1:"
awk 'BEGIN {
  print "!s0 = !llvm.struct<\"s0\", (i32)>"
  for (i = 1; i < 30000; i++)
    print "!s" i " = !llvm.struct<\"s" i "\", (!s" i - 1 ", ptr)>"
  print "llvm.mlir.global external @g() : !s29999"
}' >structs.mlir
fails "$MLCC" -c structs.mlir
says "structs.mlir: error: structs nest more than 20000 deep by value"
head -c 60 add.mlir >cut.mlir
fails "$MLCC" -c cut.mlir
says "cut.mlir:1:"

step "output equal to input"
cp add.mlir same.mlir
fails "$MLCC" -E same.mlir -o same.mlir
says "is the input file"
cmp -s add.mlir same.mlir || stop "the input was changed"
echo object >precious.o
fails "$MLCC" add.mlir precious.o -o precious.o
[ "$(cat precious.o)" = object ] || stop "an object was overwritten"

# mlcc-opt writes a large module while it prints it.
step "large outputs"
OPT=${MLCC%/*}/mlcc-opt
awk 'BEGIN {
  for (f = 0; f < 6000; f++)
    printf "func.func @f%d(%%a: i32) -> i32 {\n  return %%a : i32\n}\n", f
}' >large.mlir
works "$OPT" large.mlir -o large.out
works "$OPT" --mlir-disable-threading large.mlir -o serial.out
cmp large.out serial.out || stop "threads change what is printed"
"$OPT" large.mlir | cmp - large.out || stop "another text through a pipe"
[ "$(grep -c func.func large.out)" = 6000 ] || stop "not all was printed"
works "$OPT" large.out -o large.out
cmp large.out serial.out || stop "not over its own input"
sed 's/@f5999(/@f5999/' serial.out >broken.mlir
fails "$OPT" broken.mlir -o large.out
cmp large.out serial.out || stop "an error cost the old output"
if [ -e /dev/full ]; then
  fails "$OPT" large.mlir -o /dev/full
  says "cannot write '/dev/full': No space left on device"
fi
(ulimit -f 8; trap '' XFSZ; "$OPT" large.mlir -o limited.out 2>err) &&
  stop "exit status 0"
grep -q "cannot write 'limited.out': File too large" err || stop "$(cat err)"
[ -z "$(ls limited.out* 2>/dev/null)" ] || stop "a partial file is left"

step "outputs that cannot be written"
if [ -e /dev/full ]; then
  fails "$MLCC" -c add.mlir -o /dev/full
  says "cannot write '/dev/full': No space left on device"
fi
fails "$MLCC" -c add.mlir -o nowhere/add.o
says "cannot write 'nowhere/add.o'"
mkdir taken
fails "$MLCC" -c add.mlir -o taken
says "cannot write 'taken'"
absent taken/add.o
works "$MLCC" -c add.mlir -o /dev/null

# As gcc and clang have it: compilers refuse, the linker replaces the file.
step "outputs that may not be written"
as= # somebody whom the mode concerns
[ "$(id -u)" != 0 ] || as="setpriv --reuid=65534 --regid=65534 --clear-groups"
if $as "$MLCC" --version >/dev/null 2>&1; then
  mkdir -m 777 open
  cp add.mlir wrong.mlir main.c open
  cd open
  protected() { # FILE OPTION...
    file=$1
    shift
    rm -f "$file"
    echo old >"$file"
    chmod 444 "$file"
    fails $as "$@"
    [ "$(cat "$file")" = old ] || stop "$* wrote $file"
  }
  chmod 666 out err 2>/dev/null
  for kind in -c -S -E -emit-mlir "-S -emit-llvm" "-c -emit-llvm"; do
    protected x "$MLCC" $kind add.mlir -o x
    says "cannot write 'x': Permission denied"
  done
  protected x.d "$MLCC" -MD -c add.mlir -o x.o
  says "cannot write 'x.d': Permission denied"
  protected rule "$MLCC" -MD -MF rule add.mlir -nostdlib -shared -o x.so
  says "cannot write 'rule': Permission denied"
  protected x.h "$MLCC" -femit-header -c add.mlir -o x.o
  says "cannot write 'x.h': Permission denied"
  protected wrong.o "$MLCC" -c wrong.mlir
  protected x "$OPT" add.mlir -o x
  says "cannot write 'x': Permission denied"
  protected x "$OPT" -split-input-file add.mlir -o x
  echo 'llvm.func @f()' >f.mlir
  protected x "$BIN/mlcc-translate" -mlir-to-llvmir f.mlir -o x
  rm -f x.so
  echo old >x.so
  chmod 444 x.so
  works $as "$MLCC" -nostdlib -shared add.mlir -o x.so
  [ -x x.so ] || stop "x.so is not linked anew"
  cd ..
fi

step "targets"
fails "$MLCC" -target nonsense-linux -c add.mlir
says "unknown target 'nonsense-"
absent add.o
fails "$MLCC" -mcpu=nonsense -c add.mlir
says nonsense
fails "$MLCC" -mattr=avx2 -c add.mlir
says "must begin with '+' or '-'"
fails "$MLCC" -mnonsense -c add.mlir
says "unknown argument"
fails "$MLCC" -fnonsense -c add.mlir
says "unknown argument"

step "options"
fails "$MLCC" -c add.mlir -o
says "argument to '-o' is missing"
fails "$MLCC" -emit-lvm -c add.mlir
says "did you mean '-emit-llvm'"
fails "$MLCC" -x nonsense add.mlir
says "language not recognized: 'nonsense'"
fails "$MLCC" -
says "-x is required"
cp add.mlir two.mlir
fails "$MLCC" -c add.mlir two.mlir -o both.o
says "cannot specify -o when generating multiple output files"
absent both.o

step "what is not linked is named"
works "$MLCC" -c add.mlir precious.o
says "precious.o: linker input unused"

step "-ferror-limit and -w"
fails "$MLCC" -ferror-limit=1 -c three.mlir
[ "$(grep -c ': error: ' err)" -le 2 ] || stop "the limit is not kept"
fails "$MLCC" -fno-caret-diagnostics -c wrong.mlir
[ "$(grep -c '%b = ' err)" -eq 0 ] || stop "the source line is shown"
exit 0
