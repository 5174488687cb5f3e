func.func @product(%a: memref<301x203xf32>, %b: memref<203x130xf32>, %c: memref<301x130xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<301x130xf32>)
  linalg.matmul ins(%a, %b : memref<301x203xf32>, memref<203x130xf32>) outs(%c : memref<301x130xf32>)
  return
}

// In place: the pieces read what they write.
func.func @double(%a: memref<1048577xf32>) {
  linalg.add ins(%a, %a : memref<1048577xf32>, memref<1048577xf32>) outs(%a : memref<1048577xf32>)
  return
}

// From 5 by 3 to below n.
func.func @squares(%a: memref<1000xi32>, %n: index) {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c5) to (%n) step (%c3) {
    %x = arith.index_cast %i : index to i32
    %y = arith.muli %x, %x : i32
    memref.store %y, %a[%i] : memref<1000xi32>
  }
  return
}

func.func private @row(%a: memref<40x50xi32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c50 = arith.constant 50 : index
  scf.parallel (%j) = (%c0) to (%c50) step (%c1) {
    %s = arith.addi %i, %j : index
    %x = arith.index_cast %s : index to i32
    memref.store %x, %a[%i, %j] : memref<40x50xi32>
  }
  return
}

// A loop on threads in a loop on threads.
func.func @nested(%a: memref<40x50xi32>) {
  scf.forall (%i) in (40) {
    func.call @row(%a, %i) : (memref<40x50xi32>, index) -> ()
  }
  return
}
