// The greater and the lesser of zeros of both signs, and of a NaN.
//
// PASSES: -arith-expand
// NO ORACLE: mlir-opt-22 takes any of two zeros

memref.global @numbers : memref<3xf32> = dense<[0.0, -0.0, 0x7FC00000]>

func.func @main() {
  %numbers = memref.get_global @numbers : memref<3xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %a = affine.load %numbers[%i] : memref<3xf32>
      %b = affine.load %numbers[%j] : memref<3xf32>
      %max = arith.maximumf %a, %b : f32
      %min = arith.minimumf %a, %b : f32
      %one = arith.constant 1.0 : f32
      // The sign of a NaN is any.
      %x = arith.divf %one, %max : f32
      %y = arith.divf %one, %min : f32
      %is_nan = arith.cmpf uno, %x, %y : f32
      %p = arith.select %is_nan, %one, %x : f32
      %q = arith.select %is_nan, %one, %y : f32
      vector.print %p : f32
      vector.print %q : f32
    }
  }
  return
}
// OUT: inf
// OUT: inf
// OUT: inf
// OUT: -inf
// OUT: 1
// OUT: 1
// OUT: inf
// OUT: -inf
// OUT: -inf
// OUT: -inf
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
