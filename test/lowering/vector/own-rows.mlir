// RUN: %mlcc -O0 -S -emit-llvm %s -o - | FileCheck %s

// Accesses of vectors of several dimensions, which mlir-opt does not lower, row by
// row: an alignment is that of the first row. And masked ones without dimensions.

// CHECK-LABEL: @loads(
// CHECK: [[OFFSET:%[0-9]+]] = mul i64 [[I:%[0-9]+]], 8
// CHECK: load <3 x float>, ptr %{{[0-9]+}}, align 16, !nontemporal
// CHECK: insertvalue [2 x <3 x float>] poison, {{.*}}, 0
// CHECK: [[NEXT:%[0-9]+]] = add i64 [[I]], 1
// CHECK-NEXT: mul i64 [[NEXT]], 8
// CHECK: load <3 x float>, ptr %{{[0-9]+}}, align 4, !nontemporal
// CHECK: insertvalue [2 x <3 x float>] {{.*}}, 1
// CHECK-NEXT: ret
func.func @loads(%m: memref<8x8xf32>, %i: index, %j: index) -> vector<2x3xf32> {
  %0 = vector.load %m[%i, %j] {alignment = 16 : i64, nontemporal = true} : memref<8x8xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK-LABEL: @stores(
// CHECK: [[V:%[0-9]+]] = extractvalue [2 x <3 x float>] {{.*}}, 0
// CHECK: [[OFFSET:%[0-9]+]] = mul i64 [[I:%[0-9]+]], 8
// CHECK: store <3 x float> [[V]], ptr %{{[0-9]+}}, align 16, !nontemporal
// CHECK: [[W:%[0-9]+]] = extractvalue [2 x <3 x float>] {{.*}}, 1
// CHECK: [[NEXT:%[0-9]+]] = add i64 [[I]], 1
// CHECK-NEXT: mul i64 [[NEXT]], 8
// CHECK: store <3 x float> [[W]], ptr %{{[0-9]+}}, align 4, !nontemporal
// CHECK-NEXT: ret
func.func @stores(%m: memref<8x8xf32>, %i: index, %j: index, %v: vector<2x3xf32>) {
  vector.store %v, %m[%i, %j] {alignment = 16 : i64, nontemporal = true} : memref<8x8xf32>, vector<2x3xf32>
  return
}

// CHECK-LABEL: @masked(
// CHECK: [[K:%[0-9]+]] = extractvalue [2 x <3 x i1>] [[MASK:.*]], 0
// CHECK: [[P:%[0-9]+]] = extractvalue [2 x <3 x float>] [[V:.*]], 0
// CHECK: call <3 x float> @llvm.masked.load.v3f32.p0(ptr align 16 %{{[0-9]+}}, <3 x i1> [[K]], <3 x float> [[P]])
// CHECK: [[K:%[0-9]+]] = extractvalue [2 x <3 x i1>] [[MASK]], 1
// CHECK: [[P:%[0-9]+]] = extractvalue [2 x <3 x float>] [[V]], 1
// CHECK: add i64 {{.*}}, 1
// CHECK: call <3 x float> @llvm.masked.load.v3f32.p0(ptr align 4 %{{[0-9]+}}, <3 x i1> [[K]], <3 x float> [[P]])
// CHECK: [[K:%[0-9]+]] = extractvalue [2 x <3 x i1>] [[MASK]], 0
// CHECK: [[P:%[0-9]+]] = extractvalue [2 x <3 x float>] [[V]], 0
// CHECK: call void @llvm.masked.store.v3f32.p0(<3 x float> [[P]], ptr align 16 %{{[0-9]+}}, <3 x i1> [[K]])
// CHECK: [[K:%[0-9]+]] = extractvalue [2 x <3 x i1>] [[MASK]], 1
// CHECK: [[P:%[0-9]+]] = extractvalue [2 x <3 x float>] [[V]], 1
// CHECK: add i64 {{.*}}, 1
// CHECK: call void @llvm.masked.store.v3f32.p0(<3 x float> [[P]], ptr align 4 %{{[0-9]+}}, <3 x i1> [[K]])
// CHECK-NEXT: ret
func.func @masked(%m: memref<8x8xf32>, %i: index, %j: index, %k: vector<2x3xi1>, %v: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.maskedload %m[%i, %j], %k, %v {alignment = 16 : i64} : memref<8x8xf32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  vector.maskedstore %m[%i, %j], %k, %v {alignment = 16 : i64} : memref<8x8xf32>, vector<2x3xi1>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// What is scattered is counted from the same place in each row.
// CHECK-LABEL: @scattered(
// CHECK-NOT: add i64 {{.*}}, 1{{$}}
// CHECK: call void @llvm.masked.scatter.v3f32.v3p0(<3 x float> {{.*}}, <3 x ptr> align 16
// CHECK-NOT: add i64 {{.*}}, 1{{$}}
// CHECK: call void @llvm.masked.scatter.v3f32.v3p0(<3 x float> {{.*}}, <3 x ptr> align 4
// CHECK-NEXT: ret
func.func @scattered(%m: memref<8x8xf32>, %i: index, %x: vector<2x3xi32>, %k: vector<2x3xi1>, %v: vector<2x3xf32>) {
  vector.scatter %m[%i, %i] [%x], %k, %v {alignment = 16 : i64} : memref<8x8xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32>
  return
}

// CHECK-LABEL: @no_dimensions(
// CHECK-SAME: ptr [[M:%[0-9]+]], i64 %{{[0-9]+}}, i64 %{{[0-9]+}}, i64 %{{[0-9]+}}, i64 [[I:%[0-9]+]], <1 x i1> [[K:%[0-9]+]], float [[F:%[0-9]+]], <1 x float> [[V:%[0-9]+]])
// CHECK: [[PASS:%[0-9]+]] = insertelement <1 x float> poison, float [[F]]
// CHECK: [[AT:%[0-9]+]] = getelementptr float, ptr [[M]], i64 [[I]]
// CHECK: [[READ:%[0-9]+]] = call <1 x float> @llvm.masked.load.v1f32.p0(ptr align 4 [[AT]], <1 x i1> [[K]], <1 x float> [[PASS]])
// CHECK: [[ELEMENT:%[0-9]+]] = extractelement <1 x float> [[V]], i64 0
// CHECK: [[WRITTEN:%[0-9]+]] = insertelement <1 x float> poison, float [[ELEMENT]]
// CHECK: call void @llvm.masked.store.v1f32.p0(<1 x float> [[WRITTEN]], ptr align 4 %{{[0-9]+}}, <1 x i1> [[K]])
func.func @no_dimensions(%m: memref<8xf32>, %i: index, %k: vector<1xi1>, %f: f32, %v: vector<f32>) -> vector<f32> {
  %0 = vector.transfer_read %m[%i], %f, %k {in_bounds = [], permutation_map = affine_map<(d0) -> ()>} : memref<8xf32>, vector<f32>
  vector.transfer_write %v, %m[%i], %k {in_bounds = [], permutation_map = affine_map<(d0) -> ()>} : vector<f32>, memref<8xf32>
  return %0 : vector<f32>
}

// What is accessed as a vector is aligned as the elements are, unless the access
// says otherwise.
// CHECK-LABEL: @cast(
// CHECK-COUNT-2: load <3 x i32>, ptr %{{[0-9]+}}, align 4
// CHECK: load <2 x i32>, ptr %{{[0-9]+}}, align 8, !nontemporal
// CHECK-COUNT-2: store <3 x i32> %{{[0-9]+}}, ptr %{{[0-9]+}}, align 4
func.func @cast(%m: memref<2x3xi32>, %n: memref<2xi32>) -> vector<2xi32> {
  %0 = vector.type_cast %m : memref<2x3xi32> to memref<vector<2x3xi32>>
  %1 = memref.load %0[] : memref<vector<2x3xi32>>
  %2 = vector.type_cast %n : memref<2xi32> to memref<vector<2xi32>>
  %3 = memref.load %2[] {nontemporal = true, alignment = 8} : memref<vector<2xi32>>
  memref.store %1, %0[] : memref<vector<2x3xi32>>
  return %3 : vector<2xi32>
}
