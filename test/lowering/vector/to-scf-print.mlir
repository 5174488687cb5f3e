// RUN: %mlcc-opt %s -convert-vector-to-scf | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-scf | FileCheck %s %}
// Vectors are printed number by number.

// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[V:.*]]: vector<2x3xi3>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[WIDE:.*]] = arith.extsi %[[V]] : vector<2x3xi3> to vector<2x3xi8>
// CHECK: %[[FLAT:.*]] = vector.shape_cast %[[WIDE]] : vector<2x3xi8> to vector<6xi8>
// CHECK: vector.print punctuation <open>
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[C2]] step %[[C1]]
// CHECK: vector.print punctuation <open>
// CHECK: scf.for %[[J:.*]] = %[[C0]] to %[[C3]] step %[[C1]]
// CHECK: %[[ROW:.*]] = arith.muli %[[I]], %[[C3]]
// CHECK: %[[AT:.*]] = arith.addi %[[J]], %[[ROW]]
// CHECK: %[[X:.*]] = vector.extract %[[FLAT]][%[[AT]]]
// CHECK: vector.print %[[X]] : i8 punctuation <no_punctuation>
// CHECK: %[[MORE:.*]] = arith.cmpi ult, %[[J]], %[[C2]]
// CHECK: scf.if %[[MORE]] {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK: vector.print punctuation <close>
// CHECK: %[[MORE:.*]] = arith.cmpi ult, %[[I]], %[[C1]]
// CHECK: vector.print punctuation <close>
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: return
func.func @two(%v: vector<2x3xi3>) {
  vector.print %v : vector<2x3xi3> punctuation <comma>
  return
}

// CHECK-LABEL: func.func @widths(
// CHECK: arith.extui %{{.*}} : vector<2xi1> to vector<2xi8>
// CHECK: vector.bitcast %{{.*}} : vector<2xui3> to vector<2xi3>
// CHECK: arith.extui %{{.*}} : vector<2xi3> to vector<2xi8>
// CHECK: vector.bitcast %{{.*}} : vector<2xi8> to vector<2xui8>
// CHECK: arith.extsi %{{.*}} : vector<2xi9> to vector<2xi16>
// CHECK-NOT: arith.ext
func.func @widths(%a: vector<2xi1>, %b: vector<2xui3>, %c: vector<2xi9>, %d: vector<2xsi32>, %e: vector<2xindex>) {
  vector.print %a : vector<2xi1>
  vector.print %b : vector<2xui3>
  vector.print %c : vector<2xi9>
  vector.print %d : vector<2xsi32>
  vector.print %e : vector<2xindex>
  return
}

// CHECK-LABEL: func.func @none(
// CHECK: vector.print punctuation <open>
// CHECK: vector.extract %{{.*}}[] : f32 from vector<f32>
// CHECK-LABEL: func.func @scalable(
// CHECK: %[[VSCALE:.*]] = vector.vscale
// CHECK: %[[N:.*]] = arith.muli %[[VSCALE]], %{{.*}}
// CHECK: %[[LAST:.*]] = arith.subi %[[N]], %{{.*}}
// CHECK: scf.for %[[K:.*]] = %{{.*}} to %[[N]]
// CHECK: vector.extract %{{.*}}[%[[K]]]
// CHECK: arith.cmpi ult, %[[K]], %[[LAST]]
func.func @none(%v: vector<f32>) {
  vector.print %v : vector<f32>
  return
}
func.func @scalable(%v: vector<[4]xf32>) {
  vector.print %v : vector<[4]xf32>
  return
}

// CHECK-LABEL: func.func @others(
// CHECK-NEXT: vector.print %{{.*}} : vector<2x[4]xf32>
// CHECK-NEXT: vector.print %{{.*}} : f32
// CHECK-NEXT: vector.print str "text"
// CHECK-NEXT: return
func.func @others(%v: vector<2x[4]xf32>, %x: f32) {
  vector.print %v : vector<2x[4]xf32>
  vector.print %x : f32
  vector.print str "text"
  return
}
