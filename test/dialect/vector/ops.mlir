// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of vector, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1) -> (d1, 0)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @elements(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<f32>, %arg4: index) {
    %0 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
    %1 = vector.broadcast %arg1 : vector<4xf32> to vector<2x4xf32>
    %2 = vector.broadcast %arg0 : f32 to vector<f32>
    %3 = vector.broadcast %arg0 {note} : f32 to vector<[4]xf32>
    %4 = vector.extract %arg2[1, 2] : f32 from vector<2x4xf32>
    %5 = vector.extract %arg2[1] : vector<4xf32> from vector<2x4xf32>
    %6 = vector.extract %arg2[%arg4, 2] : f32 from vector<2x4xf32>
    %7 = vector.extract %arg2[] : vector<2x4xf32> from vector<2x4xf32>
    %8 = vector.extract %arg3[] : f32 from vector<f32>
    %9 = vector.extract %arg1[-1] : f32 from vector<4xf32>
    %10 = vector.insert %arg0, %arg2 [1, 2] : f32 into vector<2x4xf32>
    %11 = vector.insert %arg1, %arg2 [%arg4] : vector<4xf32> into vector<2x4xf32>
    %12 = vector.insert %arg0, %arg3 [] : f32 into vector<f32>
    %13 = vector.from_elements %arg0, %arg0, %arg0, %arg0 : vector<2x2xf32>
    %14 = vector.from_elements %arg0 : vector<f32>
    %15:4 = vector.to_elements %arg1 : vector<4xf32>
    %16 = vector.shuffle %arg1, %arg1 [0, 5, -1] : vector<4xf32>, vector<4xf32>
    %17 = vector.shuffle %arg3, %arg3 [1] : vector<f32>, vector<f32>
    %18 = vector.shuffle %arg2, %arg2 [3, 0, 1] : vector<2x4xf32>, vector<2x4xf32>
    %19 = vector.step : vector<4xindex>
    %20 = vector.step : vector<[4]xindex>
    %vscale = vector.vscale
    %c4 = arith.constant 4 : index
    %c4_vscale = arith.muli %vscale, %c4 : index
    return
  }
  func.func @slices(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: vector<[4]xf32>) {
    %0 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
    %1 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
    %2 = vector.insert_strided_slice %arg0, %arg1 {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
    %3 = vector.scalable.extract %arg2[4] : vector<4xf32> from vector<[4]xf32>
    %4 = vector.scalable.insert %arg0, %arg2[0] : vector<4xf32> into vector<[4]xf32>
    return
  }
  func.func @shapes(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: vector<f32>, %arg3: vector<[4]xf32>, %arg4: memref<2x4xf32>) {
    %0 = vector.bitcast %arg1 : vector<2x4xf32> to vector<2x8xi16>
    %1 = vector.bitcast %arg2 : vector<f32> to vector<i32>
    %2 = vector.shape_cast %arg1 : vector<2x4xf32> to vector<8x1xf32>
    %3 = vector.shape_cast %arg3 : vector<[4]xf32> to vector<1x[4]xf32>
    %4 = vector.transpose %arg1, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %5 = vector.transpose %arg2, [] : vector<f32> to vector<f32>
    %6 = vector.interleave %arg1, %arg1 : vector<2x4xf32> -> vector<2x8xf32>
    %7 = vector.interleave %arg2, %arg2 : vector<f32> -> vector<2xf32>
    %8 = vector.interleave %arg3, %arg3 : vector<[4]xf32> -> vector<[8]xf32>
    %res1, %res2 = vector.deinterleave %arg1 : vector<2x4xf32> -> vector<2x2xf32>
    %9 = vector.type_cast %arg4 : memref<2x4xf32> to memref<vector<2x4xf32>>
    return
  }
  func.func @arithmetic(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<4x2xf32>, %arg4: vector<2x2xf32>, %arg5: vector<4xi32>, %arg6: i32) {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg2, %arg3, %arg4 : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32>
    %1 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %arg1, %arg1, %arg0 {note} : vector<4xf32>, vector<4xf32> into f32
    %2 = vector.fma %arg1, %arg1, %arg1 : vector<4xf32>
    %3 = vector.reduction <add>, %arg1 : vector<4xf32> into f32
    %4 = vector.reduction <mul>, %arg1, %arg0 fastmath<reassoc,nnan> : vector<4xf32> into f32
    %5 = vector.reduction <xor>, %arg5, %arg6 {note} : vector<4xi32> into i32
    %6 = vector.multi_reduction <minui>, %arg5, %arg6 [0] : vector<4xi32> to i32
    %7 = vector.multi_reduction <maximumf>, %arg2, %arg1 [0] : vector<2x4xf32> to vector<4xf32>
    %8 = vector.outerproduct %arg1, %arg1 : vector<4xf32>, vector<4xf32>
    %9 = vector.outerproduct %arg1, %arg0 : vector<4xf32>, f32
    %10 = vector.outerproduct %arg1, %arg1, %8 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
    %11 = vector.outerproduct %arg1, %arg1, %8 {kind = #vector.kind<minimumf>, note} : vector<4xf32>, vector<4xf32>
    %dest, %accumulated_value = vector.scan <add>, %arg2, %arg1 {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
    return
  }
  func.func @masks(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: index, %arg4: memref<?xf32>, %arg5: tensor<?xf32>) {
    %0 = vector.constant_mask [2, 3] : vector<4x3xi1>
    %1 = vector.constant_mask [1] : vector<i1>
    %2 = vector.create_mask %arg3, %arg3 : vector<4x[3]xi1>
    %3 = vector.create_mask %arg3 : vector<i1>
    %4 = vector.mask %arg2 { vector.reduction <add>, %arg1 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %5 = vector.mask %arg2, %arg1 { vector.transfer_read %arg4[%arg3], %arg0 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    vector.mask %arg2 { vector.transfer_write %arg1, %arg4[%arg3] : vector<4xf32>, memref<?xf32> } {note} : vector<4xi1>
    %6 = vector.mask %arg2 { vector.transfer_write %arg1, %arg5[%arg3] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
    %7 = vector.mask %arg2, %arg1 { vector.yield %arg1 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    vector.mask %arg2 { vector.yield } : vector<4xi1>
    return
  }
  func.func @memory(%arg0: memref<?x8xf32>, %arg1: memref<8xvector<4xf32>>, %arg2: tensor<8xf32>, %arg3: vector<4xf32>, %arg4: vector<4xi32>, %arg5: vector<4xi1>, %arg6: index) {
    %0 = vector.load %arg0[%arg6, %arg6] : memref<?x8xf32>, vector<4xf32>
    %1 = vector.load %arg1[%arg6] {alignment = 16 : i64, nontemporal = true} : memref<8xvector<4xf32>>, vector<4xf32>
    vector.store %arg3, %arg0[%arg6, %arg6] : memref<?x8xf32>, vector<4xf32>
    vector.store %arg3, %arg0[%arg6, %arg6] {nontemporal = true} : memref<?x8xf32>, vector<4xf32>
    %2 = vector.maskedload %arg0[%arg6, %arg6], %arg5, %arg3 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg0[%arg6, %arg6], %arg5, %arg3 {alignment = 8 : i64} : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
    %3 = vector.expandload %arg0[%arg6, %arg6], %arg5, %arg3 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.compressstore %arg0[%arg6, %arg6], %arg5, %arg3 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
    %4 = vector.gather %arg0[%arg6, %arg6] [%arg4], %arg5, %arg3 : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %5 = vector.gather %arg2[%arg6] [%arg4], %arg5, %arg3 : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %arg0[%arg6, %arg6] [%arg4], %arg5, %arg3 : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    %6 = vector.scatter %arg2[%arg6] [%arg4], %arg5, %arg3 : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
    return
  }
  func.func @transfers(%arg0: memref<?x8xf32>, %arg1: memref<?xvector<4xf32>>, %arg2: memref<f32>, %arg3: tensor<?x8xf32>, %arg4: f32, %arg5: vector<4xf32>, %arg6: vector<2x4xf32>, %arg7: vector<f32>, %arg8: vector<1xf32>, %arg9: vector<2x4xi1>, %arg10: vector<4xi1>, %arg11: index) {
    %0 = vector.transfer_read %arg0[%arg11, %arg11], %arg4 : memref<?x8xf32>, vector<2x4xf32>
    %1 = vector.transfer_read %arg0[%arg11, %arg11], %arg4, %arg9 {in_bounds = [true, false]} : memref<?x8xf32>, vector<2x4xf32>
    %2 = vector.transfer_read %arg3[%arg11, %arg11], %arg4, %arg10 {permutation_map = #map5} : tensor<?x8xf32>, vector<4x2xf32>
    %3 = vector.transfer_read %arg1[%arg11], %arg5 : memref<?xvector<4xf32>>, vector<1x4xf32>
    %4 = vector.transfer_read %arg2[], %arg4 : memref<f32>, vector<f32>
    vector.transfer_write %arg6, %arg0[%arg11, %arg11] {in_bounds = [true, true], note} : vector<2x4xf32>, memref<?x8xf32>
    vector.transfer_write %arg5, %arg0[%arg11, %arg11], %arg10 : vector<4xf32>, memref<?x8xf32>
    %5 = vector.transfer_write %arg6, %arg3[%arg11, %arg11] {permutation_map = #map6} : vector<2x4xf32>, tensor<?x8xf32>
    vector.transfer_write %arg7, %arg2[] : vector<f32>, memref<f32>
    return
  }
  func.func @print(%arg0: f32, %arg1: vector<4xf32>) {
    vector.print %arg0 : f32
    vector.print %arg1 : vector<4xf32> punctuation <comma>
    vector.print str "text"
    vector.print punctuation <open>
    vector.print
    vector.print {note}
    return
  }
}

