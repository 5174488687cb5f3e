// Audio filters on interleaved samples: left, right, left, right, ...
//
// memref.subview makes each channel a memref of its own, with stride 2 and
// offset 0 or 1, and without copying. The filters take any stride and
// offset: their parameter type is memref<?xf32, strided<[?], offset: ?>>.

// out[i] = sum over k of taps[k] * in[i - k], with in[i] = 0 before the start.
func.func private @finite_response(
    %in: memref<?xf32, strided<[?], offset: ?>>,
    %out: memref<?xf32, strided<[?], offset: ?>>, %taps: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_f32 = arith.constant 0.0 : f32
  %frames = memref.dim %in, %zero : memref<?xf32, strided<[?], offset: ?>>
  %tap_count = memref.dim %taps, %zero : memref<?xf32>
  scf.for %i = %zero to %frames step %one {
    %available = arith.addi %i, %one : index
    %used = arith.minui %available, %tap_count : index
    %total = scf.for %k = %zero to %used step %one
        iter_args(%sum = %zero_f32) -> (f32) {
      %past = arith.subi %i, %k : index
      %sample = memref.load %in[%past]
          : memref<?xf32, strided<[?], offset: ?>>
      %tap = memref.load %taps[%k] : memref<?xf32>
      %product = arith.mulf %tap, %sample : f32
      %next = arith.addf %sum, %product : f32
      scf.yield %next : f32
    }
    memref.store %total, %out[%i] : memref<?xf32, strided<[?], offset: ?>>
  }
  return
}

// A second-order section (biquad) in transposed direct form II, in place;
// coefficients are b0 b1 b2 a1 a2. Its two state values are loop-carried.
func.func private @biquad(%data: memref<?xf32, strided<[?], offset: ?>>,
                          %coefficients: memref<5xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %b0 = memref.load %coefficients[%zero] : memref<5xf32>
  %b1 = memref.load %coefficients[%one] : memref<5xf32>
  %b2 = memref.load %coefficients[%two] : memref<5xf32>
  %a1 = memref.load %coefficients[%three] : memref<5xf32>
  %a2 = memref.load %coefficients[%four] : memref<5xf32>
  %silence = arith.constant 0.0 : f32
  %frames = memref.dim %data, %zero : memref<?xf32, strided<[?], offset: ?>>
  %state:2 = scf.for %i = %zero to %frames step %one
      iter_args(%s1 = %silence, %s2 = %silence) -> (f32, f32) {
    %x = memref.load %data[%i] : memref<?xf32, strided<[?], offset: ?>>
    %b0_x = arith.mulf %b0, %x : f32
    %y = arith.addf %b0_x, %s1 : f32
    memref.store %y, %data[%i] : memref<?xf32, strided<[?], offset: ?>>
    %b1_x = arith.mulf %b1, %x : f32
    %a1_y = arith.mulf %a1, %y : f32
    %forward1 = arith.addf %b1_x, %s2 : f32
    %new_s1 = arith.subf %forward1, %a1_y : f32
    %b2_x = arith.mulf %b2, %x : f32
    %a2_y = arith.mulf %a2, %y : f32
    %new_s2 = arith.subf %b2_x, %a2_y : f32
    scf.yield %new_s1, %new_s2 : f32, f32
  }
  return
}

// Filters both channels of stereo sound: first the taps, then the biquad.
func.func @filter_stereo(%in: memref<?xf32>, %out: memref<?xf32>,
                         %taps: memref<?xf32>, %coefficients: memref<5xf32>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %samples = memref.dim %in, %zero : memref<?xf32>
  %frames = arith.divui %samples, %two : index
  scf.for %channel = %zero to %two step %one {
    %from = memref.subview %in[%channel][%frames][2]
        : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
    %to = memref.subview %out[%channel][%frames][2]
        : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
    %from_any = memref.cast %from
        : memref<?xf32, strided<[2], offset: ?>>
        to memref<?xf32, strided<[?], offset: ?>>
    %to_any = memref.cast %to
        : memref<?xf32, strided<[2], offset: ?>>
        to memref<?xf32, strided<[?], offset: ?>>
    func.call @finite_response(%from_any, %to_any, %taps)
        : (memref<?xf32, strided<[?], offset: ?>>,
           memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>) -> ()
    func.call @biquad(%to_any, %coefficients)
        : (memref<?xf32, strided<[?], offset: ?>>, memref<5xf32>) -> ()
  }
  return
}
