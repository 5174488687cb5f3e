// RUN: %mlcc-opt %s -convert-arith-to-llvm | FileCheck %s

// Memory of integers as wide as an index is memory of indices.
// CHECK-LABEL: @memory
// CHECK-SAME: [[M:%.+]]: memref<2xi64>, [[N:%.+]]: memref<2xindex>
// CHECK-DAG: [[D:%.+]] = builtin.unrealized_conversion_cast [[M]] : memref<2xi64> to !llvm.struct
// CHECK-DAG: [[E:%.+]] = builtin.unrealized_conversion_cast [[N]] : memref<2xindex> to !llvm.struct
// CHECK-DAG: [[A:%.+]] = builtin.unrealized_conversion_cast [[D]] : !llvm.struct<{{.*}}> to memref<2xindex>
// CHECK-DAG: [[B:%.+]] = builtin.unrealized_conversion_cast [[E]] : !llvm.struct<{{.*}}> to memref<2xi64>
// CHECK: return [[A]], [[B]]
func.func @memory(%m: memref<2xi64>, %n: memref<2xindex>) -> (memref<2xindex>, memref<2xi64>) {
  %0 = arith.index_cast %m : memref<2xi64> to memref<2xindex>
  %1 = arith.index_cast %n : memref<2xindex> to memref<2xi64>
  return %0, %1 : memref<2xindex>, memref<2xi64>
}
