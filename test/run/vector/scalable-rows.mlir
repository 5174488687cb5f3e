// Rows of scalable length: products, shapes, and reductions with and without a
// mask, of which the first few elements count, however many there are.
// ONLY on aarch64: -march=armv8-a+sve
// ONLY on riscv64: -march=rv64gcv

// The sum of the first %n elements.
func.func private @show(%v: vector<[4]xi32>, %n: index) {
  %mask = vector.create_mask %n : vector<[4]xi1>
  %0 = vector.mask %mask { vector.reduction <add>, %v : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  vector.print %0 : i32
  return
}

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zeros = arith.constant dense<0> : vector<[4]xi32>
  %first = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %v = vector.scalable.insert %first, %zeros[0] : vector<4xi32> into vector<[4]xi32>
  call @show(%v, %c3) : (vector<[4]xi32>, index) -> ()
  // OUT: 6

  // A matrix of two rows, times one of scalable rows.
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %row = vector.broadcast %v : vector<[4]xi32> to vector<2x[4]xi32>
  %none = arith.constant dense<5> : vector<2x[4]xi32>
  %product = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %row, %none : vector<2x2xi32>, vector<2x[4]xi32> into vector<2x[4]xi32>
  %p0 = vector.extract %product[0] : vector<[4]xi32> from vector<2x[4]xi32>
  %p1 = vector.extract %product[1] : vector<[4]xi32> from vector<2x[4]xi32>
  call @show(%p0, %c2) : (vector<[4]xi32>, index) -> ()
  call @show(%p1, %c2) : (vector<[4]xi32>, index) -> ()
  // OUT: 19
  // OUT: 31

  %b = arith.constant dense<[10, 20]> : vector<2xi32>
  %outer = vector.outerproduct %b, %v, %product {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<[4]xi32>
  %o1 = vector.extract %outer[1] : vector<[4]xi32> from vector<2x[4]xi32>
  call @show(%o1, %c3) : (vector<[4]xi32>, index) -> ()
  // OUT: 120

  %sum = vector.multi_reduction <add>, %product, %v [0] : vector<2x[4]xi32> to vector<[4]xi32>
  call @show(%sum, %c1) : (vector<[4]xi32>, index) -> ()
  // OUT: 21

  // In parts, and back.
  %flat = vector.shape_cast %product : vector<2x[4]xi32> to vector<[8]xi32>
  %parts = vector.shape_cast %flat : vector<[8]xi32> to vector<2x1x[4]xi32>
  %q1 = vector.extract %parts[1, 0] : vector<[4]xi32> from vector<2x1x[4]xi32>
  call @show(%q1, %c2) : (vector<[4]xi32>, index) -> ()
  // OUT: 31
  %turns = vector.interleave %row, %product : vector<2x[4]xi32> -> vector<2x[8]xi32>
  %even, %odd = vector.deinterleave %turns : vector<2x[8]xi32> -> vector<2x[4]xi32>
  %e1 = vector.extract %even[1] : vector<[4]xi32> from vector<2x[4]xi32>
  %d1 = vector.extract %odd[1] : vector<[4]xi32> from vector<2x[4]xi32>
  call @show(%e1, %c3) : (vector<[4]xi32>, index) -> ()
  call @show(%d1, %c2) : (vector<[4]xi32>, index) -> ()
  // OUT: 6
  // OUT: 31

  // Without a start value, where the mask decides.
  %least = vector.create_mask %c2 : vector<[4]xi1>
  %0 = vector.mask %least { vector.reduction <minsi>, %p1 : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  %1 = vector.mask %least { vector.reduction <maxsi>, %p1 : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  vector.print %0 : i32
  vector.print %1 : i32
  // OUT: 12
  // OUT: 19
  %status = arith.constant 0 : i32
  return %status : i32
}
