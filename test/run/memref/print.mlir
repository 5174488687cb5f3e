// The runner functions that print memrefs and numbers: ranked, with strides and
// an offset, of no dimensions, unranked, and of every element type they have.
// NO ORACLE: its runtime is a stand-in without them

func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printOpen()
func.func private @printComma()
func.func private @printClose()
func.func private @printNewline()

memref.global "private" constant @ints : memref<2x3xi32> =
  dense<[[-1, 2, 3], [4, 5, 2147483647]]>
memref.global "private" constant @longs : memref<3xi64> =
  dense<[-9223372036854775808, 0, 9223372036854775807]>
memref.global "private" constant @floats : memref<4xf32> =
  dense<[0.5, -1.25, 3.0e10, 0x7F800000]>
memref.global "private" constant @double : memref<f64> = dense<0.1>

func.func @show_longs(%m: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  func.call @printOpen() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xi64>
    func.call @printI64(%x) : (i64) -> ()
    func.call @printComma() : () -> ()
    func.call @printU64(%x) : (i64) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printClose() : () -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @main() -> i32 {
  // OUT: rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
  // OUT: [[-1,   2,   3],
  // OUT:  [4,   5,   2147483647]]
  %ints = memref.get_global @ints : memref<2x3xi32>
  %u0 = memref.cast %ints : memref<2x3xi32> to memref<*xi32>
  func.call @printMemrefI32(%u0) : (memref<*xi32>) -> ()
  // OUT: rank = 1 offset = 2 sizes = [2] strides = [3] data =
  // OUT: [3,  2147483647]
  %column = memref.subview %ints[0, 2] [2, 1] [1, 1]
    : memref<2x3xi32> to memref<2xi32, strided<[3], offset: 2>>
  %u1 = memref.cast %column : memref<2xi32, strided<[3], offset: 2>> to memref<*xi32>
  func.call @printMemrefI32(%u1) : (memref<*xi32>) -> ()
  // OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
  // OUT: [-9223372036854775808,  0,  9223372036854775807]
  %longs = memref.get_global @longs : memref<3xi64>
  %u2 = memref.cast %longs : memref<3xi64> to memref<*xi64>
  func.call @printMemrefI64(%u2) : (memref<*xi64>) -> ()
  // OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
  // OUT: [0.5,  -1.25,  3e+10,  inf]
  %floats = memref.get_global @floats : memref<4xf32>
  %u3 = memref.cast %floats : memref<4xf32> to memref<*xf32>
  func.call @printMemrefF32(%u3) : (memref<*xf32>) -> ()
  // OUT: rank = 0 offset = 0 sizes = [] strides = [] data =
  // OUT: [0.1]
  %double = memref.get_global @double : memref<f64>
  %u4 = memref.cast %double : memref<f64> to memref<*xf64>
  func.call @printMemrefF64(%u4) : (memref<*xf64>) -> ()
  // OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
  // OUT: [7,  7]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %indices = memref.alloca() : memref<2xindex>
  memref.store %c7, %indices[%c0] : memref<2xindex>
  memref.store %c7, %indices[%c1] : memref<2xindex>
  %u5 = memref.cast %indices : memref<2xindex> to memref<*xindex>
  func.call @printMemrefInd(%u5) : (memref<*xindex>) -> ()
  // OUT: ( -9223372036854775808, 9223372036854775808, 0, 0, 9223372036854775807, 9223372036854775807,  )
  %some = memref.cast %longs : memref<3xi64> to memref<?xi64>
  func.call @show_longs(%some) : (memref<?xi64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
