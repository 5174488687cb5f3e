func.func private @scale(memref<?xf32>, f32)

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %want = arith.constant 6.0 : f32
  %three = arith.constant 3.0 : f32
  %v = memref.alloca() : memref<1xf32>
  memref.store %three, %v[%c0] : memref<1xf32>
  %any = memref.cast %v : memref<1xf32> to memref<?xf32>
  func.call @scale(%any, %two) : (memref<?xf32>, f32) -> ()
  %got = memref.load %v[%c0] : memref<1xf32>
  %wrong = arith.cmpf une, %got, %want : f32
  %status = arith.extui %wrong : i1 to i32
  return %status : i32
}
