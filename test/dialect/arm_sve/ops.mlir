// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt %t | diff %t -
// RUN: mlcc-opt -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation, as it is printed: reading gives it back, in generic form too,
// and what mlir-opt prints is the same.
module {
  func.func @products(%arg0: vector<[16]xi8>, %arg1: vector<[4]xi32>, %arg2: vector<[8]xi16>, %arg3: vector<[2]xi64>, %arg4: vector<[4]xf32>, %arg5: vector<[8]xbf16>) {
    %0 = arm_sve.sdot %arg1, %arg0, %arg0 : vector<[16]xi8> to vector<[4]xi32>
    %1 = arm_sve.udot %arg3, %arg2, %arg2 {note} : vector<[8]xi16> to vector<[2]xi64>
    %2 = arm_sve.smmla %arg1, %arg0, %arg0 : vector<[16]xi8> to vector<[4]xi32>
    %3 = arm_sve.ummla %arg1, %arg0, %arg0 : vector<[16]xi8> to vector<[4]xi32>
    %4 = arm_sve.usmmla %arg1, %arg0, %arg0 : vector<[16]xi8> to vector<[4]xi32>
    %5 = arm_sve.intr.bfmmla %arg4, %arg5, %arg5 : vector<[8]xbf16> to vector<[4]xf32>
    return
  }
  func.func @masked(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xf32>) {
    %0 = arm_sve.masked.addi %arg0, %arg1, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %1 = arm_sve.masked.subi %arg0, %arg1, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %2 = arm_sve.masked.muli %arg0, %arg1, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %3 = arm_sve.masked.divi_signed %arg0, %arg1, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %4 = arm_sve.masked.divi_unsigned %arg0, %arg1, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %5 = arm_sve.masked.addf %arg0, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    %6 = arm_sve.masked.subf %arg0, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    %7 = arm_sve.masked.mulf %arg0, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    %8 = arm_sve.masked.divf %arg0, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    return
  }
  func.func @predicates(%arg0: vector<[4]xi1>, %arg1: vector<2x3x[8]xi1>, %arg2: index, %arg3: vector<[16]xi1>) {
    %0 = arm_sve.convert_to_svbool %arg0 : vector<[4]xi1>
    %1 = arm_sve.convert_from_svbool %0 : vector<[2]xi1>
    %2 = arm_sve.convert_to_svbool %arg1 : vector<2x3x[8]xi1>
    %3 = arm_sve.psel %arg0, %arg3[%arg2] : vector<[4]xi1>, vector<[16]xi1>
    return
  }
  func.func @permutations(%arg0: vector<[16]xi8>) {
    %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg0 : vector<[16]xi8>
    %resultV1_0, %resultV2_1, %resultV3, %resultV4 = arm_sve.zip.x4 %arg0, %arg0, %arg0, %arg0 : vector<[16]xi8>
    %0 = arm_sve.dupq_lane %arg0[2] : vector<[16]xi8>
    return
  }
  llvm.func @intrinsics(%arg0: vector<[16]xi8>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi1>, %arg3: vector<[4]xf32>, %arg4: vector<[16]xi1>, %arg5: i64, %arg6: i32) {
    %0 = "arm_sve.intr.ummla"(%arg1, %arg0, %arg0) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.smmla"(%arg1, %arg0, %arg0) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %2 = "arm_sve.intr.usmmla"(%arg1, %arg0, %arg0) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %3 = "arm_sve.intr.sdot"(%arg1, %arg0, %arg0) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %4 = "arm_sve.intr.udot"(%arg1, %arg0, %arg0) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %5 = "arm_sve.intr.add"(%arg2, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %6 = "arm_sve.intr.mul"(%arg2, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %7 = "arm_sve.intr.sub"(%arg2, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %8 = "arm_sve.intr.sdiv"(%arg2, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %9 = "arm_sve.intr.udiv"(%arg2, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %10 = "arm_sve.intr.fadd"(%arg2, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %11 = "arm_sve.intr.fmul"(%arg2, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %12 = "arm_sve.intr.fsub"(%arg2, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %13 = "arm_sve.intr.fdiv"(%arg2, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %14 = "arm_sve.intr.convert.from.svbool"(%arg4) : (vector<[16]xi1>) -> vector<[4]xi1>
    %15 = "arm_sve.intr.convert.to.svbool"(%arg2) : (vector<[4]xi1>) -> vector<[16]xi1>
    %16 = "arm_sve.intr.zip.x2"(%arg0, %arg0) : (vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)>
    %17 = "arm_sve.intr.zip.x4"(%arg0, %arg0, %arg0, %arg0) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)>
    %18 = "arm_sve.intr.psel"(%arg4, %arg2, %arg6) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
    %19 = "arm_sve.intr.whilelt"(%arg5, %arg5) : (i64, i64) -> vector<[4]xi1>
    %20 = "arm_sve.intr.dupq_lane"(%arg0) <{lane = 2 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    llvm.return
  }
}

