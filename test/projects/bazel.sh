#!/bin/sh
# label: slow
# A project for Bazel with the rule that mlcc brings. Nothing is fetched: what
# Bazel itself loads of rules for C are its own here, those for Java and
# protocol buffers Debian's.
. "$SOURCE/test/projects/common.inc"
need bazel "${CC:-cc}"
rules=/usr/share/bazel/rules
[ -e $rules/java/WORKSPACE ] || { echo "no rules of Bazel, skipped"; exit 77; }
project bazel
mkdir -p src/tools src/include/mlcc rules_cc/cc
touch src/WORKSPACE src/tools/BUILD rules_cc/WORKSPACE rules_cc/cc/BUILD
cp "$SHARE/mlcc/mlir.bzl" src/tools
cp "$BUILD/include/mlcc/memref.h" src/include/mlcc
for rule in cc_binary cc_library cc_toolchain cc_toolchain_suite objc_library; do
  echo "$rule = native.$rule"
done >rules_cc/cc/defs.bzl
root=$PWD
bazel() {
  (cd src && command bazel --output_user_root="$root/cache" "$@")
}
trap 'bazel shutdown >/dev/null 2>&1; chmod -R u+w cache; rm -rf cache' EXIT

build() {
  works bazel build --override_repository=rules_cc="$root/rules_cc" \
    --override_repository=rules_java=$rules/java \
    --override_repository=rules_proto=$rules/proto "$@" //:program
}

step "builds and runs"
build
runs src/bazel-bin/program

step "nothing to do the second time"
build
grep -q "1 process: 1 internal" err || { cat err; stop "something was done"; }

step "a kernel that changed is compiled again, and nothing else"
sed -i 's/arith.mulf %x, %by/arith.mulf %by, %x/' src/scale.mlir
build --subcommands
says "mlcc -O2 -fPIC -c scale.mlir"
! grep -q "main.c" err || { cat err; stop "C is compiled again"; }
runs src/bazel-bin/program

step "another configuration has code that does not move"
build -c opt --subcommands
says "mlcc -O2 -c scale.mlir"
runs src/bazel-bin/program

step "a kernel that does not compile"
echo "func.func @f() {" >src/scale.mlir
bazel build --override_repository=rules_cc="$root/rules_cc" \
  --override_repository=rules_java=$rules/java \
  --override_repository=rules_proto=$rules/proto //:program >out 2>err &&
  stop "the build succeeded"
says "scale.mlir:1:17: error:"
exit 0
