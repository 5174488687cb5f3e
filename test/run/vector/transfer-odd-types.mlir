// Elements that fill no bytes, or stand apart in memory.
// NO ORACLE: convert-vector-to-llvm takes them to be packed

func.func @bits(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xi1>
  %c0 = arith.constant 0 : index
  %all = arith.constant dense<[[false, true, false, true, false], [true, false, true, false, true],
      [false, true, true, true, false]]> : vector<3x5xi1>
  %padding = arith.constant true
  vector.transfer_write %all, %m[%c0, %c0] : vector<3x5xi1>, memref<3x5xi1>
  %x = memref.load %m[%n, %n] : memref<3x5xi1>
  vector.print %x : i1
  // OUT: 1
  %0 = vector.transfer_read %m[%i, %i], %padding : memref<3x5xi1>, vector<3x3xi1>
  vector.print %0 : vector<3x3xi1>
  // OUT: ( ( 0, 1, 0 ), ( 1, 1, 1 ), ( 1, 1, 1 ) )
  %1 = vector.load %m[%n, %c0] : memref<3x5xi1>, vector<5xi1>
  vector.print %1 : vector<5xi1>
  // OUT: ( 0, 1, 1, 1, 0 )
  memref.dealloc %m : memref<3x5xi1>
  return
}

func.func @apart(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xi24>
  %c0 = arith.constant 0 : index
  %all = arith.constant dense<[[1, 2, 3, 4, 5], [-1, -2, -3, -4, -5], [11, 12, 13, 14, 15]]> : vector<3x5xi24>
  %padding = arith.constant 99 : i24
  vector.transfer_write %all, %m[%c0, %c0] : vector<3x5xi24>, memref<3x5xi24>
  %x = memref.load %m[%n, %n] : memref<3x5xi24>
  vector.print %x : i24
  // OUT: 13
  %mask = vector.create_mask %n, %i : vector<3x3xi1>
  %0 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<3x5xi24>, vector<3x3xi24>
  vector.print %0 : vector<3x3xi24>
  // OUT: ( ( -2, 99, 99 ), ( 12, 99, 99 ), ( 99, 99, 99 ) )
  %at = arith.constant dense<[3, 0, 1]> : vector<3xi32>
  %some = vector.create_mask %n : vector<3xi1>
  %else = arith.constant dense<7> : vector<3xi24>
  %1 = vector.gather %m[%i, %i][%at], %some, %else : memref<3x5xi24>, vector<3xi32>, vector<3xi1>, vector<3xi24> into vector<3xi24>
  vector.print %1 : vector<3xi24>
  // OUT: ( -5, -2, 7 )
  vector.scatter %m[%c0, %c0][%at], %some, %1 : memref<3x5xi24>, vector<3xi32>, vector<3xi1>, vector<3xi24>
  vector.compressstore %m[%i, %c0], %some, %else : memref<3x5xi24>, vector<3xi1>, vector<3xi24>
  %2 = vector.expandload %m[%n, %i], %some, %else : memref<3x5xi24>, vector<3xi1>, vector<3xi24> into vector<3xi24>
  vector.print %2 : vector<3xi24>
  // OUT: ( 12, 13, 7 )
  %3 = vector.load %m[%c0, %c0] : memref<3x5xi24>, vector<2x5xi24>
  vector.print %3 : vector<2x5xi24>
  // OUT: ( ( -2, 2, 3, -5, 5 ), ( 7, 7, -3, -4, -5 ) )
  memref.dealloc %m : memref<3x5xi24>
  return
}

func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  call @bits(%c1, %c2) : (index, index) -> ()
  call @apart(%c1, %c2) : (index, index) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
