// A view cannot be of what these casts are of: mlir-opt-22 makes something invalid.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @unranked(
// CHECK: [[CAST:%.+]] = memref.cast
// CHECK: memref.view [[CAST]]
func.func @unranked(%m: memref<*xi8>, %n: index, %i: index) -> memref<?xf32> {
  %1 = memref.cast %m : memref<*xi8> to memref<64xi8>
  %2 = memref.view %1[%i][%n] : memref<64xi8> to memref<?xf32>
  return %2 : memref<?xf32>
}

// CHECK-LABEL: @strided(
// CHECK: [[CAST:%.+]] = memref.cast
// CHECK: memref.view [[CAST]]
func.func @strided(%m: memref<64xi8, strided<[?]>>, %n: index, %i: index) -> memref<?xf32> {
  %1 = memref.cast %m : memref<64xi8, strided<[?]>> to memref<64xi8>
  %2 = memref.view %1[%i][%n] : memref<64xi8> to memref<?xf32>
  return %2 : memref<?xf32>
}
