// memref-emulate-wide-int: integers in memory of twice the width that a target
// has, as vectors of two.
//
// Requires: memrefs of such integers are made, read and written by
// memref.alloc,
//   memref.load and memref.store, in one function; of others the pass fails.
// Guarantees: no operation of arith, memref or vector takes or gives an integer
//   wider than widest-int-supported, nor a memref of one.
// Invalidates: nothing.
//
// Before, with widest-int-supported=32:
//
//   %m = memref.alloc() : memref<4xi64>
//   %0 = memref.load %m[%i] : memref<4xi64>
//
// After:
//
//   %m = memref.alloc() : memref<4xvector<2xi32>>
//   %0 = memref.load %m[%i] : memref<4xvector<2xi32>>
//
// What is computed with the integers is emulated as by arith-emulate-wide-int.

#include "lowering/arith/wide_int.h"
#include "lowering/memref/passes.h"

static Type *convert_type(TypeConversion *conversion, Type *type) {
  const WideInts *types = (const WideInts *)conversion;
  if (!type_is(type, TY_MEMREF) ||
      !type_is(type->as.shaped.element, TY_INTEGER))
    return wide_ints_convert(conversion, type);
  Type *old = type->as.shaped.element;
  Type *element = wide_ints_convert(conversion, old);
  return element == old ? type
         : element      ? type_with_element(types->ctx, type, element)
                        : NULL;
}

// By the same operation of other types.
static bool convert_access(Conv *c, Op *op) {
  Value **values = arena_array(c->arena, Value *, op->noperands + 1);
  Type *type = NULL;
  if (conv_is_legal(c, op) || !conv_operands(c, op, 0, op->noperands, values))
    return false;
  if (op->nresults) {
    type = c->types->convert(c->types, op->results[0].type);
    if (!type)
      return conv_decline_type(c, op, op->results[0].type);
  }
  Op *made = build_op(&c->b, op->info->opcode, &type, op->nresults, values,
                      op->noperands);
  memcpy(made->slots, op->slots, op->nslots * sizeof *op->slots);
  return conv_replace(c, op, list_of_results(&c->rw, made).items);
}

static Legality wide_memref_legality(Conv *c, const Op *op) {
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_arith:
  case DIALECT_memref:
  case DIALECT_vector: return wide_ints_legality(c, op);
  default: return CONV_UNKNOWN;
  }
}

bool lower_memref_emulate_wide_int(PassRun *run, Op *root) {
  WideInts types;
  if (!wide_ints_init(
          &types, run,
          PASS_OPTIONS(run, memref_emulate_wide_int)->widest_int_supported))
    return false;
  types.conversion.convert = convert_type;
  ConvTable *table = conv_table_new(run);
  wide_ints_add_handlers(table);
  conv_on(table, OP_memref_alloc, convert_access);
  conv_on(table, OP_memref_load, convert_access);
  conv_on(table, OP_memref_store, convert_access);
  Conv c = pass_conversion(run, table);
  c.types = &types.conversion;
  c.legality = wide_memref_legality;
  c.refuses_casts = true;
  return convert_run(&c, root);
}
