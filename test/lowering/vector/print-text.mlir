// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | FileCheck %s %}
// Texts are globals, numbers what the runtime prints.

// CHECK-DAG: llvm.mlir.global private constant @[[TEXT:vector_print_str]](dense<[104, 105, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK-DAG: llvm.mlir.global private constant @[[OTHER:vector_print_str_0]](dense<[10, 0]> : tensor<2xi8>)
// CHECK-DAG: llvm.func @printString(!llvm.ptr)

// CHECK-LABEL: func.func @text(
// CHECK-NEXT: %[[GLOBAL:.*]] = llvm.mlir.addressof @[[TEXT]] : !llvm.ptr
// CHECK-NEXT: %[[FIRST:.*]] = llvm.getelementptr %[[GLOBAL]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT: llvm.call @printString(%[[FIRST]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.mlir.addressof @[[OTHER]]
func.func @text() {
  vector.print str "hi"
  vector.print str "\n"
  return
}

// CHECK-LABEL: func.func @numbers(
// CHECK: %[[BIT:.*]] = arith.extui %{{.*}} : i1 to i64
// CHECK: llvm.call @printI64(%[[BIT]])
// CHECK: %[[UNSIGNED:.*]] = arith.extui %{{.*}} : i8 to i64
// CHECK: llvm.call @printU64(%[[UNSIGNED]])
// CHECK: %[[SIGNED:.*]] = arith.extsi %{{.*}} : i8 to i64
// CHECK: llvm.call @printI64(%[[SIGNED]])
func.func @numbers(%a: i1, %b: ui8, %c: si8) {
  vector.print %a : i1
  vector.print %b : ui8
  vector.print %c : si8
  return
}
