// RUN: mlcc-opt -allow-unregistered-dialect %s -o %t
// RUN: FileCheck %s < %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %s | FileCheck %s %}

// What only attributes of arguments mention has no alias, but for functions
// without a body, results, types and what else mentions it.
// CHECK-DAG: #[[RESULT:.*]] = affine_map<(d0) -> (d0 + 2)>
// CHECK-DAG: #[[DECLARED:.*]] = affine_map<(d0) -> (d0 + 3)>
// CHECK-DAG: #[[BOTH:.*]] = affine_map<(d0) -> (d0 + 4)>
// CHECK: func.func @argument(%arg0: tensor<4xf32> {test.map = affine_map<(d0) -> (d0 + 1)>})
func.func @argument(%a: tensor<4xf32> {test.map = affine_map<(d0) -> (d0 + 1)>}) {
  return
}
// CHECK: func.func private @result(f32) -> (f32 {test.map = #[[RESULT]]})
func.func private @result(f32) -> (f32 {test.map = affine_map<(d0) -> (d0 + 2)>})
// CHECK: func.func private @declared(f32 {test.map = #[[DECLARED]]})
func.func private @declared(f32 {test.map = affine_map<(d0) -> (d0 + 3)>})
// CHECK: func.func @both(%arg0: f32 {test.map = #[[BOTH]]})
// CHECK: "test.use"() {map = #[[BOTH]]}
func.func @both(%a: f32 {test.map = affine_map<(d0) -> (d0 + 4)>}) {
  "test.use"() {map = affine_map<(d0) -> (d0 + 4)>} : () -> ()
  return
}
// Elements are not lost.
// CHECK: func.func @elements(%arg0: f32 {test.elements = dense_resource<blob> : tensor<2xi8>})
// CHECK: blob: "0x010000000102"
func.func @elements(%a: f32 {test.elements = dense_resource<blob> : tensor<2xi8>}) {
  return
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x010000000102"
    }
  }
#-}
