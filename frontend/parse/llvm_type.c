// Types of the LLVM dialect. Inside another LLVM type the `!llvm.` is left
// out: !llvm.struct<(ptr, array<4 x i32>)>. Any other type stands there as it
// stands elsewhere.
//
// An identified struct that mentions itself says only its name:
// struct<"node", (ptr, struct<"node">)>; the names of the structs around are
// kept on a stack for that.
//
// Typed pointers, `vec` and `x86_mmx` are of older vintages, and so is what
// old/spellings.def lists. A `vec` is read as the builtin vector it has become.

#include "frontend/frontend_int.h"

static bool strict(const Parser *p) {
  return p->options->vintage == VINTAGE_MLIR22;
}

static Type *parse_identified(Parser *p, Ident *name, const char *start);
// A parameter in the form of ODS's parameter parsers, whose message follows
// the one about the token.
static bool parse_u64_param(Parser *p, uint64_t limit, const char *type,
                            const char *name, const char *c_type,
                            uint64_t *value) {
  int64_t n;
  if (!parse_param_int(p, limit == UINT64_MAX ? PARAM_U64 : PARAM_U32, &n)) {
    consume_if(p, TK_INTEGER); // a number that is too large was read
    return error_asm(p, p->tok.start,
                     "failed to parse %s parameter '%s' which is to be a `%s`",
                     type, name, c_type);
  }
  *value = (uint64_t)n & limit;
  return true;
}

static bool fits_pointer(const Type *t) {
  return type_is_llvm_outer(t) && t->kind != TY_LLVM_VOID &&
         t->kind != TY_LLVM_TOKEN && t->kind != TY_LLVM_METADATA &&
         t->kind != TY_LLVM_LABEL;
}

static Type *parse_pointee(Parser *p, const char *start) {
  Type *pointee = parse_pretty_llvm_type(p);
  if (!pointee || fits_pointer(pointee))
    return pointee;
  error_asm(p, start, "invalid pointer element type: '%s'",
            type_str(p->ctx, pointee));
  return NULL;
}

// ptr<"name"> and ptr<"name", (types)>, of documents.
static Type *parse_ptr_to_name(Parser *p, const char *start) {
  Ident *name = ctx_ident(p->ctx, token_string(p, p->tok));
  advance(p);
  Type *pointee = parse_identified(p, name, start);
  return pointee ? type_llvm_ptr(p->ctx, pointee, 0) : NULL;
}

// ptr ::= `ptr` body
// body ::= (`<` integer `>`)? | `<` type (`,` integer)? `>`    (older)
Type *parse_pointer_body(Parser *p) {
  Type *pointee = NULL;
  uint64_t space = 0;
  const char *start = p->tok.start;
  if (!consume_if(p, TK_LESS))
    return type_llvm_ptr(p->ctx, NULL, 0);
  bool typed = !tok_is(p, TK_INTEGER) && !tok_is(p, TK_MINUS) &&
               take_old(p, OLD_TYPED_POINTER, start);
  if (typed && tok_is(p, TK_STRING) && take_old(p, OLD_POINTER_TO_NAME, start))
    return parse_ptr_to_name(p, start);
  if (typed && !(pointee = parse_pointee(p, start)))
    return NULL;
  if (!typed || consume_if(p, TK_COMMA))
    if (!parse_u64_param(p, UINT32_MAX, "LLVMPointerType", "addressSpace",
                         "unsigned", &space))
      return NULL;
  if (!parse_punct(p, TK_GREATER))
    return NULL;
  return type_llvm_ptr(p->ctx, pointee, (uint32_t)space);
}

// As in LLVM, which has no arrays of x86_amx.
static bool fits_array(const Type *t) {
  switch (t->kind) {
  case TY_LLVM_VOID:
  case TY_LLVM_LABEL:
  case TY_LLVM_METADATA:
  case TY_LLVM_FUNC:
  case TY_LLVM_TOKEN:
  case TY_LLVM_X86_AMX: return false;
  default: return true;
  }
}

static bool fits_struct(const Type *t) {
  return fits_array(t) || t->kind == TY_LLVM_X86_AMX;
}

// An `x` that may be the first letter of the next word.
static bool parse_x_keyword(Parser *p) {
  if (!tok_is(p, TK_BARE_ID) || *p->tok.start != 'x')
    return error_asm(p, p->tok.start, "expected 'x'");
  if (p->tok.size == 1)
    advance(p);
  else if (take_old(p, OLD_DENSE_ARRAY_TYPE, p->tok.start))
    parser_reset(p, p->tok.start + 1);
  else
    return error_asm(p, p->tok.start, "expected 'x'");
  return true;
}

// array ::= `array` `<` integer `x` type `>`
static Type *parse_array(Parser *p) {
  const char *at = p->tok.start;
  uint64_t count = 0;
  if (!parse_punct(p, TK_LESS))
    return NULL;
  if (!parse_u64_param(p, UINT64_MAX, "LLVMArrayType", "numElements",
                       "uint64_t", &count) ||
      !parse_x_keyword(p))
    return NULL;
  Type *element = parse_pretty_llvm_type(p);
  if (!element || !parse_punct(p, TK_GREATER))
    return NULL;
  if (!fits_array(element)) {
    error_asm(p, at, "invalid array element type: '%s'",
              type_str(p->ctx, element));
    return NULL;
  }
  return type_llvm_array(p->ctx, element, count);
}

// vec ::= `vec` `<` (`?` `x`)? integer `x` type `>`    (older)
static Type *parse_vec(Parser *p) {
  Dims dims = {0};
  if (!parse_punct(p, TK_LESS))
    return NULL;
  const char *at = p->tok.start;
  if (!parse_dims(p, &dims, true, true))
    return NULL;
  const char *element_at = p->tok.start;
  Type *element = parse_pretty_llvm_type(p);
  if (!element || !parse_punct(p, TK_GREATER))
    return NULL;
  bool scalable = dims.size == 2;
  bool valid = (dims.size == 1 && dims.data[0] != DYNAMIC) ||
               (scalable && dims.data[0] == DYNAMIC && dims.data[1] != DYNAMIC);
  if (!valid)
    return error_asm(p, at,
                     "expected '? x <integer> x <type>' or "
                     "'<integer> x <type>'"),
           NULL;
  int64_t count = dims.data[dims.size - 1];
  if (count <= 0)
    return error_asm(p, at, "the number of vector elements must be positive"),
           NULL;
  bool fits = type_is_signless(element) || element->kind == TY_FLOAT ||
              element->kind == TY_LLVM_PTR;
  if (!fits)
    return error_asm(p, element_at, "invalid vector element type"), NULL;
  return type_vector(p->ctx, 1, &count, &scalable, element);
}

// Structs

static bool parse_fields(Parser *p, Types *fields) {
  do {
    Type *field = parse_pretty_llvm_type(p);
    if (!field)
      return false;
    vec_push(&p->scratch, fields, field);
  } while (consume_if(p, TK_COMMA));
  return parse_punct(p, TK_RPAREN);
}

static bool check_fields(Parser *p, const char *at, const Types *fields) {
  for (size_t i = 0; i < fields->size; i++)
    if (!fits_struct(fields->data[i]))
      return error_asm(p, at, "invalid LLVM structure element type: '%s'",
                       type_str(p->ctx, fields->data[i]));
  return true;
}

static Type *set_body(Parser *p, Ident *name, const Types *fields, bool packed,
                      const char *at) {
  Type *type = type_llvm_struct_named(p->ctx, name);
  if (type_llvm_struct_set_body(p->ctx, type, fields->data,
                                (uint32_t)fields->size, packed))
    return type;
  error_asm(p, at, "identified type already used with a different body");
  return NULL;
}

// `struct<"name", type>`, of documents.
static Type *parse_body_of_one(Parser *p, Ident *name, bool packed,
                               const char *start) {
  Types fields = {0};
  const char *at = p->tok.start;
  Type *field = parse_pretty_llvm_type(p);
  if (!field || !parse_punct(p, TK_GREATER))
    return NULL;
  vec_push(&p->scratch, &fields, field);
  if (!check_fields(p, start, &fields))
    return NULL;
  return set_body(p, name, &fields, packed, at);
}

static bool starts_inner_type(Parser *p) {
  return tok_starts_type(p) ||
         (tok_is(p, TK_BARE_ID) && is_llvm_keyword(token_str(p->tok)));
}

// Behind `struct<"name", ` or `struct<`.
static Type *parse_struct_body(Parser *p, Ident *name, const char *start) {
  const char *keyword_at = p->tok.start;
  bool packed = optional_keyword(p, "packed");
  if (name && !tok_is(p, TK_LPAREN) && starts_inner_type(p) &&
      take_old(p, OLD_STRUCT_OF_ONE, keyword_at))
    return parse_body_of_one(p, name, packed, start);
  if (!parse_punct(p, TK_LPAREN))
    return NULL;
  Types fields = {0};
  const char *at = p->tok.start;
  if (consume_if(p, TK_RPAREN))
    at = keyword_at;
  else if (!parse_fields(p, &fields))
    return NULL;
  if (!parse_punct(p, TK_GREATER) ||
      !check_fields(p, name ? at : start, &fields))
    return NULL;
  if (name)
    return set_body(p, name, &fields, packed, at);
  return type_llvm_struct(p->ctx, fields.data, (uint32_t)fields.size, packed);
}

static bool is_open_struct(const Parser *p, const Ident *name) {
  for (size_t i = 0; i < p->structs.size; i++)
    if (p->structs.data[i] == name)
      return true;
  return false;
}

static Type *parse_opaque(Parser *p, Ident *name, const char *at) {
  if (!name)
    return error_asm(p, at, "only identified structs can be opaque"), NULL;
  if (!parse_punct(p, TK_GREATER))
    return NULL;
  Type *type = type_llvm_struct_named(p->ctx, name);
  if (type_llvm_struct_set_opaque(p->ctx, type))
    return type;
  error_asm(p, at, "redeclaring defined struct as opaque");
  return NULL;
}

// The name alone, not in the struct itself: a forward declaration, or a struct
// that the text has spelled out before.
static Type *parse_without_body(Parser *p, Ident *name) {
  const char *at = p->tok.start;
  Type *type = type_llvm_struct_named(p->ctx, name);
  bool known = type_struct_has_body(type) && !strict(p);
  ctx_give_up(p->ctx); // what came before depends on the order
  if (!known && !may_lack_body(p))
    return error_asm(p, at,
                     "struct without a body only allowed in a recursive "
                     "struct"),
           NULL;
  advance(p);
  if (!known)
    return bodiless_struct(p, name, at);
  return take_old(p, OLD_STRUCT_NAME, at) ? type : NULL;
}

// Behind the name of an identified struct.
static Type *parse_identified(Parser *p, Ident *name, const char *start) {
  if (is_open_struct(p, name)) {
    if (consume_if(p, TK_COMMA))
      return error_asm(p, p->tok.start,
                       "identifier already used for an enclosing struct"),
             NULL;
    return parse_punct(p, TK_GREATER) ? type_llvm_struct_named(p->ctx, name)
                                      : NULL;
  }
  if (tok_is(p, TK_GREATER))
    return parse_without_body(p, name);
  if (!parse_punct(p, TK_COMMA))
    return NULL;
  const char *at = p->tok.start;
  if (optional_keyword(p, "opaque"))
    return parse_opaque(p, name, at);
  vec_push(&p->tables, &p->structs, name);
  Type *type = parse_struct_body(p, name, start);
  p->structs.size--;
  return type;
}

// struct ::= `struct` `<` (string `,`)? `packed`? `(` types? `)` `>`
//          | `struct` `<` string (`,` `opaque`)? `>`
static Type *parse_struct(Parser *p) {
  const char *start = p->tok.start;
  if (!parse_punct(p, TK_LESS))
    return NULL;
  if (tok_is(p, TK_STRING)) {
    Ident *name = ctx_ident(p->ctx, token_string(p, p->tok));
    advance(p);
    return parse_identified(p, name, start);
  }
  const char *at = p->tok.start;
  if (optional_keyword(p, "opaque"))
    return parse_opaque(p, NULL, at);
  return parse_struct_body(p, NULL, start);
}

// Functions

static bool fits_argument(const Type *t) {
  return t->kind != TY_LLVM_VOID && t->kind != TY_LLVM_FUNC;
}

static bool fits_result(const Type *t) {
  return t->kind != TY_LLVM_FUNC && t->kind != TY_LLVM_METADATA &&
         t->kind != TY_LLVM_LABEL;
}

static bool parse_arguments(Parser *p, Types *arguments, bool *variadic) {
  *variadic = false;
  if (consume_if(p, TK_RPAREN))
    return true;
  do {
    if (consume_if(p, TK_ELLIPSIS)) {
      *variadic = true;
      break;
    }
    Type *argument = parse_pretty_llvm_type(p);
    if (!argument)
      return false;
    vec_push(&p->scratch, arguments, argument);
  } while (consume_if(p, TK_COMMA));
  return parse_punct(p, TK_RPAREN);
}

// func ::= `func` `<` type `(` (types | types `,` `...` | `...`)? `)` `>`
static Type *parse_func(Parser *p) {
  const char *at = p->tok.start;
  Types arguments = {0};
  bool variadic;
  if (!parse_punct(p, TK_LESS))
    return NULL;
  Type *result = parse_pretty_llvm_type(p);
  if (!result || !parse_punct(p, TK_LPAREN) ||
      !parse_arguments(p, &arguments, &variadic) || !parse_punct(p, TK_GREATER))
    return NULL;
  if (!fits_result(result))
    return error_asm(p, at, "invalid function result type: '%s'",
                     type_str(p->ctx, result)),
           NULL;
  for (size_t i = 0; i < arguments.size; i++)
    if (!fits_argument(arguments.data[i]))
      return error_asm(p, at, "invalid function argument type: '%s'",
                       type_str(p->ctx, arguments.data[i])),
             NULL;
  return type_llvm_func(p->ctx, result, arguments.data,
                        (uint32_t)arguments.size, variadic);
}

// Target extension types

static bool bad_target_params(Parser *p) {
  return error_asm(p, p->tok.start,
                   "failed to parse parameter list for target extension type");
}

static bool parse_target_params(Parser *p, Types *types, Dims *ints) {
  while (consume_if(p, TK_COMMA)) {
    if (tok_is(p, TK_INTEGER) || tok_is(p, TK_MINUS)) {
      int64_t value;
      if (!parse_param_int(p, PARAM_U32, &value)) {
        consume_if(p, TK_INTEGER);
        error_asm(p, p->tok.start, "expected valid keyword");
        return bad_target_params(p);
      }
      vec_push(&p->scratch, ints, value);
      continue;
    }
    Type *type = ints->size ? NULL : parse_pretty_llvm_type(p);
    if (!type)
      return bad_target_params(p);
    vec_push(&p->scratch, types, type);
  }
  return true;
}

// target ::= `target` `<` string (`,` type)* (`,` integer)* `>`
static Type *parse_target(Parser *p) {
  if (!parse_punct(p, TK_LESS))
    return NULL;
  if (!tok_is(p, TK_STRING)) {
    const char *at = p->tok.start;
    error_token(p, "expected string");
    error_asm(p, at,
              "failed to parse LLVMTargetExtType parameter "
              "'extTypeName' which is to be a `::llvm::StringRef`");
    return NULL;
  }
  Ident *name = ctx_ident(p->ctx, token_string(p, p->tok));
  advance(p);
  Types types = {0};
  Dims dims = {0};
  if (!parse_target_params(p, &types, &dims) || !parse_punct(p, TK_GREATER))
    return NULL;
  uint32_t *ints = arena_array(&p->scratch, uint32_t, dims.size);
  for (size_t i = 0; i < dims.size; i++)
    ints[i] = (uint32_t)dims.data[i];
  return type_llvm_target(p->ctx, name, types.data, (uint32_t)types.size, ints,
                          (uint32_t)dims.size);
}

// type ::= `type` `<` string `>`    (older)
static Type *parse_type_string(Parser *p) {
  if (!parse_punct(p, TK_LESS))
    return NULL;
  Type *type = parse_ir_type(p);
  return type && parse_punct(p, TK_GREATER) ? type : NULL;
}

// By keyword

typedef struct Keyword {
  const char *name;
  TypeKind simple; // of types without parameters
  Type *(*parse)(Parser *p);
  bool old;
  OldForm form; // of old ones
} Keyword;

static Type *parse_ppc_fp128(Parser *p) {
  return type_float(p->ctx, FLOAT_PPC_FP128);
}

static const Keyword keywords[] = {
    {"ptr", 0, parse_pointer_body, false, 0},
    {"struct", 0, parse_struct, false, 0},
    {"array", 0, parse_array, false, 0},
    {"void", TY_LLVM_VOID, NULL, false, 0},
    {"func", 0, parse_func, false, 0},
    {"vec", 0, parse_vec, true, OLD_LLVM_VEC},
    {"target", 0, parse_target, false, 0},
    {"metadata", TY_LLVM_METADATA, NULL, false, 0},
    {"token", TY_LLVM_TOKEN, NULL, false, 0},
    {"label", TY_LLVM_LABEL, NULL, false, 0},
    {"ppc_fp128", 0, parse_ppc_fp128, false, 0},
    {"x86_amx", TY_LLVM_X86_AMX, NULL, false, 0},
    {"x86_mmx", TY_LLVM_X86_MMX, NULL, true, OLD_X86_MMX},
    {"type", 0, parse_type_string, true, OLD_TYPE_IN_TYPE},
};

bool is_llvm_keyword(Str word) {
  for (size_t i = 0; i < ARRAY_SIZE(keywords); i++)
    if (str_is(word, keywords[i].name))
      return true;
  FloatKind kind;
  return old_float_kind(word, &kind);
}

static Type *parse_by_keyword(Parser *p) {
  const char *at = p->tok.start;
  Str word;
  if (!optional_word(p, &word))
    return error_asm(p, at, "expected valid keyword"), NULL;
  for (size_t i = 0; i < ARRAY_SIZE(keywords); i++) {
    const Keyword *keyword = &keywords[i];
    if (!str_is(word, keyword->name) || (keyword->old && strict(p)))
      continue;
    if (keyword->old)
      take_old(p, keyword->form, at);
    return keyword->parse ? keyword->parse(p)
                          : type_llvm_simple(p->ctx, keyword->simple);
  }
  Type *old = old_llvm_type(p, word, at);
  if (old)
    return old;
  error_asm(p, at, "unknown LLVM type: " STR_FMT, STR_ARG(word));
  return NULL;
}

Type *parse_pretty_llvm_type(Parser *p) {
  if (tok_starts_type(p))
    return parse_type(p);
  if (!enter(p))
    return NULL;
  Type *type = parse_by_keyword(p);
  leave(p);
  return type;
}

Type *parse_llvm_type(Parser *p) {
  const char *at = p->tok.start;
  if (tok_is(p, TK_STRING) && take_old(p, OLD_TYPE_STRING, at))
    return parse_ir_type(p);
  if (tok_is(p, TK_INT_TYPE) && take_old(p, OLD_LLVM_INT, at))
    return parse_type(p);
  if (tok_starts_type(p)) {
    if (parse_type(p))
      error_asm(p, at, "unexpected type, expected keyword");
    return NULL;
  }
  return parse_pretty_llvm_type(p);
}
