// Sums of products of f16 and bf16 are rounded once: 4096 ones are 4096, where
// sums of f16 would end at 2048, and of bf16 at 256. Other sums are in their type.
//
// NO ORACLE: its passes know no linalg; the numbers are exact

func.func private @printF32(f32)
func.func private @printNewline()

func.func @show(%x: f32) {
  call @printF32(%x) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @ones16(%n: index) -> tensor<1x?xf16> {
  %one = arith.constant 1.0 : f16
  %e = tensor.empty(%n) : tensor<1x?xf16>
  %f = linalg.fill ins(%one : f16) outs(%e : tensor<1x?xf16>) -> tensor<1x?xf16>
  return %f : tensor<1x?xf16>
}

func.func private @matmul(%n: index) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f16
  %a = call @ones16(%n) : (index) -> tensor<1x?xf16>
  %e = tensor.empty() : tensor<1x1xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<1x1xf16>) -> tensor<1x1xf16>
  %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %a : tensor<1x?xf16>, tensor<1x?xf16>) outs(%f : tensor<1x1xf16>) -> tensor<1x1xf16>
  %x = tensor.extract %r[%c0, %c0] : tensor<1x1xf16>
  %w1 = arith.extf %x : f16 to f32
  call @show(%w1) : (f32) -> ()
  return
}

// What is there already counts, and is no fill.
func.func private @generic(%n: index, %old: tensor<1xf16>) -> tensor<1xf16> {
  %a = call @ones16(%n) : (index) -> tensor<1x?xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]}
      ins(%a, %a : tensor<1x?xf16>, tensor<1x?xf16>) outs(%old : tensor<1xf16>) {
  ^bb0(%x: f16, %y: f16, %z: f16):
    %p = arith.mulf %x, %y : f16
    %s = arith.addf %p, %z : f16
    linalg.yield %s : f16
  } -> tensor<1xf16>
  return %r : tensor<1xf16>
}

func.func private @reduce(%n: index) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f16
  %a = call @ones16(%n) : (index) -> tensor<1x?xf16>
  %e = tensor.empty() : tensor<1xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<1xf16>) -> tensor<1xf16>
  %r = linalg.reduce { arith.addf } ins(%a : tensor<1x?xf16>) outs(%f : tensor<1xf16>) dimensions = [1]
  %x = tensor.extract %r[%c0] : tensor<1xf16>
  %w2 = arith.extf %x : f16 to f32
  call @show(%w2) : (f32) -> ()
  return
}

func.func private @pooling(%n: index, %m: memref<1x?x1xbf16>, %k: memref<?xbf16>, %o: memref<1x1x1xbf16>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : bf16
  linalg.fill ins(%one : bf16) outs(%m : memref<1x?x1xbf16>)
  linalg.fill ins(%one : bf16) outs(%o : memref<1x1x1xbf16>)
  linalg.pooling_nwc_sum ins(%m, %k : memref<1x?x1xbf16>, memref<?xbf16>) outs(%o : memref<1x1x1xbf16>)
  %x = memref.load %o[%c0, %c0, %c0] : memref<1x1x1xbf16>
  %w3 = arith.extf %x : bf16 to f32
  call @show(%w3) : (f32) -> ()
  return
}

// Stride 2: every second element counts.
func.func private @conv(%n: index, %m: memref<1x?x1xbf16>, %o: memref<1x1x2xbf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : bf16
  %two = arith.constant 2.0 : bf16
  %k = memref.alloc() : memref<300x1x2xbf16>
  linalg.fill ins(%two : bf16) outs(%m : memref<1x?x1xbf16>)
  linalg.fill ins(%one : bf16) outs(%k : memref<300x1x2xbf16>)
  linalg.fill ins(%one : bf16) outs(%o : memref<1x1x2xbf16>)
  memref.store %two, %o[%c0, %c0, %c1] : memref<1x1x2xbf16>
  linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%m, %k : memref<1x?x1xbf16>, memref<300x1x2xbf16>) outs(%o : memref<1x1x2xbf16>)
  %x = memref.load %o[%c0, %c0, %c0] : memref<1x1x2xbf16>
  %w4 = arith.extf %x : bf16 to f32
  call @show(%w4) : (f32) -> ()
  %y = memref.load %o[%c0, %c0, %c1] : memref<1x1x2xbf16>
  %w5 = arith.extf %y : bf16 to f32
  call @show(%w5) : (f32) -> ()
  memref.dealloc %k : memref<300x1x2xbf16>
  return
}

func.func private @dot_f8(%a: tensor<?xf8E4M3FN>) {
  %zero = arith.constant 0.0 : bf16
  %e = tensor.empty() : tensor<bf16>
  %f = linalg.fill ins(%zero : bf16) outs(%e : tensor<bf16>) -> tensor<bf16>
  %r = linalg.dot ins(%a, %a : tensor<?xf8E4M3FN>, tensor<?xf8E4M3FN>) outs(%f : tensor<bf16>) -> tensor<bf16>
  %x = tensor.extract %r[] : tensor<bf16>
  %w6 = arith.extf %x : bf16 to f32
  call @show(%w6) : (f32) -> ()
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %n = arith.constant 4096 : index
  %c599 = arith.constant 599 : index
  // OUT: 4096
  call @matmul(%n) : (index) -> ()
  // OUT: 4100
  %four = arith.constant dense<4.0> : tensor<1xf16>
  %g = call @generic(%n, %four) : (index, tensor<1xf16>) -> tensor<1xf16>
  %gx = tensor.extract %g[%c0] : tensor<1xf16>
  %w7 = arith.extf %gx : f16 to f32
  call @show(%w7) : (f32) -> ()
  // OUT: 2048
  call @reduce(%n) : (index) -> ()
  // OUT: 4096
  %m = memref.alloc(%n) : memref<1x?x1xbf16>
  %k = memref.alloc(%n) : memref<?xbf16>
  %o = memref.alloc() : memref<1x1x1xbf16>
  call @pooling(%n, %m, %k, %o) : (index, memref<1x?x1xbf16>, memref<?xbf16>, memref<1x1x1xbf16>) -> ()
  // OUT: 600
  // OUT: 600
  %m2 = memref.alloc(%c599) : memref<1x?x1xbf16>
  %o2 = memref.alloc() : memref<1x1x2xbf16>
  call @conv(%c599, %m2, %o2) : (index, memref<1x?x1xbf16>, memref<1x1x2xbf16>) -> ()
  memref.dealloc %m : memref<1x?x1xbf16>
  memref.dealloc %k : memref<?xbf16>
  memref.dealloc %o : memref<1x1x1xbf16>
  memref.dealloc %m2 : memref<1x?x1xbf16>
  memref.dealloc %o2 : memref<1x1x2xbf16>
  // OUT: 1024
  %ones8 = arith.constant dense<1.0> : tensor<1024xf8E4M3FN>
  %any = tensor.cast %ones8 : tensor<1024xf8E4M3FN> to tensor<?xf8E4M3FN>
  call @dot_f8(%any) : (tensor<?xf8E4M3FN>) -> ()
  return
}
