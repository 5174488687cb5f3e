#!/bin/sh
# -fsanitize=, --coverage, profiles and instrumentation: what is compiled in,
# and with clang's runtimes what programs then say.
. "$SOURCE/test/driver/common.inc"
x86="-target x86_64-linux-gnu"
cat >over.mlir <<'END'
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @main() -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %x = llvm.load volatile %q : !llvm.ptr -> i32
  llvm.return %zero : i32
}
END
cat >counted.mlir <<'END'
func.func @add(%a: i32, %b: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
func.func @unused(%a: i32) -> i32 {
  return %a : i32
}
END

ir() {
  works "$MLCC" $x86 "$@" -S -emit-llvm over.mlir -o -
}

step "what is called"
ir -fsanitize=address
prints sanitize_address
prints "call void @__asan_report_load4"
ir -fsanitize=thread -O0
prints "@__tsan_"
ir -fsanitize=memory
prints "@__msan_"
ir -fsanitize=fuzzer-no-link
prints "__sanitizer_cov"
works "$MLCC" -target aarch64-linux-gnu -fsanitize=hwaddress -S -emit-llvm over.mlir -o -
prints "hwasan"
works "$MLCC" -target aarch64-linux-gnu -ffixed-x18 -fsanitize=shadow-call-stack -S -emit-llvm over.mlir -o -
prints shadowcallstack
ir -fsanitize=safe-stack
prints safestack
ir -fsanitize=address -fno-sanitize=all
grep -q asan out && stop "checked"
works "$MLCC" $x86 -fsanitize=undefined -c over.mlir
says "argument unused during compilation: '-fsanitize=undefined'"
fails "$MLCC" -fsanitize=bogus -c over.mlir
says "unsupported argument 'bogus' to option '-fsanitize='"
fails "$MLCC" -fsanitize=address,thread -c over.mlir
says "only one of"
ir -finstrument-functions
prints "call void @__cyg_profile_func_enter"
ir -fprofile-generate
prints __llvm_profile
fails "$MLCC" -fprofile-use=missing.profdata -c over.mlir
says "cannot read profile 'missing.profdata'"

step "programs that go on behind an error"
ir -fsanitize=address
grep -q __asan_report_load4_noabort out && stop "it goes on"
ir -fsanitize=address -fsanitize-recover=address
prints "call void @__asan_report_load4_noabort"
ir -fsanitize=address -fsanitize-recover=all -fno-sanitize-recover=address
grep -q __asan_report_load4_noabort out && stop "it goes on"
ir -fsanitize=address -fsanitize-recover=memory
grep -q __asan_report_load4_noabort out && stop "it goes on"
fails "$MLCC" -fsanitize=address -fsanitize-recover=adress -c over.mlir
says "unsupported argument 'adress' to option '-fsanitize-recover='; did you mean 'address'?"

step "-fsanitize-ignorelist="
cat >two.mlir <<'END'
llvm.mlir.global external @table(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @kept(%p: !llvm.ptr) -> i32 {
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func @left_out(%p: !llvm.ptr) -> i32 {
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
END
checked() { # FUNCTIONS FLAGS: which get calls of the runtime
  expected=$1
  shift
  works "$MLCC" $x86 -fsanitize=address "$@" -S -emit-llvm two.mlir -o -
  got=$(awk '/^define/ {name = $0; sub(/.*@/, "", name); sub(/[(].*/, "", name)}
    /call void @__asan_report_load/ {print name}' out | tr '\n' ' ')
  [ "$got" = "$expected" ] || stop "checked with '$*': $got"
}
echo "fun:left*" >names.list
echo "src:*two.mlir" >files.list
printf '[thread]\nfun:kept\n' >thread.list
printf '[address]\nglobal:table\n' >globals.list
checked "kept left_out "
prints "__asan_register_elf_globals"
checked "kept " -fsanitize-ignorelist=names.list
checked "" -fsanitize-ignorelist=files.list
checked "kept left_out " -fsanitize-ignorelist=thread.list
checked "kept " -fsanitize-ignorelist=thread.list -fsanitize-ignorelist=names.list
checked "kept left_out " -fsanitize-ignorelist=names.list -fno-sanitize-ignorelist
checked "kept left_out " -fsanitize-ignorelist=globals.list
prints "zeroinitializer, no_sanitize_address"
fails "$MLCC" -fsanitize=address -fsanitize-ignorelist=missing.list -c two.mlir
says "cannot read '-fsanitize-ignorelist=missing.list': No such file or directory"
echo "fun" >wrong.list
fails "$MLCC" -fsanitize=address -fsanitize-ignorelist=wrong.list -c two.mlir
says "malformed line 1: 'fun'"
absent two.o

step "no runtime for the target"
fails "$MLCC" $x86 --sysroot="$PWD" -nostartfiles -fsanitize=memory over.mlir -o program
says "there is no runtime for '-fsanitize=memory'"
absent program

case $("$MLCC" -dumpmachine) in
x86_64*) ;;
*) exit 0 ;;
esac
works "$MLCC" -### -fsanitize=address over.mlir -o program
grep -q libclang_rt err || { echo "no runtimes of clang"; exit 77; }

step "programs"
works "$MLCC" -O1 -g -fsanitize=address over.mlir -o program
./program 2>err && stop "no error was found"
says "AddressSanitizer: heap-buffer-overflow"
says "over.mlir:7:"
works "$MLCC" -fsanitize=leak over.mlir -o program
works "$MLCC" -fsanitize=thread over.mlir -o program
works "$MLCC" -fsanitize=memory over.mlir -o program
works "$MLCC" -fsanitize=address -shared over.mlir -o lib.so

step "--coverage"
"$CC" -c main.c -o main.o
works "$MLCC" --coverage counted.mlir main.o -o program
[ -s program-counted.gcno ] || stop "no notes"
works ./program
[ -s program-counted.gcda ] || stop "no counts"
if [ -x "$LLVM_BIN/llvm-cov" ]; then
  works "$LLVM_BIN/llvm-cov" gcov program-counted
  prints "Lines executed:60.00% of 5"
fi
mkdir -p dir
works "$MLCC" -fprofile-arcs -ftest-coverage -c counted.mlir -o dir/x.o
[ -s dir/x.gcno ] || stop "no notes beside the object"

step "profiles"
need "$LLVM_BIN/llvm-profdata"
works "$MLCC" -O2 -fprofile-generate=profiles -fprofile-update=atomic counted.mlir main.o -o program
works ./program
works "$LLVM_BIN/llvm-profdata" merge -o default.profdata profiles
works "$MLCC" -O2 -fprofile-use -S -emit-llvm counted.mlir -o -
prints '!{!"function_entry_count", i64 1}'
exit 0
