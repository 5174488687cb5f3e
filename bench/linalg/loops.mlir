// Functions of one array or two that loops.cpp measures: loops of scalars, and
// structured operations on memrefs.

#id = affine_map<(i, j) -> (i, j)>
#rows = affine_map<(i, j) -> (i)>
#columns = affine_map<(i, j) -> (j)>

// Loops as one writes them.

func.func @loop_exp(%a: memref<4096xf32>, %b: memref<1xf32>, %r: memref<4096xf32>) {
  affine.for %i = 0 to 4096 {
    %x = affine.load %a[%i] : memref<4096xf32>
    %y = math.exp %x : f32
    affine.store %y, %r[%i] : memref<4096xf32>
  }
  return
}

func.func @loop_gelu_erf(%a: memref<4096xf32>, %b: memref<1xf32>, %r: memref<4096xf32>) {
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %root = arith.constant 0.70710678118 : f32
  affine.for %i = 0 to 4096 {
    %x = affine.load %a[%i] : memref<4096xf32>
    %s = arith.mulf %x, %root : f32
    %e = math.erf %s : f32
    %p = arith.addf %e, %one : f32
    %h = arith.mulf %x, %half : f32
    %y = arith.mulf %p, %h : f32
    affine.store %y, %r[%i] : memref<4096xf32>
  }
  return
}

func.func @loop_gelu_tanh(%a: memref<4096xf32>, %b: memref<1xf32>, %r: memref<4096xf32>) {
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %factor = arith.constant 0.7978845608 : f32
  %cubic = arith.constant 0.044715 : f32
  affine.for %i = 0 to 4096 {
    %x = affine.load %a[%i] : memref<4096xf32>
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    %t = arith.mulf %x3, %cubic : f32
    %u = arith.addf %x, %t : f32
    %s = arith.mulf %u, %factor : f32
    %e = math.tanh %s : f32
    %p = arith.addf %e, %one : f32
    %h = arith.mulf %x, %half : f32
    %y = arith.mulf %p, %h : f32
    affine.store %y, %r[%i] : memref<4096xf32>
  }
  return
}

func.func @loop_softmax(%a: memref<64x1000xf32>, %b: memref<1xf32>, %r: memref<64x1000xf32>) {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  affine.for %i = 0 to 64 {
    %m = affine.for %j = 0 to 1000 iter_args(%t = %low) -> f32 {
      %x = affine.load %a[%i, %j] : memref<64x1000xf32>
      %u = arith.maxnumf %t, %x fastmath<nnan,nsz> : f32
      affine.yield %u : f32
    }
    %s = affine.for %j = 0 to 1000 iter_args(%t = %zero) -> f32 {
      %x = affine.load %a[%i, %j] : memref<64x1000xf32>
      %d = arith.subf %x, %m : f32
      %e = math.exp %d : f32
      affine.store %e, %r[%i, %j] : memref<64x1000xf32>
      %u = arith.addf %t, %e fastmath<reassoc> : f32
      affine.yield %u : f32
    }
    affine.for %j = 0 to 1000 {
      %x = affine.load %r[%i, %j] : memref<64x1000xf32>
      %q = arith.divf %x, %s : f32
      affine.store %q, %r[%i, %j] : memref<64x1000xf32>
    }
  }
  return
}

// The same of f64.

func.func @loop_exp_f64(%a: memref<4096xf64>, %b: memref<1xf64>, %r: memref<4096xf64>) {
  affine.for %i = 0 to 4096 {
    %x = affine.load %a[%i] : memref<4096xf64>
    %y = math.exp %x : f64
    affine.store %y, %r[%i] : memref<4096xf64>
  }
  return
}

func.func @loop_softplus_f64(%a: memref<4096xf64>, %b: memref<1xf64>, %r: memref<4096xf64>) {
  %one = arith.constant 1.0 : f64
  affine.for %i = 0 to 4096 {
    %x = affine.load %a[%i] : memref<4096xf64>
    %e = math.exp %x : f64
    %s = arith.addf %e, %one : f64
    %y = math.log %s : f64
    affine.store %y, %r[%i] : memref<4096xf64>
  }
  return
}

// Structured operations.

func.func @softmax(%a: memref<256x1000xf32>, %b: memref<1xf32>, %r: memref<256x1000xf32>) {
  linalg.softmax dimension(1) ins(%a : memref<256x1000xf32>) outs(%r : memref<256x1000xf32>)
  return
}

func.func @layernorm(%a: memref<256x1024xf32>, %b: memref<1024xf32>, %r: memref<256x1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 1024.0 : f32
  %epsilon = arith.constant 1.0e-5 : f32
  %sum = memref.alloca() : memref<256xf32>
  %squares = memref.alloca() : memref<256xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<256xf32>)
  linalg.fill ins(%zero : f32) outs(%squares : memref<256xf32>)
  linalg.generic {indexing_maps = [#id, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<256x1024xf32>) outs(%sum : memref<256xf32>) {
  ^bb0(%x: f32, %s: f32):
    %t = arith.addf %s, %x : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#id, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%a, %sum : memref<256x1024xf32>, memref<256xf32>) outs(%squares : memref<256xf32>) {
  ^bb0(%x: f32, %s: f32, %q: f32):
    %m = arith.divf %s, %count : f32
    %d = arith.subf %x, %m : f32
    %p = arith.mulf %d, %d : f32
    %t = arith.addf %q, %p : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#id, #rows, #rows, #columns, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %sum, %squares, %b : memref<256x1024xf32>, memref<256xf32>, memref<256xf32>, memref<1024xf32>)
      outs(%r : memref<256x1024xf32>) {
  ^bb0(%x: f32, %s: f32, %q: f32, %g: f32, %o: f32):
    %m = arith.divf %s, %count : f32
    %d = arith.subf %x, %m : f32
    %v = arith.divf %q, %count : f32
    %e = arith.addf %v, %epsilon : f32
    %k = math.rsqrt %e : f32
    %n = arith.mulf %d, %k : f32
    %y = arith.mulf %n, %g : f32
    linalg.yield %y : f32
  }
  return
}

func.func @gelu(%a: memref<256x1024xf32>, %b: memref<1xf32>, %r: memref<256x1024xf32>) {
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %root = arith.constant 0.70710678118 : f32
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<256x1024xf32>) outs(%r : memref<256x1024xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.mulf %x, %root : f32
    %e = math.erf %s : f32
    %p = arith.addf %e, %one : f32
    %h = arith.mulf %x, %half : f32
    %y = arith.mulf %p, %h : f32
    linalg.yield %y : f32
  }
  return
}

func.func @bias_relu(%a: memref<256x1024xf32>, %b: memref<1024xf32>, %r: memref<256x1024xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [#id, #columns, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<256x1024xf32>, memref<1024xf32>) outs(%r : memref<256x1024xf32>) {
  ^bb0(%x: f32, %c: f32, %o: f32):
    %s = arith.addf %x, %c : f32
    %y = arith.maximumf %s, %zero : f32
    linalg.yield %y : f32
  }
  return
}

func.func @sum_rows(%a: memref<256x1024xf32>, %b: memref<1xf32>, %r: memref<256xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%r : memref<256xf32>)
  linalg.reduce { arith.addf } ins(%a : memref<256x1024xf32>) outs(%r : memref<256xf32>) dimensions = [1]
  return
}

func.func @sum_columns(%a: memref<256x1024xf32>, %b: memref<1xf32>, %r: memref<1024xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%r : memref<1024xf32>)
  linalg.reduce { arith.addf } ins(%a : memref<256x1024xf32>) outs(%r : memref<1024xf32>) dimensions = [0]
  return
}

func.func @max_rows(%a: memref<256x1024xf32>, %b: memref<1xf32>, %r: memref<256xf32>) {
  %low = arith.constant 0xFF800000 : f32
  linalg.fill ins(%low : f32) outs(%r : memref<256xf32>)
  linalg.reduce { arith.maximumf } ins(%a : memref<256x1024xf32>) outs(%r : memref<256xf32>) dimensions = [1]
  return
}

func.func @transpose(%a: memref<512x512xf32>, %b: memref<1xf32>, %r: memref<512x512xf32>) {
  linalg.transpose ins(%a : memref<512x512xf32>) outs(%r : memref<512x512xf32>) permutation = [1, 0]
  return
}
