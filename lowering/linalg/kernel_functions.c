// Functions that structured operations are computed by: private ones of the
// module, which are found again by their names.
#include "lowering/linalg/kernel_int.h"

#include "ir/build/control.h"
#include "ir/build/memref.h"
#include "lowering/func/private_function.h"

Type *strided_memref(Ctx *ctx, uint32_t rank, bool is_contiguous,
                     Type *element) {
  int64_t unknown[MOST_SUM_LOOPS + 2], strides[MOST_SUM_LOOPS + 2];
  for (uint32_t i = 0; i < rank; i++)
    unknown[i] = strides[i] = DYNAMIC;
  if (is_contiguous)
    strides[rank - 1] = 1;
  return type_memref(ctx, (int)rank, unknown, element,
                     attr_strided(ctx, DYNAMIC, strides, rank), NULL);
}

void put_type_name(Buf *name, Ctx *ctx, const Type *type) {
  buf_puts(name, "_");
  type_print(name, ctx, type, &(PrintOptions){0});
}

void put_op_name(Buf *name, const OpInfo *info) {
  buf_printf(name, "_%s", strchr(info->name, '.') + 1);
}

void put_edge_name(Buf *name, Edge edge) {
  static const char *const names[] = {
      [EDGE_NONE] = "",
      [EDGE_LAST] = "_masked",
      [EDGE_ALL] = "_all_masked",
      [EDGE_BACK] = "_back",
  };
  buf_puts(name, names[edge]);
}

static Op *function_around(const Kernels *k) {
  Op *op = k->rw.b.block->parent->parent;
  while (!op_has(op_parent(op), TRAIT_SYMBOL_TABLE))
    op = op_parent(op);
  return op;
}

static bool is_listed(const char *list, Str item) {
  for (const char *at = list; *at;) {
    size_t size = strcspn(at, ",");
    if (str_eq((Str){at, size}, item))
      return true;
    at += size + (at[size] == ',');
  }
  return false;
}

// Appends what tells a function for that processor from those for the target.
static void put_processor(const Kernels *k, Buf *name, const Op *func) {
  const Ctx *ctx = k->rw.b.ctx;
  const Attr *cpu = op_attr_str(ctx, func, "target_cpu");
  const Attr *features = op_attr_str(ctx, func, "target_features");
  if (attr_is(cpu, AT_STRING))
    buf_printf(name, "." STR_FMT, STR_ARG(cpu->as.string));
  const Attr *list =
      attr_is(features, AT_DIALECT) ? features->as.def.params[0] : NULL;
  for (uint32_t i = 0; list && i < list->as.array.count; i++) {
    Str feature = list->as.array.items[i]->as.string;
    if (!is_listed(k->target->features, feature))
      buf_str(name, feature);
  }
}

Ident *finish_name(Kernels *k, Buf *name) {
  Ctx *ctx = k->rw.b.ctx;
  put_processor(k, name, function_around(k));
  Ident *ident = ident_get(ctx->idents, (Str){name->data, name->size});
  buf_release(name);
  return ident;
}

// A function without a body, before the one that the builder is in. Calls that
// LLVM finds once would make one function of many kernels: it is not inlined.
static Op *new_function(Kernels *k, Ident *name, TypeList types) {
  Op *around = function_around(k);
  SymbolTable *table = symbol_table_of(&k->tables, op_parent(around));
  Op *func = build_private_function(&k->rw, around, table, name, types);
  func->slots[A_func_func_no_inline] = attr_unit(k->rw.b.ctx);
  return func;
}

Block *begin_function(Kernels *k, Ident *name, Value *const *args, uint32_t n) {
  Op *table = op_parent(function_around(k));
  if (symbol_lookup(symbol_table_of(&k->tables, table), name))
    return NULL;
  ValueList values = list_new(&k->rw, n);
  for (uint32_t i = 0; i < n; i++)
    list_add(&values, args[i]);
  TypeList types = list_types(&k->rw, values);
  Block *block = build_block(&k->rw, new_function(k, name, types), 0, types);
  builder_at_end(&k->rw.b, block);
  k->rw.b.before = build_op(&k->rw.b, OP_func_return, NULL, 0, NULL, 0);
  return block;
}

void forget_function(Kernels *k, Op *func, Ident *name) {
  SymbolTable *table = symbol_table_of(&k->tables, op_parent(func));
  ptrmap_set(&table->by_name, k->rw.arena, name, NULL);
}

void build_function_call(Kernels *k, Builder *b, Ident *name,
                         Value *const *args, uint32_t n) {
  Op *call = build_op(b, OP_func_call, NULL, 0, args, n);
  call->slots[A_func_call_callee] = attr_symbol(k->rw.b.ctx, name);
}

Value *enter_loop_by(Rewriter *rw, Value *from, Value *end, Value *by) {
  Builder *b = &rw->b;
  Op *loop = build_for(rw, from, end, by, (ValueList){0});
  builder_at_end(b, body_of(loop, 0));
  b->before = build_yield(rw, (ValueList){0});
  return block_arg(body_of(loop, 0), 0);
}

Value *enter_loop_to(Rewriter *rw, Value *end, int64_t step) {
  Value *from = build_index(&rw->b, 0), *by = build_index(&rw->b, step);
  return enter_loop_by(rw, from, end, by);
}

Value *enter_loop(Rewriter *rw, Value *from, Value *end) {
  return enter_loop_by(rw, from, end, build_index(&rw->b, 1));
}

Value *build_copy_buffer(Builder *b, Type *element, Mixed count) {
  enum { ALIGNMENT = 64 };
  int64_t size = mixed_static(count);
  Type *type = type_memref(b->ctx, 1, &size, element, NULL, NULL);
  Value *buffer =
      build_value(b, OP_memref_alloc, type, &count.value, count.value ? 1 : 0);
  Op *alloc = value_op(buffer);
  int32_t segments[] = {count.value ? 1 : 0, 0};
  alloc->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(b->ctx, segments, 2);
  alloc->slots[A_memref_alloc_alignment] =
      attr_int(b->ctx, type_int(b->ctx, 64), ALIGNMENT);
  alloc_mark_checked(b->ctx, alloc);
  return buffer;
}

Value *build_size(Builder *b, Value *memref, int64_t dim) {
  Value *operands[] = {memref, build_index(b, dim)};
  return build_value(b, OP_memref_dim, b->ctx->index_type, operands, 2);
}
