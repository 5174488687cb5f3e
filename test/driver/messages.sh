#!/bin/sh
# label: slow
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
printf 'func.func @f() {\n  call @"[-Wthat] way"() : () -> ()\n  return\n}\n' >brackets.mlir
compile json brackets.mlir
value err '("option" in v[0], "[-Wthat] way" in v[0]["message"])'
is "(False, True)"
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

step "all of it"
whole() { # what should be in err
  sed -e ':a' -e '/\\$/{N;s/\\\n//;ba' -e '}' >want
  diff want err || stop "another text"
}
cat >three.mlir <<'END'
func.func @f(%a: i32) {
  return
}
func.func @f() {
  return
}
func.func @g(%a: i32) {
  %b = arith.addi %a, %a : i64
  return %c : i32
}
END
compile json three.mlir
whole <<'END'
[{"kind": "error", "message": "redefinition of symbol named 'f'", "children": [{"kind": "note", \
"message": "see existing symbol definition here", "children": [], "column-origin": 1, "locations": \
[{"caret": {"file": "three.mlir", "line": 1, "column": 1, "display-column": 1, "byte-column": 1}}], \
"escape-source": false}], "column-origin": 1, "locations": [{"caret": {"file": "three.mlir", \
"line": 4, "column": 1, "display-column": 1, "byte-column": 1}}], "escape-source": false},
{"kind": "error", "message": "use of value '%a' expects different type than prior uses: 'i64' vs \
'i32'", "children": [{"kind": "note", "message": "prior use here", "children": [], \
"column-origin": 1, "locations": [{"caret": {"file": "three.mlir", "line": 7, "column": 14, \
"display-column": 14, "byte-column": 14}}], "escape-source": false}], "column-origin": 1, \
"locations": [{"caret": {"file": "three.mlir", "line": 8, "column": 19, "display-column": 19, \
"byte-column": 19}}], "escape-source": false},
{"kind": "error", "message": "use of undeclared SSA value name", "children": [], \
"column-origin": 1, "locations": [{"caret": {"file": "three.mlir", "line": 9, "column": 10, \
"display-column": 10, "byte-column": 10}}], "escape-source": false}]
END
compile sarif three.mlir
sed -i 's/"version": "[0-9.]*"}}/"version": "V"}}/' err
whole <<'END'
{"$schema": \
"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json", \
"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "mlcc", "version": "V"}}, \
"invocations": [{"executionSuccessful": false}], "columnKind": "unicodeCodePoints", "results": \
[{"ruleId": "error", "level": "error", "message": {"text": "redefinition of symbol named 'f'"}, \
"locations": [{"physicalLocation": {"artifactLocation": {"uri": "three.mlir"}, "region": \
{"startLine": 4, "startColumn": 1, "endColumn": 2}}}], "relatedLocations": [{"physicalLocation": \
{"artifactLocation": {"uri": "three.mlir"}, "region": {"startLine": 1, "startColumn": 1, \
"endColumn": 2}}, "message": {"text": "see existing symbol definition here"}}]},
{"ruleId": "error", "level": "error", "message": {"text": "use of value '%a' expects different \
type than prior uses: 'i64' vs 'i32'"}, "locations": [{"physicalLocation": {"artifactLocation": \
{"uri": "three.mlir"}, "region": {"startLine": 8, "startColumn": 19, "endColumn": 20}}}], \
"relatedLocations": [{"physicalLocation": {"artifactLocation": {"uri": "three.mlir"}, "region": \
{"startLine": 7, "startColumn": 14, "endColumn": 15}}, "message": {"text": "prior use here"}}]},
{"ruleId": "error", "level": "error", "message": {"text": "use of undeclared SSA value name"}, \
"locations": [{"physicalLocation": {"artifactLocation": {"uri": "three.mlir"}, "region": \
{"startLine": 9, "startColumn": 10, "endColumn": 11}}}]}]}]}
END
works "$MLCC" -Wdeprecated-mlir -fdiagnostics-format=sarif -c old.mlir
value err '[(r["ruleId"], r["level"], r["message"]["text"]) for r in v["runs"][0]["results"]]'
is "[('-Wdeprecated-mlir', 'note', '!llvm.ptr<T> is an old spelling of !llvm.ptr')]"

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
sed 's/missing/other/' missing.mlir >other.mlir
sed -i 's/@begin/@also/' other.mlir
fails "$MLCC" $x86 -nostdlib -e begin -fdiagnostics-format=json missing.mlir other.mlir
value err 'sorted((m["message"].splitlines(), m["locations"], m["children"]) for m in v)'
is "[(['undefined symbol: missing', '>>> referenced by missing.mlir', \
'>>>               missing.mlir:(begin)'], [], []), (['undefined symbol: other', \
'>>> referenced by other.mlir', '>>>               other.mlir:(also)'], [], [])]"
fails "$MLCC" $x86 -nostdlib -e begin -fdiagnostics-add-output=sarif:file=link.sarif \
  missing.mlir
says "ld.lld: error: undefined symbol: missing"
says "mlcc: error: linking failed"
value link.sarif 'v["runs"][0]["results"][0]["level"]'
is error


step "messages without a line, and of other linkers"
cat >verified.ll <<'END'
define void @f() {
  %x = call i32 @llvm.abs.i32(i32 1, i1 undef)
  ret void
}
declare i32 @llvm.abs.i32(i32, i1)
END
for format in msvc vi; do
  compile $format verified.ll
  says "verified.ll: error: immarg operand has non-immediate parameter"
done
compile json verified.ll
value err "$place"
is "('verified.ll', 0, 1)"
compile sarif verified.ll
value err 'v["runs"][0]["results"][0]["locations"]'
is "[{'physicalLocation': {'artifactLocation': {'uri': 'verified.ll'}}}]"
first='(v[0]["message"].splitlines()[0], v[0]["locations"], "option" in v[0])'
links_for() { # TRIPLE NAME MESSAGE [ENTRY]: of a module that calls NAME
  sed "s/@missing/@\"$2\"/" missing.mlir >calls.mlir
  fails "$MLCC" -target "$1" -nostdlib -fdiagnostics-format=json -e "${4-begin}" \
    calls.mlir -o program
  value err "$first"
  is "('$3', [], False)"
}
links_for wasm32-wasi missing "calls.mlir: undefined symbol: missing"
links_for wasm32-wasi "a]" "calls.mlir: undefined symbol: a]"
links_for wasm32-wasi "[-a]" "calls.mlir: undefined symbol: [-a]"
links_for x86_64-w64-mingw32 missing "undefined symbol: missing"
links_for x86_64-apple-macosx11 missing "undefined symbol: _missing" _begin

for output in sarif html sarif:file=; do
  fails "$MLCC" -fdiagnostics-add-output=$output -c add.mlir
  says "unsupported output '$output'"
done
fails "$MLCC" -fdiagnostics-format=xml -c add.mlir
says "xml"
exit 0
