// RUN: %mlcc-opt %s -allow-unregistered-dialect -convert-cf-to-llvm \
// RUN:   -mlir-print-local-scope | FileCheck %s
// Branches, with the arguments of the blocks they lead to; assertions.

// CHECK-LABEL: llvm.mlir.global private constant @assert_msg_0(
// CHECK-SAME:  dense<[110, 111, 116, 32, 100, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-LABEL: llvm.func @abort(
// CHECK-SAME:  )
// CHECK-LABEL: llvm.func @puts(
// CHECK-SAME:  !llvm.ptr)
// CHECK-LABEL: llvm.mlir.global private constant @assert_msg(
// CHECK-SAME:  dense<[110, 111, 116, 32, 34, 99, 34, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>

// CHECK-LABEL: func.func @branches(
// CHECK-SAME:  %[[A0:.*]]: i1, %[[A1:.*]]: index, %[[A2:.*]]: memref<?xf32>) -> index {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A2]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    llvm.cond_br %[[A0]] weights([3, 5]), ^[[B0:bb[0-9]+]](%[[V1]], %[[V0]] : i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>), ^[[B1:bb[0-9]+]](%[[V1]] : i64)
// CHECK-NEXT:  ^[[B0]](%[[V2:.*]]: i64, %[[V3:.*]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):
// CHECK-NEXT:    llvm.br ^[[B1]](%[[V2]] : i64)
// CHECK-NEXT:  ^[[B1]](%[[V4:.*]]: i64):
// CHECK-NEXT:    %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:    return %[[V5]] : index
// CHECK-NEXT:  }
func.func @branches(%c: i1, %i: index, %m: memref<?xf32>) -> index {
  cf.cond_br %c weights([3, 5]), ^a(%i, %m : index, memref<?xf32>), ^b(%i : index)
^a(%j: index, %n: memref<?xf32>):
  cf.br ^b(%j : index)
^b(%k: index):
  return %k : index
}

// CHECK-LABEL: func.func @switch(
// CHECK-SAME:  %[[A0:.*]]: i32, %[[A1:.*]]: index) -> index {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    llvm.switch %[[A0]] : i32, ^[[B0:bb[0-9]+]](%[[V0]] : i64) [
// CHECK-NEXT:      1: ^[[B1:bb[0-9]+]](%[[V0]], %[[V0]] : i64, i64),
// CHECK-NEXT:      -2: ^[[B0]](%[[V0]] : i64)
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^[[B0]](%[[V1:.*]]: i64):
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:    return %[[V2]] : index
// CHECK-NEXT:  ^[[B1]](%[[V3:.*]]: i64, %[[V4:.*]]: i64):
// CHECK-NEXT:    %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:    return %[[V5]] : index
// CHECK-NEXT:  }
func.func @switch(%flag: i32, %i: index) -> index {
  cf.switch %flag : i32, [
    default: ^a(%i : index),
    1: ^b(%i, %i : index, index),
    -2: ^a(%i : index)
  ]
^a(%j: index):
  return %j : index
^b(%k: index, %l: index):
  return %l : index
}

// A failed assertion prints its message and ends the program. Messages are
// separate globals.
//
// CHECK-LABEL: func.func @assert(
// CHECK-SAME:  %[[A0:.*]]: i1, %[[A1:.*]]: i1) {
// CHECK-NEXT:    llvm.cond_br %[[A0]], ^[[B0:bb[0-9]+]], ^[[B1:bb[0-9]+]]
// CHECK-NEXT:  ^[[B0]]:
// CHECK-NEXT:    llvm.cond_br %[[A1]], ^[[B2:bb[0-9]+]], ^[[B3:bb[0-9]+]]
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    return
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:    %[[V1:.*]] = llvm.getelementptr %[[V0]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT:    llvm.call @puts(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:    llvm.call @abort() : () -> ()
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  ^[[B3]]:
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:    llvm.call @puts(%[[V3]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:    llvm.call @abort() : () -> ()
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  }
func.func @assert(%c: i1, %d: i1) {
  cf.assert %c, "not \22c\22"
  cf.assert %d, "not d"
  return
}

// An annotated branch hands its loop's annotation on.
//
// CHECK-LABEL: func.func @loop(
// CHECK-SAME:  %[[A0:.*]]: i1) {
// CHECK-NEXT:    llvm.br ^[[B0:bb[0-9]+]]
// CHECK-NEXT:  ^[[B0]]:
// CHECK-NEXT:    llvm.cond_br %[[A0]], ^[[B0]], ^[[B1:bb[0-9]+]] {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @loop(%c: i1) {
  cf.br ^head
^head:
  cf.cond_br %c, ^head, ^done {llvm.loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^done:
  return
}

// The order of blocks in the text is not that of definitions.
//
// CHECK-LABEL: func.func @backwards(
// CHECK-SAME:  %[[A0:.*]]: index) -> index {
// CHECK-NEXT:    llvm.br ^[[B0:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1:bb[0-9]+]]:
// CHECK-NEXT:    llvm.br ^[[B2:bb[0-9]+]](%[[V0:.*]] : i64)
// CHECK-NEXT:  ^[[B0]]:
// CHECK-NEXT:    %[[V1:.*]] = arith.addi %[[A0]], %[[A0]] : index
// CHECK-NEXT:    %[[V0]] = builtin.unrealized_conversion_cast %[[V1]] : index to i64
// CHECK-NEXT:    llvm.br ^[[B1]]
// CHECK-NEXT:  ^[[B2]](%[[V2:.*]]: i64):
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : i64 to index
// CHECK-NEXT:    return %[[V3]] : index
// CHECK-NEXT:  }
func.func @backwards(%i: index) -> index {
  cf.br ^last
^middle:
  cf.br ^end(%j : index)
^last:
  %j = arith.addi %i, %i : index
  cf.br ^middle
^end(%k: index):
  return %k : index
}

// A block that another operation leads to keeps its arguments.
//
// CHECK-LABEL: func.func @not_ours(
// CHECK-SAME:  %[[A0:.*]]: index) {
// CHECK-NEXT:    "test.jump"(%[[A0]])[^[[B0:bb[0-9]+]]] : (index) -> ()
// CHECK-NEXT:  ^[[B0]](%[[V0:.*]]: index):
// CHECK-NEXT:    "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @not_ours(%i: index) {
  "test.jump"(%i)[^next] : (index) -> ()
^next(%j: index):
  "test.use"(%j) : (index) -> ()
  return
}

// One that has an argument which LLVM has no type for keeps all of them (to
// mlir-opt it is an error).
//
// CHECK-LABEL: func.func @tensor(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: tensor<4xf32>) -> index {
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]](%[[A0]], %[[A1]] : index, tensor<4xf32>)
// CHECK-NEXT:  ^[[B0]](%[[V0:.*]]: index, %[[V1:.*]]: tensor<4xf32>):
// CHECK-NEXT:    return %[[V0]] : index
// CHECK-NEXT:  }
func.func @tensor(%i: index, %t: tensor<4xf32>) -> index {
  cf.br ^next(%i, %t : index, tensor<4xf32>)
^next(%j: index, %u: tensor<4xf32>):
  return %j : index
}
