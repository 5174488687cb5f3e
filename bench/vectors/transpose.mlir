// A matrix transposed in tiles of eight by eight.

func.func @transpose(%from: memref<512x512xf32>, %to: memref<512x512xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c512 = arith.constant 512 : index
  %pad = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c512 step %c8 {
    scf.for %j = %c0 to %c512 step %c8 {
      %tile = vector.transfer_read %from[%i, %j], %pad {in_bounds = [true, true]} : memref<512x512xf32>, vector<8x8xf32>
      %turned = vector.transpose %tile, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
      vector.transfer_write %turned, %to[%j, %i] {in_bounds = [true, true]} : vector<8x8xf32>, memref<512x512xf32>
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %c512 = arith.constant 512 : index
  %rounds = arith.constant 1000 : index
  %a = memref.alloc() {alignment = 64 : i64} : memref<512x512xf32>
  %b = memref.alloc() {alignment = 64 : i64} : memref<512x512xf32>
  scf.for %i = %c0 to %c512 step %c1 {
    scf.for %j = %c0 to %c512 step %c1 {
      %word = arith.index_cast %j : index to i32
      %x = arith.sitofp %word : i32 to f32
      memref.store %x, %a[%i, %j] : memref<512x512xf32>
    }
  }
  scf.for %round = %c0 to %rounds step %c1 {
    func.call @transpose(%a, %b) : (memref<512x512xf32>, memref<512x512xf32>) -> ()
  }
  %last = memref.load %b[%c100, %c1] : memref<512x512xf32>
  vector.print %last : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
