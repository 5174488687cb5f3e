#!/bin/sh
# label: slow
# A crash is told apart by whose code it was in: ours is an internal error with
# a file that shows it again, LLVM's an error about the input.
. "$SOURCE/test/driver/common.inc"
need gdb
sanitized && { echo "signals are the sanitizer's"; exit 77; }

cat >in.mlir <<'END'
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
END

crash_in() { # function, command...
  function=$1
  shift
  gdb -nx -q -batch -ex 'set debuginfod enabled off' -ex "tbreak $function" \
    -ex 'handle SIGSEGV nostop noprint pass' -ex run -ex 'set $pc = 0' \
    -ex continue --args "$@" >out 2>&1 </dev/null
  grep -q 'ptrace: Operation not permitted' out && {
    echo "gdb may not trace here, skipped"
    exit 77
  }
  grep -q '^Temporary breakpoint 1, ' out || { cat out; stop "$function is not called"; }
}
exits() { # in octal, as gdb prints it
  grep -q "exited with code $1" out || { cat out; stop "another exit code"; }
}

TMPDIR=$PWD/reports
export TMPDIR
mkdir reports

for function in parse_source lower_scf_to_cf translate_module \
  codegen_expand_bfloat; do
  step "a crash in $function"
  crash_in $function "$MLCC" -target s390x-linux-gnu -c in.mlir -o 'x y.o'
  exits 0106
  prints "mlcc: internal error"
  report=$(echo reports/*.mlir)
  prints "please report it with this file: $PWD/$report"
  head -1 "$report" >first
  grep -qF "// mlcc: the command line was:" first || stop "no command line"
  grep -qF -- "-target s390x-linux-gnu -c in.mlir -o 'x y.o'" first ||
    stop "another command line"
  sed 1d "$report" | cmp - in.mlir || stop "another input"
  works "$MLCC" -target s390x-linux-gnu -c "$report" -o x.o
  rm "$report" x.o
  absent 'x y.o'
done

step "a crash in mlcc-translate"
ln -s "$MLCC" mlcc-translate
echo '@g = global i32 0' >in.ll
crash_in import_definitions ./mlcc-translate -import-llvm in.ll
exits 0106
report=$(echo reports/*.ll)
grep -q '^; mlcc: the command line was' "$report" || stop "no command line"
works ./mlcc-translate -import-llvm "$report"
rm "$report"

step "a crash in a pass, of which a reproducer was asked for"
ln -s "$MLCC" mlcc-opt
crash_in lower_cse ./mlcc-opt -canonicalize -cse \
  -mlir-pass-pipeline-crash-reproducer=passes.mlir in.mlir
exits 0106
prints 'note: reproducer generated at `passes.mlir`'
grep -q 'pipeline: "builtin.module(canonicalize{.*cse)"' passes.mlir ||
  stop "no passes in the reproducer"
works ./mlcc-opt -run-reproducer passes.mlir -o again.mlir
works ./mlcc-opt in.mlir -o expected.mlir
cmp expected.mlir again.mlir || stop "the reproducer has another module"
rm reports/*

step "a crash in LLVM"
crash_in shim_emit_object "$MLCC" -c in.mlir -o x.o
exits 01
prints "': LLVM crashes"
absent x.o reports/*
exit 0
