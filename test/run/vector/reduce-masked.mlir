// A masked reduction passes over what the mask leaves out; with nothing left it
// yields the neutral element, or what it began with.

func.func @reduce(%k: vector<4xi1>, %v: vector<4xi32>, %start: i32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  vector.print %0 : i32
  %1 = vector.mask %k { vector.reduction <mul>, %v, %start : vector<4xi32> into i32 } : vector<4xi1> -> i32
  vector.print %1 : i32
  %2 = vector.mask %k { vector.reduction <maxsi>, %v, %start : vector<4xi32> into i32 } : vector<4xi1> -> i32
  vector.print %2 : i32
  %3 = vector.mask %k { vector.reduction <and>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  vector.print %3 : i32
  return
}

func.func @main() -> i32 {
  %v = arith.constant dense<[3, 5, 6, 7]> : vector<4xi32>
  %start = arith.constant 2 : i32
  %some = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %none = arith.constant dense<false> : vector<4xi1>
  call @reduce(%some, %v, %start) : (vector<4xi1>, vector<4xi32>, i32) -> ()
  call @reduce(%none, %v, %start) : (vector<4xi1>, vector<4xi32>, i32) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 9
// OUT: 36
// OUT: 6
// OUT: 2
// OUT: 0
// OUT: 2
// OUT: 2
// OUT: -1
