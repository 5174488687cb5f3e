// What is known of aliases, when llvm.func is inlined:
//
//   llvm.func @f(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr) {
//     %0 = llvm.load %p : !llvm.ptr -> i32
//     llvm.store %0, %q : i32, !llvm.ptr
//   // inlined ->
//   llvm.intr.experimental.noalias.scope.decl #of_p
//   %0 = llvm.load %a {alias_scopes = [#of_p]} : !llvm.ptr -> i32
//   llvm.store %0, %b {noalias_scopes = [#of_p]} : i32, !llvm.ptr
//
// - Scopes are those of one call: those of the callee are made anew.
// - A noalias parameter becomes a scope. An access that is based on parameters
//   and on nothing else is in theirs; one that is not based on the parameter,
//   and on nothing that may be, is in none of it. A function that is called may
//   access what an address that got away leads to.
// - What the call itself says of memory holds for all that it did.

#include "ir/analysis/region_links.h"
#include "lowering/transforms/inline.h"

// Operations that access memory (AliasAnalysisOpInterface), and which operands
// are the addresses.
typedef struct AliasingRow {
  uint32_t opcode;
  uint16_t alias_scopes, noalias_scopes; // slots
  uint8_t addresses;                     // bit i: operand i
} AliasingRow;

#define ACCESS(op, addresses)                                                  \
  {                                                                            \
    OP_llvm_##op, A_llvm_##op##_alias_scopes, A_llvm_##op##_noalias_scopes,    \
        addresses                                                              \
  }
static const AliasingRow accesses[] = {
    ACCESS(load, 1),
    ACCESS(store, 2),
    ACCESS(atomicrmw, 1),
    ACCESS(cmpxchg, 1),
    ACCESS(call, 0), // all pointers that it is given
    ACCESS(intr_memcpy, 3),
    ACCESS(intr_memcpy_inline, 3),
    ACCESS(intr_memmove, 3),
    ACCESS(intr_memset, 1),
    ACCESS(intr_memset_inline, 1),
};

static const AliasingRow *access_of(const Op *op) {
  for (size_t i = 0; i < ARRAY_SIZE(accesses); i++)
    if (op_is(op, accesses[i].opcode))
      return &accesses[i];
  return NULL;
}

typedef struct Aliases {
  Inliner *in;
  Op *call;
  const Parameters *parameters;
  PtrMap copies; // of the callee's scopes and domains
} Aliases;

static Ctx *ctx_of(const Aliases *a) {
  return a->in->rw.b.ctx;
}

static Arena *arena_of(const Aliases *a) {
  return a->in->rw.arena;
}

// Lists of scopes

static Attr *joined(Aliases *a, Attr *first, Attr *second) {
  if (!first || !second)
    return first ? first : second;
  uint32_t n = first->as.array.count, more = second->as.array.count;
  Attr **items = arena_array(arena_of(a), Attr *, n + more);
  memcpy(items, first->as.array.items, n * sizeof *items);
  memcpy(items + n, second->as.array.items, more * sizeof *items);
  return attr_array(ctx_of(a), items, n + more);
}

static void set_list(Aliases *a, Op *op, uint32_t slot, Attr *list) {
  if (list != op->slots[slot])
    rewrite_set_slot(&a->in->rw, op, slot, list);
}

static void append(Aliases *a, Op *op, uint32_t slot, Attr *list) {
  set_list(a, op, slot, joined(a, op->slots[slot], list));
}

// The callee's own

// A scope or domain again, as one that is no other's.
static Attr *copied_scope(Aliases *a, Attr *attr) {
  Ctx *ctx = ctx_of(a);
  void **entry = ptrmap_at(&a->copies, arena_of(a), attr);
  if (*entry)
    return *entry;
  const DefInfo *info = attr->as.def.info;
  Attr *params[4] = {0};
  CHECK(info->nparams <= ARRAY_SIZE(params));
  for (uint32_t i = 0; i < info->nparams; i++)
    params[i] = attr->as.def.params[i];
  params[0] = attr_distinct(ctx, ctx->unit);
  if (info == def_attr_llvm_alias_scope) {
    Attr **domain = &params[P_llvm_alias_scope_domain];
    *domain = copied_scope(a, *domain);
  }
  Attr *copy = attr_dialect(ctx, info, params);
  ptrmap_set(&a->copies, arena_of(a), attr, copy);
  return copy;
}

static void copy_list(Aliases *a, Op *op, uint32_t slot) {
  const Attr *list = op->slots[slot];
  if (!list)
    return;
  uint32_t n = list->as.array.count;
  Attr **items = arena_array(arena_of(a), Attr *, n);
  for (uint32_t i = 0; i < n; i++)
    items[i] = copied_scope(a, list->as.array.items[i]);
  set_list(a, op, slot, attr_array(ctx_of(a), items, n));
}

static void copy_scopes(Aliases *a, Op *op) {
  const AliasingRow *access = access_of(op);
  if (access) {
    copy_list(a, op, access->alias_scopes);
    copy_list(a, op, access->noalias_scopes);
  }
  if (op_is(op, OP_llvm_intr_experimental_noalias_scope_decl)) {
    enum { SLOT = A_llvm_intr_experimental_noalias_scope_decl_scope };
    set_list(a, op, SLOT, copied_scope(a, op->slots[SLOT]));
  }
}

// noalias parameters

static Attr *domain_of_call(Aliases *a) {
  const DefInfo *info = def_attr_llvm_alias_scope_domain;
  Attr *params[4] = {attr_distinct(ctx_of(a), ctx_of(a)->unit)};
  const Attr *callee = a->call->slots[A_llvm_call_callee];
  params[P_llvm_alias_scope_domain_description] =
      attr_string(ctx_of(a), ident_str(callee->as.symbol.root));
  return attr_dialect(ctx_of(a), info, params);
}

static void declare_scope(Aliases *a, Parameter *parameter, Attr *domain) {
  Ctx *ctx = ctx_of(a);
  Attr *params[4] = {attr_distinct(ctx, ctx->unit)};
  params[P_llvm_alias_scope_domain] = domain;
  parameter->scope = attr_dialect(ctx, def_attr_llvm_alias_scope, params);
  builder_before(&a->in->rw.b, a->call);
  a->in->rw.b.loc = a->call->loc;
  Op *decl =
      build_op(&a->in->rw.b, OP_llvm_intr_experimental_noalias_scope_decl, NULL,
               0, NULL, 0);
  decl->slots[A_llvm_intr_experimental_noalias_scope_decl_scope] =
      parameter->scope;
}

static Parameter *parameter_of(const Aliases *a, const Value *value) {
  for (uint32_t i = 0; i < a->parameters->count; i++)
    if (op_result(a->parameters->items[i].copy, 0) == value)
      return &a->parameters->items[i];
  return NULL;
}

typedef struct ValueSearch { // through values, each once
  Aliases *aliases;
  Vec(Value *) found;
  PtrMap seen;
  size_t next;
} ValueSearch;

static void look_at(ValueSearch *s, Value *value) {
  void **entry = ptrmap_at(&s->seen, arena_of(s->aliases), value);
  if (*entry)
    return;
  ptrmap_set(&s->seen, arena_of(s->aliases), value, value);
  vec_push(arena_of(s->aliases), &s->found, value);
}

// The operands that branches pass to an argument. False: not all are known.
static bool look_behind_branches(ValueSearch *s, const Value *arg) {
  for (const Successor *edge = value_arg_block(arg)->preds; edge;
       edge = edge->next) {
    Op *branch = edge->owner;
    uint32_t first, count;
    if (!branch->info->successor_operands)
      return false;
    uint32_t index = (uint32_t)(edge - branch->successors);
    branch->info->successor_operands(branch, index, &first, &count);
    if (arg->index < count)
      look_at(s, op_operand(branch, first + arg->index));
  }
  return true;
}

// The operands that become a result or argument of what has regions.
static bool look_into_regions(ValueSearch *s, Op *op, const Value *input) {
  bool any = false;
  RegionLinks links = region_links_of(arena_of(s->aliases), op);
  for (size_t i = 0; i < links.size; i++)
    if (links.data[i].input == input) {
      look_at(s, op_operand(links.data[i].owner, links.data[i].operand));
      any = true;
    }
  return any;
}

typedef enum Origin { ORIGIN_DEEPER, ORIGIN_HERE, ORIGIN_UNKNOWN } Origin;

// What an address is computed from.
static Origin look_behind(ValueSearch *s, Value *value) {
  Op *op = value_op(value);
  if (!op) {
    Block *block = value_arg_block(value);
    bool known = block == block->parent->first
                     ? look_into_regions(s, block->parent->parent, value)
                     : look_behind_branches(s, value);
    return known ? ORIGIN_DEEPER : ORIGIN_UNKNOWN;
  }
  switch (op->info->opcode) {
  case OP_llvm_getelementptr:
  case OP_llvm_addrspacecast:
    look_at(s, op_operand(op, 0));
    return ORIGIN_DEEPER;
  case OP_llvm_select:
  case OP_arith_select:
    look_at(s, op_operand(op, 1));
    look_at(s, op_operand(op, 2));
    return ORIGIN_DEEPER;
  default: return look_into_regions(s, op, value) ? ORIGIN_DEEPER : ORIGIN_HERE;
  }
}

typedef struct Basis { // of the addresses of an access
  PtrMap parameters;   // to themselves
  bool others;         // that are no noalias parameters
} Basis;

// False: it may be anything.
static bool add_object(Aliases *a, Basis *basis, Value *object) {
  Parameter *parameter = parameter_of(a, object);
  if (parameter) {
    ptrmap_set(&basis->parameters, arena_of(a), parameter, parameter);
    basis->others |= !parameter->is_noalias;
    return true;
  }
  const Op *op = value_op(object);
  if (op_is(op, OP_llvm_alloca) || op_is(op, OP_llvm_mlir_addressof)) {
    basis->others = true;
    return true;
  }
  return value_constant(ctx_of(a), object);
}

static void look_at_addresses(ValueSearch *s, Op *op,
                              const AliasingRow *access) {
  uint32_t first = 0, count = op->noperands;
  if (op_is(op, OP_llvm_call)) {
    op_operand_group(op, G_llvm_call_callee_operands, &first, &count);
    first += !op->slots[A_llvm_call_callee]; // the function
  }
  for (uint32_t i = first; i < count; i++)
    if (op_is(op, OP_llvm_call) ? type_is(op_operand(op, i)->type, TY_LLVM_PTR)
                                : access->addresses >> i & 1)
      look_at(s, op_operand(op, i));
}

static bool basis_of(Aliases *a, Op *op, const AliasingRow *access,
                     Basis *basis) {
  ValueSearch s = {.aliases = a};
  look_at_addresses(&s, op, access);
  while (s.next < s.found.size) {
    Value *value = s.found.data[s.next++];
    Origin origin = look_behind(&s, value);
    if (origin == ORIGIN_UNKNOWN ||
        (origin == ORIGIN_HERE && !add_object(a, basis, value)))
      return false;
  }
  return true;
}

// Follows an address to where a branch passes it on. False: it is kept.
static bool follow_branch(ValueSearch *s, const Op *branch, uint32_t operand) {
  bool passed = false;
  for (uint32_t i = 0; i < branch->nsuccessors; i++) {
    uint32_t first, count;
    if (!branch->info->successor_operands)
      return false;
    branch->info->successor_operands((Op *)branch, i, &first, &count);
    if (operand < first || operand - first >= count)
      continue;
    look_at(s, block_arg(branch->successors[i].block, operand - first));
    passed = true;
  }
  return passed;
}

// False: the address may be known elsewhere then.
static bool follow_use(ValueSearch *s, const Use *use) {
  const Op *op = use->owner;
  uint32_t operand = (uint32_t)(use - op->operands);
  const AliasingRow *access = access_of(op);
  switch (op->info->opcode) {
  case OP_llvm_getelementptr:
  case OP_llvm_addrspacecast:
  case OP_llvm_select: look_at(s, op_result((Op *)op, 0)); return true;
  case OP_llvm_icmp:
  case OP_llvm_intr_lifetime_start:
  case OP_llvm_intr_lifetime_end: return true;
  default:
    return (access && access->addresses >> operand & 1) ||
           follow_branch(s, op, operand);
  }
}

static bool escapes(Aliases *a, Parameter *parameter) {
  if (parameter->escapes_known)
    return parameter->escapes;
  ValueSearch s = {.aliases = a};
  look_at(&s, op_result(parameter->copy, 0));
  while (!parameter->escapes && s.next < s.found.size)
    for (const Use *use = s.found.data[s.next++]->uses; use; use = use->next)
      parameter->escapes |= !follow_use(&s, use);
  parameter->escapes_known = true;
  return parameter->escapes;
}

static Attr *list_of_scopes(Aliases *a, Op *op, const Basis *basis,
                            bool based) {
  uint32_t n = 0;
  Attr **items = arena_array(arena_of(a), Attr *, a->parameters->count);
  for (uint32_t i = 0; i < a->parameters->count; i++) {
    Parameter *parameter = &a->parameters->items[i];
    if (parameter->is_noalias &&
        !!ptrmap_get(&basis->parameters, parameter) == based &&
        (!op_is(op, OP_llvm_call) || !escapes(a, parameter)))
      items[n++] = parameter->scope;
  }
  return n ? attr_array(ctx_of(a), items, n) : NULL;
}

static void add_scopes(Aliases *a, Op *op) {
  const AliasingRow *access = access_of(op);
  Basis basis = {0};
  if (!access || !basis_of(a, op, access, &basis))
    return;
  append(a, op, access->noalias_scopes, list_of_scopes(a, op, &basis, false));
  // What a function accesses besides, nobody knows.
  if (!basis.others && !op_is(op, OP_llvm_call))
    append(a, op, access->alias_scopes, list_of_scopes(a, op, &basis, true));
}

// What the call says

static void add_scopes_of_call(Aliases *a, Op *op) {
  const AliasingRow *access = access_of(op);
  if (!access)
    return;
  append(a, op, access->alias_scopes, a->call->slots[A_llvm_call_alias_scopes]);
  append(a, op, access->noalias_scopes,
         a->call->slots[A_llvm_call_noalias_scopes]);
}

static void add_groups_of_call(Aliases *a, Op *op) {
  int slot = op_slot_index(op->info, STR("access_groups"));
  if (slot >= 0)
    append(a, op, (uint32_t)slot, a->call->slots[A_llvm_call_access_groups]);
}

// All of it

typedef struct CallWalk {
  Aliases *aliases;
  void (*visit)(Aliases *a, Op *op);
} CallWalk;

static void visit_op(void *user, Op *op) {
  const CallWalk *walk = user;
  walk->visit(walk->aliases, op);
}

static void for_each_op(Aliases *a, const InlinedBlocks *blocks,
                        void (*visit)(Aliases *a, Op *op)) {
  CallWalk walk = {a, visit};
  for (Block *b = blocks->first; b != blocks->end; b = b->next)
    for (Op *op = b->first; op; op = op->next) {
      visit(a, op);
      op_walk(op, visit_op, &walk);
    }
}

static void add_parameters(Aliases *a, const InlinedBlocks *blocks) {
  Attr *domain = NULL;
  for (uint32_t i = 0; i < a->parameters->count; i++) {
    if (!a->parameters->items[i].is_noalias)
      continue;
    if (!domain)
      domain = domain_of_call(a);
    declare_scope(a, &a->parameters->items[i], domain);
  }
  if (domain)
    for_each_op(a, blocks, add_scopes);
}

void settle_aliases(Inliner *in, Op *call, const InlinedBlocks *blocks,
                    const Parameters *parameters) {
  Aliases a = {.in = in, .call = call, .parameters = parameters};
  for_each_op(&a, blocks, copy_scopes);
  add_parameters(&a, blocks);
  for_each_op(&a, blocks, add_scopes_of_call);
  for (Block *b = blocks->first; b != blocks->end; b = b->next)
    for (Op *op = b->first; op; op = op->next)
      add_groups_of_call(&a, op);
}
