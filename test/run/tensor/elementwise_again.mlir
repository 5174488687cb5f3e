// A loop reads in each iteration what an elementwise operation of the one before
// may not have written in place; and a while loop carries a part of memory.
//
// NO ORACLE: its passes know no tensors
// OUT: ( 11, 22, 33 )
// OUT: ( 11, 22, 33 )
// OUT: ( 11, 22, 33 )
// OUT: 5
// PASSES: -one-shot-bufferize='bufferize-function-boundaries allow-return-allocs-from-loops'

func.func @again(%x: tensor<3xi32>, %y: tensor<3xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %n step %c1 {
    %a = linalg.add ins(%x, %y : tensor<3xi32>, tensor<3xi32>) outs(%x : tensor<3xi32>) -> tensor<3xi32>
    %v = vector.transfer_read %a[%c0], %zero {in_bounds = [true]} : tensor<3xi32>, vector<3xi32>
    vector.print %v : vector<3xi32>
  }
  return
}
func.func @part(%a: tensor<3x2xi32>, %o: tensor<1x1xi32>, %n: index, %c: i1, %m: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %a[1, 0] [1, %m] [1, 1] : tensor<3x2xi32> to tensor<1x?xi32>
  %p = scf.if %c -> tensor<1x?xi32> {
    scf.yield %s : tensor<1x?xi32>
  } else {
    scf.yield %s : tensor<1x?xi32>
  }
  %r:2 = scf.while (%k = %c0, %t = %o) : (index, tensor<1x1xi32>) -> (index, tensor<1x1xi32>) {
    %q = tensor.cast %p : tensor<1x?xi32> to tensor<1x1xi32>
    %next = arith.cmpi ult, %k, %n : index
    scf.condition(%next) %k, %q : index, tensor<1x1xi32>
  } do {
  ^bb0(%k: index, %t: tensor<1x1xi32>):
    %k1 = arith.addi %k, %c1 : index
    scf.yield %k1, %o : index, tensor<1x1xi32>
  }
  %x = tensor.extract %r#1[%c0, %c0] : tensor<1x1xi32>
  return %x : i32
}
func.func @main() -> i32 {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %y = arith.constant dense<[10, 20, 30]> : tensor<3xi32>
  %n = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  call @again(%x, %y, %n) : (tensor<3xi32>, tensor<3xi32>, index) -> ()
  %a = arith.constant dense<[[3, 4], [5, 6], [7, 8]]> : tensor<3x2xi32>
  %o = arith.constant dense<9> : tensor<1x1xi32>
  %r = call @part(%a, %o, %n, %true, %c1) : (tensor<3x2xi32>, tensor<1x1xi32>, index, i1, index) -> i32
  vector.print %r : i32
  %ok = arith.constant 0 : i32
  return %ok : i32
}
