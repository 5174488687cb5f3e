// A dot product of any length: the last step is masked.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @dot(%x: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : vector<4xf32>
  %sum = scf.for %i = %c0 to %n step %c4 iter_args(%s = %zero) -> (f32) {
    %left = arith.subi %n, %i : index
    %k = vector.create_mask %left : vector<4xi1>
    %v = vector.maskedload %x[%i], %k, %zeros : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %p = arith.mulf %v, %v : vector<4xf32>
    %t = vector.reduction <add>, %p, %s : vector<4xf32> into f32
    scf.yield %t : f32
  }
  return %sum : f32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %x = memref.alloc(%c7) : memref<?xf32>
  scf.for %i = %c0 to %c7 step %c1 {
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    memref.store %f, %x[%i] : memref<?xf32>
  }
  %0 = call @dot(%x, %c7) : (memref<?xf32>, index) -> f32
  vector.print %0 : f32
  %1 = call @dot(%x, %c4) : (memref<?xf32>, index) -> f32
  vector.print %1 : f32
  %2 = call @dot(%x, %c0) : (memref<?xf32>, index) -> f32
  vector.print %2 : f32
  memref.dealloc %x : memref<?xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 91
// OUT: 14
// OUT: 0
