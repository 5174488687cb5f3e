// An index has the bits of the target, in constants as when it is computed.
//
// NO ORACLE: mlir-opt-22 folds indices in 64 bits, and the sign of the least one

memref.global @numbers : memref<4xi64> = dense<[-5, 2, 65536,
                                                -9223372036854775808]>

func.func private @same(%folded: index, %computed: index) attributes {no_inline} {
  %same = arith.cmpi eq, %folded, %computed : index
  vector.print %same : i1
  return
}

func.func private @same_i64(%folded: i64, %computed: i64) attributes {no_inline} {
  %same = arith.cmpi eq, %folded, %computed : i64
  vector.print %same : i1
  return
}

func.func @main() {
  %a = arith.constant -5 : index
  %b = arith.constant 2 : index
  %c = arith.constant 65536 : index
  %least = index.constant -9223372036854775808
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %3 = arith.constant 3 : index
  %numbers = memref.get_global @numbers : memref<4xi64>
  %n0 = memref.load %numbers[%0] : memref<4xi64>
  %n1 = memref.load %numbers[%1] : memref<4xi64>
  %n2 = memref.load %numbers[%2] : memref<4xi64>
  %n3 = memref.load %numbers[%3] : memref<4xi64>
  %x = arith.index_cast %n0 : i64 to index
  %y = arith.index_cast %n1 : i64 to index
  %z = arith.index_cast %n2 : i64 to index
  %w = arith.index_cast %n3 : i64 to index

  %div = arith.divui %a, %b : index
  %div_ = arith.divui %x, %y : index
  call @same(%div, %div_) : (index, index) -> ()
  %shr = arith.shrui %a, %b : index
  %shr_ = arith.shrui %x, %y : index
  call @same(%shr, %shr_) : (index, index) -> ()
  %square = arith.muli %c, %c : index
  %back = arith.divui %square, %c : index
  %square_ = arith.muli %z, %z : index
  %back_ = arith.divui %square_, %z : index
  call @same(%back, %back_) : (index, index) -> ()
  %low, %high = arith.mului_extended %c, %c : index
  %low_, %high_ = arith.mului_extended %z, %z : index
  call @same(%high, %high_) : (index, index) -> ()
  %up = arith.ceildivui %a, %b : index
  %up_ = arith.ceildivui %x, %y : index
  call @same(%up, %up_) : (index, index) -> ()
  %zeros = math.ctlz %b : index
  %zeros_ = math.ctlz %y : index
  call @same(%zeros, %zeros_) : (index, index) -> ()
  %ones = math.ctpop %a : index
  %ones_ = math.ctpop %x : index
  call @same(%ones, %ones_) : (index, index) -> ()
  %i64 = arith.index_castui %a : index to i64
  %i64_ = arith.index_castui %x : index to i64
  call @same_i64(%i64, %i64_) : (i64, i64) -> ()
  %large = arith.constant 4294967301 : i64
  %five = arith.index_cast %large : i64 to index
  %again = arith.index_cast %five : index to i64
  %difference = arith.subi %n1, %n1 : i64
  %large_ = arith.addi %large, %difference : i64
  %five_ = arith.index_cast %large_ : i64 to index
  %again_ = arith.index_cast %five_ : index to i64
  call @same_i64(%again, %again_) : (i64, i64) -> ()
  %zero = arith.cmpi eq, %square, %0 : index
  %zero_ = arith.cmpi eq, %square_, %0 : index
  %one = arith.index_castui %zero : i1 to index
  %one_ = arith.index_castui %zero_ : i1 to index
  call @same(%one, %one_) : (index, index) -> ()
  %ceil = index.ceildivs %least, %b
  %ceil_ = index.ceildivs %w, %y
  call @same(%ceil, %ceil_) : (index, index) -> ()
  %affine = affine.apply affine_map<()[s0] -> (s0 ceildiv 2)>()[%least]
  %affine_ = affine.apply affine_map<()[s0] -> (s0 ceildiv 2)>()[%w]
  call @same(%affine, %affine_) : (index, index) -> ()
  %v = arith.constant dense<[-5, 7]> : vector<2xindex>
  %d = arith.constant dense<2> : vector<2xindex>
  %halves = arith.divui %v, %d : vector<2xindex>
  %half = vector.extract %halves[0] : index from vector<2xindex>
  call @same(%half, %div_) : (index, index) -> ()
  return
}
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
// OUT: 1
