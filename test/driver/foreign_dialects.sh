#!/bin/sh
# label: slow
# Operations of dialects that mlcc has not: a note for each dialect, once in a
# file, and the command that lowers it, which is run as the note has it.
. "$SOURCE/test/driver/common.inc"
need mlir-opt-22 mlir-translate-22
mkdir tools
for tool in mlir-opt mlir-translate; do
  ln -s "$(command -v $tool-22)" tools/$tool
done
PATH=$PWD/tools:$BIN:$PATH
export PATH

# The note's command, compiling into an object, is done to the module.
lowered() { # DIALECT, the module on standard input
  step "$1"
  cat >"$1.mlir"
  fails mlcc -c "$1.mlir" -o "$1.o"
  says "note: mlcc does not have dialect '$1'"
  command=$(sed -n 's/.*note: to lower it: //p' err | tail -1)
  [ "$command" ] || { cat err; stop "no command"; }
  echo "$command" | sed "s/\.\.\.\$/-c -o $1.o/" >command
  case $command in
  *"$1.mlir"*"..."*) ;;
  *) stop "odd command: $command" ;;
  esac
  works sh -e command
  [ -s "$1.o" ] || { cat out err command; stop "no object"; }
}

lowered tosa <<'END'
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %s = tosa.tanh %r : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
END
lowered sparse_tensor <<'END'
#CSR = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
func.func @f(%a: tensor<8x8xf32, #CSR>) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = sparse_tensor.foreach in %a init(%z) : tensor<8x8xf32, #CSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f32, %s: f32):
    %n = arith.addf %v, %s : f32
    sparse_tensor.yield %n : f32
  }
  return %r : f32
}
END
lowered quant <<'END'
!q = !quant.uniform<i8:f32, 2.0>
func.func @f(%a: f32) -> i8 {
  %0 = quant.qcast %a : f32 to !q
  %1 = quant.scast %0 : !q to i8
  return %1 : i8
}
END
lowered async <<'END'
func.func @f(%m: memref<4xf32>, %x: f32, %i: index) {
  %t = async.execute {
    memref.store %x, %m[%i] : memref<4xf32>
    async.yield
  }
  async.await %t : !async.token
  return
}
END
lowered spirv <<'END'
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) -> i32 "None" {
    %r = spirv.IAdd %a, %a : i32
    spirv.ReturnValue %r : i32
  }
}
END
lowered omp <<'END'
func.func @f(%m: memref<8xf32>, %n: index, %z: f32) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%0) to (%n) step (%1) {
        memref.store %z, %m[%i] : memref<8xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
END
lowered emitc <<'END'
emitc.func @f(%a: i32, %b: i32) -> i32 {
  %r = emitc.add %a, %b : (i32, i32) -> i32
  emitc.return %r : i32
}
END

step "one note of a dialect, one list of those that there are"
cat >many.mlir <<'END'
func.func @f(%a: i32) {
  %e = spirv.IAdd %a, %a : i32
  %g = spirv.IAdd %a, %a : i32
  gpu.barrier
  gpu.barrier
  "gpu.terminator"() : () -> ()
  return
}
END
fails mlcc -c many.mlir
[ "$(grep -c "does not have dialect 'spirv'" err)" = 1 ] || stop "$(cat err)"
[ "$(grep -c "does not have dialect 'gpu'" err)" = 1 ] || stop "$(cat err)"
[ "$(grep -c "it has operations of builtin, func, arith" err)" = 1 ] || stop "$(cat err)"
[ "$(grep -c "to lower it: mlir-opt" err)" = 1 ] || stop "$(cat err)"
[ "$(grep -c ": error: " err)" -ge 4 ] || stop "$(cat err)"
exit 0
