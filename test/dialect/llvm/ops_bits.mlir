// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Intrinsics on integers: bits, minima and maxima, saturating arithmetic,
// overflow, funnel shifts, three-way comparisons.

module {
  // CHECK-LABEL: define void @bitreverse(i32 %0, i64 %1, <4 x i16> %2) {
  // CHECK-NEXT: %4 = call i32 @llvm.bitreverse.i32(i32 %0)
  // CHECK-NEXT: %5 = call i64 @llvm.bitreverse.i64(i64 %1)
  // CHECK-NEXT: %6 = call <4 x i16> @llvm.bitreverse.v4i16(<4 x i16> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @bitreverse(%arg0: i32, %arg1: i64, %arg2: vector<4xi16>) {
    %0 = llvm.intr.bitreverse(%arg0) : (i32) -> i32
    %1 = llvm.intr.bitreverse(%arg1) {note} : (i64) -> i64
    %2 = llvm.intr.bitreverse(%arg2) : (vector<4xi16>) -> vector<4xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @bswap(i32 %0, i64 %1, <4 x i16> %2) {
  // CHECK-NEXT: %4 = call i32 @llvm.bswap.i32(i32 %0)
  // CHECK-NEXT: %5 = call i64 @llvm.bswap.i64(i64 %1)
  // CHECK-NEXT: %6 = call <4 x i16> @llvm.bswap.v4i16(<4 x i16> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @bswap(%arg0: i32, %arg1: i64, %arg2: vector<4xi16>) {
    %0 = llvm.intr.bswap(%arg0) : (i32) -> i32
    %1 = llvm.intr.bswap(%arg1) {note} : (i64) -> i64
    %2 = llvm.intr.bswap(%arg2) : (vector<4xi16>) -> vector<4xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @ctpop(i32 %0, i64 %1, <4 x i16> %2) {
  // CHECK-NEXT: %4 = call i32 @llvm.ctpop.i32(i32 %0)
  // CHECK-NEXT: %5 = call i64 @llvm.ctpop.i64(i64 %1)
  // CHECK-NEXT: %6 = call <4 x i16> @llvm.ctpop.v4i16(<4 x i16> %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ctpop(%arg0: i32, %arg1: i64, %arg2: vector<4xi16>) {
    %0 = llvm.intr.ctpop(%arg0) : (i32) -> i32
    %1 = llvm.intr.ctpop(%arg1) {note} : (i64) -> i64
    %2 = llvm.intr.ctpop(%arg2) : (vector<4xi16>) -> vector<4xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @abs(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  // CHECK-NEXT: %4 = call i32 @llvm.abs.i32(i32 %0, i1 true)
  // CHECK-NEXT: %5 = call <4 x i16> @llvm.abs.v4i16(<4 x i16> %1, i1 false)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @abs(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
    %1 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i32) -> i32
    %2 = "llvm.intr.abs"(%arg1) <{is_int_min_poison = false}> : (vector<4xi16>) -> vector<4xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @ctlz(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.ctlz.i32(i32 %0, i1 false)
  // CHECK-NEXT: %4 = call i32 @llvm.ctlz.i32(i32 %0, i1 true)
  // CHECK-NEXT: %5 = call <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %1, i1 false)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ctlz(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
    %1 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
    %2 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = false}> : (vector<4xi16>) -> vector<4xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @cttz(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.cttz.i32(i32 %0, i1 false)
  // CHECK-NEXT: %4 = call i32 @llvm.cttz.i32(i32 %0, i1 true)
  // CHECK-NEXT: %5 = call <4 x i16> @llvm.cttz.v4i16(<4 x i16> %1, i1 false)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @cttz(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
    %1 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
    %2 = "llvm.intr.cttz"(%arg1) <{is_zero_poison = false}> : (vector<4xi16>) -> vector<4xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @smax(i32 %0, <vscale x 4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.smax.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <vscale x 4 x i16> @llvm.smax.nxv4i16(<vscale x 4 x i16> %1, <vscale x 4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @smax(%arg0: i32, %arg1: vector<[4]xi16>) {
    %0 = llvm.intr.smax(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.intr.smax(%arg1, %arg1) : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @smin(i32 %0, <vscale x 4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.smin.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <vscale x 4 x i16> @llvm.smin.nxv4i16(<vscale x 4 x i16> %1, <vscale x 4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @smin(%arg0: i32, %arg1: vector<[4]xi16>) {
    %0 = llvm.intr.smin(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.intr.smin(%arg1, %arg1) : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @umax(i32 %0, <vscale x 4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.umax.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <vscale x 4 x i16> @llvm.umax.nxv4i16(<vscale x 4 x i16> %1, <vscale x 4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @umax(%arg0: i32, %arg1: vector<[4]xi16>) {
    %0 = llvm.intr.umax(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.intr.umax(%arg1, %arg1) : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @umin(i32 %0, <vscale x 4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.umin.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <vscale x 4 x i16> @llvm.umin.nxv4i16(<vscale x 4 x i16> %1, <vscale x 4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @umin(%arg0: i32, %arg1: vector<[4]xi16>) {
    %0 = llvm.intr.umin(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.intr.umin(%arg1, %arg1) : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @sadd_sat(i32 %0, <vscale x 4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.sadd.sat.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <vscale x 4 x i16> @llvm.sadd.sat.nxv4i16(<vscale x 4 x i16> %1, <vscale x 4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sadd_sat(%arg0: i32, %arg1: vector<[4]xi16>) {
    %0 = llvm.intr.sadd.sat(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.intr.sadd.sat(%arg1, %arg1) : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @ssub_sat(i32 %0, <vscale x 4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.ssub.sat.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <vscale x 4 x i16> @llvm.ssub.sat.nxv4i16(<vscale x 4 x i16> %1, <vscale x 4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ssub_sat(%arg0: i32, %arg1: vector<[4]xi16>) {
    %0 = llvm.intr.ssub.sat(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.intr.ssub.sat(%arg1, %arg1) : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @uadd_sat(i32 %0, <vscale x 4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.uadd.sat.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <vscale x 4 x i16> @llvm.uadd.sat.nxv4i16(<vscale x 4 x i16> %1, <vscale x 4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @uadd_sat(%arg0: i32, %arg1: vector<[4]xi16>) {
    %0 = llvm.intr.uadd.sat(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.intr.uadd.sat(%arg1, %arg1) : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @usub_sat(i32 %0, <vscale x 4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.usub.sat.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <vscale x 4 x i16> @llvm.usub.sat.nxv4i16(<vscale x 4 x i16> %1, <vscale x 4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @usub_sat(%arg0: i32, %arg1: vector<[4]xi16>) {
    %0 = llvm.intr.usub.sat(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.intr.usub.sat(%arg1, %arg1) : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @sshl_sat(i32 %0, <vscale x 4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.sshl.sat.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <vscale x 4 x i16> @llvm.sshl.sat.nxv4i16(<vscale x 4 x i16> %1, <vscale x 4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sshl_sat(%arg0: i32, %arg1: vector<[4]xi16>) {
    %0 = llvm.intr.sshl.sat(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.intr.sshl.sat(%arg1, %arg1) : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @ushl_sat(i32 %0, <vscale x 4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.ushl.sat.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <vscale x 4 x i16> @llvm.ushl.sat.nxv4i16(<vscale x 4 x i16> %1, <vscale x 4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ushl_sat(%arg0: i32, %arg1: vector<[4]xi16>) {
    %0 = llvm.intr.ushl.sat(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.intr.ushl.sat(%arg1, %arg1) : (vector<[4]xi16>, vector<[4]xi16>) -> vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @sadd_with_overflow(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call { <4 x i16>, <4 x i1> } @llvm.sadd.with.overflow.v4i16(<4 x i16> %1, <4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sadd_with_overflow(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = "llvm.intr.sadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = "llvm.intr.sadd.with.overflow"(%arg1, %arg1) : (vector<4xi16>, vector<4xi16>) -> !llvm.struct<(vector<4xi16>, vector<4xi1>)>
    llvm.return
  }

  // CHECK-LABEL: define void @uadd_with_overflow(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call { <4 x i16>, <4 x i1> } @llvm.uadd.with.overflow.v4i16(<4 x i16> %1, <4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @uadd_with_overflow(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = "llvm.intr.uadd.with.overflow"(%arg1, %arg1) : (vector<4xi16>, vector<4xi16>) -> !llvm.struct<(vector<4xi16>, vector<4xi1>)>
    llvm.return
  }

  // CHECK-LABEL: define void @ssub_with_overflow(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call { <4 x i16>, <4 x i1> } @llvm.ssub.with.overflow.v4i16(<4 x i16> %1, <4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ssub_with_overflow(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = "llvm.intr.ssub.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = "llvm.intr.ssub.with.overflow"(%arg1, %arg1) : (vector<4xi16>, vector<4xi16>) -> !llvm.struct<(vector<4xi16>, vector<4xi1>)>
    llvm.return
  }

  // CHECK-LABEL: define void @usub_with_overflow(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call { <4 x i16>, <4 x i1> } @llvm.usub.with.overflow.v4i16(<4 x i16> %1, <4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @usub_with_overflow(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = "llvm.intr.usub.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = "llvm.intr.usub.with.overflow"(%arg1, %arg1) : (vector<4xi16>, vector<4xi16>) -> !llvm.struct<(vector<4xi16>, vector<4xi1>)>
    llvm.return
  }

  // CHECK-LABEL: define void @smul_with_overflow(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call { <4 x i16>, <4 x i1> } @llvm.smul.with.overflow.v4i16(<4 x i16> %1, <4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @smul_with_overflow(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = "llvm.intr.smul.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = "llvm.intr.smul.with.overflow"(%arg1, %arg1) : (vector<4xi16>, vector<4xi16>) -> !llvm.struct<(vector<4xi16>, vector<4xi1>)>
    llvm.return
  }

  // CHECK-LABEL: define void @umul_with_overflow(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call { <4 x i16>, <4 x i1> } @llvm.umul.with.overflow.v4i16(<4 x i16> %1, <4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @umul_with_overflow(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = "llvm.intr.umul.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = "llvm.intr.umul.with.overflow"(%arg1, %arg1) : (vector<4xi16>, vector<4xi16>) -> !llvm.struct<(vector<4xi16>, vector<4xi1>)>
    llvm.return
  }

  // CHECK-LABEL: define void @fshl(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <4 x i16> @llvm.fshl.v4i16(<4 x i16> %1, <4 x i16> %1, <4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fshl(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = llvm.intr.fshl(%arg0, %arg0, %arg0) : (i32, i32, i32) -> i32
    %1 = llvm.intr.fshl(%arg1, %arg1, %arg1) : (vector<4xi16>, vector<4xi16>, vector<4xi16>) -> vector<4xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @fshr(i32 %0, <4 x i16> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.fshr.i32(i32 %0, i32 %0, i32 %0)
  // CHECK-NEXT: %4 = call <4 x i16> @llvm.fshr.v4i16(<4 x i16> %1, <4 x i16> %1, <4 x i16> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fshr(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = llvm.intr.fshr(%arg0, %arg0, %arg0) : (i32, i32, i32) -> i32
    %1 = llvm.intr.fshr(%arg1, %arg1, %arg1) : (vector<4xi16>, vector<4xi16>, vector<4xi16>) -> vector<4xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @scmp(i64 %0, <4 x i32> %1) {
  // CHECK-NEXT: %3 = call i2 @llvm.scmp.i2.i64(i64 %0, i64 %0)
  // CHECK-NEXT: %4 = call <4 x i8> @llvm.scmp.v4i8.v4i32(<4 x i32> %1, <4 x i32> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @scmp(%arg0: i64, %arg1: vector<4xi32>) {
    %0 = llvm.intr.scmp(%arg0, %arg0) : (i64, i64) -> i2
    %1 = llvm.intr.scmp(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi8>
    llvm.return
  }

  // CHECK-LABEL: define void @ucmp(i64 %0, <4 x i32> %1) {
  // CHECK-NEXT: %3 = call i2 @llvm.ucmp.i2.i64(i64 %0, i64 %0)
  // CHECK-NEXT: %4 = call <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32> %1, <4 x i32> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ucmp(%arg0: i64, %arg1: vector<4xi32>) {
    %0 = llvm.intr.ucmp(%arg0, %arg0) : (i64, i64) -> i2
    %1 = llvm.intr.ucmp(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi8>
    llvm.return
  }
}

// CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
