// What undoes another operation on numbers need not do so on floats: an angle of
// 7 is another one, and sums are rounded.
//
// PASSES: -canonicalize
// NO ORACLE: mlir-opt-22 folds them as if they were numbers

memref.global @parts : memref<5xf32> = dense<[0.0, 7.0, 1.0e8, 1.0, -0.0]>

func.func private @show(%z: complex<f32>) attributes {no_inline} {
  %re = complex.re %z : complex<f32>
  %im = complex.im %z : complex<f32>
  vector.print %re : f32
  vector.print %im : f32
  return
}

func.func @main() {
  %parts = memref.get_global @parts : memref<5xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = memref.load %parts[%c0] : memref<5xf32>
  %seven = memref.load %parts[%c1] : memref<5xf32>
  %large = memref.load %parts[%c2] : memref<5xf32>
  %one = memref.load %parts[%c3] : memref<5xf32>
  %minus_zero = memref.load %parts[%c4] : memref<5xf32>
  %angle = complex.create %zero, %seven : complex<f32>
  %exp = complex.exp %angle : complex<f32>
  %log = complex.log %exp : complex<f32>
  call @show(%log) : (complex<f32>) -> ()
  %big = complex.create %large, %large : complex<f32>
  %small = complex.create %one, %one : complex<f32>
  %sum = complex.add %small, %big : complex<f32>
  %0 = complex.sub %sum, %big : complex<f32>
  call @show(%0) : (complex<f32>) -> ()
  %difference = complex.sub %small, %big : complex<f32>
  %1 = complex.add %difference, %big : complex<f32>
  call @show(%1) : (complex<f32>) -> ()
  %zeros = complex.create %minus_zero, %minus_zero : complex<f32>
  %nothing = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %2 = complex.add %zeros, %nothing : complex<f32>
  call @show(%2) : (complex<f32>) -> ()
  return
}
// OUT: 0
// OUT: 0.716815
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
