// Where sizes are known only at run time, the edges are found then.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @show(%m: memref<?x?xi16>, %i: index, %j: index) {
  %pad = arith.constant -9 : i16
  %0 = vector.transfer_read %m[%i, %j], %pad : memref<?x?xi16>, vector<2x3xi16>
  vector.print %0 : vector<2x3xi16>
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloc(%c2, %c5) : memref<?x?xi16>
  %v = arith.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]> : vector<2x5xi16>
  vector.transfer_write %v, %m[%c0, %c0] : vector<2x5xi16>, memref<?x?xi16>
  call @show(%m, %c0, %c0) : (memref<?x?xi16>, index, index) -> ()
  call @show(%m, %c1, %c2) : (memref<?x?xi16>, index, index) -> ()
  call @show(%m, %c0, %c5) : (memref<?x?xi16>, index, index) -> ()
  memref.dealloc %m : memref<?x?xi16>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 1, 2, 3 ), ( 6, 7, 8 ) )
// OUT: ( ( 8, 9, 10 ), ( -9, -9, -9 ) )
// OUT: ( ( -9, -9, -9 ), ( -9, -9, -9 ) )
