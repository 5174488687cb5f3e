// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of arith, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<4xi16>, %arg4: tensor<?x3xi8>) {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %arg1 overflow<nsw> : i32
    %2 = arith.subi %arg2, %arg2 overflow<nuw> : index
    %3 = arith.muli %arg3, %arg3 overflow<nsw, nuw> : vector<4xi16>
    %4 = arith.shli %arg0, %arg1 : i32
    %5 = arith.divui %arg0, %arg1 : i32
    %6 = arith.divsi %arg0, %arg1 exact : i32
    %7 = arith.ceildivui %arg0, %arg1 : i32
    %8 = arith.ceildivsi %arg0, %arg1 : i32
    %9 = arith.floordivsi %arg0, %arg1 : i32
    %10 = arith.remui %arg4, %arg4 : tensor<?x3xi8>
    %11 = arith.remsi %arg0, %arg1 : i32
    %12 = arith.andi %arg0, %arg1 {note = "x"} : i32
    %13 = arith.ori %arg0, %arg1 : i32
    %14 = arith.xori %arg0, %arg1 : i32
    %15 = arith.shrui %arg0, %arg1 exact : i32
    %16 = arith.shrsi %arg0, %arg1 : i32
    %17 = arith.maxsi %arg0, %arg1 : i32
    %18 = arith.maxui %arg0, %arg1 : i32
    %19 = arith.minsi %arg0, %arg1 : i32
    %20 = arith.minui %arg0, %arg1 : i32
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    %sum_0, %overflow_1 = arith.addui_extended %arg3, %arg3 : vector<4xi16>, vector<4xi1>
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %low_2, %high_3 = arith.mului_extended %arg2, %arg2 : index
    return
  }
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xbf16>) {
    %0 = arith.addf %arg0, %arg1 : f32
    %1 = arith.subf %arg0, %arg1 fastmath<fast> : f32
    %2 = arith.mulf %arg0, %arg1 fastmath<nnan,ninf> : f32
    %3 = arith.divf %arg2, %arg2 fastmath<reassoc> : vector<2xbf16>
    %4 = arith.remf %arg0, %arg1 fastmath<nsz,arcp,contract,afn> : f32
    %5 = arith.negf %arg0 : f32
    %6 = arith.negf %arg2 fastmath<nnan> {unused} : vector<2xbf16>
    %7 = arith.maximumf %arg0, %arg1 : f32
    %8 = arith.minimumf %arg0, %arg1 : f32
    %9 = arith.maxnumf %arg0, %arg1 : f32
    %10 = arith.minnumf %arg0, %arg1 : f32
    return
  }
  func.func @casts(%arg0: i32, %arg1: f32, %arg2: index, %arg3: vector<2xi8>, %arg4: tensor<?xf64>, %arg5: memref<4xi32>, %arg6: f8E4M3FN, %arg7: f8E8M0FNU) {
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extsi %arg3 : vector<2xi8> to vector<2xi16>
    %2 = arith.extf %arg1 : f32 to f64
    %3 = arith.extf %arg1 fastmath<fast> : f32 to f128
    %4 = arith.trunci %arg0 : i32 to i8
    %5 = arith.trunci %arg0 overflow<nsw, nuw> : i32 to i8
    %6 = arith.truncf %arg1 : f32 to f16
    %7 = arith.truncf %arg4 downward fastmath<contract> : tensor<?xf64> to tensor<?xbf16>
    %8 = arith.truncf %arg1 to_nearest_away : f32 to bf16
    %9 = arith.uitofp %arg0 : i32 to f32
    %10 = arith.sitofp %arg3 : vector<2xi8> to vector<2xf16>
    %11 = arith.fptoui %arg1 : f32 to i8
    %12 = arith.fptosi %arg4 : tensor<?xf64> to tensor<?xi1>
    %13 = arith.index_cast %arg0 : i32 to index
    %14 = arith.index_cast %arg5 : memref<4xi32> to memref<4xindex>
    %15 = arith.index_castui %arg2 : index to i16
    %16 = arith.bitcast %arg0 : i32 to f32
    %17 = arith.bitcast %arg5 : memref<4xi32> to memref<4xf32>
    %18 = arith.scaling_extf %arg6, %arg7 : f8E4M3FN, f8E8M0FNU to f32
    %19 = arith.scaling_extf %arg6, %arg7 fastmath<nnan> : f8E4M3FN, f8E8M0FNU to f32
    %20 = arith.scaling_truncf %arg1, %arg7 : f32, f8E8M0FNU to f8E4M3FN
    %21 = arith.scaling_truncf %arg1, %arg7 toward_zero fastmath<nnan> : f32, f8E8M0FNU to f8E4M3FN
    return
  }
  func.func @comparisons(%arg0: i32, %arg1: f32, %arg2: vector<[4]xi8>, %arg3: tensor<*xf32>, %arg4: i1) {
    %0 = arith.cmpi eq, %arg0, %arg0 : i32
    %1 = arith.cmpi ne, %arg0, %arg0 : i32
    %2 = arith.cmpi slt, %arg2, %arg2 : vector<[4]xi8>
    %3 = arith.cmpi sle, %arg0, %arg0 : i32
    %4 = arith.cmpi sgt, %arg0, %arg0 : i32
    %5 = arith.cmpi sge, %arg0, %arg0 : i32
    %6 = arith.cmpi ult, %arg0, %arg0 : i32
    %7 = arith.cmpi ule, %arg0, %arg0 : i32
    %8 = arith.cmpi ugt, %arg0, %arg0 : i32
    %9 = arith.cmpi uge, %arg0, %arg0 : i32
    %10 = arith.cmpf false, %arg1, %arg1 : f32
    %11 = arith.cmpf oeq, %arg3, %arg3 fastmath<nnan> : tensor<*xf32>
    %12 = arith.cmpf ogt, %arg1, %arg1 : f32
    %13 = arith.cmpf oge, %arg1, %arg1 : f32
    %14 = arith.cmpf olt, %arg1, %arg1 : f32
    %15 = arith.cmpf ole, %arg1, %arg1 : f32
    %16 = arith.cmpf one, %arg1, %arg1 : f32
    %17 = arith.cmpf ord, %arg1, %arg1 : f32
    %18 = arith.cmpf ueq, %arg1, %arg1 : f32
    %19 = arith.cmpf ugt, %arg1, %arg1 : f32
    %20 = arith.cmpf uge, %arg1, %arg1 : f32
    %21 = arith.cmpf ult, %arg1, %arg1 : f32
    %22 = arith.cmpf ule, %arg1, %arg1 : f32
    %23 = arith.cmpf une, %arg1, %arg1 : f32
    %24 = arith.cmpf uno, %arg1, %arg1 : f32
    %25 = arith.cmpf true, %arg1, %arg1 : f32
    %26 = arith.select %arg4, %arg0, %arg0 : i32
    %27 = arith.select %2, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xi8>
    %28 = arith.select %arg4, %arg2, %arg2 : vector<[4]xi8>
    return
  }
  func.func @constants() {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c42_i32 = arith.constant 42 : i32
    %c-42_i32 = arith.constant -42 : i32
    %c-1_i128 = arith.constant -1 : i128
    %c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant 0x4170000010000000 : f64
    %cst_2 = arith.constant 1.000980e-01 : bf16
    %cst_3 = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<2x3xf16>
    %cst_5 = arith.constant dense<[true, false]> : vector<2xi1>
    %cst_6 = arith.constant dense<7> : vector<[4]xi64>
    %cst_7 = arith.constant sparse<[[0, 1]], 3> : tensor<2x2xi32>
    %cst_8 = arith.constant dense_resource<blob> : tensor<2xi32>
    %c8_i8 = arith.constant {value.note = 1 : i64} 8 : i8
    %cst_9 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
    return
  }
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000"
    }
  }
#-}

