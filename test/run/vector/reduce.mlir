// Reductions of every kind, with and without something to begin with, and
// multiplication with addition.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @ints(%v: vector<4xi32>, %a: i32) {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  %1 = vector.reduction <add>, %v, %a : vector<4xi32> into i32
  vector.print %0 : i32 punctuation <comma>
  vector.print %1 : i32
  %2 = vector.reduction <mul>, %v : vector<4xi32> into i32
  %3 = vector.reduction <mul>, %v, %a : vector<4xi32> into i32
  vector.print %2 : i32 punctuation <comma>
  vector.print %3 : i32
  %4 = vector.reduction <minui>, %v : vector<4xi32> into i32
  %5 = vector.reduction <minui>, %v, %a : vector<4xi32> into i32
  vector.print %4 : i32 punctuation <comma>
  vector.print %5 : i32
  %6 = vector.reduction <minsi>, %v : vector<4xi32> into i32
  %7 = vector.reduction <minsi>, %v, %a : vector<4xi32> into i32
  vector.print %6 : i32 punctuation <comma>
  vector.print %7 : i32
  %8 = vector.reduction <maxui>, %v : vector<4xi32> into i32
  %9 = vector.reduction <maxui>, %v, %a : vector<4xi32> into i32
  vector.print %8 : i32 punctuation <comma>
  vector.print %9 : i32
  %10 = vector.reduction <maxsi>, %v : vector<4xi32> into i32
  %11 = vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32
  vector.print %10 : i32 punctuation <comma>
  vector.print %11 : i32
  %12 = vector.reduction <and>, %v : vector<4xi32> into i32
  %13 = vector.reduction <and>, %v, %a : vector<4xi32> into i32
  vector.print %12 : i32 punctuation <comma>
  vector.print %13 : i32
  %14 = vector.reduction <or>, %v : vector<4xi32> into i32
  %15 = vector.reduction <or>, %v, %a : vector<4xi32> into i32
  vector.print %14 : i32 punctuation <comma>
  vector.print %15 : i32
  %16 = vector.reduction <xor>, %v : vector<4xi32> into i32
  %17 = vector.reduction <xor>, %v, %a : vector<4xi32> into i32
  vector.print %16 : i32 punctuation <comma>
  vector.print %17 : i32
  return
}

func.func @floats(%v: vector<4xf32>, %a: f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  vector.print %0 : f32 punctuation <comma>
  vector.print %1 : f32
  %2 = vector.reduction <mul>, %v : vector<4xf32> into f32
  %3 = vector.reduction <mul>, %v, %a : vector<4xf32> into f32
  vector.print %2 : f32 punctuation <comma>
  vector.print %3 : f32
  %4 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  %5 = vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32
  vector.print %4 : f32 punctuation <comma>
  vector.print %5 : f32
  %6 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  %7 = vector.reduction <maxnumf>, %v, %a : vector<4xf32> into f32
  vector.print %6 : f32 punctuation <comma>
  vector.print %7 : f32
  %8 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  %9 = vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32
  vector.print %8 : f32 punctuation <comma>
  vector.print %9 : f32
  %10 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  %11 = vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32
  vector.print %10 : f32 punctuation <comma>
  vector.print %11 : f32
  %m = vector.fma %v, %v, %v : vector<4xf32>
  %s = vector.reduction <add>, %m : vector<4xf32> into f32
  vector.print %s : f32
  return
}

func.func @main() -> i32 {
  %v = arith.constant dense<[5, -3, 7, 12]> : vector<4xi32>
  %a = arith.constant 2 : i32
  call @ints(%v, %a) : (vector<4xi32>, i32) -> ()
  %w = arith.constant dense<[0.5, -3.0, 7.0, 1.5]> : vector<4xf32>
  %b = arith.constant -8.0 : f32
  call @floats(%w, %b) : (vector<4xf32>, f32) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}

// OUT: 21, 23
// OUT: -1260, -2520
// OUT: 5, 2
// OUT: -3, -3
// OUT: -3, -3
// OUT: 12, 12
// OUT: 4, 0
// OUT: -1, -1
// OUT: -13, -15
// OUT: 6, -2
// OUT: -15.75, 126
// OUT: -3, -8
// OUT: 7, 7
// OUT: -3, -8
// OUT: 7, 7
// OUT: 66.5
