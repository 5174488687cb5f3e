// RUN: mlcc-opt -allow-unregistered-dialect -split-input-file %s | FileCheck %s

// A module in which one thing alone asks for an alias, or for a section.

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: "t.a"() {x = #map}
"t.a"() {x = affine_map<(d0) -> (d0)>} : () -> ()

// -----

// CHECK: #set = affine_set<(d0) : (d0 == 0)>
// CHECK: "t.a"() {x = #set}
"t.a"() {x = affine_set<(d0) : (d0 == 0)>} : () -> ()

// -----

// CHECK: #loc = loc("f.c":1:2)
// CHECK: "t.a"() {x = #loc}
"t.a"() {x = loc("f.c":1:2)} : () -> ()

// -----

// CHECK: #distinct = distinct[0]<1 : i32>
// CHECK: "t.a"() {x = #distinct}
"t.a"() {x = distinct[0]<1 : i32>} : () -> ()

// -----

// CHECK: #tbaa_root = #llvm.tbaa_root<id = "r">
// CHECK: "t.a"() {x = #tbaa_root}
"t.a"() {x = #llvm.tbaa_root<id = "r">} : () -> ()

// -----

// CHECK: "t.a"() {x = dense_resource<b>
// CHECK: dialect_resources:
// CHECK: b: "0x010000000102"
"t.a"() {x = dense_resource<b> : tensor<2xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: { b: "0x010000000102" }
  }
#-}
