// A constant that only one product reads is packed when it is compiled.
//
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=tiled %s -o - | FileCheck %s
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -c -fprint-tiles %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=TILES
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -fno-linalg-pack -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=OFF
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=tiled %s -o - | mlcc-opt | FileCheck %s --check-prefix=AGAIN

#transposed = affine_map<(m, n, k) -> (n, k)>
#left = affine_map<(m, n, k) -> (m, k)>
#sum = affine_map<(m, n, k) -> (m, n)>

// CHECK-NOT: @once :
// CHECK: memref.global "private" constant @once_packed : memref<192xf32> = dense_resource<once_packed> {alignment = 64 : i64}
// CHECK-NOT: @once :
// CHECK: memref.global "private" constant @twice :
// CHECK: memref.global constant @public :
// CHECK: memref.global "private" @written :
// OFF: memref.global "private" constant @once :
memref.global "private" constant @once : memref<20x6xf32> = dense<"0x0000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C0">
memref.global "private" constant @twice : memref<20x6xf32> = dense_resource<w>
memref.global constant @public : memref<20x6xf32> = dense_resource<w>
memref.global "private" @written : memref<20x6xf32> = dense_resource<w>

// TILES: pack-constants.mlir:[[@LINE+8]]:3: remark: {{.*}} and has copied operand #1, 6 x 32 at a time
// CHECK-LABEL: func.func @product
// CHECK: %[[W:.*]] = memref.get_global @once_packed
// CHECK-NOT: call @__mlcc_slabs
// CHECK: memref.reinterpret_cast %[[W]]
// CHECK: return
func.func @product(%a: memref<9x6xf32> {llvm.noalias}, %c: memref<9x20xf32> {llvm.noalias}) {
  %w = memref.get_global @once : memref<20x6xf32>
  linalg.matmul indexing_maps = [#left, #transposed, #sum]
      ins(%a, %w : memref<9x6xf32>, memref<20x6xf32>) outs(%c : memref<9x20xf32>)
  return
}

// CHECK-LABEL: func.func @others
// CHECK-COUNT-3: call @__mlcc_slabs
func.func @others(%a: memref<9x6xf32> {llvm.noalias}, %c: memref<9x20xf32> {llvm.noalias}) {
  %0 = memref.get_global @twice : memref<20x6xf32>
  %1 = memref.get_global @public : memref<20x6xf32>
  %2 = memref.get_global @written : memref<20x6xf32>
  linalg.matmul indexing_maps = [#left, #transposed, #sum]
      ins(%a, %0 : memref<9x6xf32>, memref<20x6xf32>) outs(%c : memref<9x20xf32>)
  linalg.matmul indexing_maps = [#left, #transposed, #sum]
      ins(%a, %1 : memref<9x6xf32>, memref<20x6xf32>) outs(%c : memref<9x20xf32>)
  linalg.matmul indexing_maps = [#left, #transposed, #sum]
      ins(%a, %2 : memref<9x6xf32>, memref<20x6xf32>) outs(%c : memref<9x20xf32>)
  return
}

func.func @reads_again() -> memref<20x6xf32> {
  %0 = memref.get_global @twice : memref<20x6xf32>
  return %0 : memref<20x6xf32>
}

// Slabs of 32 columns, 6 sums each: what a mask hides is 0.
// AGAIN: once_packed: "0x400000000000C0C0000040C000000000
{-#
  dialect_resources: {
    builtin: {
      w: "0x040000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C000000040000080C000004040000040C000008040000000C00000A040000080BF0000C040000000000000C0C00000803F0000A0C0"
    }
  }
#-}
