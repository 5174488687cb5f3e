// Every kind of reduction of vectors of index, as in reduce-types.mlir.
// NO ORACLE: mlir-opt-22 makes something invalid of those with a mask

func.func @of_index(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) {
  %0 = vector.reduction <add>, %v : vector<4xindex> into index
  vector.print %0 : index punctuation <comma>
  %1 = vector.reduction <add>, %v, %a : vector<4xindex> into index
  vector.print %1 : index punctuation <comma>
  %2 = vector.mask %m { vector.reduction <add>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %2 : index punctuation <comma>
  %3 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %3 : index
  %4 = vector.reduction <mul>, %v : vector<4xindex> into index
  vector.print %4 : index punctuation <comma>
  %5 = vector.reduction <mul>, %v, %a : vector<4xindex> into index
  vector.print %5 : index punctuation <comma>
  %6 = vector.mask %m { vector.reduction <mul>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %6 : index punctuation <comma>
  %7 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %7 : index
  %8 = vector.reduction <minui>, %v : vector<4xindex> into index
  vector.print %8 : index punctuation <comma>
  %9 = vector.reduction <minui>, %v, %a : vector<4xindex> into index
  vector.print %9 : index punctuation <comma>
  %10 = vector.mask %m { vector.reduction <minui>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %10 : index punctuation <comma>
  %11 = vector.mask %m { vector.reduction <minui>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %11 : index
  %12 = vector.reduction <minsi>, %v : vector<4xindex> into index
  vector.print %12 : index punctuation <comma>
  %13 = vector.reduction <minsi>, %v, %a : vector<4xindex> into index
  vector.print %13 : index punctuation <comma>
  %14 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %14 : index punctuation <comma>
  %15 = vector.mask %m { vector.reduction <minsi>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %15 : index
  %16 = vector.reduction <maxui>, %v : vector<4xindex> into index
  vector.print %16 : index punctuation <comma>
  %17 = vector.reduction <maxui>, %v, %a : vector<4xindex> into index
  vector.print %17 : index punctuation <comma>
  %18 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %18 : index punctuation <comma>
  %19 = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %19 : index
  %20 = vector.reduction <maxsi>, %v : vector<4xindex> into index
  vector.print %20 : index punctuation <comma>
  %21 = vector.reduction <maxsi>, %v, %a : vector<4xindex> into index
  vector.print %21 : index punctuation <comma>
  %22 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %22 : index punctuation <comma>
  %23 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %23 : index
  %24 = vector.reduction <and>, %v : vector<4xindex> into index
  vector.print %24 : index punctuation <comma>
  %25 = vector.reduction <and>, %v, %a : vector<4xindex> into index
  vector.print %25 : index punctuation <comma>
  %26 = vector.mask %m { vector.reduction <and>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %26 : index punctuation <comma>
  %27 = vector.mask %m { vector.reduction <and>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %27 : index
  %28 = vector.reduction <or>, %v : vector<4xindex> into index
  vector.print %28 : index punctuation <comma>
  %29 = vector.reduction <or>, %v, %a : vector<4xindex> into index
  vector.print %29 : index punctuation <comma>
  %30 = vector.mask %m { vector.reduction <or>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %30 : index punctuation <comma>
  %31 = vector.mask %m { vector.reduction <or>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %31 : index
  %32 = vector.reduction <xor>, %v : vector<4xindex> into index
  vector.print %32 : index punctuation <comma>
  %33 = vector.reduction <xor>, %v, %a : vector<4xindex> into index
  vector.print %33 : index punctuation <comma>
  %34 = vector.mask %m { vector.reduction <xor>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %34 : index punctuation <comma>
  %35 = vector.mask %m { vector.reduction <xor>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  vector.print %35 : index
  return
}
// OUT: 28, 33, 24, 29
// OUT: 1296, 6480, 324, 1620
// OUT: 3, 3, 3, 3
// OUT: 3, 3, 3, 3
// OUT: 12, 12, 12, 12
// OUT: 12, 12, 12, 12
// OUT: 0, 0, 0, 0
// OUT: 15, 15, 15, 15
// OUT: 2, 7, 6, 3

func.func @main() -> i32 {
  %m = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %v_index = arith.constant dense<[9, 4, 3, 12]> : vector<4xindex>
  %a_index = arith.constant 5 : index
  call @of_index(%v_index, %a_index, %m) : (vector<4xindex>, index, vector<4xi1>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
