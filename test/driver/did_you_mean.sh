#!/bin/sh
# Names that nobody knows: what was probably meant, by the tables of those that
# there are.
. "$SOURCE/test/driver/common.inc"

asked() { # MEANT COMMAND...: fails, and asks whether that was meant
  meant=$1
  shift
  fails "$@"
  says "did you mean '$meant'?"
  [ "$(grep -c 'did you mean' err)" = 1 ] || stop "$(cat err)"
}

unasked() { # COMMAND...: fails, and nothing comes near
  fails "$@"
  grep -q 'did you mean' err && stop "$(cat err)"
}

x86="-target x86_64-linux-gnu"
step "processors and features"
asked skylake "$MLCC" $x86 -mcpu=skylke -c add.mlir
asked skylake "$MLCC" $x86 -march=skylke -c add.mlir
asked skylake "$MLCC" $x86 -mtune=skylke -c add.mlir
asked cortex-a72 "$MLCC" -target aarch64-linux-gnu -mcpu=cortex-a722+sve -c add.mlir
asked cortex-m4 "$MLCC" -target arm-none-eabi -mcpu=cortexm4 -c add.mlir
asked +avx512f "$MLCC" $x86 -mattr=+avx521 -c add.mlir
asked -avx512bw "$MLCC" $x86 -mattr=-avx512wb -c add.mlir
asked -mavx512f "$MLCC" $x86 -mavx521 -c add.mlir
asked -mno-avx512f "$MLCC" $x86 -mno-avx521 -c add.mlir
asked -mtune=generic "$MLCC" $x86 -mtuen=generic -c add.mlir
unasked "$MLCC" $x86 -mcpu=nonsense -c add.mlir
fails "$MLCC" -target aarch64-linux-gnu -march=cortex-a72 -c add.mlir
says "unknown architecture 'cortex-a72' for target 'aarch64-unknown-linux-gnu'; it is a CPU, for -mcpu="

step "targets"
asked aarch64-unknown-linux-gnu "$MLCC" -target arch64-linux-gnu -c add.mlir
asked x86_64-unknown-linux-gnu "$MLCC" -target x86_46-linux-gnu -c add.mlir
unasked "$MLCC" -target nonsense -c add.mlir
for target in riscv wasm; do
  fails "$MLCC" -target $target -c add.mlir
  says "unknown target '$target' (-print-targets lists all); did you mean '${target}32' or '${target}64'?"
done
asked armv8.2-a "$MLCC" -target aarch64-linux-gnu -march=armv8-2a -c add.mlir
asked armv8.2-a "$MLCC" -target aarch64-linux-gnu -march=armv8-2a+sve -c add.mlir
asked armv7-m "$MLCC" -target arm-none-eabi -march=armv7m. -c add.mlir
asked armv9.3-a "$MLCC" -target aarch64-linux-gnu -march=armv9,3-a -c add.mlir

step "what -print-targets lists is a target"
works "$MLCC" -print-targets
sed -n '2,$s/^ *\([^ ]*\) .*/\1/p' out >targets
[ "$(wc -l <targets)" -gt 10 ] || stop "$(cat out)"
while read -r target; do
  works "$MLCC" -target "$target" -dumpmachine
done <targets
works "$MLCC" -target x86-64-linux-gnu -dumpmachine
[ "$(cat out)" = x86_64-unknown-linux-gnu ] || stop "$(cat out)"

step "code models, checks, warnings"
fails "$MLCC" $x86 -mcmodel=meduim -c add.mlir
says "it has kernel, medium, large, small"
asked address "$MLCC" -fsanitize=adress -c add.mlir
asked memory "$MLCC" -fno-sanitize=memry -c add.mlir
works "$MLCC" -Wunused-comand-line-argument -c add.mlir
says "did you mean '-Wunused-command-line-argument'?"
works "$MLCC" -Werror=missing-runtim -c add.mlir
says "did you mean '-Werror=missing-runtime'?"
works "$MLCC" -Wunsed -c add.mlir
says "did you mean '-Wunused'?"

step "the function to run"
asked add "$MLCC" -run -fentry=ads add.mlir
unasked "$MLCC" -run -fentry=nothing add.mlir

step "options"
asked -ffast-math "$MLCC" -ffast-mth -c add.mlir
asked -mcpu=skylake "$MLCC" -mcup=skylake -c add.mlir
asked --target=x86_64-linux-gnu "$MLCC" --taget=x86_64-linux-gnu -c add.mlir
unasked "$MLCC" -fquite-another-thing -c add.mlir

step "stages and passes"
asked expanded "$MLCC" -emit-mlir=expandd add.mlir
asked convert-scf-to-cf "$MLCC" -emit-mlir=convret-scf-to-cf add.mlir
fails "$MLCC" -emit-mlir=scff add.mlir
says "unknown stage 'scff' in '-emit-mlir=scff'; known: input, tiled, cf, expanded, llvm, and the passes of -print-passes"
asked convert-scf-to-cf "$MLCC" -stop-after=convert-scf-tocf add.mlir
asked canonicalize "$MLCC" -print-after=canonicalise -c add.mlir

step "mlcc-opt"
opt=$BIN/mlcc-opt
asked -convert-scf-to-cf "$opt" -convret-scf-to-cf add.mlir
asked --convert-scf-to-cf "$opt" --convret-scf-to-cf add.mlir
asked convert-scf-to-cf "$opt" '-pass-pipeline=builtin.module(convret-scf-to-cf)' add.mlir
asked cse "$opt" '-pass-pipeline=builtin.module(func.func(canonicalize,cze))' add.mlir
asked tile-size "$opt" -affine-loop-tile=til-size=3 add.mlir
asked index-bitwidth "$opt" '-pass-pipeline=builtin.module(convert-cf-to-llvm{index-bitwith=32})' add.mlir
asked -mlir-print-op-generic "$opt" -mlir-print-op-generc add.mlir
asked -list-passes "$opt" -list-pases
asked cse "$opt" -mlir-print-ir-after=canonicalize,cze add.mlir
unasked "$opt" -tosa-make-broadcastable add.mlir

step "mlcc-translate, mlcc-runner"
asked -mlir-to-llvmir "$BIN/mlcc-translate" -mlir-to-llvmr add.mlir
asked -entry-point-result "$BIN/mlcc-runner" -entry-point-reslt=i32 add.mlir
asked -ffast-math "$BIN/mlcc-runner" -ffast-mth add.mlir

step "help and the version, wherever they stand"
for tool in mlcc-opt mlcc-translate mlcc-runner; do
  works "$BIN/$tool" -split-input-file --help add.mlir
  prints "usage: $tool"
  works "$BIN/$tool" add.mlir --version
  prints "$tool version"
done
exit 0
