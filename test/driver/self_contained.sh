#!/bin/sh
# label: slow
# Objects bring what they need of the runtime: any linker takes them, alone, in
# pairs, in archives and shared libraries, and no name of the runtime gets out.
# Where nothing is needed nothing changes, not a byte.
. "$SOURCE/test/driver/common.inc"
PATH=$LLVM_BIN:$PATH
CC=${CC:-cc}
need "$CC" ar ld.lld ld64.lld wasm-ld llvm-nm llvm-readelf
[ -r "$("$MLCC" -print-file-name=libmlcc_rt.a)" ] || exit 77

cat >copy.mlir <<'END'
func.func private @printMemrefF32(memref<*xf32>)
    attributes {llvm.emit_c_interface}
func.func @transpose(%a: memref<2x3xf32>, %b: memref<3x2xf32>)
    attributes {llvm.emit_c_interface} {
  %t = memref.transpose %a (i, j) -> (j, i)
    : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  memref.copy %t, %b
    : memref<3x2xf32, strided<[1, 3]>> to memref<3x2xf32>
  %any = memref.cast %b : memref<3x2xf32> to memref<*xf32>
  func.call @printMemrefF32(%any) : (memref<*xf32>) -> ()
  return
}
func.func @round(%a: f32) -> f32 {
  %b = arith.truncf %a : f32 to bf16
  %c = arith.extf %b : bf16 to f32
  return %c : f32
}
END
cat >other.mlir <<'END'
func.func @half(%a: f64) -> f64 {
  %b = arith.truncf %a : f64 to f16
  %c = arith.extf %b : f16 to f64
  return %c : f64
}
func.func @copy(%a: memref<2xf32, strided<[2]>>, %b: memref<2xf32>)
    attributes {llvm.emit_c_interface} {
  memref.copy %a, %b : memref<2xf32, strided<[2]>> to memref<2xf32>
  return
}
func.func @divide(%a: i64, %b: i64) -> i64 {
  %c64 = arith.constant 64 : i128
  %x = arith.extsi %a : i64 to i128
  %y = arith.extsi %b : i64 to i128
  %s = arith.shli %x, %c64 : i128
  %q = arith.divsi %s, %y : i128
  %r = arith.trunci %q : i128 to i64
  return %r : i64
}
END
cat >main.c <<'END'
#include <stdint.h>
#include <stdio.h>
typedef struct { float *base, *data; intptr_t offset, sizes[2], strides[2]; } M2;
typedef struct { float *base, *data; intptr_t offset, sizes[1], strides[1]; } M1;
void _mlir_ciface_transpose(M2 *a, M2 *b);
void _mlir_ciface_copy(M1 *a, M1 *b);
float round_(float a) __asm__("round");
double half(double a);
int64_t divide(int64_t a, int64_t b);
int main(void) {
  float a[6] = {1, 2, 3, 4, 5, 6}, b[6], c[2];
  M2 from = {a, a, 0, {2, 3}, {3, 1}}, to = {b, b, 0, {3, 2}, {2, 1}};
  M1 every = {a, a, 0, {2}, {2}}, both = {c, c, 0, {2}, {1}};
  _mlir_ciface_transpose(&from, &to);
  _mlir_ciface_copy(&every, &both);
  printf("%g %g %g %g\n", c[0], c[1], round_(1.00390625f), half(1.0 / 3));
  printf("%lld\n", (long long)divide(1, 3));
  return 0;
}
END
cat >expected <<'END'
rank = 2 offset = 0 sizes = [3, 2] strides = [2, 1] data = 
[[1,   4], 
 [2,   5], 
 [3,   6]]
1 3 1 0.333252
6148914691236517205
END

check() { # command...
  "$@" >printed || stop "$* failed"
  sed 's/^Unranked Memref base@ = [^ ]* //' printed | cmp -s - expected ||
    { cat printed; stop "wrong output"; }
}

# Nothing of the runtime is left to find or can be seen from outside.
closed() { # object
  llvm-readelf -sW "$1" >symbols
  awk '$5 == "GLOBAL" && $7 == "UND" { print $8 }' symbols >wants
  grep -E '^(__[a-z]*([hbsdt]f|[sdt]i)|__aeabi_[a-tv-z]|mlcc_|memref|print[FM])' wants &&
    stop "$1 calls the runtime"
  awk '($5 == "WEAK" && $6 != "HIDDEN") || (($5 == "WEAK" || $5 == "GLOBAL") &&
       $7 != "UND" && $8 ~ /^(__|mlcc_)/ && $8 !~ /^mlcc_(write|flush)_/)' \
    symbols >seen
  [ ! -s seen ] || { cat seen; stop "$1 shows names of the runtime"; }
}

step "this machine's linker"
works "$MLCC" -c copy.mlir
works "$MLCC" -c other.mlir
closed copy.o
closed other.o
"$CC" main.c copy.o other.o -o program || stop "no link"
check ./program

step "archives"
ar rcs libboth.a copy.o other.o
"$CC" main.c -L. -lboth -o program || stop "no link"
check ./program

step "shared libraries"
works "$MLCC" -fPIC -c copy.mlir -o copy.pic.o
works "$MLCC" -fPIC -c other.mlir -o other.pic.o
"$CC" -shared copy.pic.o -o libcopy.so || stop "no library"
"$CC" -shared other.pic.o -o libother.so || stop "no library"
llvm-nm -D --defined-only libcopy.so >out
grep -Eq 'memref|__trunc|mlcc_' out && stop "the library exports the runtime"
"$CC" main.c -L. -lcopy -lother -Wl,-rpath,"$PWD" -o program || stop "no link"
check ./program

step "the built-in linker, which has the archive as well"
"$CC" -c main.c || stop "no main.o"
works "$MLCC" main.o copy.o other.o -o program
check ./program
works "$MLCC" main.o copy.o other.mlir -o program
check ./program

step "LLVM IR, partial links, parts"
works "$MLCC" -S -emit-llvm copy.mlir
works "$MLCC" -c copy.ll -o from-ir.o
closed from-ir.o
works "$MLCC" -r copy.mlir other.mlir -o joined.o
closed joined.o
"$CC" main.c joined.o -o program || stop "no link"
check ./program

step "a definition of the user's own comes first"
cat >own.c <<'END'
#include <stdint.h>
#include <stdio.h>
void memrefCopy(intptr_t size, void *from, void *to) {
  printf("copy of elements of %d bytes\n", (int)size);
}
END
"$CC" main.c copy.o other.o own.c -o program && ./program >out || stop "no link"
[ "$(grep -c 'copy of elements of 4 bytes' out)" = 2 ] || stop "not called"
cat >defines.mlir <<'END'
func.func @__truncsfbf2(%a: f32) -> i16 {
  %b = arith.constant 7 : i16
  return %b : i16
}
func.func private @__extendhfsf2(f16) -> f32
func.func @round(%a: f16) -> f32 {
  %b = func.call @__extendhfsf2(%a) : (f16) -> f32
  return %b : f32
}
END
works "$MLCC" -c defines.mlir
llvm-nm defines.o >out
prints " T __truncsfbf2"
prints " t __extendhfsf2"

step "-fno-self-contained"
works "$MLCC" -c -fno-self-contained copy.mlir -o open.o
llvm-nm -u open.o >out
prints memrefCopy
prints __truncsfbf2
works "$MLCC" main.o open.o other.o -o program
check ./program

step "nothing is added where nothing is needed"
cat >plain.mlir <<'END'
func.func @plain(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a : memref<?xf32>
}
END
for target in "" --target=aarch64-linux-android \
  --target=x86_64-pc-windows-msvc; do
  works "$MLCC" $target -c plain.mlir -o a.o
  works "$MLCC" $target -c -fno-self-contained plain.mlir -o b.o
  cmp a.o b.o || stop "changed"
done

step "the mark of landing pads is kept"
for target in aarch64 x86_64; do
  case $target in
  aarch64) flag=branch-target-enforcement ;;
  x86_64) flag=cf-protection-branch ;;
  esac
  cat >marked.ll <<END
target triple = "$target-unknown-linux-gnu"
declare void @memrefCopy(i64, ptr, ptr)
define void @f(ptr %a, ptr %b) {
  call void @memrefCopy(i64 4, ptr %a, ptr %b)
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"$flag", i32 1}
END
  works "$MLCC" -c marked.ll
  llvm-nm marked.o >out
  prints "W memrefCopy"
  llvm-readelf -n marked.o >out
  grep -Eq 'feature: .*(BTI|IBT)' out || stop "lost on $target"
done

# Accesses by lock are left to libatomic: C code must find the same locks.
step "atomic accesses"
cat >atomic.ll <<'END'
define i128 @exchange(ptr %p, i128 %v) {
  %old = atomicrmw xchg ptr %p, i128 %v seq_cst
  %quotient = sdiv i128 %old, %v
  ret i128 %quotient
}
END
works "$MLCC" -target riscv64-linux-gnu -c atomic.ll
llvm-nm atomic.o >out
prints "U __atomic_exchange_16"
prints "t __divti3"
grep -q mlcc_ out && stop "locks in an object"
works "$MLCC" -target x86_64-linux-gnu -c atomic.ll
llvm-nm atomic.o >out
prints "t __atomic_exchange_16"

elsewhere() { # triple, emulator
  command -v "$1-gcc" >/dev/null && command -v "$2" >/dev/null || return 0
  step "$1"
  works "$MLCC" -target "$1" -c copy.mlir
  works "$MLCC" -target "$1" -c other.mlir
  closed copy.o
  closed other.o
  "$1-gcc" main.c copy.o other.o -static -o program || stop "no link"
  check "$2" ./program
}
elsewhere aarch64-linux-gnu qemu-aarch64
elsewhere riscv64-linux-gnu qemu-riscv64
elsewhere arm-linux-gnueabihf qemu-arm

# What the NDK's clang does, but for its libc.
step "Android"
for target in aarch64-linux-android24 x86_64-linux-android24; do
  works "$MLCC" -target $target -fPIC -c copy.mlir
  works "$MLCC" -target $target -fPIC -c other.mlir
  closed copy.o
  closed other.o
  ld.lld -shared copy.o other.o -o libkernels.so || stop "no library"
  llvm-nm -Du libkernels.so | awk '{ print $2 }' | sort >out
  printf '%s\n' fflush memcpy printf putchar | cmp -s - out ||
    { cat out; stop "the library asks for more than a libc has"; }
done

# Formats that no linker joins: the runtime comes in as LLVM IR.
foreign() { # triple
  step "$1"
  works "$MLCC" --target="$1" -c copy.mlir
  works "$MLCC" --target="$1" -c other.mlir
  llvm-nm -u copy.o other.o | awk '{ print $NF }' | sed 's/^_//' | sort -u >out
  grep -Eq '^_?_(div|trunc|extend)|mlcc_|memref|print[FM]' out &&
    stop "the runtime is called"
  llvm-nm copy.o other.o >out
  grep -Eq '[A-Z] _?(__(div|trunc|extend)|mlcc_(text|print|element))' out &&
    stop "helpers are seen"
  prints memrefCopy
}
foreign x86_64-pc-windows-msvc
foreign aarch64-pc-windows-msvc
foreign x86_64-pc-windows-gnu
if command -v x86_64-w64-mingw32-gcc >/dev/null; then
  x86_64-w64-mingw32-gcc main.c copy.o other.o -o program.exe || stop "no link"
  x86_64-w64-mingw32-gcc main.c copy.o own.c other.o -o program.exe ||
    stop "no link with a definition of the user's own"
fi
foreign wasm32-wasip1
wasm-ld --no-entry --allow-undefined --export=_mlir_ciface_transpose \
  --export=divide copy.o other.o -o kernels.wasm || stop "no link"
for target in arm64-apple-macos11 x86_64-apple-macos11; do
  foreign $target
  ld64.lld -dylib -arch ${target%%-*} -platform_version macos 11.0 11.0 \
    -undefined dynamic_lookup copy.o other.o -o libkernels.dylib ||
    stop "no library"
  llvm-nm -g --defined-only libkernels.dylib >out
  grep -Eq 'memref|mlcc_' out && stop "the library exports the runtime"
done
works "$MLCC" --target=wasm32-wasip1 -S -emit-llvm copy.mlir
works "$MLCC" --target=wasm32-wasip1 -c copy.ll -o from-ir.o
works "$MLCC" --target=wasm32-wasip1 -c copy.mlir
llvm-nm from-ir.o | awk '{ print $3 }' >a
llvm-nm copy.o | awk '{ print $3 }' >b
cmp a b || stop "LLVM IR gets something else"

step "one compile brings what is called by name"
cat >once.mlir <<'END'
func.func @columns(%a: memref<2x3xf32>, %b: memref<3x2xf32>) {
  %t = memref.transpose %a (i, j) -> (j, i)
    : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  memref.copy %t, %b
    : memref<3x2xf32, strided<[1, 3]>> to memref<3x2xf32>
  return
}
END
passes() { # flags; how often passes over functions ran
  works "$MLCC" --target=x86_64-pc-windows-msvc -ftime-trace=trace.json \
    -ftime-trace-granularity=0 "$@" -c once.mlir
  grep -o '"name":"PassManager<Function>"' trace.json | wc -l
}
[ "$(passes)" = "$(passes -fno-self-contained)" ] || stop "made twice"
llvm-nm once.o >out
prints "U memrefCopy"
works "$MLCC" --target=x86_64-pc-windows-msvc -c once.mlir
llvm-nm once.o >out
prints "W memrefCopy"

step "atomic accesses of several threads"
works "$MLCC" --target=wasm32-wasip1 -matomics -c atomic.ll
llvm-nm atomic.o >out
prints "U __atomic_exchange_16"
cat >named.mlir <<'END'
llvm.func @__atomic_exchange_16(!llvm.ptr, i128, i32) -> i128
llvm.func @memrefCopy(i32, !llvm.ptr, !llvm.ptr)
llvm.func @f(%p: !llvm.ptr, %v: i128, %o: i32) -> i128 {
  llvm.call @memrefCopy(%o, %p, %p) : (i32, !llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.call @__atomic_exchange_16(%p, %v, %o) : (!llvm.ptr, i128, i32) -> i128
  llvm.return %0 : i128
}
END
works "$MLCC" --target=wasm32-wasip1 -matomics -c named.mlir
llvm-nm named.o >out
prints "U __atomic_exchange_16"
prints "W memrefCopy"

step "sinks of the program's own, without a libc"
cat >sink.c <<'END'
#include <stddef.h>
void start(void);
static long call(long n, long a, long b, long c) {
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(n), "D"(a), "S"(b), "d"(c)
                   : "rcx", "r11", "memory");
  return result;
}
void mlcc_write_output(const char *bytes, size_t size) {
  call(1, 1, (long)bytes, (long)size);
}
void _start(void) {
  start();
  call(60, 0, 0, 0);
}
END
cat >start.mlir <<'END'
func.func private @printI64(i64)
func.func private @printNewline()
func.func @start() {
  %c = arith.constant 42 : i64
  func.call @printI64(%c) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
END
if [ "$(uname -sm)" = "Linux x86_64" ]; then
  works "$MLCC" -c start.mlir
  "$CC" -ffreestanding -fno-stack-protector -nostdlib -static \
    -Wl,--gc-sections sink.c start.o -o bare || stop "no link"
  [ "$(./bare)" = 42 ] || stop "wrong output"
fi

step "an ABI that the runtime was not built for keeps its calls"
works "$MLCC" -target riscv64-linux-gnu -mabi=lp64 -march=rv64imac -c copy.mlir
llvm-nm -u copy.o >out
prints memrefCopy
exit 0
