// affine.parallel reduces what its rounds yield, each result in its way.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2x3xi32>
  %v = arith.constant dense<[[5, -3, 12], [7, 9, -8]]> : vector<2x3xi32>
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xi32>, memref<2x3xi32>
  %0:4 = affine.parallel (%i, %j) = (0, 0) to (2, 3) reduce ("addi", "muli", "andi", "ori") -> (i32, i32, i32, i32) {
    %x = affine.load %m[%i, %j] : memref<2x3xi32>
    affine.yield %x, %x, %x, %x : i32, i32, i32, i32
  }
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  vector.print %0#2 : i32
  vector.print %0#3 : i32
  %1:4 = affine.parallel (%i, %j) = (0, 0) to (2, 3) reduce ("addf", "mulf", "minimumf", "maximumf") -> (f64, f64, f64, f64) {
    %x = affine.load %m[%i, %j] : memref<2x3xi32>
    %f = arith.sitofp %x : i32 to f64
    affine.yield %f, %f, %f, %f : f64, f64, f64, f64
  }
  vector.print %1#0 : f64
  vector.print %1#1 : f64
  vector.print %1#2 : f64
  vector.print %1#3 : f64
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 22
// OUT: 90720
// OUT: 0
// OUT: -1
// OUT: 22
// OUT: 90720
// OUT: -8
// OUT: 12
