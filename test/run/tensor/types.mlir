// Tensors of every type of elements: products, windows, parts and reshapes, each
// as one number with a digit for each element.
//
// NO ORACLE: its passes know no linalg; the numbers follow from the text

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%n: i64) {
  call @printI64(%n) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @digits_i1(%t: tensor<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi1>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xi1>
    %w = arith.extui %x : i1 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_i1(%a: tensor<2x3xi1>, %b: tensor<3x2xi1>, %c: tensor<2x2xi1>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xi1>, tensor<3x2xi1>) outs(%c : tensor<2x2xi1>) -> tensor<2x2xi1>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xi1> into tensor<4xi1>
  %any = tensor.cast %flat : tensor<4xi1> to tensor<?xi1>
  call @digits_i1(%any) : (tensor<?xi1>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xi1> to tensor<3xi1>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xi1> to tensor<2xi1>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xi1> to tensor<2xi1>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xi1>, tensor<2xi1>) outs(%out : tensor<2xi1>) -> tensor<2xi1>
  %convolved = tensor.cast %conv : tensor<2xi1> to tensor<?xi1>
  call @digits_i1(%convolved) : (tensor<?xi1>) -> ()
  return
}

func.func private @parts_i1(%a: tensor<2x3xi1>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant true
  %zero = arith.constant false
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : i1
  } : tensor<2x3xi1> to tensor<?x4xi1>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xi1>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xi1> into tensor<?x4xi1>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xi1>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xi1>, tensor<?x4xi1>) -> tensor<?x4xi1>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xi1> into tensor<?xi1>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xi1> to tensor<?xi1>
  call @digits_i1(%half) : (tensor<?xi1>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xi1> to tensor<?xi1>
  call @digits_i1(%rest) : (tensor<?xi1>) -> ()
  %e = tensor.empty() : tensor<3x2xi1>
  %turned = linalg.transpose ins(%a : tensor<2x3xi1>) outs(%e : tensor<3x2xi1>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xi1> into tensor<6xi1>
  %any = tensor.cast %joined : tensor<6xi1> to tensor<?xi1>
  call @digits_i1(%any) : (tensor<?xi1>) -> ()
  return
}

func.func private @all_i1() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant true
  %zero = arith.constant false
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xi1>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xi1>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xi1>
  call @products_i1(%a, %b, %c) : (tensor<2x3xi1>, tensor<3x2xi1>, tensor<2x2xi1>) -> ()
  call @parts_i1(%a, %c1, %c12) : (tensor<2x3xi1>, index, index) -> ()
  return
}

func.func private @digits_i4(%t: tensor<?xi4>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi4>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xi4>
    %w = arith.extui %x : i4 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_i4(%a: tensor<2x3xi4>, %b: tensor<3x2xi4>, %c: tensor<2x2xi4>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xi4>, tensor<3x2xi4>) outs(%c : tensor<2x2xi4>) -> tensor<2x2xi4>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xi4> into tensor<4xi4>
  %any = tensor.cast %flat : tensor<4xi4> to tensor<?xi4>
  call @digits_i4(%any) : (tensor<?xi4>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xi4> to tensor<3xi4>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xi4> to tensor<2xi4>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xi4> to tensor<2xi4>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xi4>, tensor<2xi4>) outs(%out : tensor<2xi4>) -> tensor<2xi4>
  %convolved = tensor.cast %conv : tensor<2xi4> to tensor<?xi4>
  call @digits_i4(%convolved) : (tensor<?xi4>) -> ()
  return
}

func.func private @parts_i4(%a: tensor<2x3xi4>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i4
  %zero = arith.constant 0 : i4
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : i4
  } : tensor<2x3xi4> to tensor<?x4xi4>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xi4>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xi4> into tensor<?x4xi4>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xi4>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xi4>, tensor<?x4xi4>) -> tensor<?x4xi4>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xi4> into tensor<?xi4>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xi4> to tensor<?xi4>
  call @digits_i4(%half) : (tensor<?xi4>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xi4> to tensor<?xi4>
  call @digits_i4(%rest) : (tensor<?xi4>) -> ()
  %e = tensor.empty() : tensor<3x2xi4>
  %turned = linalg.transpose ins(%a : tensor<2x3xi4>) outs(%e : tensor<3x2xi4>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xi4> into tensor<6xi4>
  %any = tensor.cast %joined : tensor<6xi4> to tensor<?xi4>
  call @digits_i4(%any) : (tensor<?xi4>) -> ()
  return
}

func.func private @all_i4() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1 : i4
  %zero = arith.constant 0 : i4
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xi4>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xi4>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xi4>
  call @products_i4(%a, %b, %c) : (tensor<2x3xi4>, tensor<3x2xi4>, tensor<2x2xi4>) -> ()
  call @parts_i4(%a, %c1, %c12) : (tensor<2x3xi4>, index, index) -> ()
  return
}

func.func private @digits_i8(%t: tensor<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi8>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xi8>
    %w = arith.extui %x : i8 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_i8(%a: tensor<2x3xi8>, %b: tensor<3x2xi8>, %c: tensor<2x2xi8>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xi8>, tensor<3x2xi8>) outs(%c : tensor<2x2xi8>) -> tensor<2x2xi8>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xi8> into tensor<4xi8>
  %any = tensor.cast %flat : tensor<4xi8> to tensor<?xi8>
  call @digits_i8(%any) : (tensor<?xi8>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xi8> to tensor<3xi8>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xi8> to tensor<2xi8>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xi8> to tensor<2xi8>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xi8>, tensor<2xi8>) outs(%out : tensor<2xi8>) -> tensor<2xi8>
  %convolved = tensor.cast %conv : tensor<2xi8> to tensor<?xi8>
  call @digits_i8(%convolved) : (tensor<?xi8>) -> ()
  return
}

func.func private @parts_i8(%a: tensor<2x3xi8>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : i8
  } : tensor<2x3xi8> to tensor<?x4xi8>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xi8>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xi8> into tensor<?x4xi8>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xi8>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xi8>, tensor<?x4xi8>) -> tensor<?x4xi8>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xi8> into tensor<?xi8>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xi8> to tensor<?xi8>
  call @digits_i8(%half) : (tensor<?xi8>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xi8> to tensor<?xi8>
  call @digits_i8(%rest) : (tensor<?xi8>) -> ()
  %e = tensor.empty() : tensor<3x2xi8>
  %turned = linalg.transpose ins(%a : tensor<2x3xi8>) outs(%e : tensor<3x2xi8>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xi8> into tensor<6xi8>
  %any = tensor.cast %joined : tensor<6xi8> to tensor<?xi8>
  call @digits_i8(%any) : (tensor<?xi8>) -> ()
  return
}

func.func private @all_i8() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xi8>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xi8>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xi8>
  call @products_i8(%a, %b, %c) : (tensor<2x3xi8>, tensor<3x2xi8>, tensor<2x2xi8>) -> ()
  call @parts_i8(%a, %c1, %c12) : (tensor<2x3xi8>, index, index) -> ()
  return
}

func.func private @digits_i16(%t: tensor<?xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi16>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xi16>
    %w = arith.extui %x : i16 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_i16(%a: tensor<2x3xi16>, %b: tensor<3x2xi16>, %c: tensor<2x2xi16>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xi16>, tensor<3x2xi16>) outs(%c : tensor<2x2xi16>) -> tensor<2x2xi16>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xi16> into tensor<4xi16>
  %any = tensor.cast %flat : tensor<4xi16> to tensor<?xi16>
  call @digits_i16(%any) : (tensor<?xi16>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xi16> to tensor<3xi16>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xi16> to tensor<2xi16>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xi16> to tensor<2xi16>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xi16>, tensor<2xi16>) outs(%out : tensor<2xi16>) -> tensor<2xi16>
  %convolved = tensor.cast %conv : tensor<2xi16> to tensor<?xi16>
  call @digits_i16(%convolved) : (tensor<?xi16>) -> ()
  return
}

func.func private @parts_i16(%a: tensor<2x3xi16>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i16
  %zero = arith.constant 0 : i16
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : i16
  } : tensor<2x3xi16> to tensor<?x4xi16>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xi16>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xi16> into tensor<?x4xi16>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xi16>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xi16>, tensor<?x4xi16>) -> tensor<?x4xi16>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xi16> into tensor<?xi16>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xi16> to tensor<?xi16>
  call @digits_i16(%half) : (tensor<?xi16>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xi16> to tensor<?xi16>
  call @digits_i16(%rest) : (tensor<?xi16>) -> ()
  %e = tensor.empty() : tensor<3x2xi16>
  %turned = linalg.transpose ins(%a : tensor<2x3xi16>) outs(%e : tensor<3x2xi16>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xi16> into tensor<6xi16>
  %any = tensor.cast %joined : tensor<6xi16> to tensor<?xi16>
  call @digits_i16(%any) : (tensor<?xi16>) -> ()
  return
}

func.func private @all_i16() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1 : i16
  %zero = arith.constant 0 : i16
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xi16>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xi16>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xi16>
  call @products_i16(%a, %b, %c) : (tensor<2x3xi16>, tensor<3x2xi16>, tensor<2x2xi16>) -> ()
  call @parts_i16(%a, %c1, %c12) : (tensor<2x3xi16>, index, index) -> ()
  return
}

func.func private @digits_i32(%t: tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xi32>
    %w = arith.extui %x : i32 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_i32(%a: tensor<2x3xi32>, %b: tensor<3x2xi32>, %c: tensor<2x2xi32>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xi32>, tensor<3x2xi32>) outs(%c : tensor<2x2xi32>) -> tensor<2x2xi32>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %any = tensor.cast %flat : tensor<4xi32> to tensor<?xi32>
  call @digits_i32(%any) : (tensor<?xi32>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xi32> to tensor<3xi32>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xi32> to tensor<2xi32>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<2xi32>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xi32>, tensor<2xi32>) outs(%out : tensor<2xi32>) -> tensor<2xi32>
  %convolved = tensor.cast %conv : tensor<2xi32> to tensor<?xi32>
  call @digits_i32(%convolved) : (tensor<?xi32>) -> ()
  return
}

func.func private @parts_i32(%a: tensor<2x3xi32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : i32
  } : tensor<2x3xi32> to tensor<?x4xi32>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xi32>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xi32> into tensor<?x4xi32>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xi32>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xi32>, tensor<?x4xi32>) -> tensor<?x4xi32>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xi32> into tensor<?xi32>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xi32> to tensor<?xi32>
  call @digits_i32(%half) : (tensor<?xi32>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xi32> to tensor<?xi32>
  call @digits_i32(%rest) : (tensor<?xi32>) -> ()
  %e = tensor.empty() : tensor<3x2xi32>
  %turned = linalg.transpose ins(%a : tensor<2x3xi32>) outs(%e : tensor<3x2xi32>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  %any = tensor.cast %joined : tensor<6xi32> to tensor<?xi32>
  call @digits_i32(%any) : (tensor<?xi32>) -> ()
  return
}

func.func private @all_i32() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xi32>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xi32>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xi32>
  call @products_i32(%a, %b, %c) : (tensor<2x3xi32>, tensor<3x2xi32>, tensor<2x2xi32>) -> ()
  call @parts_i32(%a, %c1, %c12) : (tensor<2x3xi32>, index, index) -> ()
  return
}

func.func private @digits_i64(%t: tensor<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi64>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xi64>
    %z0 = arith.constant 0 : i64
    %w = arith.addi %x, %z0 : i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_i64(%a: tensor<2x3xi64>, %b: tensor<3x2xi64>, %c: tensor<2x2xi64>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xi64>, tensor<3x2xi64>) outs(%c : tensor<2x2xi64>) -> tensor<2x2xi64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xi64> into tensor<4xi64>
  %any = tensor.cast %flat : tensor<4xi64> to tensor<?xi64>
  call @digits_i64(%any) : (tensor<?xi64>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xi64> to tensor<3xi64>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xi64> to tensor<2xi64>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xi64> to tensor<2xi64>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xi64>, tensor<2xi64>) outs(%out : tensor<2xi64>) -> tensor<2xi64>
  %convolved = tensor.cast %conv : tensor<2xi64> to tensor<?xi64>
  call @digits_i64(%convolved) : (tensor<?xi64>) -> ()
  return
}

func.func private @parts_i64(%a: tensor<2x3xi64>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : i64
  } : tensor<2x3xi64> to tensor<?x4xi64>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xi64>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xi64> into tensor<?x4xi64>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xi64>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xi64>, tensor<?x4xi64>) -> tensor<?x4xi64>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xi64> into tensor<?xi64>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xi64> to tensor<?xi64>
  call @digits_i64(%half) : (tensor<?xi64>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xi64> to tensor<?xi64>
  call @digits_i64(%rest) : (tensor<?xi64>) -> ()
  %e = tensor.empty() : tensor<3x2xi64>
  %turned = linalg.transpose ins(%a : tensor<2x3xi64>) outs(%e : tensor<3x2xi64>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xi64> into tensor<6xi64>
  %any = tensor.cast %joined : tensor<6xi64> to tensor<?xi64>
  call @digits_i64(%any) : (tensor<?xi64>) -> ()
  return
}

func.func private @all_i64() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xi64>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xi64>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xi64>
  call @products_i64(%a, %b, %c) : (tensor<2x3xi64>, tensor<3x2xi64>, tensor<2x2xi64>) -> ()
  call @parts_i64(%a, %c1, %c12) : (tensor<2x3xi64>, index, index) -> ()
  return
}

func.func private @digits_i128(%t: tensor<?xi128>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi128>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xi128>
    %w = arith.trunci %x : i128 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_i128(%a: tensor<2x3xi128>, %b: tensor<3x2xi128>, %c: tensor<2x2xi128>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xi128>, tensor<3x2xi128>) outs(%c : tensor<2x2xi128>) -> tensor<2x2xi128>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xi128> into tensor<4xi128>
  %any = tensor.cast %flat : tensor<4xi128> to tensor<?xi128>
  call @digits_i128(%any) : (tensor<?xi128>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xi128> to tensor<3xi128>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xi128> to tensor<2xi128>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xi128> to tensor<2xi128>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xi128>, tensor<2xi128>) outs(%out : tensor<2xi128>) -> tensor<2xi128>
  %convolved = tensor.cast %conv : tensor<2xi128> to tensor<?xi128>
  call @digits_i128(%convolved) : (tensor<?xi128>) -> ()
  return
}

func.func private @parts_i128(%a: tensor<2x3xi128>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i128
  %zero = arith.constant 0 : i128
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : i128
  } : tensor<2x3xi128> to tensor<?x4xi128>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xi128>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xi128> into tensor<?x4xi128>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xi128>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xi128>, tensor<?x4xi128>) -> tensor<?x4xi128>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xi128> into tensor<?xi128>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xi128> to tensor<?xi128>
  call @digits_i128(%half) : (tensor<?xi128>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xi128> to tensor<?xi128>
  call @digits_i128(%rest) : (tensor<?xi128>) -> ()
  %e = tensor.empty() : tensor<3x2xi128>
  %turned = linalg.transpose ins(%a : tensor<2x3xi128>) outs(%e : tensor<3x2xi128>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xi128> into tensor<6xi128>
  %any = tensor.cast %joined : tensor<6xi128> to tensor<?xi128>
  call @digits_i128(%any) : (tensor<?xi128>) -> ()
  return
}

func.func private @all_i128() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1 : i128
  %zero = arith.constant 0 : i128
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xi128>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xi128>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xi128>
  call @products_i128(%a, %b, %c) : (tensor<2x3xi128>, tensor<3x2xi128>, tensor<2x2xi128>) -> ()
  call @parts_i128(%a, %c1, %c12) : (tensor<2x3xi128>, index, index) -> ()
  return
}

func.func private @digits_index(%t: tensor<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xindex>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xindex>
    %w = arith.index_cast %x : index to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @parts_index(%a: tensor<2x3xindex>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : index
  } : tensor<2x3xindex> to tensor<?x4xindex>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xindex>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xindex> into tensor<?x4xindex>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xindex>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xindex>, tensor<?x4xindex>) -> tensor<?x4xindex>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xindex> into tensor<?xindex>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xindex> to tensor<?xindex>
  call @digits_index(%half) : (tensor<?xindex>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xindex> to tensor<?xindex>
  call @digits_index(%rest) : (tensor<?xindex>) -> ()
  %e = tensor.empty() : tensor<3x2xindex>
  %turned = linalg.transpose ins(%a : tensor<2x3xindex>) outs(%e : tensor<3x2xindex>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xindex> into tensor<6xindex>
  %any = tensor.cast %joined : tensor<6xindex> to tensor<?xindex>
  call @digits_index(%any) : (tensor<?xindex>) -> ()
  return
}

func.func private @all_index() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xindex>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xindex>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xindex>
  call @parts_index(%a, %c1, %c12) : (tensor<2x3xindex>, index, index) -> ()
  return
}

func.func private @digits_f16(%t: tensor<?xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xf16>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xf16>
    %w = arith.fptosi %x : f16 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_f16(%a: tensor<2x3xf16>, %b: tensor<3x2xf16>, %c: tensor<2x2xf16>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xf16>, tensor<3x2xf16>) outs(%c : tensor<2x2xf16>) -> tensor<2x2xf16>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xf16> into tensor<4xf16>
  %any = tensor.cast %flat : tensor<4xf16> to tensor<?xf16>
  call @digits_f16(%any) : (tensor<?xf16>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xf16> to tensor<3xf16>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xf16> to tensor<2xf16>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xf16> to tensor<2xf16>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xf16>, tensor<2xf16>) outs(%out : tensor<2xf16>) -> tensor<2xf16>
  %convolved = tensor.cast %conv : tensor<2xf16> to tensor<?xf16>
  call @digits_f16(%convolved) : (tensor<?xf16>) -> ()
  return
}

func.func private @parts_f16(%a: tensor<2x3xf16>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f16
  %zero = arith.constant 0.0 : f16
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f16
  } : tensor<2x3xf16> to tensor<?x4xf16>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xf16>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xf16> into tensor<?x4xf16>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xf16>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xf16>, tensor<?x4xf16>) -> tensor<?x4xf16>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xf16> into tensor<?xf16>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xf16> to tensor<?xf16>
  call @digits_f16(%half) : (tensor<?xf16>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xf16> to tensor<?xf16>
  call @digits_f16(%rest) : (tensor<?xf16>) -> ()
  %e = tensor.empty() : tensor<3x2xf16>
  %turned = linalg.transpose ins(%a : tensor<2x3xf16>) outs(%e : tensor<3x2xf16>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xf16> into tensor<6xf16>
  %any = tensor.cast %joined : tensor<6xf16> to tensor<?xf16>
  call @digits_f16(%any) : (tensor<?xf16>) -> ()
  return
}

func.func private @all_f16() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1.0 : f16
  %zero = arith.constant 0.0 : f16
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xf16>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xf16>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xf16>
  call @products_f16(%a, %b, %c) : (tensor<2x3xf16>, tensor<3x2xf16>, tensor<2x2xf16>) -> ()
  call @parts_f16(%a, %c1, %c12) : (tensor<2x3xf16>, index, index) -> ()
  return
}

func.func private @digits_bf16(%t: tensor<?xbf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xbf16>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xbf16>
    %w = arith.fptosi %x : bf16 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_bf16(%a: tensor<2x3xbf16>, %b: tensor<3x2xbf16>, %c: tensor<2x2xbf16>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xbf16>, tensor<3x2xbf16>) outs(%c : tensor<2x2xbf16>) -> tensor<2x2xbf16>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xbf16> into tensor<4xbf16>
  %any = tensor.cast %flat : tensor<4xbf16> to tensor<?xbf16>
  call @digits_bf16(%any) : (tensor<?xbf16>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xbf16> to tensor<3xbf16>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xbf16> to tensor<2xbf16>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xbf16> to tensor<2xbf16>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xbf16>, tensor<2xbf16>) outs(%out : tensor<2xbf16>) -> tensor<2xbf16>
  %convolved = tensor.cast %conv : tensor<2xbf16> to tensor<?xbf16>
  call @digits_bf16(%convolved) : (tensor<?xbf16>) -> ()
  return
}

func.func private @parts_bf16(%a: tensor<2x3xbf16>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : bf16
  %zero = arith.constant 0.0 : bf16
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : bf16
  } : tensor<2x3xbf16> to tensor<?x4xbf16>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xbf16>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xbf16> into tensor<?x4xbf16>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xbf16>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xbf16>, tensor<?x4xbf16>) -> tensor<?x4xbf16>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xbf16> into tensor<?xbf16>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xbf16> to tensor<?xbf16>
  call @digits_bf16(%half) : (tensor<?xbf16>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xbf16> to tensor<?xbf16>
  call @digits_bf16(%rest) : (tensor<?xbf16>) -> ()
  %e = tensor.empty() : tensor<3x2xbf16>
  %turned = linalg.transpose ins(%a : tensor<2x3xbf16>) outs(%e : tensor<3x2xbf16>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xbf16> into tensor<6xbf16>
  %any = tensor.cast %joined : tensor<6xbf16> to tensor<?xbf16>
  call @digits_bf16(%any) : (tensor<?xbf16>) -> ()
  return
}

func.func private @all_bf16() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1.0 : bf16
  %zero = arith.constant 0.0 : bf16
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xbf16>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xbf16>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xbf16>
  call @products_bf16(%a, %b, %c) : (tensor<2x3xbf16>, tensor<3x2xbf16>, tensor<2x2xbf16>) -> ()
  call @parts_bf16(%a, %c1, %c12) : (tensor<2x3xbf16>, index, index) -> ()
  return
}

func.func private @digits_f32(%t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xf32>
    %w = arith.fptosi %x : f32 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_f32(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %c: tensor<2x2xf32>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xf32>, tensor<3x2xf32>) outs(%c : tensor<2x2xf32>) -> tensor<2x2xf32>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %any = tensor.cast %flat : tensor<4xf32> to tensor<?xf32>
  call @digits_f32(%any) : (tensor<?xf32>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<3xf32>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xf32> to tensor<2xf32>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xf32> to tensor<2xf32>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xf32>, tensor<2xf32>) outs(%out : tensor<2xf32>) -> tensor<2xf32>
  %convolved = tensor.cast %conv : tensor<2xf32> to tensor<?xf32>
  call @digits_f32(%convolved) : (tensor<?xf32>) -> ()
  return
}

func.func private @parts_f32(%a: tensor<2x3xf32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<2x3xf32> to tensor<?x4xf32>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xf32>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xf32> into tensor<?x4xf32>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xf32>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xf32> to tensor<?xf32>
  call @digits_f32(%half) : (tensor<?xf32>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xf32> to tensor<?xf32>
  call @digits_f32(%rest) : (tensor<?xf32>) -> ()
  %e = tensor.empty() : tensor<3x2xf32>
  %turned = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xf32> into tensor<6xf32>
  %any = tensor.cast %joined : tensor<6xf32> to tensor<?xf32>
  call @digits_f32(%any) : (tensor<?xf32>) -> ()
  return
}

func.func private @all_f32() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xf32>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xf32>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xf32>
  call @products_f32(%a, %b, %c) : (tensor<2x3xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> ()
  call @parts_f32(%a, %c1, %c12) : (tensor<2x3xf32>, index, index) -> ()
  return
}

func.func private @digits_f64(%t: tensor<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xf64>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xf64>
    %w = arith.fptosi %x : f64 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_f64(%a: tensor<2x3xf64>, %b: tensor<3x2xf64>, %c: tensor<2x2xf64>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xf64>, tensor<3x2xf64>) outs(%c : tensor<2x2xf64>) -> tensor<2x2xf64>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xf64> into tensor<4xf64>
  %any = tensor.cast %flat : tensor<4xf64> to tensor<?xf64>
  call @digits_f64(%any) : (tensor<?xf64>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xf64> to tensor<3xf64>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xf64> to tensor<2xf64>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xf64> to tensor<2xf64>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xf64>, tensor<2xf64>) outs(%out : tensor<2xf64>) -> tensor<2xf64>
  %convolved = tensor.cast %conv : tensor<2xf64> to tensor<?xf64>
  call @digits_f64(%convolved) : (tensor<?xf64>) -> ()
  return
}

func.func private @parts_f64(%a: tensor<2x3xf64>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f64
  } : tensor<2x3xf64> to tensor<?x4xf64>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xf64>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xf64> into tensor<?x4xf64>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xf64>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xf64>, tensor<?x4xf64>) -> tensor<?x4xf64>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xf64> into tensor<?xf64>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xf64> to tensor<?xf64>
  call @digits_f64(%half) : (tensor<?xf64>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xf64> to tensor<?xf64>
  call @digits_f64(%rest) : (tensor<?xf64>) -> ()
  %e = tensor.empty() : tensor<3x2xf64>
  %turned = linalg.transpose ins(%a : tensor<2x3xf64>) outs(%e : tensor<3x2xf64>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xf64> into tensor<6xf64>
  %any = tensor.cast %joined : tensor<6xf64> to tensor<?xf64>
  call @digits_f64(%any) : (tensor<?xf64>) -> ()
  return
}

func.func private @all_f64() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xf64>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xf64>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xf64>
  call @products_f64(%a, %b, %c) : (tensor<2x3xf64>, tensor<3x2xf64>, tensor<2x2xf64>) -> ()
  call @parts_f64(%a, %c1, %c12) : (tensor<2x3xf64>, index, index) -> ()
  return
}

func.func private @digits_f128(%t: tensor<?xf128>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xf128>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xf128>
    %w = arith.fptosi %x : f128 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_f128(%a: tensor<2x3xf128>, %b: tensor<3x2xf128>, %c: tensor<2x2xf128>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xf128>, tensor<3x2xf128>) outs(%c : tensor<2x2xf128>) -> tensor<2x2xf128>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xf128> into tensor<4xf128>
  %any = tensor.cast %flat : tensor<4xf128> to tensor<?xf128>
  call @digits_f128(%any) : (tensor<?xf128>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xf128> to tensor<3xf128>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xf128> to tensor<2xf128>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xf128> to tensor<2xf128>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xf128>, tensor<2xf128>) outs(%out : tensor<2xf128>) -> tensor<2xf128>
  %convolved = tensor.cast %conv : tensor<2xf128> to tensor<?xf128>
  call @digits_f128(%convolved) : (tensor<?xf128>) -> ()
  return
}

func.func private @parts_f128(%a: tensor<2x3xf128>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f128
  %zero = arith.constant 0.0 : f128
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f128
  } : tensor<2x3xf128> to tensor<?x4xf128>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xf128>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xf128> into tensor<?x4xf128>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xf128>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xf128>, tensor<?x4xf128>) -> tensor<?x4xf128>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xf128> into tensor<?xf128>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xf128> to tensor<?xf128>
  call @digits_f128(%half) : (tensor<?xf128>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xf128> to tensor<?xf128>
  call @digits_f128(%rest) : (tensor<?xf128>) -> ()
  %e = tensor.empty() : tensor<3x2xf128>
  %turned = linalg.transpose ins(%a : tensor<2x3xf128>) outs(%e : tensor<3x2xf128>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xf128> into tensor<6xf128>
  %any = tensor.cast %joined : tensor<6xf128> to tensor<?xf128>
  call @digits_f128(%any) : (tensor<?xf128>) -> ()
  return
}

func.func private @all_f128() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1.0 : f128
  %zero = arith.constant 0.0 : f128
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xf128>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xf128>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xf128>
  call @products_f128(%a, %b, %c) : (tensor<2x3xf128>, tensor<3x2xf128>, tensor<2x2xf128>) -> ()
  call @parts_f128(%a, %c1, %c12) : (tensor<2x3xf128>, index, index) -> ()
  return
}

func.func private @digits_f8e4m3fn(%t: tensor<?xf8E4M3FN>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xf8E4M3FN>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xf8E4M3FN>
    %wide = arith.extf %x : f8E4M3FN to f32
    %w = arith.fptosi %wide : f32 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_f8e4m3fn(%a: tensor<2x3xf8E4M3FN>, %b: tensor<3x2xf8E4M3FN>, %c: tensor<2x2xf8E4M3FN>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) outs(%c : tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xf8E4M3FN> into tensor<4xf8E4M3FN>
  %any = tensor.cast %flat : tensor<4xf8E4M3FN> to tensor<?xf8E4M3FN>
  call @digits_f8e4m3fn(%any) : (tensor<?xf8E4M3FN>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xf8E4M3FN> to tensor<3xf8E4M3FN>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xf8E4M3FN> to tensor<2xf8E4M3FN>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xf8E4M3FN> to tensor<2xf8E4M3FN>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xf8E4M3FN>, tensor<2xf8E4M3FN>) outs(%out : tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %convolved = tensor.cast %conv : tensor<2xf8E4M3FN> to tensor<?xf8E4M3FN>
  call @digits_f8e4m3fn(%convolved) : (tensor<?xf8E4M3FN>) -> ()
  return
}

func.func private @parts_f8e4m3fn(%a: tensor<2x3xf8E4M3FN>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f8E4M3FN
  %zero = arith.constant 0.0 : f8E4M3FN
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f8E4M3FN
  } : tensor<2x3xf8E4M3FN> to tensor<?x4xf8E4M3FN>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xf8E4M3FN>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xf8E4M3FN> into tensor<?x4xf8E4M3FN>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xf8E4M3FN>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xf8E4M3FN>, tensor<?x4xf8E4M3FN>) -> tensor<?x4xf8E4M3FN>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xf8E4M3FN> into tensor<?xf8E4M3FN>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xf8E4M3FN> to tensor<?xf8E4M3FN>
  call @digits_f8e4m3fn(%half) : (tensor<?xf8E4M3FN>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xf8E4M3FN> to tensor<?xf8E4M3FN>
  call @digits_f8e4m3fn(%rest) : (tensor<?xf8E4M3FN>) -> ()
  %e = tensor.empty() : tensor<3x2xf8E4M3FN>
  %turned = linalg.transpose ins(%a : tensor<2x3xf8E4M3FN>) outs(%e : tensor<3x2xf8E4M3FN>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xf8E4M3FN> into tensor<6xf8E4M3FN>
  %any = tensor.cast %joined : tensor<6xf8E4M3FN> to tensor<?xf8E4M3FN>
  call @digits_f8e4m3fn(%any) : (tensor<?xf8E4M3FN>) -> ()
  return
}

func.func private @all_f8e4m3fn() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1.0 : f8E4M3FN
  %zero = arith.constant 0.0 : f8E4M3FN
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xf8E4M3FN>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xf8E4M3FN>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xf8E4M3FN>
  call @products_f8e4m3fn(%a, %b, %c) : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> ()
  call @parts_f8e4m3fn(%a, %c1, %c12) : (tensor<2x3xf8E4M3FN>, index, index) -> ()
  return
}

func.func private @digits_f8e5m2(%t: tensor<?xf8E5M2>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xf8E5M2>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xf8E5M2>
    %wide = arith.extf %x : f8E5M2 to f32
    %w = arith.fptosi %wide : f32 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_f8e5m2(%a: tensor<2x3xf8E5M2>, %b: tensor<3x2xf8E5M2>, %c: tensor<2x2xf8E5M2>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) outs(%c : tensor<2x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xf8E5M2> into tensor<4xf8E5M2>
  %any = tensor.cast %flat : tensor<4xf8E5M2> to tensor<?xf8E5M2>
  call @digits_f8e5m2(%any) : (tensor<?xf8E5M2>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xf8E5M2> to tensor<3xf8E5M2>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xf8E5M2> to tensor<2xf8E5M2>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xf8E5M2> to tensor<2xf8E5M2>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xf8E5M2>, tensor<2xf8E5M2>) outs(%out : tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  %convolved = tensor.cast %conv : tensor<2xf8E5M2> to tensor<?xf8E5M2>
  call @digits_f8e5m2(%convolved) : (tensor<?xf8E5M2>) -> ()
  return
}

func.func private @parts_f8e5m2(%a: tensor<2x3xf8E5M2>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f8E5M2
  %zero = arith.constant 0.0 : f8E5M2
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f8E5M2
  } : tensor<2x3xf8E5M2> to tensor<?x4xf8E5M2>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xf8E5M2>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xf8E5M2> into tensor<?x4xf8E5M2>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xf8E5M2>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xf8E5M2>, tensor<?x4xf8E5M2>) -> tensor<?x4xf8E5M2>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xf8E5M2> into tensor<?xf8E5M2>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xf8E5M2> to tensor<?xf8E5M2>
  call @digits_f8e5m2(%half) : (tensor<?xf8E5M2>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xf8E5M2> to tensor<?xf8E5M2>
  call @digits_f8e5m2(%rest) : (tensor<?xf8E5M2>) -> ()
  %e = tensor.empty() : tensor<3x2xf8E5M2>
  %turned = linalg.transpose ins(%a : tensor<2x3xf8E5M2>) outs(%e : tensor<3x2xf8E5M2>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xf8E5M2> into tensor<6xf8E5M2>
  %any = tensor.cast %joined : tensor<6xf8E5M2> to tensor<?xf8E5M2>
  call @digits_f8e5m2(%any) : (tensor<?xf8E5M2>) -> ()
  return
}

func.func private @all_f8e5m2() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1.0 : f8E5M2
  %zero = arith.constant 0.0 : f8E5M2
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xf8E5M2>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xf8E5M2>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xf8E5M2>
  call @products_f8e5m2(%a, %b, %c) : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>, tensor<2x2xf8E5M2>) -> ()
  call @parts_f8e5m2(%a, %c1, %c12) : (tensor<2x3xf8E5M2>, index, index) -> ()
  return
}

func.func private @digits_complex_f32(%t: tensor<?xcomplex<f32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xcomplex<f32>>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xcomplex<f32>>
    %re = complex.re %x : complex<f32>
    %w = arith.fptosi %re : f32 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_complex_f32(%a: tensor<2x3xcomplex<f32>>, %b: tensor<3x2xcomplex<f32>>, %c: tensor<2x2xcomplex<f32>>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) outs(%c : tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xcomplex<f32>> into tensor<4xcomplex<f32>>
  %any = tensor.cast %flat : tensor<4xcomplex<f32>> to tensor<?xcomplex<f32>>
  call @digits_complex_f32(%any) : (tensor<?xcomplex<f32>>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xcomplex<f32>> to tensor<3xcomplex<f32>>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xcomplex<f32>> to tensor<2xcomplex<f32>>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xcomplex<f32>> to tensor<2xcomplex<f32>>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) outs(%out : tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %convolved = tensor.cast %conv : tensor<2xcomplex<f32>> to tensor<?xcomplex<f32>>
  call @digits_complex_f32(%convolved) : (tensor<?xcomplex<f32>>) -> ()
  return
}

func.func private @parts_complex_f32(%a: tensor<2x3xcomplex<f32>>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : complex<f32>
  } : tensor<2x3xcomplex<f32>> to tensor<?x4xcomplex<f32>>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xcomplex<f32>>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xcomplex<f32>> into tensor<?x4xcomplex<f32>>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xcomplex<f32>>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xcomplex<f32>>, tensor<?x4xcomplex<f32>>) -> tensor<?x4xcomplex<f32>>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xcomplex<f32>> into tensor<?xcomplex<f32>>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xcomplex<f32>> to tensor<?xcomplex<f32>>
  call @digits_complex_f32(%half) : (tensor<?xcomplex<f32>>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xcomplex<f32>> to tensor<?xcomplex<f32>>
  call @digits_complex_f32(%rest) : (tensor<?xcomplex<f32>>) -> ()
  %e = tensor.empty() : tensor<3x2xcomplex<f32>>
  %turned = linalg.transpose ins(%a : tensor<2x3xcomplex<f32>>) outs(%e : tensor<3x2xcomplex<f32>>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xcomplex<f32>> into tensor<6xcomplex<f32>>
  %any = tensor.cast %joined : tensor<6xcomplex<f32>> to tensor<?xcomplex<f32>>
  call @digits_complex_f32(%any) : (tensor<?xcomplex<f32>>) -> ()
  return
}

func.func private @all_complex_f32() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xcomplex<f32>>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xcomplex<f32>>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xcomplex<f32>>
  call @products_complex_f32(%a, %b, %c) : (tensor<2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
  call @parts_complex_f32(%a, %c1, %c12) : (tensor<2x3xcomplex<f32>>, index, index) -> ()
  return
}

func.func private @digits_complex_f64(%t: tensor<?xcomplex<f64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xcomplex<f64>>
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : i64
  %number = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xcomplex<f64>>
    %re = complex.re %x : complex<f64>
    %w = arith.fptosi %re : f64 to i64
    %s10 = arith.muli %s, %ten : i64
    %next = arith.addi %s10, %w : i64
    scf.yield %next : i64
  }
  call @show(%number) : (i64) -> ()
  return
}

func.func private @products_complex_f64(%a: tensor<2x3xcomplex<f64>>, %b: tensor<3x2xcomplex<f64>>, %c: tensor<2x2xcomplex<f64>>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) outs(%c : tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<2x2xcomplex<f64>> into tensor<4xcomplex<f64>>
  %any = tensor.cast %flat : tensor<4xcomplex<f64>> to tensor<?xcomplex<f64>>
  call @digits_complex_f64(%any) : (tensor<?xcomplex<f64>>) -> ()
  %row = tensor.extract_slice %a[0, 0] [1, 3] [1, 1] : tensor<2x3xcomplex<f64>> to tensor<3xcomplex<f64>>
  %kernel = tensor.extract_slice %b[0, 0] [1, 2] [1, 1] : tensor<3x2xcomplex<f64>> to tensor<2xcomplex<f64>>
  %out = tensor.extract_slice %c[0, 0] [1, 2] [1, 1] : tensor<2x2xcomplex<f64>> to tensor<2xcomplex<f64>>
  %conv = linalg.conv_1d ins(%row, %kernel : tensor<3xcomplex<f64>>, tensor<2xcomplex<f64>>) outs(%out : tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  %convolved = tensor.cast %conv : tensor<2xcomplex<f64>> to tensor<?xcomplex<f64>>
  call @digits_complex_f64(%convolved) : (tensor<?xcomplex<f64>>) -> ()
  return
}

func.func private @parts_complex_f64(%a: tensor<2x3xcomplex<f64>>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = complex.constant [1.0 : f64, 0.0 : f64] : complex<f64>
  %zero = complex.constant [0.0 : f64, 0.0 : f64] : complex<f64>
  // 1 0 1 / 0 1 1, with a row of ones before and a column of them behind
  %p = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : complex<f64>
  } : tensor<2x3xcomplex<f64>> to tensor<?x4xcomplex<f64>>
  // with two zeros in it
  %s = tensor.splat %zero[%n] : tensor<?x2xcomplex<f64>>
  %q = tensor.insert_slice %s into %p[0, 1] [%n, 2] [1, 2] : tensor<?x2xcomplex<f64>> into tensor<?x4xcomplex<f64>>
  // one more element, and all twice
  %i = tensor.insert %zero into %q[%n, %c0] : tensor<?x4xcomplex<f64>>
  %d = tensor.concat dim(0) %i, %q : (tensor<?x4xcomplex<f64>>, tensor<?x4xcomplex<f64>>) -> tensor<?x4xcomplex<f64>>
  %flat = tensor.collapse_shape %d [[0, 1]] : tensor<?x4xcomplex<f64>> into tensor<?xcomplex<f64>>
  %half = tensor.extract_slice %flat[0] [%m] [1] : tensor<?xcomplex<f64>> to tensor<?xcomplex<f64>>
  call @digits_complex_f64(%half) : (tensor<?xcomplex<f64>>) -> ()
  %rest = tensor.extract_slice %flat[%m] [%m] [1] : tensor<?xcomplex<f64>> to tensor<?xcomplex<f64>>
  call @digits_complex_f64(%rest) : (tensor<?xcomplex<f64>>) -> ()
  %e = tensor.empty() : tensor<3x2xcomplex<f64>>
  %turned = linalg.transpose ins(%a : tensor<2x3xcomplex<f64>>) outs(%e : tensor<3x2xcomplex<f64>>) permutation = [1, 0]
  %joined = tensor.collapse_shape %turned [[0, 1]] : tensor<3x2xcomplex<f64>> into tensor<6xcomplex<f64>>
  %any = tensor.cast %joined : tensor<6xcomplex<f64>> to tensor<?xcomplex<f64>>
  call @digits_complex_f64(%any) : (tensor<?xcomplex<f64>>) -> ()
  return
}

func.func private @all_complex_f64() {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = complex.constant [1.0 : f64, 0.0 : f64] : complex<f64>
  %zero = complex.constant [0.0 : f64, 0.0 : f64] : complex<f64>
  %a = tensor.from_elements %one, %zero, %one, %zero, %one, %one : tensor<2x3xcomplex<f64>>
  %b = tensor.from_elements %one, %one, %zero, %one, %one, %zero : tensor<3x2xcomplex<f64>>
  %c = tensor.from_elements %zero, %one, %one, %zero : tensor<2x2xcomplex<f64>>
  call @products_complex_f64(%a, %b, %c) : (tensor<2x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
  call @parts_complex_f64(%a, %c1, %c12) : (tensor<2x3xcomplex<f64>>, index, index) -> ()
  return
}

func.func @main() {
  // i1
  // OUT: 1111
  // OUT: 11
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_i1() : () -> ()
  // i4
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_i4() : () -> ()
  // i8
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_i8() : () -> ()
  // i16
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_i16() : () -> ()
  // i32
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_i32() : () -> ()
  // i64
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_i64() : () -> ()
  // i128
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_i128() : () -> ()
  // index
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_index() : () -> ()
  // f16
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_f16() : () -> ()
  // bf16
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_bf16() : () -> ()
  // f32
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_f32() : () -> ()
  // f64
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_f64() : () -> ()
  // f128
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_f128() : () -> ()
  // f8E4M3FN
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_f8e4m3fn() : () -> ()
  // f8E5M2
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_f8e5m2() : () -> ()
  // complex<f32>
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_complex_f32() : () -> ()
  // complex<f64>
  // OUT: 2221
  // OUT: 12
  // OUT: 101000110111
  // OUT: 101010110111
  // OUT: 100111
  call @all_complex_f64() : () -> ()
  return
}
