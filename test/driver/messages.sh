#!/bin/sh
# Messages in other forms: places as other tools have them, JSON as gcc, SARIF.
. "$SOURCE/test/driver/common.inc"
need python3
cat >noted.mlir <<'END'
func.func @f(%a: i32) {
  %a = arith.constant 1 : i32 "�"
  return
}
END
printf 'func.func @"q\\"\001"() {\n  return %%1 : i32\n}\n' >odd.mlir
compile() { # FORMAT INPUT: messages into err
  fails "$MLCC" -fdiagnostics-format="$1" -c "$2" -o x.o
}
value() { # FILE EXPRESSION: of the JSON in it
  python3 -c 'import json, sys
v = json.load(open(sys.argv[1], errors="strict"))
print(eval(sys.argv[2]))' "$1" "$2" >shown || { cat "$1"; stop "no JSON"; }
}
is() { # what value() shows
  [ "$(cat shown)" = "$1" ] || { cat shown; stop "not $1"; }
}

step "places in text"
for format in text clang; do
  compile $format wrong.mlir
  says "wrong.mlir:2:23: error: use of undeclared SSA value name"
done
compile msvc wrong.mlir
says "wrong.mlir(2,23): error: use of undeclared SSA value name"
grep -q '^                      ^$' err || { cat err; stop "no caret"; }
compile vi wrong.mlir
says "wrong.mlir +2:23: error: use of undeclared SSA value name"
says "1 error generated."

step "JSON"
for format in json json-stderr; do
  compile $format wrong.mlir
  value err '[(m["kind"], m["message"], m["locations"][0]["caret"]["line"],
    m["locations"][0]["caret"]["column"]) for m in v]'
  is "[('error', 'use of undeclared SSA value name', 2, 23)]"
done
compile json noted.mlir
value err 'v[0]["children"][0]["locations"][0]["caret"]["line"]'
is 1
compile json odd.mlir
value err 'len(v) > 0'
is True
works "$MLCC" -fdiagnostics-format=json -c add.mlir
value err v
is "[]"
printf 'llvm.func @f(!llvm.ptr<i32>)\n' >old.mlir
works "$MLCC" -Wdeprecated-mlir -fdiagnostics-format=json -c old.mlir
value err 'v[0]["option"]'
is -Wdeprecated-mlir

step "JSON and SARIF in files"
mkdir -p folder
cp wrong.mlir folder/
compile json-file folder/wrong.mlir
[ -s err ] && stop "$(cat err)"
value wrong.mlir.gcc.json 'v[0]["locations"][0]["caret"]["file"]'
is folder/wrong.mlir
compile sarif-file folder/wrong.mlir
[ -s err ] && stop "$(cat err)"
value wrong.mlir.sarif 'v["version"]'
is 2.1.0

step "SARIF"
for format in sarif sarif-stderr; do
  compile $format noted.mlir
  value err '(lambda r: (r["level"], r["locations"][0]["physicalLocation"]["region"]["startLine"],
    r["relatedLocations"][0]["physicalLocation"]["region"]["startLine"]))(v["runs"][0]["results"][0])'
  is "('error', 2, 1)"
  value err 'v["runs"][0]["invocations"][0]["executionSuccessful"]'
  is False
done
works "$MLCC" -fdiagnostics-format=sarif -c add.mlir
value err 'v["runs"][0]["results"]'
is "[]"

step "text and SARIF"
fails "$MLCC" -fdiagnostics-add-output=sarif:file=both.sarif -c wrong.mlir
says "wrong.mlir:2:23: error: use of undeclared SSA value name"
value both.sarif 'len(v["runs"][0]["results"])'
is 1
fails "$MLCC" -fdiagnostics-set-output=sarif:version=2.1,file=only.sarif -c wrong.mlir
[ -s err ] && stop "$(cat err)"
value only.sarif 'len(v["runs"][0]["results"])'
is 1
fails "$MLCC" -fdiagnostics-set-output=text -c wrong.mlir
says "wrong.mlir:2:23: error"
step "what LLVM and the linker say"
cat >select.ll <<'END'

define i32 @f(i32 %a) {
  %r = call i32 @llvm.x86.sse42.crc32.32.32(i32 %a, i32 2)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32)
END
x86="-target x86_64-linux-gnu"
fails "$MLCC" $x86 -c select.ll
says "select.ll:2:1: error: LLVM: Cannot select"
place='(lambda c: (c["file"], c["line"], c["column"]))(v[0]["locations"][0]["caret"])'
fails "$MLCC" $x86 -fdiagnostics-format=json -c select.ll
value err "$place"
is "('select.ll', 2, 1)"
echo 'define i32 @f() { ret i64 0 }' >typed.ll
fails "$MLCC" -fdiagnostics-format=json -c typed.ll
value err "$place"
is "('typed.ll', 1, 23)"
value err 'v[0]["message"]'
is "value doesn't match function result type 'i32'"
echo 'nonsense' >wrong.s
fails "$MLCC" $x86 -fdiagnostics-format=json -c wrong.s
value err "$place"
is "('wrong.s', 1, 1)"
cat >missing.mlir <<'END'
func.func private @missing()
func.func @begin() {
  func.call @missing() : () -> ()
  return
}
END
fails "$MLCC" $x86 -nostdlib -e begin -fdiagnostics-format=sarif missing.mlir
value err 'v["runs"][0]["results"][0]["message"]["text"].splitlines()[0]'
is "undefined symbol: missing"
fails "$MLCC" $x86 -nostdlib -e begin -fdiagnostics-add-output=sarif:file=link.sarif \
  missing.mlir
says "ld.lld: error: undefined symbol: missing"
says "mlcc: error: linking failed"
value link.sarif 'v["runs"][0]["results"][0]["level"]'
is error

for output in sarif html sarif:file=; do
  fails "$MLCC" -fdiagnostics-add-output=$output -c add.mlir
  says "unsupported output '$output'"
done
fails "$MLCC" -fdiagnostics-format=xml -c add.mlir
says "xml"
exit 0
