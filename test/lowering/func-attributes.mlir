// RUN: %mlcc-opt %s -convert-func-to-llvm | FileCheck %s
// Attributes of functions, arguments and results, as mlir-opt has them: those of
// memref arguments go, and no_inline (memref-in-a-compile.mlir) and public; of a
// memref result, all but those of pointers stay; a struct of several results has
// none.

// CHECK-LABEL: llvm.func extern_weak @linkage(
// CHECK-SAME:  ) attributes {sym_visibility = "private"}
func.func private @linkage() attributes {llvm.linkage = #llvm.linkage<extern_weak>}

// CHECK-LABEL: llvm.func fastcc @function(
// CHECK-SAME:  ) attributes {other.name = 1 : i32, passthrough = ["noinline"], target_cpu = "any"} {
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
func.func @function() attributes {passthrough = ["noinline"], target_cpu = "any", CConv = #llvm.cconv<fastcc>, other.name = 1 : i32, no_inline} {
  return
}

// CHECK-LABEL: llvm.func @readnone(
// CHECK-SAME:  ) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
func.func @readnone() attributes {llvm.readnone} {
  return
}

// CHECK-LABEL: llvm.func @variadic(
// CHECK-SAME:  i32, ...) attributes {sym_visibility = "private"}
func.func private @variadic(i32) attributes {func.varargs = true}

// CHECK-LABEL: llvm.func @arguments(
// CHECK-SAME:  %[[A0:.*]]: !llvm.ptr, %[[A1:.*]]: !llvm.ptr, %[[A2:.*]]: i64, %[[A3:.*]]: i64, %[[A4:.*]]: i64, %[[A5:.*]]: i32 {llvm.signext}, %[[A6:.*]]: !llvm.ptr {llvm.byval = i64}) -> (i32 {llvm.signext}) {
// CHECK-NEXT:    llvm.return %[[A5]] : i32
// CHECK-NEXT:  }
func.func @arguments(%m: memref<?xf32> {llvm.noalias, llvm.align = 16 : i64, llvm.readonly, other.name = 1 : i32}, %a: i32 {llvm.signext}, %p: !llvm.ptr {llvm.byval = index}) -> (i32 {llvm.signext}) {
  return %a : i32
}

// CHECK-LABEL: llvm.func @results(
// CHECK-SAME:  %[[A0:.*]]: i32) -> !llvm.struct<(i32, i32)> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %[[A0]], %[[V0]][0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %[[A0]], %[[V1]][1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:    llvm.return %[[V2]] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:  }
func.func @results(%a: i32) -> (i32 {llvm.signext}, i32 {llvm.zeroext}) {
  return %a, %a : i32, i32
}

// CHECK-LABEL: llvm.func @descriptor(
// CHECK-SAME:  ) -> (!llvm.struct<(ptr, ptr, i64)> {llvm.noundef, test.r = 1 : i64}) attributes {sym_visibility = "private"}
func.func private @descriptor() -> (memref<f32> {llvm.noalias, llvm.noundef, test.r = 1})

// CHECK-LABEL: llvm.func @descriptor_of_any_rank(
// CHECK-SAME:  ) -> (!llvm.struct<(i64, ptr)> {test.r = 1 : i64}) attributes {sym_visibility = "private"}
func.func private @descriptor_of_any_rank() -> (memref<*xf32> {test.r = 1})

// CHECK-LABEL: llvm.func @call(
// CHECK-SAME:  %[[A0:.*]]: i32) -> i32 {
// CHECK-NEXT:    %[[V0:.*]] = llvm.call @variadic_not(%[[A0]]) {no_inline, other.name = 2 : i32} : (i32) -> i32
// CHECK-NEXT:    llvm.return %[[V0]] : i32
// CHECK-NEXT:  }
func.func @call(%a: i32) -> i32 {
  %0 = func.call @variadic_not(%a) {no_inline, other.name = 2 : i32} : (i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: llvm.func @variadic_not(
// CHECK-SAME:  i32) -> i32 attributes {sym_visibility = "private"}
func.func private @variadic_not(i32) -> i32
