// RUN: mlcc-opt %s > %t.custom
// RUN: mlcc-opt -mlir-print-op-generic %s | mlcc-opt | diff - %t.custom
// RUN: not grep '"llvm\.' %t.custom
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-translate-22 -mlir-to-llvmir %s | FileCheck %s %}

// The 'llvm' Dialect, Operations: every instruction of LLVM IR has an operation
// of its name, in a custom form. (A phi is the arguments of a block; those of
// Windows' exceptions, and callbr, have none: import/errors.test.)

llvm.func @__gxx_personality_v0(...) -> i32

// CHECK-LABEL: define i32 @integers
llvm.func @integers(%a: i32, %b: i32, %c: i1) -> i32 {
  // CHECK: = add i32 %0, %1
  %add = llvm.add %a, %b : i32
  // CHECK: = sub i32 %0, %1
  %sub = llvm.sub %a, %b : i32
  // CHECK: = mul i32 %0, %1
  %mul = llvm.mul %a, %b : i32
  // CHECK: = udiv i32 %0, %1
  %udiv = llvm.udiv %a, %b : i32
  // CHECK: = sdiv i32 %0, %1
  %sdiv = llvm.sdiv %a, %b : i32
  // CHECK: = urem i32 %0, %1
  %urem = llvm.urem %a, %b : i32
  // CHECK: = srem i32 %0, %1
  %srem = llvm.srem %a, %b : i32
  // CHECK: = shl i32 %0, %1
  %shl = llvm.shl %a, %b : i32
  // CHECK: = lshr i32 %0, %1
  %lshr = llvm.lshr %a, %b : i32
  // CHECK: = ashr i32 %0, %1
  %ashr = llvm.ashr %a, %b : i32
  // CHECK: = and i32 %0, %1
  %and = llvm.and %a, %b : i32
  // CHECK: = or i32 %0, %1
  %or = llvm.or %a, %b : i32
  // CHECK: = xor i32 %0, %1
  %xor = llvm.xor %a, %b : i32
  // CHECK: icmp eq i32
  %icmp = llvm.icmp "eq" %a, %b : i32
  // CHECK: select i1
  %select = llvm.select %c, %a, %b : i1, i32
  // CHECK: freeze i32
  %freeze = llvm.freeze %a : i32
  // CHECK: trunc i32 %0 to i8
  %trunc = llvm.trunc %a : i32 to i8
  // CHECK: zext i8
  %zext = llvm.zext %trunc : i8 to i32
  // CHECK: sext i8
  %sext = llvm.sext %trunc : i8 to i32
  // CHECK: inttoptr i32
  %inttoptr = llvm.inttoptr %a : i32 to !llvm.ptr
  // CHECK: ptrtoint ptr
  %ptrtoint = llvm.ptrtoint %inttoptr : !llvm.ptr to i32
  // CHECK: addrspacecast ptr
  %addrspacecast = llvm.addrspacecast %inttoptr : !llvm.ptr to !llvm.ptr<1>
  // CHECK: ret i32
  llvm.return %a : i32
}

// CHECK-LABEL: define void @floats
llvm.func @floats(%a: f32, %b: f32) {
  // CHECK: = fadd float %0, %1
  %fadd = llvm.fadd %a, %b : f32
  // CHECK: = fsub float %0, %1
  %fsub = llvm.fsub %a, %b : f32
  // CHECK: = fmul float %0, %1
  %fmul = llvm.fmul %a, %b : f32
  // CHECK: = fdiv float %0, %1
  %fdiv = llvm.fdiv %a, %b : f32
  // CHECK: = frem float %0, %1
  %frem = llvm.frem %a, %b : f32
  // CHECK: fneg float
  %fneg = llvm.fneg %a : f32
  // CHECK: fcmp olt float
  %fcmp = llvm.fcmp "olt" %a, %b : f32
  // CHECK: fpext float
  %fpext = llvm.fpext %a : f32 to f64
  // CHECK: fptrunc double
  %fptrunc = llvm.fptrunc %fpext : f64 to f32
  // CHECK: fptoui float
  %fptoui = llvm.fptoui %a : f32 to i32
  // CHECK: fptosi float
  %fptosi = llvm.fptosi %a : f32 to i32
  // CHECK: uitofp i32
  %uitofp = llvm.uitofp %fptoui : i32 to f32
  // CHECK: sitofp i32
  %sitofp = llvm.sitofp %fptosi : i32 to f32
  // CHECK: bitcast float
  %bitcast = llvm.bitcast %a : f32 to i32
  // CHECK: ret void
  llvm.return
}

// CHECK-LABEL: define { i32, float } @parts
llvm.func @parts(%v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>, %i: i32) -> !llvm.struct<(i32, f32)> {
  // CHECK: extractelement <4 x i32>
  %extractelement = llvm.extractelement %v[%i : i32] : vector<4xi32>
  // CHECK: insertelement <4 x i32>
  %insertelement = llvm.insertelement %i, %v[%i : i32] : vector<4xi32>
  // CHECK: shufflevector <4 x i32>
  %shufflevector = llvm.shufflevector %v, %insertelement [0, 5] : vector<4xi32>
  // CHECK: extractvalue { i32, float }
  %extractvalue = llvm.extractvalue %s[0] : !llvm.struct<(i32, f32)>
  // CHECK: insertvalue { i32, float }
  %insertvalue = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, f32)>
  llvm.return %insertvalue : !llvm.struct<(i32, f32)>
}

// CHECK-LABEL: define void @memory
llvm.func @memory(%n: i32, %list: !llvm.ptr) {
  // CHECK: alloca i32
  %alloca = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  // CHECK: load i32
  %load = llvm.load %alloca : !llvm.ptr -> i32
  // CHECK: store i32
  llvm.store %load, %alloca : i32, !llvm.ptr
  // CHECK: getelementptr i32
  %getelementptr = llvm.getelementptr %alloca[%n] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  // CHECK: fence seq_cst
  llvm.fence seq_cst
  // CHECK: cmpxchg ptr
  %cmpxchg = llvm.cmpxchg %alloca, %load, %n acq_rel monotonic : !llvm.ptr, i32
  // CHECK: atomicrmw add ptr
  %atomicrmw = llvm.atomicrmw add %alloca, %n monotonic : !llvm.ptr, i32
  // CHECK: va_arg ptr
  %va_arg = llvm.va_arg %list : (!llvm.ptr) -> i32
  llvm.return
}

// CHECK-LABEL: define void @control
llvm.func @control(%c: i1, %i: i32, %p: !llvm.ptr) attributes {personality = @__gxx_personality_v0} {
  // CHECK: call void @control
  llvm.call @control(%c, %i, %p) : (i1, i32, !llvm.ptr) -> ()
  // CHECK: br label
  llvm.br ^bb1
^bb1:
  // CHECK: br i1
  llvm.cond_br %c, ^bb2, ^bb3
^bb2:
  // CHECK: switch i32
  llvm.switch %i : i32, ^bb3 [
    1: ^bb4
  ]
^bb3:
  // CHECK: indirectbr ptr
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb4
  ]
^bb4:
  // CHECK: invoke void @control
  llvm.invoke @control(%c, %i, %p) to ^bb5 unwind ^bb6 : (i1, i32, !llvm.ptr) -> ()
^bb5:
  // CHECK: unreachable
  llvm.unreachable
^bb6:
  // CHECK: landingpad { ptr, i32 }
  %landingpad = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  // CHECK: resume { ptr, i32 }
  llvm.resume %landingpad : !llvm.struct<(ptr, i32)>
}
