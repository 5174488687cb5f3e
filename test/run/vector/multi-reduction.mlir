// Reductions of some dimensions, of all, and masked ones; scans; outer products.
//
// Functions take vectors of one dimension: of an array of vectors, LLVM 22 takes
// every row from the first one's place on RISC-V without V.

func.func private @show(%v: vector<3xi32>) {
  %0:3 = vector.to_elements %v : vector<3xi32>
  vector.print %0#0 : i32 punctuation <comma>
  vector.print %0#1 : i32 punctuation <comma>
  vector.print %0#2 : i32
  return
}

func.func private @show_rows(%v_flat: vector<6xi32>) {
  %v = vector.shape_cast %v_flat : vector<6xi32> to vector<2x3xi32>
  %0 = vector.extract %v[0] : vector<3xi32> from vector<2x3xi32>
  %1 = vector.extract %v[1] : vector<3xi32> from vector<2x3xi32>
  call @show(%0) : (vector<3xi32>) -> ()
  call @show(%1) : (vector<3xi32>) -> ()
  return
}

func.func @dimensions(%v_flat: vector<6xi32>, %w_flat: vector<12xi32>, %acc: vector<3xi32>, %s: i32, %rows: vector<2xi32>) {
  %v = vector.shape_cast %v_flat : vector<6xi32> to vector<2x3xi32>
  %w = vector.shape_cast %w_flat : vector<12xi32> to vector<2x3x2xi32>
  %0 = vector.multi_reduction <add>, %v, %acc [0] : vector<2x3xi32> to vector<3xi32>
  call @show(%0) : (vector<3xi32>) -> ()
  %1 = vector.multi_reduction <maxsi>, %v, %rows [1] : vector<2x3xi32> to vector<2xi32>
  %2:2 = vector.to_elements %1 : vector<2xi32>
  vector.print %2#0 : i32 punctuation <comma>
  vector.print %2#1 : i32
  %3 = vector.multi_reduction <mul>, %v, %s [0, 1] : vector<2x3xi32> to i32
  vector.print %3 : i32
  %4 = vector.multi_reduction <add>, %w, %acc [0, 2] : vector<2x3x2xi32> to vector<3xi32>
  call @show(%4) : (vector<3xi32>) -> ()
  %5 = vector.multi_reduction <xor>, %acc, %s [0] : vector<3xi32> to i32
  vector.print %5 : i32
  return
}
// OUT: 105, 207, 309
// OUT: 5, 6
// OUT: 1440
// OUT: 114, 222, 330
// OUT: 386

func.func @masked(%v_flat: vector<6xi32>, %acc: vector<3xi32>, %s: i32, %rows: vector<2xi32>) {
  %v = vector.shape_cast %v_flat : vector<6xi32> to vector<2x3xi32>
  %mask = arith.constant dense<[[true, false, true], [true, true, false]]> : vector<2x3xi1>
  %0 = vector.mask %mask { vector.multi_reduction <add>, %v, %acc [0] : vector<2x3xi32> to vector<3xi32> } : vector<2x3xi1> -> vector<3xi32>
  call @show(%0) : (vector<3xi32>) -> ()
  %1 = vector.mask %mask { vector.multi_reduction <minsi>, %v, %rows [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  %2:2 = vector.to_elements %1 : vector<2xi32>
  vector.print %2#0 : i32 punctuation <comma>
  vector.print %2#1 : i32
  %3 = vector.mask %mask { vector.multi_reduction <add>, %v, %s [0, 1] : vector<2x3xi32> to i32 } : vector<2x3xi1> -> i32
  vector.print %3 : i32
  %4 = vector.mask %mask { vector.yield %3 : i32 } : vector<2x3xi1> -> i32
  vector.print %4 : i32
  return
}
// OUT: 105, 205, 303
// OUT: 1, 4
// OUT: 15
// OUT: 15

func.func @scans(%v_flat: vector<6xi32>, %acc: vector<3xi32>, %rows: vector<2xi32>, %line: vector<3xi32>, %start: vector<i32>) {
  %v = vector.shape_cast %v_flat : vector<6xi32> to vector<2x3xi32>
  %0, %a0 = vector.scan <add>, %v, %acc {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xi32>, vector<3xi32>
  %flat1 = vector.shape_cast %0 : vector<2x3xi32> to vector<6xi32>
  call @show_rows(%flat1) : (vector<6xi32>) -> ()
  call @show(%a0) : (vector<3xi32>) -> ()
  %1, %a1 = vector.scan <mul>, %v, %rows {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<2xi32>
  %flat2 = vector.shape_cast %1 : vector<2x3xi32> to vector<6xi32>
  call @show_rows(%flat2) : (vector<6xi32>) -> ()
  %2:2 = vector.to_elements %a1 : vector<2xi32>
  vector.print %2#0 : i32 punctuation <comma>
  vector.print %2#1 : i32
  %3, %a3 = vector.scan <add>, %line, %start {inclusive = false, reduction_dim = 0 : i64} : vector<3xi32>, vector<i32>
  call @show(%3) : (vector<3xi32>) -> ()
  %4 = vector.extract %a3[] : i32 from vector<i32>
  vector.print %4 : i32
  return
}
// OUT: 1, 2, 3
// OUT: 5, 7, 9
// OUT: 5, 7, 9
// OUT: 5, 5, 10
// OUT: 6, 24, 120
// OUT: 10, 120
// OUT: 1000, 1100, 1300
// OUT: 1300

func.func @products(%a: vector<2xi32>, %b: vector<3xi32>, %acc_flat: vector<6xi32>, %s: i32) {
  %acc = vector.shape_cast %acc_flat : vector<6xi32> to vector<2x3xi32>
  %0 = vector.outerproduct %a, %b : vector<2xi32>, vector<3xi32>
  %flat3 = vector.shape_cast %0 : vector<2x3xi32> to vector<6xi32>
  call @show_rows(%flat3) : (vector<6xi32>) -> ()
  %1 = vector.outerproduct %a, %b, %acc {kind = #vector.kind<maxui>} : vector<2xi32>, vector<3xi32>
  %flat4 = vector.shape_cast %1 : vector<2x3xi32> to vector<6xi32>
  call @show_rows(%flat4) : (vector<6xi32>) -> ()
  %2 = vector.outerproduct %b, %s, %b : vector<3xi32>, i32
  call @show(%2) : (vector<3xi32>) -> ()
  %mask = arith.constant dense<[[true, false, true], [true, true, false]]> : vector<2x3xi1>
  %3 = vector.mask %mask { vector.outerproduct %a, %b, %acc {kind = #vector.kind<add>} : vector<2xi32>, vector<3xi32> } : vector<2x3xi1> -> vector<2x3xi32>
  %flat5 = vector.shape_cast %3 : vector<2x3xi32> to vector<6xi32>
  call @show_rows(%flat5) : (vector<6xi32>) -> ()
  return
}
// OUT: 500, 1000, 1500
// OUT: 600, 1200, 1800
// OUT: 500, 1000, 1500
// OUT: 600, 1200, 1800
// OUT: 300, 600, 900
// OUT: 501, 2, 1503
// OUT: 604, 1205, 6

func.func @main() -> i32 {
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %w = arith.constant dense<[[[1, 2], [3, 4], [5, 6]], [[5, 6], [7, 8], [9, 10]]]> : vector<2x3x2xi32>
  %acc = arith.constant dense<[100, 200, 300]> : vector<3xi32>
  %rows = arith.constant dense<[5, 6]> : vector<2xi32>
  %start = arith.constant dense<1000> : vector<i32>
  %s = arith.constant 2 : i32
  %flat6 = vector.shape_cast %v : vector<2x3xi32> to vector<6xi32>
  %flat7 = vector.shape_cast %w : vector<2x3x2xi32> to vector<12xi32>
  call @dimensions(%flat6, %flat7, %acc, %s, %rows) : (vector<6xi32>, vector<12xi32>, vector<3xi32>, i32, vector<2xi32>) -> ()
  %flat8 = vector.shape_cast %v : vector<2x3xi32> to vector<6xi32>
  call @masked(%flat8, %acc, %s, %rows) : (vector<6xi32>, vector<3xi32>, i32, vector<2xi32>) -> ()
  %flat9 = vector.shape_cast %v : vector<2x3xi32> to vector<6xi32>
  call @scans(%flat9, %acc, %rows, %acc, %start) : (vector<6xi32>, vector<3xi32>, vector<2xi32>, vector<3xi32>, vector<i32>) -> ()
  %flat10 = vector.shape_cast %v : vector<2x3xi32> to vector<6xi32>
  call @products(%rows, %acc, %flat10, %s) : (vector<2xi32>, vector<3xi32>, vector<6xi32>, i32) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
