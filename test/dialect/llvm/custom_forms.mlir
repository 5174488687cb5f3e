// RUN: mlcc-opt %s > %t.custom
// RUN: mlcc-opt %t.custom | diff %t.custom -
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff %t.custom -
// RUN: FileCheck %s < %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// oracle: refuses: its functions are not valid IR

// The custom forms of the llvm dialect, there and back, as mlir-opt has them.

// CHECK-DAG: llvm.comdat
// CHECK-DAG: llvm.comdat_selector
// CHECK-DAG: llvm.func
// CHECK-DAG: llvm.func internal hidden local
// CHECK-DAG: llvm.mlir.constant
// CHECK-DAG: llvm.mlir.zero
// CHECK-DAG: llvm.mlir.undef
// CHECK-DAG: llvm.alloca
// CHECK-DAG: llvm.alloca inalloca
// CHECK-DAG: llvm.icmp
// CHECK-DAG: llvm.sitofp
// CHECK-DAG: llvm.fcmp
// CHECK-DAG: llvm.call fastcc tail
// CHECK-DAG: llvm.call
// CHECK-DAG: llvm.invoke
// CHECK-DAG: llvm.invoke fastcc
// CHECK-DAG: llvm.landingpad cleanup
// CHECK-DAG: llvm.unreachable
// CHECK-DAG: llvm.call_intrinsic
// CHECK-DAG: llvm.intr.assume
// CHECK-DAG: llvm.getelementptr inbounds
// CHECK-DAG: llvm.insertvalue
// CHECK-DAG: llvm.extractvalue
// CHECK-DAG: llvm.switch
// CHECK-DAG: llvm.indirectbr
// CHECK-DAG: llvm.mlir.global internal constant
// CHECK-DAG: llvm.mlir.global external hidden thread
// CHECK-DAG: llvm.mlir.global linkonce
// CHECK-DAG: llvm.return
// CHECK-DAG: llvm.mlir.global external
// CHECK-DAG: llvm.mlir.alias weak hidden
// CHECK-DAG: llvm.mlir.addressof

llvm.comdat @cd { llvm.comdat_selector @any any }
llvm.func @v(...) -> i32
llvm.func internal hidden local_unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, %p: !llvm.ptr, %c: i1, ...) -> (i32 {llvm.zeroext}) vscale_range(1, 4) comdat(@cd::@any) attributes {passthrough = ["a", ["b","c"]], dso_local, personality = @pers} {
  %n = llvm.mlir.constant(1 : i64) : i64
  %np = llvm.mlir.zero : !llvm.ptr
  %arr3 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %0 = llvm.alloca %n x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<(i32, ptr)> : (i64) -> !llvm.ptr
  %2 = llvm.icmp "slt" %a, %a : i32
  %x = llvm.sitofp %a : i32 to f32
  %3 = llvm.fcmp "ueq" %x, %x {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %4 = llvm.call fastcc tail @g(%a, %p) {fastmathFlags = #llvm.fastmath<fast>} : (i32 {llvm.noundef}, !llvm.ptr) -> (i32 {llvm.noundef})
  %5 = llvm.call @v(%a, %p) vararg(!llvm.func<i32 (...)>) : (i32, !llvm.ptr) -> i32
  llvm.call %p(%a) : !llvm.ptr, (i32) -> ()
  llvm.call @h() ["tag"(%a, %p : i32, !llvm.ptr), "t2"()] : () -> ()
  llvm.call %p(%a) vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, (i32) -> ()
  %6 = llvm.invoke @g(%a, %p) to ^bb1(%a : i32) unwind ^bb2 : (i32, !llvm.ptr) -> i32
^bb1(%q: i32):
  %7 = llvm.invoke fastcc %p(%a) to ^bb3 unwind ^bb2 ["x"(%a : i32)] : !llvm.ptr, (i32) -> i32
^bb2:
  %l = llvm.landingpad cleanup (catch %np : !llvm.ptr) (filter %arr3 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.unreachable
^bb3:
  %arr = llvm.mlir.undef : !llvm.array<1 x ptr>
  %8 = llvm.call_intrinsic "llvm.smax.i32"(%a, %a) : (i32, i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%c) ["align"(%p, %a : !llvm.ptr, i32)] : (i1) -> ()
  llvm.call_intrinsic "llvm.x86.sse2.pause"() {a = 1} : () -> ()
  llvm.intr.assume %c ["align"(%p, %a : !llvm.ptr, i32)] : i1
  %9 = llvm.getelementptr inbounds|nuw %p[%a, 1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x struct<(i32, array<3 x i32>)>>
  %10 = llvm.insertvalue %p, %arr[0] : !llvm.array<1 x ptr> 
  %11 = llvm.extractvalue %10[0] : !llvm.array<1 x ptr> 
  llvm.switch %a : i32, ^bb4(%a : i32) [
    -1: ^bb4(%8 : i32),
    7: ^bb5
  ] {branch_weights = array<i32: 1, 2, 3>}
^bb4(%z: i32):
  llvm.switch %a : i32, ^bb5 [
  ]
^bb5:
  llvm.indirectbr %p : !llvm.ptr, [^bb4(%a : i32), ^bb5]
}
llvm.func @g(%a: i32, %p: !llvm.ptr) -> i32 attributes {no_unwind, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @h()
llvm.func @pers(...) -> i32
llvm.mlir.global internal constant @gg("abc\00") {addr_space = 0 : i32} : !llvm.array<4 x i8>
llvm.mlir.global internal constant @gs("abc")
llvm.mlir.global external hidden thread_local unnamed_addr @g2(42 : i64) {alignment = 8 : i64, section="a"} : i64
llvm.mlir.global linkonce @g3() comdat(@cd::@any) : i32 { 
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.mlir.global external @g4() {addr_space = 3 : i32} : !llvm.ptr
llvm.mlir.alias weak hidden @al {dso_local} : i32 { %0 = llvm.mlir.addressof @g3 : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
llvm.func @wb(%a: i32) -> i32 attributes {llvm.emit_c_interface, target_cpu = "x"} { llvm.return %a : i32 }
