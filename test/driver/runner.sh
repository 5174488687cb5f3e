#!/bin/sh
# mlcc-runner, beside mlir-runner where that is.
. "$SOURCE/test/driver/common.inc"
runner=$BIN/mlcc-runner
oracle=$LLVM_BIN/mlir-runner

cat >results.mlir <<'END'
llvm.func @main() -> f32 {
  %c = llvm.mlir.constant(42.5 : f32) : f32
  llvm.return %c : f32
}
llvm.func @i() -> i32 {
  %c = llvm.mlir.constant(-7 : i32) : i32
  llvm.return %c : i32
}
llvm.func @j() -> i64 {
  %c = llvm.mlir.constant(-5000000000 : i64) : i64
  llvm.return %c : i64
}
llvm.func @v() {
  llvm.return
}
llvm.func @a(%x: i32) {
  llvm.return
}
END

# Output of both
same() {
  works "$runner" "$@"
  mv out ours
  [ -x "$oracle" ] || return 0
  works "$oracle" "$@"
  cmp ours out || stop "mlir-runner prints otherwise"
}

step "results are printed"
same results.mlir
[ "$(cat ours)" = 4.250000e+01 ] || stop "$(cat ours)"
same results.mlir -e i -entry-point-result=i32
same -O3 results.mlir -e=j --entry-point-result=i64
same results.mlir -e v -entry-point-result void
[ ! -s ours ] || stop "$(cat ours)"
works "$runner" -e j -entry-point-result=i64 <results.mlir
prints -5000000000
mkdir elsewhere
cp results.mlir elsewhere/noname
same elsewhere/noname

step "what does not fit"
for args in "-e i" "-e a -entry-point-result=void" \
  "-e none -entry-point-result=void" "-e i -entry-point-result=void" \
  "-e i -entry-point-result=f64" "-e j -entry-point-result=i32" \
  "-e i -entry-point-result=i64" "-e j -entry-point-result=f32" \
  "-e v -entry-point-result=i32"; do
  # shellcheck disable=SC2086
  fails "$runner" results.mlir $args
  [ ! -x "$oracle" ] || ! "$oracle" results.mlir $args >out 2>&1 ||
    stop "mlir-runner takes $args"
done

step "a main that calls itself"
cat >recursive.mlir <<'END'
llvm.mlir.global internal @n(3 : i32) : i32
llvm.func @main() -> i32 {
  %p = llvm.mlir.addressof @n : !llvm.ptr
  %n = llvm.load %p : !llvm.ptr -> i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %less = llvm.sub %n, %one : i32
  llvm.store %less, %p : i32, !llvm.ptr
  %done = llvm.icmp "eq" %n, %zero : i32
  llvm.cond_br %done, ^out(%zero : i32), ^again
^again:
  %below = llvm.call @main() : () -> i32
  %sum = llvm.add %below, %n : i32
  llvm.br ^out(%sum : i32)
^out(%r: i32):
  llvm.return %r : i32
}
END
same recursive.mlir -entry-point-result=i32
[ "$(cat ours)" = 6 ] || stop "$(cat ours)"

step "the runtime serves for mlir-runner's libraries"
cat >print.mlir <<'END'
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %c = arith.constant 12 : i64
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
END
works "$runner" print.mlir -entry-point-result=void \
  -shared-libs=/nowhere/libmlir_runner_utils.so,/nowhere/libmlir_c_runner_utils.so
[ "$(cat out)" = 12 ] || stop "$(cat out)"

step "libraries"
cat >library.c <<'END'
float third(void) { return 0.375f; }
END
works "$CC" -shared -fPIC library.c -o libthird.so
cat >uses.mlir <<'END'
llvm.func @third() -> f32
llvm.func @main() -> f32 {
  %r = llvm.call @third() : () -> f32
  llvm.return %r : f32
}
END
same uses.mlir -shared-libs="$PWD/libthird.so"
[ "$(cat ours)" = 3.750000e-01 ] || stop "$(cat ours)"
fails "$runner" uses.mlir -shared-libs=libnone.so
says "no library 'libnone.so'"

step "the object"
works "$runner" results.mlir -dump-object-file -object-filename=dumped.o
prints 4.250000e+01
works nm dumped.o
prints "T main"
works "$runner" results.mlir -dump-object-file
[ -s results.o ] || stop "no object named after the input"

step "LLVM IR beside, a library of this folder, and LLVM's name of this machine"
cat >third.ll <<'END'
define float @third() {
  ret float 0.25
}
END
works "$runner" uses.mlir third.ll
[ "$(cat out)" = 2.500000e-01 ] || stop "$(cat out)"
works "$runner" uses.mlir -shared-libs=libthird.so
[ "$(cat out)" = 3.750000e-01 ] || stop "$(cat out)"
if [ "$(uname -m)" = x86_64 ]; then
  works "$runner" results.mlir -march=x86-64 -mattr=+sse2
  prints 4.250000e+01
fi

step "code is for this machine's processor"
if grep -qw avx /proc/cpuinfo; then
  cat >wide.mlir <<'END'
llvm.func @main() {
  %one = llvm.mlir.constant(dense<1.0> : vector<8xf32>) : vector<8xf32>
  %two = llvm.inline_asm "vaddps $1, $2, $0", "=x,x,x" %one, %one
      : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}
END
  same wide.mlir -entry-point-result=void
  fails "$runner" wide.mlir -entry-point-result=void -mcpu=x86-64
fi

step "how matrices are stored"
cat >matrix.mlir <<'END'
func.func private @printF32(f32)
llvm.func @main() {
  %m = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : vector<6xf32>)
      : vector<6xf32>
  %t = llvm.intr.matrix.transpose %m {rows = 2 : i32, columns = 3 : i32}
      : vector<6xf32> into vector<6xf32>
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %second = llvm.extractelement %t[%c1 : i32] : vector<6xf32>
  func.call @printF32(%second) : (f32) -> ()
  llvm.return
}
END
works "$runner" matrix.mlir -entry-point-result=void
prints 3
works "$runner" matrix.mlir -entry-point-result=void -O2 -enable-matrix \
  -matrix-allow-contract -matrix-default-layout=row-major
prints 4

step "what it is"
works "$runner" --help
prints "usage: mlcc-runner [options] [file...]"
prints "  -dump-object-file           keep the object, as"
works "$runner" -version
prints "mlcc-runner version"

step "as LLVM's own tests call the two"
cat >public.mlir <<'END'
func.func private @printMemrefF32(memref<*xf32>) attributes { llvm.emit_c_interface }
func.func @entry() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %m = memref.alloc() : memref<2x2xf32>
  %n = memref.dim %m, %c0 : memref<2x2xf32>
  %v = vector.broadcast %one : f32 to vector<2x2xf32>
  scf.for %i = %c0 to %n step %c1 {
    %w = vector.extract %v[0] : vector<2xf32> from vector<2x2xf32>
    vector.store %w, %m[%i, %c0] : memref<2x2xf32>, vector<2xf32>
  }
  vector.print %v : vector<2x2xf32>
  %u = memref.cast %m : memref<2x2xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  memref.dealloc %m : memref<2x2xf32>
  return
}
END
libraries="-shared-libs=$LLVM_BIN/../lib/libmlir_runner_utils.so,$LLVM_BIN/../lib/libmlir_c_runner_utils.so"
"$BIN/mlcc-opt" public.mlir -test-lower-to-llvm >lowered.mlir || stop "not lowered"
works "$runner" lowered.mlir -e entry -entry-point-result=void \
  -argext-abi-check=false $libraries
prints "( ( 1, 1 ), ( 1, 1 ) )"
prints "rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data ="
if [ -x "$LLVM_BIN/mlir-opt" ]; then
  works "$LLVM_BIN/mlir-opt" public.mlir -test-lower-to-llvm
  cmp out lowered.mlir || stop "mlir-opt lowers otherwise"
fi

step "another machine"
need qemu-aarch64 aarch64-linux-gnu-gcc
works "$runner" results.mlir -march=aarch64 -e i -entry-point-result=i32
[ "$(cat out)" = -7 ] || stop "$(cat out)"
exit 0
