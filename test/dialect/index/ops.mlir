// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of index, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: i32, %arg3: si64) {
    %0 = index.add %arg0, %arg1
    %1 = index.and %arg0, %arg1
    %2 = index.ceildivs %arg0, %arg1
    %3 = index.ceildivu %arg0, %arg1
    %4 = index.divs %arg0, %arg1
    %5 = index.divu %arg0, %arg1
    %6 = index.floordivs %arg0, %arg1
    %7 = index.maxs %arg0, %arg1
    %8 = index.maxu %arg0, %arg1
    %9 = index.mins %arg0, %arg1
    %10 = index.minu %arg0, %arg1
    %11 = index.mul %arg0, %arg1
    %12 = index.or %arg0, %arg1
    %13 = index.rems %arg0, %arg1
    %14 = index.remu %arg0, %arg1
    %15 = index.shl %arg0, %arg1
    %16 = index.shrs %arg0, %arg1
    %17 = index.shru %arg0, %arg1
    %18 = index.sub %arg0, %arg1 {note = 1 : i8}
    %19 = index.xor %arg0, %arg1
    %20 = index.casts %arg0 : index to i32
    %21 = index.casts %arg2 : i32 to index
    %22 = index.castu %arg3 : si64 to index
    %23 = index.sizeof
    %idx17 = index.constant 17
    %idx-3 = index.constant -3
    %true = index.bool.constant true
    %false = index.bool.constant false
    %24 = index.cmp eq(%arg0, %arg1)
    %25 = index.cmp ne(%arg0, %arg1)
    %26 = index.cmp slt(%arg0, %arg1)
    %27 = index.cmp sle(%arg0, %arg1)
    %28 = index.cmp sgt(%arg0, %arg1)
    %29 = index.cmp sge(%arg0, %arg1)
    %30 = index.cmp ult(%arg0, %arg1)
    %31 = index.cmp ule(%arg0, %arg1)
    %32 = index.cmp ugt(%arg0, %arg1)
    %33 = index.cmp uge(%arg0, %arg1) {note}
    return
  }
}

