// Reductions of elements that no operation of arith takes by itself: vectors, and
// integers with a sign.
//
// NO ORACLE: its passes know no linalg

func.func private @printF32(f32)
func.func private @printI64(i64)
func.func private @printNewline()

func.func @sum(%a: tensor<?xvector<2xf32>>, %o: tensor<vector<2xf32>>) -> tensor<vector<2xf32>> {
  %r = linalg.reduce { arith.addf } ins(%a : tensor<?xvector<2xf32>>) outs(%o : tensor<vector<2xf32>>) dimensions = [0]
  return %r : tensor<vector<2xf32>>
}

// The largest, as unsigned numbers.
func.func @largest(%a: tensor<3x2xui8>, %o: tensor<3xui8>) -> tensor<3xui8> {
  %r = linalg.reduce ins(%a : tensor<3x2xui8>) outs(%o : tensor<3xui8>) dimensions = [1] (%x: ui8, %y: ui8) {
    %u = builtin.unrealized_conversion_cast %x : ui8 to i8
    %v = builtin.unrealized_conversion_cast %y : ui8 to i8
    %m = arith.maxui %u, %v : i8
    %w = builtin.unrealized_conversion_cast %m : i8 to ui8
    linalg.yield %w : ui8
  }
  return %r : tensor<3xui8>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zeros = arith.constant dense<0.0> : vector<2xf32>
  %x = arith.constant dense<[1.0, 10.0]> : vector<2xf32>
  %y = arith.constant dense<[2.0, 20.0]> : vector<2xf32>
  %z = arith.constant dense<[4.0, 40.0]> : vector<2xf32>
  %e = tensor.empty(%c3) : tensor<?xvector<2xf32>>
  %e0 = tensor.insert %x into %e[%c0] : tensor<?xvector<2xf32>>
  %e1 = tensor.insert %y into %e0[%c1] : tensor<?xvector<2xf32>>
  %e2 = tensor.insert %z into %e1[%c2] : tensor<?xvector<2xf32>>
  %o = tensor.empty() : tensor<vector<2xf32>>
  %o0 = linalg.fill ins(%zeros : vector<2xf32>) outs(%o : tensor<vector<2xf32>>) -> tensor<vector<2xf32>>
  %s = call @sum(%e2, %o0) : (tensor<?xvector<2xf32>>, tensor<vector<2xf32>>) -> tensor<vector<2xf32>>
  %v = tensor.extract %s[] : tensor<vector<2xf32>>
  %first = vector.extract %v[0] : f32 from vector<2xf32>
  %second = vector.extract %v[1] : f32 from vector<2xf32>
  // OUT: 7
  call @printF32(%first) : (f32) -> ()
  call @printNewline() : () -> ()
  // OUT: 70
  call @printF32(%second) : (f32) -> ()
  call @printNewline() : () -> ()
  %a = arith.constant dense<[[1, 200], [255, 0], [3, 4]]> : tensor<3x2xui8>
  %b = arith.constant dense<[0, 0, 9]> : tensor<3xui8>
  %m = call @largest(%a, %b) : (tensor<3x2xui8>, tensor<3xui8>) -> tensor<3xui8>
  // OUT: 200
  // OUT: 255
  // OUT: 9
  scf.for %i = %c0 to %c3 step %c1 {
    %u = tensor.extract %m[%i] : tensor<3xui8>
    %w = builtin.unrealized_conversion_cast %u : ui8 to i8
    %n = arith.extui %w : i8 to i64
    func.call @printI64(%n) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  return
}
