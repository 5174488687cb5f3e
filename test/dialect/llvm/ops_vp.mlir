// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Vector predication: each operation works on the lanes that its mask and its
// length leave.

module {
  // CHECK-LABEL: define void @vp_add(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.add.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.add.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_add(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.add"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.add"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_and(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.and.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.and.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_and(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.and"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.and"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_ashr(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.ashr.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.ashr.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_ashr(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.ashr"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.ashr"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_lshr(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.lshr.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.lshr.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_lshr(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.lshr"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.lshr"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_mul(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.mul.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.mul.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_mul(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.mul"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.mul"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_or(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.or.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.or.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_or(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.or"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.or"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_sdiv(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.sdiv.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.sdiv.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_sdiv(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.sdiv"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.sdiv"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_shl(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.shl.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.shl.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_shl(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.shl"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.shl"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_smax(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.smax.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.smax.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_smax(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.smax"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.smax"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_smin(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.smin.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.smin.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_smin(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.smin"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.smin"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_srem(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.srem.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.srem.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_srem(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.srem"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.srem"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_sub(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.sub.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.sub.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_sub(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.sub"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.sub"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_udiv(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.udiv.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.udiv.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_udiv(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.udiv"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.udiv"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_umax(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.umax.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.umax.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_umax(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.umax"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.umax"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_umin(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.umin.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.umin.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_umin(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.umin"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.umin"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_urem(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.urem.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.urem.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_urem(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.urem"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.urem"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_xor(<8 x i32> %0, <8 x i1> %1, i32 %2, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.xor.v8i32(<8 x i32> %0, <8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: %7 = call <vscale x 4 x i64> @llvm.vp.xor.nxv4i64(<vscale x 4 x i64> %3, <vscale x 4 x i64> %3, <vscale x 4 x i1> %4, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_xor(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32, %arg3: vector<[4]xi64>, %arg4: vector<[4]xi1>) {
    %0 = "llvm.intr.vp.xor"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.xor"(%arg3, %arg3, %arg4, %arg2) : (vector<[4]xi64>, vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fadd(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x float> @llvm.vp.fadd.v8f32(<8 x float> %0, <8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fadd(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fadd"(%arg0, %arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fdiv(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x float> @llvm.vp.fdiv.v8f32(<8 x float> %0, <8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fdiv(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fdiv"(%arg0, %arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fmul(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x float> @llvm.vp.fmul.v8f32(<8 x float> %0, <8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fmul(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fmul"(%arg0, %arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_frem(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x float> @llvm.vp.frem.v8f32(<8 x float> %0, <8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_frem(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.frem"(%arg0, %arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fsub(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x float> @llvm.vp.fsub.v8f32(<8 x float> %0, <8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fsub(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fsub"(%arg0, %arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fma(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x float> @llvm.vp.fma.v8f32(<8 x float> %0, <8 x float> %0, <8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fma(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fma"(%arg0, %arg0, %arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fmuladd(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x float> @llvm.vp.fmuladd.v8f32(<8 x float> %0, <8 x float> %0, <8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fmuladd(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fmuladd"(%arg0, %arg0, %arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fneg(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x float> @llvm.vp.fneg.v8f32(<8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fneg(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fneg"(%arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_add(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call i32 @llvm.vp.reduce.add.v8i32(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_add(%arg0: i32, %arg1: vector<8xi32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.add"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_and(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call i32 @llvm.vp.reduce.and.v8i32(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_and(%arg0: i32, %arg1: vector<8xi32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.and"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_mul(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call i32 @llvm.vp.reduce.mul.v8i32(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_mul(%arg0: i32, %arg1: vector<8xi32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.mul"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_or(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call i32 @llvm.vp.reduce.or.v8i32(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_or(%arg0: i32, %arg1: vector<8xi32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.or"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_smax(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call i32 @llvm.vp.reduce.smax.v8i32(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_smax(%arg0: i32, %arg1: vector<8xi32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.smax"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_smin(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call i32 @llvm.vp.reduce.smin.v8i32(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_smin(%arg0: i32, %arg1: vector<8xi32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.smin"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_umax(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call i32 @llvm.vp.reduce.umax.v8i32(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_umax(%arg0: i32, %arg1: vector<8xi32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.umax"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_umin(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call i32 @llvm.vp.reduce.umin.v8i32(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_umin(%arg0: i32, %arg1: vector<8xi32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.umin"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_xor(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call i32 @llvm.vp.reduce.xor.v8i32(i32 %0, <8 x i32> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_xor(%arg0: i32, %arg1: vector<8xi32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.xor"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_fadd(float %0, <8 x float> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call float @llvm.vp.reduce.fadd.v8f32(float %0, <8 x float> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_fadd(%arg0: f32, %arg1: vector<8xf32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.fadd"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_fmax(float %0, <8 x float> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call float @llvm.vp.reduce.fmax.v8f32(float %0, <8 x float> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_fmax(%arg0: f32, %arg1: vector<8xf32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.fmax"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_fmin(float %0, <8 x float> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call float @llvm.vp.reduce.fmin.v8f32(float %0, <8 x float> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_fmin(%arg0: f32, %arg1: vector<8xf32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.fmin"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_reduce_fmul(float %0, <8 x float> %1, <8 x i1> %2, i32 %3) {
  // CHECK-NEXT: %5 = call float @llvm.vp.reduce.fmul.v8f32(float %0, <8 x float> %1, <8 x i1> %2, i32 %3)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_reduce_fmul(%arg0: f32, %arg1: vector<8xf32>, %arg2: vector<8xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.fmul"(%arg0, %arg1, %arg2, %arg3) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    llvm.return
  }

  // CHECK-LABEL: define void @vp_merge(<8 x i1> %0, <8 x i32> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x i32> @llvm.vp.merge.v8i32(<8 x i1> %0, <8 x i32> %1, <8 x i32> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_merge(%arg0: vector<8xi1>, %arg1: vector<8xi32>, %arg2: i32) {
    %0 = "llvm.intr.vp.merge"(%arg0, %arg1, %arg1, %arg2) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_select(<8 x i1> %0, <8 x i32> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x i32> @llvm.vp.select.v8i32(<8 x i1> %0, <8 x i32> %1, <8 x i32> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_select(%arg0: vector<8xi1>, %arg1: vector<8xi32>, %arg2: i32) {
    %0 = "llvm.intr.vp.select"(%arg0, %arg1, %arg1, %arg2) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fpext(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x double> @llvm.vp.fpext.v8f64.v8f32(<8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fpext(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fpext"(%arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fptosi(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x i32> @llvm.vp.fptosi.v8i32.v8f32(<8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fptosi(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fptosi"(%arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fptoui(<8 x float> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x i64> @llvm.vp.fptoui.v8i64.v8f32(<8 x float> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fptoui(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fptoui"(%arg0, %arg1, %arg2) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_fptrunc(<8 x double> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x float> @llvm.vp.fptrunc.v8f32.v8f64(<8 x double> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_fptrunc(%arg0: vector<8xf64>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fptrunc"(%arg0, %arg1, %arg2) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_inttoptr(<8 x i64> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x ptr> @llvm.vp.inttoptr.v8p0.v8i64(<8 x i64> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_inttoptr(%arg0: vector<8xi64>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.inttoptr"(%arg0, %arg1, %arg2) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8x!llvm.ptr>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_ptrtoint(<8 x ptr> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x i64> @llvm.vp.ptrtoint.v8i64.v8p0(<8 x ptr> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_ptrtoint(%arg0: vector<8x!llvm.ptr>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.ptrtoint"(%arg0, %arg1, %arg2) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> vector<8xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_sext(<8 x i8> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x i32> @llvm.vp.sext.v8i32.v8i8(<8 x i8> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_sext(%arg0: vector<8xi8>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.sext"(%arg0, %arg1, %arg2) : (vector<8xi8>, vector<8xi1>, i32) -> vector<8xi32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_sitofp(<8 x i32> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x double> @llvm.vp.sitofp.v8f64.v8i32(<8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_sitofp(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.sitofp"(%arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_trunc(<8 x i64> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x i8> @llvm.vp.trunc.v8i8.v8i64(<8 x i64> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_trunc(%arg0: vector<8xi64>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.trunc"(%arg0, %arg1, %arg2) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8xi8>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_uitofp(<8 x i32> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x float> @llvm.vp.uitofp.v8f32.v8i32(<8 x i32> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_uitofp(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.uitofp"(%arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_zext(<8 x i8> %0, <8 x i1> %1, i32 %2) {
  // CHECK-NEXT: %4 = call <8 x i64> @llvm.vp.zext.v8i64.v8i8(<8 x i8> %0, <8 x i1> %1, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_zext(%arg0: vector<8xi8>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.zext"(%arg0, %arg1, %arg2) : (vector<8xi8>, vector<8xi1>, i32) -> vector<8xi64>
    llvm.return
  }

  // CHECK-LABEL: define void @vp_memory(ptr %0, ptr addrspace(1) %1, i64 %2, <8 x i1> %3, i32 %4) {
  // CHECK-NEXT: %6 = call <8 x i32> @llvm.vp.load.v8i32.p0(ptr %0, <8 x i1> %3, i32 %4)
  // CHECK-NEXT: call void @llvm.vp.store.v8i32.p1(<8 x i32> %6, ptr addrspace(1) %1, <8 x i1> %3, i32 %4)
  // CHECK-NEXT: %7 = call <8 x float> @llvm.experimental.vp.strided.load.v8f32.p0.i64(ptr %0, i64 %2, <8 x i1> %3, i32 %4)
  // CHECK-NEXT: call void @llvm.experimental.vp.strided.store.v8f32.p0.i32(<8 x float> %7, ptr %0, i32 %4, <8 x i1> %3, i32 %4)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vp_memory(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: i64, %arg3: vector<8xi1>, %arg4: i32) {
    %0 = "llvm.intr.vp.load"(%arg0, %arg3, %arg4) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
    "llvm.intr.vp.store"(%0, %arg1, %arg3, %arg4) : (vector<8xi32>, !llvm.ptr<1>, vector<8xi1>, i32) -> ()
    %1 = "llvm.intr.experimental.vp.strided.load"(%arg0, %arg2, %arg3, %arg4) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<8xf32>
    "llvm.intr.experimental.vp.strided.store"(%1, %arg0, %arg4, %arg3, %arg4) : (vector<8xf32>, !llvm.ptr, i32, vector<8xi1>, i32) -> ()
    llvm.return
  }
}

// CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
