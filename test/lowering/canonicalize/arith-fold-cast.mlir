// Folds of arith's conversions.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// CHECK-LABEL: @chains
// CHECK-SAME: ([[A:%.+]]: i8, [[B:%.+]]: i64)
// CHECK-DAG: [[UNSIGNED:%.+]] = arith.extui [[A]] : i8 to i64
// CHECK-DAG: [[SIGNED:%.+]] = arith.extsi [[A]] : i8 to i64
// CHECK-DAG: [[NARROW:%.+]] = arith.trunci [[B]] : i64 to i8
// CHECK-DAG: [[LOW:%.+]] = arith.trunci [[A]] : i8 to i4
// CHECK: return [[UNSIGNED]], [[SIGNED]], [[NARROW]], [[LOW]], [[A]]
func.func @chains(%a: i8, %b: i64) -> (i64, i64, i8, i4, i8) {
  %u = arith.extui %a : i8 to i16
  %s = arith.extsi %a : i8 to i16
  %t = arith.trunci %b : i64 to i32
  %0 = arith.extui %u : i16 to i64
  %1 = arith.extsi %s : i16 to i64
  %2 = arith.trunci %t : i32 to i8
  %3 = arith.trunci %u : i16 to i4
  %4 = arith.trunci %s : i16 to i8
  return %0, %1, %2, %3, %4 : i64, i64, i8, i4, i8
}

// Widening comes back what it was; narrowing only if it may be contracted.

// CHECK-LABEL: @floats
// CHECK-SAME: ([[A:%.+]]: bf16, [[B:%.+]]: f32)
// CHECK: [[NARROW:%.+]] = arith.truncf [[B]] : f32 to bf16
// CHECK: [[ROUNDED:%.+]] = arith.extf [[NARROW]]
// CHECK: [[DIRECT:%.+]] = arith.truncf [[B]] : f32 to f16
// CHECK: return [[A]], [[B]], [[ROUNDED]], [[DIRECT]]
func.func @floats(%a: bf16, %b: f32) -> (bf16, f32, f32, f16) {
  %wide = arith.extf %a : bf16 to f32
  %0 = arith.truncf %wide : f32 to bf16
  %contracted = arith.truncf %b fastmath<contract> : f32 to bf16
  %1 = arith.extf %contracted fastmath<contract> : bf16 to f32
  %narrow = arith.truncf %b : f32 to bf16
  %2 = arith.extf %narrow : bf16 to f32
  %wider = arith.extf %b : f32 to f64
  %3 = arith.truncf %wider : f64 to f16
  return %0, %1, %2, %3 : bf16, f32, f32, f16
}

// CHECK-LABEL: @there_and_back
// CHECK-SAME: ([[A:%.+]]: i32, [[B:%.+]]: i16, [[C:%.+]]: f32)
// CHECK-NEXT: return [[A]], [[B]], [[C]]
func.func @there_and_back(%a: i32, %b: i16, %c: f32) -> (i32, i16, f32) {
  %index = arith.index_cast %a : i32 to index
  %unsigned = arith.index_castui %b : i16 to index
  %0 = arith.index_cast %index : index to i32
  %1 = arith.index_castui %unsigned : index to i16
  %2 = arith.bitcast %c : f32 to f32
  return %0, %1, %2 : i32, i16, f32
}

// CHECK-LABEL: @integers
// CHECK-DAG: [[UNSIGNED:%.+]] = arith.constant 254 : i100
// CHECK-DAG: [[SIGNED:%.+]] = arith.constant -2 : i100
// CHECK-DAG: [[LOW:%.+]] = arith.constant dense<[1, -1]> : vector<2xi3>
// CHECK-DAG: [[INDEX:%.+]] = arith.constant -2 : index
// CHECK-DAG: [[UNSIGNED_INDEX:%.+]] = arith.constant 254 : index
// CHECK: return [[UNSIGNED]], [[SIGNED]], [[LOW]], [[INDEX]], [[UNSIGNED_INDEX]]
func.func @integers() -> (i100, i100, vector<2xi3>, index, index) {
  %a = arith.constant -2 : i8
  %b = arith.constant dense<[9, 7]> : vector<2xi8>
  %0 = arith.extui %a : i8 to i100
  %1 = arith.extsi %a : i8 to i100
  %2 = arith.trunci %b : vector<2xi8> to vector<2xi3>
  %3 = arith.index_cast %a : i8 to index
  %4 = arith.index_castui %a : i8 to index
  return %0, %1, %2, %3, %4 : i100, i100, vector<2xi3>, index, index
}

// Floats become others only if nothing is lost, and integers only if there is
// one.

// CHECK-LABEL: @numbers
// CHECK-DAG: [[WIDE:%.+]] = arith.constant 1.5{{.*}} : f64
// CHECK-DAG: [[NARROW:%.+]] = arith.constant 1.5{{.*}} : f16
// CHECK-DAG: [[THIRD:%.+]] = arith.constant 0.3{{.*}} : f32
// CHECK-DAG: [[UNSIGNED:%.+]] = arith.constant 2.54{{.*}}e+02 : f32
// CHECK-DAG: [[SIGNED:%.+]] = arith.constant -2.0{{.*}} : f32
// CHECK-DAG: [[ONE:%.+]] = arith.constant 1 : i8
// CHECK-DAG: [[BITS:%.+]] = arith.constant 1069547520 : i32
// CHECK: [[INEXACT:%.+]] = arith.truncf [[THIRD]]
// CHECK: [[NONE:%.+]] = arith.fptoui
// CHECK: return [[WIDE]], [[NARROW]], [[INEXACT]], [[UNSIGNED]], [[SIGNED]], [[ONE]], [[NONE]], [[BITS]]
func.func @numbers() -> (f64, f16, f16, f32, f32, i8, i8, i32) {
  %a = arith.constant 1.5 : f32
  %third = arith.constant 0.33333334 : f32
  %minus = arith.constant -1.0 : f32
  %b = arith.constant -2 : i8
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %a : f32 to f16
  %2 = arith.truncf %third : f32 to f16
  %3 = arith.uitofp %b : i8 to f32
  %4 = arith.sitofp %b : i8 to f32
  %5 = arith.fptosi %a : f32 to i8
  %6 = arith.fptoui %minus : f32 to i8
  %7 = arith.bitcast %a : f32 to i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f64, f16, f16, f32, f32, i8, i8, i32
}

// CHECK-LABEL: @bits
// CHECK-DAG: [[FLOATS:%.+]] = arith.constant dense<[1.0{{.*}}, -2.0{{.*}}]> : vector<2xf32>
// CHECK-DAG: [[POISON:%.+]] = ub.poison : f32
// CHECK: return [[FLOATS]], [[POISON]]
func.func @bits() -> (vector<2xf32>, f32) {
  %a = arith.constant dense<[0x3F800000, 0xC0000000]> : vector<2xi32>
  %poison = ub.poison : i32
  %0 = arith.bitcast %a : vector<2xi32> to vector<2xf32>
  %1 = arith.bitcast %poison : i32 to f32
  return %0, %1 : vector<2xf32>, f32
}

// A NaN stays the same NaN, or is not converted.

// CHECK-LABEL: @nans
// CHECK-DAG: [[PAYLOAD:%.+]] = arith.constant 0x7FC00001 : f32
// CHECK-DAG: [[NAN:%.+]] = arith.constant 0x7FC00000 : f32
// CHECK-DAG: [[HALF:%.+]] = arith.constant 0x7E00 : f16
// CHECK-DAG: [[WIDE:%.+]] = arith.constant 0x7FFE000000000000 : f64
// CHECK: [[LOST:%.+]] = arith.truncf [[PAYLOAD]] : f32 to f16
// CHECK: [[ONLY:%.+]] = arith.truncf [[NAN]] : f32 to f8E4M3FN
// CHECK: return [[HALF]], [[LOST]], [[ONLY]], [[WIDE]]
func.func @nans() -> (f16, f16, f8E4M3FN, f64) {
  %nan = arith.constant 0x7FC00000 : f32
  %payload = arith.constant 0x7FC00001 : f32
  %only = arith.constant 0x7F : f8E4M3FN
  %0 = arith.truncf %nan : f32 to f16
  %1 = arith.truncf %payload : f32 to f16
  %2 = arith.truncf %nan : f32 to f8E4M3FN
  %3 = arith.extf %only : f8E4M3FN to f64
  return %0, %1, %2, %3 : f16, f16, f8E4M3FN, f64
}

// Parts of a pair are as far apart as they need to be: 2^115 - 1.

// CHECK-LABEL: @pairs
// CHECK-NEXT: [[BITS:%.+]] = arith.constant -85153668479971173102775043423261949952 : i128
// CHECK-NEXT: return [[BITS]]
func.func @pairs() -> i128 {
  %a = arith.constant 41538374868278621028243970633760767 : i128
  %pair = arith.sitofp %a : i128 to !llvm.ppc_fp128
  %0 = arith.bitcast %pair : !llvm.ppc_fp128 to i128
  return %0 : i128
}
