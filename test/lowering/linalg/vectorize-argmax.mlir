// RUN: mlcc-opt --target=x86_64-linux-gnu --march=x86-64-v3 -linalg-vectorize-argmax %s | FileCheck %s
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v3 -Rpass-missed=linalg-vectorize-argmax -S %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

// Four vectors at a time, then one, then elements.
// CHECK-LABEL: func.func @first(
// CHECK: scf.for {{.*}} to %{{dim.*}} step
// CHECK:   %[[FOUR:.*]]:8 = scf.for {{.*}} to %c992 step %c32
// CHECK-COUNT-4: vector.load %arg0{{.*}} vector<8xf32>
// CHECK:   scf.for {{.*}} %c992 to %c1000 step %c8{{.*}} -> (vector<8xf32>, vector<8xi32>)
// CHECK:   vector.shuffle
// CHECK:   scf.for {{.*}} %c1000 to %c1003 step %c1{{.*}} -> (f32, index)
// CHECK:   %[[FOUND:.*]] = arith.cmpi sge
// CHECK:   arith.select %[[FOUND]]
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @first(%a: memref<16x1003xf32>, %v: memref<16xf32> {llvm.noalias}, %p: memref<16xi32> {llvm.noalias}) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<16x1003xf32>) outs(%v, %p : memref<16xf32>, memref<16xi32>) {
  ^bb0(%x: f32, %m: f32, %q: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %c = arith.cmpf ogt, %x, %m : f32
    %n = arith.select %c, %x, %m : f32
    %k = arith.select %c, %j, %q : i32
    linalg.yield %n, %k : f32, i32
  }
  return
}

// More iterations than numbers of 32 bits have no vectors; the plain loop begins
// at the first element where there was a NaN.
// CHECK-LABEL: func.func @sizes(
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %{{.*}}, %c2147483647
// CHECK: arith.select %[[FITS]]
// CHECK: arith.minimumf {{.*}} vector<8xf32>
// CHECK: arith.cmpf uno
// CHECK: %[[NAN:.*]] = arith.ori
// CHECK: %[[END:.*]] = arith.select %[[NAN]], %c0{{.*}} : index
// CHECK: scf.for {{.*}} = %[[END]] to
func.func @sizes(%a: memref<?x?xf32>, %v: memref<?xf32> {llvm.noalias}, %p: memref<?xindex> {llvm.noalias}) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<?x?xf32>) outs(%p, %v : memref<?xindex>, memref<?xf32>) {
  ^bb0(%x: f32, %q: index, %m: f32):
    %j = linalg.index 1 : index
    %c = arith.cmpf ogt, %m, %x : f32
    %n = arith.minimumf %x, %m : f32
    %k = arith.select %c, %j, %q : index
    linalg.yield %k, %n : index, f32
  }
  return
}

// A test at run time says whether results overlap the elements.
// CHECK-LABEL: func.func @overlap(
// CHECK: scf.if
// CHECK: vector.load
// CHECK: } else {
// CHECK: linalg.generic
func.func @overlap(%a: memref<16x1003xf32>, %v: memref<16xf32>, %p: memref<16xi32>) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<16x1003xf32>) outs(%v, %p : memref<16xf32>, memref<16xi32>) {
  ^bb0(%x: f32, %m: f32, %q: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %c = arith.cmpf ogt, %x, %m : f32
    %n = arith.select %c, %x, %m : f32
    %k = arith.select %c, %j, %q : i32
    linalg.yield %n, %k : f32, i32
  }
  return
}

// The last of equal elements is another search.
// CHECK-LABEL: func.func @last(
// CHECK: linalg.generic
func.func @last(%a: memref<16x1003xf32>, %v: memref<16xf32>, %p: memref<16xi32>) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<16x1003xf32>) outs(%v, %p : memref<16xf32>, memref<16xi32>) {
  ^bb0(%x: f32, %m: f32, %q: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %c = arith.cmpf oge, %x, %m : f32
    %n = arith.select %c, %x, %m : f32
    %k = arith.select %c, %j, %q : i32
    linalg.yield %n, %k : f32, i32
  }
  return
}

// CHECK-LABEL: func.func @columns(
// CHECK: linalg.generic
// WHY: remark: linalg-vectorize-argmax leaves 'linalg.generic' as it is: no row has contiguous elements
func.func @columns(%a: memref<1000x16xf32>, %v: memref<16xf32>, %p: memref<16xi32>) {
  linalg.generic {indexing_maps = [#id, #column, #column], iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<1000x16xf32>) outs(%v, %p : memref<16xf32>, memref<16xi32>) {
  ^bb0(%x: f32, %m: f32, %q: i32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %c = arith.cmpf ogt, %x, %m : f32
    %n = arith.select %c, %x, %m : f32
    %k = arith.select %c, %j, %q : i32
    linalg.yield %n, %k : f32, i32
  }
  return
}

// CHECK-LABEL: func.func @short(
// CHECK: linalg.generic
// WHY: its rows fill no vectors
func.func @short(%a: memref<16x15xf32>, %v: memref<16xf32>, %p: memref<16xi32>) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<16x15xf32>) outs(%v, %p : memref<16xf32>, memref<16xi32>) {
  ^bb0(%x: f32, %m: f32, %q: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %c = arith.cmpf ogt, %x, %m : f32
    %n = arith.select %c, %x, %m : f32
    %k = arith.select %c, %j, %q : i32
    linalg.yield %n, %k : f32, i32
  }
  return
}

// The place depends on the element.
// CHECK-LABEL: func.func @place_of_element(
// CHECK: linalg.generic
func.func @place_of_element(%a: memref<16x1003xi32>, %v: memref<16xi32>, %p: memref<16xi32>) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<16x1003xi32>) outs(%v, %p : memref<16xi32>, memref<16xi32>) {
  ^bb0(%x: i32, %m: i32, %q: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %y = arith.addi %j, %x : i32
    %c = arith.cmpi sgt, %x, %m : i32
    %n = arith.select %c, %x, %m : i32
    %k = arith.select %c, %y, %q : i32
    linalg.yield %n, %k : i32, i32
  }
  return
}
