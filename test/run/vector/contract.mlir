// Contractions: products of matrices and vectors in every layout, batches, sums
// of everything, elements that are multiplied one by one, and masked ones.
// contract-kinds.mlir has what mlir-opt does not lower.
//
// Functions take vectors of one dimension: of an array of vectors, LLVM 22 takes
// every row from the first one's place on RISC-V without V.

#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>

func.func private @show2(%v: vector<2xi32>) {
  %0:2 = vector.to_elements %v : vector<2xi32>
  vector.print %0#0 : i32 punctuation <comma>
  vector.print %0#1 : i32
  return
}

func.func private @show(%v_flat: vector<4xi32>) {
  %v = vector.shape_cast %v_flat : vector<4xi32> to vector<2x2xi32>
  %0:4 = vector.to_elements %v : vector<2x2xi32>
  vector.print %0#0 : i32 punctuation <comma>
  vector.print %0#1 : i32 punctuation <comma>
  vector.print %0#2 : i32 punctuation <comma>
  vector.print %0#3 : i32
  return
}

func.func @matrices(%a_flat: vector<6xi32>, %at_flat: vector<6xi32>, %b_flat: vector<6xi32>, %bt_flat: vector<6xi32>, %c_flat: vector<4xi32>) {
  %a = vector.shape_cast %a_flat : vector<6xi32> to vector<2x3xi32>
  %at = vector.shape_cast %at_flat : vector<6xi32> to vector<3x2xi32>
  %b = vector.shape_cast %b_flat : vector<6xi32> to vector<3x2xi32>
  %bt = vector.shape_cast %bt_flat : vector<6xi32> to vector<2x3xi32>
  %c = vector.shape_cast %c_flat : vector<4xi32> to vector<2x2xi32>
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %b, %c : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  %flat1 = vector.shape_cast %0 : vector<2x2xi32> to vector<4xi32>
  call @show(%flat1) : (vector<4xi32>) -> ()
  %1 = vector.contract {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %bt, %c : vector<2x3xi32>, vector<2x3xi32> into vector<2x2xi32>
  %flat2 = vector.shape_cast %1 : vector<2x2xi32> to vector<4xi32>
  call @show(%flat2) : (vector<4xi32>) -> ()
  %2 = vector.contract {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
    %at, %b, %c : vector<3x2xi32>, vector<3x2xi32> into vector<2x2xi32>
  %flat3 = vector.shape_cast %2 : vector<2x2xi32> to vector<4xi32>
  call @show(%flat3) : (vector<4xi32>) -> ()
  %3 = vector.contract {indexing_maps = [#km, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
    %at, %bt, %c : vector<3x2xi32>, vector<2x3xi32> into vector<2x2xi32>
  %flat4 = vector.shape_cast %3 : vector<2x2xi32> to vector<4xi32>
  call @show(%flat4) : (vector<4xi32>) -> ()
  %4 = vector.contract {indexing_maps = [#mk, #kn, #nm], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %b, %c : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  %flat5 = vector.shape_cast %4 : vector<2x2xi32> to vector<4xi32>
  call @show(%flat5) : (vector<4xi32>) -> ()
  %5 = vector.contract {indexing_maps = [#mk, #nk, #nm], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %bt, %c : vector<2x3xi32>, vector<2x3xi32> into vector<2x2xi32>
  %flat6 = vector.shape_cast %5 : vector<2x2xi32> to vector<4xi32>
  call @show(%flat6) : (vector<4xi32>) -> ()
  %6 = vector.contract {indexing_maps = [#km, #kn, #nm], iterator_types = ["parallel", "parallel", "reduction"]}
    %at, %b, %c : vector<3x2xi32>, vector<3x2xi32> into vector<2x2xi32>
  %flat7 = vector.shape_cast %6 : vector<2x2xi32> to vector<4xi32>
  call @show(%flat7) : (vector<4xi32>) -> ()
  %7 = vector.contract {indexing_maps = [#km, #nk, #nm], iterator_types = ["parallel", "parallel", "reduction"]}
    %at, %bt, %c : vector<3x2xi32>, vector<2x3xi32> into vector<2x2xi32>
  %flat8 = vector.shape_cast %7 : vector<2x2xi32> to vector<4xi32>
  call @show(%flat8) : (vector<4xi32>) -> ()
  return
}
// OUT: 59, 65, 141, 156
// OUT: 59, 65, 141, 156
// OUT: 59, 65, 141, 156
// OUT: 59, 65, 141, 156
// OUT: 59, 140, 66, 156
// OUT: 59, 140, 66, 156
// OUT: 59, 140, 66, 156
// OUT: 59, 140, 66, 156

func.func @vectors(%a_flat: vector<6xi32>, %at_flat: vector<6xi32>, %x: vector<3xi32>, %c: vector<2xi32>) {
  %a = vector.shape_cast %a_flat : vector<6xi32> to vector<2x3xi32>
  %at = vector.shape_cast %at_flat : vector<6xi32> to vector<3x2xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>],
                        iterator_types = ["parallel", "reduction"]} %a, %x, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
  call @show2(%0) : (vector<2xi32>) -> ()
  %1 = vector.contract {indexing_maps = [affine_map<(m, k) -> (k, m)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>],
                        iterator_types = ["parallel", "reduction"]} %at, %x, %c : vector<3x2xi32>, vector<3xi32> into vector<2xi32>
  call @show2(%1) : (vector<2xi32>) -> ()
  %2 = vector.contract {indexing_maps = [affine_map<(k, m) -> (k)>, affine_map<(k, m) -> (m, k)>, affine_map<(k, m) -> (m)>],
                        iterator_types = ["reduction", "parallel"]} %x, %a, %c : vector<3xi32>, vector<2x3xi32> into vector<2xi32>
  call @show2(%2) : (vector<2xi32>) -> ()
  return
}
// OUT: 16, 33
// OUT: 16, 33
// OUT: 16, 33

// A batch of two rows each; everything; and what is no product of matrices.
func.func @others(%a_flat: vector<6xi32>, %b_flat: vector<6xi32>, %c: vector<2xi32>, %s: i32) {
  %a = vector.shape_cast %a_flat : vector<6xi32> to vector<2x3xi32>
  %b = vector.shape_cast %b_flat : vector<6xi32> to vector<2x3xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b)>],
                        iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xi32>, vector<2x3xi32> into vector<2xi32>
  call @show2(%0) : (vector<2xi32>) -> ()
  %1 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> ()>],
                        iterator_types = ["reduction", "reduction"]} %a, %b, %s : vector<2x3xi32>, vector<2x3xi32> into i32
  vector.print %1 : i32
  %mask = arith.constant dense<[[true, false, true], [false, true, true]]> : vector<2x3xi1>
  %2 = vector.mask %mask {
    vector.contract {indexing_maps = [affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b)>],
                     iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xi32>, vector<2x3xi32> into vector<2xi32>
  } : vector<2x3xi1> -> vector<2xi32>
  call @show2(%2) : (vector<2xi32>) -> ()
  %outer = arith.constant dense<[[[true, false, true], [true, true, true]], [[false, false, true], [true, false, false]]]> : vector<2x2x3xi1>
  %d = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %3 = vector.mask %outer {
    vector.contract {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      %a, %b, %d : vector<2x3xi32>, vector<2x3xi32> into vector<2x2xi32>
  } : vector<2x2x3xi1> -> vector<2x2xi32>
  %flat9 = vector.shape_cast %3 : vector<2x2xi32> to vector<4xi32>
  call @show(%flat9) : (vector<4xi32>) -> ()
  return
}
// OUT: 60, 155
// OUT: 312
// OUT: 42, 123
// OUT: 41, 66, 69, 36

func.func @floats(%a_flat: vector<4xf32>, %x: vector<2xf32>) {
  %a = vector.shape_cast %a_flat : vector<4xf32> to vector<2x2xf32>
  %c = arith.constant dense<[0.5, -0.5]> : vector<2xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>],
                        iterator_types = ["parallel", "reduction"]} %a, %x, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  vector.print %1#0 : f32
  vector.print %1#1 : f32
  return
}
// OUT: 6.5
// OUT: 12.5

func.func @main() -> i32 {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %at = arith.constant dense<[[1, 4], [2, 5], [3, 6]]> : vector<3x2xi32>
  %b = arith.constant dense<[[7, 8], [9, 10], [11, 12]]> : vector<3x2xi32>
  %bt = arith.constant dense<[[7, 9, 11], [8, 10, 12]]> : vector<2x3xi32>
  %c = arith.constant dense<[[1, 1], [2, 2]]> : vector<2x2xi32>
  %x = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %y = arith.constant dense<[2, 1]> : vector<2xi32>
  %s = arith.constant 100 : i32
  %flat10 = vector.shape_cast %a : vector<2x3xi32> to vector<6xi32>
  %flat11 = vector.shape_cast %at : vector<3x2xi32> to vector<6xi32>
  %flat12 = vector.shape_cast %b : vector<3x2xi32> to vector<6xi32>
  %flat13 = vector.shape_cast %bt : vector<2x3xi32> to vector<6xi32>
  %flat14 = vector.shape_cast %c : vector<2x2xi32> to vector<4xi32>
  call @matrices(%flat10, %flat11, %flat12, %flat13, %flat14) : (vector<6xi32>, vector<6xi32>, vector<6xi32>, vector<6xi32>, vector<4xi32>) -> ()
  %flat15 = vector.shape_cast %a : vector<2x3xi32> to vector<6xi32>
  %flat16 = vector.shape_cast %at : vector<3x2xi32> to vector<6xi32>
  call @vectors(%flat15, %flat16, %x, %y) : (vector<6xi32>, vector<6xi32>, vector<3xi32>, vector<2xi32>) -> ()
  %flat17 = vector.shape_cast %a : vector<2x3xi32> to vector<6xi32>
  %flat18 = vector.shape_cast %bt : vector<2x3xi32> to vector<6xi32>
  call @others(%flat17, %flat18, %y, %s) : (vector<6xi32>, vector<6xi32>, vector<2xi32>, i32) -> ()
  %m = arith.constant dense<[[1.0, 2.5], [3.0, 5.0]]> : vector<2x2xf32>
  %v = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %flat19 = vector.shape_cast %m : vector<2x2xf32> to vector<4xf32>
  call @floats(%flat19, %v) : (vector<4xf32>, vector<2xf32>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
