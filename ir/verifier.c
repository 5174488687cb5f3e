// The verifier: is this IR what its operations' rows say?
//
// The order is MLIR's, because it decides which of several mistakes a user (or
// a test) is told of:
//
//   1. an operation by itself (verify_op.c): counts, attributes, types,
//      relations between types, traits, its hook;
//   2. its blocks: a terminator at the end and nowhere else;
//   3. the operations inside, this way again;
//   4. what needs those to be right (verify_regions.c): isolation, symbols,
//      values passed between regions, its region hook;
//   5. once a whole isolated operation stands: dominance.
//
// An operation reports its first mistake only, and not the consequences of
// mistakes inside it. Unlike MLIR the walk goes on with its neighbours, so that
// one run finds many.

#include "ir/verifier_int.h"

// Reporting

static bool report_at_op(Ctx *ctx, const Op *op, const char *fmt,
                         va_list args) {
  Buf text = {0};
  const Op *at_hand = ctx->at_hand;
  ctx->at_hand = op;
  buf_vprintf(&text, fmt, args);
  Str name = op_name(op);
  diag_report(&ctx->diags, DIAG_ERROR, op->loc, "'" STR_FMT "' op " STR_FMT,
              STR_ARG(name), (int)text.size, text.data ? text.data : "");
  buf_release(&text);
  ctx->at_hand = at_hand;
  return false;
}

static bool report_plainly(Ctx *ctx, Severity severity, const Op *op,
                           const char *fmt, va_list args) {
  const Op *at_hand = ctx->at_hand;
  ctx->at_hand = op;
  diag_vreport(&ctx->diags, severity, op->loc, fmt, args);
  ctx->at_hand = at_hand;
  return false;
}

bool op_plain_error(Ctx *ctx, const Op *op, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  report_plainly(ctx, DIAG_ERROR, op, fmt, args);
  va_end(args);
  return false;
}

bool op_error(Ctx *ctx, const Op *op, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  report_at_op(ctx, op, fmt, args);
  va_end(args);
  return false;
}

bool op_warning(Ctx *ctx, const Op *op, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  report_plainly(ctx, DIAG_WARNING, op, fmt, args);
  va_end(args);
  return false;
}

// Blocks

static bool is_unregistered(const Op *op) {
  return op_is(op, OP_UNREGISTERED);
}

// Only a lone block can do without a terminator, and what an unregistered
// operation wants nobody knows.
static bool may_lack_terminator(const Block *block) {
  const Op *parent = block->parent->parent;
  if (block->parent->first != block->parent->last)
    return false;
  return !parent || is_unregistered(parent) ||
         op_has(parent, TRAIT_NO_TERMINATOR);
}

static bool empty_block(Ctx *ctx, const Block *block) {
  diag_error(&ctx->diags, block->loc,
             "empty block: expect at least a terminator");
  hint_terminator(ctx, block, block->loc);
  return false;
}

static bool check_block_start(Ctx *ctx, Block *block) {
  if (!block->first)
    return may_lack_terminator(block) || empty_block(ctx, block);
  for (Op *op = block->first; op != block->last; op = op->next)
    if (op->nsuccessors)
      return op_plain_error(
          ctx, op,
          "operation with block successors must terminate its parent block");
  return true;
}

static bool no_terminator(Ctx *ctx, Op *last) {
  Buf text = {0};
  if (ctx->print_op)
    ctx->print_op(&text, ctx, last);
  else
    buf_str(&text, op_name(last));
  op_plain_error(ctx, last, "block with no terminator, has " STR_FMT,
                 (int)text.size, text.data);
  buf_release(&text);
  hint_terminator(ctx, last->block, last->loc);
  return false;
}

static bool check_block_end(Ctx *ctx, Block *block) {
  Op *last = block->last;
  for (uint32_t i = 0; last && i < last->nsuccessors; i++)
    if (last->successors[i].block->parent != block->parent)
      return op_error(ctx, last, "branching to block of a different region");
  if (may_lack_terminator(block))
    return true;
  return is_unregistered(last) || op_has(last, TRAIT_TERMINATOR) ||
         no_terminator(ctx, last);
}

// Regions

static bool check_region_starts(Ctx *ctx, Op *op) {
  bool is_graph = op_has(op, TRAIT_GRAPH_REGION);
  for (uint32_t i = 0; i < op->nregions; i++) {
    const Region *region = &op->regions[i];
    if (!region->first)
      continue;
    if (is_graph && region->first != region->last)
      return op_error(ctx, op, "expects graph region #%u to have 0 or 1 blocks",
                      i);
    if (region->first->preds)
      return diag_error(&ctx->diags, op->loc,
                        "entry block of region may not have predecessors");
  }
  return true;
}

static bool check_registered(Ctx *ctx, Op *op) {
  Str name = op_name(op);
  const char *dot = memchr(name.data, '.', name.size);
  Str prefix = {name.data, dot ? (size_t)(dot - name.data) : name.size};
  const Dialect *dialect = dot ? ctx_op_dialect(ctx, prefix) : NULL;
  if (dot && ctx_takes_unknown_ops(ctx, prefix))
    return true;
  if (!dialect)
    return ctx->options.allow_unregistered_dialects ||
           op_error(ctx, op,
                    "created with unregistered dialect. If this is intended, "
                    "please call allowUnregisteredDialects() on the "
                    "MLIRContext, or use -allow-unregistered-dialect with the "
                    "MLIR opt tool used");
  return diag_error(&ctx->diags, op->loc,
                    "unregistered operation '" STR_FMT
                    "' found in dialect ('" STR_FMT
                    "') that does not allow unknown operations",
                    STR_ARG(name), STR_ARG(prefix));
}

// What is wrong with a block as such may be a consequence of what was wrong
// before it (`ok` is false), and is then passed over.
static bool verify_block(Verifier *v, Block *block, bool ok) {
  if (ok && !check_block_start(v->ctx, block))
    return false;
  bool done = block->parent->parent == v->done;
  for (Op *op = block->first; op && !done; op = op->next)
    ok &= verify_op(v, op);
  return ok && check_block_end(v->ctx, block);
}

// With all inside it right.
static bool check_whole(Verifier *v, Op *op) {
  if (is_unregistered(op))
    return check_registered(v->ctx, op);
  if (!check_result_types(v, op))
    return false;
  if (!op->nregions)
    return true;
  if (!check_op_with_regions(v, op))
    return false;
  return !op_has(op, TRAIT_ISOLATED) || check_dominance(v, op);
}

// Damage

void damage_add(Damage *damage, const Op *op, Soundness soundness) {
  ptrmap_set(&damage->ops, &damage->arena, op, (void *)(uintptr_t)soundness);
}

Soundness damage_of(const Verifier *v, const Op *op) {
  if (!v->damage || !v->damage->ops.size)
    return 0;
  return (Soundness)(uintptr_t)ptrmap_get(&v->damage->ops, op);
}

static bool spoil(Verifier *v, const Op *op, Soundness soundness) {
  if (v->damage)
    damage_add(v->damage, op, soundness);
  return false;
}

// What is still to be found inside an operation that has a mistake. In a
// function that is wrong itself all may be a consequence.
static bool verify_remains(Verifier *v, Op *op, Soundness soundness) {
  bool is_table = op_has(op, TRAIT_SYMBOL_TABLE);
  if (v->damage && (is_table || soundness == SOUND_HEADER))
    for (uint32_t i = 0; i < op->nregions; i++)
      for (Block *block = op->regions[i].first; block; block = block->next)
        for (Op *inner = block->first; inner; inner = inner->next)
          verify_op(v, inner);
  if (v->damage && is_table)
    check_sound_symbols(v, op);
  return spoil(v, op, soundness);
}

static bool verify_damaged(Verifier *v, Op *op) {
  bool is_named = op_has(op, TRAIT_SYMBOL);
  bool sound = !is_named || check_op(v->ctx, op);
  return verify_remains(v, op, sound ? SOUND_HEADER : UNSOUND);
}

static bool verify_blocks(Verifier *v, Op *op) {
  bool ok = true;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next)
      ok = verify_block(v, block, ok);
  if (!ok && v->damage && op_has(op, TRAIT_SYMBOL_TABLE))
    check_sound_symbols(v, op);
  return ok;
}

static void list_symbol_user(Verifier *v, Op *op) {
  if (op->info->verify_symbol_uses || op_has(op, TRAIT_SYMBOL_TABLE))
    vec_push(&v->scratch, &v->symbol_users, op);
}

bool verify_op(Verifier *v, Op *op) {
  if (damage_of(v, op))
    return verify_damaged(v, op);
  list_symbol_user(v, op);
  v->ctx->at_hand = op;
  if (!check_op(v->ctx, op) || !check_region_starts(v->ctx, op))
    return verify_remains(v, op, UNSOUND);
  if (!verify_blocks(v, op))
    return spoil(v, op, SOUND_HEADER);
  v->ctx->at_hand = op;
  if (!check_whole(v, op))
    return spoil(v, op, SOUND_HEADER);
  return true;
}
// The module of a file may be all that there is in the module around the file.
static Op *innermost_module(Op *op) {
  while (op->nregions == 1 && op->regions[0].first) {
    Op *first = op->regions[0].first->first;
    if (!first || first->next || !op_has(first, TRAIT_SYMBOL_TABLE))
      break;
    op = first;
  }
  return op;
}

static bool run_verifier(Verifier *v, Op *op) {
  KeptNames names = {0};
  arena_init(&v->scratch);
  v->ctx->kept_names = &names;
  bool ok = verify_op(v, op);
  if (ok && !op_has(op, TRAIT_ISOLATED))
    ok = check_dominance(v, op);
  v->ctx->at_hand = NULL;
  v->ctx->kept_names = NULL;
  arena_release(&names.arena);
  arena_release(&v->scratch);
  return ok;
}

bool verify(Ctx *ctx, Op *op) {
  Op *module = innermost_module(op);
  bool done = verify_pieces(ctx, module);
  return run_verifier(&(Verifier){.ctx = ctx, .done = done ? module : NULL},
                      op);
}

// Is it nobody's, or of what was given up in the middle?
static bool is_lost(const Value *value) {
  if (value_is_placeholder(value))
    return true;
  const Op *op = value_op(value);
  const Block *block = op ? op->block : value_arg_block(value);
  while (block && block->parent && block->parent->parent) {
    op = block->parent->parent;
    if (!op->block)
      return false; // the outermost
    block = op->block;
  }
  return true;
}

// Does it lack something, or name a value that is not there?
static bool find_damage(Damage *damage, const Op *op) {
  bool damaged = ptrmap_get(&damage->ops, op);
  for (uint32_t i = 0; i < op->noperands; i++)
    damaged |= is_lost(op->operands[i].value);
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        damaged |= find_damage(damage, inner);
  if (damaged)
    damage_add(damage, op, SOUND_HEADER);
  return damaged;
}

bool verify_rest(Ctx *ctx, Op *op, Damage *damage) {
  Op *module = innermost_module(op);
  bool damaged = damage->incomplete && find_damage(damage, op);
  bool done = !damaged && verify_pieces(ctx, module);
  Verifier v = {.ctx = ctx, .done = done ? module : NULL, .damage = damage};
  return run_verifier(&v, op) && !damaged;
}
