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
  func.func @products(%arg0: vector<8xi8>, %arg1: vector<2xi32>, %arg2: vector<16xi8>, %arg3: vector<4xi32>, %arg4: vector<4xf32>, %arg5: vector<8xbf16>) {
    %0 = arm_neon.intr.smull %arg0, %arg0 : vector<8xi8> to vector<8xi16>
    %1 = arm_neon.intr.sdot %arg1, %arg0, %arg0 {note} : vector<8xi8>, vector<8xi8> to vector<2xi32>
    %2 = arm_neon.intr.smmla %arg3, %arg2, %arg2 : vector<16xi8> to vector<4xi32>
    %3 = arm_neon.intr.ummla %arg3, %arg2, %arg2 : vector<16xi8> to vector<4xi32>
    %4 = arm_neon.intr.usmmla %arg3, %arg2, %arg2 : vector<16xi8> to vector<4xi32>
    %5 = arm_neon.intr.bfmmla %arg4, %arg5, %arg5 : vector<8xbf16> to vector<4xf32>
    return
  }
  func.func @rows(%arg0: vector<4xi32>, %arg1: vector<4x4xi8>) -> vector<4xi32> {
    %0 = arm_neon.2d.sdot %arg0, %arg1, %arg1 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
    return %0 : vector<4xi32>
  }
}

