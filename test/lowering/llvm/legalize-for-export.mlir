// A block is reached once from another, if it gets arguments; fragments of
// fragments are fragments.
//
// RUN: %mlcc-opt %s -llvm-legalize-for-export | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -llvm-legalize-for-export | FileCheck %s %}

#variable = #llvm.di_local_variable<scope = #llvm.di_subprogram<name = "f">, name = "v">

// CHECK-LABEL: @f
// CHECK-SAME: [[A:%.+]]: i32, [[C:%.+]]: i1
// CHECK: #llvm.di_expression<[DW_OP_LLVM_fragment(25, 8)]> = [[A]]
// CHECK: llvm.cond_br [[C]], [[ONE:\^.+]]([[A]] : i32), [[RELAY:\^.+]]([[A]] : i32)
// CHECK: [[ONE]]([[X:%.+]]: i32):
// CHECK: llvm.switch [[X]] : i32, [[TWO:\^.+]]([[X]] : i32) [
// CHECK-NEXT: 1: [[FIRST:\^.+]]([[A]] : i32),
// CHECK-NEXT: 2: [[THREE:\^bb3]],
// CHECK-NEXT: 3: [[THREE]],
// CHECK-NEXT: 4: [[SECOND:\^.+]]([[X]] : i32)
// CHECK: [[RELAY]]([[B:%.+]]: i32):
// CHECK-NEXT: llvm.br [[ONE]]([[B]] : i32)
// CHECK: [[FIRST]]([[D:%.+]]: i32):
// CHECK-NEXT: llvm.br [[TWO]]([[D]] : i32)
// CHECK: [[SECOND]]([[E:%.+]]: i32):
// CHECK-NEXT: llvm.br [[TWO]]([[E]] : i32)
llvm.func @f(%a: i32, %c: i1) {
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_fragment(8, 8), DW_OP_LLVM_fragment(16, 32), DW_OP_LLVM_fragment(1, 64)]> = %a : i32
  llvm.cond_br %c, ^one(%a : i32), ^one(%a : i32)
^one(%x: i32):
  llvm.switch %x : i32, ^two(%x : i32) [
    1: ^two(%a : i32),
    2: ^three,
    3: ^three,
    4: ^two(%x : i32)
  ]
^two(%y: i32):
  llvm.return
^three:
  llvm.return
}
