// Functions of integers of many widths, and of index.
// NO ORACLE: mlir-opt has no math.ipowi of index
// SKIP on armhf: index has 32 bits there

// absi, ctlz, cttz, ctpop

func.func private @of_i1(%a: i1) attributes {no_inline} {
  %0 = math.absi %a : i1
  %1 = math.ctlz %a : i1
  %2 = math.cttz %a : i1
  %3 = math.ctpop %a : i1
  vector.print %0 : i1 punctuation <comma>
  vector.print %1 : i1 punctuation <comma>
  vector.print %2 : i1 punctuation <comma>
  vector.print %3 : i1
  return
}

func.func private @of_i7(%a: i7) attributes {no_inline} {
  %0 = math.absi %a : i7
  %1 = math.ctlz %a : i7
  %2 = math.cttz %a : i7
  %3 = math.ctpop %a : i7
  vector.print %0 : i7 punctuation <comma>
  vector.print %1 : i7 punctuation <comma>
  vector.print %2 : i7 punctuation <comma>
  vector.print %3 : i7
  return
}

func.func private @power_of_i7(%a: i7, %b: i7) attributes {no_inline} {
  %0 = math.ipowi %a, %b : i7
  vector.print %0 : i7
  return
}

func.func private @of_i8(%a: i8) attributes {no_inline} {
  %0 = math.absi %a : i8
  %1 = math.ctlz %a : i8
  %2 = math.cttz %a : i8
  %3 = math.ctpop %a : i8
  vector.print %0 : i8 punctuation <comma>
  vector.print %1 : i8 punctuation <comma>
  vector.print %2 : i8 punctuation <comma>
  vector.print %3 : i8
  return
}

func.func private @power_of_i8(%a: i8, %b: i8) attributes {no_inline} {
  %0 = math.ipowi %a, %b : i8
  vector.print %0 : i8
  return
}

func.func private @of_i32(%a: i32) attributes {no_inline} {
  %0 = math.absi %a : i32
  %1 = math.ctlz %a : i32
  %2 = math.cttz %a : i32
  %3 = math.ctpop %a : i32
  vector.print %0 : i32 punctuation <comma>
  vector.print %1 : i32 punctuation <comma>
  vector.print %2 : i32 punctuation <comma>
  vector.print %3 : i32
  return
}

func.func private @power_of_i32(%a: i32, %b: i32) attributes {no_inline} {
  %0 = math.ipowi %a, %b : i32
  vector.print %0 : i32
  return
}

func.func private @of_i64(%a: i64) attributes {no_inline} {
  %0 = math.absi %a : i64
  %1 = math.ctlz %a : i64
  %2 = math.cttz %a : i64
  %3 = math.ctpop %a : i64
  vector.print %0 : i64 punctuation <comma>
  vector.print %1 : i64 punctuation <comma>
  vector.print %2 : i64 punctuation <comma>
  vector.print %3 : i64
  return
}

func.func private @power_of_i64(%a: i64, %b: i64) attributes {no_inline} {
  %0 = math.ipowi %a, %b : i64
  vector.print %0 : i64
  return
}

func.func private @of_index(%a: index) attributes {no_inline} {
  %0 = math.absi %a : index
  %1 = math.ctlz %a : index
  %2 = math.cttz %a : index
  %3 = math.ctpop %a : index
  vector.print %0 : index punctuation <comma>
  vector.print %1 : index punctuation <comma>
  vector.print %2 : index punctuation <comma>
  vector.print %3 : index
  return
}

func.func private @power_of_index(%a: index, %b: index) attributes {no_inline} {
  %0 = math.ipowi %a, %b : index
  vector.print %0 : index
  return
}

func.func @main() -> i32 {
  %0 = arith.constant false
  call @of_i1(%0) : (i1) -> ()
  // OUT: 0, 1, 1, 0
  %1 = arith.constant true
  call @of_i1(%1) : (i1) -> ()
  // OUT: 1, 0, 0, 1
  %2 = arith.constant 0 : i7
  call @of_i7(%2) : (i7) -> ()
  // OUT: 0, 7, 7, 0
  %3 = arith.constant -1 : i7
  call @of_i7(%3) : (i7) -> ()
  // OUT: 1, 0, 0, 7
  %4 = arith.constant 12 : i7
  call @of_i7(%4) : (i7) -> ()
  // OUT: 12, 3, 2, 2
  %5 = arith.constant -64 : i7
  call @of_i7(%5) : (i7) -> ()
  // OUT: -64, 0, 6, 1
  %6 = arith.constant 3 : i7
  %7 = arith.constant 3 : i7
  call @power_of_i7(%6, %7) : (i7, i7) -> ()
  // OUT: 27
  %8 = arith.constant -2 : i7
  %9 = arith.constant 5 : i7
  call @power_of_i7(%8, %9) : (i7, i7) -> ()
  // OUT: -32
  %10 = arith.constant -1 : i7
  %11 = arith.constant -3 : i7
  call @power_of_i7(%10, %11) : (i7, i7) -> ()
  // OUT: -1
  %12 = arith.constant 5 : i7
  %13 = arith.constant -1 : i7
  call @power_of_i7(%12, %13) : (i7, i7) -> ()
  // OUT: 0
  %14 = arith.constant 1 : i7
  %15 = arith.constant -2 : i7
  call @power_of_i7(%14, %15) : (i7, i7) -> ()
  // OUT: 1
  %16 = arith.constant 7 : i7
  %17 = arith.constant 0 : i7
  call @power_of_i7(%16, %17) : (i7, i7) -> ()
  // OUT: 1
  %18 = arith.constant 0 : i8
  call @of_i8(%18) : (i8) -> ()
  // OUT: 0, 8, 8, 0
  %19 = arith.constant -1 : i8
  call @of_i8(%19) : (i8) -> ()
  // OUT: 1, 0, 0, 8
  %20 = arith.constant 12 : i8
  call @of_i8(%20) : (i8) -> ()
  // OUT: 12, 4, 2, 2
  %21 = arith.constant -64 : i8
  call @of_i8(%21) : (i8) -> ()
  // OUT: 64, 0, 6, 2
  %22 = arith.constant 3 : i8
  %23 = arith.constant 3 : i8
  call @power_of_i8(%22, %23) : (i8, i8) -> ()
  // OUT: 27
  %24 = arith.constant -2 : i8
  %25 = arith.constant 5 : i8
  call @power_of_i8(%24, %25) : (i8, i8) -> ()
  // OUT: -32
  %26 = arith.constant -1 : i8
  %27 = arith.constant -3 : i8
  call @power_of_i8(%26, %27) : (i8, i8) -> ()
  // OUT: -1
  %28 = arith.constant 5 : i8
  %29 = arith.constant -1 : i8
  call @power_of_i8(%28, %29) : (i8, i8) -> ()
  // OUT: 0
  %30 = arith.constant 1 : i8
  %31 = arith.constant -2 : i8
  call @power_of_i8(%30, %31) : (i8, i8) -> ()
  // OUT: 1
  %32 = arith.constant 7 : i8
  %33 = arith.constant 0 : i8
  call @power_of_i8(%32, %33) : (i8, i8) -> ()
  // OUT: 1
  %34 = arith.constant 0 : i32
  call @of_i32(%34) : (i32) -> ()
  // OUT: 0, 32, 32, 0
  %35 = arith.constant -1 : i32
  call @of_i32(%35) : (i32) -> ()
  // OUT: 1, 0, 0, 32
  %36 = arith.constant 12 : i32
  call @of_i32(%36) : (i32) -> ()
  // OUT: 12, 28, 2, 2
  %37 = arith.constant -64 : i32
  call @of_i32(%37) : (i32) -> ()
  // OUT: 64, 0, 6, 26
  %38 = arith.constant 3 : i32
  %39 = arith.constant 3 : i32
  call @power_of_i32(%38, %39) : (i32, i32) -> ()
  // OUT: 27
  %40 = arith.constant -2 : i32
  %41 = arith.constant 5 : i32
  call @power_of_i32(%40, %41) : (i32, i32) -> ()
  // OUT: -32
  %42 = arith.constant -1 : i32
  %43 = arith.constant -3 : i32
  call @power_of_i32(%42, %43) : (i32, i32) -> ()
  // OUT: -1
  %44 = arith.constant 5 : i32
  %45 = arith.constant -1 : i32
  call @power_of_i32(%44, %45) : (i32, i32) -> ()
  // OUT: 0
  %46 = arith.constant 1 : i32
  %47 = arith.constant -2 : i32
  call @power_of_i32(%46, %47) : (i32, i32) -> ()
  // OUT: 1
  %48 = arith.constant 7 : i32
  %49 = arith.constant 0 : i32
  call @power_of_i32(%48, %49) : (i32, i32) -> ()
  // OUT: 1
  %50 = arith.constant 0 : i64
  call @of_i64(%50) : (i64) -> ()
  // OUT: 0, 64, 64, 0
  %51 = arith.constant -1 : i64
  call @of_i64(%51) : (i64) -> ()
  // OUT: 1, 0, 0, 64
  %52 = arith.constant 12 : i64
  call @of_i64(%52) : (i64) -> ()
  // OUT: 12, 60, 2, 2
  %53 = arith.constant -64 : i64
  call @of_i64(%53) : (i64) -> ()
  // OUT: 64, 0, 6, 58
  %54 = arith.constant 3 : i64
  %55 = arith.constant 3 : i64
  call @power_of_i64(%54, %55) : (i64, i64) -> ()
  // OUT: 27
  %56 = arith.constant -2 : i64
  %57 = arith.constant 5 : i64
  call @power_of_i64(%56, %57) : (i64, i64) -> ()
  // OUT: -32
  %58 = arith.constant -1 : i64
  %59 = arith.constant -3 : i64
  call @power_of_i64(%58, %59) : (i64, i64) -> ()
  // OUT: -1
  %60 = arith.constant 5 : i64
  %61 = arith.constant -1 : i64
  call @power_of_i64(%60, %61) : (i64, i64) -> ()
  // OUT: 0
  %62 = arith.constant 1 : i64
  %63 = arith.constant -2 : i64
  call @power_of_i64(%62, %63) : (i64, i64) -> ()
  // OUT: 1
  %64 = arith.constant 7 : i64
  %65 = arith.constant 0 : i64
  call @power_of_i64(%64, %65) : (i64, i64) -> ()
  // OUT: 1
  %66 = arith.constant 0 : index
  call @of_index(%66) : (index) -> ()
  // OUT: 0, 64, 64, 0
  %67 = arith.constant -1 : index
  call @of_index(%67) : (index) -> ()
  // OUT: 1, 0, 0, 64
  %68 = arith.constant 12 : index
  call @of_index(%68) : (index) -> ()
  // OUT: 12, 60, 2, 2
  %69 = arith.constant -64 : index
  call @of_index(%69) : (index) -> ()
  // OUT: 64, 0, 6, 58
  %70 = arith.constant 3 : index
  %71 = arith.constant 3 : index
  call @power_of_index(%70, %71) : (index, index) -> ()
  // OUT: 27
  %72 = arith.constant -2 : index
  %73 = arith.constant 5 : index
  call @power_of_index(%72, %73) : (index, index) -> ()
  // OUT: 18446744073709551584
  %74 = arith.constant -1 : index
  %75 = arith.constant -3 : index
  call @power_of_index(%74, %75) : (index, index) -> ()
  // OUT: 18446744073709551615
  %76 = arith.constant 5 : index
  %77 = arith.constant -1 : index
  call @power_of_index(%76, %77) : (index, index) -> ()
  // OUT: 0
  %78 = arith.constant 1 : index
  %79 = arith.constant -2 : index
  call @power_of_index(%78, %79) : (index, index) -> ()
  // OUT: 1
  %80 = arith.constant 7 : index
  %81 = arith.constant 0 : index
  call @power_of_index(%80, %81) : (index, index) -> ()
  // OUT: 1
  %status = arith.constant 0 : i32
  return %status : i32
}
