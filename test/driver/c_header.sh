#!/bin/sh
# -femit-c-interface, -femit-header.
. "$SOURCE/test/driver/common.inc"

cat >k.mlir <<'END'
// Adds.
//   All of it.
func.func @sum(%a: i32, %int: i32) -> i32 {
  %r = arith.addi %a, %int : i32
  return %r : i32
}
func.func @fill(%m: memref<?x4xf32, strided<[?, 1], offset: 2>>, %x: f32) {
  return
}
func.func private @hidden(%a: i32) {
  return
}
func.func private @declared(i32)
func.func @bare(%m: memref<4xf32>) attributes {llvm.bareptr} {
  return
}
func.func @numbers(%argx: i8, %arg: i8, %arg7: i8, %xarg1: i8, %ar12: i8,
                   %arg1x: i8, %org5: i8) {
  return
}
func.func @"no name"() {
  return
}
END

step "functions that get the interface"
works "$MLCC" -c -femit-c-interface k.mlir -o k.o
works nm k.o
prints "T _mlir_ciface_sum"
prints "T _mlir_ciface_fill"
prints "T _mlir_ciface_bare"
for name in hidden declared; do
  ! grep -q "_mlir_ciface_$name" out || stop "$name has one"
done
works "$MLCC" -c k.mlir -o k.o
works nm k.o
! grep -q _mlir_ciface out || stop "nobody asked"

step "the header, and the interface with it"
works "$MLCC" -c -femit-header=k.h k.mlir -o k.o
works nm k.o
prints "T _mlir_ciface_sum"
works cat k.h
prints "// Adds.
//   All of it.
// @sum(i32, i32) -> i32
int32_t _mlir_ciface_sum(int32_t a, int32_t arg1);"
prints "numbers(int8_t argx, int8_t arg, int8_t arg2, int8_t xarg1, int8_t ar12, \
int8_t arg1x, int8_t org5);"
prints "void fill_arrays(float *m, intptr_t m_dim0, float x) {"
prints "MemRef2dF32 m_memref = {m, m, 2, {m_dim0, 4}, {4, 1}};"
prints "// 'no name' is no name in C."
prints "void _mlir_ciface_bare(float *m);"
prints "static inline void bare_arrays(float *m) {"
prints "// Bare memrefs, of static shape, are pointers to their elements."
! grep -qE 'hidden|declared' out || stop "more than has an interface"

step "it is C, and C++, with <mlcc/memref.h> before or behind"
for order in "k.h mlcc/memref.h" "mlcc/memref.h k.h k.h"; do
  for header in $order; do
    echo "#include <$header>"
  done >order.c
  works "$CC" -std=c11 -pedantic-errors -Wall -Wextra -Werror -fsyntax-only -I. \
    -I"$SOURCE/runtime/include" order.c
  if command -v c++ >/dev/null; then
    works c++ -std=c++11 -pedantic-errors -Wall -Wextra -Werror -fsyntax-only \
      -I. -I"$SOURCE/runtime/include" -x c++ order.c
  fi
done

step "its place"
mkdir sub
works "$MLCC" -c -femit-header k.mlir -o sub/kernel.o
[ -s sub/kernel.h ] || stop "not beside the object"
works "$MLCC" -shared -femit-header k.mlir -o sub/lib.so
[ -s k.h ] || stop "a program's is named after the input"
works "$MLCC" -fsyntax-only -femit-header=only.h k.mlir
[ -s only.h ] || stop "not by -fsyntax-only"
works "$MLCC" -fsyntax-only -femit-header=- k.mlir
cmp out only.h || stop "another text by another name"
mkdir of
cat >of/only.mlir <<'END'
func.func @other(%a: i32, %b: i32) -> i32 {
  return %b : i32
}
END
works "$MLCC" -fsyntax-only -femit-header=of/only.h of/only.mlir
printf '#include "%s"\n' only.h of/only.h sub/kernel.h >both.c
echo "int f(void) { return _mlir_ciface_sum(1, 2) + _mlir_ciface_other(1, 2); }" >>both.c
works "$CC" -std=c11 -Wall -Wextra -Werror -fsyntax-only both.c

works "$MLCC" -E -femit-header=sub/only.h k.mlir
prints "func.func @sum(%arg0: i32, %arg1: i32) -> i32 {"
cmp only.h sub/only.h || stop "-E makes another"

step "another target"
works "$MLCC" -fsyntax-only --target=armv7-linux-gnueabihf -femit-header=a.h k.mlir
grep -q "sizeof(MemRef2dF32) == 28" a.h || stop "$(cat a.h)"

for name in whole names; do
  step "all of a header, of every kind of $name"
  works "$MLCC" -fsyntax-only --target=x86_64-linux-gnu -femit-header=$name.h \
    "$SOURCE/test/c_header/$name.mlir"
  diff "$SOURCE/test/c_header/$name.h" $name.h || stop "the header differs"
done

step "a type that C has not"
echo 'func.func @f(%s: vector<[4]xf32>) { return }' >scalable.mlir
works "$MLCC" -fsyntax-only -femit-header=- scalable.mlir
prints "// C has nothing for the type 'vector<[4]xf32>' of 'f'."

step "bare pointers to what is not static: said as by a compile"
cat >bare.mlir <<'END'
func.func @given(%m: memref<?xf32>) { return }
func.func @returned(%m: memref<4xf32>) -> memref<4xf32, strided<[?]>> {
  %r = memref.cast %m : memref<4xf32> to memref<4xf32, strided<[?]>>
  return %r : memref<4xf32, strided<[?]>>
}
func.func @unranked(%m: memref<*xf32>) { return }
func.func @static(%m: memref<4xf32, strided<[2], offset: 1>>) { return }
func.func @own(%m: memref<?xf32>) attributes {llvm.bareptr = false} { return }
END
fails "$MLCC" -fsyntax-only -fmemref-abi=bare -femit-header=bare.h bare.mlir
absent bare.h
for place in "1:1" "2:1" "6:1"; do
  says "bare.mlir:$place: error: 'func.func' op has no C interface: 'memref<"
done
[ "$(grep -c "cannot be a bare pointer: its sizes, strides and offset are not all static" err)" = 3 ] ||
  stop "$(cat err)"

step "no header of what does not compile, nor over an input"
fails "$MLCC" -c -femit-header=wrong.h wrong.mlir
absent wrong.h wrong.o
fails "$MLCC" -c -femit-header=k.mlir k.mlir -o k.o
says k.mlir
fails "$MLCC" -c -femit-header=one.h k.mlir add.mlir
says "-femit-header"
fails "$MLCC" -c -femit-header= k.mlir
exit 0
