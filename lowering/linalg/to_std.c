// convert-linalg-to-std: structured operations on memrefs become calls of
// functions of a library that somebody else brings.
//
// Requires: memrefs whose elements are integers, floats or indices; nothing of
//   linalg else.
// Guarantees: no operation of linalg is left.
// Invalidates: nothing.
//
// Before:
//
//   linalg.dot ins(%a, %b : memref<?xf32>, memref<?xf32>) outs(%c : memref<f32>)
//
// After:
//
//   func.func private @linalg_dot_viewsxf32_viewsxf32_viewf32(
//       memref<?xf32, strided<[?], offset: ?>>, ...)
//       attributes {llvm.emit_c_interface}
//
//   %0 = memref.cast %a : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
//   ...
//   func.call @linalg_dot_viewsxf32_viewsxf32_viewf32(%0, %1, %2)
//
// A function's name has that of the operation and the types of its operands;
// linalg.generic may say another one. Functions of one name have to be of one
// type: mlir-opt makes an invalid call of others.

#include "ir/build/memref.h"
#include "lowering/linalg/linalg.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

typedef struct Library {
  PassRun *run;
  Op *module;
  Builder b;
  PtrMap functions; // by name, made or met
  bool failed;
} Library;

static bool is_plain_number(const Type *type) {
  return type->kind == TY_INDEX || type_is_float(type) ||
         (type->kind == TY_INTEGER && type->as.integer.sign == SIGNLESS);
}

// False when there is no name for such a type.
static bool put_type(Buf *out, Ctx *ctx, const Type *type) {
  if (type->kind == TY_MEMREF) {
    const Attr *space = type->as.shaped.space;
    buf_lit(out, "view");
    for (int i = 0; i < type->as.shaped.rank; i++)
      if (type->as.shaped.shape[i] == DYNAMIC)
        buf_lit(out, "sx");
      else
        buf_printf(out, "%lldx", (long long)type->as.shaped.shape[i]);
    if (!put_type(out, ctx, type->as.shaped.element) ||
        (space && !attr_is(space, AT_INTEGER)))
      return false;
    if (space)
      buf_printf(out, "as%lld", (long long)attr_to_i64(space));
    return true;
  }
  if (type->kind == TY_VECTOR) {
    buf_lit(out, "vector");
    for (int i = 0; i < type->as.shaped.rank; i++)
      buf_printf(out, i ? "x%lld" : "%lld",
                 (long long)type->as.shaped.shape[i]);
    return put_type(out, ctx, type->as.shaped.element);
  }
  if (!is_plain_number(type))
    return false;
  type_print(out, ctx, type, NULL);
  return true;
}

// Operations that do not say by name and types what they compute.
static bool has_no_name(const Op *op) {
  switch (op->info->opcode) {
  case OP_linalg_broadcast:
  case OP_linalg_contract:
  case OP_linalg_generic:
  case OP_linalg_map:
  case OP_linalg_reduce:
  case OP_linalg_transpose: return true;
  default: return false;
  }
}

static bool put_name(Buf *out, Ctx *ctx, const Op *op) {
  const Attr *call = op_is(op, OP_linalg_generic)
                         ? op_slot(op, A_linalg_generic_library_call)
                         : NULL;
  if (call) {
    buf_str(out, call->as.string);
    return true;
  }
  if (has_no_name(op)) {
    buf_lit(out, "op_has_no_registered_library_name");
    return true;
  }
  for (const char *c = op->info->name; *c; c++)
    buf_printf(out, "%c", *c == '.' ? '_' : *c);
  for (uint32_t i = 0; i < op->noperands; i++) {
    buf_lit(out, "_");
    if (!put_type(out, ctx, op_operand(op, i)->type))
      return false;
  }
  return true;
}

static Ident *function_name(Library *l, const Op *op) {
  Buf text = {0};
  bool has_name = put_name(&text, l->run->ctx, op);
  Ident *name =
      has_name ? ctx_ident(l->run->ctx, (Str){text.data, text.size}) : NULL;
  buf_release(&text);
  return name;
}

// The type of which nothing is known but sizes.
static Type *view_type(Library *l, Type *type) {
  uint32_t rank = (uint32_t)type->as.shaped.rank;
  int64_t *strides = arena_array(l->run->arena, int64_t, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    strides[i] = DYNAMIC;
  return type_memref(
      l->run->ctx, (int)rank, type->as.shaped.shape, type_element(type),
      attr_strided(l->run->ctx, DYNAMIC, strides, rank), type->as.shaped.space);
}

// Declares the function if there is none; false: it has another type.
static bool declare(Library *l, const Op *op, Ident *name, Type *type) {
  Ctx *ctx = l->run->ctx;
  const Op *known = ptrmap_get(&l->functions, name);
  if (known)
    return (op_is(known, OP_func_func) &&
            op_slot(known, A_func_func_function_type) ==
                attr_type(ctx, type)) ||
           op_error(ctx, op, "has operands of other types than a function '%s'",
                    ident_str(name).data);
  Builder b = l->b;
  builder_before(&b, l->module->regions[0].first->last);
  b.loc = op->loc;
  OpSpec spec = {.info = ctx_op_by_opcode(ctx, OP_func_func), .nregions = 1};
  Op *func = build_spec(&b, &spec);
  func->slots[A_func_func_sym_name] = attr_string(ctx, ident_str(name));
  func->slots[A_func_func_function_type] = attr_type(ctx, type);
  func->slots[A_func_func_sym_visibility] = attr_string(ctx, STR("private"));
  op_set_attr(ctx, func, ctx_ident_lit(ctx, "llvm.emit_c_interface"),
              ctx->unit);
  ptrmap_set(&l->functions, l->run->arena, name, func);
  return true;
}

// Calls the function of the library that is named as the operation is.
static bool call_library(Library *l, Op *op) {
  Ctx *ctx = l->run->ctx;
  Ident *name = op_has_pure_buffers(op) && op_is_structured(op)
                    ? function_name(l, op)
                    : NULL;
  if (!name)
    return op_plain_error(ctx, op, "failed to legalize operation '%s'",
                          op->info->name);
  uint32_t n = op->noperands;
  Value **operands = arena_array(l->run->arena, Value *, n + 1);
  Type **types = arena_array(l->run->arena, Type *, n + 1);
  builder_before(&l->b, op);
  for (uint32_t i = 0; i < n; i++) {
    operands[i] = op_operand(op, i);
    if (operands[i]->type->kind == TY_MEMREF)
      operands[i] = build_shaped_cast(&l->b, view_type(l, operands[i]->type),
                                      operands[i]);
    types[i] = operands[i]->type;
  }
  if (!declare(l, op, name, type_function(ctx, types, n, NULL, 0)))
    return false;
  Op *call = build_op(&l->b, OP_func_call, NULL, 0, operands, n);
  call->slots[A_func_call_callee] = attr_symbol(ctx, name);
  op_erase(l->run->pool, op);
  return true;
}

static void call_library_for(void *user, Op *op) {
  Library *l = user;
  bool is_of_body = op_parent(op) && op_is_structured(op_parent(op));
  if (!l->failed && !is_of_body &&
      opcode_dialect(op->info->opcode) == DIALECT_linalg)
    l->failed = !call_library(l, op);
}

bool lower_convert_linalg_to_std(PassRun *run, Op *root) {
  Library l = {.run = run, .module = root};
  l.b = (Builder){.ctx = run->ctx, .pool = run->pool};
  if (!root->regions[0].first)
    return true;
  for (Op *op = root->regions[0].first->first; op; op = op->next) {
    Str name = symbol_name(op);
    if (name.data)
      ptrmap_set(&l.functions, run->arena, ctx_ident(run->ctx, name), op);
  }
  op_walk_post(root, call_library_for, &l);
  return !l.failed;
}
