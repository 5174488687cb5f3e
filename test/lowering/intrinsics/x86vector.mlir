// RUN: mlcc-opt -allow-unregistered-dialect "-convert-vector-to-llvm=enable-x86vector" %s | FileCheck %s
// RUN: mlcc-opt -allow-unregistered-dialect -convert-vector-to-llvm %s | FileCheck %s --check-prefix=KEPT
// RUN: %if mlir-22 %{ mlcc-opt -allow-unregistered-dialect "-convert-vector-to-llvm=enable-x86vector" %s > %t %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect "-convert-vector-to-llvm=enable-x86vector" %s | diff %t - %}
//
// Calls of intrinsics, whose names say the width and the element. What the
// elements behind the compressed ones are is an operand always; attributes stay.

// CHECK-LABEL: @compress(
// CHECK-SAME:    %[[MASK:.*]]: vector<16xi1>, %[[A:.*]]: vector<16xf32>, %[[SRC:.*]]: vector<16xf32>
// KEPT-LABEL: @compress(
// KEPT-COUNT-3: x86vector.avx512.mask.compress
func.func @compress(%k: vector<16xi1>, %a: vector<16xf32>, %s: vector<16xf32>) {
  // CHECK: %[[ZEROS:.*]] = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>)
  // CHECK: llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%[[A]], %[[ZEROS]], %[[MASK]]) :
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  // CHECK: llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%[[A]], %[[SRC]], %[[MASK]]) {note} :
  %1 = x86vector.avx512.mask.compress %k, %a, %s {note} : vector<16xf32>, vector<16xf32>
  // CHECK: %[[FIVES:.*]] = llvm.mlir.constant(dense<5.000000e+00> : vector<16xf32>)
  // CHECK: llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%[[A]], %[[FIVES]], %[[MASK]]) {constant_src =
  %2 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  "use"(%0, %1, %2) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> ()
  return
}

// CHECK-LABEL: @floats(
// CHECK-SAME:    %[[A:.*]]: vector<16xf32>, %[[B:.*]]: vector<8xf64>, %[[N:.*]]: i32, %[[M16:.*]]: i16, %[[M8:.*]]: i8
func.func @floats(%a: vector<16xf32>, %b: vector<8xf64>, %n: i32, %m16: i16, %m8: i8) {
  // CHECK: "llvm.x86.avx512.mask.rndscale.ps.512"(%[[A]], %[[N]], %[[A]], %[[M16]], %[[N]])
  %0 = x86vector.avx512.mask.rndscale %a, %n, %a, %m16, %n : vector<16xf32>
  // CHECK: "llvm.x86.avx512.mask.rndscale.pd.512"(%[[B]], %[[N]], %[[B]], %[[M8]], %[[N]])
  %1 = x86vector.avx512.mask.rndscale %b, %n, %b, %m8, %n : vector<8xf64>
  // CHECK: "llvm.x86.avx512.mask.scalef.ps.512"(%[[A]], %[[A]], %[[A]], %[[M16]], %[[N]])
  %2 = x86vector.avx512.mask.scalef %a, %a, %a, %m16, %n : vector<16xf32>
  // CHECK: "llvm.x86.avx512.mask.scalef.pd.512"(%[[B]], %[[B]], %[[B]], %[[M8]], %[[N]])
  %3 = x86vector.avx512.mask.scalef %b, %b, %b, %m8, %n : vector<8xf64>
  "use"(%0, %1, %2, %3) : (vector<16xf32>, vector<8xf64>, vector<16xf32>, vector<8xf64>) -> ()
  return
}

// CHECK-LABEL: @pairs(
func.func @pairs(%a: vector<16xi32>, %b: vector<8xi64>, %c: vector<8xi32>) -> vector<16xi1> {
  // CHECK: %[[BOTH:.*]] = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.d.512"
  // CHECK: %[[FIRST:.*]] = llvm.extractvalue %[[BOTH]][0]
  // CHECK: llvm.extractvalue %[[BOTH]][1]
  %0, %1 = x86vector.avx512.vp2intersect %a, %a : vector<16xi32>
  // CHECK: "llvm.x86.avx512.vp2intersect.q.512"
  %2, %3 = x86vector.avx512.vp2intersect %b, %b : vector<8xi64>
  // CHECK: "llvm.x86.avx512.vp2intersect.d.256"
  %4, %5 = x86vector.avx512.vp2intersect %c, %c : vector<8xi32>
  // CHECK: return %[[FIRST]]
  "use"(%0, %1, %2, %3, %4, %5) : (vector<16xi1>, vector<16xi1>, vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<8xi1>) -> ()
  return %0 : vector<16xi1>
}

// CHECK-LABEL: @bf16(
func.func @bf16(%a: vector<4xf32>, %b: vector<8xbf16>, %c: vector<16xf32>, %d: vector<32xbf16>, %e: vector<8xf32>) {
  // CHECK: "llvm.x86.avx512bf16.dpbf16ps.128"
  %0 = x86vector.avx512.dot %a, %b, %b : vector<8xbf16> -> vector<4xf32>
  // CHECK: "llvm.x86.avx512bf16.dpbf16ps.512"
  %1 = x86vector.avx512.dot %c, %d, %d : vector<32xbf16> -> vector<16xf32>
  // CHECK: "llvm.x86.avx512bf16.cvtneps2bf16.256"
  %2 = x86vector.avx512.cvt.packed.f32_to_bf16 %e : vector<8xf32> -> vector<8xbf16>
  // CHECK: "llvm.x86.avx512bf16.cvtneps2bf16.512"
  %3 = x86vector.avx512.cvt.packed.f32_to_bf16 %c : vector<16xf32> -> vector<16xbf16>
  "use"(%0, %1, %2, %3) : (vector<4xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>) -> ()
  return
}

// CHECK-LABEL: @avx(
// CHECK-SAME:    %[[A:.*]]: vector<8xf32>
func.func @avx(%a: vector<8xf32>, %w: vector<8xi32>, %i: vector<32xi8>, %v: vector<4xi32>, %j: vector<16xi8>) {
  // CHECK: "llvm.x86.avx.rsqrt.ps.256"(%[[A]])
  %0 = x86vector.avx.rsqrt %a : vector<8xf32>
  // CHECK: %[[ALL:.*]] = llvm.mlir.constant(-1 : i8)
  // CHECK: "llvm.x86.avx.dp.ps.256"(%[[A]], %[[A]], %[[ALL]])
  %1 = x86vector.avx.intr.dot %a, %a : vector<8xf32>
  // CHECK: "llvm.x86.avx2.vpdpbssd.256"
  %2 = x86vector.avx.dot.i8 %w, %i, %i : vector<32xi8> -> vector<8xi32>
  // CHECK: "llvm.x86.avx2.vpdpbssd.128"
  %3 = x86vector.avx.dot.i8 %v, %j, %j : vector<16xi8> -> vector<4xi32>
  "use"(%0, %1, %2, %3) : (vector<8xf32>, vector<8xf32>, vector<8xi32>, vector<4xi32>) -> ()
  return
}

// The address of the first element, with the memref's offset.
// CHECK-LABEL: @memory(
func.func @memory(%m: memref<?xbf16, strided<[2], offset: ?>>, %h: memref<16xf16>) {
  // CHECK: %[[ALIGNED:.*]] = llvm.extractvalue %{{.*}}[1]
  // CHECK: %[[OFFSET:.*]] = llvm.extractvalue %{{.*}}[2]
  // CHECK: %[[FIRST:.*]] = llvm.getelementptr %[[ALIGNED]][%[[OFFSET]]] : {{.*}}, bf16
  // CHECK: "llvm.x86.vbcstnebf162ps256"(%[[FIRST]])
  %0 = x86vector.avx.bcst_to_f32.packed %m : memref<?xbf16, strided<[2], offset: ?>> -> vector<8xf32>
  // CHECK: "llvm.x86.vbcstnesh2ps128"
  %1 = x86vector.avx.bcst_to_f32.packed %h : memref<16xf16> -> vector<4xf32>
  // CHECK: "llvm.x86.vcvtneebf162ps256"
  %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %m : memref<?xbf16, strided<[2], offset: ?>> -> vector<8xf32>
  // CHECK: "llvm.x86.vcvtneeph2ps128"
  %3 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : memref<16xf16> -> vector<4xf32>
  // CHECK: "llvm.x86.vcvtneobf162ps256"
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %m : memref<?xbf16, strided<[2], offset: ?>> -> vector<8xf32>
  // CHECK: "llvm.x86.vcvtneoph2ps128"
  %5 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %h : memref<16xf16> -> vector<4xf32>
  "use"(%0, %1, %2, %3, %4, %5) : (vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>) -> ()
  return
}
