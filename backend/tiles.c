// The request for tiles is a constructor in every module that has operations on
// them; asking twice does no harm. What the kernel answers is not looked at:
// where there are no tiles the first instruction for them says so.
//
// Facts: Linux, Documentation/arch/x86/xstate.rst: arch_prctl(158),
// ARCH_REQ_XCOMP_PERM (0x1023) of XFEATURE_XTILEDATA (18).

#include "backend/tiles.h"

#include "backend/added_text.h"

static const char request[] =
    "llvm.mlir.global_ctors ctors = [@mlcc.request_tiles],\n"
    "    priorities = [0 : i32], data = [#llvm.zero]\n"
    "llvm.func internal @mlcc.request_tiles() {\n"
    "  %number = llvm.mlir.constant(158 : i64) : i64\n"
    "  %request = llvm.mlir.constant(0x1023 : i64) : i64\n"
    "  %tiles = llvm.mlir.constant(18 : i64) : i64\n"
    "  %answer = llvm.inline_asm has_side_effects \"syscall\",\n"
    "      \"={ax},{ax},{di},{si},~{rcx},~{r11},~{memory}\"\n"
    "      %number, %request, %tiles : (i64, i64, i64) -> i64\n"
    "  llvm.return\n"
    "}\n";

bool tiles_request(Ctx *ctx, Pool *pool, Op *module, const TargetSpec *target) {
  if (strcmp(target->os, "linux") || strcmp(target->arch, "x86_64"))
    return true;
  return module_add_text(ctx, pool, module, "<tiles>", STR(request));
}
