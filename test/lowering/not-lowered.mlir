// RUN: not %mlcc -fno-diagnostics-show-caret -allow-unregistered-dialect \
// RUN:   -emit-mlir %s -o - 2>&1 | FileCheck %s
// RUN: %mlcc-opt %s -allow-unregistered-dialect -convert-to-llvm \
// RUN:   | FileCheck %s --check-prefix=PARTIAL
// What cannot be lowered is an error at its place that says why; each is
// reported. A single pass leaves it alone.

// A function of a tensor is one of a memref by then.
func.func private @tensor(tensor<4xf32>)

// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'func.func' op cannot be lowered: no LLVM type for 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>': its layout is not strided (normalize it first)
func.func private @layout(memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>)

// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'func.func' op cannot be lowered: no LLVM type for 'vector<[4]x4xf32>': only its last dimension may be scalable
func.func private @scalable(vector<[4]x4xf32>)

// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'func.func' op cannot be lowered: no LLVM type for 'tf32': LLVM has no such type
func.func private @type(tf32)

// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'func.func' op cannot be lowered: no LLVM type for 'vector<4xi0>': LLVM has no such type
func.func private @no_bits(vector<4xi0>)

// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'func.func' op cannot be lowered: no LLVM type for '!async.token': mlcc does not have dialect 'async'; to lower it: mlir-opt -async-to-async-runtime
func.func private @foreign(!async.token)

// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'func.func' op cannot be lowered: no LLVM type for '!gpu.async.token': mlcc does not have dialect 'gpu'{{$}}
func.func private @foreign_alone(!gpu.async.token)

// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'func.func' op cannot be lowered: no LLVM type for 'vector<2x!llvm.ppc_fp128>': the llvm dialect does not compute on vectors of ppc_fp128
func.func private @halves(vector<2x!llvm.ppc_fp128>)

// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'func.func' op cannot be lowered: 'memref<?xf32>' cannot be a bare pointer: its sizes, strides and offset are not all static
func.func private @bare(memref<?xf32>) attributes {llvm.bareptr}

// PARTIAL-LABEL: func.func private @tensor
// PARTIAL-LABEL: llvm.func @operations
func.func @operations(%a: f8E8M0FNU, %m: memref<i17>, %x: i17, %n: memref<4xf32>, %i: index,
                      %wide: i128, %w: memref<i128>, %small: f8E5M2, %s: memref<f8E5M2>) {
  // CHECK: [[@LINE+2]]:{{[0-9]+}}: error: 'arith.addf' op cannot be lowered: LLVM IR does not compute with 'f8E8M0FNU'
  // PARTIAL: arith.addf
  %0 = arith.addf %a, %a : f8E8M0FNU
  // CHECK: [[@LINE+2]]:{{[0-9]+}}: error: 'memref.atomic_rmw' op cannot be lowered: LLVM's dialect cannot update 'i17' atomically
  // PARTIAL: memref.atomic_rmw
  %2 = memref.atomic_rmw addi %x, %m[] : (i17, memref<i17>) -> i17
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'memref.atomic_rmw' op cannot be lowered: LLVM's dialect cannot update 'i128' atomically
  %4 = memref.atomic_rmw addi %wide, %w[] : (i128, memref<i128>) -> i128
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'memref.atomic_rmw' op cannot be lowered: LLVM's dialect cannot update 'f8E5M2' atomically
  %5 = memref.atomic_rmw addf %small, %s[] : (f8E5M2, memref<f8E5M2>) -> f8E5M2
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'memref.alloc' op cannot be lowered: only memrefs with an identity layout can be allocated
  %3 = memref.alloc() : memref<4xf32, strided<[2]>>
  return
}

// PARTIAL-LABEL: llvm.func @dma
func.func @dma(%m: memref<4xf32>, %n: memref<4xf32, 1>, %tag: memref<1xi32>, %i: index) {
  // CHECK: [[@LINE+2]]:{{[0-9]+}}: error: 'memref.dma_start' op cannot be lowered: there is no lowering of DMA transfers
  // PARTIAL: memref.dma_start
  memref.dma_start %m[%i], %n[%i], %i, %tag[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'memref.dma_wait' op cannot be lowered: there is no lowering of DMA transfers
  memref.dma_wait %tag[%i], %i : memref<1xi32>
  return
}

// PARTIAL-LABEL: llvm.func @atomic_accesses
func.func @atomic_accesses(%p: !ptr.ptr<#ptr.generic_space>, %x: f80) {
  // CHECK: [[@LINE+1]]:8: error: 'ptr.load' op cannot be lowered: LLVM's dialect cannot access 'f80' atomically
  %0 = "ptr.load"(%p) <{alignment = [4], ordering = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f80
  // CHECK: [[@LINE+1]]:3: error: 'ptr.store' op cannot be lowered: LLVM's dialect cannot access 'f80' atomically
  "ptr.store"(%x, %p) <{alignment = [4], ordering = 4 : i32}> : (f80, !ptr.ptr<#ptr.generic_space>) -> ()
  return
}

func.func @no_memory() -> memref<2xf32> {
  // CHECK: [[@LINE+2]]:8: error: 'arith.constant' op cannot be lowered: a constant is no memory; memref.global is
  // PARTIAL: arith.constant dense<1.000000e+00> : memref<2xf32>
  %0 = arith.constant dense<1.0> : memref<2xf32>
  return %0 : memref<2xf32>
}
