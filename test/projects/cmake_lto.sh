#!/bin/sh
# label: slow
# INTERPROCEDURAL_OPTIMIZATION of CMake: bitcode where the linker reads it, code
# beside it elsewhere, and nothing where it is not asked for.
. "$SOURCE/test/projects/common.inc"
need cmake ninja "$LLVM_BIN/llvm-readelf" "$LLVM_BIN/llvm-objdump"
mkdir src
cp main.c src
cat >src/add.mlir <<'END'
func.func @add(%a: i32, %b: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
END
cat >src/alone.mlir <<'END'
func.func private @add(i32, i32) -> i32
func.func @main() -> i32 {
  %c2 = arith.constant 2 : i32
  %m2 = arith.constant -2 : i32
  %status = func.call @add(%c2, %m2) : (i32, i32) -> i32
  return %status : i32
}
END
cat >src/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.20)
project(lto LANGUAGES C)
find_package(mlcc REQUIRED)
enable_language(MLIR)
enable_testing()

add_executable(together main.c add.mlir)
add_library(add_static STATIC add.mlir)
add_executable(with_static main.c)
target_link_libraries(with_static PRIVATE add_static)
add_executable(plain main.c add.mlir)
set_target_properties(plain PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
add_executable(by_type main.c add.mlir)
set_target_properties(by_type PROPERTIES INTERPROCEDURAL_OPTIMIZATION_RELEASE OFF)
add_executable(alone alone.mlir add.mlir)
foreach(program together with_static plain by_type alone)
  add_test(NAME ${program} COMMAND ${program})
endforeach()
END

is_bitcode() { # target
  head -c 2 "build/CMakeFiles/$1.dir/add.mlir.o" | grep -q BC
}

has_both() { # target
  "$LLVM_BIN/llvm-readelf" -SW "build/CMakeFiles/$1.dir/add.mlir.o" |
    grep -q '\.llvm\.lto'
}

build() { # C's compiler, build type, IPO
  rm -rf build
  works cmake -S src -B build -G Ninja -DCMAKE_PREFIX_PATH="$BUILD" \
    -DCMAKE_C_COMPILER="$1" -DCMAKE_BUILD_TYPE="$2" \
    -DCMAKE_INTERPROCEDURAL_OPTIMIZATION="$3" -DCMAKE_POLICY_DEFAULT_CMP0069=NEW
  works cmake --build build
  (cd build && works ctest && prints "100% tests passed") || exit 1
}

calls() { # program
  "$LLVM_BIN/llvm-objdump" -d --no-show-raw-insn "build/$1" | grep -q '<add>$'
}

need gcc
step "gcc links code"
build gcc Release ON
for target in together add_static alone; do
  has_both $target || stop "$target: not both"
done
for target in plain by_type; do
  ! has_both $target || stop "$target: nobody asked"
done

calls plain || stop "this test does not know calls"

step "another build type"
build gcc Debug ON
has_both by_type || stop "off for Release only"

step "nobody asks"
build gcc Release OFF
for target in together add_static plain alone; do
  ! has_both $target || stop "$target: nobody asked"
done

need clang-22
step "clang of the same LLVM links bitcode"
build clang-22 Release ON
for target in together add_static alone; do
  is_bitcode $target || stop "$target: no bitcode"
done
for program in together with_static alone; do
  ! calls $program || stop "$program: add is not inlined"
done
is_bitcode plain && stop "plain: nobody asked"
calls plain || stop "plain: inlined"
exit 0
