#!/bin/sh
# -normalize-memrefs: a program whose memrefs have layouts that are not strided
# cannot be lowered as it is, and runs without them.
. "$SOURCE/test/driver/common.inc"

cat >layouts.mlir <<'END'
#columns = affine_map<(i, j) -> (j, i)>
#tiles = affine_map<(i, j) -> (i floordiv 2, j floordiv 4, i mod 2, j mod 4)>
func.func private @fill(%m: memref<3x5xi32, #columns>, %t: memref<3x5xi32, #tiles>) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 5 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      %1 = arith.index_cast %0 : index to i32
      affine.store %1, %m[%i, %j] : memref<3x5xi32, #columns>
      affine.store %1, %t[%i, %j] : memref<3x5xi32, #tiles>
    }
  }
  return
}
func.func private @made() -> (memref<3x5xi32, #columns>, memref<3x5xi32, #tiles>) {
  %m = memref.alloc() : memref<3x5xi32, #columns>
  %t = memref.alloc() : memref<3x5xi32, #tiles>
  call @fill(%m, %t) : (memref<3x5xi32, #columns>, memref<3x5xi32, #tiles>) -> ()
  return %m, %t : memref<3x5xi32, #columns>, memref<3x5xi32, #tiles>
}
func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %m, %t = call @made() : () -> (memref<3x5xi32, #columns>, memref<3x5xi32, #tiles>)
  %x = memref.load %m[%c2, %c1] : memref<3x5xi32, #columns>
  memref.store %x, %t[%c1, %c2] : memref<3x5xi32, #tiles>
  %y = affine.load %t[1, 2] : memref<3x5xi32, #tiles>
  vector.print %y : i32
  %z = affine.load %t[2, 4] : memref<3x5xi32, #tiles>
  vector.print %z : i32
  %n = memref.dim %m, %c1 : memref<3x5xi32, #columns>
  vector.print %n : index
  %h = memref.alloc(%c1) : memref<?x4xi32, #tiles>
  affine.store %z, %h[0, 3] : memref<?x4xi32, #tiles>
  %u = affine.load %h[0, 3] : memref<?x4xi32, #tiles>
  vector.print %u : i32
  return %zero : i32
}
END

step "what has such a layout is named where it stands"
fails "$MLCC" layouts.mlir -o layouts
says "layouts.mlir:15:8: error: 'memref.alloc' op cannot be lowered"
says "its layout is not strided (normalize it first)"

step "without layouts it runs"
works "$MLCC-opt" -normalize-memrefs layouts.mlir -o normal.mlir
works "$MLCC" normal.mlir -o normal
works ./normal
printf '21\n24\n5\n24\n' >expected
cmp out expected || stop "$(cat out)"
