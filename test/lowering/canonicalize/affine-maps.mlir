// Maps of affine: composed with what gives their operands, simplified by what is
// known of loops, and folded; bounds of loops, and loops that run nothing.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-DAG: #[[MAP:.+]] = affine_map<(d0)[s0] -> (d0 * 2 + s0 + 1)>
// CHECK-DAG: #[[MAP1:.+]] = affine_map<(d0)[s0] -> (s0, d0 * 2 + s0 + 1)>
// CHECK-DAG: #[[MAP2:.+]] = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-DAG: #[[MAP3:.+]] = affine_map<()[s0] -> (s0 * 7 - ((s0 * 3) floordiv 2) * 4)>
// CHECK-DAG: #[[MAP4:.+]] = affine_map<()[s0, s1] -> (s1 floordiv s0)>
// CHECK-DAG: #[[MAP5:.+]] = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-DAG: #[[MAP6:.+]] = affine_map<()[s0, s1] -> (s0 + s0 * s1 + s1)>
// CHECK-DAG: #[[MAP7:.+]] = affine_map<()[s0] -> ((s0 * 5) ceildiv 2)>
// CHECK-DAG: #[[MAP8:.+]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: #[[MAP9:.+]] = affine_map<()[s0] -> (s0, 5)>
// CHECK-DAG: #[[MAP10:.+]] = affine_map<(d0) -> (d0 * 2 + 1)>
// CHECK-DAG: #[[MAP11:.+]] = affine_map<(d0) -> (d0 * 2 + 10)>
// CHECK-DAG: #[[MAP12:.+]] = affine_map<()[s0] -> (s0 + 3)>
// CHECK-DAG: #[[MAP13:.+]] = affine_map<()[s0, s1] -> (s1, s0)>
// CHECK-DAG: #[[MAP14:.+]] = affine_map<()[s0, s1, s2] -> (s2, s1, s0 + 3)>
// CHECK-DAG: #[[MAP15:.+]] = affine_map<()[s0, s1] -> (32, s1 + 16, s0 + s1)>
// CHECK-DAG: #[[MAP16:.+]] = affine_map<()[s0, s1, s2, s3] -> (s0 floordiv 2, s1, 32, s3 + 16, s2 + s3)>
// CHECK-DAG: #[[MAP17:.+]] = affine_map<()[s0, s1, s2, s3] -> (32, s1 + 16, s0 + s1, s2 floordiv 2, s3)>


// CHECK-LABEL: @compose
// CHECK-SAME: [[A0:%[^ :,)#]+]]: memref<100xf32>, [[A1:%[^ :,)#]+]]: index, [[A2:%[^ :,)#]+]]: f32
// CHECK: affine.for [[A3:%[^ :,)#]+]] = 0 to 10 {
// CHECK: [[V0:%[^ :,)#]+]] = affine.apply #[[MAP]]([[A3]])[[[A1]]]
// CHECK: [[V1:%[^ :,)#]+]] = affine.load [[A0]][[[A3]] * 4 + symbol([[A1]]) * 2 + 1] : memref<100xf32>
// CHECK: affine.store [[V1]], [[A0]][([[A3]] * 2 + symbol([[A1]]) + 1) floordiv 2] : memref<100xf32>
// CHECK: affine.prefetch [[A0]][[[A3]] * 2 + symbol([[A1]]) + 1], write, locality<2>, instr : memref<100xf32>
// CHECK: [[V2:%[^ :,)#]+]] = affine.vector_load [[A0]][1] : memref<100xf32>, vector<2xf32>
// CHECK: affine.vector_store [[V2]], [[A0]][[[A3]] * 4 + symbol([[A1]]) * 2 + 2] : memref<100xf32>, vector<2xf32>
// CHECK: [[V3:%[^ :,)#]+]] = affine.min #[[MAP1]]([[A3]])[[[A1]]]
// CHECK: [[V4:%[^ :,)#]+]] = affine.max #[[MAP1]]([[A3]])[[[A1]]]
// CHECK: "use"([[V3]], [[V4]], [[V0]]) : (index, index, index) -> ()
// CHECK: return
func.func @compose(%m: memref<100xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n]
    %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)
    %2 = affine.load %m[%1 + %0] : memref<100xf32>
    affine.store %2, %m[%1 floordiv 2] : memref<100xf32>
    affine.prefetch %m[%1], write, locality<2>, instr : memref<100xf32>
    %v = affine.vector_load %m[%1 - %0] : memref<100xf32>, vector<2xf32>
    affine.vector_store %v, %m[%1 * 2] : memref<100xf32>, vector<2xf32>
    %3 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%1, %n)
    %4 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%1, %n)
    "use"(%3, %4, %1) : (index, index, index) -> ()
  }
  return
}

// CHECK-LABEL: @constants
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index
// CHECK: [[C16:%[^ :,)#]+]] = arith.constant 16 : index
// CHECK: [[V0:%[^ :,)#]+]] = ub.poison : index
// CHECK: [[C3:%[^ :,)#]+]] = arith.constant 3 : index
// CHECK: [[C10:%[^ :,)#]+]] = arith.constant 10 : index
// CHECK: return [[C16]], [[A0]], [[A0]], [[V0]], [[C3]], [[C10]] : index, index, index, index, index, index
func.func @constants(%n: index) -> (index, index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%c3)[%c10]
  %1 = affine.apply affine_map<(d0) -> (d0)>(%n)
  %2 = affine.apply affine_map<()[s0] -> (s0)>()[%n]
  %3 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%c3)
  %4 = affine.min affine_map<(d0)[s0] -> (d0, s0, 7)>(%c3)[%c10]
  %5 = affine.max affine_map<(d0)[s0] -> (d0, s0, 7)>(%c3)[%c10]
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: @divisions
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index
// CHECK: [[V0:%[^ :,)#]+]] = affine.apply #[[MAP2]]()[[[A0]], [[A1]]]
// CHECK: [[V1:%[^ :,)#]+]] = affine.apply #[[MAP3]]()[[[A0]]]
// CHECK: [[V2:%[^ :,)#]+]] = affine.apply #[[MAP4]]()[[[A1]], [[A0]]]
// CHECK: [[V3:%[^ :,)#]+]] = affine.apply #[[MAP5]]()[[[A0]]]
// CHECK: [[V4:%[^ :,)#]+]] = affine.apply #[[MAP6]]()[[[A1]], [[A0]]]
// CHECK: [[V5:%[^ :,)#]+]] = affine.apply #[[MAP7]]()[[[A0]]]
// CHECK: return [[V0]], [[V1]], [[A0]], [[V2]], [[V3]], [[V4]], [[V5]] : index, index, index, index, index, index, index
func.func @divisions(%a: index, %b: index) -> (index, index, index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1 * 8) floordiv 4)>(%a, %b)
  %1 = affine.apply affine_map<(d0) -> ((d0 * 6) mod 4 + d0 * 2 - d0)>(%a)
  %2 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0) floordiv s0)>(%a)[%b]
  %3 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0) mod s0 + d0 floordiv s0)>(%a)[%b]
  %4 = affine.apply affine_map<(d0) -> (d0 - (d0 floordiv 4) * 4)>(%a)
  %5 = affine.apply affine_map<(d0)[s0] -> (s0 + d0 * s0 + d0)>(%a)[%b]
  %6 = affine.apply affine_map<(d0) -> ((d0 * 10) ceildiv 4)>(%a)
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// CHECK-LABEL: @ranges
// CHECK-SAME: [[A0:%[^ :,)#]+]]: memref<100xf32>
// CHECK: affine.for [[A1:%[^ :,)#]+]] = 0 to 32 step 4 {
// CHECK: affine.for [[A2:%[^ :,)#]+]] = 0 to 4 {
// CHECK: [[V0:%[^ :,)#]+]] = affine.load [[A0]][[[A1]] floordiv 4] : memref<100xf32>
// CHECK: [[V1:%[^ :,)#]+]] = affine.load [[A0]][[[A2]]] : memref<100xf32>
// CHECK: [[V2:%[^ :,)#]+]] = affine.load [[A0]][0] : memref<100xf32>
// CHECK: [[V3:%[^ :,)#]+]] = affine.load [[A0]][[[A2]] ceildiv 8] : memref<100xf32>
// CHECK: [[V4:%[^ :,)#]+]] = affine.load [[A0]][[[A2]]] : memref<100xf32>
// CHECK: [[V5:%[^ :,)#]+]] = affine.load [[A0]][0] : memref<100xf32>
// CHECK: [[V6:%[^ :,)#]+]] = affine.load [[A0]][([[A1]] + [[A2]] * 3 - 7) floordiv 64] : memref<100xf32>
// CHECK: "use"([[V0]], [[V1]], [[V2]], [[V3]], [[V4]], [[V5]], [[V6]]) : (f32, f32, f32, f32, f32, f32, f32) -> ()
// CHECK: return
func.func @ranges(%m: memref<100xf32>) {
  affine.for %i = 0 to 32 step 4 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %m[(%i + %j) floordiv 4] : memref<100xf32>
      %1 = affine.load %m[(%i + %j) mod 4] : memref<100xf32>
      %2 = affine.load %m[%j floordiv 8] : memref<100xf32>
      %3 = affine.load %m[%j ceildiv 8] : memref<100xf32>
      %4 = affine.load %m[%j mod 8] : memref<100xf32>
      %5 = affine.load %m[%i mod 4] : memref<100xf32>
      %6 = affine.load %m[(%i + %j * 3 - 7) floordiv 64] : memref<100xf32>
      "use"(%0, %1, %2, %3, %4, %5, %6) : (f32, f32, f32, f32, f32, f32, f32) -> ()
    }
  }
  return
}

// CHECK-LABEL: @bounds
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: f32
// CHECK: affine.for [[A2:%[^ :,)#]+]] = 2 to 4 {
// CHECK: affine.for [[A3:%[^ :,)#]+]] = #[[MAP8]]([[A2]]) to min #[[MAP9]]()[[[A0]]] {
// CHECK: "use"([[A3]]) : (index) -> ()
// CHECK: affine.for [[A3]] = #[[MAP10]]([[A2]]) to #[[MAP11]]([[A2]]) {
// CHECK: "use"([[A3]]) : (index) -> ()
// CHECK: affine.for [[A3]] = 1 to [[A0]] {
// CHECK: "use"([[A3]]) : (index) -> ()
// CHECK: [[V0:%[^ :,)#]+]]:2 = affine.for [[A2]] = 0 to 2 iter_args([[A3]] = [[A1]], [[A4:%[^ :,)#]+]] = [[A1]]) -> (f32, f32) {
// CHECK: affine.yield [[A4]], [[A3]] : f32, f32
// CHECK: [[V1:%[^ :,)#]+]] = affine.for [[A2]] = 0 to 3 iter_args([[A3]] = [[A0]]) -> (index) {
// CHECK: affine.yield [[A2]] : index
// CHECK: "use"([[V1]]) : (index) -> ()
// CHECK: return [[A1]], [[A1]], [[V0]]#0, [[V0]]#1 : f32, f32, f32, f32
func.func @bounds(%n: index, %x: f32) -> (f32, f32, f32, f32) {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  affine.for %i = %c2 to %c4 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0, d0)>(%i)[%c2] to min affine_map<(d0)[s0] -> (d0 + 9, s0, 5)>(%i)[%n] {
      "use"(%j) : (index) -> ()
    }
    %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%k) to affine_map<(d0) -> (d0 + 10)>(%k) {
      "use"(%j) : (index) -> ()
    }
    affine.for %j = max affine_map<() -> (1, 1)>() to min affine_map<()[s0] -> (s0, s0)>()[%n] {
      "use"(%j) : (index) -> ()
    }
  }
  %0 = affine.for %i = 4 to 2 iter_args(%a = %x) -> f32 {
    %y = "next"(%a) : (f32) -> f32
    affine.yield %y : f32
  }
  %1 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  %2 = affine.for %i = 0 to 3 iter_args(%a = %x) -> f32 {
    affine.yield %0 : f32
  }
  %3:2 = affine.for %i = 0 to 1 iter_args(%a = %x, %b = %1) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %4:2 = affine.for %i = 0 to 2 iter_args(%a = %x, %b = %1) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %5 = affine.for %i = 0 to 3 iter_args(%a = %n) -> index {
    affine.yield %i : index
  }
  "use"(%5) : (index) -> ()
  return %2, %3#0, %4#0, %4#1 : f32, f32, f32, f32
}

// CHECK-LABEL: @mins
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index, [[A2:%[^ :,)#]+]]: index
// CHECK: [[V0:%[^ :,)#]+]] = affine.apply #[[MAP12]]()[[[A0]]]
// CHECK: [[V1:%[^ :,)#]+]] = affine.min #[[MAP13]]()[[[A0]], [[A1]]]
// CHECK: [[V2:%[^ :,)#]+]] = affine.min #[[MAP14]]()[[[A2]], [[A0]], [[A1]]]
// CHECK: [[V3:%[^ :,)#]+]] = affine.max #[[MAP15]]()[[[A0]], [[A1]]]
// CHECK: [[V4:%[^ :,)#]+]] = affine.max #[[MAP16]]()[[[V3]], [[A2]], [[A0]], [[A1]]]
// CHECK: [[V5:%[^ :,)#]+]] = affine.max #[[MAP17]]()[[[A0]], [[A1]], [[V3]], [[A2]]]
// CHECK: return [[V0]], [[V1]], [[V2]], [[V3]], [[V4]], [[V5]] : index, index, index, index, index, index
func.func @mins(%a: index, %b: index, %c: index) -> (index, index, index, index, index, index) {
  %0 = affine.min affine_map<(d0) -> (d0 + 3)>(%a)
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1, d0)>(%a, %b)
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 3)>(%1)[%c]
  %3 = affine.max affine_map<(d0, d1) -> (d0 + d1, d1 + 16, 32)>(%a, %b)
  %4 = affine.max affine_map<()[s0, s1] -> (s0 floordiv 2, s1, s0)>()[%3, %c]
  %5 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%3, %4)
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}
