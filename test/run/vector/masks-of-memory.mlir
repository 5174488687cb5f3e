// A mask is that of memory, whichever dimensions of it are transferred and in which order.
// NO ORACLE: mlir-opt-22 takes the mask in the order of the vector, and makes an invalid module of the write

func.func private @read(%m: memref<2x2x3x?xi64>, %i: index, %k: vector<1x3x2xi1>) -> vector<1x2x3xi64> attributes {no_inline} {
  %p = arith.constant -1 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = vector.transfer_read %m[%i, %c1, %c0, %c0], %p, %k {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>} : memref<2x2x3x?xi64>, vector<1x2x3xi64>
  return %v : vector<1x2x3xi64>
}

func.func private @write(%m: memref<2x2x3x?xi64>, %i: index, %v: vector<2x2xi64>, %k: vector<2x2xi1>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0, %i, %i, %c0], %k {permutation_map = affine_map<(d0, d1, d2, d3) -> (d3, d0)>} : vector<2x2xi64>, memref<2x2x3x?xi64>
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc(%c2) : memref<2x2x3x?xi64>
  affine.for %i = 0 to 2 { affine.for %j = 0 to 2 { affine.for %k = 0 to 3 { affine.for %l = 0 to 2 {
    %x = affine.apply affine_map<(a, b, c, d) -> (a * 1000 + b * 100 + c * 10 + d)>(%i, %j, %k, %l)
    %y = arith.index_cast %x : index to i64
    memref.store %y, %m[%i, %j, %k, %l] : memref<2x2x3x?xi64>
  } } } }
  %k = arith.constant dense<[[[true, false], [false, true], [true, true]]]> : vector<1x3x2xi1>
  %v = call @read(%m, %c1, %k) : (memref<2x2x3x?xi64>, index, vector<1x3x2xi1>) -> vector<1x2x3xi64>
  vector.print %v : vector<1x2x3xi64>
  %w = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %n = arith.constant dense<[[true, false], [true, true]]> : vector<2x2xi1>
  call @write(%m, %c1, %w, %n) : (memref<2x2x3x?xi64>, index, vector<2x2xi64>, vector<2x2xi1>) -> ()
  affine.for %i = 0 to 2 {
    %a = memref.load %m[%i, %c1, %c1, %c0] : memref<2x2x3x?xi64>
    %b = memref.load %m[%i, %c1, %c1, %c1] : memref<2x2x3x?xi64>
    vector.print %a : i64
    vector.print %b : i64
  }
  memref.dealloc %m : memref<2x2x3x?xi64>
  %status = arith.constant 0 : i32
  return %status : i32
}
// OUT: ( ( ( 1100, -1, 1120 ), ( -1, 1111, 1121 ) ) )
// OUT: 1
// OUT: 111
// OUT: 2
// OUT: 4
