// Points of scf.forall that read what the shared outputs were before: their own
// parts, which they exchange between outputs, and parts of others' while another
// output began with the same tensor.
//
// NO ORACLE: its points read what others have written

func.func private @printMemrefI32(tensor<*xi32>)
func.func private @show(%t: tensor<4xi32>) {
  %u = tensor.cast %t : tensor<4xi32> to tensor<*xi32>
  call @printMemrefI32(%u) : (tensor<*xi32>) -> ()
  return
}
func.func private @filled(%from: index) -> tensor<4xi32> {
  %t = tensor.generate {
  ^bb0(%i: index):
    %x = arith.addi %i, %from : index
    %y = arith.index_cast %x : index to i32
    tensor.yield %y : i32
  } : tensor<4xi32>
  return %t : tensor<4xi32>
}

// Three outputs pass their parts on.
func.func private @rotate() {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c20 = arith.constant 20 : index
  %a = call @filled(%c0) : (index) -> tensor<4xi32>
  %b = call @filled(%c10) : (index) -> tensor<4xi32>
  %c = call @filled(%c20) : (index) -> tensor<4xi32>
  %r:3 = scf.forall (%i) in (4) shared_outs(%p = %a, %q = %b, %s = %c) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
    %x = tensor.extract_slice %p[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %y = tensor.extract_slice %q[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %z = tensor.extract_slice %s[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %p[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %x into %q[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %y into %s[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  // OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
  // OUT: [20,  21,  22,  23]
  call @show(%r#0) : (tensor<4xi32>) -> ()
  // OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
  // OUT: [0,  1,  2,  3]
  call @show(%r#1) : (tensor<4xi32>) -> ()
  // OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
  // OUT: [10,  11,  12,  13]
  call @show(%r#2) : (tensor<4xi32>) -> ()
  return
}

// What is written over a part goes there and is computed of it; the part as it was
// goes to another output.
func.func private @written_and_kept() {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %a = call @filled(%c0) : (index) -> tensor<4xi32>
  %b = call @filled(%c10) : (index) -> tensor<4xi32>
  %r:2 = scf.forall (%i) in (4) shared_outs(%p = %a, %q = %b) -> (tensor<4xi32>, tensor<4xi32>) {
    %x = tensor.extract_slice %p[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %y = linalg.add ins(%x, %x : tensor<1xi32>, tensor<1xi32>) outs(%x : tensor<1xi32>) -> tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %p[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %x into %q[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  // OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
  // OUT: [0,  2,  4,  6]
  call @show(%r#0) : (tensor<4xi32>) -> ()
  // OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
  // OUT: [0,  1,  2,  3]
  call @show(%r#1) : (tensor<4xi32>) -> ()
  return
}

// Two outputs begin with one tensor. Each point reads the first element, which the
// first point overwrites in the other output.
func.func private @one_beginning() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %a = call @filled(%c5) : (index) -> tensor<4xi32>
  %r:2 = scf.forall (%i) in (4) shared_outs(%p = %a, %q = %a) -> (tensor<4xi32>, tensor<4xi32>) {
    %x = tensor.extract %p[%c0] : tensor<4xi32>
    %y = arith.addi %x, %x : i32
    %z = tensor.from_elements %y : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %q[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  // OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
  // OUT: [5,  6,  7,  8]
  call @show(%r#0) : (tensor<4xi32>) -> ()
  // OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
  // OUT: [10,  10,  10,  10]
  call @show(%r#1) : (tensor<4xi32>) -> ()
  return
}

func.func @main() {
  call @rotate() : () -> ()
  call @written_and_kept() : () -> ()
  call @one_beginning() : () -> ()
  return
}
