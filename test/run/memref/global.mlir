// memref.global and get_global: constant and not, of one value and of many,
// written as elements, as one value for all (splat) and as hex bytes; a
// scalar; without a value; of index, i1 and floats.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @show_index(%x: index) {
  %y = arith.index_cast %x : index to i64
  func.call @show(%y) : (i64) -> ()
  return
}

func.func private @printF64(f64)

memref.global "private" constant @table : memref<2x3xi32> =
    dense<[[1, -2, 3], [40, 50, -60]]>
memref.global "private" @counter : memref<i64> = dense<5>
memref.global constant @splat : memref<100xi16> = dense<-7>
memref.global "private" constant @hex : memref<3xi32> =
    dense<"0x0100000002000000FFFFFFFF">
memref.global "private" @scratch : memref<4xi64> = uninitialized
memref.global "private" constant @indices : memref<2xindex> = dense<[-9, 9]>
memref.global "private" constant @bits : memref<4xi1> =
    dense<[true, false, false, true]>
memref.global "private" constant @floats : memref<3xf64> =
    dense<[0.1, -2.5, 0x7FF0000000000000]>
memref.global "private" constant @aligned : memref<3xi8> = dense<[1, 2, 3]>
    {alignment = 64}

func.func @count() -> i64 {
  %one = arith.constant 1 : i64
  %cell = memref.get_global @counter : memref<i64>
  %old = memref.load %cell[] : memref<i64>
  %new = arith.addi %old, %one : i64
  memref.store %new, %cell[] : memref<i64>
  return %old : i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  // OUT: -60
  %table = memref.get_global @table : memref<2x3xi32>
  %a = memref.load %table[%c1, %c2] : memref<2x3xi32>
  %a_i64 = arith.extsi %a : i32 to i64
  func.call @show(%a_i64) : (i64) -> ()
  // OUT: 5
  // OUT: 6
  %first = func.call @count() : () -> i64
  %second = func.call @count() : () -> i64
  func.call @show(%first) : (i64) -> ()
  func.call @show(%second) : (i64) -> ()
  // OUT: -7
  %c99 = arith.constant 99 : index
  %splat = memref.get_global @splat : memref<100xi16>
  %b = memref.load %splat[%c99] : memref<100xi16>
  %b_i64 = arith.extsi %b : i16 to i64
  func.call @show(%b_i64) : (i64) -> ()
  // OUT: 2
  // OUT: -1
  %hex = memref.get_global @hex : memref<3xi32>
  %h1 = memref.load %hex[%c1] : memref<3xi32>
  %h2 = memref.load %hex[%c2] : memref<3xi32>
  %h1_i64 = arith.extsi %h1 : i32 to i64
  %h2_i64 = arith.extsi %h2 : i32 to i64
  func.call @show(%h1_i64) : (i64) -> ()
  func.call @show(%h2_i64) : (i64) -> ()
  // OUT: 6
  %scratch = memref.get_global @scratch : memref<4xi64>
  memref.store %second, %scratch[%c3] : memref<4xi64>
  %again = memref.get_global @scratch : memref<4xi64>
  %s = memref.load %again[%c3] : memref<4xi64>
  func.call @show(%s) : (i64) -> ()
  // OUT: -9
  %indices = memref.get_global @indices : memref<2xindex>
  %i = memref.load %indices[%c0] : memref<2xindex>
  func.call @show_index(%i) : (index) -> ()
  // OUT: 1
  // OUT: 0
  // OUT: 0
  // OUT: 1
  %bits = memref.get_global @bits : memref<4xi1>
  %c4 = arith.constant 4 : index
  scf.for %k = %c0 to %c4 step %c1 {
    %bit = memref.load %bits[%k] : memref<4xi1>
    %bit_i64 = arith.extui %bit : i1 to i64
    func.call @show(%bit_i64) : (i64) -> ()
  }
  // OUT: 0.1
  // OUT: -2.5
  // OUT: inf
  %floats = memref.get_global @floats : memref<3xf64>
  scf.for %k = %c0 to %c3 step %c1 {
    %f = memref.load %floats[%k] : memref<3xf64>
    func.call @printF64(%f) : (f64) -> ()
    func.call @printNewline() : () -> ()
  }
  // OUT: 0
  // OUT: 3
  %aligned = memref.get_global @aligned : memref<3xi8>
  %address = memref.extract_aligned_pointer_as_index %aligned
      : memref<3xi8> -> index
  %c64 = arith.constant 64 : index
  %rest = arith.remui %address, %c64 : index
  func.call @show_index(%rest) : (index) -> ()
  %byte = memref.load %aligned[%c2] : memref<3xi8>
  %byte_i64 = arith.extsi %byte : i8 to i64
  func.call @show(%byte_i64) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
