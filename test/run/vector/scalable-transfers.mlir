// Transfers of scalable vectors: of rows that end, of columns, masked, and of
// two dimensions. What is printed does not depend on how long vectors are.
// ONLY on aarch64: -march=armv8-a+sve
// ONLY on riscv64: -march=rv64gcv

func.func @sum(%v: vector<[4]xi32>) {
  %0 = vector.reduction <add>, %v : vector<[4]xi32> into i32
  vector.print %0 : i32
  return
}

func.func @rows(%m: memref<3x6xi32>, %i: index, %n: index) {
  %padding = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = vector.transfer_read %m[%i, %c3], %padding : memref<3x6xi32>, vector<[4]xi32>
  call @sum(%0) : (vector<[4]xi32>) -> ()
  // OUT: 33
  %mask = vector.create_mask %n : vector<[4]xi1>
  %1 = vector.transfer_read %m[%i, %c3], %padding, %mask : memref<3x6xi32>, vector<[4]xi32>
  call @sum(%1) : (vector<[4]xi32>) -> ()
  // OUT: 21
  %2 = vector.transfer_read %m[%c0, %i], %padding {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<3x6xi32>, vector<[4]xi32>
  call @sum(%2) : (vector<[4]xi32>) -> ()
  // OUT: 24
  %3 = vector.mask %mask { vector.reduction <add>, %2 : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  vector.print %3 : i32
  // OUT: 10
  return
}

func.func @planes(%m: memref<3x6xi32>, %i: index, %n: index) {
  %padding = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_read %m[%i, %c4], %padding : memref<3x6xi32>, vector<3x[4]xi32>
  %first = vector.extract %0[0] : vector<[4]xi32> from vector<3x[4]xi32>
  call @sum(%first) : (vector<[4]xi32>) -> ()
  // OUT: 23
  %beyond = vector.extract %0[2] : vector<[4]xi32> from vector<3x[4]xi32>
  call @sum(%beyond) : (vector<[4]xi32>) -> ()
  // OUT: 0
  %mask = vector.create_mask %c2, %n : vector<3x[4]xi1>
  vector.transfer_write %0, %m[%c0, %c0], %mask : vector<3x[4]xi32>, memref<3x6xi32>
  vector.transfer_write %first, %m[%c2, %c4] : vector<[4]xi32>, memref<3x6xi32>
  return
}

func.func @main() -> i32 {
  %m = memref.alloc() : memref<3x6xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %padding = arith.constant 0 : i32
  %all = arith.constant dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18]]> : vector<3x6xi32>
  vector.transfer_write %all, %m[%c0, %c0] : vector<3x6xi32>, memref<3x6xi32>
  call @rows(%m, %c1, %c2) : (memref<3x6xi32>, index, index) -> ()
  call @planes(%m, %c1, %c2) : (memref<3x6xi32>, index, index) -> ()
  %0 = vector.transfer_read %m[%c0, %c0], %padding : memref<3x6xi32>, vector<3x6xi32>
  vector.print %0 : vector<3x6xi32>
  // OUT: ( ( 11, 12, 3, 4, 5, 6 ), ( 17, 18, 9, 10, 11, 12 ), ( 13, 14, 15, 16, 11, 12 ) )
  memref.dealloc %m : memref<3x6xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
