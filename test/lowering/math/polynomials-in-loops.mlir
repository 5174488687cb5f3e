// RUN: %mlcc -target x86_64-linux-gnu -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s
// RUN: %mlcc -target x86_64-linux-gnu -O3 -fno-vectorize-math -fvectorize-math -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s
// RUN: %mlcc -target x86_64-linux-gnu -O1 -fvectorize -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s
// RUN: %mlcc -target aarch64-linux-gnu -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s
// RUN: %mlcc -target riscv64-linux-gnu -march=rv64gcv -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s
// RUN: %mlcc -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=CHECK,SCALE
// RUN: %mlcc -target x86_64-linux-gnu -fapprox-func -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=APPROX
// RUN: %mlcc -target x86_64-linux-gnu -fno-vectorize-math -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=OFF
// RUN: %mlcc -target x86_64-linux-gnu -fno-vectorize -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=OFF
// RUN: %mlcc -target x86_64-linux-gnu -O1 -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=OFF
// RUN: %mlcc -target x86_64-linux-gnu -Os -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=OFF
// RUN: %mlcc -target x86_64-linux-gnu -O0 -fvectorize -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=OFF
// RUN: %mlcc -target x86_64-linux-gnu -fveclib=libmvec -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=OFF
// RUN: %mlcc -target riscv64-linux-gnu -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=OFF
// RUN: %mlcc -target arm-linux-gnueabihf -mfpu=neon -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=OFF
// RUN: %mlcc -target mips64el-linux-gnuabi64 -mmsa -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=OFF

// A compile computes functions of f32 in loops as those of vectors, so that LLVM
// can make vectors of the loop: at -O2 and -O3, if the target has vectors that
// compute what scalars do, and where no library has vectors of them. AVX-512 has
// an instruction that multiplies by a power of two.

// CHECK-LABEL: func.func @innermost(
// CHECK: math.exp
// CHECK: scf.for
// CHECK: scf.for
// CHECK-NOT: math.exp
// SCALE: llvm.call_intrinsic "llvm.ldexp"
// OFF-LABEL: func.func @innermost(
// OFF: scf.for
// OFF: scf.for
// OFF: math.exp
func.func @innermost(%a: memref<?x?xf32>, %s: f32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = math.exp %s : f32
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %x = memref.load %a[%i, %j] : memref<?x?xf32>
      %y = math.exp %x : f32
      %z = arith.mulf %y, %e : f32
      memref.store %z, %a[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// What has a loop behind it is not vectorized.
// CHECK-LABEL: func.func @around_another(
// CHECK: scf.for
// CHECK: math.exp
// CHECK: scf.for
func.func @around_another(%a: memref<?x?xf32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i, %c0] : memref<?x?xf32>
    %y = math.exp %x : f32
    scf.for %j = %c0 to %m step %c1 {
      memref.store %y, %a[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// Other loops become loops that count, and functions are made of others.
// CHECK-LABEL: func.func @structured(
// CHECK: scf.for
// CHECK-NOT: math.{{exp|log|tanh}}
// CHECK: return
func.func @structured(%a: memref<9xf32>) {
  affine.for %i = 0 to 9 {
    %x = affine.load %a[%i] : memref<9xf32>
    %y = math.expm1 %x : f32
    affine.store %y, %a[%i] : memref<9xf32>
  }
  linalg.map { math.tanh } ins(%a : memref<9xf32>) outs(%a : memref<9xf32>)
  return
}

// A condition is no obstacle; nor is a sum.
// CHECK-LABEL: func.func @sum(
// CHECK: scf.for
// CHECK-NOT: math.log
// CHECK: return
func.func @sum(%a: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %c = arith.cmpf ogt, %x, %zero : f32
    %l = scf.if %c -> f32 {
      %y = math.log %x : f32
      scf.yield %y : f32
    } else {
      scf.yield %zero : f32
    }
    %u = arith.addf %t, %l : f32
    scf.yield %u : f32
  }
  return %s : f32
}

// One iteration after the other: a call is faster.
// CHECK-LABEL: func.func @carried(
// CHECK: math.exp
// CHECK: math.tanh
func.func @carried(%a: memref<?xf32>, %s: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %s) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %c = arith.cmpf ogt, %x, %s : f32
    %l = scf.if %c -> f32 {
      %d = arith.subf %t, %x : f32
      scf.yield %d : f32
    } else {
      scf.yield %x : f32
    }
    %e = math.exp %l : f32
    %u = math.tanh %t : f32
    %v = arith.addf %e, %u : f32
    scf.yield %v : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @with_a_call(
// CHECK: math.exp
func.func @with_a_call(%a: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.exp %x : f32
    func.call @use(%y) : (f32) -> ()
  }
  return
}
func.func private @use(f32)

// CHECK-LABEL: func.func @does_not_count(
// CHECK: math.exp
func.func @does_not_count(%s: f32) -> f32 {
  %r = scf.while (%t = %s) : (f32) -> f32 {
    %e = math.exp %s : f32
    %c = arith.cmpf olt, %t, %e : f32
    scf.condition(%c) %t : f32
  } do {
  ^bb0(%t: f32):
    %u = arith.addf %t, %t : f32
    scf.yield %u : f32
  }
  return %r : f32
}

// What is near small numbers only, and what there is nothing for, stays; what is near enough
// if flags say so, does not, then.
// CHECK-LABEL: func.func @others(
// CHECK: math.sin
// CHECK: math.cos
// CHECK: math.cbrt
// CHECK-NOT: math.cbrt
// APPROX-LABEL: func.func @others(
// APPROX: math.sin
// APPROX: math.cos
// APPROX-NOT: math.cbrt
// APPROX: return
func.func @others(%a: memref<?xf32>, %b: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = math.sin %x fastmath<fast> : f32
    %d = arith.extf %y : f32 to f64
    %e = math.cos %d fastmath<fast> : f64
    %z = math.cbrt %y : f32
    %w = math.cbrt %x fastmath<afn> : f32
    %v = arith.addf %z, %w : f32
    memref.store %e, %b[%i] : memref<?xf64>
    memref.store %v, %a[%i] : memref<?xf32>
    scf.reduce
  }
  return
}
