// What inlining does with calls in and of functions of every kind.

// RUN: %mlcc-opt %s -inline -split-input-file -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -inline -split-input-file -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: func.func private @recursive(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = func.call @recursive(%[[TRUE]], %[[ARG1]]) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[ARG1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @starts(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = call @recursive(%[[ARG0]], %[[ARG1]]) : (i1, i32) -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func private @recursive(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = func.call @recursive(%c, %x) : (i1, i32) -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}
func.func @starts(%c: i1, %x: i32) -> i32 {
  %0 = call @recursive(%c, %x) : (i1, i32) -> i32
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func private @even(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = call @odd(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @odd(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = call @even(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = call @even(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = call @odd(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func private @even(%x: i32) -> i32 {
  %0 = call @odd(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @odd(%x: i32) -> i32 {
  %0 = call @even(%x) : (i32) -> i32
  return %0 : i32
}
func.func @both(%x: i32) -> (i32, i32) {
  %0 = call @even(%x) : (i32) -> i32
  %1 = call @odd(%x) : (i32) -> i32
  return %0, %1 : i32, i32
}

// -----

// CHECK-LABEL: func.func private @used_twice(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "a"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @outer(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = call @used_twice(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = call @used_twice(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
func.func private @used_twice(%x: i32) -> i32 {
  %0 = "a"(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @inner(%x: i32) -> i32 {
  %0 = call @used_twice(%x) : (i32) -> i32
  return %0 : i32
}
func.func @outer(%x: i32) -> i32 {
  %0 = call @inner(%x) : (i32) -> i32
  %1 = call @used_twice(%0) : (i32) -> i32
  return %1 : i32
}

// -----

// CHECK-LABEL: func.func private @referred(
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "a"() : () -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @refers(
// CHECK-NEXT: %[[F:[0-9a-z_]+]] = constant @referred : () -> i32
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = call @referred() : () -> i32
// CHECK-NEXT: return %[[F]], %[[V0]] : () -> i32, i32
// CHECK-NEXT: }
func.func private @referred() -> i32 {
  %0 = "a"() : () -> i32
  return %0 : i32
}
func.func @refers() -> (() -> i32, i32) {
  %0 = func.constant @referred : () -> i32
  %1 = call_indirect %0() : () -> i32
  return %0, %1 : () -> i32, i32
}

// -----

// CHECK-LABEL: func.func private @blocks(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^[[BLOCKBB1:[0-9a-z_]+]], ^[[BLOCKBB2:[0-9a-z_]+]](%[[ARG1]] : i32)
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "a"() : () -> i32
// CHECK-NEXT: cf.br ^[[BLOCKBB2]](%[[V0]] : i32)
// CHECK-NEXT: ^[[BLOCKBB2]](%[[V1:[0-9a-z_]+]]: i32):  // 2 preds: ^[[BLOCKBB0]], ^[[BLOCKBB1]]
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @in_blocks(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[FALSE:[0-9a-z_]+]] = arith.constant false
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = call @blocks(%[[ARG0]], %[[ARG1]]) : (i1, i32) -> i32
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^[[BLOCKBB1:[0-9a-z_]+]], ^[[BLOCKBB2:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: ^[[BLOCKBB2]]:  // pred: ^[[BLOCKBB0]]
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = call @blocks(%[[FALSE]], %[[V0]]) : (i1, i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
func.func private @blocks(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b(%x : i32)
^a:
  %0 = "a"() : () -> i32
  cf.br ^b(%0 : i32)
^b(%p: i32):
  return %p : i32
}
func.func @in_blocks(%c: i1, %x: i32) -> i32 {
  %0 = call @blocks(%c, %x) : (i1, i32) -> i32
  cf.cond_br %c, ^a, ^b
^a:
  return %0 : i32
^b:
  %1 = call @blocks(%c, %0) : (i1, i32) -> i32
  return %1 : i32
}

// -----

// CHECK-LABEL: func.func private @one_block_only(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^[[BLOCKBB1:[0-9a-z_]+]], ^[[BLOCKBB2:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: return %[[ARG1]] : i32
// CHECK-NEXT: ^[[BLOCKBB2]]:  // pred: ^[[BLOCKBB0]]
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "b"() : () -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @in_region(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = func.call @one_block_only(%[[TRUE]], %[[ARG1]]) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[ARG1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func private @one_block_only(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  return %x : i32
^b:
  %0 = "b"() : () -> i32
  return %0 : i32
}
func.func @in_region(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = func.call @one_block_only(%c, %x) : (i1, i32) -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func private @declared(
// CHECK-SAME: i32) -> i32
// CHECK-LABEL: func.func private @no_inline(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 attributes {no_inline} {
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = call @declared(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = call @no_inline(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = call @small(%[[ARG0]]) {no_inline} : (i32) -> i32
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @small(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func private @declared(i32) -> i32
func.func private @no_inline(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}
func.func @stays(%x: i32) -> (i32, i32, i32) {
  %0 = call @declared(%x) : (i32) -> i32
  %1 = call @no_inline(%x) : (i32) -> i32
  %2 = func.call @small(%x) {no_inline} : (i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}
func.func private @small(%x: i32) -> i32 {
  return %x : i32
}

// -----

// CHECK-LABEL: func.func @in_lambda(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT: "use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @in_lambda(%x: i32) {
  scf.execute_region {
    %0 = func.call @small(%x) : (i32) -> i32
    "use"(%0) : (i32) -> ()
    scf.yield
  }
  return
}
func.func private @small(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}

// -----

// CHECK: module @nested {
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }
module @nested {
  func.func private @f(%x: i32) -> i32 {
    return %x : i32
  }
  func.func @g(%x: i32) -> i32 {
    %0 = call @f(%x) : (i32) -> i32
    return %0 : i32
  }
}
func.func @f(%x: i32) -> i32 {
  %0 = call @g(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @g(%x: i32) -> i32 {
  return %x : i32
}

// -----

// CHECK-LABEL: llvm.func internal @llvm_callee(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.add %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func internal @variadic(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, ...) -> i32 {
// CHECK-NEXT: llvm.return %[[ARG0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func internal @nothing(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func internal @unreached(
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @llvm_calls(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.add %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.call @variadic(%[[V0]]) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.add %[[V1]], %[[V1]] : i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.add %[[V2]], %[[V2]] : i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func internal @llvm_callee(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32
  llvm.return %0 : i32
}
llvm.func internal @variadic(%x: i32, ...) -> i32 {
  llvm.return %x : i32
}
llvm.func internal @nothing() {
  llvm.return
}
llvm.func internal @unreached() {
  llvm.unreachable
}
llvm.func @llvm_calls(%x: i32) -> i32 {
  %0 = llvm.call @llvm_callee(%x) : (i32) -> i32
  %1 = llvm.call @variadic(%0) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  llvm.call @nothing() : () -> ()
  %2 = llvm.call tail @llvm_callee(%1) : (i32) -> i32
  %3 = llvm.call musttail @llvm_callee(%2) : (i32) -> i32
  llvm.return %3 : i32
}

// -----

// CHECK-LABEL: llvm.func internal @allocates(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i64) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[ARG0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @in_loop(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i64) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.br ^[[BLOCKBB1:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // 2 preds: ^[[BLOCKBB0:[0-9a-z_]+]], ^[[BLOCKBB1]]
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.start %[[V1]] : !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.alloca %[[ARG1]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.stackrestore %[[V2]] : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %[[V1]] : !llvm.ptr
// CHECK-NEXT: llvm.cond_br %[[ARG0]], ^[[BLOCKBB1]], ^[[BLOCKBB2:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB2]]:  // pred: ^[[BLOCKBB1]]
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func internal @allocates(%n: i64) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.store %c1, %p : i32, !llvm.ptr
  llvm.store %c1, %q : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @in_loop(%c: i1, %n: i64) -> i32 {
  llvm.br ^a
^a:
  %0 = llvm.call @allocates(%n) : (i64) -> i32
  llvm.cond_br %c, ^a, ^b
^b:
  llvm.return %0 : i32
}

// -----

// CHECK-LABEL: llvm.func internal @with_attributes(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr {llvm.byval = i32}, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr {llvm.nonnull}) -> (i32 {llvm.signext}) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.load %[[ARG0]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V0]], %[[ARG1]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @passes(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V1]] x i32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V2]], %[[ARG0]], %[[V0]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V3]], %[[ARG1]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func internal @with_attributes(%p: !llvm.ptr {llvm.byval = i32}, %q: !llvm.ptr {llvm.nonnull}) -> (i32 {llvm.signext}) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %0, %q : i32, !llvm.ptr
  llvm.return %0 : i32
}
llvm.func @passes(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %0 = llvm.call @with_attributes(%p, %q) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return %0 : i32
}

// -----

// CHECK-LABEL: llvm.func internal @never(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func internal @always(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func internal @personal(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func internal @collected(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func internal @twice(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func internal @duplicable(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func internal @presplit(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @p(
// CHECK-LABEL: llvm.func @asks(
// CHECK-NEXT: llvm.call @never() : () -> ()
// CHECK-NEXT: llvm.call @personal() : () -> ()
// CHECK-NEXT: llvm.call @twice() : () -> ()
// CHECK-NEXT: llvm.call @duplicable() : () -> ()
// CHECK-NEXT: llvm.call @presplit() : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func internal @never() attributes {no_inline} {
  llvm.return
}
llvm.func internal @always() attributes {always_inline} {
  llvm.return
}
llvm.func internal @personal() attributes {personality = @p} {
  llvm.return
}
llvm.func internal @collected() attributes {garbageCollector = "x"} {
  llvm.return
}
llvm.func internal @twice() attributes {passthrough = ["returns_twice"]} {
  llvm.return
}
llvm.func internal @duplicable() attributes {passthrough = ["noduplicate"]} {
  llvm.return
}
llvm.func internal @presplit() attributes {passthrough = ["presplitcoroutine"]} {
  llvm.return
}
llvm.func @p() -> i32
llvm.func @asks() {
  llvm.call @never() : () -> ()
  llvm.call @always() : () -> ()
  llvm.call @personal() : () -> ()
  llvm.call @collected() : () -> ()
  llvm.call @twice() : () -> ()
  llvm.call @duplicable() : () -> ()
  llvm.call @presplit() : () -> ()
  llvm.return
}
