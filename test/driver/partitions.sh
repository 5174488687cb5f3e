#!/bin/sh
# label: slow
# A module that is compiled in partitions: the same bytes for any number of
# threads and in any folder, the symbols of an undivided object, two of them
# in one program with equal private names, -S as good as -c, sound -g.
. "$SOURCE/test/driver/common.inc"
PATH=$LLVM_BIN:$PATH
need llvm-mc llvm-nm llvm-objdump llvm-objcopy llvm-dwarfdump

. "$SOURCE/test/driver/partitions.inc"

step "threads and folders"
works "$MLCC" -target $target -g -O2 -c -threads=1 a.mlir -o one.o
works "$MLCC" -target $target -g -O2 -c -threads=7 a.mlir -o seven.o
cmp one.o seven.o || stop "another number of threads, other bytes"
for stage in -S "-S -emit-llvm" "-c -emit-llvm" -emit-mlir; do
  # shellcheck disable=SC2086
  works "$MLCC" -target $target $stage -threads=1 a.mlir -o one
  # shellcheck disable=SC2086
  works "$MLCC" -target $target $stage -threads=7 a.mlir -o seven
  cmp one seven || stop "$stage: another number of threads, other bytes"
done
mkdir elsewhere
cp a.mlir elsewhere/
works "$MLCC" -target $target -O2 -c a.mlir -o here.o
(cd elsewhere && exec "$MLCC" -target $target -O2 -c a.mlir -o there.o) ||
  stop "no object from another folder"
cmp here.o elsewhere/there.o || stop "another folder, other bytes"

step "debug information"
works llvm-dwarfdump --verify seven.o
llvm-dwarfdump seven.o | grep -c DW_TAG_compile_unit >units
[ "$(cat units)" -gt 1 ] || stop "the module was not divided"

# An undivided object: LLVM IR as input is one part. Where addends are in the
# code or the linker relaxes it, what is private may keep a name, which starts
# as only an assembler's own do. (Arm's unwinder is mentioned by who is not known
# to be nounwind; the whole knows more.)
step "symbols"
symbols() { # object, names not to be seen
  llvm-nm --format=posix "$1" | awk '{ print $1, $2 }' | grep -v "^$2" | sort
}
while read -r of prefix; do
  sampled 3 "$of" || continue
  works "$MLCC" -target $of -O2 -S -emit-llvm a.mlir -o a.ll
  grep -q '^@table = private ' a.ll ||
    stop "$of: the private table is not private"
  works "$MLCC" -target $of -O2 -c a.ll -o whole.o
  works "$MLCC" -target $of -O2 -c a.mlir -o parts.o
  symbols whole.o "$prefix" >whole.nm
  symbols parts.o "$prefix" >parts.nm
  diff whole.nm parts.nm || stop "$of: other symbols than those of the whole"
done <<'END'
x86_64-linux-gnu none
aarch64-linux-gnu none
powerpc64le-linux-gnu none
s390x-linux-gnu none
riscv64-linux-gnu [.]L
mips64el-linux-gnu [.]L
armv7-linux-gnueabihf [._][L_]
mipsel-linux-gnu [$.]
END

step "two with equal private names"
cc=${CC:-cc}
"$cc" -O1 reference.c main.c -o reference && ./reference >expected ||
  stop "the reference failed"
[ "$(uname -m)" != x86_64 ] || {
  "$cc" -c main.c || stop "no main.o"
  works "$MLCC" -target $target -O2 a.mlir b.mlir main.o -o both
  ./both >got
  cmp expected got || stop "the program prints other numbers"
  works "$MLCC" -target $target -O2 -c b.mlir -o b.o
  works "$cc" main.c here.o b.o -o both
  ./both >got
  cmp expected got || stop "linked by $cc, it prints other numbers"
}

# What is emitted as assembly is the same code, function by function. The
# parts' sections are one after the other in -c, and one in -S, so padding and
# the order of constants may differ.
code() { # object: its instructions, addresses and padding left out
  llvm-objdump -d --no-show-raw-insn --no-leading-addr "$1" |
    sed -e '/^$/d' -e '/file format/d' -e '/^Disassembly/d' \
      -e '/\tnop/d' -e '/int3/d' -e '/xchgw	%ax, %ax/d' \
      -e 's/^[0-9a-f]* </</' -e 's/0x[0-9a-f]*\( <\|$\)/\1/g' \
      -e 's/^\t*[0-9a-f]\{16\}: *//'
}
step "-S and -c of a divided module"
works "$MLCC" -target $target -O2 -S a.mlir -o a.s
works llvm-mc -filetype=obj -triple=$target a.s -o assembled.o
symbols here.o none >here.nm
symbols assembled.o none >assembled.nm
diff here.nm assembled.nm || stop "other symbols in the assembly"
code here.o >here.code
code assembled.o >assembled.code
[ -s here.code ] || stop "nothing was disassembled"
diff here.code assembled.code | head -20
cmp -s here.code assembled.code || stop "other code in the assembly"
[ "$(uname -m)" != x86_64 ] || {
  works "$cc" main.c assembled.o b.o -o both
  ./both >got
  cmp expected got || stop "the assembly computes other numbers"
}

# Without inlining a private function need not be where it is called.
step "a private function that all parts call"
awk 'BEGIN {
  print "func.func private @helper(%x: i32) -> i32 {"
  print "  %k = arith.constant 7 : i32\n  %y = arith.xori %x, %k : i32"
  print "  return %y : i32\n}"
  for (f = 0; f < 400; f++) {
    print "func.func @f" f "(%v0: i32) -> i32 {"
    for (s = 0; s < 20; s++)
      print "  %v" s + 1 " = call @helper(%v" s ") : (i32) -> i32"
    print "  return %v20 : i32\n}"
  }
}' >shared.mlir
works "$MLCC" -target $target -O0 -g -c -threads=1 shared.mlir -o shared.o
works "$MLCC" -target $target -O0 -g -c -threads=3 shared.mlir -o shared3.o
cmp shared.o shared3.o || stop "another number of threads, other bytes"
llvm-dwarfdump shared.o | grep -c DW_TAG_compile_unit >units
[ "$(cat units)" -gt 1 ] || stop "the module was not divided"
works "$MLCC" -target $target -O0 -emit-llvm -c shared.mlir -o shared.bc
works "$MLCC" -target $target -O0 -c shared.bc -o shared-whole.o
for object in shared shared-whole; do
  llvm-nm --format=posix $object.o | awk '{ print $1, $2 }' | sort >$object.nm
done
diff shared-whole.nm shared.nm || stop "other symbols than those of the whole"
exit 0
