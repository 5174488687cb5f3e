#!/bin/sh
# Options whose effect is in an object, in assembly or in messages. What they
# make of functions and modules in LLVM IR is compared with clang's
# (code_attributes_clang.sh); what builds pass is in flag_sets.sh.
. "$SOURCE/test/driver/common.inc"
need "$LLVM_BIN/llvm-readelf"
elf="-target x86_64-linux-gnu"
cat >code.mlir <<'END'
llvm.mlir.global external @zeros(0 : i64) : i64
llvm.mlir.global external thread_local @own() : i32
llvm.func @f(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @g(%a: i32) -> i32 {
  %b = llvm.call @f(%a) : (i32) -> i32
  llvm.return %b : i32
}
llvm.func @large(%i: i64) -> i8 {
  %n = llvm.mlir.constant(20000 : i32) : i32
  %p = llvm.alloca %n x i8 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load volatile %q : !llvm.ptr -> i8
  llvm.return %x : i8
}
END

object() { # flags; what llvm-readelf says of the object, into out
  works "$MLCC" $elf "$@" -c code.mlir -o code.o
  "$LLVM_BIN/llvm-readelf" -SW -n -h code.o >out
}

assembly() {
  works "$MLCC" $elf "$@" -S code.mlir -o -
}

lacks() {
  grep -qF -- "$1" out && { cat out; stop "'$1' in the output"; }
}

step "hardening: notes and probes"
object -fcf-protection
prints "x86 feature: IBT, SHSTK"
object
lacks "x86 feature"
object -target aarch64-linux-gnu -mbranch-protection=standard
prints "aarch64 feature: BTI, PAC"
assembly -fstack-clash-protection
prints '$4096'
assembly -mharden-sls=all
prints int3
assembly -fzero-call-used-regs=used-gpr
prints "xorl	%edi, %edi"
assembly -mfunction-return=thunk-extern
prints "__x86_return_thunk"
assembly -pg -mfentry
prints "callq	__fentry__"
fails "$MLCC" $elf -mbranch-protection=bti -c code.mlir
says "unsupported option '-mbranch-protection=bti' for target 'x86_64-unknown-linux-gnu'"
fails "$MLCC" -target aarch64-linux-gnu -mbranch-protection=bti+leef -c code.mlir
says "unsupported part 'leef'"
works "$MLCC" -target aarch64-linux-gnu -fcf-protection -c code.mlir
says "argument unused during compilation: '-fcf-protection'"
fails "$MLCC" -fpatchable-function-entry=1,2 -c code.mlir
says "invalid argument '1,2'"
fails "$MLCC" --param bogus -c code.mlir
says "it is NAME=VALUE"

step "code and sections"
assembly -masm=intel
prints .intel_syntax
assembly -fverbose-asm
prints "# @f"
assembly -fno-verbose-asm
lacks "# @f"
assembly -falign-functions=64
prints ".p2align	6"
object -fno-zero-initialized-in-bss
lacks .bss
object -ffunction-sections
prints .text.large
object -ffunction-sections -fno-unique-section-names
lacks .text.large
object -faddrsig
prints .llvm_addrsig
object -faddrsig -fno-addrsig
lacks .llvm_addrsig
object -fstack-size-section
prints .stack_sizes
object -fbasic-block-address-map
prints .llvm_bb_addr_map
object -fforce-dwarf-frame
prints .debug_frame
assembly -fpatchable-function-entry=2
prints __patchable_function_entries
assembly -O0 -fPIC
prints "f@PLT"
assembly -O0 -fPIC -fno-semantic-interposition
lacks "f@PLT"
works "$MLCC" -target aarch64-linux-gnu -moutline -Oz -c code.mlir
works "$MLCC" $elf -Wframe-larger-than=1000 -c code.mlir
says "exceeds limit (1000) in function 'large'"
works "$MLCC" -Wstack-usage=100000 -c code.mlir
[ -s err ] && stop "a warning of frames that are small"

step "-fstack-usage"
mkdir -p dir
works "$MLCC" $elf -fstack-usage -c code.mlir -o dir/x.o
grep -qE "large	[0-9]+	static" dir/x.su || stop "$(cat dir/x.su)"
works "$MLCC" $elf -fstack-usage -S code.mlir
[ -s code.su ] || stop "no code.su"

step "debug information"
for i in $(seq 200); do
  echo "llvm.func @f$i(%a: i32) -> i32 { llvm.return %a : i32 }"
done >lines.mlir
compressed() { # flags; whether the line table is
  works "$MLCC" $elf -g "$@" -c lines.mlir -o lines.o
  "$LLVM_BIN/llvm-readelf" -SW lines.o | grep -q "\.debug_line .* C "
}
compressed -gz || stop "not compressed"
compressed -gz=zstd || stop "not compressed"
compressed -gz -gz=none && stop "compressed"
object -g -ggnu-pubnames
prints .debug_gnu_pubnames
object -g -gpubnames
prints .debug_names
for version in 2 3 4 5; do
  object -gdwarf-$version
  "$LLVM_BIN/llvm-dwarfdump" code.o | grep -q "version = 0x000$version" || stop "no DWARF $version"
done
object -g -fdebug-default-version=3
"$LLVM_BIN/llvm-dwarfdump" code.o | grep -q "version = 0x0003" || stop "no DWARF 3"
object -g -gdwarf64
"$LLVM_BIN/llvm-dwarfdump" code.o | grep -q "format = DWARF64" || stop "no DWARF64"
for flag in -ggdb -ggdb3 -glldb -g1 -gmlt -gline-tables-only --debug; do
  object $flag
  prints .debug_line
done
object -g -ggdb0
lacks .debug_line
works "$MLCC" -g -grecord-gcc-switches -O2 -c code.mlir -o code.o
"$LLVM_BIN/llvm-dwarfdump" code.o | grep -q -- "producer.*-grecord-gcc-switches -O2" ||
  stop "no command in $("$LLVM_BIN/llvm-dwarfdump" code.o)"

mkdir -p apart
works "$MLCC" $elf -g -gsplit-dwarf -c lines.mlir -o apart/x.o
# Line tables stay in the object, as clang's do with -g1.
"$LLVM_BIN/llvm-readelf" -h apart/x.dwo >out
prints ELF64
"$LLVM_BIN/llvm-dwarfdump" apart/x.o >out
prints "unit_type = DW_UT_skeleton"
works "$MLCC" $elf -g -gsplit-dwarf -gno-split-dwarf -c lines.mlir -o y.o
absent y.dwo
works "$MLCC" $elf -g -gsplit-dwarf=single -c lines.mlir -o single.o
absent single.dwo
"$LLVM_BIN/llvm-readelf" -S single.o >out
prints .debug_info.dwo
works "$MLCC" $elf -g -gsplit-dwarf=split -c lines.mlir -o two.o
[ -s two.dwo ] || stop "no two.dwo"
cat >inlined.mlir <<'END'
func.func private @square(%x: f32) -> f32 attributes {passthrough = ["alwaysinline"]} {
  %y = arith.mulf %x, %x : f32
  return %y : f32
}
func.func @f(%a: f32) -> f32 {
  %b = call @square(%a) : (f32) -> f32
  return %b : f32
}
END
inlined() { # NUMBER FLAGS: of inlined functions in the object
  expected=$1
  shift
  works "$MLCC" $elf -O1 -g -gsplit-dwarf "$@" -c inlined.mlir -o inlined.o
  n=$("$LLVM_BIN/llvm-dwarfdump" inlined.o | grep -c DW_TAG_inlined)
  [ "$n" = "$expected" ] || stop "$n inlined functions in the object with $*"
}
inlined 0
inlined 1 -fsplit-dwarf-inlining
inlined 0 -fsplit-dwarf-inlining -fno-split-dwarf-inlining

step "thread-local variables"
works "$MLCC" $elf -O0 -ftls-model=initial-exec -S -emit-llvm code.mlir -o -
prints "thread_local(initialexec)"
works "$MLCC" $elf -O0 -ftls-model=global-dynamic -S -emit-llvm code.mlir -o -
prints "@own = external thread_local global"
fails "$MLCC" -ftls-model=bogus -c code.mlir
says "known: global-dynamic"

step "variants of triples"
dumps() { # TRIPLE flags
  expected=$1
  shift
  works "$MLCC" "$@" -dumpmachine
  [ "$(cat out)" = "$expected" ] || stop "$(cat out) for $*"
}
dumps thumbv7-unknown-linux-gnueabihf -target armv7-linux-gnueabihf -mthumb
dumps armv7-unknown-linux-gnueabihf -target thumbv7-linux-gnueabihf -marm
dumps aarch64_be-unknown-linux-gnu -target aarch64-linux-gnu -mbig-endian
dumps mipsel-unknown-linux-gnu -target mips-linux-gnu -EL
fails "$MLCC" $elf -mthumb -c code.mlir
says "unsupported option '-mthumb' for target 'x86_64-linux-gnu'"
fails "$MLCC" $elf -EB -c code.mlir
says "unsupported option '-mbig-endian'"
works "$MLCC" -target armv7-linux-gnueabihf -mthumb -S code.mlir -o -
prints .thumb_func

step "loops"
cat >loop.mlir <<'END'
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %q : !llvm.ptr -> i64
  %y = llvm.mul %x, %x : i64
  llvm.store %y, %q : i64, !llvm.ptr
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "ult" %j, %n : i64
  llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
  llvm.return
}
END
loop() {
  works "$MLCC" $elf "$@" -S -emit-llvm loop.mlir -o -
}
loop -O2
prints "<2 x i64>"
for flag in -fno-vectorize -fno-tree-vectorize -fno-tree-loop-vectorize; do
  loop -O2 $flag
  lacks "x i64>"
done
loop -O2 -fno-vectorize -ftree-vectorize
prints "<2 x i64>"
loop -O1 -fvectorize
prints "<2 x i64>"
loop -O2 -fno-vectorize -funroll-loops
cp out unrolled
loop -O2 -fno-vectorize -fno-unroll-loops
cmp -s out unrolled && stop "the loop is unrolled just the same"

step "messages of flags"
works "$MLCC" -fgcse -c code.mlir
says "optimization flag '-fgcse' is not supported [-Wignored-optimization-argument]"
works "$MLCC" -Wno-ignored-optimization-argument -fgcse -c code.mlir
[ -s err ] && stop "$(cat err)"
fails "$MLCC" -Werror=ignored-optimization-argument -fgcse -c code.mlir
says "optimization flag '-fgcse' is not supported [-Werror,-Wignored-optimization-argument]"
works "$MLCC" -ftrapv -c code.mlir
says "argument unused during compilation: '-ftrapv' [-Wunused-command-line-argument]"
fails "$MLCC" -Werror -ftrapv -c code.mlir
works "$MLCC" -Qunused-arguments -ftrapv -c code.mlir
[ -s err ] && stop "$(cat err)"
fails "$MLCC" -mfpmath=387 -c code.mlir
says "LLVM has arithmetic in SSE registers only"
works "$MLCC" -specs=/x/redhat-hardened-cc1 -S -emit-llvm code.mlir -o -
says "specs are not read"
prints '!"PIE Level", i32 2'
works "$MLCC" $elf -Xclang -target-feature -Xclang +avx2 -S -emit-llvm code.mlir -o -
prints +avx2
works "$MLCC" -Xclang -bogus -c code.mlir
says "argument unused during compilation: '-Xclang -bogus'"
works "$MLCC" -mtune=intel -c code.mlir
fails "$MLCC" -fmacro-prefix-map=bogus -c code.mlir
says "it must be OLD=NEW"
fails "$MLCC" --no-such-thing -c code.mlir
says "unknown argument: '--no-such-thing'"

step "longer spellings"
works "$MLCC" --compile code.mlir --output=long.o
works "$MLCC" --assemble code.mlir --output long.s
grep -q "^f:" long.s || stop "no assembly"
works "$MLCC" --language=mlir -fsyntax-only code.mlir
works "$MLCC" --optimize=2 --std=gnu11 -c code.mlir
for query in -print-search-dirs -print-file-name=libc.so -print-multiarch -print-multi-lib \
  -print-multi-directory -print-multi-os-directory -print-sysroot -print-resource-dir \
  -print-runtime-dir -print-target-triple -print-effective-triple -print-libgcc-file-name \
  -print-prog-name=ld -print-passes; do
  works "$MLCC" $query
  cp out one
  works "$MLCC" -$query
  cmp out one || stop "-$query"
done
works "$MLCC" --autocomplete=-fstack-prot
printf '%s\n' -fstack-protector -fstack-protector-all -fstack-protector-explicit \
  -fstack-protector-strong >expected
cut -f1 out | sort | diff - expected || stop "completion"
works "$MLCC" --help-hidden
prints -fno-canonical-system-headers
works "$MLCC" --target-help
prints "Features of target"
exit 0
