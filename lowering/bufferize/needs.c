// Says how much memory tensors take in each function (-Rbufferize), when they
// are memory and what is free again is freed: the most that is in use at once,
// on the stack and on the heap, of buffers of known sizes; and the sum of the
// sizes of all others, as products of what the function is called with:
//
//   remark: 'func.func' op needs at most 4160 bytes for tensors, and
//   4 * dim(#0, 0) * #1 [-Rbufferize]
//
// #1 is an argument, dim(#0, 0) the first size of one, `?` anything else.
// Functions that are called are counted with what they need.

#include "ir/analysis/aliases.h"
#include "lowering/bufferize/bufferize.h"

enum { TERMS_SHOWN_MOST = 8, CALLS_DEEP_MOST = 256 };

typedef struct Need {
  uint64_t most; // bytes at once
  Buf terms;     // " + "
  uint32_t nterms;
  bool done;
} Need;

typedef struct Measure {
  Bufferize *z;
  Need *need;
  uint64_t live;
  uint32_t depth; // of calls
} Measure;

static Need *need_of(Bufferize *z, Op *func, uint32_t depth);

// Terms

static void put_size(Measure *m, const Value *size) {
  Buf *out = &m->need->terms;
  Value *dim = NULL;
  const Value *of = memref_of_size(size, &dim);
  const Block *body = only_block(&m->z->func->regions[0]);
  int64_t number;
  if (!value_op(size) && value_arg_block(size) == body)
    buf_printf(out, "#%u", size->index);
  else if (of && !value_op(of) && value_arg_block(of) == body &&
           value_number(m->z->ctx, dim, &number))
    buf_printf(out, "dim(#%u, %d)", of->index, (int)number);
  else
    buf_lit(out, "?");
}

static bool starts_term(Need *need) {
  if (++need->nterms > TERMS_SHOWN_MOST)
    return false;
  if (need->nterms > 1)
    buf_lit(&need->terms, " + ");
  return true;
}

static void add_term(Measure *m, const Op *alloc) {
  const Type *type = alloc->results[0].type;
  Type *element = type->as.shaped.element;
  bool is_number = type_number_width(element);
  uint64_t known = is_number ? dense_element_size(element) : 1;
  if (!starts_term(m->need))
    return;
  for (int i = 0; i < type->as.shaped.rank; i++)
    if (type->as.shaped.shape[i] != DYNAMIC)
      known *= (uint64_t)type->as.shaped.shape[i];
  buf_printf(&m->need->terms, "%llu", (unsigned long long)known);
  if (!is_number)
    buf_printf(&m->need->terms, " * sizeof(%s)", type_str(m->z->ctx, element));
  for (uint32_t i = 0; i < alloc->noperands; i++) {
    buf_lit(&m->need->terms, " * ");
    put_size(m, op_operand(alloc, i));
  }
}

// Lifetimes

static void use_memory(Measure *m, uint64_t bytes) {
  m->live += bytes;
  if (m->live > m->need->most)
    m->need->most = m->live;
}

static void measure_alloc(Measure *m, const Op *op) {
  uint64_t bytes = buffer_bytes(op->results[0].type);
  if (bytes == UINT64_MAX)
    add_term(m, op);
  else
    use_memory(m, bytes);
}

static void measure_free(Measure *m, const Op *op) {
  const Value *memref = viewed_memref(op_operand(op, 0));
  uint64_t bytes = buffer_bytes(memref->type);
  if (bytes != UINT64_MAX)
    m->live -= bytes < m->live ? bytes : m->live;
}

static void measure_call(Measure *m, Op *op) {
  Op *func = op_callee(op)
                 ? symbol_tables_lookup(&m->z->tables, op, op_callee(op))
                 : NULL;
  if (!func || !op_is(func, OP_func_func) || region_is_empty(&func->regions[0]))
    return;
  static const Need unknown = {0};
  const Need *need =
      m->depth < CALLS_DEEP_MOST ? need_of(m->z, func, m->depth + 1) : &unknown;
  if (m->live + need->most > m->need->most)
    m->need->most = m->live + need->most;
  if ((need->nterms || !need->done) && starts_term(m->need))
    buf_printf(&m->need->terms, "that of '@" STR_FMT "'",
               STR_ARG(symbol_name(func)));
  // A memref that the callee returns is in use until it is freed.
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is(op->results[i].type, TY_MEMREF) &&
        buffer_bytes(op->results[i].type) != UINT64_MAX)
      use_memory(m, buffer_bytes(op->results[i].type));
}

static void measure_block(Measure *m, const Block *block);

// An operation with several regions may run any of them: the one that leaves most
// in use counts.
static void measure_regions(Measure *m, const Op *op) {
  uint64_t before = m->live, behind = op->nregions > 1 ? 0 : before;
  for (uint32_t i = 0; i < op->nregions; i++) {
    m->live = before;
    for (const Block *b = op->regions[i].first; b; b = b->next)
      measure_block(m, b);
    if (m->live > behind)
      behind = m->live;
  }
  m->live = behind;
}

static void measure_block(Measure *m, const Block *block) {
  for (Op *op = block->first; op; op = op->next) {
    if (op_only_allocates(op) && type_is(op->results[0].type, TY_MEMREF))
      measure_alloc(m, op);
    else if (op_only_frees(op))
      measure_free(m, op);
    else if (op_is_call(op))
      measure_call(m, op);
    else if (op->nregions)
      measure_regions(m, op);
  }
}

static Need *need_of(Bufferize *z, Op *func, uint32_t depth) {
  Need *need = ptrmap_get(&z->needs, func);
  if (need)
    return need;
  need = arena_zero(z->arena, sizeof *need, _Alignof(Need));
  ptrmap_set(&z->needs, z->arena, func, need);
  Op *outer = z->func;
  Measure m = {.z = z, .need = need, .depth = depth};
  z->func = func;
  for (const Block *b = func->regions[0].first; b; b = b->next)
    measure_block(&m, b);
  z->func = outer;
  need->done = true;
  return need;
}

void remark_needs(Bufferize *z, const OpList *funcs) {
  for (size_t i = 0; i < funcs->count; i++) {
    Op *func = funcs->items[i];
    if (region_is_empty(&func->regions[0]))
      continue;
    Need *need = need_of(z, func, 0);
    if (!need->most && !need->nterms)
      continue;
    if (need->nterms > TERMS_SHOWN_MOST)
      buf_printf(&need->terms, " and %u more", need->nterms - TERMS_SHOWN_MOST);
    diag_report(&z->ctx->diags, DIAG_REMARK, op_loc(func),
                "'func.func' op needs at most %llu bytes for tensors%s%.*s "
                "[-Rbufferize]",
                (unsigned long long)need->most, need->nterms ? ", and " : "",
                (int)need->terms.size,
                need->terms.data ? need->terms.data : "");
  }
  for (size_t i = 0; i < funcs->count; i++) {
    Need *need = ptrmap_get(&z->needs, funcs->items[i]);
    if (need)
      buf_release(&need->terms);
  }
}
