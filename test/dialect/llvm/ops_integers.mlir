// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Integers: arithmetic with its overflow flags, exact division and shifts, bits
// (disjoint or not), comparisons, select and freeze.

module {
  // CHECK-LABEL: define void @add(i32 %0, i32 %1, <4 x i8> %2, <vscale x 2 x i64> %3, i129 %4) {
  // CHECK-NEXT: %6 = add i32 %0, %1
  // CHECK-NEXT: %7 = add nsw i32 %0, %1
  // CHECK-NEXT: %8 = add nuw i32 %0, %1
  // CHECK-NEXT: %9 = add nuw nsw i32 %0, %1
  // CHECK-NEXT: %10 = add nuw <4 x i8> %2, %2
  // CHECK-NEXT: %11 = add <vscale x 2 x i64> %3, %3
  // CHECK-NEXT: %12 = add i129 %4, %4
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @add(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<[2]xi64>, %arg4: i129) {
    %0 = llvm.add %arg0, %arg1 : i32
    %1 = llvm.add %arg0, %arg1 overflow<nsw> : i32
    %2 = llvm.add %arg0, %arg1 overflow<nuw> : i32
    %3 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i32
    %4 = llvm.add %arg2, %arg2 overflow<nuw> : vector<4xi8>
    %5 = llvm.add %arg3, %arg3 : vector<[2]xi64>
    %6 = llvm.add %arg4, %arg4 {note = 1 : i32} : i129
    llvm.return
  }

  // CHECK-LABEL: define void @sub(i32 %0, i32 %1, <4 x i8> %2, <vscale x 2 x i64> %3, i129 %4) {
  // CHECK-NEXT: %6 = sub i32 %0, %1
  // CHECK-NEXT: %7 = sub nsw i32 %0, %1
  // CHECK-NEXT: %8 = sub nuw i32 %0, %1
  // CHECK-NEXT: %9 = sub nuw nsw i32 %0, %1
  // CHECK-NEXT: %10 = sub nuw <4 x i8> %2, %2
  // CHECK-NEXT: %11 = sub <vscale x 2 x i64> %3, %3
  // CHECK-NEXT: %12 = sub i129 %4, %4
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sub(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<[2]xi64>, %arg4: i129) {
    %0 = llvm.sub %arg0, %arg1 : i32
    %1 = llvm.sub %arg0, %arg1 overflow<nsw> : i32
    %2 = llvm.sub %arg0, %arg1 overflow<nuw> : i32
    %3 = llvm.sub %arg0, %arg1 overflow<nsw, nuw> : i32
    %4 = llvm.sub %arg2, %arg2 overflow<nuw> : vector<4xi8>
    %5 = llvm.sub %arg3, %arg3 : vector<[2]xi64>
    %6 = llvm.sub %arg4, %arg4 {note = 1 : i32} : i129
    llvm.return
  }

  // CHECK-LABEL: define void @mul(i32 %0, i32 %1, <4 x i8> %2, <vscale x 2 x i64> %3, i129 %4) {
  // CHECK-NEXT: %6 = mul i32 %0, %1
  // CHECK-NEXT: %7 = mul nsw i32 %0, %1
  // CHECK-NEXT: %8 = mul nuw i32 %0, %1
  // CHECK-NEXT: %9 = mul nuw nsw i32 %0, %1
  // CHECK-NEXT: %10 = mul nuw <4 x i8> %2, %2
  // CHECK-NEXT: %11 = mul <vscale x 2 x i64> %3, %3
  // CHECK-NEXT: %12 = mul i129 %4, %4
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @mul(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<[2]xi64>, %arg4: i129) {
    %0 = llvm.mul %arg0, %arg1 : i32
    %1 = llvm.mul %arg0, %arg1 overflow<nsw> : i32
    %2 = llvm.mul %arg0, %arg1 overflow<nuw> : i32
    %3 = llvm.mul %arg0, %arg1 overflow<nsw, nuw> : i32
    %4 = llvm.mul %arg2, %arg2 overflow<nuw> : vector<4xi8>
    %5 = llvm.mul %arg3, %arg3 : vector<[2]xi64>
    %6 = llvm.mul %arg4, %arg4 {note = 1 : i32} : i129
    llvm.return
  }

  // CHECK-LABEL: define void @shl(i32 %0, i32 %1, <4 x i8> %2, <vscale x 2 x i64> %3, i129 %4) {
  // CHECK-NEXT: %6 = shl i32 %0, %1
  // CHECK-NEXT: %7 = shl nsw i32 %0, %1
  // CHECK-NEXT: %8 = shl nuw i32 %0, %1
  // CHECK-NEXT: %9 = shl nuw nsw i32 %0, %1
  // CHECK-NEXT: %10 = shl nuw <4 x i8> %2, %2
  // CHECK-NEXT: %11 = shl <vscale x 2 x i64> %3, %3
  // CHECK-NEXT: %12 = shl i129 %4, %4
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @shl(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<[2]xi64>, %arg4: i129) {
    %0 = llvm.shl %arg0, %arg1 : i32
    %1 = llvm.shl %arg0, %arg1 overflow<nsw> : i32
    %2 = llvm.shl %arg0, %arg1 overflow<nuw> : i32
    %3 = llvm.shl %arg0, %arg1 overflow<nsw, nuw> : i32
    %4 = llvm.shl %arg2, %arg2 overflow<nuw> : vector<4xi8>
    %5 = llvm.shl %arg3, %arg3 : vector<[2]xi64>
    %6 = llvm.shl %arg4, %arg4 {note = 1 : i32} : i129
    llvm.return
  }

  // CHECK-LABEL: define void @sdiv(i32 %0, i32 %1, <4 x i8> %2) {
  // CHECK-NEXT: %4 = sdiv i32 %0, %1
  // CHECK-NEXT: %5 = sdiv exact i32 %0, %1
  // CHECK-NEXT: %6 = sdiv exact <4 x i8> %2, %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @sdiv(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>) {
    %0 = llvm.sdiv %arg0, %arg1 : i32
    %1 = llvm.sdiv exact %arg0, %arg1 : i32
    %2 = llvm.sdiv exact %arg2, %arg2 : vector<4xi8>
    llvm.return
  }

  // CHECK-LABEL: define void @udiv(i32 %0, i32 %1, <4 x i8> %2) {
  // CHECK-NEXT: %4 = udiv i32 %0, %1
  // CHECK-NEXT: %5 = udiv exact i32 %0, %1
  // CHECK-NEXT: %6 = udiv exact <4 x i8> %2, %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @udiv(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>) {
    %0 = llvm.udiv %arg0, %arg1 : i32
    %1 = llvm.udiv exact %arg0, %arg1 : i32
    %2 = llvm.udiv exact %arg2, %arg2 : vector<4xi8>
    llvm.return
  }

  // CHECK-LABEL: define void @ashr(i32 %0, i32 %1, <4 x i8> %2) {
  // CHECK-NEXT: %4 = ashr i32 %0, %1
  // CHECK-NEXT: %5 = ashr exact i32 %0, %1
  // CHECK-NEXT: %6 = ashr exact <4 x i8> %2, %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @ashr(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>) {
    %0 = llvm.ashr %arg0, %arg1 : i32
    %1 = llvm.ashr exact %arg0, %arg1 : i32
    %2 = llvm.ashr exact %arg2, %arg2 : vector<4xi8>
    llvm.return
  }

  // CHECK-LABEL: define void @lshr(i32 %0, i32 %1, <4 x i8> %2) {
  // CHECK-NEXT: %4 = lshr i32 %0, %1
  // CHECK-NEXT: %5 = lshr exact i32 %0, %1
  // CHECK-NEXT: %6 = lshr exact <4 x i8> %2, %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @lshr(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>) {
    %0 = llvm.lshr %arg0, %arg1 : i32
    %1 = llvm.lshr exact %arg0, %arg1 : i32
    %2 = llvm.lshr exact %arg2, %arg2 : vector<4xi8>
    llvm.return
  }

  // CHECK-LABEL: define void @srem(i1 %0, i64 %1, <vscale x 4 x i16> %2) {
  // CHECK-NEXT: %4 = srem i1 %0, %0
  // CHECK-NEXT: %5 = srem i64 %1, %1
  // CHECK-NEXT: %6 = srem <vscale x 4 x i16> %2, %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @srem(%arg0: i1, %arg1: i64, %arg2: vector<[4]xi16>) {
    %0 = llvm.srem %arg0, %arg0 : i1
    %1 = llvm.srem %arg1, %arg1 : i64
    %2 = llvm.srem %arg2, %arg2 : vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @urem(i1 %0, i64 %1, <vscale x 4 x i16> %2) {
  // CHECK-NEXT: %4 = urem i1 %0, %0
  // CHECK-NEXT: %5 = urem i64 %1, %1
  // CHECK-NEXT: %6 = urem <vscale x 4 x i16> %2, %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @urem(%arg0: i1, %arg1: i64, %arg2: vector<[4]xi16>) {
    %0 = llvm.urem %arg0, %arg0 : i1
    %1 = llvm.urem %arg1, %arg1 : i64
    %2 = llvm.urem %arg2, %arg2 : vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @and(i1 %0, i64 %1, <vscale x 4 x i16> %2) {
  // CHECK-NEXT: %4 = and i1 %0, %0
  // CHECK-NEXT: %5 = and i64 %1, %1
  // CHECK-NEXT: %6 = and <vscale x 4 x i16> %2, %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @and(%arg0: i1, %arg1: i64, %arg2: vector<[4]xi16>) {
    %0 = llvm.and %arg0, %arg0 : i1
    %1 = llvm.and %arg1, %arg1 : i64
    %2 = llvm.and %arg2, %arg2 : vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @xor(i1 %0, i64 %1, <vscale x 4 x i16> %2) {
  // CHECK-NEXT: %4 = xor i1 %0, %0
  // CHECK-NEXT: %5 = xor i64 %1, %1
  // CHECK-NEXT: %6 = xor <vscale x 4 x i16> %2, %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @xor(%arg0: i1, %arg1: i64, %arg2: vector<[4]xi16>) {
    %0 = llvm.xor %arg0, %arg0 : i1
    %1 = llvm.xor %arg1, %arg1 : i64
    %2 = llvm.xor %arg2, %arg2 : vector<[4]xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @or(i64 %0, <2 x i16> %1) {
  // CHECK-NEXT: %3 = or i64 %0, %0
  // CHECK-NEXT: %4 = or disjoint i64 %0, %0
  // CHECK-NEXT: %5 = or disjoint <2 x i16> %1, %1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @or(%arg0: i64, %arg1: vector<2xi16>) {
    %0 = llvm.or %arg0, %arg0 : i64
    %1 = llvm.or disjoint %arg0, %arg0 : i64
    %2 = llvm.or disjoint %arg1, %arg1 : vector<2xi16>
    llvm.return
  }

  // CHECK-LABEL: define void @icmp(i32 %0, i32 %1, ptr addrspace(1) %2, <4 x i32> %3, <vscale x 2 x ptr> %4) {
  // CHECK-NEXT: %6 = icmp eq i32 %0, %1
  // CHECK-NEXT: %7 = icmp ne i32 %0, %1
  // CHECK-NEXT: %8 = icmp slt i32 %0, %1
  // CHECK-NEXT: %9 = icmp sle i32 %0, %1
  // CHECK-NEXT: %10 = icmp sgt i32 %0, %1
  // CHECK-NEXT: %11 = icmp sge i32 %0, %1
  // CHECK-NEXT: %12 = icmp ult i32 %0, %1
  // CHECK-NEXT: %13 = icmp ule i32 %0, %1
  // CHECK-NEXT: %14 = icmp ugt i32 %0, %1
  // CHECK-NEXT: %15 = icmp uge i32 %0, %1
  // CHECK-NEXT: %16 = icmp eq ptr addrspace(1) %2, %2
  // CHECK-NEXT: %17 = icmp ult <4 x i32> %3, %3
  // CHECK-NEXT: %18 = icmp ne <vscale x 2 x ptr> %4, %4
  // CHECK-NEXT: %19 = icmp ne i32 %0, %1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @icmp(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr<1>, %arg3: vector<4xi32>, %arg4: vector<[2]x!llvm.ptr>) {
    %0 = llvm.icmp "eq" %arg0, %arg1 : i32
    %1 = llvm.icmp "ne" %arg0, %arg1 : i32
    %2 = llvm.icmp "slt" %arg0, %arg1 : i32
    %3 = llvm.icmp "sle" %arg0, %arg1 : i32
    %4 = llvm.icmp "sgt" %arg0, %arg1 : i32
    %5 = llvm.icmp "sge" %arg0, %arg1 : i32
    %6 = llvm.icmp "ult" %arg0, %arg1 : i32
    %7 = llvm.icmp "ule" %arg0, %arg1 : i32
    %8 = llvm.icmp "ugt" %arg0, %arg1 : i32
    %9 = llvm.icmp "uge" %arg0, %arg1 : i32
    %10 = llvm.icmp "eq" %arg2, %arg2 : !llvm.ptr<1>
    %11 = llvm.icmp "ult" %arg3, %arg3 : vector<4xi32>
    %12 = llvm.icmp "ne" %arg4, %arg4 : vector<[2]x!llvm.ptr>
    %13 = llvm.icmp "ne" %arg0, %arg1 {note} : i32
    llvm.return
  }

  // CHECK-LABEL: define void @select(i1 %0, i32 %1, float %2, <4 x i1> %3, <4 x float> %4, { i32, float } %5, ptr %6) {
  // CHECK-NEXT: %8 = select i1 %0, i32 %1, i32 %1
  // CHECK-NEXT: %9 = select <4 x i1> %3, <4 x float> %4, <4 x float> %4
  // CHECK-NEXT: %10 = select i1 %0, <4 x float> %4, <4 x float> %4
  // CHECK-NEXT: %11 = select i1 %0, { i32, float } %5, { i32, float } %5
  // CHECK-NEXT: %12 = select nnan nsz i1 %0, float %2, float %2
  // CHECK-NEXT: %13 = select i1 %0, ptr %6, ptr %6
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @select(%arg0: i1, %arg1: i32, %arg2: f32, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: !llvm.struct<(i32, f32)>, %arg6: !llvm.ptr) {
    %0 = llvm.select %arg0, %arg1, %arg1 : i1, i32
    %1 = llvm.select %arg3, %arg4, %arg4 : vector<4xi1>, vector<4xf32>
    %2 = llvm.select %arg0, %arg4, %arg4 : i1, vector<4xf32>
    %3 = llvm.select %arg0, %arg5, %arg5 : i1, !llvm.struct<(i32, f32)>
    %4 = llvm.select %arg0, %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, nsz>} : i1, f32
    %5 = llvm.select %arg0, %arg6, %arg6 : i1, !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @freeze(i32 %0, ptr %1, { i32, float } %2) {
  // CHECK-NEXT: %4 = freeze i32 %0
  // CHECK-NEXT: %5 = freeze ptr %1
  // CHECK-NEXT: %6 = freeze { i32, float } %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @freeze(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.struct<(i32, f32)>) {
    %0 = llvm.freeze %arg0 : i32
    %1 = llvm.freeze %arg1 : !llvm.ptr
    %2 = llvm.freeze %arg2 : !llvm.struct<(i32, f32)>
    llvm.return
  }
}
