// RUN: mlcc-opt %s -mem2reg | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -mem2reg | FileCheck %s %}
// A variable that was declared in memory has the values that were stored, and
// that of the block where they meet.

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#program = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#variable = #llvm.di_local_variable<scope = #program, name = "v", file = #file, line = 1>

// CHECK: [[VARIABLE:#.+]] = #llvm.di_local_variable<
// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: [[A:%.+]]: i32, [[C:%.+]]: i1)
// CHECK: [[ONE:%.+]] = llvm.mlir.constant(1 : i32)
// CHECK-NEXT: llvm.intr.dbg.value [[VARIABLE]] = [[A]] : i32
// CHECK-NEXT: llvm.cond_br
// CHECK: llvm.intr.dbg.value [[VARIABLE]] = [[ONE]] : i32
// CHECK-NEXT: llvm.br
// CHECK: ^{{.+}}([[MET:%.+]]: i32):
// CHECK-NEXT: llvm.intr.dbg.value [[VARIABLE]] = [[MET]] : i32
// CHECK-NEXT: llvm.return [[MET]]
llvm.func @f(%a: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^then, ^end
^then:
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.br ^end
^end:
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// A variable that has the address is not known any more, when that is gone.

// CHECK-LABEL: llvm.func @address(
// CHECK: [[UNDEF:%.+]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: llvm.intr.dbg.value [[VARIABLE]] = [[UNDEF]] : !llvm.ptr
// CHECK-NOT: llvm.alloca
// CHECK: llvm.return
llvm.func @address(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.value #variable = %p : !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
