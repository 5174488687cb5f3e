// Dividing a module for code generation.
//
// The symbols of a module and who mentions whom make a graph (part_graph.c).
// Local functions stay with everybody who mentions them (inlining them is the
// point of local functions). Local data that several parts mention is promoted:
// defined once as a hidden symbol of a unique name, and made local again when
// the parts are joined. Small functions of other parts come along as copies
// that are never emitted, so that dividing costs no inlining. Where nothing is
// inlined, local functions are dealt out as data is.
//
// Whoever holds the address of a function's block stays with the function, and
// the members of a comdat stay together. What a module's assembly mentions
// nobody can tell: such a module is not divided.
//
// A module of little work stays whole. So does one large component up to its
// optimisation; what then becomes of it says split.c.

#include "backend/parts/partition.h"

#include "backend/llvm_facts.h"
#include "backend/parts/part_graph.h"
#include "backend/translate/translate.h"
#include "ir/dialects/constraints.h"
#include "ir/dialects/dialects.h"

enum {
  SMALL_MODULE = 6000, // operations; about 20 ms at -O2
  PART_WEIGHT = 6000,
  SMALL_CALLEE = 40,
  BYTES_PER_OPERATION = 256, // of data, as weight
};

typedef struct Symbol {
  Op *op;
  bool is_function, has_body;
  bool addressed_blocks; // by somebody else
} Symbol;

typedef struct Graph {
  PartGraph parts;
  Symbol *symbols; // beside those of `parts`
  PtrMap by_name;  // Ident to index + 1
  uint32_t user;   // whose uses are being collected
  bool inlines;
} Graph;

// Collecting

enum { NO_SYMBOL = UINT32_MAX };

static uint32_t symbol_of(Graph *g, const Ident *name) {
  return (uint32_t)(uintptr_t)ptrmap_get(&g->by_name, name) - 1;
}

static void add_use(Graph *g, const Ident *name) {
  uint32_t used = symbol_of(g, name);
  if (used != NO_SYMBOL)
    part_graph_use(&g->parts, g->user, used);
}

static void note_address(Graph *g, const Ident *function) {
  uint32_t symbol = symbol_of(g, function);
  if (symbol != NO_SYMBOL && symbol != g->user)
    g->symbols[symbol].addressed_blocks = true;
}

static void collect_from_attr(Graph *g, const Attr *attr) {
  if (!attr)
    return;
  switch ((AttrKind)attr->kind) {
  case AT_SYMBOL_REF: add_use(g, attr->as.symbol.root); break;
  case AT_ARRAY:
    for (uint32_t i = 0; i < attr->as.array.count; i++)
      collect_from_attr(g, attr->as.array.items[i]);
    break;
  case AT_DIALECT:
    // No others name symbols, and debug information leads far.
    if (attr_is_def(attr, def_attr_llvm_dso_local_equivalent) ||
        attr_is_def(attr, def_attr_llvm_blockaddress))
      add_use(g, attr->as.def.params[0]->as.symbol.root);
    if (attr_is_def(attr, def_attr_llvm_blockaddress))
      note_address(g, attr->as.def.params[0]->as.symbol.root);
    break;
  default: break;
  }
}

static void collect_from_op(void *user, Op *op) {
  Graph *g = user;
  g->parts.symbols[g->user].weight++;
  for (uint32_t i = 0; i < op->nslots; i++)
    collect_from_attr(g, op->slots[i]);
}

static uint64_t data_weight(const Op *op) {
  if (!op_is(op, OP_llvm_mlir_global))
    return 0;
  const Attr *value = op_slot(op, A_llvm_mlir_global_value);
  return attr_is(value, AT_DENSE) ? value->as.dense.size / BYTES_PER_OPERATION
                                  : 0;
}

static bool is_local(const Op *op) {
  enum { INTERNAL = 7, PRIVATE = 8 };
  const SymbolSlots *slots = symbol_slots_of(op->info);
  const Attr *linkage = slots && slots->linkage >= 0
                            ? op_slot(op, (uint32_t)slots->linkage)
                            : NULL;
  if (attr_is(linkage, AT_DIALECT))
    linkage = linkage->as.def.params[0];
  int64_t value = linkage ? attr_to_i64(linkage) : 0;
  return value == INTERNAL || value == PRIVATE;
}

static void enter_symbol(Graph *g, Op *op) {
  Symbol *symbol = &g->symbols[op->order];
  symbol->op = op;
  symbol->is_function = op_is(op, OP_llvm_func);
  symbol->has_body = op->nregions && op->regions[0].first;
  PartSymbol *part = &g->parts.symbols[op->order];
  part->local = is_local(op);
  part->is_data = op_is(op, OP_llvm_mlir_global);
  part->weight = data_weight(op);
}

// One that may have to be inlined even if nothing else is.
static bool is_always_inline(const Op *func) {
  if (op_slot(func, A_llvm_func_always_inline))
    return true;
  const Attr *others = op_slot(func, A_llvm_func_passthrough);
  for (uint32_t i = 0; others && i < others->as.array.count; i++)
    if (attr_is(others->as.array.items[i], AT_STRING) &&
        str_eq(others->as.array.items[i]->as.string, STR("alwaysinline")))
      return true;
  return false;
}

static bool binds_users(const Graph *g, uint32_t i) {
  const Symbol *symbol = &g->symbols[i];
  if (!symbol->is_function || !symbol->has_body)
    return false;
  return symbol->addressed_blocks ||
         (g->parts.symbols[i].local &&
          (g->inlines || is_always_inline(symbol->op)));
}

static void make_graph(Graph *g, Arena *arena, Ctx *ctx, Op *module) {
  Block *body = module->regions[0].first;
  uint32_t count = body->last->order + 1;
  part_graph_init(&g->parts, arena, count, PART_WEIGHT);
  g->symbols = arena_zero(arena, count * sizeof(Symbol), _Alignof(Symbol));
  for (Op *op = body->first; op; op = op->next) {
    enter_symbol(g, op);
    Str name = symbol_name(op);
    if (name.data)
      ptrmap_set(&g->by_name, arena, ctx_ident(ctx, name),
                 (void *)(uintptr_t)(op->order + 1));
  }
  for (Op *op = body->first; op; op = op->next) {
    g->user = op->order;
    collect_from_op(g, op);
    op_walk(op, collect_from_op, g);
  }
  for (uint32_t i = 0; i < count; i++) {
    g->parts.symbols[i].binds_users = binds_users(g, i);
    // Aliases, constructors, ...
    g->parts.symbols[i].binds_used =
        !g->symbols[i].is_function && !g->parts.symbols[i].is_data;
  }
}

static const Attr *comdat_of(const Op *op) {
  const SymbolSlots *slots = symbol_slots_of(op->info);
  return slots && slots->comdat >= 0 ? op_slot(op, (uint32_t)slots->comdat)
                                     : NULL;
}

static void join_comdats(Graph *g) {
  PtrMap first = {0}; // of the reference to the comdat, its index + 1
  for (uint32_t i = 0; i < g->parts.count; i++) {
    const Attr *comdat = comdat_of(g->symbols[i].op);
    if (!comdat)
      continue;
    void **entry = ptrmap_at(&first, g->parts.arena, comdat);
    if (*entry)
      part_graph_join(&g->parts, i, (uint32_t)((uintptr_t)*entry - 1));
    else
      *entry = (void *)(uintptr_t)(i + 1);
  }
}

// Roles

static bool is_small_callee(const Graph *g, uint32_t i) {
  const Symbol *symbol = &g->symbols[i];
  return symbol->is_function && symbol->has_body &&
         !g->parts.symbols[i].local && !symbol->addressed_blocks &&
         g->parts.symbols[i].weight <= SMALL_CALLEE;
}

static bool mentions_local_function(const Graph *g, uint32_t i) {
  const PartSymbol *symbol = &g->parts.symbols[i];
  for (size_t k = 0; k < symbol->uses.size; k++) {
    uint32_t used = symbol->uses.data[k];
    if (g->parts.symbols[used].local && !g->parts.symbols[used].is_data)
      return true;
  }
  return false;
}

// What a copy mentions is mentioned by the part that has the copy.
static void expose_uses(Graph *g, uint32_t copied) {
  const PartSymbol *symbol = &g->parts.symbols[copied];
  for (size_t k = 0; k < symbol->uses.size; k++) {
    PartSymbol *used = &g->parts.symbols[symbol->uses.data[k]];
    used->kept = true;
    used->shared = used->local;
  }
}

static void take_copies(Graph *g, uint32_t user, uint8_t *roles) {
  const PartSymbol *symbol = &g->parts.symbols[user];
  for (size_t k = 0; k < symbol->uses.size; k++) {
    uint32_t used = symbol->uses.data[k];
    if (roles[used] != ROLE_DECLARE ||
        g->parts.symbols[used].part == symbol->part ||
        !is_small_callee(g, used) || mentions_local_function(g, used))
      continue;
    roles[used] = ROLE_AVAILABLE;
    expose_uses(g, used);
  }
}

static void set_roles(Graph *g, Partitions *out) {
  uint32_t count = g->parts.count;
  for (uint32_t p = 0; p < out->count; p++) {
    out->roles[p] = arena_array(g->parts.arena, uint8_t, count);
    memset(out->roles[p], ROLE_DECLARE, count);
  }
  for (uint32_t i = 0; i < count; i++) {
    uint8_t *roles = out->roles[g->parts.symbols[i].part];
    roles[i] = ROLE_DEFINE;
    if (g->inlines)
      take_copies(g, i, roles);
  }
}

// What other parts mention must stay even if its own part does not need it.
static void keep_and_promote(const Graph *g, Partitions *out) {
  for (uint32_t i = 0; i < g->parts.count; i++) {
    const PartSymbol *symbol = &g->parts.symbols[i];
    if (symbol->kept)
      out->roles[symbol->part][i] |= ROLE_KEPT;
    for (uint32_t p = 0; symbol->shared && p < out->count; p++)
      out->roles[p][i] |= ROLE_PROMOTED;
    if (symbol->shared)
      out->promoted[out->npromoted++] = symbol_name(g->symbols[i].op);
  }
}

// What it mentions cannot be told.
static bool has_assembly(Ctx *ctx, Op *module) {
  const Attr *lines = op_attr_str(ctx, module, "llvm.module_asm");
  return lines && !(attr_is(lines, AT_ARRAY) && !lines->as.array.count);
}

void partition_module(Partitions *out, Arena *arena, Ctx *ctx, Op *module,
                      bool inlines) {
  *out = (Partitions){.count = 1};
  Block *body = module->regions[0].first;
  if (!body || !body->last || has_assembly(ctx, module))
    return;
  Graph g = {.inlines = inlines};
  make_graph(&g, arena, ctx, module);
  if (part_graph_weight(&g.parts) <= SMALL_MODULE)
    return;
  join_comdats(&g);
  part_graph_divide(&g.parts);
  out->count = g.parts.nparts;
  if (out->count == 1)
    return;
  out->roles = arena_array(arena, uint8_t *, out->count);
  out->promoted = arena_array(arena, Str, g.parts.count);
  set_roles(&g, out);
  keep_and_promote(&g, out);
}
