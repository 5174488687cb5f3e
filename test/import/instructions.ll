; Instructions with all their flags, attributes and metadata.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; mlir-translate: drops bundles of calls
; CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
; CHECK: llvm.sdiv exact
; CHECK: llvm.or disjoint
; CHECK: llvm.fadd %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, ninf>}
; CHECK: llvm.trunc %{{.*}} overflow<nuw>
; CHECK: llvm.uitofp nneg
; CHECK: llvm.icmp "ult" %{{.*}}, %{{.*}} {mlcc.flags = ["samesign"]}
; CHECK: llvm.load %{{.*}} atomic syncscope("singlethread") acquire {alignment = 4 : i64}
; CHECK: llvm.load volatile %{{.*}} invariant {alignment = 4 : i64, nontemporal}
; CHECK: llvm.cmpxchg weak volatile
; CHECK: llvm.fence syncscope("agent") seq_cst
; CHECK: llvm.intr.sqrt(%{{.*}}) {fastmathFlags = #llvm.fastmath<fast>}
; CHECK: "llvm.intr.abs"(%{{.*}}) <{is_int_min_poison = true}>
; CHECK: llvm.invoke %{{.*}}(%{{.*}}) to ^bb2 unwind ^bb3 {mlcc.attributes = {cold, k = "v", memory = 0 : i64, noinline, nounwind, willreturn}}
; CHECK: llvm.call fastcc musttail @f({{.*}}) ["foo"(%{{.*}} : i32)]
; CHECK: llvm.landingpad cleanup (catch %{{.*}} : !llvm.ptr) (filter %{{.*}} : !llvm.array<1 x ptr>)
; CHECK: arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}]
; CHECK: operand_attrs = [{}, {elementtype = i32}]
; CHECK: llvm.intr.assume %{{.*}} ["align"(%{{.*}}, %{{.*}} : !llvm.ptr, i64)]
; CHECK: llvm.cond_br %{{.*}} weights([1, 2])
; CHECK: llvm.call_intrinsic "llvm.readcyclecounter"()

declare void @ext(i32, ...)
declare i32 @pers(...)
declare void @byv(ptr byval(i32) align 4 %x, ptr sret({i32,i32}) noalias writable %y, i32 signext inreg %z, ptr captures(ret: address) dead_on_unwind %w, i8 range(i8 0, 4) %r, float nofpclass(nan inf) %q, ptr dereferenceable(8) initializes((0, 4)) %i) 
define weak_odr fastcc i32 @f(i32 %a, float %b, ptr %p, <4 x i32> %v) #0 section "sec" align 16 gc "statepoint-example" personality ptr @pers {
entry:
  %0 = add nsw nuw i32 %a, 1
  %1 = sdiv exact i32 %0, 3
  %2 = or disjoint i32 %1, 8
  %3 = fadd nnan ninf float %b, 1.0
  %4 = fneg fast float %3
  %5 = trunc nuw i32 %2 to i8
  %6 = uitofp nneg i32 %2 to float
  %7 = icmp samesign ult i32 %2, %a
  %8 = fcmp nnan une float %4, %6
  %9 = select nnan i1 %8, float %4, float %6
  %10 = freeze i32 %2
  %11 = alloca [4 x i32], i64 3, align 16
  %12 = load atomic i32, ptr %11 syncscope("singlethread") acquire, align 4
  store atomic volatile i32 %12, ptr %p release, align 4
  %13 = load volatile i32, ptr %p, align 4, !nontemporal !0, !invariant.load !1
  %14 = cmpxchg weak volatile ptr %p, i32 1, i32 2 acq_rel monotonic, align 4
  %15 = extractvalue {i32, i1} %14, 0
  %e17 = extractelement <4 x i32> %v, i32 1
  %e18 = insertelement <4 x i32> %v, i32 1, i64 2
  %e19 = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %e20 = va_arg ptr %p, i32
  fence syncscope("agent") seq_cst
  %e21 = getelementptr {i32, [4 x i32]}, ptr %p, i64 0, i32 1, i32 %a
  call void (i32, ...) @ext(i32 1, float 2.0)
  %c24 = call fast float @llvm.sqrt.f32(float %b)
  %c25 = call i32 @llvm.abs.i32(i32 %a, i1 true)
  %c26 = call {i32, i1} @llvm.sadd.with.overflow.i32(i32 %a, i32 3)
  %c27 = ptrtoint ptr %p to i64
  br label %next
next:
  %ph = phi i32 [ %e17, %entry ], [ %i, %l ]
  %c28 = invoke i32 %p(i32 noundef %a) #1 to label %ok unwind label %lp
ok:
  %tk = musttail call fastcc i32 @f(i32 1, float 0.0, ptr %p, <4 x i32> %v) [ "foo"(i32 4) ]
  ret i32 %tk
lp:
  %l1 = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @ext]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 %p, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %11)
  %asm = call { i32, i32 } asm sideeffect "foo $0", "=r,=r,r,*m"(i32 %a, ptr elementtype(i32) %p)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  switch i32 %a, label %l [ i32 -1, label %res
   i32 4, label %l ]
l:
  %i = add i32 %a, 7
  br i1 %8, label %next, label %next2, !prof !2
next2:
  %bad = call i64 @llvm.readcyclecounter()
  call void @llvm.trap()
  unreachable
res:
  resume { ptr, i32 } %l1
}
declare float @llvm.sqrt.f32(float)
attributes #0 = { nounwind "foo"="bar" "frame-pointer"="all" "no-infs-fp-math"="true" alwaysinline optsize allocsize(0) memory(argmem: read) vscale_range(1,16) "thunk" uwtable(sync) allockind("alloc") alignstack=8 "probe-stack"="inline-asm" noreturn }
attributes #1 = { nounwind willreturn "k"="v" noinline cold memory(none) }
!0 = !{i32 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 2}
