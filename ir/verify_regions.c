// Checks of an operation with regions once all inside it is right:
// that nothing is used from outside an isolated one, that names are unique and
// resolve, that values passed into, between and out of regions have the types
// expected there; and dominance.

#include "ir/verifier_int.h"

// Isolation

static bool check_uses_inside(Ctx *ctx, const Op *isolated, const Region *limit,
                              const Region *region);

static bool is_defined_inside(const Value *value, const Region *limit) {
  const Op *op = value_op(value);
  const Block *block = op ? op->block : value_arg_block(value);
  const Region *region = block ? block->parent : NULL;
  while (region && region != limit) {
    const Op *parent = region->parent;
    region = parent && parent->block ? parent->block->parent : NULL;
  }
  return region == limit;
}

// Values of the same region are the rule; only others are looked for.
static bool check_op_inside(Ctx *ctx, const Op *isolated, const Region *limit,
                            const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Value *value = op->operands[i].value;
    const Op *def = value_op(value);
    const Block *block = def ? def->block : value_arg_block(value);
    if (block && block->parent == op->block->parent)
      continue;
    if (is_defined_inside(value, limit))
      continue;
    op_error(ctx, op, "using value defined outside the region");
    return diag_note(&ctx->diags, isolated->loc,
                     "required by region isolation constraints");
  }
  if (op_has(op, TRAIT_ISOLATED))
    return true;
  for (uint32_t i = 0; i < op->nregions; i++)
    if (!check_uses_inside(ctx, isolated, limit, &op->regions[i]))
      return false;
  return true;
}

static bool check_uses_inside(Ctx *ctx, const Op *isolated, const Region *limit,
                              const Region *region) {
  for (const Block *block = region->first; block; block = block->next)
    for (const Op *op = block->first; op; op = op->next)
      if (!check_op_inside(ctx, isolated, limit, op))
        return false;
  return true;
}

static bool check_isolation(Ctx *ctx, const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    if (!check_uses_inside(ctx, op, &op->regions[i], &op->regions[i]))
      return false;
  return true;
}

// Symbols

static bool check_unique_names(Verifier *v, Op *table_op) {
  PtrMap names = {0};
  for (Block *block = table_op->regions[0].first; block; block = block->next)
    for (Op *op = block->first; op; op = op->next) {
      Str name = symbol_name(op);
      if (!name.data)
        continue;
      void **entry = ptrmap_at(&names, &v->scratch, ctx_ident(v->ctx, name));
      if (*entry) {
        diag_error(&v->ctx->diags, op->loc,
                   "redefinition of symbol named '" STR_FMT "'", STR_ARG(name));
        return diag_note(&v->ctx->diags, ((Op *)*entry)->loc,
                         "see existing symbol definition here");
      }
      *entry = op;
    }
  return true;
}

// Did the name belong to what is missing, or is what it names wrong itself?
static bool is_damaged_ref(Verifier *v, SymbolTables *tables, Op *op,
                           const Attr *ref) {
  const Op *found = symbol_tables_lookup(tables, op, ref);
  if (found)
    return damage_of(v, found) == UNSOUND;
  return v->damage->any_symbol ||
         ptrmap_get(&v->damage->symbols, ref->as.symbol.root);
}

static bool mentions_damaged(Verifier *v, SymbolTables *tables, Op *op,
                             const Attr *attr) {
  const Attr *const *nested = NULL;
  uint32_t n = 0;
  if (!attr)
    return false;
  if (attr->kind == AT_SYMBOL_REF)
    return is_damaged_ref(v, tables, op, attr);
  if (attr->kind == AT_ARRAY) {
    nested = (const Attr *const *)attr->as.array.items;
    n = attr->as.array.count;
  } else if (attr->kind == AT_DIALECT) {
    nested = (const Attr *const *)attr->as.def.params;
    n = attr->as.def.info->nparams;
  }
  for (uint32_t i = 0; i < n; i++)
    if (mentions_damaged(v, tables, op, nested[i]))
      return true;
  return false;
}

static bool is_damaged(const Verifier *v) {
  return v->damage && (v->damage->incomplete || v->damage->ops.size);
}

// Can it be said whether the symbols of an operation are right?
static bool is_decidable(Verifier *v, SymbolTables *tables, Op *op) {
  if (!is_damaged(v))
    return true;
  if (damage_of(v, op) || !attrs_fit(op)) // which may not have been looked at
    return false;
  for (uint32_t i = 0; i < op->info->nattrs; i++)
    if (mentions_damaged(v, tables, op, op->slots[i]))
      return false;
  return true;
}

static bool check_symbol_uses(Verifier *v, SymbolTables *tables, Op *op);

// Goes on behind a mistake if there is a record of damage.
static bool check_uses_in(Verifier *v, SymbolTables *tables,
                          const Region *region) {
  bool ok = true;
  for (Block *block = region->first; block; block = block->next)
    for (Op *op = block->first; op && (ok || v->damage); op = op->next)
      ok &= check_symbol_uses(v, tables, op);
  return ok;
}

static bool check_own_symbols(Verifier *v, SymbolTables *tables, Op *op) {
  const OpInfo *info = op->info;
  if (!info->verify_symbol_uses || !is_decidable(v, tables, op) ||
      info->verify_symbol_uses(v->ctx, op, tables))
    return true;
  hint_symbols(v->ctx, tables, op);
  return false;
}

// Of an operation and those in it; not of nested tables, which have seen to
// theirs.
static bool check_symbol_uses(Verifier *v, SymbolTables *tables, Op *op) {
  bool ok = check_own_symbols(v, tables, op);
  if (op_has(op, TRAIT_SYMBOL_TABLE) || (!ok && !v->damage))
    return ok;
  for (uint32_t i = 0; i < op->nregions && (ok || v->damage); i++)
    ok &= check_uses_in(v, tables, &op->regions[i]);
  return ok;
}

bool check_symbol_users(Verifier *v, SymbolTables *tables, Op *const *users,
                        size_t n) {
  bool ok = true;
  for (size_t i = 0; i < n && (ok || v->damage); i++)
    ok &= check_own_symbols(v, tables, users[i]);
  return ok;
}

// Without damage all that is in the table was visited and listed: few
// operations name symbols, so that another walk would be a waste.
static bool check_listed_symbols(Verifier *v, SymbolTables *tables,
                                 const Op *table_op) {
  size_t first = v->symbol_users.size;
  while (v->symbol_users.data[first - 1] != table_op)
    first--;
  Op **users = v->symbol_users.data + first;
  size_t n = v->symbol_users.size - first;
  v->symbol_users.size = first;
  return check_symbol_users(v, tables, users, n);
}

static bool check_symbols(Verifier *v, Op *op, bool all_listed) {
  ArenaMark mark = arena_save(&v->scratch);
  SymbolTables tables = {.ctx = v->ctx, .arena = &v->scratch};
  bool ok = check_unique_names(v, op);
  if (ok && all_listed)
    ok = check_listed_symbols(v, &tables, op);
  else if (ok && op != v->done)
    ok = check_uses_in(v, &tables, &op->regions[0]);
  arena_restore(&v->scratch, mark);
  return ok;
}

void check_sound_symbols(Verifier *v, Op *table_op) {
  if (table_op->nregions == 1)
    check_symbols(v, table_op, false);
}

static bool check_symbol_table(Verifier *v, Op *op) {
  if (op->nregions != 1)
    return op_error(
        v->ctx, op,
        "Operations with a 'SymbolTable' must have exactly one region");
  if (!op->regions[0].first || op->regions[0].first != op->regions[0].last)
    return op_error(
        v->ctx, op,
        "Operations with a 'SymbolTable' must have exactly one block");
  return check_symbols(v, op, !is_damaged(v));
}

static bool check_implicit_terminators(Ctx *ctx, const Op *op) {
  const char *expected =
      ctx_op_by_opcode(ctx, op->info->implicit_terminator)->name;
  for (uint32_t i = 0; i < op->nregions; i++) {
    const Block *block = op->regions[i].last;
    if (!block || op_is(block->last, op->info->implicit_terminator))
      continue;
    op_error(ctx, op, "expects regions to end with '%s', found '" STR_FMT "'",
             expected, STR_ARG(op_name(block->last)));
    return diag_note(&ctx->diags, op->loc,
                     "in custom textual format, the absence of terminator "
                     "implies '%s'",
                     expected);
  }
  return true;
}

// Values between regions

typedef struct Flow { // values that go along one edge
  const Op *op;
  const Op *terminator;  // NULL: from the operation
  int to;                // region or EDGE_OP
  uint32_t first, count; // operands passed
  uint32_t skip_args;
} Flow;

static void region_str(Buf *out, int region) {
  if (region == EDGE_OP)
    buf_lit(out, "parent");
  else
    buf_printf(out, "Region #%d", region);
}

static void wrong_flow(Ctx *ctx, const Flow *flow, const char *what) {
  Buf text = {0};
  if (flow->terminator)
    buf_printf(&text, "Operation " STR_FMT, STR_ARG(op_name(flow->terminator)));
  else
    region_str(&text, EDGE_OP);
  buf_lit(&text, " to ");
  region_str(&text, flow->to);
  op_error(ctx, flow->op, "along control flow edge from %s: %s",
           buf_cstr(&text), what);
  diag_note(&ctx->diags,
            flow->terminator ? flow->terminator->loc : flow->op->loc,
            "region branch point");
  buf_release(&text);
}

static Type *needed_type(const Flow *flow, uint32_t i) {
  if (flow->to == EDGE_OP)
    return op_result(flow->op, i)->type;
  return block_arg(flow->op->regions[flow->to].first, flow->skip_args + i)
      ->type;
}

static uint32_t count_needed(const Flow *flow) {
  if (flow->to == EDGE_OP)
    return flow->op->nresults;
  uint32_t nargs = flow->op->regions[flow->to].first->nargs;
  return nargs < flow->skip_args ? 0 : nargs - flow->skip_args;
}

static void hint_needed(Ctx *ctx, const Flow *flow, uint32_t needed) {
  enum { MOST = 16 };
  Type *types[MOST];
  for (uint32_t i = 0; i < needed && i < MOST; i++)
    types[i] = needed_type(flow, i);
  if (needed <= MOST)
    hint_yield(ctx, flow->terminator, types, needed);
}

static bool wrong_flow_count(Ctx *ctx, const Flow *flow, uint32_t needed) {
  Buf text = {0};
  buf_printf(&text,
             "region branch point has %u operands, but region successor needs "
             "%u inputs",
             flow->count, needed);
  wrong_flow(ctx, flow, buf_cstr(&text));
  buf_release(&text);
  if (flow->terminator)
    hint_needed(ctx, flow, needed);
  return false;
}

static bool wrong_flow_type(Ctx *ctx, const Flow *flow, uint32_t i,
                            const Type *passed, const Type *needed) {
  Buf text = {0};
  buf_printf(&text,
             "successor operand type #%u '%s' should match successor input "
             "type #%u '%s'",
             i, type_str(ctx, passed), i, type_str(ctx, needed));
  wrong_flow(ctx, flow, buf_cstr(&text));
  buf_release(&text);
  if (flow->terminator)
    hint_needed(ctx, flow, count_needed(flow));
  return false;
}

static bool check_flow(Ctx *ctx, const Flow *flow) {
  uint32_t needed = count_needed(flow);
  if (flow->count != needed)
    return wrong_flow_count(ctx, flow, needed);
  const Op *source = flow->terminator ? flow->terminator : flow->op;
  for (uint32_t i = 0; i < needed; i++) {
    Type *passed = op_operand(source, flow->first + i)->type;
    if (passed != needed_type(flow, i))
      return wrong_flow_type(ctx, flow, i, passed, needed_type(flow, i));
  }
  return true;
}

static bool check_entry_edge(Ctx *ctx, const Op *op, const RegionEdge *edge) {
  Flow flow = {.op = op, .to = edge->to, .skip_args = edge->skip_args};
  if (edge->to != EDGE_OP && !op->regions[edge->to].first)
    return true;
  if (edge->group != EDGE_NOTHING &&
      !op_operand_group(op, (uint32_t)edge->group, &flow.first, &flow.count))
    return false;
  return check_flow(ctx, &flow);
}

static bool leaves_region(const Op *terminator) {
  return op_has(terminator, TRAIT_TERMINATOR) && !terminator->nsuccessors &&
         terminator->info->parents;
}

static bool check_region_edge(Ctx *ctx, const Op *op, uint32_t region,
                              const RegionEdge *edge) {
  for (const Block *b = op->regions[region].first; b; b = b->next) {
    if (!b->last || !leaves_region(b->last))
      continue;
    Flow flow = {.op = op,
                 .terminator = b->last,
                 .to = edge->to,
                 .first = edge->skip_operands,
                 .count = b->last->noperands - edge->skip_operands,
                 .skip_args = edge->skip_args};
    if (!check_flow(ctx, &flow))
      return false;
  }
  return true;
}

static bool check_edges(Ctx *ctx, const Op *op) {
  for (const RegionEdge *e = op->info->edges; e->from != EDGE_END; e++) {
    if (e->from == EDGE_OP) {
      if (!check_entry_edge(ctx, op, e))
        return false;
      continue;
    }
    uint32_t first = e->from == EDGE_EACH ? 0 : (uint32_t)e->from;
    uint32_t end = e->from == EDGE_EACH ? op->nregions : first + 1;
    for (uint32_t i = first; i < end; i++)
      if (!check_region_edge(ctx, op, i, e))
        return false;
  }
  return true;
}

bool check_op_with_regions(Verifier *v, Op *op) {
  const OpInfo *info = op->info;
  Ctx *ctx = v->ctx;
  if (info->implicit_terminator && !check_implicit_terminators(ctx, op))
    return false;
  if (op_has(op, TRAIT_ISOLATED) && !check_isolation(ctx, op))
    return false;
  if (op_has(op, TRAIT_SYMBOL_TABLE) && !check_symbol_table(v, op))
    return false;
  if (info->verify_loop && !info->verify_loop(ctx, op))
    return false;
  if (info->edges && !check_edges(ctx, op))
    return false;
  return !info->verify_regions || info->verify_regions(ctx, op);
}

// Dominance

static bool is_inside(const Region *region, const Region *outer) {
  while (region && region != outer) {
    const Op *parent = region->parent;
    region = parent && parent->block ? parent->block->parent : NULL;
  }
  return region != NULL;
}

static const char *relation_of_regions(const Region *use, const Region *def) {
  if (use == def)
    return "in the same region";
  if (is_inside(use, def))
    return "in a parent region";
  if (is_inside(def, use))
    return "in a child region";
  return NULL;
}

static void note_op(Ctx *ctx, const Op *user, const Op *def) {
  const char *relation = "in the same block";
  if (def->block != user->block)
    relation = relation_of_regions(user->block->parent, def->block->parent);
  if (!relation)
    relation = "is neither in a parent nor in a child region";
  diag_note(&ctx->diags, def->loc, "operand defined here (op %s)", relation);
}

static void note_arg(Ctx *ctx, const Op *user, const Block *block) {
  uint32_t index = 0;
  for (const Block *b = block->parent->first; b != block; b = b->next)
    index++;
  const char *relation =
      relation_of_regions(user->block->parent, block->parent);
  const Op *parent = block->parent->parent;
  diag_note(&ctx->diags, parent ? parent->loc : LOC_UNKNOWN,
            "operand defined as a block argument (block #%u %s)", index,
            relation ? relation : "neither in a parent nor in a child region");
}

static bool not_dominated(Ctx *ctx, const Op *op, uint32_t i) {
  const Value *value = op_operand(op, i);
  ctx->at_hand = op;
  diag_error(&ctx->diags, op->loc, "operand #%u does not dominate this use", i);
  if (value_op(value))
    note_op(ctx, op, value_op(value));
  else
    note_arg(ctx, op, value_arg_block(value));
  return false;
}

// Most operands come from the same block.
static bool is_dominated(Verifier *v, Op *op, const Value *value) {
  Op *def = value_op(value);
  if (!def && value_arg_block(value) == op->block)
    return true;
  if (def && def->block == op->block && op_is_before(def, op))
    return true;
  return dominates(v->dominance, value, op);
}

static bool check_region_dominance(Verifier *v, Region *region) {
  bool ok = true;
  for (Block *block = region->first; block; block = block->next) {
    bool reachable =
        block == region->first || block_is_reachable(v->dominance, block);
    for (Op *op = block->first; op && ok; op = op->next) {
      for (uint32_t i = 0; reachable && i < op->noperands; i++)
        if (!is_dominated(v, op, op->operands[i].value)) {
          ok = not_dominated(v->ctx, op, i);
          break;
        }
      if (op_has(op, TRAIT_ISOLATED))
        continue;
      for (uint32_t i = 0; i < op->nregions; i++)
        ok &= check_region_dominance(v, &op->regions[i]);
    }
  }
  return ok;
}

bool check_dominance(Verifier *v, Op *op) {
  ArenaMark mark = arena_save(&v->scratch);
  v->dominance = dominance_new(v->ctx, &v->scratch);
  bool ok = true;
  for (uint32_t i = 0; i < op->nregions; i++)
    ok &= check_region_dominance(v, &op->regions[i]);
  dominance_release(v->dominance);
  arena_restore(&v->scratch, mark);
  return ok;
}
