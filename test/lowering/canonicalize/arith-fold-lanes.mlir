// RUN: mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}
// Operations of two constants, lane by lane: signs, overflow, NaN and zeros.

// CHECK-LABEL: @addi(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[22, -4, 97, -1]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @addi() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.addi %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @subi(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[2, -10, 103, 1]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @subi() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.subi %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @muli(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[120, -21, -44, -128]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @muli() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.muli %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @divui(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[1, 83, 0, 1]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @divui() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.divui %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @divsi(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[1, -2, -33, -1]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @divsi() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.divsi %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @remui(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[2, 0, 100, 1]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @remui() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.remui %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @remsi(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[2, -1, 1, -1]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @remsi() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.remsi %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @ceildivui(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[2, 83, 1, 2]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @ceildivui() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.ceildivui %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @ceildivsi(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[2, -2, -33, 0]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @ceildivsi() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -100]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.ceildivsi %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @floordivsi(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[1, -3, -34, -2]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @floordivsi() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.floordivsi %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @andi(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[8, 1, 100, 0]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @andi() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.andi %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @ori(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[14, -5, -3, -1]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @ori() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.ori %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @xori(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[6, -6, -103, -1]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @xori() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.xori %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @maxsi(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[12, 3, 100, 127]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @maxsi() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.maxsi %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @maxui(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[12, -7, -3, -128]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @maxui() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.maxui %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @minsi(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[10, -7, -3, -128]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @minsi() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.minsi %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @minui(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[10, 3, 100, 127]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @minui() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[10, 3, -3, 127]> : vector<4xi8>
  %0 = arith.minui %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @shli(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[12, -14, 32, 0]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @shli() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[0, 1, 3, 7]> : vector<4xi8>
  %0 = arith.shli %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @shrui(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[12, 124, 12, 1]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @shrui() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[0, 1, 3, 7]> : vector<4xi8>
  %0 = arith.shrui %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @shrsi(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[12, -4, 12, -1]> : vector<4xi8>
// CHECK-NEXT: return [[R]]
func.func @shrsi() -> vector<4xi8> {
  %a = arith.constant dense<[12, -7, 100, -128]> : vector<4xi8>
  %b = arith.constant dense<[0, 1, 3, 7]> : vector<4xi8>
  %0 = arith.shrsi %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: @addf(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[1.250000e+00, -5.000000e+00, 0.000000e+00, 0x7FC00000]> : vector<4xf32>
// CHECK-NEXT: return [[R]]
func.func @addf() -> vector<4xf32> {
  %a = arith.constant dense<[1.5, -2.0, 0.0, 0x7FC00000]> : vector<4xf32>
  %b = arith.constant dense<[-0.25, -3.0, -0.0, 1.0]> : vector<4xf32>
  %0 = arith.addf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @subf(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[1.750000e+00, 1.000000e+00, 0.000000e+00, 0x7FC00000]> : vector<4xf32>
// CHECK-NEXT: return [[R]]
func.func @subf() -> vector<4xf32> {
  %a = arith.constant dense<[1.5, -2.0, 0.0, 0x7FC00000]> : vector<4xf32>
  %b = arith.constant dense<[-0.25, -3.0, -0.0, 1.0]> : vector<4xf32>
  %0 = arith.subf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @mulf(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[-3.750000e-01, 6.000000e+00, -0.000000e+00, 0x7FC00000]> : vector<4xf32>
// CHECK-NEXT: return [[R]]
func.func @mulf() -> vector<4xf32> {
  %a = arith.constant dense<[1.5, -2.0, 0.0, 0x7FC00000]> : vector<4xf32>
  %b = arith.constant dense<[-0.25, -3.0, -0.0, 1.0]> : vector<4xf32>
  %0 = arith.mulf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @divf(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[-6.000000e+00, 0.666666686, 0x7FC00000, 0x7FC00000]> : vector<4xf32>
// CHECK-NEXT: return [[R]]
func.func @divf() -> vector<4xf32> {
  %a = arith.constant dense<[1.5, -2.0, 0.0, 0x7FC00000]> : vector<4xf32>
  %b = arith.constant dense<[-0.25, -3.0, -0.0, 1.0]> : vector<4xf32>
  %0 = arith.divf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @remf(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[0.000000e+00, -2.000000e+00, 0x7FC00000, 0x7FC00000]> : vector<4xf32>
// CHECK-NEXT: return [[R]]
func.func @remf() -> vector<4xf32> {
  %a = arith.constant dense<[1.5, -2.0, 0.0, 0x7FC00000]> : vector<4xf32>
  %b = arith.constant dense<[-0.25, -3.0, -0.0, 1.0]> : vector<4xf32>
  %0 = arith.remf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @maximumf(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[1.500000e+00, -2.000000e+00, 0.000000e+00, 0x7FC00000]> : vector<4xf32>
// CHECK-NEXT: return [[R]]
func.func @maximumf() -> vector<4xf32> {
  %a = arith.constant dense<[1.5, -2.0, 0.0, 0x7FC00000]> : vector<4xf32>
  %b = arith.constant dense<[-0.25, -3.0, -0.0, 1.0]> : vector<4xf32>
  %0 = arith.maximumf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @minimumf(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[-2.500000e-01, -3.000000e+00, -0.000000e+00, 0x7FC00000]> : vector<4xf32>
// CHECK-NEXT: return [[R]]
func.func @minimumf() -> vector<4xf32> {
  %a = arith.constant dense<[1.5, -2.0, 0.0, 0x7FC00000]> : vector<4xf32>
  %b = arith.constant dense<[-0.25, -3.0, -0.0, 1.0]> : vector<4xf32>
  %0 = arith.minimumf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @maxnumf(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[1.500000e+00, -2.000000e+00, 0.000000e+00, 1.000000e+00]> : vector<4xf32>
// CHECK-NEXT: return [[R]]
func.func @maxnumf() -> vector<4xf32> {
  %a = arith.constant dense<[1.5, -2.0, 0.0, 0x7FC00000]> : vector<4xf32>
  %b = arith.constant dense<[-0.25, -3.0, -0.0, 1.0]> : vector<4xf32>
  %0 = arith.maxnumf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @minnumf(
// CHECK-NEXT: [[R:%.+]] = arith.constant dense<[-2.500000e-01, -3.000000e+00, -0.000000e+00, 1.000000e+00]> : vector<4xf32>
// CHECK-NEXT: return [[R]]
func.func @minnumf() -> vector<4xf32> {
  %a = arith.constant dense<[1.5, -2.0, 0.0, 0x7FC00000]> : vector<4xf32>
  %b = arith.constant dense<[-0.25, -3.0, -0.0, 1.0]> : vector<4xf32>
  %0 = arith.minnumf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}
