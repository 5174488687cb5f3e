// RUN: %mlcc-opt %s | FileCheck %s
// Some of MLIR's dialects take operations that nobody registered, and so do
// those that mlcc does not have.

// CHECK: "nvvm.nobody"
"nvvm.nobody"() : () -> ()
// CHECK: "rocdl.nobody"
"rocdl.nobody"() : () -> ()
// CHECK: "shape.nobody"
"shape.nobody"() : () -> ()
// CHECK: "spirv.nobody"
"spirv.nobody"() : () -> ()
