// Functions of scalable vectors, of which there are no calls: each element has
// its own, however many there are.
// ONLY on aarch64: -march=armv8-a+sve

func.func @show(%v: vector<[4]xf32>) {
  %taken = vector.scalable.extract %v[0] : vector<4xf32> from vector<[4]xf32>
  %0:4 = vector.to_elements %taken : vector<4xf32>
  vector.print %0#0 : f32 punctuation <comma>
  vector.print %0#3 : f32
  return
}

func.func @main() -> i32 {
  %zeros = arith.constant dense<0.0> : vector<[4]xf32>
  %fixed = arith.constant dense<[0.5, -0.25, 0.0, 0.75]> : vector<4xf32>
  %v = vector.scalable.insert %fixed, %zeros[0] : vector<4xf32> into vector<[4]xf32>
  %exp = math.exp %v : vector<[4]xf32>
  call @show(%exp) : (vector<[4]xf32>) -> ()
  // OUT: 1.64872, 2.117
  %erf = math.erf %v : vector<[4]xf32>
  call @show(%erf) : (vector<[4]xf32>) -> ()
  // OUT: 0.5205, 0.711156
  %sin, %cos = math.sincos %v : vector<[4]xf32>
  call @show(%cos) : (vector<[4]xf32>) -> ()
  // OUT: 0.877583, 0.731689
  %pow = math.powf %exp, %v : vector<[4]xf32>
  call @show(%pow) : (vector<[4]xf32>) -> ()
  // OUT: 1.28403, 1.75505
  %sqrt = math.sqrt %exp : vector<[4]xf32>
  call @show(%sqrt) : (vector<[4]xf32>) -> ()
  // OUT: 1.28403, 1.45499
  // Behind the first 16 bytes as well.
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %vscale = vector.vscale
  %n = arith.muli %vscale, %c4 : index
  %last = arith.subi %n, %c1 : index
  %half = arith.constant 0.5 : f32
  %w = vector.insert %half, %v[%last] : f32 into vector<[4]xf32>
  %tan = math.tan %w : vector<[4]xf32>
  %element = vector.extract %tan[%last] : f32 from vector<[4]xf32>
  vector.print %element : f32
  // OUT: 0.546302
  %ones = arith.constant dense<3> : vector<[4]xi32>
  %cubes = math.fpowi %w, %ones : vector<[4]xf32>, vector<[4]xi32>
  call @show(%cubes) : (vector<[4]xf32>) -> ()
  // OUT: 0.125, 0.421875
  %powers = math.ipowi %ones, %ones : vector<[4]xi32>
  %power = vector.extract %powers[%last] : i32 from vector<[4]xi32>
  vector.print %power : i32
  // OUT: 27
  %status = arith.constant 0 : i32
  return %status : i32
}
