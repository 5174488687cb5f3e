// Winograd convolutions, in both directions or one, are near to plain ones.
//
// PASSES: -convert-tensor-to-linalg=for-compile -linalg-fuse-elementwise-ops -canonicalize
// NO ORACLE: its passes know no tensors

func.func private @printI64(i64)
func.func private @printF32(f32)
func.func private @printNewline()
func.func @show(%near: i1, %x: f32) {
  %n = arith.extui %near : i1 to i64
  call @printI64(%n) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printF32(%x) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @mix(%a: index, %b: index, %c: index, %d: index) -> f32 {
  %c7 = arith.constant 7 : index
  %c5 = arith.constant 5 : index
  %c3 = arith.constant 3 : index
  %c11 = arith.constant 11 : index
  %0 = arith.muli %a, %c7 : index
  %1 = arith.muli %b, %c5 : index
  %2 = arith.muli %c, %c3 : index
  %3 = arith.addi %0, %1 : index
  %4 = arith.addi %2, %d : index
  %5 = arith.addi %3, %4 : index
  %6 = arith.remui %5, %c11 : index
  %7 = arith.subi %6, %c5 : index
  %8 = arith.index_cast %7 : index to i32
  %9 = arith.sitofp %8 : i32 to f32
  return %9 : f32
}

func.func @wF_2_311() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ie = tensor.empty() : tensor<2x6x8x2xf32>
  %fe = tensor.empty() : tensor<3x3x3x2xf32>
  %w = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>], iterator_types=["parallel","parallel","parallel","parallel"]} outs(%fe : tensor<3x3x3x2xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %f = func.call @mix(%a,%b,%c,%d) : (index,index,index,index) -> f32
    linalg.yield %f : f32
  } -> tensor<3x3x3x2xf32>
  %i2 = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>], iterator_types=["parallel","parallel","parallel","parallel"]} outs(%ie : tensor<2x6x8x2xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %f = func.call @mix(%d,%c,%b,%a) : (index,index,index,index) -> f32
    linalg.yield %f : f32
  } -> tensor<2x6x8x2xf32>
  %one = arith.constant 1.0 : f32
  %oe = tensor.empty() : tensor<2x4x6x3xf32>
  %init = linalg.fill ins(%one : f32) outs(%oe : tensor<2x4x6x3xf32>) -> tensor<2x4x6x3xf32>
  %ref = linalg.conv_2d_nhwc_fhwc ins(%i2, %w : tensor<2x6x8x2xf32>, tensor<3x3x3x2xf32>) outs(%init : tensor<2x4x6x3xf32>) -> tensor<2x4x6x3xf32>
  %ue = tensor.empty() : tensor<4x4x2x3xf32>
  %ve = tensor.empty() : tensor<4x4x2x3x2x2xf32>
  %me = tensor.empty() : tensor<4x4x2x3x2x3xf32>
  %z = arith.constant 0.0 : f32
  %mz = linalg.fill ins(%z : f32) outs(%me : tensor<4x4x2x3x2x3xf32>) -> tensor<4x4x2x3x2x3xf32>
  %u = linalg.winograd_filter_transform fmr(F_2_3) ins(%w : tensor<3x3x3x2xf32>) outs(%ue : tensor<4x4x2x3xf32>) -> tensor<4x4x2x3xf32>
  %v = linalg.winograd_input_transform fmr(F_2_3) ins(%i2 : tensor<2x6x8x2xf32>) outs(%ve : tensor<4x4x2x3x2x2xf32>) -> tensor<4x4x2x3x2x2xf32>
  %p = linalg.generic {indexing_maps=[affine_map<(a,b,t,s,n,f,c)->(a,b,c,f)>,affine_map<(a,b,t,s,n,f,c)->(a,b,t,s,n,c)>,affine_map<(a,b,t,s,n,f,c)->(a,b,t,s,n,f)>], iterator_types=["parallel","parallel","parallel","parallel","parallel","parallel","reduction"]} ins(%u,%v:tensor<4x4x2x3xf32>,tensor<4x4x2x3x2x2xf32>) outs(%mz:tensor<4x4x2x3x2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<4x4x2x3x2x3xf32>
  %y = linalg.winograd_output_transform fmr(F_2_3) ins(%p : tensor<4x4x2x3x2x3xf32>) outs(%init : tensor<2x4x6x3xf32>) -> tensor<2x4x6x3xf32>
  %de = tensor.empty() : tensor<f32>
  %dz = linalg.fill ins(%z : f32) outs(%de : tensor<f32>) -> tensor<f32>
  %diff = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>,affine_map<(a,b,c,d)->(a,b,c,d)>,affine_map<(a,b,c,d)->()>], iterator_types=["reduction","reduction","reduction","reduction"]} ins(%ref,%y:tensor<2x4x6x3xf32>,tensor<2x4x6x3xf32>) outs(%dz:tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.subf %a, %b : f32
    %s = math.absf %q : f32
    %t = arith.maximumf %s, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %max = tensor.extract %diff[] : tensor<f32>
  %bound = arith.constant 0.001 : f32
  %near = arith.cmpf olt, %max, %bound : f32
  %places = tensor.extract %ref[%c0, %c1, %c0, %c1] : tensor<2x4x6x3xf32>
  call @show(%near, %places) : (i1, f32) -> ()
  return
}

func.func @wF_4_311() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ie = tensor.empty() : tensor<2x10x14x2xf32>
  %fe = tensor.empty() : tensor<3x3x3x2xf32>
  %w = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>], iterator_types=["parallel","parallel","parallel","parallel"]} outs(%fe : tensor<3x3x3x2xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %f = func.call @mix(%a,%b,%c,%d) : (index,index,index,index) -> f32
    linalg.yield %f : f32
  } -> tensor<3x3x3x2xf32>
  %i2 = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>], iterator_types=["parallel","parallel","parallel","parallel"]} outs(%ie : tensor<2x10x14x2xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %f = func.call @mix(%d,%c,%b,%a) : (index,index,index,index) -> f32
    linalg.yield %f : f32
  } -> tensor<2x10x14x2xf32>
  %one = arith.constant 1.0 : f32
  %oe = tensor.empty() : tensor<2x8x12x3xf32>
  %init = linalg.fill ins(%one : f32) outs(%oe : tensor<2x8x12x3xf32>) -> tensor<2x8x12x3xf32>
  %ref = linalg.conv_2d_nhwc_fhwc ins(%i2, %w : tensor<2x10x14x2xf32>, tensor<3x3x3x2xf32>) outs(%init : tensor<2x8x12x3xf32>) -> tensor<2x8x12x3xf32>
  %ue = tensor.empty() : tensor<6x6x2x3xf32>
  %ve = tensor.empty() : tensor<6x6x2x3x2x2xf32>
  %me = tensor.empty() : tensor<6x6x2x3x2x3xf32>
  %z = arith.constant 0.0 : f32
  %mz = linalg.fill ins(%z : f32) outs(%me : tensor<6x6x2x3x2x3xf32>) -> tensor<6x6x2x3x2x3xf32>
  %u = linalg.winograd_filter_transform fmr(F_4_3) ins(%w : tensor<3x3x3x2xf32>) outs(%ue : tensor<6x6x2x3xf32>) -> tensor<6x6x2x3xf32>
  %v = linalg.winograd_input_transform fmr(F_4_3) ins(%i2 : tensor<2x10x14x2xf32>) outs(%ve : tensor<6x6x2x3x2x2xf32>) -> tensor<6x6x2x3x2x2xf32>
  %p = linalg.generic {indexing_maps=[affine_map<(a,b,t,s,n,f,c)->(a,b,c,f)>,affine_map<(a,b,t,s,n,f,c)->(a,b,t,s,n,c)>,affine_map<(a,b,t,s,n,f,c)->(a,b,t,s,n,f)>], iterator_types=["parallel","parallel","parallel","parallel","parallel","parallel","reduction"]} ins(%u,%v:tensor<6x6x2x3xf32>,tensor<6x6x2x3x2x2xf32>) outs(%mz:tensor<6x6x2x3x2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<6x6x2x3x2x3xf32>
  %y = linalg.winograd_output_transform fmr(F_4_3) ins(%p : tensor<6x6x2x3x2x3xf32>) outs(%init : tensor<2x8x12x3xf32>) -> tensor<2x8x12x3xf32>
  %de = tensor.empty() : tensor<f32>
  %dz = linalg.fill ins(%z : f32) outs(%de : tensor<f32>) -> tensor<f32>
  %diff = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>,affine_map<(a,b,c,d)->(a,b,c,d)>,affine_map<(a,b,c,d)->()>], iterator_types=["reduction","reduction","reduction","reduction"]} ins(%ref,%y:tensor<2x8x12x3xf32>,tensor<2x8x12x3xf32>) outs(%dz:tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.subf %a, %b : f32
    %s = math.absf %q : f32
    %t = arith.maximumf %s, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %max = tensor.extract %diff[] : tensor<f32>
  %bound = arith.constant 0.001 : f32
  %near = arith.cmpf olt, %max, %bound : f32
  %places = tensor.extract %ref[%c0, %c1, %c0, %c1] : tensor<2x8x12x3xf32>
  call @show(%near, %places) : (i1, f32) -> ()
  return
}

func.func @wF_4_310() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ie = tensor.empty() : tensor<2x10x3x2xf32>
  %fe = tensor.empty() : tensor<3x3x1x2xf32>
  %w = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>], iterator_types=["parallel","parallel","parallel","parallel"]} outs(%fe : tensor<3x3x1x2xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %f = func.call @mix(%a,%b,%c,%d) : (index,index,index,index) -> f32
    linalg.yield %f : f32
  } -> tensor<3x3x1x2xf32>
  %i2 = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>], iterator_types=["parallel","parallel","parallel","parallel"]} outs(%ie : tensor<2x10x3x2xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %f = func.call @mix(%d,%c,%b,%a) : (index,index,index,index) -> f32
    linalg.yield %f : f32
  } -> tensor<2x10x3x2xf32>
  %one = arith.constant 1.0 : f32
  %oe = tensor.empty() : tensor<2x8x3x3xf32>
  %init = linalg.fill ins(%one : f32) outs(%oe : tensor<2x8x3x3xf32>) -> tensor<2x8x3x3xf32>
  %ref = linalg.conv_2d_nhwc_fhwc ins(%i2, %w : tensor<2x10x3x2xf32>, tensor<3x3x1x2xf32>) outs(%init : tensor<2x8x3x3xf32>) -> tensor<2x8x3x3xf32>
  %ue = tensor.empty() : tensor<6x1x2x3xf32>
  %ve = tensor.empty() : tensor<6x1x2x3x2x2xf32>
  %me = tensor.empty() : tensor<6x1x2x3x2x3xf32>
  %z = arith.constant 0.0 : f32
  %mz = linalg.fill ins(%z : f32) outs(%me : tensor<6x1x2x3x2x3xf32>) -> tensor<6x1x2x3x2x3xf32>
  %u = linalg.winograd_filter_transform fmr(F_4_3) ins(%w : tensor<3x3x1x2xf32>) outs(%ue : tensor<6x1x2x3xf32>) -> tensor<6x1x2x3xf32>
  %v = linalg.winograd_input_transform fmr(F_4_3) ins(%i2 : tensor<2x10x3x2xf32>) outs(%ve : tensor<6x1x2x3x2x2xf32>) -> tensor<6x1x2x3x2x2xf32>
  %p = linalg.generic {indexing_maps=[affine_map<(a,b,t,s,n,f,c)->(a,b,c,f)>,affine_map<(a,b,t,s,n,f,c)->(a,b,t,s,n,c)>,affine_map<(a,b,t,s,n,f,c)->(a,b,t,s,n,f)>], iterator_types=["parallel","parallel","parallel","parallel","parallel","parallel","reduction"]} ins(%u,%v:tensor<6x1x2x3xf32>,tensor<6x1x2x3x2x2xf32>) outs(%mz:tensor<6x1x2x3x2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<6x1x2x3x2x3xf32>
  %y = linalg.winograd_output_transform fmr(F_4_3) ins(%p : tensor<6x1x2x3x2x3xf32>) outs(%init : tensor<2x8x3x3xf32>) -> tensor<2x8x3x3xf32>
  %de = tensor.empty() : tensor<f32>
  %dz = linalg.fill ins(%z : f32) outs(%de : tensor<f32>) -> tensor<f32>
  %diff = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>,affine_map<(a,b,c,d)->(a,b,c,d)>,affine_map<(a,b,c,d)->()>], iterator_types=["reduction","reduction","reduction","reduction"]} ins(%ref,%y:tensor<2x8x3x3xf32>,tensor<2x8x3x3xf32>) outs(%dz:tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.subf %a, %b : f32
    %s = math.absf %q : f32
    %t = arith.maximumf %s, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %max = tensor.extract %diff[] : tensor<f32>
  %bound = arith.constant 0.001 : f32
  %near = arith.cmpf olt, %max, %bound : f32
  %places = tensor.extract %ref[%c0, %c1, %c0, %c1] : tensor<2x8x3x3xf32>
  call @show(%near, %places) : (i1, f32) -> ()
  return
}

func.func @wF_2_501() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ie = tensor.empty() : tensor<2x2x10x2xf32>
  %fe = tensor.empty() : tensor<3x1x5x2xf32>
  %w = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>], iterator_types=["parallel","parallel","parallel","parallel"]} outs(%fe : tensor<3x1x5x2xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %f = func.call @mix(%a,%b,%c,%d) : (index,index,index,index) -> f32
    linalg.yield %f : f32
  } -> tensor<3x1x5x2xf32>
  %i2 = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>], iterator_types=["parallel","parallel","parallel","parallel"]} outs(%ie : tensor<2x2x10x2xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = linalg.index 3 : index
    %f = func.call @mix(%d,%c,%b,%a) : (index,index,index,index) -> f32
    linalg.yield %f : f32
  } -> tensor<2x2x10x2xf32>
  %one = arith.constant 1.0 : f32
  %oe = tensor.empty() : tensor<2x2x6x3xf32>
  %init = linalg.fill ins(%one : f32) outs(%oe : tensor<2x2x6x3xf32>) -> tensor<2x2x6x3xf32>
  %ref = linalg.conv_2d_nhwc_fhwc ins(%i2, %w : tensor<2x2x10x2xf32>, tensor<3x1x5x2xf32>) outs(%init : tensor<2x2x6x3xf32>) -> tensor<2x2x6x3xf32>
  %ue = tensor.empty() : tensor<1x6x2x3xf32>
  %ve = tensor.empty() : tensor<1x6x2x3x2x2xf32>
  %me = tensor.empty() : tensor<1x6x2x3x2x3xf32>
  %z = arith.constant 0.0 : f32
  %mz = linalg.fill ins(%z : f32) outs(%me : tensor<1x6x2x3x2x3xf32>) -> tensor<1x6x2x3x2x3xf32>
  %u = linalg.winograd_filter_transform fmr(F_2_5) ins(%w : tensor<3x1x5x2xf32>) outs(%ue : tensor<1x6x2x3xf32>) -> tensor<1x6x2x3xf32>
  %v = linalg.winograd_input_transform fmr(F_2_5) ins(%i2 : tensor<2x2x10x2xf32>) outs(%ve : tensor<1x6x2x3x2x2xf32>) -> tensor<1x6x2x3x2x2xf32>
  %p = linalg.generic {indexing_maps=[affine_map<(a,b,t,s,n,f,c)->(a,b,c,f)>,affine_map<(a,b,t,s,n,f,c)->(a,b,t,s,n,c)>,affine_map<(a,b,t,s,n,f,c)->(a,b,t,s,n,f)>], iterator_types=["parallel","parallel","parallel","parallel","parallel","parallel","reduction"]} ins(%u,%v:tensor<1x6x2x3xf32>,tensor<1x6x2x3x2x2xf32>) outs(%mz:tensor<1x6x2x3x2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<1x6x2x3x2x3xf32>
  %y = linalg.winograd_output_transform fmr(F_2_5) ins(%p : tensor<1x6x2x3x2x3xf32>) outs(%init : tensor<2x2x6x3xf32>) -> tensor<2x2x6x3xf32>
  %de = tensor.empty() : tensor<f32>
  %dz = linalg.fill ins(%z : f32) outs(%de : tensor<f32>) -> tensor<f32>
  %diff = linalg.generic {indexing_maps=[affine_map<(a,b,c,d)->(a,b,c,d)>,affine_map<(a,b,c,d)->(a,b,c,d)>,affine_map<(a,b,c,d)->()>], iterator_types=["reduction","reduction","reduction","reduction"]} ins(%ref,%y:tensor<2x2x6x3xf32>,tensor<2x2x6x3xf32>) outs(%dz:tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.subf %a, %b : f32
    %s = math.absf %q : f32
    %t = arith.maximumf %s, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %max = tensor.extract %diff[] : tensor<f32>
  %bound = arith.constant 0.001 : f32
  %near = arith.cmpf olt, %max, %bound : f32
  %places = tensor.extract %ref[%c0, %c1, %c0, %c1] : tensor<2x2x6x3xf32>
  call @show(%near, %places) : (i1, f32) -> ()
  return
}
// OUT: 1
// OUT: 43
// OUT: 1
// OUT: 43
// OUT: 1
// OUT: 21
// OUT: 1
// OUT: 31
func.func @main() -> i32 {
  call @wF_2_311() : () -> ()
  call @wF_4_311() : () -> ()
  call @wF_4_310() : () -> ()
  call @wF_2_501() : () -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
