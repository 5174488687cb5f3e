// The C interface of a function: _mlir_ciface_<name>, with pointers to
// descriptors where the function has their fields, and a pointer to a struct,
// as the first argument, where it returns one.
//
// Of a function that is defined here, the wrapper is for C callers:
//
//   llvm.func @_mlir_ciface_f(%result: !llvm.ptr, %m: !llvm.ptr) {
//     %0 = llvm.load %m : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, ...)>
//     %1 = llvm.extractvalue %0[0] ...
//     %2 = llvm.call @f(%1, ...) : (...) -> !llvm.struct<...>
//     llvm.store %2, %result
//     llvm.return
//   }
//
// One that is only declared is written in C under the wrapper's name: then the
// wrapper is declared, and the function gets a body that puts its descriptors
// on the stack and calls it. Each such call frees its stack on return, so the
// function is an allocation scope as well.
//
// Otherwise values are passed as LLVM passes them. That is what mlir-opt makes
// and, for complex numbers, vectors, wide integers and some floats, not what C
// compilers do: each platform has rules of its own, which they apply. So a
// compile (c_abi) passes these by pointer, too, and short floats as integers of
// their bits, which all agree on; short integers are extended by whoever hands
// them over, and nobody relies on that it was done. There a definition whose
// memrefs are bare pointers has a wrapper as well, which takes such pointers:
//
//   llvm.func @_mlir_ciface_g(%m: !llvm.ptr, ...)

#include "lowering/to_llvm/func_int.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/to_llvm.h"

// How C and MLIR hand a value to each other
typedef enum Crossing {
  CROSS_AS_IS,
  CROSS_BITS,    // as an integer
  CROSS_POINTER, // where it is in memory
} Crossing;

static bool keeps_c_abi(Conv *c) {
  return PASS_OPTIONS(c->run, func_to_llvm)->c_abi;
}

static Crossing float_crossing(const Type *converted) {
  if (!type_is(converted, TY_FLOAT)) // an integer already
    return CROSS_AS_IS;
  uint32_t bits = float_format(converted->as.float_kind)->bits;
  return bits > 64 ? CROSS_POINTER : bits <= 16 ? CROSS_BITS : CROSS_AS_IS;
}

// `converted` is what the type becomes; of a descriptor the first field.
static Crossing crossing(Conv *c, const Signature *s, const Type *type,
                         const Type *converted) {
  if (type_is_memref(type))
    return s->bare ? CROSS_AS_IS : CROSS_POINTER;
  if (!keeps_c_abi(c))
    return CROSS_AS_IS;
  switch (type->kind) {
  case TY_COMPLEX:
  case TY_VECTOR: return CROSS_POINTER;
  case TY_INTEGER:
    return type->as.integer.width > 64 ? CROSS_POINTER : CROSS_AS_IS;
  case TY_FLOAT: return float_crossing(converted);
  default: return CROSS_AS_IS;
  }
}

static Crossing input_crossing(Conv *c, const Signature *s, uint32_t i) {
  return crossing(c, s, type_inputs(s->old)[i], s->inputs.data[s->first[i]]);
}

// Of several, as a struct
static Crossing result_crossing(Conv *c, const Signature *s) {
  if (type_is(s->result, TY_LLVM_STRUCT))
    return CROSS_POINTER;
  if (s->old->as.list.noutputs != 1)
    return CROSS_AS_IS;
  return crossing(c, s, type_results(s->old)[0], s->result);
}

static bool returns_through_pointer(Conv *c, const Signature *s) {
  return result_crossing(c, s) == CROSS_POINTER;
}

// The type of an argument of the wrapped function: a memref has its descriptor,
// unless it is a bare pointer.
static Type *input_type(Conv *c, const Signature *s, uint32_t i) {
  Type *type = type_inputs(s->old)[i];
  return s->bare && type_is_memref(type) ? s->inputs.data[s->first[i]]
                                         : type_convert(llvm_types(c), type);
}

static Type *crossing_type(Conv *c, Crossing how, Type *type) {
  switch (how) {
  case CROSS_POINTER: return pointer_type(llvm_types(c), type, 0);
  case CROSS_BITS:
    return type_int(c->ctx, float_format(type->as.float_kind)->bits);
  default: return type;
  }
}

static Type *wrapper_type(Conv *c, const Signature *s) {
  Ctx *ctx = c->ctx;
  TypeVec inputs = {0};
  Crossing result = result_crossing(c, s);
  if (result == CROSS_POINTER)
    vec_push(c->arena, &inputs, crossing_type(c, result, s->result));
  for (uint32_t i = 0; i < s->old->as.list.ninputs; i++) {
    Crossing how = input_crossing(c, s, i);
    Type *type = input_type(c, s, i);
    vec_push(c->arena, &inputs, crossing_type(c, how, type));
  }
  return type_llvm_func(ctx,
                        result == CROSS_POINTER
                            ? ctx->llvm_void
                            : crossing_type(c, result, s->result),
                        inputs.data, (uint32_t)inputs.size, false);
}

// What extends a short integer, as the C type of that width would be. Bits are
// unsigned.
static Attr *with_extension(Conv *c, const Type *type, Crossing how,
                            Attr *dict) {
  Ctx *ctx = c->ctx;
  bool is_short = how == CROSS_BITS ||
                  (type_is(type, TY_INTEGER) && type->as.integer.width < 64);
  if (!is_short || dict_get(dict, ctx_ident_lit(ctx, "llvm.signext")) ||
      dict_get(dict, ctx_ident_lit(ctx, "llvm.zeroext")))
    return dict;
  bool is_signed = how != CROSS_BITS && type->as.integer.width > 1 &&
                   type->as.integer.sign != UNSIGNED;
  return dict_with(ctx, dict,
                   is_signed ? ctx_ident_lit(ctx, "llvm.signext")
                             : ctx_ident_lit(ctx, "llvm.zeroext"),
                   ctx->unit);
}

static Attr *dict_at(Conv *c, const Attr *dicts, uint32_t i) {
  return dicts ? dicts->as.array.items[i] : c->ctx->empty_dict;
}

static Attr *array_if_any(Conv *c, Attr *const *dicts, uint32_t n) {
  bool any = false;
  for (uint32_t i = 0; i < n; i++)
    any |= dicts[i] != c->ctx->empty_dict;
  return any ? attr_array(c->ctx, dicts, n) : NULL;
}

// Attributes are those of the arguments and of the result as written. Who hands
// over short integers extends them: a definition its result, the caller of a
// declaration its arguments.
static void set_attrs(Conv *c, const Op *op, bool is_declared, Op *wrapper,
                      const Signature *s) {
  Attr *own = op_slot(op, A_func_func_arg_attrs);
  uint32_t n = s->old->as.list.ninputs;
  uint32_t first = returns_through_pointer(c, s);
  bool extends = keeps_c_abi(c);
  Attr **dicts = arena_array(c->arena, Attr *, n + 1);
  dicts[0] = c->ctx->empty_dict;
  for (uint32_t i = 0; i < n; i++) {
    dicts[first + i] = dict_at(c, own, i);
    if (extends && is_declared)
      dicts[first + i] = with_extension(
          c, type_inputs(s->old)[i], input_crossing(c, s, i), dicts[first + i]);
  }
  wrapper->slots[A_llvm_func_arg_attrs] =
      own || extends ? array_if_any(c, dicts, first + n) : NULL;
  if (first || !s->old->as.list.noutputs)
    return;
  Attr *result = op_slot(op, A_func_func_res_attrs);
  if (extends && !is_declared) {
    Crossing how = result_crossing(c, s);
    Attr *dict = dict_at(c, result, 0);
    dict = with_extension(c, type_results(s->old)[0], how, dict);
    result = array_if_any(c, &dict, 1);
  }
  wrapper->slots[A_llvm_func_res_attrs] = result;
}

static Op *make_wrapper(Conv *c, Op *op, const Op *func, const Signature *s) {
  Str name = op_slot(op, A_func_func_sym_name)->as.string;
  Str full = arena_format(c->arena, "_mlir_ciface_" STR_FMT, STR_ARG(name));
  Op *wrapper =
      func_make(c, op, attr_string(c->ctx, full), wrapper_type(c, s), true);
  if (wrapper)
    set_attrs(c, op, region_is_empty(&func->regions[0]), wrapper, s);
  return wrapper;
}

static Block *start_body(Conv *c, Op *func) {
  Type *type = op_slot(func, A_llvm_func_function_type)->type;
  Block *block = block_create(c->b.pool, func->loc);
  block_append(&func->regions[0], block);
  for (uint32_t i = 0; i < type->as.list.ninputs; i++)
    block_add_arg(c->b.pool, block, type_inputs(type)[i], func->loc);
  builder_at_end(&c->b, block);
  return block;
}

static Attr *symbol_of(Conv *c, const Op *func) {
  Str name = op_slot(func, A_llvm_func_sym_name)->as.string;
  return attr_symbol(c->ctx, ctx_ident(c->ctx, name));
}

static Value *call(Conv *c, const Op *callee, const ValueVec *args) {
  Type *type = op_slot(callee, A_llvm_func_function_type)->type;
  Op *op;
  return llvm_call(c, symbol_of(c, callee), NULL, *type_results(type),
                   args->data, (uint32_t)args->size, &op);
}

static Value *bitcast(Conv *c, Type *type, Value *value) {
  return build_unary(&c->b, OP_llvm_bitcast, type, value);
}

// What C hands over, as the function takes it: a descriptor is taken apart.
static void take_from_c(Conv *c, const Signature *s, uint32_t i, Value *arg,
                        ValueVec *args) {
  Type *type = type_inputs(s->old)[i];
  Crossing how = input_crossing(c, s, i);
  if (how == CROSS_POINTER)
    arg = llvm_load(c, input_type(c, s, i), arg, NULL, false);
  else if (how == CROSS_BITS)
    arg = bitcast(c, s->inputs.data[s->first[i]], arg);
  if (s->bare || !type_is_memref(type)) {
    vec_push(c->arena, args, arg);
    return;
  }
  uint32_t n = type_num_fields(type);
  Value **fields = arena_array(c->arena, Value *, n);
  descriptor_unpack(c, arg, type, fields);
  for (uint32_t j = 0; j < n; j++)
    vec_push(c->arena, args, fields[j]);
}

// The wrapper of a definition.
static void fill_wrapper(Conv *c, Op *func, Op *wrapper, const Signature *s) {
  Block *block = start_body(c, wrapper);
  Crossing how = result_crossing(c, s);
  uint32_t at = how == CROSS_POINTER;
  ValueVec args = {0};
  for (uint32_t i = 0; i < s->old->as.list.ninputs; i++)
    take_from_c(c, s, i, block_arg(block, at + i), &args);
  Value *result = call(c, func, &args);
  if (how == CROSS_POINTER) {
    llvm_store(c, result, block_arg(block, 0), NULL, false);
    result = NULL;
  } else if (how == CROSS_BITS) {
    result = bitcast(c, crossing_type(c, how, result->type), result);
  }
  llvm_return(c, result);
}

static Value *put_on_stack(Conv *c, Value *value) {
  Value *one = llvm_index(c, 1);
  Value *slot = llvm_stack_slot(c, value->type, one, NULL);
  llvm_store(c, value, slot, NULL, false);
  return slot;
}

// An argument of the function, as C takes it: a descriptor is put together.
static Value *hand_to_c(Conv *c, const Signature *s, uint32_t i, Block *block) {
  Type *type = type_inputs(s->old)[i];
  Value *arg = block_arg(block, s->first[i]);
  if (type_is_memref(type))
    arg = descriptor_pack(c, type, func_block_args(c, block, s->first[i]));
  Crossing how = input_crossing(c, s, i);
  if (how == CROSS_POINTER)
    return put_on_stack(c, arg);
  return how == CROSS_BITS ? bitcast(c, crossing_type(c, how, arg->type), arg)
                           : arg;
}

// The body of a declaration.
static void fill_declaration(Conv *c, Op *func, Op *wrapper,
                             const Signature *s) {
  Block *block = start_body(c, func);
  ValueVec args = {0};
  Value *slot = NULL;
  Crossing how = result_crossing(c, s);
  if (how == CROSS_POINTER) {
    slot = llvm_stack_slot(c, s->result, llvm_index(c, 1), NULL);
    vec_push(c->arena, &args, slot);
  }
  for (uint32_t i = 0; i < s->old->as.list.ninputs; i++)
    vec_push(c->arena, &args, hand_to_c(c, s, i, block));
  Value *result = call(c, wrapper, &args);
  if (slot)
    result = llvm_load(c, s->result, slot, NULL, false);
  else if (how == CROSS_BITS)
    result = bitcast(c, s->result, result);
  llvm_return(c, result);
  func->slots[A_llvm_func_linkage] =
      enum_attr(c->ctx, def_attr_llvm_linkage, E_llvm_linkage_private);
}

bool func_has_wrapper(Conv *c, const Op *op, const Op *func,
                      const Signature *s) {
  bool is_bare_definition =
      keeps_c_abi(c) && !region_is_empty(&func->regions[0]);
  return dict_get(op->attrs, ctx_ident_lit(c->ctx, "llvm.emit_c_interface")) &&
         (!s->bare || is_bare_definition);
}

bool func_make_wrapper(Conv *c, Op *op, Op *func, const Signature *s) {
  builder_before(&c->b, op);
  Op *wrapper = make_wrapper(c, op, func, s);
  if (!wrapper)
    return false;
  if (region_is_empty(&func->regions[0]))
    fill_declaration(c, func, wrapper, s);
  else
    fill_wrapper(c, func, wrapper, s);
  return true;
}
