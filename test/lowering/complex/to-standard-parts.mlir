// What is computed part by part.
//
// RUN: %mlcc-opt %s -convert-complex-to-standard | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-complex-to-standard | FileCheck %s %}

// CHECK-LABEL: @sub
// CHECK-SAME: ([[X:%[[:alnum:]]+]]: complex<f32>, [[Y:%[[:alnum:]]+]]: complex<f32>)
// CHECK: [[RE_X:%.+]] = complex.re [[X]]
// CHECK: [[RE_Y:%.+]] = complex.re [[Y]]
// CHECK: [[RE:%.+]] = arith.subf [[RE_X]], [[RE_Y]] fastmath<nsz>
// CHECK: [[IM_X:%.+]] = complex.im [[X]]
// CHECK: [[IM_Y:%.+]] = complex.im [[Y]]
// CHECK: [[IM:%.+]] = arith.subf [[IM_X]], [[IM_Y]] fastmath<nsz>
// CHECK: complex.create [[RE]], [[IM]]
func.func @sub(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %0 = complex.sub %x, %y fastmath<nsz> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: @conj
// CHECK-SAME: ([[X:%[[:alnum:]]+]]: complex<f32>)
// CHECK: [[RE:%.+]] = complex.re [[X]]
// CHECK: [[IM:%.+]] = complex.im [[X]]
// CHECK: [[NEG:%.+]] = arith.negf [[IM]] : f32
// CHECK: complex.create [[RE]], [[NEG]]
func.func @conj(%x: complex<f32>) -> complex<f32> {
  %0 = complex.conj %x fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: @neq
// CHECK: [[RE:%.+]] = arith.cmpf une
// CHECK: [[IM:%.+]] = arith.cmpf une
// CHECK: arith.ori [[RE]], [[IM]] : i1
func.func @neq(%x: complex<f32>, %y: complex<f32>) -> i1 {
  %0 = complex.neq %x, %y : complex<f32>
  return %0 : i1
}

// CHECK-LABEL: @angle
// CHECK-SAME: ([[X:%[[:alnum:]]+]]: complex<f32>)
// CHECK: [[RE:%.+]] = complex.re [[X]]
// CHECK: [[IM:%.+]] = complex.im [[X]]
// CHECK: math.atan2 [[IM]], [[RE]] fastmath<afn> : f32
func.func @angle(%x: complex<f32>) -> f32 {
  %0 = complex.angle %x fastmath<afn> : complex<f32>
  return %0 : f32
}

// Neither NaN nor infinity may be excluded in what tells of them.
// CHECK-LABEL: @abs
// CHECK: [[MAX:%.+]] = arith.maximumf {{.*}} fastmath<fast>
// CHECK: [[MIN:%.+]] = arith.minimumf {{.*}} fastmath<fast>
// CHECK: arith.divf [[MIN]], [[MAX]] fastmath<reassoc,nsz,arcp,contract,afn>
func.func @abs(%x: complex<f32>) -> f32 {
  %0 = complex.abs %x fastmath<fast> : complex<f32>
  return %0 : f32
}
