// Checks that nothing illegal is left: the promises of passes, and of the whole lowering.

#include "lowering/pass/pass.h"

#include "ir/dialects/lowered_by.h"

// Casts that are written

typedef struct CastSearch {
  WrittenCasts *written;
  Arena *arena;
} CastSearch;

static WrittenCast described_cast(const Op *cast) {
  return (WrittenCast){
      .loc = cast->loc,
      .from = cast->noperands ? op_operand(cast, 0)->type : NULL,
      .to = cast->nresults ? cast->results[0].type : NULL,
  };
}

static void note_cast(void *user, Op *op) {
  CastSearch *search = user;
  if (op_is(op, OP_builtin_unrealized_conversion_cast))
    vec_push(search->arena, search->written, described_cast(op));
}

void lowering_note_casts(Ctx *ctx, Arena *arena, Op *module,
                         WrittenCasts *written) {
  CastSearch search = {written, arena};
  if (ctx_has_made(ctx, OP_builtin_unrealized_conversion_cast))
    op_walk(module, note_cast, &search);
}

static const WrittenCast *find_written(const WrittenCasts *written, Loc loc) {
  for (size_t i = 0; written && i < written->size; i++)
    if (written->data[i].loc == loc)
      return &written->data[i];
  return NULL;
}

// The whole

typedef struct CastCheck {
  Ctx *ctx;
  const WrittenCasts *written; // NULL: all are
  unsigned nerrors;
  bool has_cast;
  bool is_written;  // the cast is
  WrittenCast cast; // the first that is left over and written, or the first
} CastCheck;

static bool is_llvm(const Op *op) {
  return opcode_dialect(op->info->opcode) == DIALECT_llvm ||
         op_has(op, TRAIT_TRANSLATED);
}

// An operation inside of one that was reported adds nothing.
static bool parent_is_reported(const Op *op) {
  const Op *parent = op_parent(op);
  return parent && !is_llvm(parent) && !op_is(parent, OP_builtin_module);
}

static void report(CastCheck *check, const Op *op) {
  check->nerrors++;
  if (op->info->opcode == OP_UNREGISTERED)
    op_error(check->ctx, op,
             "cannot be lowered: it is of an unregistered dialect");
  else
    op_error(check->ctx, op,
             "cannot be lowered: no pass converts it to the LLVM dialect");
}

static void take_cast(CastCheck *check, const Op *op) {
  const WrittenCast *written = find_written(check->written, op->loc);
  if (check->has_cast && (check->is_written || !written))
    return;
  check->has_cast = true;
  check->is_written = written || !check->written;
  check->cast = written ? *written : described_cast(op);
}

static void check_op(void *user, Op *op) {
  CastCheck *check = user;
  if (is_llvm(op) || op_is(op, OP_builtin_module))
    return;
  if (op_is(op, OP_builtin_unrealized_conversion_cast)) {
    take_cast(check, op);
    return;
  }
  if (!parent_is_reported(op))
    report(check, op);
}

// A cast is left where something beyond it was not lowered; alone, it was
// written so. Those of the lowering around it say nothing to whoever wrote it.
static bool report_cast(Ctx *ctx, const WrittenCast *cast) {
  static const char name[] = "'builtin.unrealized_conversion_cast' op";
  if (cast->from && cast->to)
    return diag_error(&ctx->diags, cast->loc,
                      "%s cannot be lowered: no conversion from '%s' to '%s'",
                      name, type_str(ctx, cast->from), type_str(ctx, cast->to));
  return diag_error(&ctx->diags, cast->loc,
                    "%s cannot be lowered: it converts nothing", name);
}

// An operation of LLVM's dialects was written with a type that these lack, so
// the casts beside it are left.
static void check_types(void *user, Op *op) {
  CastCheck *check = user;
  Type *wrong = NULL;
  if (!is_llvm(op))
    return;
  for (uint32_t i = 0; i < op->nresults && !wrong; i++)
    if (!type_is_llvm_compatible(op->results[i].type))
      wrong = op->results[i].type;
  for (uint32_t i = 0; i < op->noperands && !wrong; i++)
    if (!type_is_llvm_compatible(op_operand(op, i)->type))
      wrong = op_operand(op, i)->type;
  if (!wrong)
    return;
  check->nerrors++;
  op_error(check->ctx, op, "cannot be lowered: LLVM's dialect has no '%s'",
           type_str(check->ctx, wrong));
}

bool lowering_check(Ctx *ctx, const WrittenCasts *written, Op *module) {
  CastCheck check = {.ctx = ctx, .written = written};
  op_walk(module, check_op, &check);
  if (check.has_cast && !check.nerrors && !check.is_written)
    op_walk(module, check_types, &check);
  if (check.has_cast && !check.nerrors)
    return report_cast(ctx, &check.cast);
  return !check.nerrors;
}

// Only numbers may stand beside functions: nothing is lost with them.

bool lowering_is_in_place(Ctx *ctx, const Op *op) {
  switch (op->info->opcode) {
  case OP_UNREGISTERED: // is an error of its own
  case OP_builtin_module:
  case OP_llvm_linker_options:
  case OP_llvm_mlir_global_ctors:
  case OP_llvm_mlir_global_dtors:
  case OP_llvm_module_flags: return true;
  default: break;
  }
  return op_has(op, TRAIT_SYMBOL) ||
         (!op->nregions && op_would_be_trivially_dead(op)) ||
         op_error(ctx, op, "is outside of a function, where nothing runs it");
}

bool lowering_check_places(Ctx *ctx, Op *module) {
  bool ok = true;
  for (uint32_t i = 0; i < module->nregions; i++)
    for (Block *block = module->regions[i].first; block; block = block->next)
      for (Op *op = block->first; op; op = op->next)
        ok &= op_is(op, OP_builtin_module) ? lowering_check_places(ctx, op)
                                           : lowering_is_in_place(ctx, op);
  return ok;
}

// Types that no memory holds.

typedef struct ShapeCheck {
  Ctx *ctx;
  bool ok;
} ShapeCheck;

// An encoding of a dialect that lowers to others (sparse_tensor) says how the
// tensor lies in memory, which callers rely on; it would be taken for a dense one.
static bool is_encoded(const Type *type, Buf *why) {
  const Attr *encoding =
      type_is(type, TY_TENSOR) ? type->as.shaped.layout : NULL;
  Buf command = {0};
  bool encoded =
      attr_is(encoding, AT_OPAQUE) &&
      lowered_by(&command, ident_str(encoding->as.opaque.dialect), STR("..."));
  if (encoded)
    buf_printf(why,
               "does not lie in memory as mlcc's tensors do; to lower it: %s",
               buf_cstr(&command));
  buf_release(&command);
  return encoded;
}

// Then strides, which count elements, are none.
static bool has_too_many(const Type *type, Buf *why) {
  if (!type_is(type, TY_TENSOR) && !type_is(type, TY_MEMREF))
    return false;
  int64_t n = 1;
  for (int i = 0; i < type->as.shaped.rank; i++) {
    int64_t size = type->as.shaped.shape[i];
    if (size > 0 && __builtin_mul_overflow(n, size, &n))
      return buf_puts(why, "has more elements than 64 bits count"), true;
  }
  return false;
}

static bool is_unfit(const Type *type, Buf *why) {
  return is_encoded(type, why) || has_too_many(type, why);
}

// Among the results, and the arguments of its regions.
static const Type *unfit_of_op(const Op *op, Buf *why) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (is_unfit(op->results[i].type, why))
      return op->results[i].type;
  for (uint32_t i = 0; i < op->nregions; i++) {
    const Block *block = op->regions[i].first;
    for (uint32_t k = 0; block && k < block->nargs; k++)
      if (is_unfit(block->args[k]->value.type, why))
        return block->args[k]->value.type;
  }
  return NULL;
}

static void check_shapes(void *user, Op *op) {
  ShapeCheck *check = user;
  Buf why = {0};
  const Type *type = check->ok ? unfit_of_op(op, &why) : NULL;
  if (type)
    check->ok = op_error(check->ctx, op, "cannot be lowered: '%s' %s",
                         type_str(check->ctx, type), buf_cstr(&why));
  buf_release(&why);
}

bool lowering_check_shapes(Ctx *ctx, Op *module) {
  ShapeCheck check = {ctx, true};
  op_walk(module, check_shapes, &check);
  return check.ok;
}

// One pass

typedef struct Promise {
  Ctx *ctx;
  const Pass *pass;
  bool gone[DIALECTS_MAX]; // by number
  bool kept;
} Promise;

static void check_gone(void *user, Op *op) {
  Promise *p = user;
  if (!p->gone[opcode_dialect(op->info->opcode)])
    return;
  op_error(p->ctx, op, "is left after '%s', which promises that it is gone",
           p->pass->flag);
  p->kept = false;
}

bool pass_check_gone(Ctx *ctx, const Pass *pass, Op *root) {
  Promise p = {.ctx = ctx, .pass = pass, .kept = true};
  for (const char *at = pass->gone; at && *at;) {
    size_t n = strcspn(at, ",");
    const Dialect *dialect = ctx_dialect(ctx, (Str){at, n});
    if (dialect)
      p.gone[dialect->number] = true;
    at += n + (at[n] == ',');
  }
  if (pass->gone)
    op_walk(root, check_gone, &p);
  return p.kept;
}
