// Dividing a module for code generation.
//
// The symbols of a module and who mentions whom make a graph. Local functions
// stay with everybody who mentions them (inlining them is the point of local
// functions), which makes components; components are dealt out in the order of
// their first symbol, PART_WEIGHT operations to a part. Local data goes to the
// first part that mentions it; if others do too it is promoted: defined once
// as a hidden symbol of a unique name, and made local again when the parts are
// joined. Small functions of other parts come along as copies that are never
// emitted, so that dividing costs no inlining. Where nothing is inlined, local
// functions are dealt out as data is.
//
// Whoever holds the address of a function's block stays with the function, and
// the members of a comdat stay together. What a module's assembly mentions
// nobody can tell: such a module is not divided.
//
// A module of little work, or one large component, stays whole.

#include "backend/partition.h"

#include "backend/llvm_facts.h"
#include "backend/translate.h"
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
  uint64_t weight;
  uint32_t component; // union-find parent, by index
  uint32_t part;
  bool local, is_function, has_body, shared;
  bool joined;           // not alone in its component
  bool addressed_blocks; // by somebody else
  Vec(uint32_t) uses;
} Symbol;

typedef struct Graph {
  Arena *arena;
  Symbol *symbols;
  uint32_t count;
  PtrMap by_name; // Ident to index + 1
  Symbol *user;   // whose uses are being collected
  bool inlines;
} Graph;

enum { NO_PART = UINT32_MAX };

static uint32_t find(Graph *g, uint32_t i) {
  while (g->symbols[i].component != i) {
    uint32_t up = g->symbols[i].component;
    g->symbols[i].component = g->symbols[up].component;
    i = up;
  }
  return i;
}

// The smaller index represents, so that components have an order.
static void join(Graph *g, uint32_t a, uint32_t b) {
  a = find(g, a);
  b = find(g, b);
  g->symbols[a].joined |= a != b;
  g->symbols[b].joined |= a != b;
  g->symbols[a < b ? b : a].component = a < b ? a : b;
}

// Collecting

static Symbol *symbol_of(Graph *g, const Ident *name) {
  uintptr_t found = (uintptr_t)ptrmap_get(&g->by_name, name);
  return found ? &g->symbols[found - 1] : NULL;
}

static void add_use(Graph *g, const Ident *name) {
  Symbol *used = symbol_of(g, name);
  if (!used)
    return;
  uint32_t index = (uint32_t)(used - g->symbols);
  for (size_t i = g->user->uses.size; i-- > 0 && i + 8 > g->user->uses.size;)
    if (g->user->uses.data[i] == index)
      return;
  vec_push(g->arena, &g->user->uses, index);
}

static void note_address(Graph *g, const Ident *function) {
  Symbol *symbol = symbol_of(g, function);
  if (symbol && symbol != g->user)
    symbol->addressed_blocks = true;
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
  g->user->weight++;
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
  const Attr *linkage = NULL;
  if (op_is(op, OP_llvm_func))
    linkage = op_slot(op, A_llvm_func_linkage);
  else if (op_is(op, OP_llvm_mlir_global))
    linkage = op_slot(op, A_llvm_mlir_global_linkage);
  if (attr_is(linkage, AT_DIALECT))
    linkage = linkage->as.def.params[0];
  int64_t value = linkage ? attr_to_i64(linkage) : 0;
  return value == INTERNAL || value == PRIVATE;
}

static void enter_symbol(Graph *g, Op *op) {
  Symbol *symbol = &g->symbols[op->order];
  symbol->op = op;
  symbol->component = op->order;
  symbol->part = NO_PART;
  symbol->is_function = op_is(op, OP_llvm_func);
  symbol->local = is_local(op);
  symbol->has_body = op->nregions && op->regions[0].first;
  symbol->weight = data_weight(op);
}

static void make_graph(Graph *g, Ctx *ctx, Op *module) {
  Block *body = module->regions[0].first;
  g->count = body->last->order + 1;
  g->symbols =
      arena_zero(g->arena, g->count * sizeof(Symbol), _Alignof(Symbol));
  for (Op *op = body->first; op; op = op->next) {
    enter_symbol(g, op);
    Str name = symbol_name(op);
    if (name.data)
      ptrmap_set(&g->by_name, g->arena, ctx_ident(ctx, name),
                 (void *)(uintptr_t)(op->order + 1));
  }
  for (Op *op = body->first; op; op = op->next) {
    g->user = &g->symbols[op->order];
    collect_from_op(g, op);
    op_walk(op, collect_from_op, g);
  }
}

// One that may have to be inlined even if nothing else is.
static bool is_always_inline(const Op *func) {
  return op_slot(func, A_llvm_func_always_inline) ||
         op_slot(func, A_llvm_func_passthrough);
}

// Whether whoever mentions it must be in its part.
static bool binds_users(const Graph *g, const Symbol *symbol) {
  if (!symbol->is_function || !symbol->has_body)
    return false;
  return symbol->addressed_blocks ||
         (symbol->local && (g->inlines || is_always_inline(symbol->op)));
}

// Whether it must be where what it mentions is: aliases, constructors, ...
static bool binds_used(const Symbol *symbol) {
  return !symbol->is_function && !op_is(symbol->op, OP_llvm_mlir_global);
}

static const Attr *comdat_of(const Op *op) {
  const SymbolSlots *slots = symbol_slots_of(op->info);
  return slots && slots->comdat >= 0 ? op_slot(op, (uint32_t)slots->comdat)
                                     : NULL;
}

static void join_comdats(Graph *g) {
  PtrMap first = {0}; // of the reference to the comdat, its index + 1
  for (uint32_t i = 0; i < g->count; i++) {
    const Attr *comdat = comdat_of(g->symbols[i].op);
    if (!comdat)
      continue;
    void **entry = ptrmap_at(&first, g->arena, comdat);
    if (*entry)
      join(g, i, (uint32_t)((uintptr_t)*entry - 1));
    else
      *entry = (void *)(uintptr_t)(i + 1);
  }
}

static void make_components(Graph *g) {
  join_comdats(g);
  for (uint32_t i = 0; i < g->count; i++) {
    Symbol *symbol = &g->symbols[i];
    for (size_t k = 0; k < symbol->uses.size; k++) {
      uint32_t used = symbol->uses.data[k];
      if (binds_users(g, &g->symbols[used]) || binds_used(symbol))
        join(g, i, used);
    }
  }
}

// Dealing out

// It goes where it is used first; with functions that would be one part.
static bool is_free_data(const Graph *g, uint32_t i) {
  return op_is(g->symbols[i].op, OP_llvm_mlir_global) && g->symbols[i].local &&
         !g->symbols[i].joined;
}

static uint32_t deal_components(Graph *g) {
  uint64_t *weights = arena_zero(g->arena, g->count * sizeof *weights, 8);
  for (uint32_t i = 0; i < g->count; i++)
    weights[find(g, i)] += g->symbols[i].weight;
  uint32_t part = 0;
  uint64_t filled = 0;
  for (uint32_t i = 0; i < g->count; i++) {
    if (find(g, i) != i) {
      g->symbols[i].part = g->symbols[find(g, i)].part;
      continue;
    }
    if (is_free_data(g, i))
      continue;
    if (filled && filled + weights[i] > PART_WEIGHT) {
      part++;
      filled = 0;
    }
    g->symbols[i].part = part;
    filled += weights[i];
  }
  return part + 1;
}

// Local data follows its first user; a second part makes it shared.
static void place_data(Graph *g) {
  for (uint32_t i = 0; i < g->count; i++)
    for (size_t k = 0; k < g->symbols[i].uses.size; k++) {
      Symbol *used = &g->symbols[g->symbols[i].uses.data[k]];
      uint32_t part = g->symbols[i].part;
      if (part == NO_PART)
        continue;
      if (used->part == NO_PART)
        used->part = part;
      else if (used->part != part && used->local)
        used->shared = true;
    }
  for (uint32_t i = 0; i < g->count; i++)
    if (g->symbols[i].part == NO_PART)
      g->symbols[i].part = 0;
}

static bool is_small_callee(const Symbol *symbol) {
  return symbol->is_function && symbol->has_body && !symbol->local &&
         !symbol->addressed_blocks && symbol->weight <= SMALL_CALLEE;
}

static void set_roles(Graph *g, Partitions *out) {
  for (uint32_t p = 0; p < out->count; p++) {
    out->roles[p] = arena_array(g->arena, uint8_t, g->count);
    memset(out->roles[p], ROLE_DECLARE, g->count);
  }
  for (uint32_t i = 0; i < g->count; i++) {
    Symbol *symbol = &g->symbols[i];
    out->roles[symbol->part][i] = ROLE_DEFINE;
    for (size_t k = 0; g->inlines && k < symbol->uses.size; k++) {
      uint32_t used = symbol->uses.data[k];
      uint8_t *role = &out->roles[symbol->part][used];
      if (*role == ROLE_DECLARE && g->symbols[used].part != symbol->part &&
          is_small_callee(&g->symbols[used]))
        *role = ROLE_AVAILABLE;
    }
  }
}

// What other parts mention must stay even if its own part does not need it.
static void keep(Graph *g, Partitions *out) {
  for (uint32_t i = 0; i < g->count; i++)
    for (size_t k = 0; k < g->symbols[i].uses.size; k++) {
      uint32_t used = g->symbols[i].uses.data[k];
      uint32_t part = g->symbols[used].part;
      if (part != g->symbols[i].part)
        out->roles[part][used] |= ROLE_KEPT;
    }
}

static void promote(Graph *g, Partitions *out) {
  for (uint32_t i = 0; i < g->count; i++) {
    if (!g->symbols[i].shared)
      continue;
    for (uint32_t p = 0; p < out->count; p++)
      out->roles[p][i] |= ROLE_PROMOTED;
    out->promoted[out->npromoted++] = symbol_name(g->symbols[i].op);
  }
}

void partition_module(Partitions *out, Arena *arena, Ctx *ctx, Op *module,
                      bool inlines) {
  *out = (Partitions){.count = 1};
  Block *body = module->regions[0].first;
  if (!body || !body->last || op_attr_str(ctx, module, "llvm.module_asm"))
    return;
  Graph g = {.arena = arena, .inlines = inlines};
  make_graph(&g, ctx, module);
  uint64_t total = 0;
  for (uint32_t i = 0; i < g.count; i++)
    total += g.symbols[i].weight;
  if (total <= SMALL_MODULE)
    return;
  make_components(&g);
  out->count = deal_components(&g);
  if (out->count == 1)
    return;
  place_data(&g);
  out->roles = arena_array(arena, uint8_t *, out->count);
  out->promoted = arena_array(arena, Str, g.count);
  set_roles(&g, out);
  keep(&g, out);
  promote(&g, out);
}
