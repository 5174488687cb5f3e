#!/bin/sh
# label: slow
# A project for CMake with MLIR as a language: Ninja and makefiles, flags, what
# is built again when, ccache; and some other machines, others for each SEED.
. "$SOURCE/test/projects/common.inc"
need cmake ninja make
project cmake

configure() { # build folder, arguments
  folder=$1
  shift
  works cmake -S src -B "$folder" -DCMAKE_PREFIX_PATH="$BUILD" \
    -DCMAKE_C_COMPILER="$CC" "$@"
}

for generator in Ninja "Unix Makefiles"; do
  step "$generator: builds and runs"
  rm -rf build
  configure build -G "$generator" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
  prints "The MLIR compiler is mlcc"
  works cmake --build build
  (cd build && works ctest && prints "100% tests passed") || exit 1

  step "$generator: nothing to do the second time"
  find build -name '*.o' -newer src/main.c | sort >before
  touch stamp
  works cmake --build build
  [ -z "$(find build \( -name '*.o' -o -name program \) -newer stamp)" ] ||
    stop "$(cat out)"

  step "$generator: a kernel that changed is compiled again"
  later src/scale.mlir
  works cmake --build build
  [ build/CMakeFiles/program.dir/scale.mlir.o -nt stamp ] &&
    [ build/program -nt stamp ] || stop "$(cat out)"
  [ ! build/CMakeFiles/program.dir/main.c.o -nt stamp ] || stop "$(cat out)"
done

step "a header is written again when its kernel changed"
sed 's/@twice/@changed/' src/twice.mlir >changed.mlir
cp src/twice.mlir kept
later changed.mlir
cp changed.mlir src/twice.mlir
cmake --build build >out 2>&1 && stop "the header is still the old one"
mv kept src/twice.mlir
later src/twice.mlir
works cmake --build build

step "a kernel that does not compile"
cp src/scale.mlir kept
echo "func.func @f() {" >src/scale.mlir
cmake --build build >out 2>&1 && stop "the build succeeded"
prints "scale.mlir:1:17: error:"
mv kept src/scale.mlir

step "flags, build types and properties"
rm -rf build
configure build -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo \
  -DCMAKE_MLIR_FLAGS=-fno-plt \
  -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
works cmake --build build -v
prints "-fno-plt -O2 -g -fPIC"
prints "-fno-plt -O2 -g -fvisibility=hidden"
grep -q 'scale.mlir"' build/compile_commands.json ||
  stop "scale.mlir is not among the compile commands"

step "flags of the environment"
rm -rf build
MLIRFLAGS=-O1 configure build -G Ninja
works cmake --build build -v --target scale_static
prints "mlcc   -O1"

step "the compiler of the environment"
rm -rf build
MLCC=$PWD/none cmake -S src -B build -G Ninja -DCMAKE_C_COMPILER="$CC" \
  -DCMAKE_PREFIX_PATH="$BUILD" >out 2>&1 && stop "a compiler that is not there"
prints "no such compiler"
rm -rf build
MLCC=$CC cmake -S src -B build -G Ninja -DCMAKE_C_COMPILER="$CC" \
  -DCMAKE_PREFIX_PATH="$BUILD" >out 2>&1 && stop "C's compiler was taken"
prints "is not mlcc"

step "flags that mlcc refuses show while configuring"
rm -rf build
cmake -S src -B build -G Ninja -DCMAKE_C_COMPILER="$CC" \
  -DCMAKE_PREFIX_PATH="$BUILD" -DCMAKE_MLIR_FLAGS=-fno-such-flag \
  >out 2>&1 && stop "configured"
prints "does not compile a simple module"

step "MLIR alone, by a toolchain file, without C: Android"
mkdir alone
cp src/scale.mlir alone
cat >alone/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.20)
project(alone LANGUAGES MLIR)
add_library(scale SHARED scale.mlir)
add_library(archive STATIC scale.mlir)
END
works cmake -S alone -B android -G Ninja -DANDROID_NATIVE_API_LEVEL=28 \
  -DCMAKE_TOOLCHAIN_FILE="$SHARE/mlcc/toolchain-files/aarch64-linux-android.cmake"
prints "for aarch64-linux-android28"
works cmake --build android
works readelf -hd android/libscale.so
prints AArch64
prints "[libscale.so]"

step "toolchain files are taken, all of them in a run or the other"
for file in "$SHARE"/mlcc/toolchain-files/*-*-*.cmake; do
  sampled 12 "$file" || continue
  rm -rf target
  works cmake -S alone -B target -G Ninja -DCMAKE_TOOLCHAIN_FILE="$file"
  works cmake --build target --target archive
done

if command -v ccache >/dev/null; then
  step "ccache has it the second time"
  CCACHE_DIR=$PWD/cache
  export CCACHE_DIR
  for folder in build build; do
    rm -rf build
    configure build -G Ninja -DCMAKE_MLIR_COMPILER_LAUNCHER=ccache
    works ccache -z
    works cmake --build build --target scale_static
  done
  works ccache --print-stats
  grep -qE '^(direct|preprocessed)_cache_hit[[:space:]]1' out ||
    stop "$(cat out)"
fi

step "other machines"
for target in aarch64-linux-gnu riscv64-linux-gnu arm-linux-gnueabihf; do
  sampled 3 "$target" || continue
  need "$target-gcc"
  rm -rf cross
  works cmake -S src -B cross -G Ninja \
    -DCMAKE_TOOLCHAIN_FILE="$SHARE/mlcc/toolchain-files/$target.cmake"
  works cmake --build cross
  (cd cross && works ctest && prints "100% tests passed") || exit 1
done

if sampled 3 wine && command -v wine >/dev/null && command -v x86_64-w64-mingw32-gcc >/dev/null; then
  step "Windows, with libraries of its own kind"
  WINEPREFIX=$PWD/wine WINEDEBUG=-all
  export WINEPREFIX WINEDEBUG
  rm -rf cross
  works cmake -S src -B cross -G Ninja \
    -DCMAKE_TOOLCHAIN_FILE="$SHARE/mlcc/toolchain-files/x86_64-w64-mingw32.cmake"
  works cmake --build cross
  [ -s cross/libscale_shared.dll.a ] || stop "no import library"
  (cd cross && works ctest && prints "100% tests passed") || exit 1
fi

if sampled 3 node && command -v node >/dev/null && [ -e /usr/lib/wasm32-wasi/libc.a ]; then
  step "WebAssembly: a program of C and MLIR, linked by mlcc"
  rm -rf wasm cross
  mkdir wasm
  cp src/main.c src/scale.mlir wasm
  cat >wasm/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.20)
project(wasm LANGUAGES C MLIR)
find_package(mlcc REQUIRED)
enable_testing()
add_executable(program main.c scale.mlir)
set_target_properties(program PROPERTIES LINKER_LANGUAGE MLIR)
target_link_libraries(program PRIVATE mlcc::headers)
add_test(NAME program COMMAND program)
END
  works cmake -S wasm -B cross -G Ninja \
    "-DCMAKE_CROSSCOMPILING_EMULATOR=node;--no-warnings;$SOURCE/test/driver/wasi.mjs" \
    -DCMAKE_TOOLCHAIN_FILE="$SHARE/mlcc/toolchain-files/wasm32-wasi.cmake"
  works cmake --build cross
  [ -s cross/program.wasm ] || stop "no program.wasm"
  (cd cross && works ctest && prints "100% tests passed") || exit 1
fi

step "a toolchain file that knows of C only"
cat >other.cmake <<'END'
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
END
rm -rf cross
works cmake -S src -B cross -G Ninja -DCMAKE_TOOLCHAIN_FILE="$PWD/other.cmake" \
  -DCMAKE_PREFIX_PATH="$BUILD"
prints "for aarch64-linux-gnu"
works cmake --build cross
exit 0
