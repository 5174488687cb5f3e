// linalg-outline: structured operations of large functions go into functions of
// their own.
//
// Requires: nothing; operations on tensors stay where they are.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   func.func @model(...) {
//     ... many structured operations
//     linalg.add ins(%a, %b : memref<4xf32>, memref<4xf32>)
//                outs(%c : memref<4xf32>)
//   }
//
// After:
//
//   func.func private @__mlcc_add_0(%a: memref<4xf32>, %b: memref<4xf32>,
//                                   %c: memref<4xf32>) {
//     linalg.add ins(%a, %b : memref<4xf32>, memref<4xf32>)
//                outs(%c : memref<4xf32>)
//   }
//   func.func @model(...) {
//     ... many calls
//     call @__mlcc_add_0(%a, %b, %c)
//   }
//
// A function of thousands of loops takes LLVM minutes, since its passes on loops
// look at the whole function again and again. Equal operations share a function.
// Where a result is known not to overlap other operands, its argument is
// llvm.noalias. Constants that a body uses are made again inside.

#include "lowering/func/duplicates.h"
#include "lowering/func/outside.h"
#include "lowering/linalg/kernel_int.h"
#include "lowering/linalg/overlap.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

typedef struct Made {
  Op *func;
  uint64_t hash;
} Made;

typedef struct Outline {
  Kernels k;
  const DataLayout *layout;
  Vec(Made) made;
  uint32_t number;
} Outline;

// Functions

static Ident *new_name(Outline *z, const Op *op) {
  Buf name = {0};
  buf_lit(&name, "__mlcc");
  put_op_name(&name, op->info);
  buf_printf(&name, "_%u", z->number++);
  return finish_name(&z->k, &name);
}

static void note_noalias(Outline *z, Op *func, const Structured *s,
                         const Outside *o) {
  Ctx *ctx = z->k.rw.b.ctx;
  if (structured_overlap(ctx, z->layout, s) != OVERLAP_NEVER)
    return;
  Attr **attrs = arena_array(o->arena, Attr *, o->args.size + 1);
  for (size_t i = 0; i < o->args.size; i++) {
    attrs[i] = ctx->empty_dict;
    for (uint32_t j = 0; j < s->ninits; j++)
      if (o->args.data[i] == structured_init(s, j))
        attrs[i] = dict_with(ctx, attrs[i], ctx_ident_lit(ctx, "llvm.noalias"),
                             ctx->unit);
  }
  func->slots[A_func_func_arg_attrs] =
      attr_array(ctx, attrs, (uint32_t)o->args.size);
}

// Memrefs are passed as pointers if all of them can be: a call has three
// arguments then instead of thirty.
static void choose_pointers(Outline *z, Op *func, const Outside *o) {
  Ctx *ctx = z->k.rw.b.ctx;
  bool is_bare = true;
  for (size_t i = 0; i < o->args.size; i++) {
    const Type *type = o->args.data[i]->type;
    is_bare &= type->kind != TY_MEMREF || memref_is_static(type);
  }
  op_set_attr(ctx, func, ctx_ident_lit(ctx, "llvm.bareptr"),
              attr_bool(ctx, is_bare));
}

// A function that does what the operation does; what was made before is used if
// it is the same.
static Op *outlined(Outline *z, Op *op, const Structured *s, const Outside *o) {
  Rewriter *rw = &z->k.rw;
  uint32_t nargs = (uint32_t)o->args.size;
  Ident *name = new_name(z, op);
  Block *block = begin_function(&z->k, name, o->args.data, nargs);
  if (!block) // a function of the program's
    return NULL;
  Op *func = block->parent->parent;
  PtrMap map = {0};
  for (uint32_t i = 0; i < nargs; i++)
    ptrmap_set(&map, rw->arena, o->args.data[i], block_arg(block, i));
  for (size_t i = 0; i < o->constants.size; i++)
    rewrite_clone(rw, value_op(o->constants.data[i]), &map);
  rewrite_clone(rw, op, &map);
  note_noalias(z, func, s, o);
  choose_pointers(z, func, o);
  uint64_t hash = func_hash(func);
  for (size_t i = 0; i < z->made.size; i++)
    if (z->made.data[i].hash == hash &&
        op_parent(z->made.data[i].func) == op_parent(func) &&
        funcs_are_equal(z->made.data[i].func, func)) {
      forget_function(&z->k, func, name);
      rewrite_erase(rw, func);
      z->number--;
      return z->made.data[i].func;
    }
  vec_push(rw->arena, &z->made, ((Made){func, hash}));
  return func;
}

static void outline(Outline *z, Op *op) {
  Rewriter *rw = &z->k.rw;
  Structured s;
  if (!op_has_pure_buffers(op) || !structured_of(rw->b.ctx, rw->arena, op, &s))
    return;
  Outside o = outside_of(rw->b.ctx, rw->arena, op);
  builder_before(&rw->b, op);
  Op *func = outlined(z, op, &s, &o);
  if (!func)
    return;
  builder_before(&rw->b, op);
  Attr *name = op_slot(func, A_func_func_sym_name);
  build_function_call(&z->k, &rw->b, ctx_ident(rw->b.ctx, name->as.string),
                      o.args.data, (uint32_t)o.args.size);
  rewrite_erase(rw, op);
}

// The pass

typedef struct Found {
  Arena *arena;
  Vec(Op *) ops;
} Found;

static void find(void *user, Op *op) {
  Found *found = user;
  if (op_is_structured(op) && !op_is_structured(op_parent(op)))
    vec_push(found->arena, &found->ops, op);
}

bool lower_linalg_outline(PassRun *run, Op *root) {
  uint32_t least = PASS_OPTIONS(run, linalg_outline)->least;
  Outline z = {.layout = run->layout,
               .k = {.rw = pass_rewriter(run),
                     .target = run->target,
                     .tables = {.ctx = run->ctx, .arena = run->arena}}};
  OpList funcs = collect_ops(run, root, OP_func_func);
  for (size_t i = 0; i < funcs.count; i++) {
    Found found = {.arena = run->arena};
    op_walk(funcs.items[i], find, &found);
    for (size_t j = 0; found.ops.size >= least && j < found.ops.size; j++)
      outline(&z, found.ops.data[j]);
  }
  return true;
}
