#!/bin/sh
# label: slow
# mlcc_generate_header: headers by the flags of their sources, of sources in
# folders and with dots in their names, of targets of other directories; and
# what is made again when a kernel changes.
. "$SOURCE/test/projects/common.inc"
need cmake ninja make
project cmake_headers
mkdir src/kernels
mv src/scale.mlir src/kernels
for kernel in version.1 late lib/other lib/twice; do
  name=$(basename "$kernel" .1)
  sed "s/@twice/@$name/" src/twice.mlir >"src/$kernel.mlir"
done
sed -i 's/@twice/@within/' src/lib/twice.mlir

for generator in Ninja "Unix Makefiles" "Ninja Multi-Config"; do
  [ "$generator" != "Ninja Multi-Config" ] || [ "${SAMPLE-}" = all ] || continue
  step "$generator: every header is found, and fits"
  rm -rf build
  works cmake -S src -B build -G "$generator" -DCMAKE_PREFIX_PATH="$BUILD" \
    -DCMAKE_C_COMPILER="$CC"
  works cmake --build build
  (cd build && works ctest -C Debug && prints "100% tests passed") || exit 1

  step "$generator: nothing to do the second time"
  touch stamp
  sleep 0.01
  works cmake --build build
  [ -z "$(find build -newer stamp -name '*.[oh]')" ] || stop "$(cat out)"

  step "$generator: a header that says the same is not written again"
  later src/twice.mlir
  works cmake --build build
  find build -newer stamp \( -name '*.o' -o -name '*.h' \) \
    ! -path '*/mlcc-headers/*.made/*' | grep -q 'twice.mlir.o' ||
    stop "the kernel is not compiled"
  find build -newer stamp \( -name '*.c.o' -o -path '*/mlcc-headers/*.h' \) \
    ! -path '*/mlcc-headers/*.made/*' | grep . && stop "$(cat out)"
  touch stamp
  sleep 0.01
  works cmake --build build
  [ -z "$(find build -newer stamp -name '*.[oh]')" ] || stop "$(cat out)"

  step "$generator: one that is gone comes back"
  header=$(find build -name twice.h ! -path '*made/*' | head -n 1)
  rm "$header"
  works cmake --build build
  [ -s "$header" ] || stop "$(cat out)"
  touch stamp
  sleep 0.01
  works cmake --build build
  [ -z "$(find build -newer stamp -name '*.[oh]')" ] || stop "$(cat out)"

  step "$generator: one that does not is, and so is what includes it"
  cp src/twice.mlir kept
  sed 's/@twice/@more/' kept >>src/twice.mlir
  works cmake --build build
  for object in app.c narrow.c; do
    find build -newer stamp -name "$object.o" | grep -q . || stop "$(cat out)"
  done
  find build -newer stamp -path '*lib*' -name "*.o" | grep . && stop "$(cat out)"
  mv kept src/twice.mlir

  step "$generator: flags"
  works cmake -S src -B build -DCMAKE_MLIR_FLAGS=-O1
  touch stamp
  works cmake --build build
  find build -newer stamp -path '*made/*.h' | grep -q . || stop "$(cat out)"
done

step "a target for which there is no header"
cat >src/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.20)
project(headers LANGUAGES MLIR)
mlcc_generate_header(absent twice.mlir)
END
cmake -S src -B absent -G Ninja >out 2>&1 -DCMAKE_PREFIX_PATH="$BUILD" \
  -DCMAKE_MODULE_PATH="$SHARE/cmake/mlcc" && stop "configured"
prints "mlcc_generate_header: there is no target absent"

step "a kernel that has no header"
cat >src/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.20)
project(headers LANGUAGES MLIR)
add_library(wrong STATIC wrong.mlir)
mlcc_generate_header(wrong wrong.mlir)
END
cp wrong.mlir src
works cmake -S src -B wrong -G Ninja -DCMAKE_PREFIX_PATH="$BUILD" \
  -DCMAKE_MODULE_PATH="$SHARE/cmake/mlcc"
cmake --build wrong >out 2>&1 && stop "built"
prints "wrong.mlir:2:23: error: use of undeclared SSA value name"
prints "wrong.mlir has no header"
find wrong -name wrong.h | grep . && stop "a header of a wrong kernel"
exit 0
