// A sum of -0 is -0, folded or computed, masked or not.
// NO ORACLE: begins with 0

func.func @sums(%m: memref<4xf32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %one = vector.load %m[%c0] : memref<4xf32>, vector<1xf32>
  %four = vector.load %m[%c0] : memref<4xf32>, vector<4xf32>
  %0 = vector.reduction <add>, %one : vector<1xf32> into f32
  vector.print %0 : f32
  %1 = vector.reduction <add>, %four : vector<4xf32> into f32
  vector.print %1 : f32
  %2 = vector.reduction <add>, %four fastmath<reassoc> : vector<4xf32> into f32
  vector.print %2 : f32
  %mask = vector.create_mask %c2 : vector<4xi1>
  %3 = vector.mask %mask { vector.reduction <add>, %four : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.print %3 : f32
  return
}

func.func @main() -> i32 {
  %zero = arith.constant -0.0 : f32
  %m = memref.alloca() : memref<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %zero, %m[%i] : memref<4xf32>
  }
  call @sums(%m) : (memref<4xf32>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
// OUT: -0
// OUT: -0
// OUT: -0
// OUT: -0
