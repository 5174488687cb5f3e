// The C and C++ header of a module:
//
//   // Adds a * x to y.                       (what stands above it in the .mlir)
//   // @axpy(f32, memref<?xf32>, memref<?xf32>) -> ()
//   void _mlir_ciface_axpy(float a, MemRef1dF32 *x, MemRef1dF32 *y);
//
//   static inline void axpy_arrays(float a, float *x, intptr_t x_dim0, ...) {
//     MemRef1dF32 x_memref = {x, x, 0, {x_dim0}, {1}};
//     ...
//     _mlir_ciface_axpy(a, &x_memref, &y_memref);
//   }
//
// The second is for arrays that lie in memory as C's do: row-major, from their
// first element on, but for strides that the type states. It is there when all
// memrefs of a function are ranked. Names of arguments are those of the .mlir,
// where C can use them.
//
// A function that takes bare pointers has the same arguments in both:
//
//   void _mlir_ciface_scale(float a, float *x);
//
//   static inline void scale_arrays(float a, float *x) {
//     _mlir_ciface_scale(a, x);
//   }

#include "backend/c_header/c_header.h"

#include "backend/c_header/c_types.h"
#include "ir/dialects/dialects.h"
#include "ir/dialects/func/aliasing.h"

typedef struct Arg {
  Type *type;
  CType c;
  const char *name;
} Arg;

typedef struct Function {
  const Op *op;
  Str name;
  const Type *type;
  Arg *args;
  uint32_t nargs;
  bool bare;          // memrefs are bare pointers
  const char *result; // of the C function; "void"
  const char *out;    // type of what is written through a pointer, or NULL
} Function;

typedef struct Writer {
  Ctx *ctx;
  const CHeaderOptions *o;
  Arena arena;
  CTypes types;
  Buf structs, functions;
  bool any_bare;    // memref
  bool any_tensors; // among results
} Writer;

// Which functions

static bool is_public_definition(const Op *op) {
  if (op->info->opcode != OP_func_func || region_is_empty(&op->regions[0]))
    return false;
  const Attr *visibility = op_slot(op, A_func_func_sym_visibility);
  return !visibility || str_is(visibility->as.string, "public");
}

static bool has_attr(Ctx *ctx, const Op *op, const char *name) {
  return op_attr_str(ctx, op, name);
}

bool c_header_has(Ctx *ctx, const Op *op) {
  return is_public_definition(op) && has_attr(ctx, op, "llvm.emit_c_interface");
}

void c_interface_request(Ctx *ctx, Op *module) {
  Ident *name = ctx_ident_lit(ctx, "llvm.emit_c_interface");
  for (Op *op = module->regions[0].first->first; op; op = op->next)
    if (is_public_definition(op))
      op->attrs = dict_with(ctx, op->attrs, name, ctx->unit);
}

// Names

static bool is_word(Str text) {
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    bool letter = (c | 32) >= 'a' && (c | 32) <= 'z';
    if (!letter && c != '_' && !(i && c >= '0' && c <= '9'))
      return false;
  }
  return text.size;
}

static bool is_reserved(Str word) {
  static const char *const words[] = {
      "alignas",   "alignof",  "and",      "and_eq",   "asm",      "auto",
      "bitand",    "bitor",    "bool",     "break",    "case",     "catch",
      "char",      "class",    "compl",    "concept",  "const",    "constexpr",
      "continue",  "decltype", "default",  "delete",   "do",       "double",
      "else",      "enum",     "explicit", "export",   "extern",   "false",
      "float",     "for",      "friend",   "goto",     "if",       "inline",
      "int",       "long",     "mutable",  "new",      "noexcept", "not",
      "not_eq",    "nullptr",  "operator", "or",       "or_eq",    "private",
      "protected", "public",   "register", "requires", "restrict", "result",
      "return",    "short",    "signed",   "sizeof",   "static",   "struct",
      "switch",    "template", "this",     "throw",    "true",     "try",
      "typedef",   "typeid",   "typename", "typeof",   "union",    "unsigned",
      "using",     "virtual",  "void",     "volatile", "wchar_t",  "while",
      "xor",       "xor_eq"};
  for (size_t i = 0; i < ARRAY_SIZE(words); i++)
    if (str_is(word, words[i]))
      return true;
  return false;
}

// "arg1" is the name of the argument with that number, "result1" of a result.
static bool is_number_name(Str word) {
  size_t digits = 0;
  while (digits < word.size && word.data[word.size - digits - 1] >= '0' &&
         word.data[word.size - digits - 1] <= '9')
    digits++;
  Str name = {word.data, word.size - digits};
  return digits && (str_is(name, "arg") || str_is(name, "result"));
}

// `%x` as it is written; else, and where C has another use for it, by number.
static const char *arg_name(Writer *w, const Op *op, uint32_t i) {
  Str text = source_rest(&w->ctx->sources,
                         value_loc(block_arg(op->regions[0].first, i)));
  if (text.size > 1 && text.data[0] == '%') {
    Str word = {text.data + 1, 0};
    while (word.size + 1 < text.size &&
           is_word((Str){word.data, word.size + 1}))
      word.size++;
    bool whole =
        word.size + 1 == text.size || !memchr("$.-", word.data[word.size], 3);
    if (whole && is_word(word) && !is_reserved(word) && !is_number_name(word))
      return arena_str(&w->arena, word).data;
  }
  return arena_format(&w->arena, "arg%u", i).data;
}

// Comments

static void indent_out(Str *line) {
  while (line->size && (*line->data == ' ' || *line->data == '\t')) {
    line->data++;
    line->size--;
  }
}

// The comment lines right above, as they are.
static void put_comment_above(Writer *w, const Op *op) {
  const Source *source = source_of(&w->ctx->sources, op->loc);
  if (!source)
    return;
  const char *begin = source->text.data;
  const char *end = begin + (op->loc - source->base);
  while (end > begin && end[-1] != '\n')
    end--;
  const char *first = end;
  for (const char *next = end; next > begin;) {
    const char *line = next - 1;
    while (line > begin && line[-1] != '\n')
      line--;
    Str text = {line, (size_t)(next - 1 - line)};
    indent_out(&text);
    if (text.size < 2 || memcmp(text.data, "//", 2))
      break;
    first = next = line;
  }
  for (; first < end; first = memchr(first, '\n', (size_t)(end - first)) + 1) {
    Str text = {first, strcspn(first, "\n")};
    indent_out(&text);
    // A backslash at the end would make the next line part of the comment.
    while (text.size && strchr("\\ \t\r", text.data[text.size - 1]))
      text.size--;
    buf_shown(&w->functions, text, false);
    buf_char(&w->functions, '\n');
  }
}

static void put_signature(Writer *w, const Function *f) {
  buf_printf(&w->functions, "// @" STR_FMT "%s\n", STR_ARG(f->name),
             type_str(w->ctx, f->type));
}

// Prototypes

// Results that the C function gives do not include those that it writes to
// memory that was passed.
static bool is_returned(const Writer *w, const Function *f, uint32_t i) {
  return !w->o->results_out || !type_is_tensor(type_results(f->type)[i]);
}

// Whether a result gets an argument behind the others.
static bool is_out(const Writer *w, const Function *f, uint32_t i) {
  return !is_returned(w, f, i) &&
         func_argument_of_result(w->ctx, f->op, i) == UINT32_MAX;
}

static bool add_arg(Writer *w, Function *f, Type *type, const char *name) {
  Arg *arg = &f->args[f->nargs++];
  *arg = (Arg){.type = c_passed_type(w->ctx, type), .name = name};
  w->any_bare |= f->bare && type_is(arg->type, TY_MEMREF);
  return c_type(&w->types, arg->type, &arg->c);
}

static bool find_args(Writer *w, Function *f, const Type **culprit) {
  uint32_t n = f->type->as.list.ninputs, nresults = f->type->as.list.noutputs;
  f->args = arena_array(&w->arena, Arg, n + nresults + 1);
  for (uint32_t i = 0; i < n; i++) {
    Type *type = type_inputs(f->type)[i];
    *culprit = c_passed_type(w->ctx, type);
    if (!add_arg(w, f, type, arg_name(w, f->op, i)))
      return false;
  }
  for (uint32_t i = 0; i < nresults; i++) {
    Type *type = type_results(f->type)[i];
    *culprit = c_passed_type(w->ctx, type);
    if (is_out(w, f, i) &&
        !add_arg(w, f, type,
                 nresults == 1 ? "result"
                               : arena_format(&w->arena, "result%u", i).data))
      return false;
  }
  return true;
}

static bool find_results(Writer *w, Function *f, const Type **culprit) {
  uint32_t n = 0;
  Type **results =
      arena_array(&w->arena, Type *, f->type->as.list.noutputs + 1);
  f->result = "void";
  CType c;
  for (uint32_t i = 0; i < f->type->as.list.noutputs; i++) {
    if (!is_returned(w, f, i))
      continue;
    results[n] = c_passed_type(w->ctx, type_results(f->type)[i]);
    *culprit = results[n];
    if (!c_type(&w->types, results[n++], &c))
      return false;
  }
  if (n == 1 && !c.by_pointer)
    f->result = c.name;
  else if (n == 1)
    f->out = c.name;
  else if (n)
    f->out = arena_format(&w->arena, STR_FMT "_results", STR_ARG(f->name)).data;
  return n < 2 || c_result_struct(&w->types, f->out, results, n);
}

// Says where results are that are in memory that was passed.
static void put_places(Writer *w, const Function *f) {
  uint32_t n = f->type->as.list.noutputs;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t arg = func_argument_of_result(w->ctx, f->op, i);
    if (arg == UINT32_MAX)
      continue;
    buf_lit(&w->functions, "// The result");
    if (n > 1)
      buf_printf(&w->functions, " number %u", i);
    buf_printf(&w->functions, " is in the memory of %s, which is written%s.\n",
               f->args[arg].name,
               f->bare || !is_returned(w, f, i) ? ""
                                                : ": its allocated is NULL");
  }
}

static void put_separator(Buf *out, bool *any) {
  if (*any)
    buf_lit(out, ", ");
  *any = true;
}

static void put_arg(Buf *out, const char *type, bool pointer,
                    const char *name) {
  size_t n = strlen(type);
  bool star = pointer || (n && type[n - 1] == '*');
  buf_printf(out, "%s%s%s", type, pointer ? " *" : star ? "" : " ", name);
}

static void put_prototype(Writer *w, const Function *f) {
  Buf *out = &w->functions;
  put_arg(out, f->result, false, "");
  buf_printf(out, "_mlir_ciface_" STR_FMT "(", STR_ARG(f->name));
  bool any = false;
  if (f->out) {
    put_separator(out, &any);
    put_arg(out, f->out, true, "result");
  }
  for (uint32_t i = 0; i < f->nargs; i++) {
    put_separator(out, &any);
    put_arg(out, f->args[i].c.name, f->args[i].c.by_pointer, f->args[i].name);
  }
  buf_puts(out, any ? ");\n" : "void);\n");
}

// Arrays

static bool is_memref(const Arg *arg) {
  return type_is(arg->type, TY_MEMREF);
}

// A memref that is made of an array.
static bool is_array(const Function *f, const Arg *arg) {
  return is_memref(arg) && !f->bare;
}

// Whether all memrefs can be made of arrays, and there are any.
static bool takes_arrays(Writer *w, const Function *f) {
  bool any = false;
  for (uint32_t i = 0; i < f->nargs; i++) {
    const Type *type = f->args[i].type;
    if (type_is(type, TY_UNRANKED_MEMREF))
      return false;
    if (!is_memref(&f->args[i]))
      continue;
    int rank = type->as.shaped.rank;
    int64_t offset, *strides = arena_array(&w->arena, int64_t, rank + 1);
    if (!memref_strides(type, strides, &offset))
      return false;
    any = true;
  }
  return any;
}

static const char *element_name(Writer *w, const Arg *arg) {
  CType c;
  c_type(&w->types, arg->type->as.shaped.element, &c);
  return c.name;
}

static void put_array_args(Writer *w, const Function *f) {
  Buf *out = &w->functions;
  bool any = false;
  if (f->out) {
    put_separator(out, &any);
    put_arg(out, f->out, true, "result");
  }
  for (uint32_t i = 0; i < f->nargs; i++) {
    const Arg *arg = &f->args[i];
    put_separator(out, &any);
    if (!is_array(f, arg)) {
      put_arg(out, arg->c.name, arg->c.by_pointer, arg->name);
      continue;
    }
    put_arg(out, element_name(w, arg), true, arg->name);
    for (int d = 0; d < arg->type->as.shaped.rank; d++)
      if (arg->type->as.shaped.shape[d] == DYNAMIC)
        buf_printf(out, ", intptr_t %s_dim%d", arg->name, d);
  }
}

static void put_size(Buf *out, const Arg *arg, int dim) {
  int64_t size = arg->type->as.shaped.shape[dim];
  if (size == DYNAMIC)
    buf_printf(out, "%s_dim%d", arg->name, dim);
  else
    buf_i64(out, size);
}

// The type's own, else the product of the sizes behind.
static void put_stride(Buf *out, const Arg *arg, const int64_t *strides,
                       int dim) {
  int rank = arg->type->as.shaped.rank;
  if (strides[dim] != DYNAMIC) {
    buf_i64(out, strides[dim]);
    return;
  }
  for (int d = dim + 1; d < rank; d++) {
    if (d > dim + 1)
      buf_lit(out, " * ");
    put_size(out, arg, d);
  }
  if (dim + 1 == rank)
    buf_char(out, '1');
}

static void put_descriptor(Writer *w, const Arg *arg) {
  Buf *out = &w->functions;
  int rank = arg->type->as.shaped.rank;
  int64_t offset, *strides = arena_array(&w->arena, int64_t, rank + 1);
  memref_strides(arg->type, strides, &offset);
  buf_printf(out, "  %s %s_memref = {%s, %s, %lld", arg->c.name, arg->name,
             arg->name, arg->name, (long long)(offset == DYNAMIC ? 0 : offset));
  for (int d = 0; d < rank; d++) {
    buf_puts(out, d ? ", " : ", {");
    put_size(out, arg, d);
  }
  for (int d = 0; d < rank; d++) {
    buf_puts(out, d ? ", " : "}, {");
    put_stride(out, arg, strides, d);
  }
  buf_puts(out, rank ? "}};\n" : "};\n");
}

static void put_for_arrays(Writer *w, const Function *f) {
  Buf *out = &w->functions;
  buf_lit(out, "static inline ");
  put_arg(out, f->result, false, "");
  buf_printf(out, STR_FMT "_arrays(", STR_ARG(f->name));
  put_array_args(w, f);
  buf_lit(out, ") {\n");
  for (uint32_t i = 0; i < f->nargs; i++)
    if (is_array(f, &f->args[i]))
      put_descriptor(w, &f->args[i]);
  buf_printf(out, "  %s_mlir_ciface_" STR_FMT "(",
             strcmp(f->result, "void") ? "return " : "", STR_ARG(f->name));
  bool any = false;
  if (f->out) {
    put_separator(out, &any);
    buf_lit(out, "result");
  }
  for (uint32_t i = 0; i < f->nargs; i++) {
    put_separator(out, &any);
    buf_printf(out, is_array(f, &f->args[i]) ? "&%s_memref" : "%s",
               f->args[i].name);
  }
  buf_lit(out, ");\n}\n");
}

// Freeing

// Calls `put` for each result that is freed, with commas in between.
static void for_each_freed(Writer *w, const Function *f,
                           void (*put)(Writer *w, const Function *f,
                                       uint32_t result)) {
  bool any = false;
  for (uint32_t i = 0; i < f->type->as.list.noutputs; i++)
    if (c_result_is_freed(w->ctx, f->op, i)) {
      put_separator(&w->functions, &any);
      put(w, f, i);
    }
}

static void put_freed_arg(Writer *w, const Function *f, uint32_t i) {
  CType c;
  c_type(&w->types, c_passed_type(w->ctx, type_results(f->type)[i]), &c);
  put_arg(&w->functions, c.name, true,
          arena_format(&w->arena, "result%u", i).data);
}

static void put_freed_member(Writer *w, const Function *f, uint32_t i) {
  if (f->type->as.list.noutputs > 1)
    buf_printf(&w->functions, "&result->result%u", i);
  else
    buf_lit(&w->functions, "result");
}

// Declares the functions that free those results that are tensors.
static void put_free(Writer *w, const Function *f) {
  Buf *out = &w->functions;
  buf_printf(out, "void _mlir_ciface_mlcc_free_" STR_FMT "(", STR_ARG(f->name));
  for_each_freed(w, f, put_freed_arg);
  buf_printf(out,
             ");\nstatic inline void mlcc_free_" STR_FMT "(%s *result) {\n"
             "  _mlir_ciface_mlcc_free_" STR_FMT "(",
             STR_ARG(f->name), f->out, STR_ARG(f->name));
  for_each_freed(w, f, put_freed_member);
  buf_lit(out, ");\n}\n");
}

// `llvm.bareptr = false` overrides the option.
static bool has_bare_memrefs(const Writer *w, const Op *op) {
  const Attr *mark = op_attr_str(w->ctx, op, "llvm.bareptr");
  return mark ? mark != attr_bool(w->ctx, false) : w->o->bare_memrefs;
}

// A list of types has memrefs that are no bare pointers; the first is reported.
static bool report_not_bare(const Writer *w, const Op *op, Type *const *types,
                            uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    const Type *type = c_passed_type(w->ctx, types[i]);
    bool is_bare = type_is(type, TY_MEMREF)
                       ? memref_is_static(type)
                       : !type_is(type, TY_UNRANKED_MEMREF);
    if (is_bare)
      continue;
    diag_error(&w->ctx->diags, op->loc,
               "'func.func' op has no C interface: '%s' cannot be a bare "
               "pointer: its sizes, strides and offset are not all static",
               type_str(w->ctx, type));
    return true;
  }
  return false;
}

// Can a function with bare pointers be compiled?
static bool check_bare(const Writer *w, const Function *f) {
  return !f->bare || !(report_not_bare(w, f->op, type_inputs(f->type),
                                       f->type->as.list.ninputs) ||
                       report_not_bare(w, f->op, type_results(f->type),
                                       f->type->as.list.noutputs));
}

static bool put_function(Writer *w, const Op *op) {
  Function f = {.op = op,
                .name = op_slot(op, A_func_func_sym_name)->as.string,
                .type = op_slot(op, A_func_func_function_type)->type,
                .bare = has_bare_memrefs(w, op)};
  Buf *out = &w->functions;
  const Type *culprit = NULL;
  w->types.bare = f.bare;
  if (!check_bare(w, &f))
    return false;
  if (!is_word(f.name)) {
    buf_lit(out, "// '");
    buf_shown(out, f.name, false);
    buf_lit(out, "' is no name in C.\n\n");
    return true;
  }
  if (!find_args(w, &f, &culprit) || !find_results(w, &f, &culprit)) {
    buf_printf(out, "// C has nothing for the type '%s' of '" STR_FMT "'.\n\n",
               type_str(w->ctx, culprit), STR_ARG(f.name));
    return true;
  }
  put_comment_above(w, op);
  put_signature(w, &f);
  put_places(w, &f);
  put_prototype(w, &f);
  if (takes_arrays(w, &f))
    put_for_arrays(w, &f);
  if (c_function_is_freed(w->ctx, op) && !f.bare) {
    w->any_tensors = true;
    if (!w->o->results_out)
      put_free(w, &f);
  }
  buf_char(out, '\n');
  return true;
}

// The file

static const char prelude[] =
    "#ifdef __cplusplus\n"
    "#define MLCC_ASSERT(what, text) static_assert(what, text)\n"
    "#define MLCC_ALIGNED(bytes) alignas(bytes)\n"
    "extern \"C\" {\n"
    "#else\n"
    "#include <stdbool.h>\n"
    "#define MLCC_ASSERT(what, text) _Static_assert(what, text)\n"
    "#define MLCC_ALIGNED(bytes) _Alignas(bytes)\n"
    "#endif\n\n";

static const char postlude[] = "#ifdef __cplusplus\n"
                               "}\n"
                               "#endif\n"
                               "#undef MLCC_ASSERT\n"
                               "#undef MLCC_ALIGNED\n\n";

static void put_notes(const Writer *w, Buf *out) {
  buf_printf(
      out,
      "// Made by mlcc for %s.\n"
      "//\n"
      "// Memrefs, vectors, complex numbers, and integers and floats of more\n"
      "// than 64 bits are passed by pointer, and results of these types, or\n"
      "// several, through the first argument. Other floats than float and\n"
      "// double are passed as the integers of their bits. A memref's\n"
      "// `allocated` is what frees it; `aligned` is where elements are "
      "counted\n"
      "// from. A result that is a memref is the caller's to free.\n%s%s\n",
      w->o->triple,
      !w->any_tensors ? ""
      : w->o->results_out
          ? "// A result that is a tensor is written to memory that the caller "
            "passes, of\n"
            "// the size that it will have, and which overlaps no other "
            "argument. Tensors\n"
            "// that are arguments are only read, unless they have "
            "bufferization.writable\n"
            "// or tf.aliasing_output.\n"
          : "// A result that is a tensor is memory of its own, which "
            "mlcc_free_<name>()\n"
            "// frees. Tensors that are arguments are only read, unless they "
            "have\n"
            "// bufferization.writable or tf.aliasing_output.\n",
      w->any_bare ? "// Bare memrefs, of static shape, are pointers to their "
                    "elements.\n"
                  : "");
}

// Headers of one name in different folders say different things, and one that
// was copied or renamed still says the same: so the guard depends on the text.
static void put_guarded(const Buf *body, Buf *out) {
  unsigned long long hash = hash_bytes(body->data, body->size, 0);
  buf_printf(out,
             "#ifndef MLCC_HEADER_%016llx\n"
             "#define MLCC_HEADER_%016llx\n\n",
             hash, hash);
  buf_bytes(out, body->data, body->size);
  buf_lit(out, "#endif\n");
}

bool c_header_write(Ctx *ctx, const Op *module, const CHeaderOptions *options,
                    Buf *out) {
  Writer w = {.ctx = ctx, .o = options};
  Buf body = {0};
  w.types = (CTypes){.ctx = ctx,
                     .layout = options->layout,
                     .arena = &w.arena,
                     .out = &w.structs};
  bool ok = true;
  for (const Op *op = module->regions[0].first->first; op; op = op->next)
    if (c_header_has(ctx, op))
      ok &= put_function(&w, op);
  buf_lit(&body, "#include <stdint.h>\n\n");
  buf_puts(&body, prelude);
  buf_printf(&body,
             "MLCC_ASSERT(sizeof(void *) == %u, \"made for another target\");\n"
             "#ifndef MLCC_HAVE_MlirFunction\n"
             "#define MLCC_HAVE_MlirFunction\n"
             "typedef void (*MlirFunction)(void);\n"
             "#endif\n\n",
             options->layout->pointer_bits / 8);
  buf_bytes(&body, w.structs.data, w.structs.size);
  buf_bytes(&body, w.functions.data, w.functions.size);
  buf_puts(&body, postlude);
  put_notes(&w, out);
  put_guarded(&body, out);
  buf_release(&body);
  buf_release(&w.structs);
  buf_release(&w.functions);
  arena_release(&w.arena);
  return ok;
}
