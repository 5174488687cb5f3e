#!/bin/sh
# Bytes of a source that a terminal would obey, or that are no text, are shown
# by their numbers; marks of the encoding are understood.
. "$SOURCE/test/driver/common.inc"

# No control bytes but ends of lines.
harmless() {
  tr -d '\n' <err | grep -qa '[[:cntrl:]]' && stop "control bytes are shown"
  tr -d '\000-\177' <err | grep -q . && stop "bytes that are no text are shown"
  return 0
}

step "control bytes in a name"
printf 'func.func @"\033[31mred\007"() {\n  call @"\033]0;title\007\177"() : () -> ()\n  return\n}\n' >escape.mlir
fails "$MLCC" -c escape.mlir
says "escape.mlir:2:3: error: 'func.call' op '\\1B]0;title\\07\\7F' does not"
harmless

step "control bytes in the line, the caret where it belongs"
printf 'module {} // \033[2J\001\n"\033[1mx"(\002%%y) : () -> ()\n' >line.mlir
fails "$MLCC" -c line.mlir
harmless
printf 'module { \002 !!\n}\n' >caret.mlir
fails "$MLCC" -c caret.mlir
harmless
[ "$(sed -n 2p err)" = 'module { \02 !!' ] || { cat err; stop "the line"; }
[ "$(sed -n 3p err)" = '         ^' ] || { cat err; stop "the caret"; }
printf 'func.func @f() { "a\002\377b"() : () -> i32 %% }\n' >caret.mlir
fails "$MLCC" -allow-unregistered-dialect -c caret.mlir
harmless
[ "$(sed -n 3p err)" = "$(printf '%42s^' '')" ] || { cat err; stop "the caret"; }

step "what is no UTF-8, and what turns the direction of text"
printf 'func.func @f() {\n  "\300\257\355\240\200\302\233\342\200\256"() : () -> () }\n' >bytes.mlir
fails "$MLCC" -c bytes.mlir
says '"\C0\AF\ED\A0\80\C2\9B\E2\80\AE"() : () -> () }'
harmless

step "other characters are shown"
printf 'func.func @"gr\303\274n"() { call @"rot"() : () -> () return } // \342\202\254\n' >text.mlir
fails "$MLCC" -c text.mlir
grep -q "$(printf 'gr\303\274n')" err || stop "not shown"
grep -q "$(printf '\342\202\254')" err || stop "not shown"

step "names of files in locations"
printf 'func.func @f() {\n  "a.b"() : () -> () loc("\\1B[31m\\0A.c":1:2)\n  return\n}\n' >loc.mlir
fails "$MLCC" -c loc.mlir -allow-unregistered-dialect
says '\1B[31m\0A.c:1:2: error: '
harmless

step "byte order marks"
printf '\357\273\277func.func @f() {\n  return\n}\n' >bom.mlir
works "$MLCC" -c bom.mlir
printf '\357\273\277func.func @f() { nonsense }\n' >bom.mlir
fails "$MLCC" -c bom.mlir
says "bom.mlir:1:18: error: "
printf '\357\273\277define void @f() {\n  ret void\n}\n' >bom.ll
works "$MLCC" -c bom.ll
printf '\377\376f\000u\000n\000c\000' >utf16.mlir
fails "$MLCC" -c utf16.mlir
says "utf16.mlir: error: the file is text in UTF-16, not MLIR text"
[ "$(grep -c error: err)" = 1 ] || stop "more than one error"
printf '\376\377\000f\000u' >utf16.mlir
fails "$MLCC" -c utf16.mlir
says "text in UTF-16"
exit 0
