// oracle: refuses: other dialects are no input of mlir-translate
// Arithmetic on bf16 for targets where LLVM cannot select its conversions, and
// for AArch64, where vectors of more than four would be rounded wrongly.

// RUN: mlcc -target s390x-linux-gnu -S %s -o - | FileCheck %s --check-prefix=BITS
// RUN: mlcc -target mips-linux-gnu -S %s -o - | FileCheck %s --check-prefix=BITS
// RUN: mlcc -target powerpc64le-linux-gnu -S %s -o - | FileCheck %s --check-prefix=BITS
// RUN: mlcc -target sparcv9-linux-gnu -S %s -o - | FileCheck %s --check-prefix=BITS
// RUN: mlcc -target wasm32-unknown-unknown -S %s -o - | FileCheck %s --check-prefix=BITS
// RUN: mlcc -target aarch64-linux-gnu -S %s -o - | FileCheck %s --check-prefix=VECTOR

// BITS-NOT: truncsfbf2
func.func @scalars(%p: memref<4xbf16>, %q: memref<4xi32>, %i: index) -> i1 {
  %0 = memref.load %p[%i] : memref<4xbf16>
  %1 = memref.load %q[%i] : memref<4xi32>
  %2 = arith.addf %0, %0 : bf16
  %3 = arith.sitofp %1 : i32 to bf16
  %4 = arith.divf %2, %3 : bf16
  %5 = arith.extf %4 : bf16 to f32
  %6 = arith.mulf %5, %5 : f32
  %7 = arith.truncf %6 : f32 to bf16
  %8 = arith.maximumf %7, %0 : bf16
  memref.store %8, %p[%i] : memref<4xbf16>
  %9 = arith.fptosi %8 : bf16 to i32
  memref.store %9, %q[%i] : memref<4xi32>
  %10 = arith.cmpf olt, %8, %0 : bf16
  return %10 : i1
}

// The bit that decides a tie is the sum's: no shift of an operand by 16 to the
// right comes before the sums.
// VECTOR-LABEL: vectors:
// VECTOR-NOT: ushr
// VECTOR: fadd
// VECTOR: fadd
// VECTOR: ushr
func.func @vectors(%p: memref<4xvector<8xbf16>>, %i: index) {
  %0 = memref.load %p[%i] : memref<4xvector<8xbf16>>
  %1 = arith.addf %0, %0 : vector<8xbf16>
  memref.store %1, %p[%i] : memref<4xvector<8xbf16>>
  return
}

// From block to block a bfloat goes as an integer, for there are no registers
// that it could be in.
func.func @blocks(%p: memref<bf16>, %q: memref<2xbf16>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = memref.load %q[%c1] : memref<2xbf16>
  cf.cond_br %c, ^a, ^b
^a:
  %x = memref.load %p[] : memref<bf16>
  cf.br ^z(%x : bf16)
^b:
  %u = memref.load %q[%c0] : memref<2xbf16>
  %v = arith.mulf %u, %w : bf16
  cf.br ^z(%v : bf16)
^z(%y : bf16):
  cf.cond_br %c, ^d, ^e
^d:
  memref.store %y, %p[] : memref<bf16>
  cf.br ^e
^e:
  %s = arith.addf %y, %w : bf16
  memref.store %s, %q[%c0] : memref<2xbf16>
  return
}
