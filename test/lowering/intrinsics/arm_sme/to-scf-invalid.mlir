// RUN: mlcc-opt %s -allow-unregistered-dialect -split-input-file -convert-arm-sme-to-scf -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -allow-unregistered-dialect -split-input-file -convert-arm-sme-to-scf -verify-diagnostics %}
// A mask that comes from elsewhere.

func.func @load(%m: memref<?x?xf32>, %i: index, %z: f32, %mask: vector<[4]x[4]xi1>) {
  // expected-error @+1 {{failed to legalize operation 'arm_sme.tile_load' that was explicitly marked illegal}}
  %0 = arm_sme.tile_load %m[%i, %i], %z, %mask : memref<?x?xf32>, vector<[4]x[4]xf32>
  "use"(%0) : (vector<[4]x[4]xf32>) -> ()
  return
}

// -----

func.func @store(%m: memref<?x?xf32>, %i: index, %t: vector<[4]x[4]xf32>, %mask: vector<[4]x[4]xi1>) {
  // expected-error @+1 {{failed to legalize operation 'arm_sme.tile_store' that was explicitly marked illegal}}
  arm_sme.tile_store %t, %m[%i, %i], %mask : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
