#!/bin/sh
# -fveclib=: what calls a library makes of functions of vectors and of loops.
. "$SOURCE/test/driver/common.inc"
cat >vectors.mlir <<'END'
func.func @six(%a: vector<6xf32>) -> vector<6xf32> {
  %0 = math.sin %a : vector<6xf32>
  return %0 : vector<6xf32>
}
func.func @sixteen(%a: vector<16xf32>) -> vector<16xf32> {
  %0 = math.exp %a fastmath<nnan> : vector<16xf32>
  return %0 : vector<16xf32>
}
func.func @powers(%a: vector<3xf64>, %b: vector<3xf64>) -> vector<3xf64> {
  %0 = math.powf %a, %b : vector<3xf64>
  return %0 : vector<3xf64>
}
func.func @cosine(%x: memref<64xf32>, %y: memref<64xf32> {llvm.noalias}) {
  affine.for %i = 0 to 64 {
    %v = affine.load %x[%i] : memref<64xf32>
    %c = math.cos %v : f32
    affine.store %c, %y[%i] : memref<64xf32>
  }
  return
}
END

# calls TARGET FLAGS... : the functions of the library that are called, with
# how often each
calls() {
  works "$MLCC" -target "$@" -S vectors.mlir -o vectors.s
  grep -oE '_ZGV[a-zA-Z0-9]+_[a-z0-9]+|_?_svml_[a-z0-9]+' vectors.s | sort | uniq -c |
    awk '{ print $2 "*" $1 }' | tr '\n' ' ' >out
}

step "vectors are cut to the registers there are"
calls x86_64-linux-gnu -fveclib=libmvec -fno-unroll-loops
prints "_ZGVbN2vv_pow*2 _ZGVbN4v_cosf*1 _ZGVbN4v_expf*4 _ZGVbN4v_sinf*2"
calls x86_64-linux-gnu -fveclib=libmvec -mavx2 -fno-unroll-loops
prints "_ZGVdN4vv_pow*1 _ZGVdN8v_cosf*1 _ZGVdN8v_expf*2 _ZGVdN8v_sinf*1"
calls x86_64-linux-gnu -fveclib=SVML -mavx512f -mprefer-vector-width=512 -fno-unroll-loops
prints "__svml_cosf16*1 __svml_expf16*1 __svml_pow4*1 __svml_sinf8*1"
calls aarch64-linux-gnu -fveclib=SLEEF -fno-unroll-loops
prints "_ZGVnN2vv_pow*2 _ZGVnN4v_cosf*1 _ZGVnN4v_expf*4 _ZGVnN4v_sinf*2"

step "without a library each element is a call"
works "$MLCC" -target x86_64-linux-gnu -S vectors.mlir -o vectors.s
grep -q _ZGV vectors.s && stop "a library nobody named"

step "programs compute the same with glibc's"
[ "$(uname -m)" = x86_64 ] || exit 0
cat >main.mlir <<'END'
func.func private @six(vector<6xf32>) -> vector<6xf32>
func.func private @powers(vector<3xf64>, vector<3xf64>) -> vector<3xf64>
func.func @main() -> i32 {
  %a = arith.constant dense<[0.0, 0.5, -0.5, 1.0, -1.0, 2.0]> : vector<6xf32>
  %0 = call @six(%a) : (vector<6xf32>) -> vector<6xf32>
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf64>
  %1 = call @powers(%b, %b) : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
  %t = arith.constant dense<1.0e+04> : vector<6xf32>
  %2 = arith.mulf %0, %t : vector<6xf32>
  %3 = math.round %2 : vector<6xf32>
  vector.print %3 : vector<6xf32>
  %h = arith.constant dense<100.0> : vector<3xf64>
  %4 = arith.mulf %1, %h : vector<3xf64>
  %5 = math.round %4 : vector<3xf64>
  vector.print %5 : vector<3xf64>
  %z = arith.constant 0 : i32
  return %z : i32
}
END
works "$MLCC" -target x86_64-linux-gnu -fveclib=libmvec -c vectors.mlir -o vectors.o
"$MLCC" main.mlir vectors.o -lmvec -lm -o program 2>err || { echo "no libmvec, skipped"; exit 77; }
works ./program
prints "( 0, 4794, -4794, 8415, -8415, 9093 )"
prints "( 100, 400, 2700 )"
