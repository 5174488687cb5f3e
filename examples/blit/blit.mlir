// Copying rectangles between images: memref.copy of strided views.
//
// A copy of views that are not contiguous goes through the runtime's
// memrefCopy; one that is contiguous is a memcpy.

// Copies a rectangle of height x width pixels from (from_y, from_x) of one
// image to (to_y, to_x) of another. A pixel is four bytes, the last dimension.
func.func @blit(%from: memref<?x?x4xi8>, %to: memref<?x?x4xi8>,
                %from_y: index, %from_x: index, %to_y: index, %to_x: index,
                %height: index, %width: index)
    attributes {llvm.emit_c_interface} {
  %source = memref.subview %from[%from_y, %from_x, 0]
      [%height, %width, 4][1, 1, 1]
      : memref<?x?x4xi8> to memref<?x?x4xi8, strided<[?, 4, 1], offset: ?>>
  %target = memref.subview %to[%to_y, %to_x, 0][%height, %width, 4][1, 1, 1]
      : memref<?x?x4xi8> to memref<?x?x4xi8, strided<[?, 4, 1], offset: ?>>
  memref.copy %source, %target
      : memref<?x?x4xi8, strided<[?, 4, 1], offset: ?>>
      to memref<?x?x4xi8, strided<[?, 4, 1], offset: ?>>
  return
}

// Half size: takes every second pixel of every second row.
func.func @shrink(%from: memref<?x?x4xi8>, %to: memref<?x?x4xi8>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %height = memref.dim %to, %zero : memref<?x?x4xi8>
  %width = memref.dim %to, %one : memref<?x?x4xi8>
  %every_second = memref.subview %from[0, 0, 0][%height, %width, 4][2, 2, 1]
      : memref<?x?x4xi8> to memref<?x?x4xi8, strided<[?, 8, 1]>>
  memref.copy %every_second, %to
      : memref<?x?x4xi8, strided<[?, 8, 1]>> to memref<?x?x4xi8>
  return
}

// One colour of an image (0 to 3) as an image of its own: a view that drops
// the last dimension.
func.func @channel(%from: memref<?x?x4xi8>, %which: index,
                   %to: memref<?x?xi8>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %height = memref.dim %to, %zero : memref<?x?xi8>
  %width = memref.dim %to, %one : memref<?x?xi8>
  %plane = memref.subview %from[0, 0, %which][%height, %width, 1][1, 1, 1]
      : memref<?x?x4xi8> to memref<?x?xi8, strided<[?, 4], offset: ?>>
  memref.copy %plane, %to
      : memref<?x?xi8, strided<[?, 4], offset: ?>> to memref<?x?xi8>
  return
}
