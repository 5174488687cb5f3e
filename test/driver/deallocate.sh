#!/bin/sh
# Programs that never free memory, behind buffer-deallocation-pipeline: they free
# all of it, once each, and compute the same; so does a compile of a file in which
# somebody wrote bufferization.dealloc and bufferization.clone.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
mlcc=$BIN/mlcc opt=$BIN/mlcc-opt here=$(dirname "$0")

cat > "$dir/main.c" <<'C'
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
int32_t test(bool c, bool d, intptr_t n);
void *__real_malloc(size_t size);
void __real_free(void *p);
static void *live[100000];
static int nlive;
void *__wrap_malloc(size_t size) {
  return live[nlive++] = __real_malloc(size);
}
void __wrap_free(void *p) {
  for (int i = 0; i < nlive; i++)
    if (live[i] == p) {
      live[i] = live[--nlive];
      __real_free(p);
      return;
    }
  fprintf(stderr, "freed what is not alive\n");
  exit(1);
}
int main(int argc, char **argv) {
  (void)argv;
  for (int i = 0; i < 4; i++)
    for (intptr_t n = 0; n < 3; n++)
      printf("%d\n", test(i & 1, i >> 1, n));
  if (argc == 1 && nlive) {
    fprintf(stderr, "%d are still alive\n", nlive);
    return 1;
  }
  return 0;
}
C

# build NAME FLAGS...: what the options of mlcc-opt make of the input
build() {
  name=$1
  shift
  "$opt" "$@" "$dir/input.mlir" -o "$dir/$name.mlir"
  "$mlcc" -O2 -c "$dir/$name.mlir" -o "$dir/$name.o"
  "${CC:-cc}" -no-pie "$dir/main.c" "$dir/$name.o" -o "$dir/$name" \
    -Wl,--wrap=malloc -Wl,--wrap=free
}

cp "$here/Inputs/deallocate.mlir" "$dir/input.mlir"
build leaks -expand-realloc=emit-deallocs=false
build frees -buffer-deallocation-pipeline
build flags -buffer-deallocation-pipeline=private-function-dynamic-ownership=1
build plain -ownership-based-buffer-deallocation -expand-realloc=emit-deallocs=0 \
  2> "$dir/refused" && { echo "memref.realloc was not refused"; exit 1; }
grep -q "memory free side-effect on MemRef value not supported" "$dir/refused"
# A compile lowers what the first pass leaves.
build left -expand-realloc=emit-deallocs=0 -ownership-based-buffer-deallocation
grep -q "bufferization.clone" "$dir/left.mlir"
grep -q "bufferization.dealloc .*, .* retain" "$dir/left.mlir"

"$dir/leaks" leaks > "$dir/leaks.out"
for name in frees flags left; do
  "$dir/$name" > "$dir/$name.out" || { echo "$name"; exit 1; }
  cmp "$dir/leaks.out" "$dir/$name.out"
done
[ "$(sort -u "$dir/leaks.out" | wc -l)" -gt 8 ]
"$dir/leaks" 2>&1 | grep -q "still alive"
