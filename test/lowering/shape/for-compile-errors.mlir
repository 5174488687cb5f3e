// RUN: not mlcc -S %s -o /dev/null 2>&1 | FileCheck %s

// What has no meaning as a tensor of sizes is an error at its place.

func.func @f(%x: tensor<?xf32>, %s: tensor<?xindex>) -> tensor<?xf32> {
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'shape.with_shape' op cannot be lowered: no value carries its shape{{$}}
  %0 = shape.with_shape %x, %s : tensor<?xf32>, tensor<?xindex>
  %1 = shape.value_of %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @g(%s: !shape.shape) -> !shape.shape {
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'shape.debug_print' op cannot be lowered: nothing prints shapes
  %0 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  return %0 : !shape.shape
}
