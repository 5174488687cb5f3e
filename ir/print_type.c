// Types as text.
//
// Types of the LLVM dialect print without their prefix inside one another:
//
//     !llvm.struct<"list", (i32, ptr, array<4 x struct<"list">>)>
//
// A struct inside its own body prints its name alone.

#include "ir/print_int.h"

static void print_types(Printer *p, Type *const *types, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      buf_lit(p->out, ", ");
    print_type(p, types[i]);
  }
}

static void print_dimension(Buf *out, int64_t size) {
  if (size == DYNAMIC)
    buf_char(out, '?');
  else
    buf_i64(out, size);
}

static void print_shape(Printer *p, const Type *t) {
  for (int i = 0; i < t->as.shaped.rank; i++) {
    bool scalable = t->as.shaped.scalable && t->as.shaped.scalable[i];
    if (scalable)
      buf_char(p->out, '[');
    print_dimension(p->out, t->as.shaped.shape[i]);
    if (scalable)
      buf_char(p->out, ']');
    buf_char(p->out, 'x');
  }
  print_type(p, t->as.shaped.element);
}

static void print_shaped(Printer *p, const Type *t) {
  switch ((TypeKind)t->kind) {
  case TY_VECTOR: buf_lit(p->out, "vector<"); break;
  case TY_TENSOR: buf_lit(p->out, "tensor<"); break;
  case TY_UNRANKED_TENSOR: buf_lit(p->out, "tensor<*x"); break;
  case TY_MEMREF: buf_lit(p->out, "memref<"); break;
  default: buf_lit(p->out, "memref<*x"); break;
  }
  print_shape(p, t);
  if (t->as.shaped.layout) {
    buf_lit(p->out, ", ");
    print_attr(p, t->as.shaped.layout,
               t->kind == TY_TENSOR ? TYPE_PRINTED : TYPE_IMPLIED);
  }
  if (t->as.shaped.space) {
    buf_lit(p->out, ", ");
    print_attr(p, t->as.shaped.space, TYPE_IMPLIED);
  }
  buf_char(p->out, '>');
}

static void print_function(Printer *p, const Type *t) {
  Type **results = type_results(t);
  uint32_t n = t->as.list.noutputs;
  bool bare = n == 1 && results[0]->kind != TY_FUNCTION;
  buf_char(p->out, '(');
  print_types(p, t->as.list.types, t->as.list.ninputs);
  buf_lit(p->out, ") -> ");
  if (!bare)
    buf_char(p->out, '(');
  print_types(p, results, n);
  if (!bare)
    buf_char(p->out, ')');
}

static void print_integer(Buf *out, const Type *t) {
  if (t->as.integer.sign != SIGNLESS)
    buf_char(out, t->as.integer.sign == SIGNED ? 's' : 'u');
  buf_char(out, 'i');
  buf_u64(out, t->as.integer.width);
}

static void print_float_type(Buf *out, FloatKind kind) {
  if (kind == FLOAT_PPC_FP128)
    buf_lit(out, "!llvm.");
  buf_puts(out, float_format(kind)->name);
}

// LLVM dialect

static bool is_llvm_type(const Type *type) {
  return type->kind >= TY_LLVM_VOID && type->kind <= TY_LLVM_TARGET;
}

static void print_llvm(Printer *p, const Type *t);

static bool is_being_printed(const Printer *p, const Type *t) {
  for (const PrintedStruct *s = p->structs; s; s = s->outer)
    if (s->type == t)
      return true;
  return false;
}

// A struct in its own body says its name, be there an alias or not.
static bool print_type_alias(Printer *p, const Type *t) {
  const PrintOptions *o = p->options;
  return o->type_alias && !is_being_printed(p, t) &&
         print_alias(p, o->type_alias(o->user, t));
}

// Inside the angle brackets of an LLVM type. What has a foreign type somewhere
// inside keeps its prefix.
static void print_inner(Printer *p, const Type *t) {
  if (!is_llvm_type(t) || !type_is_llvm_compatible(t))
    print_type(p, t);
  else if (!print_type_alias(p, t))
    print_llvm(p, t);
}

static void print_inner_list(Printer *p, Type *const *types, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    if (i)
      buf_lit(p->out, ", ");
    print_inner(p, types[i]);
  }
}

static void print_llvm_ptr(Printer *p, const Type *t) {
  const Type *pointee = p->options->opaque_pointers ? NULL : t->as.ptr.pointee;
  buf_lit(p->out, "ptr");
  if (!pointee && !t->as.ptr.space)
    return;
  buf_char(p->out, '<');
  if (pointee)
    print_inner(p, pointee);
  if (pointee && t->as.ptr.space)
    buf_lit(p->out, ", ");
  if (t->as.ptr.space)
    buf_u64(p->out, t->as.ptr.space);
  buf_char(p->out, '>');
}

static void print_llvm_array(Printer *p, const Type *t) {
  buf_lit(p->out, "array<");
  buf_u64(p->out, t->as.array.count);
  buf_lit(p->out, " x ");
  print_inner(p, t->as.array.element);
  buf_char(p->out, '>');
}

static void print_llvm_func(Printer *p, const Type *t) {
  buf_lit(p->out, "func<");
  print_inner(p, type_results(t)[0]);
  buf_lit(p->out, " (");
  print_inner_list(p, t->as.list.types, t->as.list.ninputs);
  if (t->as.list.variadic)
    buf_puts(p->out, t->as.list.ninputs ? ", ..." : "...");
  buf_lit(p->out, ")>");
}

static void print_llvm_body(Printer *p, const Type *t) {
  if (t->as.structure.packed)
    buf_lit(p->out, "packed ");
  buf_char(p->out, '(');
  print_inner_list(p, t->as.structure.fields, t->as.structure.nfields);
  buf_char(p->out, ')');
}

// Deeper than parsers go, or more than is wanted of one type.
static bool is_too_much(const Printer *p) {
  size_t limit = p->options->elide_bodies_above;
  return (limit && p->out->size - p->start > limit) ||
         (p->structs && p->structs->depth >= MAX_STRUCT_NESTING);
}

// Prints a struct, by its name alone inside of itself.
static void print_llvm_struct(Printer *p, const Type *t) {
  buf_lit(p->out, "struct<");
  if (!t->as.structure.name) {
    print_llvm_body(p, t);
  } else {
    print_quoted(p->out, ident_str(t->as.structure.name));
    if (is_being_printed(p, t) || is_too_much(p)) {
      buf_char(p->out, '>');
      return;
    }
    buf_lit(p->out, ", ");
    PrintedStruct self = {t, p->structs,
                          p->structs ? p->structs->depth + 1 : 1};
    p->structs = &self;
    if (t->as.structure.opaque || !t->as.structure.has_body)
      buf_lit(p->out, "opaque");
    else
      print_llvm_body(p, t);
    p->structs = self.outer;
  }
  buf_char(p->out, '>');
}

static void print_llvm_target(Printer *p, const Type *t) {
  buf_lit(p->out, "target<");
  print_quoted(p->out, ident_str(t->as.target.name));
  for (uint32_t i = 0; i < t->as.target.ntypes; i++) {
    buf_lit(p->out, ", ");
    print_type(p, t->as.target.types[i]); // with the prefix
  }
  for (uint32_t i = 0; i < t->as.target.nints; i++) {
    buf_lit(p->out, ", ");
    buf_u64(p->out, t->as.target.ints[i]);
  }
  buf_char(p->out, '>');
}

static void print_llvm(Printer *p, const Type *t) {
  switch ((TypeKind)t->kind) {
  case TY_LLVM_VOID: buf_lit(p->out, "void"); break;
  case TY_LLVM_TOKEN: buf_lit(p->out, "token"); break;
  case TY_LLVM_METADATA: buf_lit(p->out, "metadata"); break;
  case TY_LLVM_LABEL: buf_lit(p->out, "label"); break;
  case TY_LLVM_X86_AMX: buf_lit(p->out, "x86_amx"); break;
  case TY_LLVM_X86_MMX: buf_lit(p->out, "x86_mmx"); break;
  case TY_LLVM_PTR: print_llvm_ptr(p, t); break;
  case TY_LLVM_ARRAY: print_llvm_array(p, t); break;
  case TY_LLVM_STRUCT: print_llvm_struct(p, t); break;
  case TY_LLVM_FUNC: print_llvm_func(p, t); break;
  case TY_LLVM_TARGET: print_llvm_target(p, t); break;
  default: unreachable();
  }
}

// Prints a type without the prefix of its dialect.
static void print_type_body(Printer *p, const Type *t) {
  switch ((TypeKind)t->kind) {
  case TY_NONE: buf_lit(p->out, "none"); break;
  case TY_INDEX: buf_lit(p->out, "index"); break;
  case TY_INTEGER: print_integer(p->out, t); break;
  case TY_FLOAT: print_float_type(p->out, t->as.float_kind); break;
  case TY_COMPLEX:
    buf_lit(p->out, "complex<");
    print_type(p, t->as.shaped.element);
    buf_char(p->out, '>');
    break;
  case TY_VECTOR:
  case TY_TENSOR:
  case TY_UNRANKED_TENSOR:
  case TY_MEMREF:
  case TY_UNRANKED_MEMREF: print_shaped(p, t); break;
  case TY_FUNCTION:
  case TY_GRAPH: print_function(p, t); break;
  case TY_TUPLE:
    buf_lit(p->out, "tuple<");
    print_types(p, t->as.list.types, t->as.list.ninputs);
    buf_char(p->out, '>');
    break;
  case TY_OPAQUE:
    print_dialect_symbol(p->out, '!', ident_str(t->as.opaque.dialect),
                         t->as.opaque.text);
    break;
  case TY_DIALECT: print_def(p, '!', t->as.def.info, t->as.def.params); break;
  default:
    buf_lit(p->out, "!llvm.");
    print_llvm(p, t);
    break;
  }
}

void print_type(Printer *p, const Type *type) {
  if (!type) {
    buf_lit(p->out, "<<NULL TYPE>>");
    return;
  }
  if (!print_type_alias(p, type))
    print_type_body(p, type);
}

void type_print(Buf *out, Ctx *ctx, const Type *type, const PrintOptions *o) {
  Printer p = printer_make(out, ctx, o);
  print_type(&p, type);
}
