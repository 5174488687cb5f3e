// How wide its vectors are that a function was written with, so that registers
// of 512 bits are not put where LLVM's vectorizers had kept to 256.
//
// RUN: %mlcc -target x86_64-linux-gnu -march=skylake-avx512 -O0 -emit-llvm -S %s -o - | FileCheck %s
// RUN: %mlcc -target x86_64-linux-gnu -march=haswell -O0 -emit-llvm -S %s -o - | FileCheck %s --check-prefix=NONE
// RUN: %mlcc -target x86_64-linux-gnu -march=skylake-avx512 -O3 -S %s -o - | FileCheck %s --check-prefix=ASM
// oracle: refuses: the functions are of dialects above the LLVM dialect

// CHECK: define {{.*}} @scalar({{.*}} #[[SCALAR:[0-9]+]]
// NONE: define {{.*}} @scalar({{.*}} #[[PLAIN:[0-9]+]]
// ASM-LABEL: scalar:
// ASM-NOT: zmm
// ASM: ret
func.func @scalar(%from: memref<1024xf32> {llvm.noalias}, %to: memref<1024xf32> {llvm.noalias}) {
  affine.for %i = 1 to 1023 {
    %west = affine.load %from[%i - 1] : memref<1024xf32>
    %east = affine.load %from[%i] : memref<1024xf32>
    %sum = arith.addf %west, %east : f32
    affine.store %sum, %to[%i] : memref<1024xf32>
  }
  return
}

// CHECK: define {{.*}} @computed({{.*}} #[[WIDE:[0-9]+]]
// ASM-LABEL: computed:
// ASM: zmm
func.func @computed(%x: memref<16xf32>) {
  %at = arith.constant 0 : index
  %a = vector.load %x[%at] : memref<16xf32>, vector<16xf32>
  %b = arith.addf %a, %a : vector<16xf32>
  vector.store %b, %x[%at] : memref<16xf32>, vector<16xf32>
  return
}

// By C's convention this is in registers of 512 bits.
// CHECK: define {{.*}} @members({{.*}} #[[WIDE]]
func.func @members(%a: vector<2x16xf32>) {
  return
}

// CHECK: define {{.*}} @stored({{.*}} #[[NARROW:[0-9]+]]
func.func @stored(%x: memref<4xf32>) {
  %at = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : vector<4xf32>
  vector.store %zero, %x[%at] : memref<4xf32>, vector<4xf32>
  return
}

// CHECK: define {{.*}} @said({{.*}} #[[SAID:[0-9]+]]
llvm.func @said() attributes {passthrough = [["min-legal-vector-width", "64"]]} {
  llvm.return
}

// Features that are the function's own.
// CHECK: define {{.*}} @featured({{.*}} #[[FEATURED:[0-9]+]]
// NONE: define {{.*}} @featured({{.*}} #[[FEATURED:[0-9]+]]
llvm.func @featured() attributes {target_features = #llvm.target_features<["+avx512f"]>} {
  llvm.return
}

// CHECK-DAG: attributes #[[SCALAR]] = {{.*}}"min-legal-vector-width"="0"
// CHECK-DAG: attributes #[[WIDE]] = {{.*}}"min-legal-vector-width"="512"
// CHECK-DAG: attributes #[[NARROW]] = {{.*}}"min-legal-vector-width"="128"
// CHECK-DAG: attributes #[[SAID]] = {{.*}}"min-legal-vector-width"="64"
// CHECK-DAG: attributes #[[FEATURED]] = {{.*}}"min-legal-vector-width"="0"
// NONE: attributes #[[PLAIN]] = { uwtable "no-trapping-math"
// NONE: attributes #[[FEATURED]] = {{.*}}"min-legal-vector-width"="0"
