// Results of which several places are one, by their static layout: the element that
// the plain loops write last stays. Each prints a checksum of all memory.
//
// PASSES: -convert-linalg-to-loops
// NO ORACLE: its passes know no linalg; a C program printed what is expected

func.func private @printI64(i64)
func.func private @printNewline()

func.func @fill(%a: memref<8x5xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 40 : index
  %one = arith.constant 1 : i32
  %flat = memref.collapse_shape %a [[0, 1]] : memref<8x5xi32> into memref<40xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i32
    %e = arith.addi %v, %one : i32
    memref.store %e, %flat[%i] : memref<40xi32>
  }
  return
}

func.func @checksum(%all: memref<200xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %i31 = arith.constant 31 : i64
  %zero = arith.constant 0 : i64
  %hash = scf.for %i = %c0 to %n step %c1 iter_args(%h = %zero) -> (i64) {
    %e = memref.load %all[%i] : memref<200xi32>
    %w = arith.extsi %e : i32 to i64
    %m = arith.muli %h, %i31 : i64
    %s = arith.addi %m, %w : i64
    scf.yield %s : i64
  }
  func.call @printI64(%hash) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @copy_0(%a: memref<8x5xi32>, %r: memref<8x5xi32, strided<[1, 3], offset: 60>> {llvm.noalias}) {
  linalg.copy ins(%a : memref<8x5xi32>) outs(%r : memref<8x5xi32, strided<[1, 3], offset: 60>>)
  return
}
func.func @show_0(%a: memref<8x5xi32>) {
  %c0 = arith.constant 0 : i32
  %all = memref.alloc() : memref<200xi32>
  linalg.fill ins(%c0 : i32) outs(%all : memref<200xi32>)
  %r = memref.reinterpret_cast %all to offset: [60], sizes: [8, 5], strides: [1, 3]
      : memref<200xi32> to memref<8x5xi32, strided<[1, 3], offset: 60>>
  func.call @copy_0(%a, %r) : (memref<8x5xi32>, memref<8x5xi32, strided<[1, 3], offset: 60>>) -> ()
  func.call @checksum(%all) : (memref<200xi32>) -> ()
  memref.dealloc %all : memref<200xi32>
  return
}

func.func @copy_1(%a: memref<8x5xi32>, %r: memref<8x5xi32, strided<[3, 1], offset: 60>> {llvm.noalias}) {
  linalg.copy ins(%a : memref<8x5xi32>) outs(%r : memref<8x5xi32, strided<[3, 1], offset: 60>>)
  return
}
func.func @show_1(%a: memref<8x5xi32>) {
  %c0 = arith.constant 0 : i32
  %all = memref.alloc() : memref<200xi32>
  linalg.fill ins(%c0 : i32) outs(%all : memref<200xi32>)
  %r = memref.reinterpret_cast %all to offset: [60], sizes: [8, 5], strides: [3, 1]
      : memref<200xi32> to memref<8x5xi32, strided<[3, 1], offset: 60>>
  func.call @copy_1(%a, %r) : (memref<8x5xi32>, memref<8x5xi32, strided<[3, 1], offset: 60>>) -> ()
  func.call @checksum(%all) : (memref<200xi32>) -> ()
  memref.dealloc %all : memref<200xi32>
  return
}

func.func @copy_2(%a: memref<8x5xi32>, %r: memref<8x5xi32, strided<[0, 1], offset: 60>> {llvm.noalias}) {
  linalg.copy ins(%a : memref<8x5xi32>) outs(%r : memref<8x5xi32, strided<[0, 1], offset: 60>>)
  return
}
func.func @show_2(%a: memref<8x5xi32>) {
  %c0 = arith.constant 0 : i32
  %all = memref.alloc() : memref<200xi32>
  linalg.fill ins(%c0 : i32) outs(%all : memref<200xi32>)
  %r = memref.reinterpret_cast %all to offset: [60], sizes: [8, 5], strides: [0, 1]
      : memref<200xi32> to memref<8x5xi32, strided<[0, 1], offset: 60>>
  func.call @copy_2(%a, %r) : (memref<8x5xi32>, memref<8x5xi32, strided<[0, 1], offset: 60>>) -> ()
  func.call @checksum(%all) : (memref<200xi32>) -> ()
  memref.dealloc %all : memref<200xi32>
  return
}

func.func @copy_3(%a: memref<8x5xi32>, %r: memref<8x5xi32, strided<[-1, 2], offset: 60>> {llvm.noalias}) {
  linalg.copy ins(%a : memref<8x5xi32>) outs(%r : memref<8x5xi32, strided<[-1, 2], offset: 60>>)
  return
}
func.func @show_3(%a: memref<8x5xi32>) {
  %c0 = arith.constant 0 : i32
  %all = memref.alloc() : memref<200xi32>
  linalg.fill ins(%c0 : i32) outs(%all : memref<200xi32>)
  %r = memref.reinterpret_cast %all to offset: [60], sizes: [8, 5], strides: [-1, 2]
      : memref<200xi32> to memref<8x5xi32, strided<[-1, 2], offset: 60>>
  func.call @copy_3(%a, %r) : (memref<8x5xi32>, memref<8x5xi32, strided<[-1, 2], offset: 60>>) -> ()
  func.call @checksum(%all) : (memref<200xi32>) -> ()
  memref.dealloc %all : memref<200xi32>
  return
}

func.func @copy_4(%a: memref<8x5xi32>, %r: memref<8x5xi32, strided<[5, 1], offset: 60>> {llvm.noalias}) {
  linalg.copy ins(%a : memref<8x5xi32>) outs(%r : memref<8x5xi32, strided<[5, 1], offset: 60>>)
  return
}
func.func @show_4(%a: memref<8x5xi32>) {
  %c0 = arith.constant 0 : i32
  %all = memref.alloc() : memref<200xi32>
  linalg.fill ins(%c0 : i32) outs(%all : memref<200xi32>)
  %r = memref.reinterpret_cast %all to offset: [60], sizes: [8, 5], strides: [5, 1]
      : memref<200xi32> to memref<8x5xi32, strided<[5, 1], offset: 60>>
  func.call @copy_4(%a, %r) : (memref<8x5xi32>, memref<8x5xi32, strided<[5, 1], offset: 60>>) -> ()
  func.call @checksum(%all) : (memref<200xi32>) -> ()
  memref.dealloc %all : memref<200xi32>
  return
}

func.func @copy_5(%a: memref<8x5xi32>, %r: memref<8x5xi32, strided<[1, 1], offset: 60>> {llvm.noalias}) {
  linalg.copy ins(%a : memref<8x5xi32>) outs(%r : memref<8x5xi32, strided<[1, 1], offset: 60>>)
  return
}
func.func @show_5(%a: memref<8x5xi32>) {
  %c0 = arith.constant 0 : i32
  %all = memref.alloc() : memref<200xi32>
  linalg.fill ins(%c0 : i32) outs(%all : memref<200xi32>)
  %r = memref.reinterpret_cast %all to offset: [60], sizes: [8, 5], strides: [1, 1]
      : memref<200xi32> to memref<8x5xi32, strided<[1, 1], offset: 60>>
  func.call @copy_5(%a, %r) : (memref<8x5xi32>, memref<8x5xi32, strided<[1, 1], offset: 60>>) -> ()
  func.call @checksum(%all) : (memref<200xi32>) -> ()
  memref.dealloc %all : memref<200xi32>
  return
}

func.func @main() -> i32 {
  %a = memref.alloc() : memref<8x5xi32>
  func.call @fill(%a) : (memref<8x5xi32>) -> ()
  func.call @show_0(%a) : (memref<8x5xi32>) -> ()
  func.call @show_1(%a) : (memref<8x5xi32>) -> ()
  func.call @show_2(%a) : (memref<8x5xi32>) -> ()
  func.call @show_3(%a) : (memref<8x5xi32>) -> ()
  func.call @show_4(%a) : (memref<8x5xi32>) -> ()
  func.call @show_5(%a) : (memref<8x5xi32>) -> ()
  memref.dealloc %a : memref<8x5xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
// OUT: -4814972813558148010
// OUT: -1472011353899767499
// OUT: -4701768740519006758
// OUT: -5026269865951463704
// OUT: -6412919484666171244
// OUT: -8476736180028251178
