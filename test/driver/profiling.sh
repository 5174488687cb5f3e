#!/bin/sh
# What profilers want of a compile besides counters: -fcs-profile-generate,
# -fdebug-info-for-profiling, -fpseudo-probe-for-profiling, -fmemory-profile.
. "$SOURCE/test/driver/common.inc"
x86="-target x86_64-linux-gnu"
cat >half.mlir <<'END'
func.func @half(%a: i32) -> i32 {
  %two = arith.constant 2 : i32
  %zero = arith.constant 0 : i32
  %less = arith.cmpi slt, %a, %zero : i32
  %half = scf.if %less -> i32 { scf.yield %zero : i32 } else {
    %b = arith.divsi %a, %two : i32
    scf.yield %b : i32 }
  return %half : i32
}
func.func @main() -> i32 {
  %n = arith.constant 1 : i32
  %0 = func.call @half(%n) : (i32) -> i32
  return %0 : i32
}
END
cat >heap.mlir <<'END'
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %i = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %zero, %m[%i] {nontemporal = true} : memref<4xi32>
  %x = memref.load %m[%i] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
END

ir() {
  works "$MLCC" $x86 "$@" -S -emit-llvm half.mlir -o -
}
lacks() {
  grep -qF -- "$1" out && stop "'$1' in the output"
}

step "-fcs-profile-generate"
ir
lacks __profc
ir -fcs-profile-generate
prints '@__profc_half'
prints 'c"default_%m.profraw\00"'
prints '@__llvm_profile_raw_version = hidden constant i64 216172782113783818'
ir -fcs-profile-generate=dir
prints 'c"dir/default_%m.profraw\00"'
ir -O0 -fcs-profile-generate
lacks __profc
says "argument unused during compilation: '-fcs-profile-generate' at -O0"
fails "$MLCC" -fprofile-generate -fcs-profile-generate -c half.mlir
says "'-fcs-profile-generate' can only be combined with -fprofile-use"

step "-fdebug-info-for-profiling"
ir -g
lacks debugInfoForProfiling
lacks "discriminator:"
ir -g -fdebug-info-for-profiling
prints "debugInfoForProfiling: true"
ir -g -fdebug-info-for-profiling -fno-debug-info-for-profiling
lacks debugInfoForProfiling

step "-fpseudo-probe-for-profiling"
ir -fpseudo-probe-for-profiling
prints "call void @llvm.pseudoprobe("
works "$MLCC" $x86 -fpseudo-probe-for-profiling -S half.mlir -o -
prints ".pseudo_probe_desc"
ir -fpseudo-probe-for-profiling -fno-pseudo-probe-for-profiling
lacks pseudoprobe

step "-fmemory-profile"
works "$MLCC" $x86 -fmemory-profile -S -emit-llvm heap.mlir -o -
prints "__memprof_init"
works "$MLCC" $x86 -fmemory-profile=dir -S -emit-llvm heap.mlir -o -
prints 'c"dir/memprof.profraw\00"'
works "$MLCC" $x86 -fmemory-profile -fno-memory-profile -S -emit-llvm heap.mlir -o -
lacks memprof
fails "$MLCC" $x86 -fmemory-profile -fsanitize=address -c heap.mlir
says "'-fmemory-profile' cannot be combined with -fsanitize=address"
fails "$MLCC" $x86 --sysroot="$PWD" -nostartfiles -fmemory-profile heap.mlir \
  -o program
says "there is no runtime for '-fmemory-profile'"

case $("$MLCC" -dumpmachine) in
x86_64*) ;;
*) exit 0 ;;
esac
"$MLCC" -### -fmemory-profile heap.mlir -o program >out 2>err || {
  says "there is no runtime for '-fmemory-profile'"
  echo "no runtimes of clang"
  exit 77
}

step "programs"
mkdir heap
works "$MLCC" -fmemory-profile="$PWD/heap" heap.mlir -o program
works ./program
set -- heap/memprof.profraw*
[ -s "$1" ] || stop "no counts"
works "$MLCC" -O2 -fcs-profile-generate="$PWD/contexts" half.mlir -o program
works ./program
set -- contexts/default_*.profraw
[ -s "$1" ] || stop "no counts"

step "a profile of both kinds is used as both"
need "$LLVM_BIN/llvm-profdata"
works "$MLCC" -O2 -fprofile-generate="$PWD/first" half.mlir -o program
works ./program
works "$LLVM_BIN/llvm-profdata" merge -o first.profdata first
works "$MLCC" -O2 -fprofile-use=first.profdata \
  -fcs-profile-generate="$PWD/second" half.mlir -o program
works ./program
works "$LLVM_BIN/llvm-profdata" merge -o both.profdata first second
works "$MLCC" -O2 -fprofile-use=both.profdata -S -emit-llvm half.mlir -o -
prints '!{!"function_entry_count", i64 1}'
prints '!"CSProfileSummary"'
exit 0
