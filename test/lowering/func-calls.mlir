// Calls and their attributes, functions that are called by bare pointers, and what
// an argument's noalias becomes.

// RUN: %mlcc-opt %s -convert-func-to-llvm -allow-unregistered-dialect | FileCheck %s

// Attributes of a memref go, of a result those of pointers.
// CHECK-LABEL: llvm.func @attributed(
// CHECK-SAME: !llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> !llvm.struct<(i32, f32)> attributes {sym_visibility = "private"}
// CHECK-LABEL: llvm.func @calls(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr, %[[ARG2:[0-9a-z_]+]]: i64, %[[ARG3:[0-9a-z_]+]]: i64, %[[ARG4:[0-9a-z_]+]]: i64, %[[ARG5:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:[0-9a-z_]+]] = llvm.call @attributed(%[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[ARG5]]) {a.b, no_inline} : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32 {llvm.signext}) -> !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[V12:[0-9a-z_]+]] = llvm.extractvalue %[[V11]][0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[V13:[0-9a-z_]+]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.return %[[V12]] : i32
// CHECK-NEXT: }
func.func private @attributed(memref<4xf32>, i32) -> (i32, f32)
func.func @calls(%m: memref<4xf32>, %i: i32) -> i32 {
  %0:2 = "func.call"(%m, %i) <{callee = @attributed, arg_attrs = [{llvm.noalias, llvm.noundef, llvm.nonnull}, {llvm.signext}], res_attrs = [{llvm.noundef}, {}], no_inline}> {a.b} : (memref<4xf32>, i32) -> (i32, f32)
  return %0#0 : i32
}

// CHECK-LABEL: llvm.func @one(
// CHECK-SAME: i32) -> i32 attributes {sym_visibility = "private"}
// CHECK-LABEL: llvm.func @result(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.call @one(%[[ARG0]]) : (i32) -> (i32 {llvm.noundef})
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
func.func private @one(i32) -> i32
func.func @result(%i: i32) -> i32 {
  %0 = "func.call"(%i) <{callee = @one, res_attrs = [{llvm.noundef}]}> : (i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: llvm.func @indirect(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: i32, %[[ARG2:[0-9a-z_]+]]: !llvm.ptr, %[[ARG3:[0-9a-z_]+]]: !llvm.ptr, %[[ARG4:[0-9a-z_]+]]: i64, %[[ARG5:[0-9a-z_]+]]: i64, %[[ARG6:[0-9a-z_]+]]: i64) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.insertvalue %[[ARG2]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.insertvalue %[[ARG3]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.insertvalue %[[ARG4]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.insertvalue %[[ARG5]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.insertvalue %[[ARG6]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:[0-9a-z_]+]] = llvm.call %[[ARG0]](%[[ARG1]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]]) {c.d} : !llvm.ptr, (i32 {llvm.noundef}, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
// CHECK-NEXT: llvm.return %[[V11]] : i32
// CHECK-NEXT: }
func.func @indirect(%f: (i32, memref<2xi8>) -> i32, %i: i32, %m: memref<2xi8>) -> i32 {
  %0 = "func.call_indirect"(%f, %i, %m) <{arg_attrs = [{llvm.noundef}, {llvm.nonnull}]}> {c.d} : ((i32, memref<2xi8>) -> i32, i32, memref<2xi8>) -> i32
  return %0 : i32
}

// Called by bare pointers, as declared behind.
// CHECK-LABEL: llvm.func @calls_bare(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr, %[[ARG2:[0-9a-z_]+]]: i64, %[[ARG3:[0-9a-z_]+]]: i64, %[[ARG4:[0-9a-z_]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.call @bare(%[[V6]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:[0-9a-z_]+]] = llvm.insertvalue %[[V7]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:[0-9a-z_]+]] = llvm.insertvalue %[[V7]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:[0-9a-z_]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V12:[0-9a-z_]+]] = llvm.insertvalue %[[V11]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V13:[0-9a-z_]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V14:[0-9a-z_]+]] = llvm.insertvalue %[[V13]], %[[V12]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:[0-9a-z_]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V16:[0-9a-z_]+]] = llvm.insertvalue %[[V15]], %[[V14]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V17:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V18:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V19:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V20:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V21:[0-9a-z_]+]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V22:[0-9a-z_]+]] = llvm.call @plain(%[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %[[V16]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @bare(
// CHECK-SAME: !llvm.ptr) -> !llvm.ptr attributes {llvm.bareptr, sym_visibility = "private"}
// CHECK-LABEL: llvm.func @plain(
// CHECK-SAME: !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
func.func @calls_bare(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = call @bare(%m) : (memref<4xf32>) -> memref<4xf32>
  %1 = call @plain(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
func.func private @bare(memref<4xf32>) -> memref<4xf32> attributes {llvm.bareptr}
func.func private @plain(memref<4xf32>) -> memref<4xf32>

// CHECK-LABEL: llvm.func @calls_bare_unranked(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i64, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = builtin.unrealized_conversion_cast %[[V2]] : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT: func.call @bare_unranked(%[[V3]]) : (memref<*xf32>) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @bare_unranked(
// CHECK-SAME: memref<*xf32>) attributes {llvm.bareptr}
func.func @calls_bare_unranked(%m: memref<*xf32>) {
  call @bare_unranked(%m) : (memref<*xf32>) -> ()
  return
}
func.func private @bare_unranked(memref<*xf32>) attributes {llvm.bareptr}

// CHECK-LABEL: llvm.func @variadic(
// CHECK-SAME: i32, ...) attributes {sym_visibility = "private"}
// CHECK-LABEL: llvm.func @not_variadic(
// CHECK-SAME: i32) attributes {sym_visibility = "private"}
// CHECK-LABEL: llvm.func @reads_nothing(
// CHECK-LABEL: llvm.func extern_weak @linked(
func.func private @variadic(i32) attributes {func.varargs = true}
func.func private @not_variadic(i32) attributes {func.varargs = false}
func.func private @reads_nothing() attributes {llvm.readnone, other.attribute}
func.func private @linked() attributes {llvm.linkage = #llvm.linkage<extern_weak>}

// noalias of a memref goes.
// CHECK-LABEL: llvm.func @no_alias(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr, %[[ARG2:[0-9a-z_]+]]: i64, %[[ARG3:[0-9a-z_]+]]: i64, %[[ARG4:[0-9a-z_]+]]: i64, %[[ARG5:[0-9a-z_]+]]: i64) -> f32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = builtin.unrealized_conversion_cast %[[ARG5]] : i64 to index
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.insertvalue %[[ARG0]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.insertvalue %[[ARG1]], %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.insertvalue %[[ARG2]], %[[V3]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.insertvalue %[[ARG3]], %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = builtin.unrealized_conversion_cast %[[V6]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = memref.load %[[V7]][%[[V0]]] : memref<4xf32>
// CHECK-NEXT: llvm.return %[[V8]] : f32
// CHECK-NEXT: }
func.func @no_alias(%m: memref<4xf32> {llvm.noalias}, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: llvm.func @no_alias_freed(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr, %[[ARG2:[0-9a-z_]+]]: i64, %[[ARG3:[0-9a-z_]+]]: i64, %[[ARG4:[0-9a-z_]+]]: i64, %[[ARG5:[0-9a-z_]+]]: i1) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = builtin.unrealized_conversion_cast %[[V5]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: scf.if %[[ARG5]] {
// CHECK-NEXT: memref.dealloc %[[V6]] : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @no_alias_freed(%m: memref<4xf32> {llvm.noalias}, %c: i1) {
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  return
}

// CHECK-LABEL: llvm.func @no_alias_unknown(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr, %[[ARG2:[0-9a-z_]+]]: i64, %[[ARG3:[0-9a-z_]+]]: i64, %[[ARG4:[0-9a-z_]+]]: i64, %[[ARG5:[0-9a-z_]+]]: i1) {
// CHECK-NEXT: "x.y"() : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @no_alias_unknown(%m: memref<4xf32> {llvm.noalias}, %c: i1) {
  "x.y"() : () -> ()
  return
}

// CHECK-LABEL: llvm.func @no_alias_cast(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr, %[[ARG2:[0-9a-z_]+]]: i64, %[[ARG3:[0-9a-z_]+]]: i64, %[[ARG4:[0-9a-z_]+]]: i64) -> i64 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = builtin.unrealized_conversion_cast %[[V5]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = builtin.unrealized_conversion_cast %[[V6]] : memref<4xf32> to i64
// CHECK-NEXT: llvm.return %[[V7]] : i64
// CHECK-NEXT: }
func.func @no_alias_cast(%m: memref<4xf32> {llvm.noalias, llvm.nonnull, llvm.inreg}) -> i64 {
  %0 = builtin.unrealized_conversion_cast %m : memref<4xf32> to i64
  return %0 : i64
}

// CHECK-LABEL: llvm.func @no_alias_called(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr, %[[ARG2:[0-9a-z_]+]]: i64, %[[ARG3:[0-9a-z_]+]]: i64, %[[ARG4:[0-9a-z_]+]]: i64, %[[ARG5:[0-9a-z_]+]]: !llvm.ptr) {
// CHECK-NEXT: llvm.call %[[ARG5]]() : !llvm.ptr, () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @no_alias_called(%m: memref<4xf32> {llvm.noalias}, %f: () -> ()) {
  call_indirect %f() : () -> ()
  return
}

// CHECK-LABEL: llvm.func @no_alias_asm(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr, %[[ARG2:[0-9a-z_]+]]: i64, %[[ARG3:[0-9a-z_]+]]: i64, %[[ARG4:[0-9a-z_]+]]: i64) {
// CHECK-NEXT: llvm.inline_asm "", ""  : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @no_alias_asm(%m: memref<4xf32> {llvm.noalias}) {
  llvm.inline_asm "", "" : () -> ()
  return
}

// CHECK-LABEL: llvm.func @no_alias_realloc(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr, %[[ARG2:[0-9a-z_]+]]: i64, %[[ARG3:[0-9a-z_]+]]: i64, %[[ARG4:[0-9a-z_]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = builtin.unrealized_conversion_cast %[[V5]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = memref.realloc %[[V6]] : memref<4xf32> to memref<8xf32>
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = builtin.unrealized_conversion_cast %[[V7]] : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %[[V8]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
func.func @no_alias_realloc(%m: memref<4xf32> {llvm.noalias}) -> memref<8xf32> {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}

// CHECK-LABEL: llvm.func @constants(
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.addressof @constants : !llvm.ptr
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.addressof @other {x.y} : !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = ub.poison : i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.insertvalue %[[V1]], %[[V3]][0] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.insertvalue %[[V2]], %[[V4]][1] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.return %[[V5]] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @other(
func.func @constants() -> (() -> (), i32) {
  %0 = func.constant @constants : () -> (() -> (), i32)
  %1 = func.constant {x.y} @other : () -> ()
  %2 = ub.poison : i32
  return %1, %2 : () -> (), i32
}
func.func private @other()

// What cannot be converted stays.
// CHECK-LABEL: func.func private @by_value(
// CHECK-SAME: memref<4xf32> {llvm.byval = memref<4xf32>})
// CHECK-LABEL: llvm.func @by_reference(
// CHECK-SAME: !llvm.ptr {llvm.byref = i32}) attributes {sym_visibility = "private"}
// CHECK-LABEL: func.func private @tensors(
// CHECK-SAME: tensor<4xf32>) -> tensor<4xf32>
// CHECK-LABEL: func.func @many(
// CHECK-NEXT: %[[V0:[0-9a-z_]+]]:2 = "x.y"() : () -> (i32, tensor<4xf32>)
// CHECK-NEXT: return %[[V0]]#0, %[[V0]]#1 : i32, tensor<4xf32>
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @calls_tensors(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "x.y"() : () -> tensor<4xf32>
// CHECK-NEXT: func.call @tensors2(%[[V0]], %[[ARG0]]) : (tensor<4xf32>, i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @tensors2(
// CHECK-SAME: tensor<4xf32>, i32)
func.func private @by_value(memref<4xf32> {llvm.byval = memref<4xf32>})
func.func private @by_reference(!llvm.ptr {llvm.byref = i32})
func.func private @tensors(tensor<4xf32>) -> tensor<4xf32>
func.func @many() -> (i32, tensor<4xf32>) {
  %0:2 = "x.y"() : () -> (i32, tensor<4xf32>)
  return %0#0, %0#1 : i32, tensor<4xf32>
}
func.func @calls_tensors(%i: i32) {
  %0 = "x.y"() : () -> (tensor<4xf32>)
  call @tensors2(%0, %i) : (tensor<4xf32>, i32) -> ()
  return
}
func.func private @tensors2(tensor<4xf32>, i32)
