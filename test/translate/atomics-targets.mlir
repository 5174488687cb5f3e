// oracle: refuses: other dialects are no input of mlir-translate
// Updates and reductions whose arithmetic LLVM does not select;
// test/driver/atomics.sh has them all, and runs them.

// RUN: mlcc -target s390x-linux-gnu -c %s -o %t.o
// RUN: mlcc -target mips64-linux-gnuabi64 -c %s -o %t.o
// RUN: mlcc -target powerpc64le-linux-gnu -c %s -o %t.o
// RUN: mlcc -target arm-linux-gnueabihf -S %s -o - | FileCheck %s
// RUN: mlcc -target i386-linux-gnu -c %s -o %t.o

// CHECK-LABEL: bfloat:
// CHECK: ldrexh
func.func @bfloat(%p: memref<4xbf16>, %q: memref<bf16>, %i: index) {
  %v = memref.load %q[] : memref<bf16>
  %0 = memref.atomic_rmw addf %v, %p[%i] : (bf16, memref<4xbf16>) -> bf16
  return
}

// CHECK-LABEL: double:
// CHECK: ldrexd
func.func @double(%p: memref<4xf64>, %q: memref<f64>, %i: index) {
  %v = memref.load %q[] : memref<f64>
  %0 = memref.atomic_rmw maximumf %v, %p[%i] : (f64, memref<4xf64>) -> f64
  return
}

func.func @reduction(%p: memref<vector<4xf64>>, %q: memref<f64>) {
  %v = memref.load %p[] : memref<vector<4xf64>>
  %0 = llvm.intr.vector.reduce.fmaximum(%v) : (vector<4xf64>) -> f64
  memref.store %0, %q[] : memref<f64>
  return
}
