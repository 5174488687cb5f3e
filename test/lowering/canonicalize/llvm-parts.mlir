// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}
//
// Integers, casts, places and parts of the llvm dialect.

// CHECK-LABEL: @zexts(
// CHECK: %0 = llvm.mlir.undef : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
// CHECK: %1 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi8>) : vector<2xi8>
// CHECK: %2 = llvm.mlir.constant(255 : i64) : i64
// CHECK: %3 = llvm.mlir.constant(5 : i64) : i64
// CHECK: %4 = llvm.mlir.constant(18446744073709551614 : i128) : i128
// CHECK: %5 = llvm.zext %1 : vector<2xi8> to vector<2xi32>
// CHECK: %6 = llvm.insertvalue %2, %0[0] : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
// CHECK: %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
// CHECK: %8 = llvm.insertvalue %4, %7[2] : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
// CHECK: %9 = llvm.insertvalue %5, %8[3] : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
// CHECK: llvm.return %9 : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
llvm.func @zexts() -> !llvm.struct<(i64, i64, i128, vector<2xi32>)> {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.zext %0 : i8 to i64
  %2 = llvm.mlir.constant(5 : i32) : i32
  %3 = llvm.zext %2 : i32 to i64
  %4 = llvm.mlir.constant(-2 : i64) : i64
  %5 = llvm.zext %4 : i64 to i128
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi8>) : vector<2xi8>
  %6 = llvm.zext %v : vector<2xi8> to vector<2xi32>
  %s = llvm.mlir.undef : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
  %s0 = llvm.insertvalue %1, %s[0] : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
  %s1 = llvm.insertvalue %3, %s0[1] : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
  %s2 = llvm.insertvalue %5, %s1[2] : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
  %s3 = llvm.insertvalue %6, %s2[3] : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
  llvm.return %s3 : !llvm.struct<(i64, i64, i128, vector<2xi32>)>
}
// CHECK-LABEL: @use(
llvm.func @use(...)
// CHECK-LABEL: @shifts(
// CHECK: %0 = llvm.mlir.constant(27 : i32) : i32
// CHECK: %1 = llvm.mlir.constant(3 : i32) : i32
// CHECK: %2 = llvm.mlir.constant(32 : i32) : i32
// CHECK: %3 = llvm.mlir.constant(-1 : i32) : i32
// CHECK: %4 = llvm.mlir.constant(24 : i32) : i32
// CHECK: %5 = llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK: %6 = llvm.shl %1, %2 : i32
// CHECK: %7 = llvm.shl %1, %3 : i32
// CHECK: %8 = llvm.shl %arg0, %1 : i32
// CHECK: %9 = llvm.or %arg0, %1 : i32
// CHECK: llvm.call @use(%4, %5, %6, %7, %8, %0, %9) vararg(!llvm.func<void (...)>) : (i32, i32, i32, i32, i32, i32, i32) -> ()
// CHECK: llvm.return
llvm.func @shifts(%x: i32) {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.mlir.constant(31 : i32) : i32
  %2 = llvm.mlir.constant(32 : i32) : i32
  %3 = llvm.mlir.constant(-1 : i32) : i32
  %4 = llvm.shl %0, %0 : i32
  %5 = llvm.shl %0, %1 : i32
  %6 = llvm.shl %0, %2 : i32
  %7 = llvm.shl %0, %3 : i32
  %8 = llvm.shl %x, %0 : i32
  %9 = llvm.or %0, %4 : i32
  %10 = llvm.or %x, %0 : i32
  llvm.call @use(%4, %5, %6, %7, %8, %9, %10) vararg(!llvm.func<void (...)>) : (i32, i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}
// CHECK-LABEL: @compared(
// CHECK: %0 = llvm.mlir.constant(dense<false> : vector<2xi1>) : vector<2xi1>
// CHECK: %1 = llvm.mlir.constant(false) : i1
// CHECK: %2 = llvm.mlir.constant(true) : i1
// CHECK: %3 = llvm.mlir.zero : !llvm.ptr
// CHECK: %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK: %5 = llvm.alloca %4 x i32 : (i32) -> !llvm.ptr
// CHECK: %6 = llvm.icmp "slt" %arg0, %arg0 : i32
// CHECK: %7 = llvm.icmp "eq" %arg0, %arg1 : i32
// CHECK: %8 = llvm.icmp "eq" %arg3, %3 : !llvm.ptr
// CHECK: %9 = llvm.icmp "ult" %5, %3 : !llvm.ptr
// CHECK: llvm.call @use(%2, %1, %6, %7, %0, %1, %2, %2, %8, %9) vararg(!llvm.func<void (...)>) : (i1, i1, i1, i1, vector<2xi1>, i1, i1, i1, i1, i1) -> ()
// CHECK: llvm.return
llvm.func @compared(%x: i32, %y: i32, %v: vector<2xi32>, %p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "eq" %x, %x : i32
  %1 = llvm.icmp "ne" %x, %x : i32
  %2 = llvm.icmp "slt" %x, %x : i32
  %3 = llvm.icmp "eq" %x, %y : i32
  %4 = llvm.icmp "ne" %v, %v : vector<2xi32>
  %5 = llvm.icmp "eq" %a, %null : !llvm.ptr
  %6 = llvm.icmp "ne" %a, %null : !llvm.ptr
  %7 = llvm.icmp "ne" %null, %a : !llvm.ptr
  %8 = llvm.icmp "eq" %p, %null : !llvm.ptr
  %9 = llvm.icmp "ult" %a, %null : !llvm.ptr
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) vararg(!llvm.func<void (...)>) : (i1, i1, i1, i1, vector<2xi1>, i1, i1, i1, i1, i1) -> ()
  llvm.return
}
// CHECK-LABEL: @casts(
// CHECK: %0 = llvm.bitcast %arg0 : i64 to vector<2xi32>
// CHECK: %1 = llvm.addrspacecast %arg1 : !llvm.ptr<1> to !llvm.ptr<3>
// CHECK: llvm.call @use(%arg0, %arg0, %0, %arg1, %1) vararg(!llvm.func<void (...)>) : (i64, i64, vector<2xi32>, !llvm.ptr<1>, !llvm.ptr<3>) -> ()
// CHECK: llvm.return
llvm.func @casts(%x: i64, %p: !llvm.ptr<1>) {
  %0 = llvm.bitcast %x : i64 to i64
  %1 = llvm.bitcast %x : i64 to f64
  %2 = llvm.bitcast %1 : f64 to i64
  %3 = llvm.bitcast %1 : f64 to vector<2xi32>
  %4 = llvm.addrspacecast %p : !llvm.ptr<1> to !llvm.ptr<2>
  %5 = llvm.addrspacecast %4 : !llvm.ptr<2> to !llvm.ptr<1>
  %6 = llvm.addrspacecast %4 : !llvm.ptr<2> to !llvm.ptr<3>
  llvm.call @use(%0, %2, %3, %5, %6) vararg(!llvm.func<void (...)>) : (i64, i64, vector<2xi32>, !llvm.ptr<1>, !llvm.ptr<3>) -> ()
  llvm.return
}
// CHECK-LABEL: @shuffled(
// CHECK: %0 = llvm.shufflevector %arg0, %arg0 [1] : vector<1xf32>
// CHECK: %1 = llvm.shufflevector %arg0, %arg0 [0, 0] : vector<1xf32>
// CHECK: %2 = llvm.shufflevector %arg1, %arg1 [0] : vector<2xf32>
// CHECK: %3 = llvm.shufflevector %arg1, %arg1 [0, 1] : vector<2xf32>
// CHECK: llvm.call @use(%arg0, %0, %1, %2, %3) vararg(!llvm.func<void (...)>) : (vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>) -> ()
// CHECK: llvm.return
llvm.func @shuffled(%v: vector<1xf32>, %w: vector<2xf32>) {
  %0 = llvm.shufflevector %v, %v [0] : vector<1xf32>
  %1 = llvm.shufflevector %v, %v [1] : vector<1xf32>
  %2 = llvm.shufflevector %v, %v [0, 0] : vector<1xf32>
  %3 = llvm.shufflevector %w, %w [0] : vector<2xf32>
  %4 = llvm.shufflevector %w, %w [0, 1] : vector<2xf32>
  llvm.call @use(%0, %1, %2, %3, %4) vararg(!llvm.func<void (...)>) : (vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>) -> ()
  llvm.return
}
// CHECK-LABEL: @places(
// CHECK: %0 = llvm.mlir.constant(268435456 : i64) : i64
// CHECK: %1 = llvm.mlir.constant(-268435457 : i64) : i64
// CHECK: %2 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK: %3 = llvm.getelementptr %arg0[%arg1, 1, 1, %arg1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i8, array<4 x array<5 x i32>>)>
// CHECK: %4 = llvm.getelementptr %arg0[268435455] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK: %5 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK: %6 = llvm.getelementptr %arg0[-268435456] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK: %7 = llvm.getelementptr %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK: %8 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8)>
// CHECK: llvm.call @use(%arg0, %arg0, %2, %3, %4, %5, %6, %7, %8) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK: llvm.return
llvm.func @places(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.mlir.constant(268435455 : i64) : i64
  %c = llvm.mlir.constant(268435456 : i64) : i64
  %d = llvm.mlir.constant(-268435456 : i64) : i64
  %e = llvm.mlir.constant(-268435457 : i64) : i64
  %2 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %3 = llvm.getelementptr %p[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %4 = llvm.getelementptr %p[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %5 = llvm.getelementptr %p[%i, 1, %1, %i] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<(i8, array<4 x array<5 x i32>>)>
  %6 = llvm.getelementptr %p[%b] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %7 = llvm.getelementptr %p[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %8 = llvm.getelementptr %p[%d] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %9 = llvm.getelementptr %p[%e] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %10 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8)>
  llvm.call @use(%2, %3, %4, %5, %6, %7, %8, %9, %10) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// CHECK-LABEL: @parts(
// CHECK: %0 = llvm.insertvalue %arg1, %arg0[1] : !llvm.struct<(i32, struct<(i32, i64)>)>
// CHECK: %1 = llvm.extractvalue %arg0[0] : !llvm.struct<(i32, struct<(i32, i64)>)>
// CHECK: %2 = llvm.extractvalue %0[1, 1] : !llvm.struct<(i32, struct<(i32, i64)>)>
// CHECK: %3 = llvm.insertvalue %arg2, %arg0[1, 0] : !llvm.struct<(i32, struct<(i32, i64)>)>
// CHECK: %4 = llvm.extractvalue %3[1] : !llvm.struct<(i32, struct<(i32, i64)>)>
// CHECK: %5 = llvm.extractvalue %arg0[1, 1] : !llvm.struct<(i32, struct<(i32, i64)>)>
// CHECK: %6 = llvm.extractvalue %arg0[1, 1] : !llvm.struct<(i32, struct<(i32, i64)>)>
// CHECK: llvm.call @use(%arg1, %1, %2, %4, %5, %arg2, %arg2, %6) vararg(!llvm.func<void (...)>) : (!llvm.struct<(i32, i64)>, i32, i64, !llvm.struct<(i32, i64)>, i64, i32, i32, i64) -> ()
// CHECK: llvm.return
llvm.func @parts(%s: !llvm.struct<(i32, struct<(i32, i64)>)>, %t: !llvm.struct<(i32, i64)>, %i: i32, %k: i64) {
  %0 = llvm.insertvalue %t, %s[1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %2 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %3 = llvm.extractvalue %0[1, 1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %4 = llvm.insertvalue %i, %s[1, 0] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %5 = llvm.extractvalue %4[1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %6 = llvm.extractvalue %4[1, 1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %7 = llvm.extractvalue %4[1, 0] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %8 = llvm.insertvalue %k, %4[1, 1] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %9 = llvm.extractvalue %8[1, 0] : !llvm.struct<(i32, struct<(i32, i64)>)>
  %10 = llvm.extractvalue %5[1] : !llvm.struct<(i32, i64)>
  llvm.call @use(%1, %2, %3, %5, %6, %7, %9, %10) vararg(!llvm.func<void (...)>) : (!llvm.struct<(i32, i64)>, i32, i64, !llvm.struct<(i32, i64)>, i64, i32, i32, i64) -> ()
  llvm.return
}
// CHECK-LABEL: @parts_of_constants(
// CHECK: %0 = llvm.mlir.constant(2.000000e+00 : f32) : f32
// CHECK: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK: %2 = llvm.mlir.undef : i32
// CHECK: %3 = llvm.mlir.zero : f32
// CHECK: %4 = llvm.mlir.poison : f32
// CHECK: llvm.call @use(%0, %1, %2, %3, %4) vararg(!llvm.func<void (...)>) : (f32, i32, i32, f32, f32) -> ()
// CHECK: llvm.return
llvm.func @parts_of_constants() {
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, f32)>
  %2 = llvm.mlir.constant(dense<[3, 4]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %3 = llvm.extractvalue %2[1] : !llvm.array<2 x i32>
  %4 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %5 = llvm.extractvalue %4[0] : !llvm.struct<(i32, f32)>
  %6 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
  %7 = llvm.extractvalue %6[1] : !llvm.struct<(i32, f32)>
  %8 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
  %9 = llvm.extractvalue %8[1] : !llvm.struct<(i32, f32)>
  llvm.call @use(%1, %3, %5, %7, %9) vararg(!llvm.func<void (...)>) : (f32, i32, i32, f32, f32) -> ()
  llvm.return
}
