#!/bin/sh
# label: slow
# An option and what takes it back: one is seen in what is made, and of both on
# a command line the last counts. Each line: how it is looked at (c: object, s:
# assembly, ir: LLVM IR) | flags for both | an option | its contrary. "same" in
# place of what is looked at: there is nothing to be seen here, but both are
# taken, and the last counts.
. "$SOURCE/test/driver/common.inc"
cat >code.mlir <<'END'
llvm.mlir.global external @zeros(0 : i64) : i64
llvm.mlir.global external @data(dense<7> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global external thread_local @own() : i32
llvm.func @outside(f32) -> f32
llvm.func @uses(%a: f32, %b: f32, %n: i32) -> f32 {
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %p = llvm.mlir.addressof @own : !llvm.ptr
  llvm.store %n, %p : i32, !llvm.ptr
  %c = llvm.fdiv %a, %b : f32
  %d = llvm.fmul %c, %b : f32
  %e = llvm.fadd %d, %a : f32
  %f = llvm.call @outside(%e) : (f32) -> f32
  %g = llvm.intr.sin(%f) : (f32) -> f32
  llvm.return %g : f32
}
llvm.func @loop(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %go = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %go, ^body, ^end
^body:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %b = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %a : !llvm.ptr -> f32
  %y = llvm.fadd %x, %x : f32
  llvm.store %y, %b : f32, !llvm.ptr
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next : i64)
^end:
  llvm.return
}
llvm.func @four(%p: !llvm.ptr) {
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %a = llvm.load %p : !llvm.ptr -> f32
  %b = llvm.load %p1 : !llvm.ptr -> f32
  %c = llvm.load %p2 : !llvm.ptr -> f32
  %d = llvm.load %p3 : !llvm.ptr -> f32
  %e = llvm.fmul %a, %a : f32
  %f = llvm.fmul %b, %b : f32
  %g = llvm.fmul %c, %c : f32
  %h = llvm.fmul %d, %d : f32
  llvm.store %e, %p : f32, !llvm.ptr
  llvm.store %f, %p1 : f32, !llvm.ptr
  llvm.store %g, %p2 : f32, !llvm.ptr
  llvm.store %h, %p3 : f32, !llvm.ptr
  llvm.return
}
END

make() { # kind, file, flags
  kind=$1 file=$2
  shift 2
  case $kind in
  c | same) set -- "$@" -c -o "$file" ;;
  s) set -- "$@" -S -o "$file" ;;
  ir) set -- "$@" -S -emit-llvm -o "$file" ;;
  esac
  "$MLCC" -target x86_64-linux-gnu "$@" code.mlir >out 2>err ||
    { cat err; stop "$*"; }
}

while IFS='|' read -r kind both on off; do
  kind=${kind% }
  sampled 3 "$both $on $off" || continue
  step "$both $on $off"
  # shellcheck disable=SC2086
  make $kind on $both $on
  # shellcheck disable=SC2086
  make $kind off $both $off
  # shellcheck disable=SC2086
  make $kind last $both $on $off
  # shellcheck disable=SC2086
  make $kind first $both $off $on
  [ $kind = same ] || { cmp -s on off && stop "nothing differs"; }
  cmp -s last off || stop "the last of them does not count"
  cmp -s first on || stop "the first of them counts"
done <<'END'
c | | -ffunction-sections | -fno-function-sections
c | | -fdata-sections | -fno-data-sections
s | -fPIC -O0 | -fno-plt | -fplt
s | -O2 | -fvectorize | -fno-vectorize
s | -O2 | -ftree-loop-vectorize | -fno-tree-loop-vectorize
s | -O2 | -fslp-vectorize | -fno-slp-vectorize
s | -O2 | -ftree-slp-vectorize | -fno-tree-slp-vectorize
s | | -femulated-tls | -fno-emulated-tls
s | | -fPIC | -fno-PIC
s | | -fpic | -fno-pic
s | | -fPIE | -fno-pie
c | | -fzero-initialized-in-bss | -fno-zero-initialized-in-bss
c | -ffunction-sections | -funique-section-names | -fno-unique-section-names
c | | -fstack-size-section | -fno-stack-size-section
c | | -fbasic-block-address-map | -fno-basic-block-address-map
c | -g | -fforce-dwarf-frame | -fno-force-dwarf-frame
s | -g | -gpubnames | -gno-pubnames
same | -g | -gstrict-dwarf | -gno-strict-dwarf
same | -g | -fdwarf-directory-asm | -fno-dwarf-directory-asm
same | | -fuse-init-array | -fno-use-init-array
same | | -fshrink-wrap | -fno-shrink-wrap
same | | -fsplit-machine-functions | -fno-split-machine-functions
s | -O0 | -fglobal-isel | -fno-global-isel
same | | -mrelax-all | -mno-relax-all
same | | -mthread-model posix | -mthread-model single
same | | -fspell-checking | -fno-spell-checking
ir | | -ffp-model=aggressive | -ffp-model=precise
ir | | -ffast-math | -fno-fast-math
ir | | -funsafe-math-optimizations | -fno-unsafe-math-optimizations
ir | | -fno-honor-infinities | -fhonor-infinities
ir | | -fno-signed-zeros | -fsigned-zeros
ir | | -freciprocal-math | -fno-reciprocal-math
ir | -fno-signed-zeros | -fassociative-math | -fno-associative-math
ir | | -fapprox-func | -fno-approx-func
ir | | -mfused-madd | -mno-fused-madd
same | | -fno-math-errno | -fmath-errno
same | | -fno-builtin | -fhosted
same | | -ffreestanding | -fbuiltin
same | | -fno-tree-loop-distribute-patterns | -fbuiltin
s | -fprofile-generate | -fprofile-update=atomic | -fprofile-update=single
s | -fprofile-generate | -fprofile-update=prefer-atomic | -fprofile-update=single
c | -flto | -ffat-lto-objects | -fno-fat-lto-objects
s | -fPIC | -mtls-dialect=desc | -mtls-dialect=gnu
s | -fPIC | -mtls-dialect=gnu2 | -mtls-dialect=trad
same | -target arm-linux-gnueabihf | -mthumb | -mno-thumb
same | | -mlittle-endian | -EL
same | | -fcx-fortran-rules | -fno-cx-fortran-rules
END

step "a command line that is recorded, or not"
recorded() { # FLAGS: is it?
  works "$MLCC" -g "$@" -c code.mlir -o recorded.o
  grep -aq -- "-Wno-recorded-mark" recorded.o
}
for off in -gno-record-gcc-switches -gno-record-command-line; do
  recorded -Wno-recorded-mark -grecord-gcc-switches || stop "no command"
  recorded -Wno-recorded-mark $off -grecord-gcc-switches || stop "no command"
  recorded -Wno-recorded-mark -grecord-gcc-switches $off && stop "a command"
done

step "which libraries, start files and kinds of program"
elf="--target=x86_64-linux-gnu --sysroot=root"
mkdir -p root/usr/lib/x86_64-linux-gnu root/usr/lib/gcc/x86_64-linux-gnu/12
for file in crt1.o Scrt1.o crti.o crtn.o; do
  : >root/usr/lib/x86_64-linux-gnu/$file
done
for file in crtbegin.o crtend.o crtbeginS.o crtendS.o crtfastmath.o; do
  : >root/usr/lib/gcc/x86_64-linux-gnu/12/$file
done
links() { # FLAGS: the arguments of the linker into `line`
  # shellcheck disable=SC2086
  works "$MLCC" $elf "-###" code.mlir "$@"
  line=$(grep -e --ld= err)
}
has() {
  case $line in *"\"$1\""*) ;; *) stop "no $1 in $line" ;; esac
}
hasnt() {
  case $line in *"$1"*) stop "$1 in $line" ;; esac
}
links -mdaz-ftz
has root/usr/lib/gcc/x86_64-linux-gnu/12/crtfastmath.o
links -mdaz-ftz -mno-daz-ftz
hasnt crtfastmath
links
has -lc
has -pie
for flag in -nodefaultlibs -nolibc; do
  links $flag
  hasnt '"-lc"'
  has root/usr/lib/x86_64-linux-gnu/Scrt1.o
done
links -nopie
hasnt '"-pie"'
links -rtlib=compiler-rt
hasnt lgcc
links -rtlib=libgcc
has -lgcc
links -Tdata=0x5000 -Tbss=0x6000 -export-dynamic -flto-jobs=3
for argument in -Tdata=0x5000 -Tbss=0x6000 --export-dynamic --thinlto-jobs=3; do
  has $argument
done
for flag in -fno-sanitize-link-runtime \
  "-fsanitize-link-runtime -fno-sanitize-link-runtime"; do
  # shellcheck disable=SC2086
  links -fsanitize=address $flag
  hasnt clang_rt
done

step "Apple's options of systems and of links"
mac="--target=arm64-apple-macosx11"
while read -r flag triple; do
  works "$MLCC" $mac "$flag" -dumpmachine
  [ "$(cat out)" = "$triple" ] || stop "$flag: $(cat out)"
done <<'END'
-mmacos-version-min=12 arm64-apple-macosx12
-miphoneos-version-min=15 arm64-apple-ios15
-miphonesimulator-version-min=15 arm64-apple-ios15-simulator
-mtvos-version-min=15 arm64-apple-tvos15
-mtvos-simulator-version-min=15 arm64-apple-tvos15-simulator
-mwatchos-version-min=8 arm64-apple-watchos8
-mwatchos-simulator-version-min=8 arm64-apple-watchos8-simulator
END

step "questions"
asks() { # FLAGS: an answer into out
  works "$MLCC" "$@"
}
asks -dumpfullversion
cp out version
asks -dumpversion
cmp out version || stop "two versions"
asks --print-supported-extensions --target=riscv64-linux-gnu
prints zba
for flag in -print-sysroot-headers-suffix --print-diagnostic-categories \
  --print-diagnostic-options -print-multi-flags-experimental; do
  asks $flag
  [ -s out ] && stop "$flag says something"
done
"$MLCC" -print-library-module-manifest-path >out
prints "<NOT PRESENT>"

step "what is shown of messages"
printf 'func.func @f() {\n  return %%x : i32\n}\nfunc.func @g() {\n  return %%y : i32\n}\n' >two.mlir
lines() { # FLAGS: lines of messages
  fails "$MLCC" "$@" -c two.mlir
}
lines -fno-diagnostics-show-caret -fdiagnostics-show-caret
says "  return %x"
lines -fno-caret-diagnostics -fcaret-diagnostics
says "  return %x"
lines -fdiagnostics-color=always -fdiagnostics-plain-output
grep -q "$(printf '\033')" err && stop "colours"
grep -q "  return" err && stop "source lines"
for flag in -fno-diagnostics-color -fno-color-diagnostics; do
  lines -fdiagnostics-color=always $flag
  grep -q "$(printf '\033')" err && stop "colours with $flag"
done
lines -Wfatal-errors
says "too many errors"
lines -Wfatal-errors -Wno-fatal-errors
says "two.mlir:5"
works "$MLCC" -ftime-report -c code.mlir
says LLVM
says "Translation, optimisation, code generation"
works "$MLCC" -ftime-report=per-pass-run -c code.mlir
says "Translation, optimisation, code generation"
works "$MLCC" -S -emit-llvm code.mlir -o code.ll
works "$MLCC" -ftime-report -c code.ll
says "Translation, optimisation, code generation"
works "$MLCC" -O2 -Rpass-analysis=loop-vectorize -c code.mlir
works "$MLCC" -O2 -Rpass=.* -Rno-everything -c code.mlir
[ -s err ] && stop "remarks"

step "other ways of code"
branches() { # FLAGS: into out
  works "$MLCC" --target=x86_64-linux-gnu "$@" -c code.mlir -o branches.o
}
branches
cp branches.o plain.o
for flag in -mbranches-within-32B-boundaries \
  "-malign-branch-boundary=32 -malign-branch=jcc+ret+call+jmp"; do
  # shellcheck disable=SC2086
  branches $flag
  cmp -s branches.o plain.o && stop "$flag does nothing"
done
works "$MLCC" -ffile-compilation-dir=/elsewhere -g -c code.mlir -o dir.o
grep -aq /elsewhere dir.o || stop "no directory"
for flag in -mrestrict-it -marm8-restrict-it -mno-restrict-it; do
  works "$MLCC" --target=armv7-linux-gnueabihf $flag -c code.mlir
done
works "$MLCC" -Oz --target=aarch64-linux-gnu -moutline -mno-outline -c code.mlir
works "$MLCC" --target=x86_64-linux-gnu -mtls-size=32 -c code.mlir
works "$MLCC" -O2 -fno-math-errno -fveclib=SVML -S code.mlir -o by-name.s
works "$MLCC" -O2 -fno-math-errno -mveclibabi=svml -S code.mlir -o by-gcc.s
cmp by-name.s by-gcc.s || stop "-mveclibabi=svml is another library"
works "$MLCC" -O2 -fno-math-errno -fveclib=AMDLIBM -S code.mlir -o by-name.s
works "$MLCC" -O2 -fno-math-errno -mveclibabi=aocl -S code.mlir -o by-gcc.s
cmp by-name.s by-gcc.s || stop "-mveclibabi=aocl is another library"
for target in riscv64-linux-gnu loongarch64-linux-gnu; do
  works "$MLCC" --target=$target -mno-plt -mplt -c code.mlir
done
works "$MLCC" --target=mips-linux-gnu -mno-branch-likely -c code.mlir
works "$MLCC" --target=aarch64-linux-gnu -mno-fix-cortex-a53-843419 -c code.mlir
works "$MLCC" --target=armv7-linux-gnueabihf -mtp=auto -c code.mlir
fails "$MLCC" --target=mips-linux-gnu -mips5 -c code.mlir
says "LLVM has no code for MIPS V"
works "$MLCC" --target=riscv32-linux-gnu -mdiv -c code.mlir
fails "$MLCC" -fprofile-sample-use=nowhere.prof -c code.mlir
says nowhere.prof
cat >entry.mlir <<'END'
func.func @forty() -> i64 {
  %c = arith.constant 40 : i64
  return %c : i64
}
END
works "$MLCC" -run -fentry=forty -fentry-result=i64 entry.mlir
prints 40
printf 'push {r4}\nmoveq r0, r1\n' >blocks.s
arm="$MLCC --target=thumbv7-linux-gnueabihf"
works $arm -mimplicit-it=always -c blocks.s
fails $arm -mimplicit-it=never -c blocks.s
says "predicated instructions must be in IT block"
exit 0
