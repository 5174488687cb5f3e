#!/bin/sh
# Prints a dictionary for libFuzzer: the names and words of the op tables.
#   test/fuzz/dictionary.sh >build/fuzz/mlir.dict
cd "$(dirname "$0")/../.."
{
  grep -ohE '"[a-z]+\.[A-Za-z0-9_.]+"' ir/dialects/*.def
  grep -ohE '`[^`"\\]+`' ir/dialects/*.def | sed -e 's/^`/"/' -e 's/`$/"/'
  for word in '%0' '^bb0' '@f' '!llvm.ptr' 'i32' 'index' 'f32' 'memref<?xf32>' \
    'vector<4xi8>' 'tensor<*xf32>' 'affine_map<(d0)[s0] -> (d0)>' 'dense<0>' \
    'loc(unknown)' 'sparse<' 'dense_resource<' 'strided<[1], offset: ?>' \
    'attributes {' 'array<i32: 1>' '#llvm.' '!llvm.struct<' '-> ' '0x'; do
    echo "\"$word\""
  done
} | sort -u
