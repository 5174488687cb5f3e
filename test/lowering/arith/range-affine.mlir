// RUN: %mlcc-opt %s -int-range-optimizations -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -int-range-optimizations -allow-unregistered-dialect | FileCheck %s %}

// What is known by its range is replaced; a comparison that stays is one with a
// bound that could be met.

// CHECK-LABEL: @remainders(
// CHECK: [[STAYS:%.+]] = arith.cmpi sge, {{.*}}
// CHECK: return %true, %true, [[STAYS]]
func.func @remainders(%n: index, %p: i8) -> (i1, i1, i1) {
  %c7 = arith.constant 7 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %0 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%n)
  %1 = arith.cmpi ule, %0, %c7 : index
  // The quotient is always 0: the remainder is what is divided.
  %2 = affine.apply affine_map<(d0) -> ((d0 mod 8 + 16) mod 32)>(%n)
  %3 = arith.cmpi sge, %2, %c16 : index
  %4 = arith.cmpi sge, %2, %c17 : index
  return %1, %3, %4 : i1, i1, i1
}

// CHECK-LABEL: @remainders_of_symbols(
// CHECK: [[STAYS:%.+]] = arith.cmpi slt, {{.*}}
// CHECK: return %true, %true, [[STAYS]]
func.func @remainders_of_symbols(%p: i8, %q: i4) -> (i1, i1, i1) {
  %c14 = arith.constant 14 : index
  %c0 = arith.constant 0 : index
  %b = arith.index_castui %p : i8 to index
  %d = arith.index_castui %q : i4 to index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%b)[%d]
  %1 = arith.cmpi sge, %0, %c0 : index
  %2 = arith.cmpi sle, %0, %c14 : index
  %3 = arith.cmpi slt, %0, %c14 : index
  return %1, %2, %3 : i1, i1, i1
}

// CHECK-LABEL: @quotients(
// CHECK: [[DOWN:%.+]] = arith.cmpi ule, %{{.*}}, %c2
// CHECK: [[UP:%.+]] = arith.cmpi ule, %{{.*}}, %c3
// CHECK: return %true, [[DOWN]], %true, [[UP]], %true
func.func @quotients(%p: i8) -> (i1, i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %b = arith.index_castui %p : i8 to index
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 64)>(%b)
  %1 = arith.cmpi ule, %0, %c3 : index
  %2 = arith.cmpi ule, %0, %c2 : index
  %3 = affine.apply affine_map<(d0) -> (d0 ceildiv 64)>(%b)
  %4 = arith.cmpi ule, %3, %c4 : index
  %5 = arith.cmpi ule, %3, %c3 : index
  // The divisor is 1 or more.
  %6 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%b)[%b]
  %7 = arith.cmpi sge, %6, %c0 : index
  return %1, %2, %4, %5, %7 : i1, i1, i1, i1, i1
}

// CHECK-LABEL: @sums(
// CHECK: [[STAYS:%.+]] = arith.cmpi ult, %{{.*}}, %c27
// CHECK: return %true, [[STAYS]]
func.func @sums(%n: index) -> (i1, i1) {
  %c27 = arith.constant 27 : index
  %c28 = arith.constant 28 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod 4 + (s0 mod 4) * 8)>(%n)[%n]
  %1 = arith.cmpi ult, %0, %c28 : index
  %2 = arith.cmpi ult, %0, %c27 : index
  return %1, %2 : i1, i1
}

// CHECK-LABEL: @counters(
// CHECK: [[STAYS:%.+]] = arith.cmpi sle, %{{.*}}, %c7
// CHECK: "use"(%true, %true, [[STAYS]])
func.func @counters() {
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  affine.for %i = 2 to 9 step 3 {
    %0 = arith.cmpi sge, %i, %c2 : index
    %1 = arith.cmpi sle, %i, %c8 : index
    %2 = arith.cmpi sle, %i, %c7 : index
    "use"(%0, %1, %2) : (i1, i1, i1) -> ()
  }
  return
}

// CHECK-LABEL: @vectors(
// CHECK: [[STAYS:%.+]] = arith.cmpi ult, %{{.*}}, %c256
// CHECK: return %true, %true, [[STAYS]]
func.func @vectors(%a: i8, %b: i32) -> (i1, i1, i1) {
  %c256 = arith.constant 256 : i32
  %e = arith.extui %a : i8 to i32
  %0 = vector.broadcast %e : i32 to vector<2x2xi32>
  %1 = vector.transpose %0, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  %2 = vector.shape_cast %1 : vector<2x2xi32> to vector<4xi32>
  %3 = vector.extract %2[1] : i32 from vector<4xi32>
  %4 = arith.cmpi slt, %3, %c256 : i32
  %5 = vector.insert %e, %2[0] : i32 into vector<4xi32>
  %6 = vector.extract %5[3] : i32 from vector<4xi32>
  %7 = arith.cmpi ult, %6, %c256 : i32
  %8 = vector.insert %b, %2[0] : i32 into vector<4xi32>
  %9 = vector.extract %8[3] : i32 from vector<4xi32>
  %10 = arith.cmpi ult, %9, %c256 : i32
  return %4, %7, %10 : i1, i1, i1
}

// CHECK-LABEL: @steps(
// CHECK-DAG: [[TWO:%.+]] = arith.constant dense<2>
// CHECK-DAG: [[THREE:%.+]] = arith.constant dense<3>
// CHECK: [[FIXED:%.+]] = arith.cmpi ule, {{%.+}}, [[TWO]]
// CHECK: [[SCALED:%.+]] = arith.cmpi ule, {{%.+}}, [[THREE]]
// CHECK: return %true, [[FIXED]], [[SCALED]]
func.func @steps() -> (i1, vector<4xi1>, vector<[4]xi1>) {
  %c3 = arith.constant 3 : index
  %0 = vector.step : vector<4xindex>
  %1 = vector.extract %0[2] : index from vector<4xindex>
  %2 = arith.cmpi ule, %1, %c3 : index
  %k = arith.constant dense<2> : vector<4xindex>
  %3 = arith.cmpi ule, %0, %k : vector<4xindex>
  %4 = vector.step : vector<[4]xindex>
  %s = arith.constant dense<3> : vector<[4]xindex>
  %5 = arith.cmpi ule, %4, %s : vector<[4]xindex>
  return %2, %3, %5 : i1, vector<4xi1>, vector<[4]xi1>
}
