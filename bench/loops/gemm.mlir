// C = 1.2 C + 1.5 A B, as PolyBench has it: rows of B are added to those of C.

func.func @gemm(%a: memref<400x300xf64>, %b: memref<300x350xf64>, %c: memref<400x350xf64>) {
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 1.2 : f64
  affine.for %i = 0 to 400 {
    affine.for %j = 0 to 350 {
      %0 = affine.load %c[%i, %j] : memref<400x350xf64>
      %1 = arith.mulf %0, %beta : f64
      affine.store %1, %c[%i, %j] : memref<400x350xf64>
    }
    affine.for %k = 0 to 300 {
      affine.for %j = 0 to 350 {
        %0 = affine.load %a[%i, %k] : memref<400x300xf64>
        %1 = arith.mulf %alpha, %0 : f64
        %2 = affine.load %b[%k, %j] : memref<300x350xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = affine.load %c[%i, %j] : memref<400x350xf64>
        %5 = arith.addf %4, %3 : f64
        affine.store %5, %c[%i, %j] : memref<400x350xf64>
      }
    }
  }
  return
}

// x[i, j] = (i * j + 1) mod 97 / 97
func.func @fill(%x: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c97 = arith.constant 97 : index
  %by = arith.constant 97.0 : f64
  %n = memref.dim %x, %c0 : memref<?x?xf64>
  %m = memref.dim %x, %c1 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %0 = arith.muli %i, %j : index
      %1 = arith.addi %0, %c1 : index
      %2 = arith.remui %1, %c97 : index
      %3 = arith.index_cast %2 : index to i32
      %4 = arith.sitofp %3 : i32 to f64
      %5 = arith.divf %4, %by : f64
      affine.store %5, %x[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %a = memref.alloc() {alignment = 64} : memref<400x300xf64>
  %b = memref.alloc() {alignment = 64} : memref<300x350xf64>
  %c = memref.alloc() {alignment = 64} : memref<400x350xf64>
  %a_any = memref.cast %a : memref<400x300xf64> to memref<?x?xf64>
  %b_any = memref.cast %b : memref<300x350xf64> to memref<?x?xf64>
  %c_any = memref.cast %c : memref<400x350xf64> to memref<?x?xf64>
  call @fill(%a_any) : (memref<?x?xf64>) -> ()
  call @fill(%b_any) : (memref<?x?xf64>) -> ()
  call @fill(%c_any) : (memref<?x?xf64>) -> ()
  affine.for %round = 0 to 10 {
    func.call @gemm(%a, %b, %c) : (memref<400x300xf64>, memref<300x350xf64>, memref<400x350xf64>) -> ()
  }
  %0 = affine.load %c[123, 45] : memref<400x350xf64>
  vector.print %0 : f64
  %status = arith.constant 0 : i32
  return %status : i32
}
