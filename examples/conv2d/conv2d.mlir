// Two-dimensional convolution with stride and zero padding, as in neural
// networks: NCHW input, FCHW filters, one bias per output channel.
//
//     out[n, f, y, x] = bias[f] + sum over c, dy, dx of
//         in[n, c, y * stride + dy - pad, x * stride + dx - pad]
//         * filter[f, c, dy, dx]
//
// where an input outside the image is 0. The sum is carried through three
// nested loops as iter_args, so that it stays in a register; the padding is
// a branch with a result (scf.if), not a padded copy of the image.

// The input at [n, c, y, x], or 0 outside the image.
func.func private @pixel_or_zero(%in: memref<?x?x?x?xf32>, %n: index,
                                 %c: index, %y: index, %x: index) -> f32 {
  %dim_y = arith.constant 2 : index
  %dim_x = arith.constant 3 : index
  %height = memref.dim %in, %dim_y : memref<?x?x?x?xf32>
  %width = memref.dim %in, %dim_x : memref<?x?x?x?xf32>
  // As unsigned numbers, negative coordinates are too large as well.
  %y_inside = arith.cmpi ult, %y, %height : index
  %x_inside = arith.cmpi ult, %x, %width : index
  %inside = arith.andi %y_inside, %x_inside : i1
  %value = scf.if %inside -> (f32) {
    %pixel = memref.load %in[%n, %c, %y, %x] : memref<?x?x?x?xf32>
    scf.yield %pixel : f32
  } else {
    %zero_f32 = arith.constant 0.0 : f32
    scf.yield %zero_f32 : f32
  }
  return %value : f32
}

func.func @conv2d(%in: memref<?x?x?x?xf32>, %filter: memref<?x?x?x?xf32>,
                  %bias: memref<?xf32>, %out: memref<?x?x?x?xf32>,
                  %stride: index, %pad: index)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %images = memref.dim %out, %zero : memref<?x?x?x?xf32>
  %features = memref.dim %out, %one : memref<?x?x?x?xf32>
  %out_height = memref.dim %out, %two : memref<?x?x?x?xf32>
  %out_width = memref.dim %out, %three : memref<?x?x?x?xf32>
  %channels = memref.dim %filter, %one : memref<?x?x?x?xf32>
  %filter_height = memref.dim %filter, %two : memref<?x?x?x?xf32>
  %filter_width = memref.dim %filter, %three : memref<?x?x?x?xf32>

  scf.for %n = %zero to %images step %one {
    scf.for %f = %zero to %features step %one {
      %start = memref.load %bias[%f] : memref<?xf32>
      scf.for %y = %zero to %out_height step %one {
        %y_scaled = arith.muli %y, %stride : index
        %y_origin = arith.subi %y_scaled, %pad : index
        scf.for %x = %zero to %out_width step %one {
          %x_scaled = arith.muli %x, %stride : index
          %x_origin = arith.subi %x_scaled, %pad : index

          %total = scf.for %c = %zero to %channels step %one
              iter_args(%sum_c = %start) -> (f32) {
            %sum_rows = scf.for %dy = %zero to %filter_height step %one
                iter_args(%sum_y = %sum_c) -> (f32) {
              %in_y = arith.addi %y_origin, %dy : index
              %sum_row = scf.for %dx = %zero to %filter_width step %one
                  iter_args(%sum = %sum_y) -> (f32) {
                %in_x = arith.addi %x_origin, %dx : index
                %pixel = func.call @pixel_or_zero(%in, %n, %c, %in_y, %in_x)
                    : (memref<?x?x?x?xf32>, index, index, index, index) -> f32
                %weight = memref.load %filter[%f, %c, %dy, %dx]
                    : memref<?x?x?x?xf32>
                %product = arith.mulf %pixel, %weight : f32
                %next = arith.addf %sum, %product : f32
                scf.yield %next : f32
              }
              scf.yield %sum_row : f32
            }
            scf.yield %sum_rows : f32
          }
          memref.store %total, %out[%n, %f, %y, %x] : memref<?x?x?x?xf32>
        }
      }
    }
  }
  return
}
