#!/bin/sh
# What a link writes besides its output speaks of the user's files, goes over
# none of its inputs, and is not there when lld makes nothing.
. "$SOURCE/test/driver/common.inc"
LINK="$MLCC -nostdlib -static -e add"
printf '.globl g\ng:\n' >asm.s
works "$MLCC" -c asm.s -o asm.o

clean() { # FILE: names nothing of the process, no temporary file
  [ -s "$1" ] || stop "no $1"
  grep -aq -e /proc/self -e 'tmp-' "$1" && stop "$1: $(grep -a /proc "$1")"
}

step "a dependency file"
works $LINK add.mlir asm.o -Wl,--dependency-file=link.d -o prog
clean link.d
sed -n 1p link.d | grep -q '^prog:' || stop "link.d begins $(sed -n 1p link.d)"
for input in add.mlir asm.o; do
  grep -q "^  *$input" link.d || stop "no $input in link.d"
done

step "a module in parts is named once"
awk 'BEGIN {
  for (f = 0; f < 3000; f++)
    printf "func.func @f%d(%%a: i32) -> i32 {\n%s  return %%a : i32\n}\n", f,
      "  %b = arith.addi %a, %a : i32\n"
}' >large.mlir
works "$MLCC" -O0 -nostdlib -static -e f0 large.mlir -Wl,--dependency-file=large.d -o prog
[ "$(grep -c '^ .*large.mlir' large.d)" = 1 ] || stop "$(cat large.d)"

step "maps"
works $LINK add.mlir asm.o -Wl,-Map=prog.map,--cref -o prog
clean prog.map
grep -q 'add.mlir:(.text)' prog.map || stop "no add.mlir in the map"
works $LINK add.mlir asm.o -Wl,-Map=- -o prog
prints "add.mlir:(.text)"
works $LINK add.mlir asm.o -Wl,--print-map -o prog
prints "add.mlir:(.text)"

step "one segment for all, -N, and no pages, -n"
for flag in -N -Wl,-N -Wl,--omagic; do
  works "$MLCC" -nostdlib -static -e add $flag add.mlir -o prog
  "$LLVM_BIN/llvm-readelf" -lW prog >out
  grep -q "LOAD .* RWE " out || { cat out; stop "$flag"; }
done
for flag in -n -Wl,-n; do
  works "$MLCC" -nostdlib -static -e add $flag add.mlir -o prog
  "$LLVM_BIN/llvm-readelf" -lW prog >out
  grep "LOAD" out | grep -q "0x1000$" && { cat out; stop "$flag"; }
done

step "traces"
works $LINK add.mlir asm.o -Wl,-t -o prog
printf 'add.mlir\nasm.o\n' >expected
head -2 out | cmp - expected || stop "$(cat out)"
works $LINK -Wl,--trace -x mlir - -o prog <add.mlir
prints "<stdin>"

step "--reproduce"
works "$MLCC" -O0 -nostdlib -static -e f0 large.mlir asm.o -Wl,--reproduce=repro.tar -o prog
mkdir unpacked
tar -xf repro.tar -C unpacked --strip-components=1
clean unpacked/response.txt
grep -q '^-o prog$' unpacked/response.txt || stop "$(cat unpacked/response.txt)"
if [ -x "$LLVM_BIN/ld.lld" ]; then
  (cd unpacked && "$LLVM_BIN/ld.lld" @response.txt) || stop "not reproduced"
  cmp unpacked/prog prog || stop "another program"
fi

step "a linker that only prints"
for flag in --version --help; do
  absent none
  works $LINK add.mlir -Wl,$flag -o none
  [ -s out ] || stop "nothing printed"
  absent none
done

step "files that are inputs"
cp add.mlir kept.mlir
for flag in -Map=add.mlir -Map,add.mlir --Map=./add.mlir -o,add.mlir \
  --dependency-file=add.mlir --reproduce=add.mlir --why-extract=add.mlir; do
  fails $LINK add.mlir -Wl,$flag -o prog
  says "is the input file"
  cmp add.mlir kept.mlir || stop "add.mlir was overwritten"
done

step "inputs that only the linker finds"
works "$MLCC" -shared asm.o -o libasm.so
cp libasm.so kept.so
mkdir dir
ln -s ../libasm.so dir/libfound.so
fails "$MLCC" -shared -nostdlib add.mlir -Ldir -lfound -o libasm.so
says "libfound.so: it is an output of this link"
cmp libasm.so kept.so || stop "libasm.so was overwritten"
echo 'INPUT(libasm.so)' >script.ld
fails "$MLCC" -shared -nostdlib add.mlir script.ld -o libasm.so
says "libasm.so: it is an output of this link"
cmp libasm.so kept.so || stop "libasm.so was overwritten"

step "an older program does not survive"
works $LINK add.mlir -o prog
fails $LINK add.mlir -lnothing-of-this-name -o prog
absent prog

step "ninja"
command -v ninja >/dev/null || { echo "no ninja"; exit 0; }
cat >build.ninja <<END
rule link
  command = $LINK \$in -Wl,--dependency-file=\$out.d -o \$out
  depfile = \$out.d
build prog: link add.mlir asm.o
END
works ninja
works ninja
prints "no work to do"
touch asm.o
works ninja
ninja | grep -q "no work to do" || stop "linked again and again"
exit 0
