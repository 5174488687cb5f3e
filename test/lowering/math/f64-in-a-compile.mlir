// RUN: %mlcc -target x86_64-linux-gnu -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=VECTOR,LOOP,LOGS
// RUN: %mlcc -target aarch64-linux-gnu -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=VECTOR,LOOP,LOGS
// RUN: %mlcc -target s390x-linux-gnu -march=z13 -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=VECTOR,LOOP,LOGS
// RUN: %mlcc -target x86_64-linux-gnu -O0 -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=VECTOR,CALL,LOGS
// RUN: %mlcc -target x86_64-linux-gnu -Os -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=VECTOR,CALL,LOGS
// RUN: %mlcc -target x86_64-linux-gnu -fno-vectorize-math -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=VECTOR,CALL,LOGS
// RUN: %mlcc -target x86_64-linux-gnu -fveclib=libmvec -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=LIBRARY,CALL,LOGS
// RUN: %mlcc -target arm-linux-gnueabihf -mfpu=neon -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=LIBRARY,CALL,CALLS
// RUN: %mlcc -target riscv64-linux-gnu -march=rv64gc_zve32f -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=LIBRARY,CALL,CALLS
// RUN: %mlcc-opt -math-polynomial-approximation %s | FileCheck %s --check-prefixes=LIBRARY,CALL,CALLS
// RUN: %mlcc-opt -math-polynomial-approximation="near-vectors library-ops=math.exp" %s | FileCheck %s --check-prefixes=VECTOR,CALL,LOGS
// RUN: %mlcc-opt -math-polynomial-approximation="near-vectors library-ops-f64=math.exp" %s | FileCheck %s --check-prefixes=LIBRARY,CALL,LOGS

// Vectors of f64, and loops of f64, are computed without calls where registers
// hold vectors of f64, and where no library has the function; mlir-opt's pass has
// functions of f32 alone.

// VECTOR-LABEL: func.func @vector(
// VECTOR-NOT: math.exp
// VECTOR: return
// LIBRARY-LABEL: func.func @vector(
// LIBRARY: math.exp
func.func @vector(%v: vector<4xf64>) -> vector<4xf64> {
  %0 = math.exp %v : vector<4xf64>
  return %0 : vector<4xf64>
}

// LOOP-LABEL: func.func @loop(
// LOOP-NOT: math.exp
// LOOP: return
// CALL-LABEL: func.func @loop(
// CALL: math.exp
func.func @loop(%a: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = math.exp %x : f64
    memref.store %y, %a[%i] : memref<?xf64>
  }
  return
}

// What libraries have of scalable vectors is not asked for, and libmvec has no
// expm1 and log10.
// LOGS-LABEL: func.func @others(
// LOGS-NOT: math.{{exp|log|tanh|erf}}
// LOGS: return
// CALLS-LABEL: func.func @others(
// CALLS: math.exp2
// CALLS: math.log
// CALLS: math.expm1
func.func @others(%s: vector<[2]xf64>, %v: vector<2x4xf64>) -> (vector<[2]xf64>, vector<2x4xf64>) {
  %0 = math.exp2 %s : vector<[2]xf64>
  %1 = math.log %0 : vector<[2]xf64>
  %2 = math.log1p %1 : vector<[2]xf64>
  %3 = math.expm1 %v : vector<2x4xf64>
  %4 = math.log10 %3 : vector<2x4xf64>
  %5 = math.tanh %4 : vector<2x4xf64>
  %6 = math.erf %5 : vector<2x4xf64>
  return %2, %6 : vector<[2]xf64>, vector<2x4xf64>
}
