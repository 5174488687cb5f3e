// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s
// Discardable attributes of an operation that becomes one of LLVM's are that
// one's, and of each row where there are several; some have none in mlir-opt.

// CHECK-LABEL: llvm.func @arith(
func.func @arith(%a: f64, %b: f32, %i: i32, %j: i32, %c: i1, %v: vector<2x3xf32>, %n: index) {
  // CHECK: llvm.mlir.constant(0 : i32) {tag = "constant"} : i32
  %0 = arith.constant {tag = "constant"} 0 : i32
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {tag = "addf"} : f64
  %1 = arith.addf %a, %a {tag = "addf"} : f64
  // CHECK: llvm.intr.smax(%{{.*}}, %{{.*}}) {tag = "maxsi"} : (i32, i32) -> i32
  %2 = arith.maxsi %i, %j {tag = "maxsi"} : i32
  // CHECK: llvm.fptrunc %{{.*}} {tag = "truncf"} : f64 to f32
  %3 = arith.truncf %a {tag = "truncf"} : f64 to f32
  // CHECK: llvm.intr.experimental.constrained.fptrunc %{{.*}} tonearest ignore {tag = "rounded"} : f64 to f32
  %4 = arith.truncf %a to_nearest_even {tag = "rounded"} : f64 to f32
  // CHECK: llvm.bitcast %{{.*}} {tag = "bitcast"} : f32 to i32
  %5 = arith.bitcast %b {tag = "bitcast"} : f32 to i32
  // CHECK: llvm.select %{{.*}}, %{{.*}}, %{{.*}} {tag = "select"} : i1, i32
  %6 = arith.select %c, %i, %j {tag = "select"} : i32
  // CHECK-COUNT-2: llvm.fneg %{{.*}} {tag = "negf"} : vector<3xf32>
  %7 = arith.negf %v {tag = "negf"} : vector<2x3xf32>
  // CHECK-NOT: tag
  // CHECK: llvm.icmp
  %8 = arith.cmpi eq, %i, %j {tag = "cmpi"} : i32
  // CHECK-NOT: tag
  // CHECK: llvm.fcmp
  %9 = arith.cmpf oeq, %a, %a {tag = "cmpf"} : f64
  // CHECK-NOT: tag
  // CHECK: llvm.trunc
  %10 = arith.index_cast %n {tag = "index_cast"} : index to i32
  return
}

// CHECK-LABEL: llvm.func @index(
func.func @index(%a: index, %b: index) {
  // CHECK: llvm.add %{{.*}}, %{{.*}} {tag = "add"} : i64
  %0 = index.add %a, %a {tag = "add"}
  // CHECK: llvm.intr.umin(%{{.*}}, %{{.*}}) {tag = "minu"}
  %1 = index.minu %a, %b {tag = "minu"}
  // CHECK-NOT: tag
  // CHECK: llvm.icmp
  %2 = index.cmp slt(%a, %b) {tag = "cmp"}
  return
}

// CHECK-LABEL: llvm.func @cf(
func.func @cf(%i: i32, %c: i1) {
  // CHECK: llvm.br ^{{.*}} {tag = "br"}
  cf.br ^a {tag = "br"}
^a:
  // CHECK: llvm.cond_br %{{.*}}, ^{{.*}}, ^{{.*}} {tag = "cond_br"}
  cf.cond_br %c, ^b, ^a {tag = "cond_br"}
^b:
  // CHECK-NOT: tag
  cf.switch %i : i32, [default: ^c] {tag = "switch"}
^c:
  // CHECK: llvm.return {tag = "return"}
  return {tag = "return"}
}

// CHECK-LABEL: llvm.func @func(
func.func @func() {
  // CHECK: llvm.mlir.addressof @cf {tag = "constant"}
  %f = func.constant {tag = "constant"} @cf : (i32, i1) -> ()
  // CHECK: llvm.call @func() {tag = "call"}
  call @func() {tag = "call"} : () -> ()
  return
}
