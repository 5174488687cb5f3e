// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s --check-prefixes=CHECK,DOT
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | FileCheck %s --check-prefixes=CHECK,DOT %}
// RUN: %mlcc-opt %s -convert-vector-to-llvm=vector-contract-lowering=outerproduct | FileCheck %s --check-prefixes=CHECK,OUTER
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm=vector-contract-lowering=outerproduct | FileCheck %s --check-prefixes=CHECK,OUTER %}
// RUN: %mlcc-opt %s -convert-vector-to-llvm=vector-contract-lowering=parallelarith | FileCheck %s --check-prefixes=CHECK,ARITH
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm=vector-contract-lowering=parallelarith | FileCheck %s --check-prefixes=CHECK,ARITH %}
// RUN: %mlcc-opt %s -convert-vector-to-llvm=vector-contract-lowering=llvmintr | FileCheck %s --check-prefixes=CHECK,INTR
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm=vector-contract-lowering=llvmintr | FileCheck %s --check-prefixes=CHECK,INTR %}

// How vector.contract becomes simpler, by each choice.

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>

// Of dot products, each element is a sum; of outer products, each row is. The
// intrinsic has its second operand transposed.
// CHECK-LABEL: func.func @matrices(
// DOT-COUNT-2: arith.mulf {{.*}} : vector<2xf32>
// DOT: "llvm.intr.vector.reduce.fadd"
// DOT: arith.addf {{.*}} : vector<1x2xf32>
// OUTER: llvm.intr.fmuladd
// OUTER: llvm.intr.fmuladd
// OUTER-NOT: llvm.intr.fmuladd
// ARITH-COUNT-2: "llvm.intr.vector.reduce.fadd"
// INTR: llvm.intr.matrix.multiply {{.*}} {lhs_columns = 2 : i32, lhs_rows = 1 : i32, rhs_columns = 2 : i32}
// INTR: arith.addf %arg2, {{.*}} : vector<1x2xf32>
func.func @matrices(%a: vector<1x2xf32>, %b: vector<2x2xf32>, %c: vector<1x2xf32>) -> vector<1x2xf32> {
  %0 = vector.contract {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %b, %c : vector<1x2xf32>, vector<2x2xf32> into vector<1x2xf32>
  return %0 : vector<1x2xf32>
}

// Where nothing is added up, all elements can be multiplied at once.
// CHECK-LABEL: func.func @no_sum(
// ARITH: arith.muli {{.*}} : vector<3x2xi32>
// ARITH-NEXT: arith.addi {{.*}} : vector<3x2xi32>
// ARITH-NOT: arith
// DOT-COUNT-6: "llvm.intr.vector.reduce.add"
// OUTER-COUNT-3: arith.muli {{.*}} : vector<2xi32>
func.func @no_sum(%a: vector<3x1xi32>, %b: vector<2x1xi32>, %c: vector<3x2xi32>) -> vector<3x2xi32> {
  %0 = vector.contract {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %b, %c : vector<3x1xi32>, vector<2x1xi32> into vector<3x2xi32>
  return %0 : vector<3x2xi32>
}

// A batch, and sums of two dimensions, are no products of matrices: the first
// dimension goes first.
// CHECK-LABEL: func.func @batch(
// CHECK: %[[A0:[0-9]+]] = llvm.extractvalue %{{.*}}[0]
// CHECK: %[[B0:[0-9]+]] = llvm.extractvalue %{{.*}}[0]
// CHECK: %[[P0:[0-9]+]] = arith.mulf %[[A0]], %[[B0]] : vector<3xf32>
// CHECK: "llvm.intr.vector.reduce.fadd"(%{{.*}}, %[[P0]])
// CHECK: "llvm.intr.vector.reduce.fadd"
// CHECK-NOT: "llvm.intr.vector.reduce.fadd"
func.func @batch(%a: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b)>],
                        iterator_types = ["parallel", "reduction"]} %a, %a, %c : vector<2x3xf32>, vector<2x3xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// Sums go on from one another.
// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %{{.*}}: vector<2x3xf32>, %[[S:[a-z0-9]+]]: f32)
// CHECK: %[[S0:[0-9]+]] = "llvm.intr.vector.reduce.fadd"(%[[S]],
// CHECK: %[[S1:[0-9]+]] = "llvm.intr.vector.reduce.fadd"(%[[S0]],
// CHECK: return %[[S1]]
func.func @sum(%a: vector<2x3xf32>, %s: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> ()>],
                        iterator_types = ["reduction", "reduction"]} %a, %a, %s : vector<2x3xf32>, vector<2x3xf32> into f32
  return %0 : f32
}

// Other kinds, and operands of other elements, are for outer products only.
// CHECK-LABEL: func.func @kinds(
// DOT: vector.contract
// OUTER: arith.extf {{.*}} : vector<1xf16> to vector<1xf32>
// OUTER: arith.maximumf
// ARITH: vector.contract
// INTR: vector.contract
func.func @kinds(%a: vector<1x1xf16>, %x: vector<1xf16>, %c: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>],
                        iterator_types = ["parallel", "reduction"], kind = #vector.kind<maximumf>}
    %a, %x, %c : vector<1x1xf16>, vector<1xf16> into vector<1xf32>
  return %0 : vector<1xf32>
}

// With a mask, outer products select; what else is done keeps the mask.
// CHECK-LABEL: func.func @masked(
// OUTER: arith.select {{.*}} : vector<2xi1>, vector<2xf32>
// DOT-COUNT-2: "llvm.intr.vp.reduce.fadd"
// ARITH-COUNT-2: "llvm.intr.vp.reduce.fadd"
// CHECK-NOT: vector.
func.func @masked(%a: vector<2x1xf32>, %x: vector<1xf32>, %c: vector<2xf32>, %m: vector<2x1xi1>) -> vector<2xf32> {
  %0 = vector.mask %m {
    vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>],
                     iterator_types = ["parallel", "reduction"]} %a, %x, %c : vector<2x1xf32>, vector<1xf32> into vector<2xf32>
  } : vector<2x1xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// Rows may be scalable; by dot products each element would be counted.
// CHECK-LABEL: func.func @scalable(
// OUTER-COUNT-2: llvm.intr.fmuladd{{.*}} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)
// DOT: vector.transpose
// ARITH: vector.contract
// INTR: vector.contract
func.func @scalable(%a: vector<1x2xf32>, %b: vector<2x[4]xf32>, %c: vector<1x[4]xf32>) -> vector<1x[4]xf32> {
  %0 = vector.contract {indexing_maps = [#mk, affine_map<(m, n, k) -> (k, n)>, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %b, %c : vector<1x2xf32>, vector<2x[4]xf32> into vector<1x[4]xf32>
  return %0 : vector<1x[4]xf32>
}
