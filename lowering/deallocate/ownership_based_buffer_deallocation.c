// ownership-based-buffer-deallocation: frees what is allocated, by values of type
// i1 that say who owns it.
//
// Requires: buffers; nothing is freed, but by operations with the attribute
//   bufferization.manual_deallocation; loops are structured ones.
// Guarantees: each block ends with a bufferization.dealloc of all that it may
//   own. Memrefs that blocks, branches and regions hand on have a flag behind
//   them. A function owns none of its arguments, and gives its results away; with
//   the option, a private function has a flag for each result instead.
// Invalidates: nothing.
//
// Before:
//
//   %r = scf.if %c -> memref<4xf32> {
//     %m = memref.alloc() : memref<4xf32>
//     scf.yield %m : memref<4xf32>
//   } else {
//     scf.yield %a : memref<4xf32>
//   }
//   return
//
// After, with what finds the memory to free left out:
//
//   %r:2 = scf.if %c -> (memref<4xf32>, i1) {
//     %m = memref.alloc() : memref<4xf32>
//     %o = bufferization.dealloc (%m) if (%true) retain (%m)
//     scf.yield %m, %o : memref<4xf32>, i1
//   } else {
//     %o = bufferization.dealloc retain (%a)
//     scf.yield %a, %o : memref<4xf32>, i1
//   }
//   bufferization.dealloc (%a, %r#0) if (%false, %r#1)
//   return
//
// Blocks in regions come before those around them, and else each before those
// that it dominates.

#include "ir/analysis/liveness.h"
#include "ir/analysis/value_effects.h"
#include "lowering/deallocate/deallocate.h"
#include "lowering/deallocate/passes.h"

typedef struct Deallocation {
  Owners o;
  bool dynamic; // private functions return flags
  SymbolTables tables;
  PtrMap held; // functions that are not only called, to themselves
} Deallocation;

static Ctx *ctx_of(const Deallocation *d) {
  return d->o.run->ctx;
}

static Builder *builder_of(Deallocation *d) {
  return &d->o.rw.b;
}

static uint32_t count_memrefs(ValueList values) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < values.count; i++)
    n += is_memref(values.items[i]);
  return n;
}

// Functions

static bool is_private(const Deallocation *d, const Op *func) {
  const Attr *visibility = symbol_visibility(ctx_of(d), func);
  return visibility && str_is(visibility->as.string, "private");
}

// Whether results of a function come with flags.
static bool returns_flags(const Deallocation *d, const Op *func) {
  return d->dynamic && func && op_is(func, OP_func_func) &&
         is_private(d, func) && !region_is_empty(&func->regions[0]) &&
         !ptrmap_get(&d->held, func);
}

static void note_held(void *user, Op *op, const Attr *ref) {
  Deallocation *d = user;
  Op *func = op_is_call(op) ? NULL : symbol_tables_lookup(&d->tables, op, ref);
  if (func)
    ptrmap_set(&d->held, d->o.run->arena, func, func);
}

// Adds a type and no attributes for each flag.
static void extend_signature(Deallocation *d, Op *func) {
  Ctx *ctx = ctx_of(d);
  const Type *type = op_slot(func, A_func_func_function_type)->type;
  uint32_t nins = type->as.list.ninputs, nouts = type->as.list.noutputs, n = 0;
  Type **types = arena_array(d->o.run->arena, Type *, nins + 2 * nouts + 1);
  for (; n < nins + nouts; n++)
    types[n] = type->as.list.types[n];
  for (uint32_t i = 0; i < nouts; i++)
    if (is_memref(&(Value){.type = types[nins + i]}))
      types[n++] = ctx->i1;
  func->slots[A_func_func_function_type] =
      attr_type(ctx, type_function(ctx, types, nins, types + nins, n - nins));
  const Attr *attrs = op_slot(func, A_func_func_res_attrs);
  if (!attrs)
    return;
  Attr **all = arena_array(d->o.run->arena, Attr *, n - nins + 1);
  for (uint32_t i = 0; i < n - nins; i++)
    all[i] = i < nouts ? attrs->as.array.items[i] : ctx->empty_dict;
  func->slots[A_func_func_res_attrs] = attr_array(ctx, all, n - nins);
}

// Cycles of blocks

// Takes away blocks that no other leads to, as long as there are any.
static bool region_has_cycle(Deallocation *d, Region *region) {
  Arena *arena = d->o.run->arena;
  uint32_t count = 0, *dominated;
  Dominance *dom = dominance_new(ctx_of(d), arena);
  Block **blocks = dominance_preorder(dom, region, &count, &dominated);
  PtrMap edges = {0}; // to blocks, from those that are left
  Vec(Block *) free = {0};
  for (uint32_t i = 0; i < count; i++) {
    uintptr_t n = 0;
    for (const Successor *e = blocks[i]->preds; e; e = e->next)
      n += block_is_reachable(dom, e->owner->block);
    ptrmap_set(&edges, arena, blocks[i], (void *)n);
    if (!n)
      vec_push(arena, &free, blocks[i]);
  }
  dominance_release(dom);
  for (size_t i = 0; i < free.size; i++) {
    const Op *end = block_terminator(free.data[i]);
    for (uint32_t k = 0; end && k < end->nsuccessors; k++) {
      Block *to = end->successors[k].block;
      uintptr_t n = (uintptr_t)ptrmap_get(&edges, to) - 1;
      ptrmap_set(&edges, arena, to, (void *)n);
      if (!n)
        vec_push(arena, &free, to);
    }
  }
  return free.size < count;
}

typedef struct CycleSearch {
  Deallocation *d;
  bool found;
} CycleSearch;

static void find_cycle(void *user, Op *op) {
  CycleSearch *search = user;
  for (uint32_t i = 0; i < op->nregions; i++)
    if (op->regions[i].first != op->regions[i].last ||
        (op->regions[i].first && op->regions[i].first->preds))
      search->found |= region_has_cycle(search->d, &op->regions[i]);
}

static bool has_cycle(Deallocation *d, Op *func) {
  CycleSearch search = {.d = d};
  find_cycle(&search, func);
  op_walk(func, find_cycle, &search);
  return search.found;
}

// Operations that are refused

static bool touches_buffers(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (is_memref(op_operand(op, i)))
      return true;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (is_memref(op_result(op, i)))
      return true;
  for (uint32_t r = 0; r < op->nregions; r++)
    for (uint32_t i = 0;
         op->regions[r].first && i < op->regions[r].first->nargs; i++)
      if (is_memref(block_arg(op->regions[r].first, i)))
        return true;
  return false;
}

static bool neither_allocates_nor_frees(const Op *op) {
  return op_effects_known(op)
             ? !(op_effects(op) & (EFFECT_ALLOCATE | EFFECT_FREE))
             : op_has(op, TRAIT_RECURSIVE_EFFECTS);
}

// The number of its operand from which on it hands values over.
static uint32_t first_handed(const Op *op) {
  return op_has(op, TRAIT_RETURN_LIKE) || !op->noperands ? 0 : 1;
}

// What ends a region of an operation that runs it in parallel hands over none.
static bool is_parallel_end(const Op *op) {
  return op_has(op, TRAIT_TERMINATOR) &&
         op_has(op_parent(op), TRAIT_PARALLEL_REGION);
}

static bool ends_region(const Op *op) {
  return op_leaves_region(op) || is_parallel_end(op);
}

// Reports an operation that the pass cannot treat.
static bool check(Deallocation *d, const Op *op) {
  Ctx *ctx = ctx_of(d);
  if (op_is(op, OP_bufferization_dealloc))
    return op_plain_error(ctx, op,
                          "No deallocation operations must be present when "
                          "running this pass!");
  if (!op_effects_known(op) && !op_has(op, TRAIT_RECURSIVE_EFFECTS) &&
      !op_is_call(op))
    return op_plain_error(
        ctx, op, "ops with unknown memory side effects are not supported");
  if (!touches_buffers(op) && neither_allocates_nor_frees(op))
    return true;
  if ((op->nregions > 1 || (op->nregions && op->nresults)) &&
      !op_branches_to_regions(op))
    return op_plain_error(ctx, op,
                          "All operations with attached regions need to "
                          "implement the RegionBranchOpInterface.");
  if (op_has(op, TRAIT_NO_TERMINATOR))
    return op_plain_error(ctx, op, "NoTerminator trait is not supported");
  if (!op_has(op, TRAIT_TERMINATOR))
    return true;
  if (!op->info->successor_operands == !ends_region(op))
    return op_plain_error(ctx, op,
                          "Terminators must implement either BranchOpInterface "
                          "or RegionBranchTerminatorOpInterface (but not "
                          "both)!");
  return op->nsuccessors <= 1 ||
         op_plain_error(ctx, op,
                        "Terminators with more than one successor are not "
                        "supported!");
}

// Operations

// The attribute of allocations that the program frees itself, and of what does.
static bool is_manual(const Deallocation *d, const Op *op) {
  return op_attr_str(ctx_of(d), op, "bufferization.manual_deallocation");
}

static void assert_not_owned(Deallocation *d, Op *op, const Value *memref) {
  Builder *b = builder_of(d);
  Ownership ownership = owner_of(&d->o, memref, op->block);
  builder_before(b, op);
  if (ownership.kind != OWNERSHIP_FLAG)
    return;
  Value *yes = build_bool(b, true);
  Value *others = build_binary(b, OP_arith_xori, ownership.flag, yes);
  Op *made = build_op(b, OP_cf_assert, NULL, 0, &others, 1);
  made->slots[A_cf_assert_msg] = attr_string(
      ctx_of(d), STR("expected that the block does not have ownership"));
}

static bool note_frees(Deallocation *d, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Value *memref = op_operand(op, i);
    if (!is_memref(memref) || !op_frees(op, memref))
      continue;
    if (!is_manual(d, op))
      return op_plain_error(
          ctx_of(d), op,
          "memory free side-effect on MemRef value not supported!");
    assert_not_owned(d, op, memref);
  }
  return true;
}

static void note_allocations(Deallocation *d, Op *op, Op *first) {
  Builder *b = builder_of(d);
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *result = op_result(op, i);
    if (!is_memref(result) || !op_allocates_result(op, result))
      continue;
    bool owned = !op->info->on_stack && !is_manual(d, op);
    builder_before(b, first);
    owner_set(&d->o, result, op->block, owned_if(build_bool(b, owned)));
    if (owned)
      owner_ends_in(&d->o, result, op->block);
  }
}

// An operation with `n` more results of type i1, in the place of `op`.
static Op *append_flags(Deallocation *d, Op *op, uint32_t n) {
  Rewriter *rw = &d->o.rw;
  uint32_t old = op->nresults;
  Type **types = arena_array(rw->arena, Type *, old + n + 1);
  for (uint32_t i = 0; i < old + n; i++)
    types[i] = i < old ? op->results[i].type : ctx_of(d)->i1;
  if (!n)
    return op;
  builder_before(&rw->b, op);
  Op *made = build_spec(&rw->b,
                        &(OpSpec){.info = op->info,
                                  .result_types = types,
                                  .nresults = old + n,
                                  .operands = list_of_operands(rw, op, 0).items,
                                  .noperands = op->noperands,
                                  .nregions = op->nregions,
                                  .slots = op->slots,
                                  .attrs = op->attrs});
  for (uint32_t i = 0; i < op->nregions; i++)
    region_move_blocks(&op->regions[i], &made->regions[i], NULL);
  for (uint32_t i = 0; i < old; i++)
    owners_rename(&d->o, op_result(op, i), op_result(made, i));
  rewrite_replace(rw, op, list_of_results(rw, made).items);
  return made;
}

// The flags behind the first `old` results say who owns these.
static void results_have_flags(Deallocation *d, Op *op, uint32_t old) {
  for (uint32_t i = 0, flag = old; i < old; i++) {
    Value *result = op_result(op, i);
    if (!is_memref(result))
      continue;
    owner_join(&d->o, result, op->block, owned_if(op_result(op, flag++)));
    owner_ends_in(&d->o, result, op->block);
  }
}

// What an operation hands to its regions when it is reached.
static ValueList entered_with(Deallocation *d, Op *op) {
  const RegionEdge *edge = op->info->edges;
  uint32_t first, count;
  for (; edge && edge->from != EDGE_END; edge++)
    if (edge->from == EDGE_OP && edge->group != EDGE_NOTHING &&
        op_operand_group(op, (uint32_t)edge->group, &first, &count))
      return list_of_range(&d->o.rw, op, first, count);
  return (ValueList){0};
}

static void append_operands(Deallocation *d, Op *op, Value *value, uint32_t n) {
  Rewriter *rw = &d->o.rw;
  ValueList all = list_new(rw, op->noperands + n);
  for (uint32_t i = 0; i < op->noperands; i++)
    list_add(&all, op_operand(op, i));
  for (uint32_t i = 0; i < n; i++)
    list_add(&all, value);
  op_set_operands(rw->b.pool, op, all.items, all.count);
  if (!n || !op_has(op, TRAIT_OPERAND_SEGMENTS))
    return;
  uint32_t slot = op_segments_slot(op->info, TRAIT_OPERAND_SEGMENTS);
  const Attr *sizes = op->slots[slot];
  uint32_t ngroups = (uint32_t)sizes->as.dense.count;
  int32_t *copy = arena_copy(rw->arena, sizes->as.dense.data,
                             ngroups * sizeof *copy, _Alignof(int32_t));
  copy[ngroups - 1] += (int32_t)n;
  op->slots[slot] = attr_dense_i32(ctx_of(d), copy, ngroups);
}

// Regions own nothing that they are given.
static Op *free_regions(Deallocation *d, Op *op, Op *first) {
  Builder *b = builder_of(d);
  uint32_t old = op->nresults;
  uint32_t nin = count_memrefs(entered_with(d, op));
  uint32_t nout = count_memrefs(list_of_results(&d->o.rw, op));
  builder_before(b, first);
  append_operands(d, op, build_bool(b, false), nin);
  op = append_flags(d, op, nout);
  results_have_flags(d, op, old);
  return op;
}

// A function gives away what it returns.
static Op *own_results(Deallocation *d, Op *call) {
  const Attr *callee = op_callee(call);
  const Op *func =
      callee ? symbol_tables_lookup(&d->tables, call, callee) : NULL;
  uint32_t old = call->nresults;
  if (returns_flags(d, func)) {
    call =
        append_flags(d, call, count_memrefs(list_of_results(&d->o.rw, call)));
    results_have_flags(d, call, old);
    return call;
  }
  builder_before(builder_of(d), call);
  Value *yes = build_bool(builder_of(d), true);
  for (uint32_t i = 0; i < old; i++)
    if (is_memref(op_result(call, i))) {
      owner_join(&d->o, op_result(call, i), call->block, owned_if(yes));
      owner_ends_in(&d->o, op_result(call, i), call->block);
    }
  return call;
}

// Terminators

// Builds what frees, before `end`; retained memrefs have its flags then.
static Op *build_free(Deallocation *d, Op *end, const Dealloc *parts) {
  Op *made = build_dealloc(&d->o.rw, parts);
  ValueList retained = parts->retained;
  for (uint32_t i = 0; i < retained.count; i++)
    owner_set(&d->o, retained.items[i], end->block, (Ownership){0});
  for (uint32_t i = 0; i < retained.count; i++)
    owner_join(&d->o, retained.items[i], end->block,
               owned_if(op_result(made, i)));
  return made;
}

// The memrefs of `handed`, and those that `to` (or NULL) needs.
static ValueList retained_by(Deallocation *d, ValueList handed, Block *to) {
  ValueList list = list_new(&d->o.rw, handed.count + 1);
  for (uint32_t i = 0; i < handed.count; i++)
    if (is_memref(handed.items[i]))
      list_add(&list, handed.items[i]);
  return to ? list_join(&d->o.rw, list, live_memrefs(&d->o, to)) : list;
}

static ValueList passed_to(Deallocation *d, Op *branch, uint32_t index) {
  uint32_t first, count;
  branch->info->successor_operands(branch, index, &first, &count);
  return list_of_range(&d->o.rw, branch, first, count);
}

static bool free_at_branch(Deallocation *d, Op *br) {
  if (br->nsuccessors > 1)
    return op_plain_error(ctx_of(d), br,
                          "BranchOpInterface operations with multiple "
                          "successors are not supported yet");
  Dealloc parts;
  ValueList passed = passed_to(d, br, 0);
  builder_before(builder_of(d), br);
  if (!collect_ends(&d->o, br->block, &parts))
    return false;
  parts.retained = retained_by(d, passed, br->successors[0].block);
  const Op *made = build_free(d, br, &parts);
  ValueList flags = list_of_results(&d->o.rw, made);
  rewrite_add_successor_operands(&d->o.rw, br, 0, flags.items,
                                 count_memrefs(passed));
  return true;
}

// Frees what is not needed in one of two successors if that is taken; returns
// what is retained, to its flags.
static PtrMap free_for_successor(Deallocation *d, Op *br, uint32_t index,
                                 const Dealloc *ends) {
  Rewriter *rw = &d->o.rw;
  Builder *b = &rw->b;
  Value *taken = op_operand(br, 0);
  ValueList passed = passed_to(d, br, index);
  Dealloc parts = {ends->memrefs, list_new(rw, ends->conditions.count + 1),
                   retained_by(d, passed, br->successors[index].block)};
  for (uint32_t i = 0; i < ends->conditions.count; i++) {
    Value *here = taken;
    if (index) {
      Value *yes = build_bool(b, true);
      here = build_binary(b, OP_arith_xori, yes, taken);
    }
    list_add(&parts.conditions,
             build_binary(b, OP_arith_andi, ends->conditions.items[i], here));
  }
  const Op *made = build_free(d, br, &parts);
  PtrMap flags = {0};
  for (uint32_t i = 0; i < parts.retained.count; i++)
    ptrmap_set(&flags, rw->arena, parts.retained.items[i], op_result(made, i));
  ValueList added = list_new(rw, passed.count + 1);
  for (uint32_t i = 0; i < passed.count; i++)
    if (is_memref(passed.items[i]))
      list_add(&added, ptrmap_get(&flags, passed.items[i]));
  rewrite_add_successor_operands(rw, br, index, added.items, added.count);
  return flags;
}

static bool free_at_cond_br(Deallocation *d, Op *br) {
  Builder *b = builder_of(d);
  Dealloc ends;
  builder_before(b, br);
  if (!collect_ends(&d->o, br->block, &ends))
    return false;
  PtrMap yes = free_for_successor(d, br, 0, &ends);
  PtrMap no = free_for_successor(d, br, 1, &ends);
  for (uint32_t i = 0; i < no.size; i++) {
    Value *memref = (Value *)no.entries[i].key;
    Value *flag = ptrmap_get(&yes, memref);
    if (flag)
      owner_set(&d->o, memref, br->block,
                owned_if(arith_select(b, op_operand(br, 0), flag,
                                      no.entries[i].value)));
  }
  return true;
}

// A memref that is owned: the one at hand, or else a copy.
static Value *build_owned(Deallocation *d, Value *memref, Block *block) {
  Rewriter *rw = &d->o.rw;
  Value *flag = NULL;
  const Op *select = value_def(memref, OP_arith_select);
  Ownership yes = {0}, no = {0};
  if (select && select->block == block) {
    yes = owner_of(&d->o, op_operand(select, 1), block);
    no = owner_of(&d->o, op_operand(select, 2), block);
  }
  if (yes.kind == OWNERSHIP_FLAG && no.kind == OWNERSHIP_FLAG)
    flag = arith_select(&rw->b, op_operand(select, 0), yes.flag, no.flag);
  else
    memref = with_flag(&d->o, memref, block, &flag);
  const Attr *known = value_constant(ctx_of(d), flag);
  if (known && attr_to_bool(known))
    return memref;
  Op *op = build_if(rw, flag, (TypeList){&memref->type, 1});
  Builder saved = rw->b;
  builder_at_end(&rw->b, build_block(rw, op, 0, (TypeList){0}));
  build_yield(rw, list_of(rw, memref));
  builder_at_end(&rw->b, build_block(rw, op, 1, (TypeList){0}));
  Value *copy =
      build_unary(&rw->b, OP_bufferization_clone, memref->type, memref);
  build_yield(rw, list_of(rw, copy));
  rw->b = saved;
  Value *owned = op_result(op, 0), *always = build_bool(&rw->b, true);
  owner_join(&d->o, owned, block, owned_if(always));
  owner_ends_in(&d->o, owned, block);
  return owned;
}

// Puts the dealloc of all that a block may own before its end.
static bool free_at_end(Deallocation *d, Op *end) {
  Rewriter *rw = &d->o.rw;
  Op *parent = op_parent(end);
  bool gives_away = op_has(parent, TRAIT_FUNCTION) && !returns_flags(d, parent);
  builder_before(&rw->b, end);
  for (uint32_t i = 0; gives_away && i < end->noperands; i++)
    if (is_memref(op_operand(end, i)))
      op_set_operand(end, i, build_owned(d, op_operand(end, i), end->block));
  ValueList handed = is_parallel_end(end)
                         ? (ValueList){0}
                         : list_of_operands(rw, end, first_handed(end));
  Dealloc parts;
  if (!collect_ends(&d->o, end->block, &parts))
    return false;
  parts.retained = retained_by(d, handed, NULL);
  if (!parts.memrefs.count && !parts.retained.count)
    return true;
  const Op *made = build_free(d, end, &parts);
  ValueList flags = list_of_results(rw, made);
  if (!gives_away && flags.count) {
    ValueList all = list_join(rw, list_of_operands(rw, end, 0), flags);
    op_set_operands(rw->b.pool, end, all.items, all.count);
  }
  return true;
}

static bool free_at_in_parallel(Deallocation *d, Op *end) {
  const Block *body = end->regions[0].first;
  return body && body->first
             ? op_plain_error(ctx_of(d), end,
                              "only supported when nested region is empty")
             : free_at_end(d, end);
}

// Blocks

// Results of what allocates nothing may be any of its operands.
static void own_like_operands(Deallocation *d, Op *op) {
  Owners *o = &d->o;
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *result = op_result(op, i);
    if (!is_memref(result) ||
        owner_of(o, result, op->block).kind != OWNERSHIP_NONE)
      continue;
    for (uint32_t k = 0; k < op->noperands; k++) {
      const Value *from = op_operand(op, k);
      if (is_memref(from))
        owner_join(o, result, op->block, owner_of(o, from, home_of(from)));
    }
    if (owner_of(o, result, op->block).kind != OWNERSHIP_NONE)
      continue;
    builder_before(builder_of(d), op);
    owner_join(o, result, op->block,
               owned_if(build_bool(builder_of(d), false)));
  }
}

// Returns the operation, or what stands for it now; NULL: reported.
static Op *free_at_op(Deallocation *d, Op *op) {
  Op *first = op->block->first;
  if (op_is(op, OP_cf_cond_br))
    return free_at_cond_br(d, op) ? op : NULL;
  if (op_is(op, OP_scf_forall_in_parallel))
    return free_at_in_parallel(d, op) ? op : NULL;
  if (!check(d, op) || !note_frees(d, op))
    return NULL;
  note_allocations(d, op, first);
  if (op_branches_to_regions(op))
    op = free_regions(d, op, op->block->first);
  if (op_is_call(op))
    op = own_results(d, op);
  if (op->info->successor_operands && op_has(op, TRAIT_TERMINATOR))
    return free_at_branch(d, op) ? op : NULL;
  if (ends_region(op))
    return free_at_end(d, op) ? op : NULL;
  return op;
}

// Joins the ownership of memrefs that are live into a block.
static void enter_block(Deallocation *d, Block *block) {
  Owners *o = &d->o;
  Builder *b = builder_of(d);
  ValueList live = live_memrefs(o, block);
  builder_at_start(b, block);
  for (uint32_t i = 0; i < live.count; i++) {
    Value *memref = live.items[i];
    Block *home = home_of(memref);
    if (home->parent == block->parent) {
      owner_join(o, memref, block, owner_of(o, memref, home));
      owner_ends_in(o, memref, block);
    } else {
      owner_join(o, memref, block, owned_if(build_bool(b, false)));
    }
  }
  bool is_entry = op_has(block->parent->parent, TRAIT_FUNCTION) &&
                  block == block->parent->first;
  for (uint32_t i = 0, n = block->nargs; i < n; i++) {
    Value *arg = block_arg(block, i);
    if (!is_memref(arg))
      continue;
    Value *flag =
        is_entry ? build_bool(b, false)
                 : block_add_arg(b->pool, block, b->ctx->i1, value_loc(arg));
    owner_join(o, arg, block, owned_if(flag));
    owner_ends_in(o, arg, block);
  }
}

static bool free_in_block(Deallocation *d, Block *block) {
  Op *first = block->first; // constants will stand before it
  enter_block(d, block);
  for (Op *op = first, *next; op; op = next) {
    next = op->next;
    op = free_at_op(d, op);
    if (!op)
      return false;
    own_like_operands(d, op);
  }
  return true;
}

static bool free_in_regions(Deallocation *d, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++) {
    uint32_t count = 0, *dominated;
    Region *region = &op->regions[i];
    if (region_is_empty(region))
      continue;
    Dominance *dom = dominance_new(ctx_of(d), d->o.run->arena);
    Block **blocks = dominance_preorder(dom, region, &count, &dominated);
    dominance_release(dom);
    for (uint32_t k = 0; k < count; k++) {
      for (Op *inner = blocks[k]->first; inner; inner = inner->next)
        if (!free_in_regions(d, inner))
          return false;
      if (!free_in_block(d, blocks[k]))
        return false;
    }
  }
  return true;
}

static bool free_in_function(Deallocation *d, Op *func) {
  if (region_is_empty(&func->regions[0]))
    return true;
  if (has_cycle(d, func))
    return op_plain_error(ctx_of(d), func,
                          "Only structured control-flow loops are supported.");
  owners_start(&d->o, func);
  if (!free_in_regions(d, func))
    return false;
  if (returns_flags(d, func))
    extend_signature(d, func);
  return true;
}

bool lower_ownership_based_buffer_deallocation(PassRun *run, Op *root) {
  Deallocation d = {.o = {.run = run, .rw = pass_rewriter(run)},
                    .dynamic =
                        PASS_OPTIONS(run, ownership_based_buffer_deallocation)
                            ->private_function_dynamic_ownership,
                    .tables = {.ctx = run->ctx, .arena = run->arena}};
  OpList funcs = collect_ops(run, root, OP_func_func);
  if (d.dynamic)
    op_symbol_refs(root, note_held, &d);
  if (op_is(root, OP_func_func))
    return free_in_function(&d, root);
  for (size_t i = 0; i < funcs.count; i++)
    if (!free_in_function(&d, funcs.items[i]))
      return false;
  return true;
}
