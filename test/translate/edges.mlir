// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: differs: blocks that forward values, and aggregates taken apart again
// oracle: import differs in 3 lines: blocks that nothing reaches are kept

// One block as both successors of a terminator: with the same values the edges
// are two entries of the phi, with different ones the second gets a block.

// CHECK-LABEL: define i32 @different
// CHECK: br i1 %{{.*}}, label %[[JOIN:.*]], label %[[FORWARD:.*]]
// CHECK: [[FORWARD]]:
// CHECK-NEXT: br label %[[JOIN]]
// CHECK: [[JOIN]]:
// CHECK-NEXT: phi i32 [ %0, %{{.*}} ], [ %1, %[[FORWARD]] ]
llvm.func @different(%a: i32, %b: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^join(%a : i32), ^join(%b : i32)
^join(%x: i32):
  llvm.return %x : i32
}

// CHECK-LABEL: define i32 @same
// CHECK: br i1 %{{.*}}, label %[[JOIN:.*]], label %[[JOIN]]
// CHECK: phi i32 [ %0, %[[ENTRY:.*]] ], [ %0, %[[ENTRY]] ]
llvm.func @same(%a: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^join(%a : i32), ^join(%a : i32)
^join(%x: i32):
  llvm.return %x : i32
}

// An extractvalue that the chain of insertvalues answers builds no aggregate.

// CHECK-LABEL: define i64 @folded
// CHECK-NEXT: ret i64 %0
llvm.func @folded(%a: i64, %p: !llvm.ptr) -> i64 {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, i64)>
  %1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, i64)>
  %2 = llvm.insertvalue %a, %1[1] : !llvm.struct<(ptr, i64)>
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, i64)>
  llvm.return %3 : i64
}

// Blocks that nothing reaches are translated too.

// CHECK-LABEL: define void @unreached
// CHECK: call void @unreached
llvm.func @unreached() {
  llvm.return
^bb1:
  llvm.call @unreached() : () -> ()
  llvm.br ^bb1
}
