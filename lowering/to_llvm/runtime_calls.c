// What lowered code refers to at module level: functions of the runtime
// (malloc, memrefCopy, ...) and texts, of failed assertions and to be printed.
//
// Functions are lowered one by one; they only ask. When all of a module are
// done, what was asked for is made at its beginning, each before the last, in
// the order of the asking: names do not depend on anything else.

#include "lowering/to_llvm/to_llvm.h"

static Attr *request_function(Conv *c, const char *name, Type *type,
                              bool traps) {
  Ident *ident = ctx_ident(c->ctx, str_from(name));
  Attr *symbol = attr_symbol(c->ctx, ident);
  for (size_t i = 0; i < llvm_state(c)->requests.size; i++)
    if (llvm_state(c)->requests.data[i].name == ident)
      return symbol;
  ConvRequest request = {
      .name = ident, .type = type, .traps = traps, .loc = c->b.loc};
  vec_push(c->arena, &llvm_state(c)->requests, request);
  return symbol;
}

Attr *conv_runtime_function(Conv *c, const char *name, Type *type) {
  return request_function(c, name, type, false);
}

Attr *conv_weak_function(Conv *c, const char *name, Type *type) {
  return request_function(c, name, type, true);
}

// The message's bytes with a NUL behind.
static Attr *message_bytes(Conv *c, Str text) {
  int64_t size = (int64_t)text.size + 1;
  char *bytes = arena_zero(c->arena, text.size + 1, 1);
  memcpy(bytes, text.data, text.size);
  Type *type = type_tensor(c->ctx, 1, &size, c->ctx->i8, NULL);
  return attr_dense(c->ctx, type, bytes, (size_t)size, size == 1);
}

Value *conv_message(Conv *c, const char *base, Str text) {
  Ctx *ctx = c->ctx;
  Attr *bytes = message_bytes(c, text);
  Type *array = type_llvm_array(ctx, ctx->i8, (uint64_t)text.size + 1);
  uint32_t space = llvm_types(c)->layout->global_space;
  Value *message = llvm_addressof(c, NULL, array, space);
  ConvRequest request = {.base = base,
                         .text = bytes,
                         .addressof = value_op(message),
                         .loc = c->b.loc};
  vec_push(c->arena, &llvm_state(c)->requests, request);
  message = llvm_gep(c, message, array, NULL, 0, llvm_attrs(c)->gep_none);
  message = llvm_pointer_to(c, message, ctx->i8);
  if (space)
    message = llvm_cast(c, OP_llvm_addrspacecast,
                        pointer_type(llvm_types(c), ctx->i8, 0), message);
  return message;
}

static Op *make_at_start(Conv *c, uint32_t opcode) {
  OpSpec spec = {.info = ctx_op_by_opcode(c->ctx, opcode), .nregions = 1};
  builder_at_start(&c->b, c->module->regions[0].first);
  return build_spec(&c->b, &spec);
}

// A function of that name may be there already, if its type fits; one that is
// still to be lowered is left for later.
static bool check_function(Conv *c, const ConvRequest *request, Op *there) {
  if (!op_is(there, OP_llvm_func))
    return true;
  Attr *type = op_slot(there, A_llvm_func_function_type);
  if (type_is_alike(type->type, request->type))
    return true;
  return op_error(c->ctx, there,
                  "redefinition of reserved function '%s' of different type "
                  "'%s' is prohibited",
                  request->name->data, type_str(c->ctx, type->type));
}

static void define_trap(Conv *c, Op *func) {
  Ctx *ctx = c->ctx;
  const Type *type = op_slot(func, A_llvm_func_function_type)->type;
  Block *body = block_create(c->b.pool, c->b.loc);
  func->slots[A_llvm_func_linkage] =
      enum_attr(ctx, def_attr_llvm_linkage, E_llvm_linkage_weak);
  func->slots[A_llvm_func_visibility_] =
      attr_i64(ctx, E_llvm_visibility_hidden);
  block_append(&func->regions[0], body);
  for (uint32_t i = 0; i < type->as.list.ninputs; i++)
    block_add_arg(c->b.pool, body, type->as.list.types[i], c->b.loc);
  builder_at_end(&c->b, body);
  llvm_op(c, OP_llvm_intr_trap, NULL, NULL, 0);
  llvm_unreachable(c);
}

static bool settle_function(Conv *c, SymbolTable *symbols,
                            const ConvRequest *request) {
  Op *there = symbol_lookup(symbols, request->name);
  if (there)
    return check_function(c, request, there);
  Op *op = make_at_start(c, OP_llvm_func);
  llvm_func_init(c, op, attr_string(c->ctx, ident_str(request->name)),
                 request->type);
  ptrmap_set(&symbols->by_name, c->arena, request->name, op);
  if (request->traps)
    define_trap(c, op);
  return true;
}

static void settle_message(Conv *c, SymbolTable *symbols,
                           const ConvRequest *request) {
  Ctx *ctx = c->ctx;
  Op *op = make_at_start(c, OP_llvm_mlir_global);
  Ident *name =
      symbol_unique(symbols, ctx, c->arena, str_from(request->base), op);
  uint64_t size = (uint64_t)type_num_elements(request->text->type);
  llvm_global_init(c, op, attr_string(ctx, ident_str(name)),
                   type_llvm_array(ctx, ctx->i8, size), E_llvm_linkage_private);
  op->slots[A_llvm_mlir_global_addr_space] =
      attr_i32(ctx, (int32_t)llvm_types(c)->layout->global_space);
  op->slots[A_llvm_mlir_global_constant] = ctx->unit;
  op->slots[A_llvm_mlir_global_value] = request->text;
  request->addressof->slots[A_llvm_mlir_addressof_global_name] =
      attr_symbol(ctx, name);
}

bool conv_settle_requests(Conv *c) {
  if (!llvm_state(c)->requests.size)
    return true;
  SymbolTable symbols;
  symbol_table_build(&symbols, c->ctx, c->arena, c->module);
  bool ok = true;
  for (size_t i = 0; i < llvm_state(c)->requests.size; i++) {
    const ConvRequest *request = &llvm_state(c)->requests.data[i];
    c->b.loc = request->loc;
    if (request->text)
      settle_message(c, &symbols, request);
    else
      ok &= settle_function(c, &symbols, request);
  }
  llvm_state(c)->requests.size = 0;
  return ok;
}
