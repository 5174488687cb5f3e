// vector.bitcast between vectors, neither of whose numbers of elements divides
// the other: as by way of one element that has all bits; constants as well,
// which LLVM folds wrongly; and back.
//
// NO ORACLE: LLVM folds the constants wrongly

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

memref.global @bytes : memref<5xi8> = dense<[-17, -18, -19, -20, -21]>
memref.global @words : memref<3xi32> = dense<[305419896, -1985229329, 19088743]>

// The number of elements that are as they are by way of i40.
func.func @fives(%v: vector<5xi8>) -> i64 {
  %a = vector.bitcast %v : vector<5xi8> to vector<8xi5>
  %b = vector.bitcast %v : vector<5xi8> to vector<1xi40>
  %c = vector.bitcast %b : vector<1xi40> to vector<8xi5>
  %equal = arith.cmpi eq, %a, %c : vector<8xi5>
  %ones = arith.extui %equal : vector<8xi1> to vector<8xi64>
  %n = vector.reduction <add>, %ones : vector<8xi64> into i64
  return %n : i64
}
func.func @halves(%v: vector<3xf32>) -> i64 {
  %a = vector.bitcast %v : vector<3xf32> to vector<2xi48>
  %b = vector.bitcast %v : vector<3xf32> to vector<1xi96>
  %c = vector.bitcast %b : vector<1xi96> to vector<2xi48>
  %equal = arith.cmpi eq, %a, %c : vector<2xi48>
  %ones = arith.extui %equal : vector<2xi1> to vector<2xi64>
  %n = vector.reduction <add>, %ones : vector<2xi64> into i64
  return %n : i64
}
func.func @there_and_back(%v: vector<5xi8>) -> i64 {
  %a = vector.bitcast %v : vector<5xi8> to vector<8xi5>
  %x = arith.extui %a : vector<8xi5> to vector<8xi16>
  %y = arith.trunci %x : vector<8xi16> to vector<8xi5>
  %b = vector.bitcast %y : vector<8xi5> to vector<5xi8>
  %equal = arith.cmpi eq, %v, %b : vector<5xi8>
  %ones = arith.extui %equal : vector<5xi1> to vector<5xi64>
  %n = vector.reduction <add>, %ones : vector<5xi64> into i64
  return %n : i64
}

func.func @sum(%v: vector<5xi8>) -> i64 {
  %a = vector.bitcast %v : vector<5xi8> to vector<8xi5>
  %x = arith.extui %a : vector<8xi5> to vector<8xi64>
  %n = vector.reduction <add>, %x : vector<8xi64> into i64
  return %n : i64
}

// OUT: 8
// OUT: 2
// OUT: 5
// OUT: 0
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %bytes = memref.get_global @bytes : memref<5xi8>
  %words = memref.get_global @words : memref<3xi32>
  %v = vector.load %bytes[%c0] : memref<5xi8>, vector<5xi8>
  %w = vector.load %words[%c0] : memref<3xi32>, vector<3xi32>
  %f = vector.bitcast %w : vector<3xi32> to vector<3xf32>
  %0 = call @fives(%v) : (vector<5xi8>) -> i64
  call @show(%0) : (i64) -> ()
  %1 = call @halves(%f) : (vector<3xf32>) -> i64
  call @show(%1) : (i64) -> ()
  %2 = call @there_and_back(%v) : (vector<5xi8>) -> i64
  call @show(%2) : (i64) -> ()
  %k = arith.constant dense<[-17, -18, -19, -20, -21]> : vector<5xi8>
  %3 = call @sum(%v) : (vector<5xi8>) -> i64
  %4 = call @sum(%k) : (vector<5xi8>) -> i64
  %5 = arith.subi %3, %4 : i64
  call @show(%5) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
