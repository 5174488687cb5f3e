// Every kind of reduction of every element type: of all elements, with a start
// value, of those of a mask, and both.
// NO ORACLE on armhf: clang-22 selects no minimum of f64 there

func.func @of_i8(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) {
  %0 = vector.reduction <add>, %v : vector<4xi8> into i8
  vector.print %0 : i8 punctuation <comma>
  %1 = vector.reduction <add>, %v, %a : vector<4xi8> into i8
  vector.print %1 : i8 punctuation <comma>
  %2 = vector.mask %m { vector.reduction <add>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %2 : i8 punctuation <comma>
  %3 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %3 : i8
  %4 = vector.reduction <mul>, %v : vector<4xi8> into i8
  vector.print %4 : i8 punctuation <comma>
  %5 = vector.reduction <mul>, %v, %a : vector<4xi8> into i8
  vector.print %5 : i8 punctuation <comma>
  %6 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %6 : i8 punctuation <comma>
  %7 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %7 : i8
  %8 = vector.reduction <minui>, %v : vector<4xi8> into i8
  vector.print %8 : i8 punctuation <comma>
  %9 = vector.reduction <minui>, %v, %a : vector<4xi8> into i8
  vector.print %9 : i8 punctuation <comma>
  %10 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %10 : i8 punctuation <comma>
  %11 = vector.mask %m { vector.reduction <minui>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %11 : i8
  %12 = vector.reduction <minsi>, %v : vector<4xi8> into i8
  vector.print %12 : i8 punctuation <comma>
  %13 = vector.reduction <minsi>, %v, %a : vector<4xi8> into i8
  vector.print %13 : i8 punctuation <comma>
  %14 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %14 : i8 punctuation <comma>
  %15 = vector.mask %m { vector.reduction <minsi>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %15 : i8
  %16 = vector.reduction <maxui>, %v : vector<4xi8> into i8
  vector.print %16 : i8 punctuation <comma>
  %17 = vector.reduction <maxui>, %v, %a : vector<4xi8> into i8
  vector.print %17 : i8 punctuation <comma>
  %18 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %18 : i8 punctuation <comma>
  %19 = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %19 : i8
  %20 = vector.reduction <maxsi>, %v : vector<4xi8> into i8
  vector.print %20 : i8 punctuation <comma>
  %21 = vector.reduction <maxsi>, %v, %a : vector<4xi8> into i8
  vector.print %21 : i8 punctuation <comma>
  %22 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %22 : i8 punctuation <comma>
  %23 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %23 : i8
  %24 = vector.reduction <and>, %v : vector<4xi8> into i8
  vector.print %24 : i8 punctuation <comma>
  %25 = vector.reduction <and>, %v, %a : vector<4xi8> into i8
  vector.print %25 : i8 punctuation <comma>
  %26 = vector.mask %m { vector.reduction <and>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %26 : i8 punctuation <comma>
  %27 = vector.mask %m { vector.reduction <and>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %27 : i8
  %28 = vector.reduction <or>, %v : vector<4xi8> into i8
  vector.print %28 : i8 punctuation <comma>
  %29 = vector.reduction <or>, %v, %a : vector<4xi8> into i8
  vector.print %29 : i8 punctuation <comma>
  %30 = vector.mask %m { vector.reduction <or>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %30 : i8 punctuation <comma>
  %31 = vector.mask %m { vector.reduction <or>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %31 : i8
  %32 = vector.reduction <xor>, %v : vector<4xi8> into i8
  vector.print %32 : i8 punctuation <comma>
  %33 = vector.reduction <xor>, %v, %a : vector<4xi8> into i8
  vector.print %33 : i8 punctuation <comma>
  %34 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %34 : i8 punctuation <comma>
  %35 = vector.mask %m { vector.reduction <xor>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  vector.print %35 : i8
  return
}
// OUT: -24, -19, 104, 109
// OUT: 0, 0, -52, -4
// OUT: 7, 5, 7, 5
// OUT: -128, -128, -3, -3
// OUT: -3, -3, -3, -3
// OUT: 100, 100, 100, 100
// OUT: 0, 0, 4, 4
// OUT: -1, -1, -1, -1
// OUT: 30, 27, -98, -101

func.func @of_i16(%v: vector<4xi16>, %a: i16, %m: vector<4xi1>) {
  %0 = vector.reduction <add>, %v : vector<4xi16> into i16
  vector.print %0 : i16 punctuation <comma>
  %1 = vector.reduction <add>, %v, %a : vector<4xi16> into i16
  vector.print %1 : i16 punctuation <comma>
  %2 = vector.mask %m { vector.reduction <add>, %v : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %2 : i16 punctuation <comma>
  %3 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %3 : i16
  %4 = vector.reduction <mul>, %v : vector<4xi16> into i16
  vector.print %4 : i16 punctuation <comma>
  %5 = vector.reduction <mul>, %v, %a : vector<4xi16> into i16
  vector.print %5 : i16 punctuation <comma>
  %6 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %6 : i16 punctuation <comma>
  %7 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %7 : i16
  %8 = vector.reduction <minui>, %v : vector<4xi16> into i16
  vector.print %8 : i16 punctuation <comma>
  %9 = vector.reduction <minui>, %v, %a : vector<4xi16> into i16
  vector.print %9 : i16 punctuation <comma>
  %10 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %10 : i16 punctuation <comma>
  %11 = vector.mask %m { vector.reduction <minui>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %11 : i16
  %12 = vector.reduction <minsi>, %v : vector<4xi16> into i16
  vector.print %12 : i16 punctuation <comma>
  %13 = vector.reduction <minsi>, %v, %a : vector<4xi16> into i16
  vector.print %13 : i16 punctuation <comma>
  %14 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %14 : i16 punctuation <comma>
  %15 = vector.mask %m { vector.reduction <minsi>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %15 : i16
  %16 = vector.reduction <maxui>, %v : vector<4xi16> into i16
  vector.print %16 : i16 punctuation <comma>
  %17 = vector.reduction <maxui>, %v, %a : vector<4xi16> into i16
  vector.print %17 : i16 punctuation <comma>
  %18 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %18 : i16 punctuation <comma>
  %19 = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %19 : i16
  %20 = vector.reduction <maxsi>, %v : vector<4xi16> into i16
  vector.print %20 : i16 punctuation <comma>
  %21 = vector.reduction <maxsi>, %v, %a : vector<4xi16> into i16
  vector.print %21 : i16 punctuation <comma>
  %22 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %22 : i16 punctuation <comma>
  %23 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %23 : i16
  %24 = vector.reduction <and>, %v : vector<4xi16> into i16
  vector.print %24 : i16 punctuation <comma>
  %25 = vector.reduction <and>, %v, %a : vector<4xi16> into i16
  vector.print %25 : i16 punctuation <comma>
  %26 = vector.mask %m { vector.reduction <and>, %v : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %26 : i16 punctuation <comma>
  %27 = vector.mask %m { vector.reduction <and>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %27 : i16
  %28 = vector.reduction <or>, %v : vector<4xi16> into i16
  vector.print %28 : i16 punctuation <comma>
  %29 = vector.reduction <or>, %v, %a : vector<4xi16> into i16
  vector.print %29 : i16 punctuation <comma>
  %30 = vector.mask %m { vector.reduction <or>, %v : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %30 : i16 punctuation <comma>
  %31 = vector.mask %m { vector.reduction <or>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %31 : i16
  %32 = vector.reduction <xor>, %v : vector<4xi16> into i16
  vector.print %32 : i16 punctuation <comma>
  %33 = vector.reduction <xor>, %v, %a : vector<4xi16> into i16
  vector.print %33 : i16 punctuation <comma>
  %34 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %34 : i16 punctuation <comma>
  %35 = vector.mask %m { vector.reduction <xor>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  vector.print %35 : i16
  return
}
// OUT: -32393, -32384, -32391, -32382
// OUT: 0, 0, 0, 0
// OUT: 77, 9, 77, 9
// OUT: -32768, -32768, -32768, -32768
// OUT: -2, -2, -32768, -32768
// OUT: 300, 300, 300, 300
// OUT: 0, 0, 0, 0
// OUT: -1, -1, -32403, -32403
// OUT: 32415, 32406, -32415, -32408

func.func @of_i64(%v: vector<4xi64>, %a: i64, %m: vector<4xi1>) {
  %0 = vector.reduction <add>, %v : vector<4xi64> into i64
  vector.print %0 : i64 punctuation <comma>
  %1 = vector.reduction <add>, %v, %a : vector<4xi64> into i64
  vector.print %1 : i64 punctuation <comma>
  %2 = vector.mask %m { vector.reduction <add>, %v : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %2 : i64 punctuation <comma>
  %3 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %3 : i64
  %4 = vector.reduction <mul>, %v : vector<4xi64> into i64
  vector.print %4 : i64 punctuation <comma>
  %5 = vector.reduction <mul>, %v, %a : vector<4xi64> into i64
  vector.print %5 : i64 punctuation <comma>
  %6 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %6 : i64 punctuation <comma>
  %7 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %7 : i64
  %8 = vector.reduction <minui>, %v : vector<4xi64> into i64
  vector.print %8 : i64 punctuation <comma>
  %9 = vector.reduction <minui>, %v, %a : vector<4xi64> into i64
  vector.print %9 : i64 punctuation <comma>
  %10 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %10 : i64 punctuation <comma>
  %11 = vector.mask %m { vector.reduction <minui>, %v, %a : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %11 : i64
  %12 = vector.reduction <minsi>, %v : vector<4xi64> into i64
  vector.print %12 : i64 punctuation <comma>
  %13 = vector.reduction <minsi>, %v, %a : vector<4xi64> into i64
  vector.print %13 : i64 punctuation <comma>
  %14 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %14 : i64 punctuation <comma>
  %15 = vector.mask %m { vector.reduction <minsi>, %v, %a : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %15 : i64
  %16 = vector.reduction <maxui>, %v : vector<4xi64> into i64
  vector.print %16 : i64 punctuation <comma>
  %17 = vector.reduction <maxui>, %v, %a : vector<4xi64> into i64
  vector.print %17 : i64 punctuation <comma>
  %18 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %18 : i64 punctuation <comma>
  %19 = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %19 : i64
  %20 = vector.reduction <maxsi>, %v : vector<4xi64> into i64
  vector.print %20 : i64 punctuation <comma>
  %21 = vector.reduction <maxsi>, %v, %a : vector<4xi64> into i64
  vector.print %21 : i64 punctuation <comma>
  %22 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %22 : i64 punctuation <comma>
  %23 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %23 : i64
  %24 = vector.reduction <and>, %v : vector<4xi64> into i64
  vector.print %24 : i64 punctuation <comma>
  %25 = vector.reduction <and>, %v, %a : vector<4xi64> into i64
  vector.print %25 : i64 punctuation <comma>
  %26 = vector.mask %m { vector.reduction <and>, %v : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %26 : i64 punctuation <comma>
  %27 = vector.mask %m { vector.reduction <and>, %v, %a : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %27 : i64
  %28 = vector.reduction <or>, %v : vector<4xi64> into i64
  vector.print %28 : i64 punctuation <comma>
  %29 = vector.reduction <or>, %v, %a : vector<4xi64> into i64
  vector.print %29 : i64 punctuation <comma>
  %30 = vector.mask %m { vector.reduction <or>, %v : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %30 : i64 punctuation <comma>
  %31 = vector.mask %m { vector.reduction <or>, %v, %a : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %31 : i64
  %32 = vector.reduction <xor>, %v : vector<4xi64> into i64
  vector.print %32 : i64 punctuation <comma>
  %33 = vector.reduction <xor>, %v, %a : vector<4xi64> into i64
  vector.print %33 : i64 punctuation <comma>
  %34 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %34 : i64 punctuation <comma>
  %35 = vector.mask %m { vector.reduction <xor>, %v, %a : vector<4xi64> into i64 } : vector<4xi1> -> i64
  vector.print %35 : i64
  return
}
// OUT: -4611684918915760130, -4611684918915760124, -4611684918915760125, -4611684918915760119
// OUT: 0, 0, 0, 0
// OUT: 3, 3, 3, 3
// OUT: -4611686018427387904, -4611686018427387904, -4611686018427387904, -4611686018427387904
// OUT: -5, -5, -4611686018427387904, -4611686018427387904
// OUT: 1099511627776, 1099511627776, 1099511627776, 1099511627776
// OUT: 0, 0, 0, 0
// OUT: -5, -1, -4611684918915760125, -4611684918915760121
// OUT: 4611684918915760120, 4611684918915760126, -4611684918915760125, -4611684918915760123

func.func @of_i1(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) {
  %0 = vector.reduction <add>, %v : vector<4xi1> into i1
  vector.print %0 : i1 punctuation <comma>
  %1 = vector.reduction <add>, %v, %a : vector<4xi1> into i1
  vector.print %1 : i1 punctuation <comma>
  %2 = vector.mask %m { vector.reduction <add>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %2 : i1 punctuation <comma>
  %3 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %3 : i1
  %4 = vector.reduction <mul>, %v : vector<4xi1> into i1
  vector.print %4 : i1 punctuation <comma>
  %5 = vector.reduction <mul>, %v, %a : vector<4xi1> into i1
  vector.print %5 : i1 punctuation <comma>
  %6 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %6 : i1 punctuation <comma>
  %7 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %7 : i1
  %8 = vector.reduction <minui>, %v : vector<4xi1> into i1
  vector.print %8 : i1 punctuation <comma>
  %9 = vector.reduction <minui>, %v, %a : vector<4xi1> into i1
  vector.print %9 : i1 punctuation <comma>
  %10 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %10 : i1 punctuation <comma>
  %11 = vector.mask %m { vector.reduction <minui>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %11 : i1
  %12 = vector.reduction <minsi>, %v : vector<4xi1> into i1
  vector.print %12 : i1 punctuation <comma>
  %13 = vector.reduction <minsi>, %v, %a : vector<4xi1> into i1
  vector.print %13 : i1 punctuation <comma>
  %14 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %14 : i1 punctuation <comma>
  %15 = vector.mask %m { vector.reduction <minsi>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %15 : i1
  %16 = vector.reduction <maxui>, %v : vector<4xi1> into i1
  vector.print %16 : i1 punctuation <comma>
  %17 = vector.reduction <maxui>, %v, %a : vector<4xi1> into i1
  vector.print %17 : i1 punctuation <comma>
  %18 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %18 : i1 punctuation <comma>
  %19 = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %19 : i1
  %20 = vector.reduction <maxsi>, %v : vector<4xi1> into i1
  vector.print %20 : i1 punctuation <comma>
  %21 = vector.reduction <maxsi>, %v, %a : vector<4xi1> into i1
  vector.print %21 : i1 punctuation <comma>
  %22 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %22 : i1 punctuation <comma>
  %23 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %23 : i1
  %24 = vector.reduction <and>, %v : vector<4xi1> into i1
  vector.print %24 : i1 punctuation <comma>
  %25 = vector.reduction <and>, %v, %a : vector<4xi1> into i1
  vector.print %25 : i1 punctuation <comma>
  %26 = vector.mask %m { vector.reduction <and>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %26 : i1 punctuation <comma>
  %27 = vector.mask %m { vector.reduction <and>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %27 : i1
  %28 = vector.reduction <or>, %v : vector<4xi1> into i1
  vector.print %28 : i1 punctuation <comma>
  %29 = vector.reduction <or>, %v, %a : vector<4xi1> into i1
  vector.print %29 : i1 punctuation <comma>
  %30 = vector.mask %m { vector.reduction <or>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %30 : i1 punctuation <comma>
  %31 = vector.mask %m { vector.reduction <or>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %31 : i1
  %32 = vector.reduction <xor>, %v : vector<4xi1> into i1
  vector.print %32 : i1 punctuation <comma>
  %33 = vector.reduction <xor>, %v, %a : vector<4xi1> into i1
  vector.print %33 : i1 punctuation <comma>
  %34 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %34 : i1 punctuation <comma>
  %35 = vector.mask %m { vector.reduction <xor>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  vector.print %35 : i1
  return
}
// OUT: 0, 0, 0, 0
// OUT: 0, 0, 0, 0
// OUT: 0, 0, 0, 0
// OUT: 1, 1, 1, 1
// OUT: 1, 1, 1, 1
// OUT: 0, 0, 0, 0
// OUT: 0, 0, 0, 0
// OUT: 1, 1, 1, 1
// OUT: 0, 0, 0, 0

func.func @of_f16(%v: vector<4xf16>, %a: f16, %m: vector<4xi1>) {
  %0 = vector.reduction <add>, %v : vector<4xf16> into f16
  %1 = arith.extf %0 : f16 to f32
  vector.print %1 : f32 punctuation <comma>
  %2 = vector.reduction <add>, %v, %a : vector<4xf16> into f16
  %3 = arith.extf %2 : f16 to f32
  vector.print %3 : f32 punctuation <comma>
  %4 = vector.mask %m { vector.reduction <add>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %5 = arith.extf %4 : f16 to f32
  vector.print %5 : f32 punctuation <comma>
  %6 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %7 = arith.extf %6 : f16 to f32
  vector.print %7 : f32
  %8 = vector.reduction <mul>, %v : vector<4xf16> into f16
  %9 = arith.extf %8 : f16 to f32
  vector.print %9 : f32 punctuation <comma>
  %10 = vector.reduction <mul>, %v, %a : vector<4xf16> into f16
  %11 = arith.extf %10 : f16 to f32
  vector.print %11 : f32 punctuation <comma>
  %12 = vector.mask %m { vector.reduction <mul>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %13 = arith.extf %12 : f16 to f32
  vector.print %13 : f32 punctuation <comma>
  %14 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %15 = arith.extf %14 : f16 to f32
  vector.print %15 : f32
  %16 = vector.reduction <minnumf>, %v : vector<4xf16> into f16
  %17 = arith.extf %16 : f16 to f32
  vector.print %17 : f32 punctuation <comma>
  %18 = vector.reduction <minnumf>, %v, %a : vector<4xf16> into f16
  %19 = arith.extf %18 : f16 to f32
  vector.print %19 : f32 punctuation <comma>
  %20 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %21 = arith.extf %20 : f16 to f32
  vector.print %21 : f32 punctuation <comma>
  %22 = vector.mask %m { vector.reduction <minnumf>, %v, %a : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %23 = arith.extf %22 : f16 to f32
  vector.print %23 : f32
  %24 = vector.reduction <maxnumf>, %v : vector<4xf16> into f16
  %25 = arith.extf %24 : f16 to f32
  vector.print %25 : f32 punctuation <comma>
  %26 = vector.reduction <maxnumf>, %v, %a : vector<4xf16> into f16
  %27 = arith.extf %26 : f16 to f32
  vector.print %27 : f32 punctuation <comma>
  %28 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %29 = arith.extf %28 : f16 to f32
  vector.print %29 : f32 punctuation <comma>
  %30 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %31 = arith.extf %30 : f16 to f32
  vector.print %31 : f32
  %32 = vector.reduction <minimumf>, %v : vector<4xf16> into f16
  %33 = arith.extf %32 : f16 to f32
  vector.print %33 : f32 punctuation <comma>
  %34 = vector.reduction <minimumf>, %v, %a : vector<4xf16> into f16
  %35 = arith.extf %34 : f16 to f32
  vector.print %35 : f32 punctuation <comma>
  %36 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %37 = arith.extf %36 : f16 to f32
  vector.print %37 : f32 punctuation <comma>
  %38 = vector.mask %m { vector.reduction <minimumf>, %v, %a : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %39 = arith.extf %38 : f16 to f32
  vector.print %39 : f32
  %40 = vector.reduction <maximumf>, %v : vector<4xf16> into f16
  %41 = arith.extf %40 : f16 to f32
  vector.print %41 : f32 punctuation <comma>
  %42 = vector.reduction <maximumf>, %v, %a : vector<4xf16> into f16
  %43 = arith.extf %42 : f16 to f32
  vector.print %43 : f32 punctuation <comma>
  %44 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %45 = arith.extf %44 : f16 to f32
  vector.print %45 : f32 punctuation <comma>
  %46 = vector.mask %m { vector.reduction <maximumf>, %v, %a : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %47 = arith.extf %46 : f16 to f32
  vector.print %47 : f32
  return
}
// OUT: -7, -3, 1, 5
// OUT: 12, 48, -1.5, -6
// OUT: -8, -8, -1.5, -1.5
// OUT: 2, 4, 2, 4
// OUT: -8, -8, -1.5, -1.5
// OUT: 2, 4, 2, 4

func.func @of_bf16(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) {
  %0 = vector.reduction <add>, %v : vector<4xbf16> into bf16
  %1 = arith.extf %0 : bf16 to f32
  vector.print %1 : f32 punctuation <comma>
  %2 = vector.reduction <add>, %v, %a : vector<4xbf16> into bf16
  %3 = arith.extf %2 : bf16 to f32
  vector.print %3 : f32 punctuation <comma>
  %4 = vector.mask %m { vector.reduction <add>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %5 = arith.extf %4 : bf16 to f32
  vector.print %5 : f32 punctuation <comma>
  %6 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %7 = arith.extf %6 : bf16 to f32
  vector.print %7 : f32
  %8 = vector.reduction <mul>, %v : vector<4xbf16> into bf16
  %9 = arith.extf %8 : bf16 to f32
  vector.print %9 : f32 punctuation <comma>
  %10 = vector.reduction <mul>, %v, %a : vector<4xbf16> into bf16
  %11 = arith.extf %10 : bf16 to f32
  vector.print %11 : f32 punctuation <comma>
  %12 = vector.mask %m { vector.reduction <mul>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %13 = arith.extf %12 : bf16 to f32
  vector.print %13 : f32 punctuation <comma>
  %14 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %15 = arith.extf %14 : bf16 to f32
  vector.print %15 : f32
  %16 = vector.reduction <minnumf>, %v : vector<4xbf16> into bf16
  %17 = arith.extf %16 : bf16 to f32
  vector.print %17 : f32 punctuation <comma>
  %18 = vector.reduction <minnumf>, %v, %a : vector<4xbf16> into bf16
  %19 = arith.extf %18 : bf16 to f32
  vector.print %19 : f32 punctuation <comma>
  %20 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %21 = arith.extf %20 : bf16 to f32
  vector.print %21 : f32 punctuation <comma>
  %22 = vector.mask %m { vector.reduction <minnumf>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %23 = arith.extf %22 : bf16 to f32
  vector.print %23 : f32
  %24 = vector.reduction <maxnumf>, %v : vector<4xbf16> into bf16
  %25 = arith.extf %24 : bf16 to f32
  vector.print %25 : f32 punctuation <comma>
  %26 = vector.reduction <maxnumf>, %v, %a : vector<4xbf16> into bf16
  %27 = arith.extf %26 : bf16 to f32
  vector.print %27 : f32 punctuation <comma>
  %28 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %29 = arith.extf %28 : bf16 to f32
  vector.print %29 : f32 punctuation <comma>
  %30 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %31 = arith.extf %30 : bf16 to f32
  vector.print %31 : f32
  %32 = vector.reduction <minimumf>, %v : vector<4xbf16> into bf16
  %33 = arith.extf %32 : bf16 to f32
  vector.print %33 : f32 punctuation <comma>
  %34 = vector.reduction <minimumf>, %v, %a : vector<4xbf16> into bf16
  %35 = arith.extf %34 : bf16 to f32
  vector.print %35 : f32 punctuation <comma>
  %36 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %37 = arith.extf %36 : bf16 to f32
  vector.print %37 : f32 punctuation <comma>
  %38 = vector.mask %m { vector.reduction <minimumf>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %39 = arith.extf %38 : bf16 to f32
  vector.print %39 : f32
  %40 = vector.reduction <maximumf>, %v : vector<4xbf16> into bf16
  %41 = arith.extf %40 : bf16 to f32
  vector.print %41 : f32 punctuation <comma>
  %42 = vector.reduction <maximumf>, %v, %a : vector<4xbf16> into bf16
  %43 = arith.extf %42 : bf16 to f32
  vector.print %43 : f32 punctuation <comma>
  %44 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %45 = arith.extf %44 : bf16 to f32
  vector.print %45 : f32 punctuation <comma>
  %46 = vector.mask %m { vector.reduction <maximumf>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  %47 = arith.extf %46 : bf16 to f32
  vector.print %47 : f32
  return
}
// OUT: -7, -3, 1, 5
// OUT: 12, 48, -1.5, -6
// OUT: -8, -8, -1.5, -1.5
// OUT: 2, 4, 2, 4
// OUT: -8, -8, -1.5, -1.5
// OUT: 2, 4, 2, 4

func.func @of_f64(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) {
  %0 = vector.reduction <add>, %v : vector<4xf64> into f64
  vector.print %0 : f64 punctuation <comma>
  %1 = vector.reduction <add>, %v, %a : vector<4xf64> into f64
  vector.print %1 : f64 punctuation <comma>
  %2 = vector.mask %m { vector.reduction <add>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %2 : f64 punctuation <comma>
  %3 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %3 : f64
  %4 = vector.reduction <mul>, %v : vector<4xf64> into f64
  vector.print %4 : f64 punctuation <comma>
  %5 = vector.reduction <mul>, %v, %a : vector<4xf64> into f64
  vector.print %5 : f64 punctuation <comma>
  %6 = vector.mask %m { vector.reduction <mul>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %6 : f64 punctuation <comma>
  %7 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %7 : f64
  %8 = vector.reduction <minnumf>, %v : vector<4xf64> into f64
  vector.print %8 : f64 punctuation <comma>
  %9 = vector.reduction <minnumf>, %v, %a : vector<4xf64> into f64
  vector.print %9 : f64 punctuation <comma>
  %10 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %10 : f64 punctuation <comma>
  %11 = vector.mask %m { vector.reduction <minnumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %11 : f64
  %12 = vector.reduction <maxnumf>, %v : vector<4xf64> into f64
  vector.print %12 : f64 punctuation <comma>
  %13 = vector.reduction <maxnumf>, %v, %a : vector<4xf64> into f64
  vector.print %13 : f64 punctuation <comma>
  %14 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %14 : f64 punctuation <comma>
  %15 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %15 : f64
  %16 = vector.reduction <minimumf>, %v : vector<4xf64> into f64
  vector.print %16 : f64 punctuation <comma>
  %17 = vector.reduction <minimumf>, %v, %a : vector<4xf64> into f64
  vector.print %17 : f64 punctuation <comma>
  %18 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %18 : f64 punctuation <comma>
  %19 = vector.mask %m { vector.reduction <minimumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %19 : f64
  %20 = vector.reduction <maximumf>, %v : vector<4xf64> into f64
  vector.print %20 : f64 punctuation <comma>
  %21 = vector.reduction <maximumf>, %v, %a : vector<4xf64> into f64
  vector.print %21 : f64 punctuation <comma>
  %22 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %22 : f64 punctuation <comma>
  %23 = vector.mask %m { vector.reduction <maximumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %23 : f64
  return
}
// OUT: -7.39844, -3.39844, 0.601562, 4.60156
// OUT: 2.4375, 9.75, -0.304688, -1.21875
// OUT: -8, -8, -1.5, -1.5
// OUT: 2, 4, 2, 4
// OUT: -8, -8, -1.5, -1.5
// OUT: 2, 4, 2, 4

func.func @main() -> i32 {
  %m = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %v_i8 = arith.constant dense<[7, -128, 100, -3]> : vector<4xi8>
  %a_i8 = arith.constant 5 : i8
  call @of_i8(%v_i8, %a_i8, %m) : (vector<4xi8>, i8, vector<4xi1>) -> ()
  %v_i16 = arith.constant dense<[300, -2, -32768, 77]> : vector<4xi16>
  %a_i16 = arith.constant 9 : i16
  call @of_i16(%v_i16, %a_i16, %m) : (vector<4xi16>, i16, vector<4xi1>) -> ()
  %v_i64 = arith.constant dense<[1099511627776, -5, 3, -4611686018427387904]> : vector<4xi64>
  %a_i64 = arith.constant 6 : i64
  call @of_i64(%v_i64, %a_i64, %m) : (vector<4xi64>, i64, vector<4xi1>) -> ()
  %v_i1 = arith.constant dense<[true, false, false, true]> : vector<4xi1>
  %a_i1 = arith.constant false
  call @of_i1(%v_i1, %a_i1, %m) : (vector<4xi1>, i1, vector<4xi1>) -> ()
  %v_f16 = arith.constant dense<[0.5, -8.0, 2.0, -1.5]> : vector<4xf16>
  %a_f16 = arith.constant 4.0 : f16
  call @of_f16(%v_f16, %a_f16, %m) : (vector<4xf16>, f16, vector<4xi1>) -> ()
  %v_bf16 = arith.constant dense<[0.5, -8.0, 2.0, -1.5]> : vector<4xbf16>
  %a_bf16 = arith.constant 4.0 : bf16
  call @of_bf16(%v_bf16, %a_bf16, %m) : (vector<4xbf16>, bf16, vector<4xi1>) -> ()
  %v_f64 = arith.constant dense<[0.1015625, -8.0, 2.0, -1.5]> : vector<4xf64>
  %a_f64 = arith.constant 4.0 : f64
  call @of_f64(%v_f64, %a_f64, %m) : (vector<4xf64>, f64, vector<4xi1>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
