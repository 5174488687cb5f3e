// Inputs of all_modules.py: what arith-emulate-wide-int makes of each operation
// on numbers of twice the width, alone and in vectors.

func.func @numbers(%a: i64, %b: i64, %c: i1) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
  %0 = arith.andi %a, %b : i64
  %1 = arith.ori %a, %b : i64
  %2 = arith.xori %a, %b : i64
  %3 = arith.addi %a, %b : i64
  %4 = arith.subi %a, %b : i64
  %5 = arith.muli %a, %b : i64
  %6 = arith.select %c, %a, %b : i64
  %7 = arith.maxsi %a, %b : i64
  %8 = arith.maxui %a, %b : i64
  %9 = arith.minsi %a, %b : i64
  %10 = arith.minui %a, %b : i64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64
}

// -----

func.func @shli_numbers(%a: i64, %b: i64) -> i64 {
  %11 = arith.shli %a, %b : i64
  return %11 : i64
}

// -----

func.func @shrui_numbers(%a: i64, %b: i64) -> i64 {
  %12 = arith.shrui %a, %b : i64
  return %12 : i64
}

// -----

func.func @shrsi_numbers(%a: i64, %b: i64) -> i64 {
  %13 = arith.shrsi %a, %b : i64
  return %13 : i64
}

// -----

func.func @vectors(%a: vector<3xi64>, %b: vector<3xi64>, %c: vector<3xi1>, %d: i1) -> (vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>) {
  %0 = arith.andi %a, %b : vector<3xi64>
  %1 = arith.ori %a, %b : vector<3xi64>
  %2 = arith.addi %a, %b : vector<3xi64>
  %3 = arith.subi %a, %b : vector<3xi64>
  %4 = arith.muli %a, %b : vector<3xi64>
  %5 = arith.select %c, %a, %b : vector<3xi1>, vector<3xi64>
  %6 = arith.maxsi %a, %b : vector<3xi64>
  %7 = arith.maxui %a, %b : vector<3xi64>
  %8 = arith.minui %a, %b : vector<3xi64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>, vector<3xi64>
}

// -----

func.func @shli_vectors(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %9 = arith.shli %a, %b : vector<3xi64>
  return %9 : vector<3xi64>
}

// -----

func.func @shrui_vectors(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %10 = arith.shrui %a, %b : vector<3xi64>
  return %10 : vector<3xi64>
}

// -----

func.func @shrsi_vectors(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %11 = arith.shrsi %a, %b : vector<3xi64>
  return %11 : vector<3xi64>
}

// -----

func.func @tables(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> (vector<2x3xi64>, vector<2x3xi64>, vector<2x3xi64>) {
  %0 = arith.andi %a, %b : vector<2x3xi64>
  %1 = arith.addi %a, %b : vector<2x3xi64>
  %2 = arith.muli %a, %b : vector<2x3xi64>
  return %0, %1, %2 : vector<2x3xi64>, vector<2x3xi64>, vector<2x3xi64>
}

// -----

func.func @comparisons(%a: i64, %b: i64, %v: vector<2xi64>) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>, vector<2xi1>) {
  %0 = arith.cmpi eq, %a, %b : i64
  %1 = arith.cmpi ne, %a, %b : i64
  %2 = arith.cmpi slt, %a, %b : i64
  %3 = arith.cmpi sle, %a, %b : i64
  %4 = arith.cmpi sgt, %a, %b : i64
  %5 = arith.cmpi sge, %a, %b : i64
  %6 = arith.cmpi ult, %a, %b : i64
  %7 = arith.cmpi ule, %a, %b : i64
  %8 = arith.cmpi ugt, %a, %b : i64
  %9 = arith.cmpi uge, %a, %b : i64
  %10 = arith.cmpi eq, %v, %v : vector<2xi64>
  %11 = arith.cmpi sle, %v, %v : vector<2xi64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>, vector<2xi1>
}

// -----

func.func @constants() -> (i64, i64, vector<2xi64>, vector<2xi64>, vector<2x2xi64>, i32) {
  %0 = arith.constant -2 : i64
  %1 = arith.constant 4294967299 : i64
  %2 = arith.constant dense<[1, 8589934593]> : vector<2xi64>
  %3 = arith.constant dense<-7> : vector<2xi64>
  %4 = arith.constant dense<[[1, 2], [3, -1]]> : vector<2x2xi64>
  %5 = arith.constant 3 : i32
  return %0, %1, %2, %3, %4, %5 : i64, i64, vector<2xi64>, vector<2xi64>, vector<2x2xi64>, i32
}

// -----

func.func @casts(%a: i64, %b: i32, %c: i16, %d: i1, %i: index, %v: vector<2xi64>, %w: vector<2xi32>) -> (i32, i16, i1, i64, i64, i64, i64, i64, i64, index, index, vector<2xi32>, vector<2xi64>, vector<2xi64>) {
  %0 = arith.trunci %a : i64 to i32
  %1 = arith.trunci %a : i64 to i16
  %2 = arith.trunci %a : i64 to i1
  %3 = arith.extsi %b : i32 to i64
  %4 = arith.extui %b : i32 to i64
  %5 = arith.extsi %c : i16 to i64
  %6 = arith.extui %d : i1 to i64
  %7 = arith.index_cast %i : index to i64
  %8 = arith.index_castui %i : index to i64
  %9 = arith.index_cast %a : i64 to index
  %10 = arith.index_castui %a : i64 to index
  %11 = arith.trunci %v : vector<2xi64> to vector<2xi32>
  %12 = arith.extsi %w : vector<2xi32> to vector<2xi64>
  %13 = arith.extui %w : vector<2xi32> to vector<2xi64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : i32, i16, i1, i64, i64, i64, i64, i64, i64, index, index, vector<2xi32>, vector<2xi64>, vector<2xi64>
}

// -----

func.func @casts_of_indices(%i: vector<2xindex>, %v: vector<2xi64>) -> (vector<2xi64>, vector<2xi64>, vector<2xindex>) {
  %0 = arith.index_cast %i : vector<2xindex> to vector<2xi64>
  %1 = arith.index_castui %i : vector<2xindex> to vector<2xi64>
  %2 = arith.index_cast %v : vector<2xi64> to vector<2xindex>
  return %0, %1, %2 : vector<2xi64>, vector<2xi64>, vector<2xindex>
}

// -----

func.func @floats(%a: i64, %f: f32, %d: f64, %h: f16, %v: vector<2xi64>, %w: vector<2xf32>) -> (f32, f64, f16, f32, i64, i64, i64, vector<2xf32>, vector<2xi64>) {
  %0 = arith.uitofp %a : i64 to f32
  %1 = arith.uitofp %a : i64 to f64
  %2 = arith.uitofp %a : i64 to f16
  %3 = arith.sitofp %a : i64 to f32
  %4 = arith.fptoui %f : f32 to i64
  %5 = arith.fptosi %d : f64 to i64
  %6 = arith.fptoui %h : f16 to i64
  %7 = arith.uitofp %v : vector<2xi64> to vector<2xf32>
  %8 = arith.fptoui %w : vector<2xf32> to vector<2xi64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f64, f16, f32, i64, i64, i64, vector<2xf32>, vector<2xi64>
}

// -----

func.func @signed_floats(%v: vector<2xi64>, %w: vector<2xf32>) -> (vector<2xf32>, vector<2xi64>) {
  %0 = arith.sitofp %v : vector<2xi64> to vector<2xf32>
  %1 = arith.fptosi %w : vector<2xf32> to vector<2xi64>
  return %0, %1 : vector<2xf32>, vector<2xi64>
}

// -----

func.func @printed(%a: i64, %v: vector<2xi64>, %b: i32) {
  vector.print %b : i32
  vector.print %v : vector<2xi64>
  return
}

// -----

func.func private @f(i64, i32) -> (i64, vector<2xi64>)
func.func @calls(%a: i64, %b: i32) -> i64 {
  %0:2 = call @f(%a, %b) : (i64, i32) -> (i64, vector<2xi64>)
  return %0#0 : i64
}
