// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt %t | diff %t -
// RUN: mlcc-opt -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation, as it is printed: reading gives it back, in generic form too,
// and what mlir-opt prints is the same.
module {
  func.func @avx512(%arg0: vector<16xi1>, %arg1: vector<16xf32>, %arg2: vector<16xf32>, %arg3: i32, %arg4: i16) {
    %0 = x86vector.avx512.mask.compress %arg0, %arg1 : vector<16xf32>
    %1 = x86vector.avx512.mask.compress %arg0, %arg1, %arg2 {note} : vector<16xf32>, vector<16xf32>
    %2 = x86vector.avx512.mask.compress %arg0, %arg1 {constant_src = dense<5.000000e+00> : vector<16xf32>} : vector<16xf32>
    %3 = x86vector.avx512.mask.rndscale %arg1, %arg3, %arg2, %arg4, %arg3 : vector<16xf32>
    %4 = x86vector.avx512.mask.scalef %arg1, %arg2, %3, %arg4, %arg3 : vector<16xf32>
    return
  }
  func.func @pairs(%arg0: vector<8xi64>, %arg1: vector<32xbf16>, %arg2: vector<16xf32>) -> vector<8xi1> {
    %k1, %k2 = x86vector.avx512.vp2intersect %arg0, %arg0 : vector<8xi64>
    %0 = x86vector.avx512.dot %arg2, %arg1, %arg1 : vector<32xbf16> -> vector<16xf32>
    %1 = x86vector.avx512.cvt.packed.f32_to_bf16 %0 : vector<16xf32> -> vector<16xbf16>
    return %k2 : vector<8xi1>
  }
  func.func @avx(%arg0: vector<8xf32>, %arg1: vector<8xi32>, %arg2: vector<32xi8>, %arg3: memref<?xbf16, strided<[2], offset: ?>>, %arg4: memref<16xf16>) {
    %0 = x86vector.avx.rsqrt %arg0 : vector<8xf32>
    %1 = x86vector.avx.intr.dot %arg0, %0 : vector<8xf32>
    %2 = x86vector.avx.dot.i8 %arg1, %arg2, %arg2 : vector<32xi8> -> vector<8xi32>
    %3 = x86vector.avx.bcst_to_f32.packed %arg3 : memref<?xbf16, strided<[2], offset: ?>> -> vector<8xf32>
    %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg4 : memref<16xf16> -> vector<8xf32>
    %5 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg4 : memref<16xf16> -> vector<4xf32>
    return
  }
}

