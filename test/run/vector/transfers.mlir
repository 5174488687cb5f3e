// Transfers of vectors of 0 to 4 dimensions: in any order of dimensions, with
// repeated ones, beyond the end of memory, with masks.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @fill(%m: memref<2x3x4x5xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %start = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.for %i = %c0 to %c2 step %c1 iter_args(%ni = %start) -> (i32) {
    %a = scf.for %j = %c0 to %c3 step %c1 iter_args(%nj = %ni) -> (i32) {
      %b = scf.for %k = %c0 to %c4 step %c1 iter_args(%nk = %nj) -> (i32) {
        %c = scf.for %l = %c0 to %c5 step %c1 iter_args(%nl = %nk) -> (i32) {
          memref.store %nl, %m[%i, %j, %k, %l] : memref<2x3x4x5xi32>
          %next = arith.addi %nl, %one : i32
          scf.yield %next : i32
        }
        scf.yield %c : i32
      }
      scf.yield %b : i32
    }
    scf.yield %a : i32
  }
  return
}

func.func @ranks(%m: memref<2x3x4x5xi32>, %i: index) {
  %p = arith.constant -1 : i32
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i, %i, %i, %i], %p : memref<2x3x4x5xi32>, vector<i32>
  vector.print %0 : vector<i32>
  %1 = vector.transfer_read %m[%i, %i, %i, %i], %p : memref<2x3x4x5xi32>, vector<3xi32>
  vector.print %1 : vector<3xi32>
  %2 = vector.transfer_read %m[%i, %i, %i, %i], %p : memref<2x3x4x5xi32>, vector<4x6xi32>
  vector.print %2 : vector<4x6xi32>
  %3 = vector.transfer_read %m[%i, %i, %i, %i], %p {in_bounds = [true, true, true]} : memref<2x3x4x5xi32>, vector<2x1x2xi32>
  vector.print %3 : vector<2x1x2xi32>
  %4 = vector.transfer_read %m[%i, %c0, %i, %i], %p : memref<2x3x4x5xi32>, vector<2x1x2x2xi32>
  vector.print %4 : vector<2x1x2x2xi32>
  return
}

func.func @maps(%m: memref<2x3x4x5xi32>, %i: index) {
  %p = arith.constant -1 : i32
  %0 = vector.transfer_read %m[%i, %i, %i, %i], %p {permutation_map = affine_map<(a, b, c, d) -> (d, c)>, in_bounds = [false, true]}
      : memref<2x3x4x5xi32>, vector<5x2xi32>
  vector.print %0 : vector<5x2xi32>
  %1 = vector.transfer_read %m[%i, %i, %i, %i], %p {permutation_map = affine_map<(a, b, c, d) -> (0, d)>, in_bounds = [true, false]}
      : memref<2x3x4x5xi32>, vector<2x5xi32>
  vector.print %1 : vector<2x5xi32>
  %2 = vector.transfer_read %m[%i, %i, %i, %i], %p {permutation_map = affine_map<(a, b, c, d) -> (0)>, in_bounds = [true]}
      : memref<2x3x4x5xi32>, vector<3xi32>
  vector.print %2 : vector<3xi32>
  %3 = vector.transfer_read %m[%i, %i, %i, %i], %p {permutation_map = affine_map<(a, b, c, d) -> (b, 0, d)>}
      : memref<2x3x4x5xi32>, vector<3x2x2xi32>
  vector.print %3 : vector<3x2x2xi32>
  %4 = vector.transfer_read %m[%i, %i, %i, %i], %p {permutation_map = affine_map<(a, b, c, d) -> (b)>}
      : memref<2x3x4x5xi32>, vector<3xi32>
  vector.print %4 : vector<3xi32>
  %5 = vector.transfer_read %m[%i, %i, %i, %i], %p {permutation_map = affine_map<(a, b, c, d) -> (d, a, 0, b)>}
      : memref<2x3x4x5xi32>, vector<2x2x2x2xi32>
  vector.print %5 : vector<2x2x2x2xi32>
  return
}

func.func @masks(%m: memref<2x3x4x5xi32>, %i: index, %n: index) {
  %p = arith.constant -1 : i32
  %row = vector.create_mask %n : vector<4xi1>
  %0 = vector.transfer_read %m[%i, %i, %i, %i], %p, %row : memref<2x3x4x5xi32>, vector<4xi32>
  vector.print %0 : vector<4xi32>
  %1 = vector.mask %row { vector.transfer_read %m[%i, %i, %i, %i], %p : memref<2x3x4x5xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  vector.print %1 : vector<4xi32>
  %two = vector.create_mask %n, %i : vector<3x2xi1>
  %2 = vector.transfer_read %m[%i, %i, %i, %i], %p, %two : memref<2x3x4x5xi32>, vector<3x2xi32>
  vector.print %2 : vector<3x2xi32>
  %3 = vector.transfer_read %m[%i, %i, %i, %i], %p, %two {permutation_map = affine_map<(a, b, c, d) -> (d, 0, c)>, in_bounds = [true, true, true]}
      : memref<2x3x4x5xi32>, vector<2x2x3xi32>
  vector.print %3 : vector<2x2x3xi32>
  return
}

func.func @writes(%m: memref<2x3x4x5xi32>, %i: index, %n: index) {
  %p = arith.constant -1 : i32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = arith.constant dense<[1001, 1002, 1003, 1004, 1005]> : vector<5xi32>
  vector.transfer_write %0, %m[%c0, %c0, %c0, %i] : vector<5xi32>, memref<2x3x4x5xi32>
  %1 = arith.constant dense<[[2001, 2002], [2003, 2004], [2005, 2006]]> : vector<3x2xi32>
  vector.transfer_write %1, %m[%c0, %c0, %i, %i] {permutation_map = affine_map<(a, b, c, d) -> (d, c)>} : vector<3x2xi32>, memref<2x3x4x5xi32>
  vector.transfer_write %0, %m[%c0, %c0, %c0, %c0] {permutation_map = affine_map<(a, b, c, d) -> (c)>} : vector<5xi32>, memref<2x3x4x5xi32>
  %mask = vector.create_mask %n, %i : vector<3x2xi1>
  vector.transfer_write %1, %m[%i, %c0, %c0, %c0], %mask : vector<3x2xi32>, memref<2x3x4x5xi32>
  %2 = arith.constant dense<3001> : vector<i32>
  vector.transfer_write %2, %m[%i, %c0, %c0, %i] : vector<i32>, memref<2x3x4x5xi32>
  vector.mask %mask { vector.transfer_write %1, %m[%i, %c2, %c2, %c2] : vector<3x2xi32>, memref<2x3x4x5xi32> } : vector<3x2xi1>
  %3 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %p {in_bounds = [true, true, true, true]} : memref<2x3x4x5xi32>, vector<2x3x4x5xi32>
  vector.print %3 : vector<2x3x4x5xi32>
  return
}

func.func @main() -> i32 {
  %m = memref.alloc() : memref<2x3x4x5xi32>
  call @fill(%m) : (memref<2x3x4x5xi32>) -> ()
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  call @ranks(%m, %c1) : (memref<2x3x4x5xi32>, index) -> ()
  call @maps(%m, %c1) : (memref<2x3x4x5xi32>, index) -> ()
  call @masks(%m, %c1, %c2) : (memref<2x3x4x5xi32>, index, index) -> ()
  call @writes(%m, %c1, %c2) : (memref<2x3x4x5xi32>, index, index) -> ()
  memref.dealloc %m : memref<2x3x4x5xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}

// OUT: ( 86 )
// OUT: ( 86, 87, 88 )
// OUT: ( ( 86, 87, 88, 89, -1, -1 ), ( 91, 92, 93, 94, -1, -1 ), ( 96, 97, 98, 99, -1, -1 ), ( -1, -1, -1, -1, -1, -1 ) )
// OUT: ( ( ( 86, 87 ) ), ( ( 106, 107 ) ) )
// OUT: ( ( ( ( 66, 67 ), ( 71, 72 ) ) ), ( ( ( -1, -1 ), ( -1, -1 ) ) ) )
// OUT: ( ( 86, 91 ), ( 87, 92 ), ( 88, 93 ), ( 89, 94 ), ( -1, -1 ) )
// OUT: ( ( 86, 87, 88, 89, -1 ), ( 86, 87, 88, 89, -1 ) )
// OUT: ( 86, 86, 86 )
// OUT: ( ( ( 86, 87 ), ( 86, 87 ) ), ( ( 106, 107 ), ( 106, 107 ) ), ( ( -1, -1 ), ( -1, -1 ) ) )
// OUT: ( 86, 106, -1 )
// OUT: ( ( ( ( 86, 106 ), ( 86, 106 ) ), ( ( -1, -1 ), ( -1, -1 ) ) ), ( ( ( 87, 107 ), ( 87, 107 ) ), ( ( -1, -1 ), ( -1, -1 ) ) ) )
// OUT: ( 86, 87, -1, -1 )
// OUT: ( 86, 87, -1, -1 )
// OUT: ( ( 86, -1 ), ( 91, -1 ), ( -1, -1 ) )
// OUT: ( ( ( 86, 91, -1 ), ( 86, 91, -1 ) ), ( ( -1, -1, -1 ), ( -1, -1, -1 ) ) )
// OUT: ( ( ( ( 1001, 1001, 1002, 1003, 1004 ), ( 1002, 2001, 2003, 2005, 9 ), ( 1003, 2002, 2004, 2006, 14 ), ( 1004, 16, 17, 18, 19 ) ), ( ( 20, 21, 22, 23, 24 ), ( 25, 26, 27, 28, 29 ), ( 30, 31, 32, 33, 34 ), ( 35, 36, 37, 38, 39 ) ), ( ( 40, 41, 42, 43, 44 ), ( 45, 46, 47, 48, 49 ), ( 50, 51, 52, 53, 54 ), ( 55, 56, 57, 58, 59 ) ) ), ( ( ( 2001, 3001, 62, 63, 64 ), ( 2003, 66, 67, 68, 69 ), ( 70, 71, 72, 73, 74 ), ( 75, 76, 77, 78, 79 ) ), ( ( 80, 81, 82, 83, 84 ), ( 85, 86, 87, 88, 89 ), ( 90, 91, 92, 93, 94 ), ( 95, 96, 97, 98, 99 ) ), ( ( 100, 101, 102, 103, 104 ), ( 105, 106, 107, 108, 109 ), ( 110, 111, 2001, 113, 114 ), ( 115, 116, 2003, 118, 119 ) ) ) )
