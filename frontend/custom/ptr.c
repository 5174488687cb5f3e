// Of the ptr dialect: attributes that end with their type, and types without
// their name:
//
//   #ptr.null : !ptr.ptr<#ptr.generic_space>
//   #ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>
//   ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> <#ptr.generic_space>

#include "frontend/format/format.h"
#include "frontend/hooks.h"

// A trailing type is one of the attribute's parameters.
static bool parse_own_type(Parser *p, Attr **type) {
  if (!tok_is(p, TK_COLON))
    return error_here(p, "expected a trailing type");
  advance(p);
  const char *at = p->tok.start;
  Type *parsed = parse_type(p);
  if (!parsed)
    return false;
  if (!type_is_ptr(parsed))
    return error_at(p, at, "invalid kind of type specified");
  *type = attr_type(p->ctx, parsed);
  return true;
}

bool parse_ptr_null(Parser *p, Attr **params) {
  return parse_own_type(p, &params[P_ptr_null_type]);
}

bool parse_ptr_address(Parser *p, Attr **params) {
  if (!parse_punct(p, TK_LESS))
    return false;
  const char *at = p->tok.start;
  Attr *value = parse_attr(p, type_int(p->ctx, PTR_ADDRESS_BITS));
  if (!value)
    return false;
  if (value->kind != AT_INTEGER)
    return error_at(p, at, "expected integer value");
  params[P_ptr_address_value] = value;
  return parse_punct(p, TK_GREATER) &&
         parse_own_type(p, &params[P_ptr_address_type]);
}

// PtrAlignment($alignment): a number, held as an array of one

bool parse_ptr_alignment(Parser *p, FormatState *f, const Ref *args,
                         bool *present) {
  *present = true;
  const char *at = p->tok.start;
  Attr *number = parse_attr(p, p->ctx->i64);
  if (!number)
    return false;
  if (number->kind != AT_INTEGER)
    return error_at(p, at, "expected integer value");
  f->st->slots[args[0].index] = attr_array(p->ctx, &number, 1);
  return true;
}

void print_ptr_alignment(OpPrinter *pr, Op *op, const Ref *args) {
  int64_t n;
  if (ptr_alignment(op->slots[args[0].index], &n))
    buf_i64(pr->out, n);
}

// PtrType(type($ptr)): `<#space>` or the whole type

static Type *parse_bare_ptr(Parser *p) {
  if (!parse_punct(p, TK_LESS))
    return NULL;
  const char *at = p->tok.start;
  Attr *space = parse_attr(p, NULL);
  if (!space)
    return NULL;
  if (!attr_is_ptr_space(space))
    return error_at(p, at, "invalid kind of attribute specified"), NULL;
  if (!parse_punct(p, TK_GREATER))
    return NULL;
  return type_dialect(p->ctx, def_type_ptr_ptr, &space);
}

bool parse_ptr_type(Parser *p, FormatState *f, const Ref *args, bool *present) {
  *present = true;
  const char *at = p->tok.start;
  Type *type = tok_is(p, TK_LESS) ? parse_bare_ptr(p) : parse_type(p);
  if (!type)
    return false;
  if (!type_is_ptr(type))
    return error_asm(p, at, "invalid kind of type specified");
  vec_push(&p->scratch, format_types(f, args[0]), type);
  return true;
}

void print_ptr_type(OpPrinter *pr, Op *op, const Ref *args) {
  const Type *type = args[0].kind == VAR_OPERAND
                         ? op_operand(op, args[0].index)->type
                         : op->results[args[0].index].type;
  if (!type_is_ptr(type)) { // wrong, as printed in a message
    put_type(pr, op_operand(op, 0)->type);
    return;
  }
  put_lit(pr, "<");
  put_attr(pr, type->as.def.params[P_ptr_ptr_memorySpace]);
  put_lit(pr, ">");
}
