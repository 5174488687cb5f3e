#!/bin/sh
# Options of code: visibility, stack protector, builtins, arithmetic, debug
# information. They come on top of what the module says.
. "$SOURCE/test/driver/common.inc"
x86="-target x86_64-linux-gnu"
cat >code.mlir <<'END'
llvm.func @sin(f64) -> f64
llvm.func @use(!llvm.ptr)
llvm.mlir.global external @variable(1 : i32) : i32
llvm.mlir.global external @elsewhere() : i32
llvm.func protected @stated() { llvm.return }
llvm.func internal @local() attributes {dso_local} { llvm.return }
llvm.func @math(%a: f32, %b: f32) -> f32 {
  %0 = llvm.fmul %a, %b : f32
  %1 = llvm.fadd %0, %a {fastmathFlags = #llvm.fastmath<ninf>} : f32
  llvm.return %1 : f32
}
llvm.func @sine(%x: f64) -> f64 {
  %0 = llvm.call @sin(%x) : (f64) -> f64
  llvm.return %0 : f64
}
llvm.func @array() {
  %n = llvm.mlir.constant(20 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @clear(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %byte = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %byte, %q : i8, !llvm.ptr
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "ult" %j, %n : i64
  llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
  llvm.return
}
END

ir() { # flags; the module into out
  works "$MLCC" $x86 "$@" -S -emit-llvm code.mlir -o -
}

lacks() {
  grep -qF -- "$1" out && stop "'$1' in the output"
}

step "-fvisibility="
ir -O0 -fvisibility=hidden
prints "@variable = hidden"
prints "@elsewhere = external global"
prints "define hidden float @math("
prints "define protected void @stated("
prints "define internal void @local("
prints "declare double @sin("
ir -O0 -fvisibility=internal
prints "define hidden float @math("
ir -O0 -fvisibility=protected
prints "define protected float @math("
ir -O0 -fvisibility=hidden -fvisibility=default
lacks hidden
echo 'llvm.func @f() attributes {mlcc.dll_storage = "dllexport"} { llvm.return }' >dll.mlir
works "$MLCC" -target x86_64-pc-windows-msvc -fvisibility=hidden -S -emit-llvm dll.mlir -o -
prints "define dllexport void @f("
fails "$MLCC" -fvisibility=bogus -c code.mlir
says "invalid value 'bogus' in '-fvisibility=bogus'; known: default, hidden"

step "-fstack-protector"
ir -O0
lacks ssp
ir -O0 -fstack-protector
prints " ssp "
prints '"stack-protector-buffer-size"="8"'
ir -O0 -fstack-protector-strong
prints " sspstrong "
ir -O0 -fstack-protector-all
prints " sspreq "
ir -O0 -fstack-protector-all -fno-stack-protector
lacks ssp
works "$MLCC" $x86 -fstack-protector-strong -S code.mlir -o -
prints __stack_chk_fail
fails "$MLCC" -fstack-protector-bogus -c code.mlir
says "unknown argument"

step "-fno-builtin"
calls() { # flags, and whether there is a memset
  flags=$1
  works "$MLCC" $x86 $flags -S code.mlir -o -
  [ "$(grep -c 'memset' out)" = "$2" ] || stop "with '$flags': $(grep memset out)"
}
calls "" 1
calls -fno-builtin 0
calls -ffreestanding 0
calls -fno-builtin-memset 0
calls -fno-builtin-memcpy 1
calls "-fno-builtin -fbuiltin" 1

step "unwind tables: from anywhere, from calls, none"
tables() { # TARGET LEVEL flags; the level is 0 where there are none
  target=$1
  level=$2
  shift 2
  works "$MLCC" -target $target -S -emit-llvm "$@" code.mlir -o -
  got=$(sed -n 's/.*"uwtable", i32 \([12]\).*/\1/p' out)
  [ "${got:-0}" = $level ] || stop "uwtable ${got:-0} for $target $*"
}
tables x86_64-linux-gnu 2
tables x86_64-linux-gnu 2 -funwind-tables
tables x86_64-linux-gnu 0 -fno-asynchronous-unwind-tables
tables x86_64-linux-gnu 1 -funwind-tables -fno-asynchronous-unwind-tables
tables x86_64-linux-gnu 0 -fno-unwind-tables
tables x86_64-linux-gnu 2 -fno-unwind-tables -fasynchronous-unwind-tables
tables arm-linux-gnueabihf 0
tables arm-linux-gnueabihf 1 -funwind-tables
tables arm-linux-gnueabihf 2 -fasynchronous-unwind-tables

step "-fno-plt"
ir -fPIC
lacks nonlazybind
works "$MLCC" $x86 -fPIC -fno-plt -S code.mlir -o -
prints "*use@GOTPCREL(%rip)"

step "-ffast-math and its parts"
flags() { # flags, what fmul and fadd have
  ir -O0 $1
  prints "fmul $2float %0, %1"
  prints "fadd $3float %3, %0"
}
flags "" "" "ninf "
flags -ffast-math "fast " "fast "
flags "-ffast-math -fno-fast-math" "" "ninf "
flags "-ffast-math -fno-finite-math-only" "reassoc nsz arcp contract afn " \
  "reassoc ninf nsz arcp contract afn "
flags -funsafe-math-optimizations "reassoc nsz arcp contract afn " \
  "reassoc ninf nsz arcp contract afn "
flags -ffinite-math-only "nnan ninf " "nnan ninf "
flags -fno-honor-nans "nnan " "nnan ninf "
flags -fno-honor-infinities "ninf " "ninf "
flags -fno-signed-zeros "nsz " "ninf nsz "
flags -freciprocal-math "arcp " "ninf arcp "
flags -fapprox-func "afn " "ninf afn "
flags "-fassociative-math -fno-signed-zeros" "reassoc nsz " "reassoc ninf nsz "
flags -ffp-contract=fast "contract " "ninf contract "
flags "-ffp-contract=fast -ffp-contract=off" "" "ninf "
flags -fassociative-math "" "ninf "
says "'-fassociative-math' has no effect without '-fno-signed-zeros'"
fails "$MLCC" -ffp-contract=bogus -c code.mlir
says "invalid value 'bogus'"
works "$MLCC" $x86 -O0 -fno-math-errno -S -emit-llvm code.mlir -o -
prints "memory(none)"

step "functions that set errno only"
cat >math.mlir <<'END'
llvm.func @sin(f64) -> f64
llvm.func @sinf(f32) -> f32
llvm.func @sinl(f80) -> f80
llvm.func @ceil(f64) -> f64
llvm.func @ceilf(f32) -> f32
llvm.func @ceill(f80) -> f80
llvm.func @erf(f64) -> f64
llvm.func @erff(f32) -> f32
llvm.func @erfl(f80) -> f80
llvm.func @cei(f64) -> f64
llvm.func @er(f64) -> f64
llvm.func @sinx(f64) -> f64
llvm.func @l(f64) -> f64
llvm.func @nextafter_of_no_library(f64) -> f64
llvm.func @round(f64) -> i32
llvm.func @floor(f64)
llvm.func @trunc(f64) -> f64 attributes {will_return}
END
declared() { # flags: the declarations with attributes that say of no errno
  works "$MLCC" $x86 "$@" -S -emit-llvm math.mlir -o -
  sets=$(sed -n 's/^attributes \(#[0-9]*\) = {.*memory(none).*/\1/p' out)
  for set in $sets; do
    sed -n "s/^declare .*@\([a-z_]*\)(.*) [a-z_]*.*$set\$/\1/p; s/^declare .*@\([a-z_]*\)(.*) $set\$/\1/p" out
  done | sort | tr '\n' ' '
}
[ "$(declared -O0 -fno-math-errno)" = "ceil ceilf ceill erf erff erfl sin sinf sinl trunc " ] ||
  stop "$(declared -O0 -fno-math-errno)"
[ -z "$(declared -O0)" ] || stop "errno is not set by default"
[ -z "$(declared -O0 -fno-math-errno -fno-builtin)" ] || stop "builtins although there are none"

step "-Ofast"
ir -Ofast
says "warning: argument '-Ofast' is deprecated; use '-O3 -ffast-math'"
prints "fmul fast"
fails "$MLCC" -Ofast -Werror -c code.mlir
works "$MLCC" -Ofast -Werror -Wno-deprecated-ofast -c code.mlir

step "programs start with denormals as zeros, as gcc's do"
start=$("$MLCC" -print-file-name=crtfastmath.o)
if [ -e "$start" ]; then
  works "$MLCC" -### -ffast-math add.mlir -o prog
  says crtfastmath.o
  for flags in -O3 -fno-signed-zeros "-ffast-math -shared" "-ffast-math -fno-fast-math"; do
    works "$MLCC" -### $flags add.mlir -o prog
    grep -q crtfastmath err && stop "crtfastmath.o with $flags"
  done
fi

step "what functions say of their processor"
refused() { # ATTRIBUTE MESSAGE
  printf 'llvm.func @good() { llvm.return }\nllvm.func @bad() attributes {%s} {\n  llvm.return\n}\n' "$1" >cpu.mlir
  fails "$MLCC" $x86 -c cpu.mlir
  says "cpu.mlir:2:1: error: unknown $2 for target 'x86_64-unknown-linux-gnu'"
  absent cpu.o
}
refused 'target_cpu = "foo"' "target CPU 'foo'"
refused 'tune_cpu = "foo"' "target CPU 'foo'"
refused 'passthrough = [["target-cpu", "foo"]]' "target CPU 'foo'"
refused 'target_features = #llvm.target_features<["+avx2", "+foo"]>' "target feature '+foo'"
refused 'garbageCollector = "foo"' "garbage collector 'foo'"
cat >cpu.mlir <<'END'
llvm.func @f() attributes {target_cpu = "haswell", tune_cpu = "znver4",
    target_features = #llvm.target_features<["+avx2", "-nothing"]>} {
  llvm.return
}
END
works "$MLCC" $x86 -c cpu.mlir
for collector in erlang ocaml shadow-stack statepoint-example coreclr; do
  echo "llvm.func @f() attributes {garbageCollector = \"$collector\"} { llvm.return }" >cpu.mlir
  works "$MLCC" $x86 -c cpu.mlir
done

step "a feature that is not the target's is named once, whatever is asked of it"
cat >cpu.mlir <<'END'
func.func @f(%a: vector<8xf32>) -> vector<8xf32> attributes {target_features = #llvm.target_features<["+neon"]>} {
  %0 = x86vector.avx.rsqrt %a : vector<8xf32>
  return %0 : vector<8xf32>
}
END
fails "$MLCC" $x86 -fauto-features -c cpu.mlir
says "cpu.mlir:1:1: error: unknown target feature '+neon'"
! grep -q ignoring err || stop "LLVM's own words"

step "what LLVM says of a global is said where it is"
cat >global.mlir <<'END'
llvm.func @f() { llvm.return }
llvm.mlir.global common constant @g(0 : i32) : i32
END
fails "$MLCC" $x86 -c global.mlir
says "global.mlir:2:1: error: 'llvm.mlir.global' op is not valid LLVM IR: 'common' global"
absent global.o
exit 0
