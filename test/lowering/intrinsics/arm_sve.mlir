// RUN: mlcc-opt -allow-unregistered-dialect "-convert-vector-to-llvm=enable-arm-sve" %s | FileCheck %s
// RUN: mlcc-opt -allow-unregistered-dialect -convert-vector-to-llvm %s | FileCheck %s --check-prefix=KEPT
//
// Operations become those that LLVM has; predicates are made for bytes where the
// instruction wants these.

// KEPT: arm_sve.sdot
// CHECK-LABEL: @products(
// CHECK-SAME:    %[[A:.*]]: vector<[16]xi8>, %[[B:.*]]: vector<[4]xi32>
func.func @products(%a: vector<[16]xi8>, %b: vector<[4]xi32>) {
  // CHECK: "arm_sve.intr.sdot"(%[[B]], %[[A]], %[[A]])
  %0 = arm_sve.sdot %b, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  // CHECK: "arm_sve.intr.udot"(%[[B]], %[[A]], %[[A]])
  %1 = arm_sve.udot %b, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  // CHECK: "arm_sve.intr.smmla"(%[[B]], %[[A]], %[[A]])
  %2 = arm_sve.smmla %b, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  // CHECK: "arm_sve.intr.ummla"(%[[B]], %[[A]], %[[A]])
  %3 = arm_sve.ummla %b, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  // CHECK: "arm_sve.intr.usmmla"(%[[B]], %[[A]], %[[A]])
  %4 = arm_sve.usmmla %b, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  "use"(%0, %1, %2, %3, %4) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> ()
  return
}

// CHECK-LABEL: @masked(
// CHECK-SAME:    %[[M:.*]]: vector<[4]xi1>, %[[I:.*]]: vector<[4]xi32>, %[[J:.*]]: vector<[4]xi32>
func.func @masked(%m: vector<[4]xi1>, %i: vector<[4]xi32>, %j: vector<[4]xi32>, %f: vector<[4]xf32>) {
  // CHECK: "arm_sve.intr.add"(%[[M]], %[[I]], %[[J]])
  %0 = arm_sve.masked.addi %m, %i, %j : vector<[4]xi1>, vector<[4]xi32>
  // CHECK: "arm_sve.intr.sub"
  %1 = arm_sve.masked.subi %m, %i, %j : vector<[4]xi1>, vector<[4]xi32>
  // CHECK: "arm_sve.intr.mul"
  %2 = arm_sve.masked.muli %m, %i, %j : vector<[4]xi1>, vector<[4]xi32>
  // CHECK: "arm_sve.intr.sdiv"
  %3 = arm_sve.masked.divi_signed %m, %i, %j : vector<[4]xi1>, vector<[4]xi32>
  // CHECK: "arm_sve.intr.udiv"
  %4 = arm_sve.masked.divi_unsigned %m, %i, %j : vector<[4]xi1>, vector<[4]xi32>
  // CHECK: "arm_sve.intr.fadd"
  %5 = arm_sve.masked.addf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  // CHECK: "arm_sve.intr.fsub"
  %6 = arm_sve.masked.subf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  // CHECK: "arm_sve.intr.fmul"
  %7 = arm_sve.masked.mulf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  // CHECK: "arm_sve.intr.fdiv"
  %8 = arm_sve.masked.divf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}

// CHECK-LABEL: @predicates(
// CHECK-SAME:    %[[M:.*]]: vector<[4]xi1>, %{{.*}}: vector<2x[8]xi1>, %[[BY:.*]]: vector<[8]xi1>, %{{.*}}: index, %[[BYTES:.*]]: vector<[16]xi1>
func.func @predicates(%m: vector<[4]xi1>, %rows: vector<2x[8]xi1>, %by: vector<[8]xi1>, %i: index, %bytes: vector<[16]xi1>) {
  // CHECK: "arm_sve.intr.convert.to.svbool"(%[[M]]) : (vector<[4]xi1>) -> vector<[16]xi1>
  %0 = arm_sve.convert_to_svbool %m : vector<[4]xi1>
  // CHECK: "arm_sve.intr.convert.from.svbool"(%[[BYTES]]) : (vector<[16]xi1>) -> vector<[2]xi1>
  %1 = arm_sve.convert_from_svbool %bytes : vector<[2]xi1>
  // CHECK: %[[ROW:.*]] = llvm.extractvalue %{{.*}}[0]
  // CHECK: "arm_sve.intr.convert.to.svbool"(%[[ROW]]) : (vector<[8]xi1>) -> vector<[16]xi1>
  // CHECK: llvm.extractvalue %{{.*}}[1]
  %2 = arm_sve.convert_to_svbool %rows : vector<2x[8]xi1>
  // CHECK: %[[WIDE:.*]] = "arm_sve.intr.convert.to.svbool"(%[[M]])
  // CHECK: %[[SELECTED:.*]] = "arm_sve.intr.psel"(%[[WIDE]], %[[BY]], %{{.*}})
  // CHECK: "arm_sve.intr.convert.from.svbool"(%[[SELECTED]]) : (vector<[16]xi1>) -> vector<[4]xi1>
  %3 = arm_sve.psel %m, %by[%i] : vector<[4]xi1>, vector<[8]xi1>
  // CHECK: "arm_sve.intr.psel"(%[[BYTES]], %[[BY]],
  %4 = arm_sve.psel %bytes, %by[%i] : vector<[16]xi1>, vector<[8]xi1>
  "use"(%0, %1, %2, %3, %4) : (vector<[16]xi1>, vector<[2]xi1>, vector<2x[16]xi1>, vector<[4]xi1>, vector<[16]xi1>) -> ()
  return
}

// CHECK-LABEL: @permutations(
func.func @permutations(%a: vector<[16]xi8>, %b: vector<[16]xi8>) {
  // CHECK: %[[TWO:.*]] = "arm_sve.intr.zip.x2"(%{{.*}}, %{{.*}}) : {{.*}} -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)>
  // CHECK: llvm.extractvalue %[[TWO]][0]
  // CHECK: llvm.extractvalue %[[TWO]][1]
  %0, %1 = arm_sve.zip.x2 %a, %b : vector<[16]xi8>
  // CHECK: %[[FOUR:.*]] = "arm_sve.intr.zip.x4"
  // CHECK: llvm.extractvalue %[[FOUR]][3]
  %2, %3, %4, %5 = arm_sve.zip.x4 %a, %b, %a, %b : vector<[16]xi8>
  // CHECK: "arm_sve.intr.dupq_lane"(%{{.*}}) <{lane = 2 : i64}>
  %6 = arm_sve.dupq_lane %a[2] : vector<[16]xi8>
  "use"(%0, %1, %2, %3, %4, %5, %6) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

// Masks that fill a predicate.
// CHECK-LABEL: @masks(
// KEPT-LABEL: @masks(
// KEPT-NOT: whilelt
func.func @masks(%n: index) -> (vector<[4]xi1>, vector<[1]xi1>, vector<[32]xi1>, vector<4xi1>) {
  // CHECK: %[[N:.*]] = builtin.unrealized_conversion_cast %{{.*}} : index to i64
  // CHECK: %[[ZERO:.*]] = llvm.mlir.zero : i64
  // CHECK: "arm_sve.intr.whilelt"(%[[ZERO]], %[[N]]) : (i64, i64) -> vector<[4]xi1>
  %0 = vector.create_mask %n : vector<[4]xi1>
  // CHECK-NOT: whilelt
  %1 = vector.create_mask %n : vector<[1]xi1>
  %2 = vector.create_mask %n : vector<[32]xi1>
  %3 = vector.create_mask %n : vector<4xi1>
  return %0, %1, %2, %3 : vector<[4]xi1>, vector<[1]xi1>, vector<[32]xi1>, vector<4xi1>
}
