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

#include "lowering/func_int.h"

static bool is_memref(const Type *type) {
  return type_is(type, TY_MEMREF) || type_is(type, TY_UNRANKED_MEMREF);
}

static bool returns_struct(const Signature *s) {
  return type_is(s->result, TY_LLVM_STRUCT);
}

static Type *wrapper_type(Conv *c, const Signature *s) {
  Ctx *ctx = c->ctx;
  TypeVec inputs = {0};
  if (returns_struct(s))
    vec_push(c->arena, &inputs, ctx->llvm_ptr);
  for (uint32_t i = 0; i < s->old->as.list.ninputs; i++) {
    Type *type = type_inputs(s->old)[i];
    vec_push(c->arena, &inputs,
             is_memref(type) ? ctx->llvm_ptr : s->inputs.data[s->first[i]]);
  }
  return type_llvm_func(ctx, returns_struct(s) ? ctx->llvm_void : s->result,
                        inputs.data, (uint32_t)inputs.size, false);
}

// Attributes are those of the arguments as written.
static void set_arg_attrs(Conv *c, Op *op, Op *wrapper, const Signature *s) {
  Attr *attrs = op_slot(op, A_func_func_arg_attrs);
  if (attrs && returns_struct(s)) {
    uint32_t n = attrs->as.array.count;
    Attr **dicts = arena_array(c->arena, Attr *, n + 1);
    dicts[0] = c->ctx->empty_dict;
    memcpy(dicts + 1, attrs->as.array.items, n * sizeof *dicts);
    attrs = attr_array(c->ctx, dicts, n + 1);
  }
  wrapper->slots[A_llvm_func_arg_attrs] = attrs;
  if (!returns_struct(s))
    wrapper->slots[A_llvm_func_res_attrs] = op_slot(op, A_func_func_res_attrs);
}

static Op *make_wrapper(Conv *c, Op *op, const Signature *s) {
  Str name = op_slot(op, A_func_func_sym_name)->as.string;
  Str full = arena_format(c->arena, "_mlir_ciface_" STR_FMT, STR_ARG(name));
  Op *wrapper =
      func_make(c, op, attr_string(c->ctx, full), wrapper_type(c, s), true);
  if (wrapper)
    set_arg_attrs(c, op, wrapper, s);
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

// The wrapper of a definition: descriptors are loaded and taken apart.
static void fill_wrapper(Conv *c, Op *func, Op *wrapper, const Signature *s) {
  Block *block = start_body(c, wrapper);
  uint32_t at = returns_struct(s);
  ValueVec args = {0};
  for (uint32_t i = 0; i < s->old->as.list.ninputs; i++) {
    Type *type = type_inputs(s->old)[i];
    Value *arg = block_arg(block, at + i);
    if (!is_memref(type)) {
      vec_push(c->arena, &args, arg);
      continue;
    }
    uint32_t n = type_num_fields(type);
    Value **fields = arena_array(c->arena, Value *, n);
    Value *descriptor =
        llvm_load(c, type_convert(llvm_types(c), type), arg, NULL, false);
    descriptor_unpack(c, descriptor, type, fields);
    for (uint32_t j = 0; j < n; j++)
      vec_push(c->arena, &args, fields[j]);
  }
  Value *result = call(c, func, &args);
  if (!returns_struct(s)) {
    llvm_return(c, result);
    return;
  }
  llvm_store(c, result, block_arg(block, 0), NULL, false);
  llvm_return(c, NULL);
}

static Value *put_on_stack(Conv *c, Value *value) {
  Value *one = llvm_index(c, 1);
  Value *slot = llvm_stack_slot(c, value->type, one, NULL);
  llvm_store(c, value, slot, NULL, false);
  return slot;
}

// The body of a declaration: descriptors are put together and stored.
static void fill_declaration(Conv *c, Op *func, Op *wrapper,
                             const Signature *s) {
  Block *block = start_body(c, func);
  ValueVec args = {0};
  Value *slot = NULL;
  if (returns_struct(s)) {
    slot = llvm_stack_slot(c, s->result, llvm_index(c, 1), NULL);
    vec_push(c->arena, &args, slot);
  }
  for (uint32_t i = 0; i < s->old->as.list.ninputs; i++) {
    Type *type = type_inputs(s->old)[i];
    Value *arg = block_arg(block, s->first[i]);
    if (is_memref(type)) {
      Value **fields = func_block_args(c, block, s->first[i]);
      arg = put_on_stack(c, descriptor_pack(c, type, fields));
    }
    vec_push(c->arena, &args, arg);
  }
  Value *result = call(c, wrapper, &args);
  if (slot)
    result = llvm_load(c, s->result, slot, NULL, false);
  llvm_return(c, result);
  func->slots[A_llvm_func_linkage] =
      enum_attr(c->ctx, def_attr_llvm_linkage, E_llvm_linkage_private);
}

bool func_make_wrapper(Conv *c, Op *op, Op *func, const Signature *s) {
  builder_before(&c->b, op);
  Op *wrapper = make_wrapper(c, op, s);
  if (!wrapper)
    return false;
  if (region_is_empty(&func->regions[0]))
    fill_declaration(c, func, wrapper, s);
  else
    fill_wrapper(c, func, wrapper, s);
  return true;
}
