#!/bin/sh
# Thousands of inputs of one link do not run out of file descriptors, be they
# compiled or read.
. "$SOURCE/test/driver/common.inc"
i=0
while [ $i -lt 1500 ]; do
  printf '.globl f%d\nf%d:\n' $i $i >f$i.s
  i=$((i + 1))
done
works "$MLCC" -c f*.s
mkdir objects
mv f*.o objects
sed -i 's/f/g/g' f*.s
echo f*.s objects/*.o >list # short messages, should it fail
ulimit -n 256

step "1500 sources and 1500 objects"
works "$MLCC" -nostdlib -shared @list -o all.so
[ "$(grep -aoE '[fg][0-9]+' all.so | sort -u | wc -l)" = 3000 ] ||
  stop "not all symbols"

step "one object of them"
works "$MLCC" -r @list -o all.o
[ -s all.o ] || stop "no all.o"
exit 0
