// Of finalize-memref-to-llvm: globals and what refers to them.
//
// memref.global becomes llvm.mlir.global of nested arrays, its initialiser as
// it is written; an uninitialized one is a definition whose value is undefined,
// one without a value a declaration. memref.get_global makes a descriptor
// whose allocated pointer is 0xdeadbeef: a global is not to be deallocated.

#include "lowering/to_llvm/to_llvm.h"

enum { NOT_ALLOCATED = 0xdeadbeef };

// !llvm.array<2 x array<3 x f32>> for memref<2x3xf32>.
static Type *global_type(Conv *c, const MemrefLayout *layout,
                         const Type *memref) {
  Type *type = layout->element;
  for (int i = layout->rank - 1; i >= 0; i--)
    type = type_llvm_array(c->ctx, type, (uint64_t)memref->as.shaped.shape[i]);
  return type;
}

// The element of an initialiser of rank 0.
static Attr *complex_number(Ctx *ctx, const Attr *dense) {
  Type *part = dense->type->as.shaped.element->as.shaped.element;
  Attr *both = attr_dense(ctx, type_vector(ctx, 1, (int64_t[]){2}, NULL, part),
                          dense->as.dense.data, dense->as.dense.size, false);
  Attr *parts[2] = {dense_attr(ctx, both, 0), dense_attr(ctx, both, 1)};
  return attr_array(ctx, parts, 2);
}

static Attr *initial_value(Conv *c, const MemrefLayout *layout, Attr *value) {
  if (layout->rank || !attr_is(value, AT_DENSE))
    return value;
  return type_is(value->type->as.shaped.element, TY_COMPLEX)
             ? complex_number(c->ctx, value)
             : dense_attr(c->ctx, value, 0);
}

static void make_undefined(Conv *c, Op *global, Type *type) {
  Block *block = block_create(c->b.pool, global->loc);
  block_append(&global->regions[0], block);
  builder_at_end(&c->b, block);
  llvm_return(c, llvm_undef(c, type));
}

// Lowers memref.global to a global of arrays.
static bool lower_global(Conv *c, Op *op) {
  Ctx *ctx = c->ctx;
  Type *memref = op_slot(op, A_memref_global_type)->type;
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  if (!layout)
    return conv_decline_type(c, op, memref);
  Type *type = global_type(c, layout, memref);
  OpSpec spec = {.info = ctx_op_by_opcode(ctx, OP_llvm_mlir_global),
                 .nregions = 1};
  Op *global = build_spec(&c->b, &spec);
  Attr *visibility = op_slot(op, A_memref_global_sym_visibility);
  bool is_public = !visibility || str_is(visibility->as.string, "public");
  llvm_global_init(c, global, op_slot(op, A_memref_global_sym_name), type,
                   is_public ? E_llvm_linkage_external
                             : E_llvm_linkage_private);
  global->slots[A_llvm_mlir_global_addr_space] =
      attr_i32(ctx, (int32_t)layout->space);
  global->slots[A_llvm_mlir_global_constant] =
      op_slot(op, A_memref_global_constant);
  global->slots[A_llvm_mlir_global_alignment] =
      op_slot(op, A_memref_global_alignment);
  Attr *value = op_slot(op, A_memref_global_initial_value);
  if (attr_is(value, AT_UNIT))
    make_undefined(c, global, type);
  else
    global->slots[A_llvm_mlir_global_value] = initial_value(c, layout, value);
  return conv_erase(c, op);
}

static bool lower_get_global(Conv *c, Op *op) {
  Type *memref = op->results[0].type;
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  if (!layout)
    return conv_decline_type(c, op, memref);
  Value **strides, **sizes = memref_static_sizes(c, memref, &strides);
  Attr *name = op_slot(op, A_memref_get_global_name);
  Type *type = global_type(c, layout, memref);
  Value *base = llvm_addressof(c, name, type, layout->space);
  int32_t *zeros =
      arena_zero(c->arena, sizeof(int32_t) * (size_t)(layout->rank + 1),
                 _Alignof(int32_t));
  base = llvm_gep_n(c, base, type, NULL, 0, zeros, (uint32_t)layout->rank + 1,
                    llvm_attrs(c)->gep_none);
  Value *allocated =
      llvm_cast(c, OP_llvm_inttoptr, base->type, llvm_index(c, NOT_ALLOCATED));
  return conv_replace1(
      c, op, descriptor_make(c, memref, allocated, base, sizes, strides));
}

void handlers_memref_globals(ConvTable *table) {
  conv_on(table, OP_memref_global, lower_global);
  conv_on(table, OP_memref_get_global, lower_get_global);
}
