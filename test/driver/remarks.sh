#!/bin/sh
# What the optimiser did (-Rpass=, -fopt-info, -fsave-optimization-record) and
# how long it took (-ftime-trace).
. "$SOURCE/test/driver/common.inc"
x86="-target x86_64-linux-gnu"
cat >calls.mlir <<'END'
llvm.func @small(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @elsewhere(i32) -> i32
llvm.func @large(%a: i32) -> i32 {
  %b = llvm.call @small(%a) : (i32) -> i32
  %c = llvm.call @elsewhere(%b) : (i32) -> i32
  llvm.return %c : i32
}
END

silent() {
  [ ! -s err ] || { cat err; stop "it says something"; }
}

step "remarks with their places, and no debug information for them"
works "$MLCC" $x86 -c calls.mlir -o plain.o
silent
works "$MLCC" $x86 -Rpass=inline -c calls.mlir -o said.o
says "calls.mlir:6:8: remark: 'small' inlined into 'large'"
says "[-Rpass=inline]"
cmp plain.o said.o || stop "the object is another one"
works "$MLCC" $x86 -Rpass-missed=inline -c calls.mlir
says "calls.mlir:7:8: remark: elsewhere will not be inlined into large"
works "$MLCC" $x86 -Rpass=nothing-fits -c calls.mlir
silent
works "$MLCC" $x86 -Reverything -Rno-everything -c calls.mlir
silent
fails "$MLCC" $x86 "-Rpass=(" -c calls.mlir
says "in pattern '('"

works "$MLCC" $x86 -Rpass -Rpass-missed=inline -c calls.mlir
says "[-Rpass=inline]"
says "[-Rpass-missed=inline]"
works "$MLCC" $x86 -Rpass=nothing-fits -Rpass-missed -c calls.mlir
says "[-Rpass-missed=inline]"
grep -q 'Rpass=inline' err && stop "of what passed as well"
works "$MLCC" $x86 -Rpass -Rpass-missed=inline -Rno-pass -c calls.mlir
grep -q 'Rpass=' err && stop "of what passed as well"
says "[-Rpass-missed=inline]"
works "$MLCC" $x86 -Rpass-analysis -Rno-pass-analysis -c calls.mlir
silent
works "$MLCC" $x86 -Rpass-missed -Rno-pass-missed -c calls.mlir
silent

step "-fopt-info"
works "$MLCC" $x86 -fopt-info -c calls.mlir
says "[-Rpass=inline]"
grep -q "Rpass-missed" err && stop "what was missed, too"
works "$MLCC" $x86 -fopt-info-inline-missed -c calls.mlir
says "[-Rpass-missed=inline]"
works "$MLCC" $x86 -fopt-info-all -c calls.mlir
says "[-Rpass=inline]"
says "[-Rpass-missed=inline]"

kinds() { # KINDS OF REMARKS: those of calls.mlir with -fopt-info$1
  works "$MLCC" $x86 -fopt-info$1 -c calls.mlir
  sed -n 's/.*\[-R\(pass[-a-z]*\).*/\1/p' err | sort -u | tr '\n' ' ' >kinds
  [ "$(cat kinds)" = "$2" ] || stop "-fopt-info$1 has $(cat kinds)"
}
kinds "" "pass "
kinds -vec "pass "
kinds -optimized "pass "
kinds -missed "pass-missed "
kinds -note "pass-analysis "
kinds -missed-note "pass-analysis pass-missed "
kinds -all "pass pass-analysis pass-missed "
kinds =file "pass "
says "argument unused during compilation: the file in '-fopt-info=file'"

step "records"
mkdir -p dir
works "$MLCC" $x86 -fsave-optimization-record -c calls.mlir -o dir/x.o
grep -q "^Pass: *inline" dir/x.opt.yaml || stop "$(cat dir/x.opt.yaml)"
works "$MLCC" $x86 -foptimization-record-file=rec.yaml -foptimization-record-passes=inline -c calls.mlir
grep -q "^Pass: *inline" rec.yaml || stop "$(cat rec.yaml)"
grep "^Pass:" rec.yaml | grep -qv inline && stop "other passes"
works "$MLCC" $x86 -fsave-optimization-record=bitstream -c calls.mlir
[ -s calls.opt.bitstream ] || stop "no record"
works "$MLCC" $x86 -fsave-optimization-record -c calls.mlir -o plain2.o
cmp plain.o plain2.o || stop "the object is another one"

step "-ftime-trace"
works "$MLCC" $x86 -ftime-trace -ftime-trace-granularity=0 -c calls.mlir -o dir/x.o
if command -v python3 >/dev/null; then
  python3 - dir/x.json <<'END' || stop "$(cat dir/x.json)"
import json, sys
names = {event["name"] for event in json.load(open(sys.argv[1]))["traceEvents"]}
assert {"Read", "Lower", "InlinerPass"} <= names, names
END
fi
works "$MLCC" $x86 -ftime-trace=other.json -c calls.mlir
[ -s other.json ] || stop "no trace"
exit 0
