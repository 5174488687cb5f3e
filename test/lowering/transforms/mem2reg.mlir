// RUN: %mlcc-opt %s -mem2reg -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -mem2reg -allow-unregistered-dialect | FileCheck %s %}

// What is read is what was written last, be that what was read before.

// CHECK-LABEL: @one_block
// CHECK-SAME: [[A:%.+]]: i32
// CHECK-NEXT: [[POISON:%.+]] = ub.poison : i32
// CHECK-NEXT: "use"([[POISON]], [[A]], [[A]])
// CHECK-NEXT: return
func.func @one_block(%a: i32) {
  %m = memref.alloca() : memref<i32>
  %n = memref.alloca() : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  memref.store %a, %m[] : memref<i32>
  %1 = memref.load %m[] : memref<i32>
  memref.store %1, %n[] : memref<i32>
  %2 = memref.load %n[] : memref<i32>
  "use"(%0, %1, %2) : (i32, i32, i32) -> ()
  return
}

// Where writes join, a block gets an argument, if anybody reads there.

// CHECK-LABEL: @join
// CHECK-SAME: [[C:%.+]]: i1, [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: cf.cond_br [[C]], [[THEN:\^.+]], [[JOIN:\^.+]]([[A]] : i32)
// CHECK: [[THEN]]:
// CHECK-NEXT: cf.br [[JOIN]]([[B]] : i32)
// CHECK: [[JOIN]]([[X:%.+]]: i32):
// CHECK-NEXT: return [[X]]
func.func @join(%c: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xi32>
  memref.store %a, %m[%c0] : memref<1xi32>
  cf.cond_br %c, ^then, ^join
^then:
  memref.store %b, %m[%c0] : memref<1xi32>
  cf.br ^join
^join:
  %0 = memref.load %m[%c0] : memref<1xi32>
  return %0 : i32
}

// CHECK-LABEL: @loop
// CHECK: [[POISON:%.+]] = ub.poison
// CHECK: cf.br [[LOOP:\^[a-z0-9]+]]([[POISON]] : i32)
// CHECK: [[LOOP]]([[X:%.+]]: i32):
// CHECK-NEXT: [[NEXT:%.+]] = arith.addi [[X]]
// CHECK-NEXT: cf.switch
// CHECK-NEXT: default: [[LOOP]]([[NEXT]] : i32)
// CHECK-NEXT: 1: [[END:\^[a-z0-9]+]]
// CHECK-NEXT: 2: [[LOOP]]([[NEXT]] : i32)
// CHECK: [[END]]:
// CHECK-NEXT: return [[NEXT]]
func.func @loop(%a: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.br ^loop
^loop:
  %0 = memref.load %m[] : memref<i32>
  %next = arith.addi %0, %a : i32
  memref.store %next, %m[] : memref<i32>
  cf.switch %a : i32, [
    default: ^loop,
    1: ^end,
    2: ^loop
  ]
^end:
  %1 = memref.load %m[] : memref<i32>
  return %1 : i32
}

// What goes elsewhere, is of several elements, or is used in a region, stays.

// CHECK-LABEL: @stays
// CHECK: memref.alloca
// CHECK: memref.alloca
// CHECK: memref.alloca
func.func @stays(%c: i1, %a: i32) {
  %c0 = arith.constant 0 : index
  %given = memref.alloca() : memref<i32>
  %array = memref.alloca() : memref<2xi32>
  %inside = memref.alloca() : memref<i32>
  "use"(%given) : (memref<i32>) -> ()
  memref.store %a, %array[%c0] : memref<2xi32>
  scf.if %c {
    memref.store %a, %inside[] : memref<i32>
  }
  return
}

// CHECK-LABEL: llvm.func @llvm
// CHECK-SAME: [[A:%.+]]: i32
// CHECK-NOT: alloca
// CHECK: llvm.return [[A]]
llvm.func @llvm(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %0 : i32
}

// An address in memory that goes itself.

// CHECK-LABEL: llvm.func @pointer
// CHECK-SAME: [[A:%.+]]: i32
// CHECK-NOT: alloca
// CHECK: llvm.return [[A]]
llvm.func @pointer(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %to = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %p, %to : !llvm.ptr, !llvm.ptr
  %q = llvm.load %to : !llvm.ptr -> !llvm.ptr
  llvm.store %a, %q : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// CHECK-LABEL: llvm.func @volatile
// CHECK: llvm.alloca
llvm.func @volatile(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %0 = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
