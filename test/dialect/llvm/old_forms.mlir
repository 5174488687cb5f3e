// RUN: mlcc-opt %s | FileCheck %s
// RUN: mlcc-opt %s | mlcc-opt | FileCheck %s
// RUN: mlcc-opt %s -Wdeprecated-mlir 2>&1 | FileCheck %s -check-prefix=NOTE
// RUN: not mlcc-opt -std=mlir22 %s
// oracle: refuses: old forms

// Old operations of the llvm dialect: what they left to types, or had as
// operands or numbers.

// NOTE-DAG: global_ctors and global_dtors without data is an old spelling
// NOTE-DAG: linkage as a number is an old spelling of #llvm.linkage<...>
// NOTE-DAG: a boolean attribute of an argument is an old spelling of a unit attribute
// NOTE-DAG: [0 : i32] is an old spelling of [0]
// NOTE-DAG: llvm.shufflevector with two types is an old spelling of its first type
// NOTE-DAG: a constant operand of an intrinsic is an old spelling of an attribute
// NOTE-DAG: llvm.intr.lifetime.* with a size is an old spelling of one without
// NOTE-DAG: weights(dense<[1, 2]> : ...) is an old spelling of weights([1, 2])
// NOTE-DAG: llvm.switch without a type is an old spelling of llvm.switch %v : T

// CHECK: llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors {ctors = [@ctor], priorities = [0 : i32]}
// CHECK: llvm.mlir.global_dtors dtors = [@ctor, @ctor], priorities = [0 : i32, 1 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global_dtors {dtors = [@ctor, @ctor], priorities = [0 : i32, 1 : i32]}
llvm.func @ctor() {
  llvm.return
}

// Linkages by number: private 0, internal 1, available_externally 2, linkonce 3,
// weak 4, common 5, appending 6, extern_weak 7, linkonce_odr 8, weak_odr 9,
// external 10.
// CHECK: llvm.func @external()
"llvm.func"() ({
}) {sym_name = "external", type = !llvm<"void ()">, linkage = 10} : () -> ()
// CHECK: llvm.func extern_weak @extern_weak()
"llvm.func"() ({
}) {sym_name = "extern_weak", type = !llvm<"void ()">, linkage = 7} : () -> ()
// CHECK: llvm.mlir.global internal @internal(4 : i32) {addr_space = 0 : i32} : i32
"llvm.mlir.global"() ({
}) {sym_name = "internal", type = i32, linkage = 1 : i64, value = 4 : i32} : () -> ()
// CHECK: llvm.mlir.global common @common(0 : i32)
"llvm.mlir.global"() ({
}) {sym_name = "common", type = i32, linkage = 5 : i64, value = 0 : i32} : () -> ()
// CHECK: func.func @converted() attributes {llvm.linkage = #llvm.linkage<private>}
func.func @converted() attributes {llvm.linkage = 0 : i64} {
  return
}

// CHECK: llvm.func @noalias(!llvm.ptr<i32> {llvm.noalias}, !llvm.ptr {llvm.nonnull})
llvm.func @noalias(%a: !llvm<"i32*"> {llvm.noalias = true}, %b: !llvm.ptr {llvm.noalias = false, llvm.nonnull = true})
// CHECK: func.func private @std(memref<4xf32> {llvm.noalias}) -> (i32 {llvm.noundef})
func.func private @std(memref<4xf32> {llvm.noalias = true}) -> (i32 {llvm.noundef = true})

// CHECK-LABEL: llvm.func @vectors
llvm.func @vectors(%v: vector<4xf32>, %s: !llvm.struct<(i32, array<2 x i32>)>) -> i32 {
  // CHECK: llvm.shufflevector %arg0, %arg0 [0, 0, 7] : vector<4xf32>
  %0 = llvm.shufflevector %v, %v [0 : i32, 0 : i32, 7 : i32] : vector<4xf32>, vector<4xf32>
  // CHECK: llvm.shufflevector %arg0, %arg0 [3, 2] : vector<4xf32>
  %1 = llvm.shufflevector %v, %v [3 : i32, 2 : i32] : vector<4xf32>
  // CHECK: llvm.shufflevector %arg0, %arg0 [1] : vector<4xf32>
  %2 = llvm.shufflevector %v, %v [1] : vector<4xf32>, vector<4xf32>
  // CHECK: llvm.extractvalue %arg1[1, 0]
  %3 = llvm.extractvalue %s[1 : i64, 0 : i64] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %3 : i32
}

// CHECK-LABEL: llvm.func @intrinsics
llvm.func @intrinsics(%p: !llvm.ptr, %n: i32) -> i32 {
  %false = llvm.mlir.constant(false) : i1
  %true = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %byte = llvm.mlir.constant(7 : i8) : i8
  // CHECK: "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy"(%p, %p, %n, %false) : (!llvm.ptr, !llvm.ptr, i32, i1) -> ()
  // CHECK: "llvm.intr.memmove"(%arg0, %arg0, %arg1) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%p, %p, %n, %true) : (!llvm.ptr, !llvm.ptr, i32, i1) -> ()
  // CHECK: "llvm.intr.memset"(%arg0, %{{.*}}, %arg1) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset"(%p, %byte, %n, %false) : (!llvm.ptr, i8, i32, i1) -> ()
  // CHECK: "llvm.intr.memcpy.inline"(%arg0, %arg0) <{isVolatile = true, len = 1 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%p, %p, %one, %true) : (!llvm.ptr, !llvm.ptr, i32, i1) -> ()
  // CHECK: "llvm.intr.abs"(%arg1) <{is_int_min_poison = true}> : (i32) -> i32
  %0 = "llvm.intr.abs"(%n, %true) : (i32, i1) -> i32
  // CHECK: "llvm.intr.ctlz"(%{{.*}}) <{is_zero_poison = false}> : (i32) -> i32
  %1 = "llvm.intr.ctlz"(%0, %false) : (i32, i1) -> i32
  // CHECK: "llvm.intr.cttz"(%{{.*}}) <{is_zero_poison = true}> : (i32) -> i32
  %2 = "llvm.intr.cttz"(%1, %true) : (i32, i1) -> i32
  // CHECK: %[[Q:.*]] = llvm.alloca
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  // CHECK: llvm.intr.lifetime.start %[[Q]] : !llvm.ptr
  llvm.intr.lifetime.start 4, %q : !llvm.ptr
  // CHECK: llvm.intr.lifetime.end %[[Q]] : !llvm.ptr
  llvm.intr.lifetime.end 4, %q : !llvm.ptr
  llvm.return %2 : i32
}

// CHECK-LABEL: llvm.func @branches
llvm.func @branches(%c: i1, %i: i32, %w: i64) {
  // CHECK: llvm.cond_br %arg0 weights([5, 10]), ^bb1, ^bb2
  llvm.cond_br %c weights(dense<[5, 10]> : vector<2xi32>), ^bb1, ^bb2
^bb1:
  // CHECK: llvm.switch %arg1 : i32, ^bb1 [
  llvm.switch %i, ^bb1 [
    -1: ^bb2,
    1: ^bb1
  ]
^bb2:
  // CHECK: llvm.switch %arg2 : i64, ^bb3 [
  llvm.switch %w, ^bb3 [
    1: ^bb1
  ]
^bb3:
  // CHECK: llvm.cond_br %arg0 weights([1, 2]), ^bb4, ^bb4
  "llvm.cond_br"(%c) [^bb4, ^bb4] {branch_weights = dense<[1, 2]> : vector<2xi32>, operand_segment_sizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb4:
  // CHECK: llvm.cond_br %arg0, ^bb5, ^bb5
  "llvm.cond_br"(%c) [^bb5, ^bb5] {operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i1) -> ()
^bb5:
  llvm.return
}
