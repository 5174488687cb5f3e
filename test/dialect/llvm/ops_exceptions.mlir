// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: import differs in 2 lines: operand bundles are kept

// Exceptions: invoke with values for both successors, landing pads with every
// kind of clause, resume, identities of types.

// CHECK: @type = external constant ptr

module {
  // CHECK: declare i32 @personality(...)
  llvm.func @personality(...) -> i32
  // CHECK: declare i32 @may_throw(i32)
  llvm.func @may_throw(i32) -> i32
  // CHECK: declare fastcc void @fast()
  llvm.func fastcc @fast()
  // CHECK: declare i32 @variadic(i32, ...)
  llvm.func @variadic(i32, ...) -> i32
  llvm.mlir.global external constant @type() {addr_space = 0 : i32} : !llvm.ptr

  // CHECK-LABEL: define i32 @invoke(i32 %0, ptr %1) personality ptr @personality {
  // CHECK-NEXT: %3 = invoke i32 @may_throw(i32 %0)
  // CHECK-NEXT: to label %4 unwind label %12
  // CHECK-EMPTY:
  // CHECK-NEXT: 4:
  // CHECK-NEXT: %5 = invoke i32 %1(i32 %0)
  // CHECK-NEXT: to label %6 unwind label %14
  // CHECK-EMPTY:
  // CHECK-NEXT: 6:
  // CHECK-NEXT: %7 = phi i32 [ %3, %4 ]
  // CHECK-NEXT: invoke fastcc void @fast() [ "deopt"(i32 %0) ]
  // CHECK-NEXT: to label %8 unwind label %12
  // CHECK-EMPTY:
  // CHECK-NEXT: 8:
  // CHECK-NEXT: %9 = invoke i32 (i32, ...) @variadic(i32 %0, ptr %1)
  // CHECK-NEXT: to label %10 unwind label %12, !prof !0
  // CHECK-EMPTY:
  // CHECK-NEXT: 10:
  // CHECK-NEXT: %11 = invoke zeroext i32 @may_throw(i32 noundef %0)
  // CHECK-NEXT: to label %17 unwind label %12
  // CHECK-EMPTY:
  // CHECK-NEXT: 12:
  // CHECK-NEXT: %13 = landingpad { ptr, i32 }
  // CHECK-NEXT: catch ptr null
  // CHECK-NEXT: resume { ptr, i32 } %13
  // CHECK-EMPTY:
  // CHECK-NEXT: 14:
  // CHECK-NEXT: %15 = phi i32 [ %0, %4 ]
  // CHECK-NEXT: %16 = landingpad { ptr, i32 }
  // CHECK-NEXT: cleanup
  // CHECK-NEXT: ret i32 %15
  // CHECK-EMPTY:
  // CHECK-NEXT: 17:
  // CHECK-NEXT: ret i32 %11
  // CHECK-NEXT: }
  llvm.func @invoke(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @personality} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.invoke @may_throw(%arg0) to ^bb1 unwind ^bb5 : (i32) -> i32
  ^bb1:  // pred: ^bb0
    %2 = llvm.invoke %arg1(%arg0) to ^bb2(%1 : i32) unwind ^bb6(%arg0 : i32) : !llvm.ptr, (i32) -> i32
  ^bb2(%3: i32):  // pred: ^bb1
    llvm.invoke fastcc @fast() to ^bb3 unwind ^bb5 ["deopt"(%arg0 : i32)] : () -> ()
  ^bb3:  // pred: ^bb2
    %4 = llvm.invoke @variadic(%arg0, %arg1) to ^bb4 unwind ^bb5 vararg(!llvm.func<i32 (i32, ...)>) {branch_weights = array<i32: 99, 1>} : (i32, !llvm.ptr) -> i32
  ^bb4:  // pred: ^bb3
    %5 = llvm.invoke @may_throw(%arg0) to ^bb7 unwind ^bb5 : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
  ^bb5:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    %6 = llvm.landingpad (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %6 : !llvm.struct<(ptr, i32)>
  ^bb6(%7: i32):  // pred: ^bb1
    %8 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.return %7 : i32
  ^bb7:  // pred: ^bb4
    llvm.return %5 : i32
  }

  // CHECK-LABEL: define i32 @clauses(i32 %0) personality ptr @personality {
  // CHECK-NEXT: %2 = invoke i32 @may_throw(i32 %0)
  // CHECK-NEXT: to label %3 unwind label %4
  // CHECK-EMPTY:
  // CHECK-NEXT: 3:
  // CHECK-NEXT: ret i32 %2
  // CHECK-EMPTY:
  // CHECK-NEXT: 4:
  // CHECK-NEXT: %5 = landingpad { ptr, i32 }
  // CHECK-NEXT: cleanup
  // CHECK-NEXT: catch ptr @type
  // CHECK-NEXT: filter [1 x ptr] [ptr @type]
  // CHECK-NEXT: %6 = call i32 @llvm.eh.typeid.for.p0(ptr @type)
  // CHECK-NEXT: %7 = extractvalue { ptr, i32 } %5, 1
  // CHECK-NEXT: %8 = icmp eq i32 %6, %7
  // CHECK-NEXT: br i1 %8, label %9, label %10
  // CHECK-EMPTY:
  // CHECK-NEXT: 9:
  // CHECK-NEXT: ret i32 %0
  // CHECK-EMPTY:
  // CHECK-NEXT: 10:
  // CHECK-NEXT: resume { ptr, i32 } %5
  // CHECK-NEXT: }
  llvm.func @clauses(%arg0: i32) -> i32 attributes {personality = @personality} {
    %0 = llvm.mlir.addressof @type : !llvm.ptr
    %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr> 
    %3 = llvm.invoke @may_throw(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return %3 : i32
  ^bb2:  // pred: ^bb0
    %4 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (filter %2 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
    %5 = llvm.intr.eh.typeid.for %0 : (!llvm.ptr) -> i32
    %6 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, i32)> 
    %7 = llvm.icmp "eq" %5, %6 : i32
    llvm.cond_br %7, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.return %arg0 : i32
  ^bb4:  // pred: ^bb2
    llvm.resume %4 : !llvm.struct<(ptr, i32)>
  }
}

// CHECK: attributes #0 = { nounwind memory(none) }
// CHECK: !0 = !{!"branch_weights", i32 99, i32 1}
