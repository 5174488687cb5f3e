// RUN: %mlcc-opt %s -convert-func-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-func-to-llvm | FileCheck %s %}

// Types of the LLVM dialect are converted where others are in them. A struct
// with a name gets another one then.

// CHECK-LABEL: @structs
// CHECK-SAME: !llvm.struct<"_Converted.pair", (i64, i32)>
// CHECK-SAME: !llvm.struct<packed (i64, i8)>
// CHECK-SAME: !llvm.struct<"_Converted.outer", packed (ptr, struct<"_Converted.pair", (i64, i32)>)>
// CHECK-SAME: !llvm.struct<"same", (i64)>
// CHECK-SAME: -> !llvm.struct<"_Converted.pair", (i64, i32)>
func.func @structs(%a: !llvm.struct<"pair", (index, i32)>,
                   %b: !llvm.struct<packed (index, i8)>,
                   %c: !llvm.struct<"outer", packed (ptr, !llvm.struct<"pair", (index, i32)>)>,
                   %d: !llvm.struct<"same", (i64)>)
    -> !llvm.struct<"pair", (index, i32)> {
  return %a : !llvm.struct<"pair", (index, i32)>
}

// CHECK-LABEL: @arrays
// CHECK-SAME: !llvm.array<2 x i64>, %{{.+}}: !llvm.array<3 x array<2 x i64>>
func.func @arrays(%a: !llvm.array<2 x index>, %b: !llvm.array<3 x !llvm.array<2 x index>>) {
  return
}

// What is in it has no place in LLVM.

// CHECK-LABEL: func.func @stays
// CHECK-SAME: !llvm.struct<"none", (tensor<2xi32>)>
func.func @stays(%a: !llvm.struct<"none", (tensor<2xi32>)>) {
  return
}
