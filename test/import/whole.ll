; What is imported, and what becomes of that again, all of it:
; Inputs/whole.mlir.txt is what mlir-translate-22 imports.
; RUN: %mlcc-translate -import-llvm -import-plain %s | grep -v '^module' | diff %S/Inputs/whole.mlir.txt -
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir - | grep -v -e '^source_filename' -e '^; ModuleID' | diff %S/Inputs/whole.ll.txt -

%named = type { i32, [4 x i8] }
%opaque = type opaque
@a = global i32 5, align 8
@b = internal constant [3 x i16] [i16 1, i16 2, i16 3]
@c = external global float
@d = private unnamed_addr constant [4 x i8] c"abc\00"
@e = weak_odr hidden local_unnamed_addr global %named { i32 7, [4 x i8] c"wxyz" }, section "sec", align 4
@f = thread_local(initialexec) global i64 -1
@g = global ptr @a
@h = global ptr getelementptr (i8, ptr @b, i64 2)
@i = common global double 0.0
@j = global <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>
@k = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@l = global { i8, ptr } { i8 1, ptr null }
@m = global i32 undef
@n = global i128 170141183460469231731687303715884105727
@o = external addrspace(3) global [0 x i32]
@p = global half 0xH3C00
@q = global x86_fp80 0xK3FFF8000000000000000
@r = dso_local global i1 true
@s = linkonce global <2 x i1> <i1 true, i1 false>
@al = alias i32, ptr @a
@al2 = hidden alias i8, getelementptr (i8, ptr @b, i64 1)

define i32 @phi(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %p = add i32 %x, 1
  br label %end
no:
  br label %end
end:
  %r = phi i32 [ %p, %yes ], [ %y, %no ]
  %s = phi i32 [ 3, %yes ], [ %x, %no ]
  %t = mul i32 %r, %s
  ret i32 %t
}

define void @loop(ptr noalias nocapture readonly %p, i64 noundef %n) nounwind {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %head ]
  %a = getelementptr inbounds float, ptr %p, i64 %i
  %v = load float, ptr %a, align 4
  %w = fmul reassoc nnan float %v, 2.0
  store float %w, ptr %a, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %head
exit:
  ret void
}

define i32 @switched(i32 %x) {
  switch i32 %x, label %d [
    i32 1, label %one
    i32 -5, label %two
  ]
one:
  ret i32 10
two:
  ret i32 20
d:
  unreachable
}

define { i32, float } @aggregates({ i32, float } %s, [2 x i32] %t) {
  %1 = extractvalue { i32, float } %s, 0
  %2 = extractvalue [2 x i32] %t, 1
  %3 = add i32 %1, %2
  %4 = insertvalue { i32, float } %s, i32 %3, 0
  ret { i32, float } %4
}

define void @casts(i32 %a, float %b, ptr %p, i64 %c, double %d) {
  %1 = sext i32 %a to i64
  %2 = zext nneg i32 %a to i64
  %3 = trunc nsw i64 %c to i32
  %4 = sitofp i32 %a to float
  %5 = fptosi float %b to i32
  %6 = fptoui float %b to i32
  %7 = fpext float %b to double
  %8 = fptrunc double %d to float
  %9 = ptrtoint ptr %p to i64
  %10 = inttoptr i64 %c to ptr
  %11 = bitcast i32 %a to float
  %12 = addrspacecast ptr %p to ptr addrspace(1)
  %13 = uitofp i32 %a to double
  ret void
}

define i32 @arith(i32 %a, i32 %b) {
  %1 = sub nsw i32 %a, %b
  %2 = udiv exact i32 %1, %b
  %3 = srem i32 %2, %b
  %4 = urem i32 %3, %b
  %5 = shl nuw i32 %4, 3
  %6 = lshr exact i32 %5, 1
  %7 = ashr i32 %6, %b
  %8 = and i32 %7, 255
  %9 = xor i32 %8, -1
  %10 = icmp sgt i32 %9, %a
  %11 = select i1 %10, i32 %9, i32 %a
  %12 = freeze i32 %11
  ret i32 %12
}

define void @atomics(ptr %p, i32 %x, float %f) {
  %1 = atomicrmw add ptr %p, i32 %x monotonic, align 4
  %2 = atomicrmw volatile xchg ptr %p, i32 %x syncscope("agent") acq_rel, align 4
  %3 = atomicrmw fadd ptr %p, float %f seq_cst, align 4
  %4 = atomicrmw umax ptr %p, i32 %x release, align 8
  %5 = cmpxchg ptr %p, i32 %x, i32 1 acquire monotonic, align 4
  %6 = load atomic i32, ptr %p unordered, align 4
  store atomic i32 %x, ptr %p syncscope("s") release, align 4
  fence acquire
  ret void
}

define void @calls(ptr %f, i32 %x, ptr %p) {
  %1 = call i32 @phi(i1 true, i32 %x, i32 2)
  %2 = tail call fastcc i32 %f(i32 %x)
  call void (ptr, ...) @variadic(ptr %p, i32 1, double 2.0)
  %3 = notail call signext i8 @small(i8 zeroext 3) nounwind
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 %f, i64 16, i1 false)
  call void @llvm.memset.p0.i32(ptr %p, i8 0, i32 %x, i1 true)
  %4 = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  %5 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 1)
  %6 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 4, <4 x i1> splat (i1 true), <4 x float> zeroinitializer)
  %st = alloca i8
  call void @llvm.lifetime.start.p0(ptr %st)
  %7 = call i1 @llvm.expect.i1(i1 true, i1 false)
  call void asm sideeffect "nop", "~{memory}"()
  %8 = call i32 asm "mov $1, $0", "=r,r"(i32 %x)
  ret void
}
declare void @variadic(ptr, ...)
declare signext i8 @small(i8 zeroext)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1 immarg)
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32 immarg, <4 x i1>, <4 x float>)
declare void @llvm.lifetime.start.p0(ptr)
declare i1 @llvm.expect.i1(i1, i1)

define <4 x i32> @vectors(<4 x i32> %v, i32 %i, <vscale x 2 x double> %s) {
  %1 = extractelement <4 x i32> %v, i32 %i
  %2 = insertelement <4 x i32> %v, i32 7, i64 2
  %3 = shufflevector <4 x i32> %v, <4 x i32> %2, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>
  %4 = shufflevector <4 x i32> %3, <4 x i32> poison, <4 x i32> zeroinitializer
  %5 = add <4 x i32> %4, <i32 1, i32 2, i32 3, i32 4>
  %6 = fadd <vscale x 2 x double> %s, splat (double 1.0)
  ret <4 x i32> %5
}

define void @memory(i32 %n) {
  %1 = alloca i32, align 16
  %2 = alloca [4 x i8], i32 %n, align 1
  %3 = alloca inalloca i64, align 8
  %4 = load volatile i32, ptr %1, align 2, !nontemporal !0
  store i32 %4, ptr %1, align 1, !nontemporal !0
  %n64 = sext i32 %n to i64
  ret void
}
!0 = !{i32 1}
