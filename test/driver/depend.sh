#!/bin/sh
# Dependency files and response files.
. "$SOURCE/test/driver/common.inc"

step "-M"
works "$MLCC" -M add.mlir
[ "$(cat out)" = "add.o: add.mlir" ] || stop "$(cat out)"
absent add.o

step "-MD"
works "$MLCC" -MD -c add.mlir -o sub.o
[ "$(cat sub.d)" = "sub.o: add.mlir" ] || stop "$(cat sub.d)"

step "-MMD -MF -MT -MQ -MP"
works "$MLCC" -MMD -MP -MF rule -MT 'a$b' -MQ 'c$d#e f' -c add.mlir
[ "$(cat rule)" = 'a$b c$$d\#e\ f: add.mlir' ] || stop "$(cat rule)"

step "names are quoted for make"
cp add.mlir 'a b$c#d.mlir'
works "$MLCC" -M 'a b$c#d.mlir'
[ "$(cat out)" = 'a\ b$$c\#d.o: a\ b$$c\#d.mlir' ] || stop "$(cat out)"

step "no rule for a compile that failed"
fails "$MLCC" -MD -c wrong.mlir
absent wrong.d wrong.o
fails "$MLCC" -M missing.mlir

step "response files"
printf '%s\n' "-c add.mlir" "-o 'from response.o'" >args
works "$MLCC" @args
[ -s 'from response.o' ] || stop "no output"
echo '@args' >nested
rm 'from response.o'
works "$MLCC" @nested
[ -s 'from response.o' ] || stop "no output of the nested one"
fails "$MLCC" @missing

step "--"
cp add.mlir ./-dash.mlir
works "$MLCC" -c -o dash.o -- -dash.mlir
[ -s dash.o ] || stop "no output"

step "-x"
cp add.mlir kernel.txt
works "$MLCC" -x mlir -c kernel.txt -o x.o
works "$MLCC" -x mlir -c - -o x2.o <add.mlir
fails "$MLCC" -x f77 -c add.mlir -o x3.o
says "'-x f77' is another language"
absent x3.o

step "flags that build systems pass"
works "$MLCC" -DNDEBUG -Dk_EXPORTS -I. -isystem /usr/include -iquote . -Wall \
  -Wextra -Wno-unused -pedantic -pipe -fno-strict-aliasing -fvisibility=hidden \
  -frandom-seed=1 -no-canonical-prefixes -fdiagnostics-color=never -c add.mlir
works "$MLCC" -std=gnu11 -std=c++20 -std=c2x -std=iso9899:1999 -c add.mlir
for std in c mlir23 gnu c+11; do
  fails "$MLCC" -std=$std -c add.mlir
  says "invalid value '$std' in '-std=$std'; known: mlir22"
done
exit 0
