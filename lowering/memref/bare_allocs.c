// memref-bare-allocs: what leaves a function as a bare pointer can be freed by
// that pointer.
//
// Requires: no memref.realloc.
// Guarantees: an allocation that a caller gets, or that a callee frees, by a
//   pointer to its elements is marked, so that these begin where it does.
// Invalidates: nothing.
//
// A descriptor has two pointers: that of the allocation, which is freed, and
// that of the elements, which stand behind it where the allocation is aligned
// more than malloc does it. A function of bare pointers (all of them, or those
// with llvm.bareptr) hands on only the second one.
//
// Before:
//
//   func.func @f() -> memref<4xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     return %0 : memref<4xf32>
//   }
//
// After:
//
//   %0 = memref.alloc() {alignment = 64 : i64, mlcc.bare = "aligned_alloc"}
//       : memref<4xf32>
//
// Where the C library frees no memory of aligned_alloc, which is so on Windows,
// the mark says "malloc". Memory that is only passed to a function which is not
// of the module is marked where aligned_alloc is there; elsewhere that function
// is taken not to free it.

#include "ir/build/memref.h"
#include "ir/analysis/access.h"
#include "lowering/memref/passes.h"
#include "lowering/pass/pass.h"

typedef enum Way { // of an allocation, from the best to the worst
  WAY_STAYS,
  WAY_PASSED, // to functions of which nothing is known
  WAY_LOST,   // returned, or freed where only the elements are known
} Way;

// A value that is the allocation or a view of it.
typedef struct View {
  Value *value;
  bool is_bare; // it came through a call
} View;

typedef struct Bare {
  PassRun *run;
  SymbolTables tables;
  Vec(View) open;
  PtrMap seen;
} Bare;

static uint32_t operand_number(const Use *use) {
  return (uint32_t)(use - use->owner->operands);
}

static void follow(Bare *e, Value *value, bool is_bare) {
  void **seen = ptrmap_at(&e->seen, e->run->arena, value);
  if (*seen || !type_is_memref(value->type))
    return;
  *seen = value;
  vec_push(e->run->arena, &e->open, ((View){value, is_bare}));
}

// Follows what a branch hands on, whichever argument that becomes.
static void follow_branch(Bare *e, const Op *branch, const View *view) {
  for (uint32_t i = 0; i < branch->nsuccessors; i++) {
    Block *block = branch->successors[i].block;
    for (uint32_t k = 0; k < block->nargs; k++)
      if (block_arg(block, k)->type == view->value->type)
        follow(e, block_arg(block, k), view->is_bare);
  }
}

static Way way_through_call(Bare *e, const Use *use) {
  Op *call = use->owner;
  Op *func = op_callee(call)
                 ? symbol_tables_lookup(&e->tables, call, op_callee(call))
                 : NULL;
  if (!func || !op_is(func, OP_func_func) || !func->regions[0].first)
    return WAY_PASSED;
  follow(e, block_arg(func->regions[0].first, operand_number(use)), true);
  return WAY_STAYS;
}

static Way way_through(Bare *e, const Use *use, const View *view) {
  Op *op = use->owner;
  if (op_is(op, OP_func_return) || op->nregions)
    return WAY_LOST;
  if (op_is(op, OP_memref_dealloc))
    return view->is_bare ? WAY_LOST : WAY_STAYS;
  if (op_is(op, OP_memref_store) &&
      operand_number(use) != access_base_operand(op))
    return WAY_LOST;
  if (op_is(op, OP_func_call))
    return way_through_call(e, use);
  if (op_is(op, OP_func_call_indirect) ||
      op_is(op, OP_builtin_unrealized_conversion_cast))
    return WAY_PASSED;
  follow_branch(e, op, view);
  for (uint32_t i = 0; i < op->nresults; i++)
    follow(e, op_result(op, i), view->is_bare);
  return WAY_STAYS;
}

static Way way_of(Bare *e, Op *alloc) {
  Way worst = WAY_STAYS;
  e->open.size = 0;
  e->seen = (PtrMap){0};
  follow(e, op_result(alloc, 0), false);
  for (size_t i = 0; i < e->open.size; i++) {
    View view = e->open.data[i];
    for (const Use *use = view.value->uses; use; use = use->next) {
      Way way = way_through(e, use, &view);
      worst = way > worst ? way : worst;
    }
  }
  return worst;
}

static bool has_bare_function(Ctx *ctx, OpList funcs) {
  for (size_t i = 0; i < funcs.count; i++) {
    const Attr *mark =
        op_attr(funcs.items[i], ctx_ident_lit(ctx, "llvm.bareptr"));
    if (mark && (!attr_is(mark, AT_INTEGER) || attr_to_bool(mark)))
      return true;
  }
  return false;
}

bool lower_memref_bare_allocs(PassRun *run, Op *root) {
  const Options_memref_bare_allocs *options =
      PASS_OPTIONS(run, memref_bare_allocs);
  Bare e = {.run = run, .tables = {.ctx = run->ctx, .arena = run->arena}};
  if (!options->all_functions &&
      !has_bare_function(run->ctx, collect_ops(run, root, OP_func_func)))
    return true;
  OpList allocs = collect_ops(run, root, OP_memref_alloc);
  Way least = options->aligned_alloc ? WAY_PASSED : WAY_LOST;
  for (size_t i = 0; i < allocs.count; i++)
    if (way_of(&e, allocs.items[i]) >= least)
      alloc_mark_bare(run->ctx, allocs.items[i], options->aligned_alloc);
  return true;
}
