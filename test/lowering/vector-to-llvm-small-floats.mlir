// RUN: %mlcc %s -emit-llvm -S -o - | FileCheck %s

// Floats of 16 bits that are masked are integers in memory: of vectors of bf16 LLVM
// makes branches unless the processor computes with them.

// CHECK-LABEL: define {{.*}} @bf16(
// CHECK: %[[REST:.*]] = bitcast <8 x bfloat> %{{.*}} to <8 x i16>
// CHECK: %[[READ:.*]] = {{.*}}call <8 x i16> @llvm.masked.load.v8i16.p0({{.*}}, <8 x i16> %[[REST]])
// CHECK: bitcast <8 x i16> %[[READ]] to <8 x bfloat>
// CHECK: call void @llvm.masked.store.v8i16.p0(<8 x i16> %{{.*}}
func.func @bf16(%m: memref<?xbf16>, %i: index, %k: vector<8xi1>,
                %v: vector<8xbf16>) -> vector<8xbf16> {
  %0 = vector.maskedload %m[%i], %k, %v
      : memref<?xbf16>, vector<8xi1>, vector<8xbf16> into vector<8xbf16>
  vector.maskedstore %m[%i], %k, %v
      : memref<?xbf16>, vector<8xi1>, vector<8xbf16>
  return %0 : vector<8xbf16>
}

// CHECK-LABEL: define {{.*}} @f32(
// CHECK: @llvm.masked.load.v8f32.p0(
func.func @f32(%m: memref<?xf32>, %i: index, %k: vector<8xi1>,
               %v: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.maskedload %m[%i], %k, %v
      : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %0 : vector<8xf32>
}
