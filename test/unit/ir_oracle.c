// Random types and attributes against mlir-opt: our text of each, which it has
// to read, must come back unchanged; and affine expressions written out in full
// must come back as ours are simplified. Usage: ir_oracle [count [seed]]. Exit
// status 77 without mlir-opt.

#include "ir_test.h"

#include <stdlib.h>
#include <unistd.h>

typedef struct Maker {
  Ctx *ctx;
  uint64_t state;
  int nstructs;
} Maker;

// splitmix64
static uint64_t next_random(Maker *m) {
  uint64_t z = m->state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static uint32_t below(Maker *m, uint32_t n) {
  return (uint32_t)(next_random(m) >> 33) % n;
}

static bool one_in(Maker *m, uint32_t n) {
  return below(m, n) == 0;
}

// Affine expressions: the source text is written while the expression is made.

static AffineExpr *make_leaf(Maker *m, Buf *source, bool symbolic) {
  static const int64_t constants[] = {0,  1,  2,  3,  4,  6,   8,   16,
                                      -1, -2, -3, -4, 64, 128, 100, 7};
  uint32_t position, kind = symbolic ? 1 + below(m, 2) : below(m, 3);
  if (kind == 2) {
    int64_t value = constants[below(m, ARRAY_SIZE(constants))];
    if (one_in(m, 40))
      value = one_in(m, 2) ? INT64_MAX : INT64_MIN + 1;
    buf_i64(source, value);
    return affine_constant(m->ctx, value);
  }
  position = below(m, kind ? 2 : 3);
  buf_printf(source, "%c%u", kind ? 's' : 'd', position);
  return kind ? affine_symbol(m->ctx, position) : affine_dim(m->ctx, position);
}

static AffineExpr *make_expr(Maker *m, Buf *source, int depth, bool symbolic) {
  static const char *const words[] = {" + ",        " * ",       " mod ",
                                      " floordiv ", " ceildiv ", " - "};
  static const uint8_t kinds[] = {0, 0, 5, 1, 1, 2, 3, 4};
  if (depth == 0 || one_in(m, 6))
    return make_leaf(m, source, symbolic);
  int kind = kinds[below(m, ARRAY_SIZE(kinds))];
  bool swapped = kind == AFFINE_MUL && one_in(m, 2), right;
  buf_char(source, '(');
  AffineExpr *lhs = make_expr(m, source, depth - 1, symbolic || swapped);
  buf_puts(source, words[kind]);
  right = symbolic || (kind == AFFINE_MUL && !swapped) ||
          (kind > AFFINE_MUL && kind < 5);
  AffineExpr *rhs = make_expr(m, source, right ? depth / 2 : depth - 1, right);
  buf_char(source, ')');
  if (kind < 5)
    return affine_binary(m->ctx, (AffineKind)kind, lhs, rhs);
  rhs = affine_binary(m->ctx, AFFINE_MUL, rhs, affine_constant(m->ctx, -1));
  return affine_binary(m->ctx, AFFINE_ADD, lhs, rhs);
}

// Small enough that its text says how it nests.
static AffineExpr *some_expr(Maker *m, bool symbolic) {
  Buf unused = {0};
  AffineExpr *e = make_expr(m, &unused, 1, symbolic);
  buf_release(&unused);
  return e;
}

static Attr *make_map(Maker *m, uint32_t ndims) {
  AffineExpr *results[3];
  uint32_t n = below(m, 4);
  for (uint32_t i = 0; i < n; i++)
    results[i] = some_expr(m, ndims < 3);
  return attr_affine_map(m->ctx, ndims, 2, results, n);
}

static Attr *make_set(Maker *m) {
  AffineExpr *exprs[3];
  bool is_eq[3];
  uint32_t n = below(m, 4);
  for (uint32_t i = 0; i < n; i++) {
    exprs[i] = some_expr(m, false);
    is_eq[i] = one_in(m, 2);
  }
  return attr_integer_set(m->ctx, 3, 2, exprs, is_eq, n);
}

// Types

static Type *make_type(Maker *m, int depth);

static Type *make_int_type(Maker *m) {
  static const uint32_t widths[] = {1, 7, 8, 16, 32, 33, 64, 65, 128, 200};
  return type_integer(m->ctx, widths[below(m, ARRAY_SIZE(widths))],
                      (Signedness)below(m, 3));
}

static Type *make_signless(Maker *m) {
  static const uint32_t widths[] = {1, 8, 16, 32, 64, 129};
  return type_int(m->ctx, widths[below(m, ARRAY_SIZE(widths))]);
}

static Type *make_float_type(Maker *m) {
  return type_float(m->ctx, (FloatKind)below(m, FLOAT_PPC_FP128));
}

static Type *make_number_type(Maker *m) {
  if (one_in(m, 6))
    return m->ctx->index_type;
  return one_in(m, 2) ? make_int_type(m) : make_float_type(m);
}

static Type *make_vector(Maker *m) {
  int64_t shape[3];
  bool scalable[3];
  int rank = (int)below(m, 4);
  for (int i = 0; i < rank; i++) {
    shape[i] = 1 + below(m, 5);
    scalable[i] = one_in(m, 4);
  }
  return type_vector(m->ctx, rank, shape, scalable, make_number_type(m));
}

static Type *make_element(Maker *m) {
  switch (below(m, 4)) {
  case 0: return make_vector(m);
  case 1: return type_complex(m->ctx, make_float_type(m));
  default: return make_number_type(m);
  }
}

static Str some_text(Maker *m, char *room, size_t most) {
  static const char plain[] = "abcXYZ_09. $\"\\-<>";
  size_t n = below(m, (uint32_t)most);
  for (size_t i = 0; i < n; i++)
    room[i] =
        one_in(m, 8) ? (char)below(m, 256) : plain[below(m, sizeof plain - 1)];
  return (Str){room, n};
}

static Ident *some_name(Maker *m) {
  char room[8];
  Str text = some_text(m, room, 8);
  return ctx_ident(m->ctx, text.size ? text : STR("n"));
}

static Attr *make_strided(Maker *m, int rank) {
  int64_t strides[4];
  for (int i = 0; i < rank; i++)
    strides[i] = one_in(m, 3) ? DYNAMIC : (int64_t)below(m, 100) - 10;
  int64_t offset = one_in(m, 3) ? DYNAMIC : (int64_t)below(m, 3);
  return attr_strided(m->ctx, offset, strides, (uint32_t)rank);
}

static Attr *make_space(Maker *m) {
  char room[6];
  switch (below(m, 3)) {
  case 0: return attr_int(m->ctx, make_signless(m), below(m, 3));
  case 1: return attr_i64(m->ctx, below(m, 5));
  default: return attr_string(m->ctx, some_text(m, room, 6));
  }
}

static int make_shape(Maker *m, int64_t *shape) {
  int rank = (int)below(m, 4);
  for (int i = 0; i < rank; i++)
    shape[i] = one_in(m, 3) ? DYNAMIC : below(m, 20);
  return rank;
}

static Type *make_memref(Maker *m) {
  int64_t shape[3];
  int rank = make_shape(m, shape);
  Type *element = make_element(m);
  Attr *layout = one_in(m, 2)                ? NULL
                 : one_in(m, 2) && rank == 3 ? make_map(m, 3)
                                             : make_strided(m, rank);
  if (one_in(m, 8))
    return type_unranked_memref(m->ctx, element, make_space(m));
  return type_memref(m->ctx, rank, shape, element, layout,
                     one_in(m, 2) ? make_space(m) : NULL);
}

static Type *make_tensor(Maker *m) {
  int64_t shape[3];
  int rank = make_shape(m, shape);
  if (one_in(m, 8))
    return type_unranked_tensor(m->ctx, make_element(m));
  return type_tensor(m->ctx, rank, shape, make_element(m),
                     one_in(m, 4) ? make_space(m) : NULL);
}

static Type *make_llvm(Maker *m, int depth);

static Type *make_llvm_element(Maker *m, int depth) {
  if (depth > 0 && one_in(m, 2))
    return make_llvm(m, depth - 1);
  return one_in(m, 2) ? make_signless(m) : m->ctx->llvm_ptr;
}

// Each gets a name of its own, and may hold itself.
static Type *make_named_struct(Maker *m, int depth) {
  char name[16];
  int size = snprintf(name, sizeof name, "s\"%d", m->nstructs++);
  Type *t = type_llvm_struct_named(
      m->ctx, ctx_ident(m->ctx, (Str){name, (size_t)size}));
  Type *inner[] = {t, m->ctx->f32};
  Type *fields[] = {make_llvm_element(m, depth),
                    type_llvm_struct(m->ctx, inner, 2, one_in(m, 2))};
  if (one_in(m, 4))
    type_llvm_struct_set_opaque(m->ctx, t);
  else
    type_llvm_struct_set_body(m->ctx, t, fields, 1 + below(m, 2), one_in(m, 4));
  return t;
}

static Type *make_llvm(Maker *m, int depth) {
  Ctx *c = m->ctx;
  Type *fields[] = {make_llvm_element(m, depth), make_llvm_element(m, depth)};
  uint32_t ints[] = {below(m, 9), below(m, 9)};
  switch (below(m, 6)) {
  case 0: return type_llvm_ptr(c, NULL, below(m, 4));
  case 1: return type_llvm_array(c, fields[0], below(m, 9));
  case 2: return type_llvm_struct(c, fields, below(m, 3), one_in(m, 3));
  case 3: return make_named_struct(m, depth);
  case 4:
    return type_llvm_target(c, some_name(m), fields, below(m, 3), ints,
                            below(m, 3));
  default: return type_float(c, FLOAT_PPC_FP128);
  }
}

static Type *make_llvm_func(Maker *m, int depth) {
  Type *inputs[] = {make_llvm_element(m, depth), make_llvm_element(m, depth)};
  return type_llvm_func(m->ctx, one_in(m, 3) ? m->ctx->llvm_void : inputs[0],
                        inputs, below(m, 3), one_in(m, 3));
}

static Type *make_list(Maker *m, int depth) {
  Type *types[4];
  for (int i = 0; i < 4; i++)
    types[i] = make_type(m, depth - 1);
  if (one_in(m, 3))
    return type_tuple(m->ctx, types, below(m, 4));
  return type_function(m->ctx, types, below(m, 3), types + 2, below(m, 3));
}

static Type *make_opaque_type(Maker *m) {
  static const char *const texts[] = {"t", "t<1, x>", "\"a b\"", "t.u<\"x\">",
                                      "[1] -> {2}"};
  return type_opaque(m->ctx, ctx_ident_lit(m->ctx, "unknown"),
                     str_from(texts[below(m, ARRAY_SIZE(texts))]));
}

static Type *make_type(Maker *m, int depth) {
  switch (below(m, depth > 0 ? 10 : 4)) {
  case 0: return make_number_type(m);
  case 1: return make_vector(m);
  case 2: return make_memref(m);
  case 3: return make_opaque_type(m);
  case 4: return make_tensor(m);
  case 5: return type_complex(m->ctx, make_int_type(m));
  case 6: return make_llvm(m, depth);
  case 7: return make_llvm_func(m, depth);
  case 8: return m->ctx->none_type;
  default: return make_list(m, depth);
  }
}

// Attributes

static void some_bytes(Maker *m, char *data, size_t size) {
  for (size_t i = 0; i < size; i++)
    data[i] = (char)next_random(m);
}

// Literals of formats wider than f64 have no more than its precision.
static void some_wide_float(Maker *m, char *data, const Type *type) {
  uint64_t bits[2];
  double value = (double)(int64_t)next_random(m) / 1024;
  float_from_double(bits, type->as.float_kind, value);
  memcpy(data, bits, dense_element_size(type));
}

static void some_element(Maker *m, char *data, const Type *type) {
  size_t size = dense_element_size(type);
  uint32_t bits = type_bit_width(type), part = bits % 8;
  if (type->kind == TY_COMPLEX) {
    some_element(m, data, type->as.shaped.element);
    some_element(m, data + size / 2, type->as.shaped.element);
    return;
  }
  if (type->kind == TY_FLOAT && bits > 64) {
    some_wide_float(m, data, type);
    return;
  }
  some_bytes(m, data, size);
  if (part) // bits above the width are zero
    data[size - 1] &= (char)((1u << part) - 1);
}

static Attr *make_dense(Maker *m) {
  enum { MOST = 150 };
  char data[MOST * 32];
  int64_t shape[2];
  int rank = (int)below(m, 3);
  for (int i = 0; i < rank; i++)
    shape[i] = below(m, one_in(m, 3) ? 12 : 4);
  Type *element = one_in(m, 4) ? type_complex(m->ctx, make_float_type(m))
                               : make_number_type(m);
  Type *type = type_tensor(m->ctx, rank, shape, element, NULL);
  size_t n = (size_t)type_num_elements(type),
         size = dense_element_size(element);
  for (size_t i = 0; i < n; i++)
    some_element(m, data + i * size, element);
  return attr_dense(m->ctx, type, data, n * size, n && one_in(m, 4));
}

static Attr *make_dense_strings(Maker *m) {
  char rooms[4][10];
  Str items[4];
  int64_t n = below(m, 5);
  for (int64_t i = 0; i < n; i++)
    items[i] = some_text(m, rooms[i], 10);
  return attr_dense_strings(
      m->ctx, type_tensor(m->ctx, 1, &n, make_opaque_type(m), NULL), items,
      (uint64_t)n, false);
}

static Attr *make_dense_array(Maker *m) {
  static const uint32_t widths[] = {1, 8, 16, 32, 64};
  char data[4 * 8];
  uint64_t n = below(m, 5);
  Type *type =
      one_in(m, 3) ? m->ctx->f32 : type_int(m->ctx, widths[below(m, 5)]);
  size_t size = dense_element_size(type);
  for (size_t i = 0; i < n; i++)
    some_element(m, data + i * size, type);
  return attr_dense_array(m->ctx, type, data, n);
}

static Attr *make_number(Maker *m) {
  Type *type = make_number_type(m);
  uint64_t words[4] = {0};
  char data[32] = {0};
  if (type->kind == TY_INDEX || type->kind == TY_INTEGER) {
    some_element(m, data, type);
    if (type->kind == TY_INDEX)
      some_bytes(m, data, 8);
    memcpy(words, data, sizeof words);
    return attr_integer(m->ctx, type, words);
  }
  some_element(m, data, type);
  memcpy(words, data, 16);
  return one_in(m, 2) ? attr_float(m->ctx, type, words)
                      : attr_double(m->ctx, type, (double)below(m, 3000) / 8);
}

static Attr *make_symbol(Maker *m) {
  Ident *nested[] = {some_name(m), some_name(m)};
  return attr_symbol_nested(m->ctx, some_name(m), nested, below(m, 3));
}

static Attr *make_attr(Maker *m, int depth);

static Attr *make_container(Maker *m, int depth) {
  Attr *items[3];
  NamedAttr pairs[3];
  uint32_t n = below(m, 4);
  for (uint32_t i = 0; i < n; i++) {
    char name[16];
    int size =
        snprintf(name, sizeof name, "%s%u", one_in(m, 3) ? "a b" : "k", i);
    items[i] = make_attr(m, depth - 1);
    pairs[i] =
        (NamedAttr){ctx_ident(m->ctx, (Str){name, (size_t)size}), items[i]};
  }
  return one_in(m, 2) ? attr_array(m->ctx, items, n)
                      : attr_dict(m->ctx, pairs, n);
}

static Attr *make_loc(Maker *m, int depth) {
  uint32_t at[] = {below(m, 9), below(m, 9), below(m, 9), below(m, 9)};
  if (depth <= 0 || one_in(m, 3))
    return attr_loc_range(m->ctx, some_name(m), at[0], at[1],
                          one_in(m, 2) ? at[0] : at[2],
                          one_in(m, 2) ? at[1] : at[3]);
  Attr *parts[] = {make_loc(m, depth - 1), make_loc(m, depth - 1)};
  switch (below(m, 4)) {
  case 0: return attr_loc_name(m->ctx, some_name(m), parts[0]);
  case 1: return attr_loc_callsite(m->ctx, parts[0], parts[1]);
  case 2: return attr_loc_name(m->ctx, some_name(m), NULL);
  default:
    return attr_loc_fused(m->ctx, parts, below(m, 3),
                          one_in(m, 2) ? make_number(m) : NULL);
  }
}

static Attr *make_other(Maker *m) {
  static const char *const texts[] = {"a", "a<1, x>", "\"b c\"", "a<[{}]>"};
  char room[12];
  int64_t n = 4;
  Str text = str_from(texts[below(m, ARRAY_SIZE(texts))]);
  switch (below(m, 4)) {
  case 0:
    return attr_opaque(m->ctx, ctx_ident_lit(m->ctx, "unknown"), text,
                       one_in(m, 3) ? make_type(m, 0) : NULL);
  case 1:
    return attr_string_typed(m->ctx, some_text(m, room, 12),
                             one_in(m, 2) ? make_type(m, 0) : NULL);
  case 2:
    return attr_dense_resource(m->ctx,
                               type_tensor(m->ctx, 1, &n, m->ctx->f32, NULL),
                               ctx_ident_lit(m->ctx, "blob"));
  default: return make_space(m);
  }
}

static Attr *make_attr(Maker *m, int depth) {
  switch (below(m, depth > 0 ? 14 : 7)) {
  case 0: return make_number(m);
  case 1: return make_other(m);
  case 2: return make_symbol(m);
  case 3: return make_strided(m, (int)below(m, 4));
  case 4: return make_dense_array(m);
  case 5: return make_map(m, 3);
  case 6: return make_set(m);
  case 7: return make_dense(m);
  case 8: return make_dense_strings(m);
  case 9: return make_loc(m, depth);
  case 10:
  case 11: return make_container(m, depth);
  default: return attr_type(m->ctx, make_type(m, depth));
  }
}

// The oracle

typedef struct Oracle {
  char path[64];
  FILE *input;
  Vec(Str) wanted; // of each operation
  Arena arena;
} Oracle;

static void begin(Oracle *o) {
  strcpy(o->path, "/tmp/ir_oracle.XXXXXX");
  int fd = mkstemp(o->path);
  o->input = fd < 0 ? NULL : fdopen(fd, "w");
  if (!o->input)
    fatal("cannot write %s", o->path);
}

static void ask(Oracle *o, const char *source, const char *wanted) {
  fprintf(o->input, "\"t\"() {a = %s} : () -> ()\n", source);
  vec_push(&o->arena, &o->wanted, arena_str(&o->arena, str_from(wanted)));
}

static int check_line(Str wanted, char *line) {
  char *start = strstr(line, "{a = "), *end = strstr(line, "} : () -> ()\n");
  if (!start || !end) {
    printf("unexpected line: %s", line);
    return 1;
  }
  *end = '\0';
  if (str_is(wanted, start + 5))
    return 0;
  printf("  ours " STR_FMT "\n  its  %s\n", STR_ARG(wanted), start + 5);
  return 1;
}

static int compare(Oracle *o) {
  char command[256], *line = NULL;
  size_t room = 0, at = 0;
  int failures = 0;
  fclose(o->input);
  snprintf(command, sizeof command,
           "mlir-opt-22 -allow-unregistered-dialect -mlir-print-local-scope "
           "-mlir-print-op-generic %s",
           o->path);
  FILE *pipe = popen(command, "r");
  while (pipe && getline(&line, &room, pipe) > 0)
    if (!strncmp(line, "  \"t\"", 5) && at < o->wanted.size)
      failures += check_line(o->wanted.data[at++], line);
  if (!pipe || pclose(pipe) || at < o->wanted.size) {
    printf("mlir-opt-22 stops after %zu of %zu\n", at, o->wanted.size);
    failures++;
  }
  free(line);
  unlink(o->path);
  return failures;
}

static void ask_affine(Oracle *o, Maker *m) {
  Buf source = {0}, wanted = {0};
  buf_lit(&source, "affine_map<(d0, d1, d2)[s0, s1] -> (");
  AffineExpr *e = make_expr(m, &source, 1 + (int)below(m, 5), false);
  buf_lit(&source, ")>");
  attr_print(&wanted, m->ctx, attr_affine_map(m->ctx, 3, 2, &e, 1), NULL);
  ask(o, buf_cstr(&source), buf_cstr(&wanted));
  buf_release(&source);
  buf_release(&wanted);
}

int main(int argc, char **argv) {
  int count = argc > 1 ? atoi(argv[1]) : 1500;
  if (system("mlir-opt-22 --version > /dev/null 2>&1"))
    return 77;
  Maker m = {.ctx = ctx_new(NULL),
             .state = argc > 2 ? strtoull(argv[2], NULL, 0) : 1};
  Oracle oracle = {0};
  begin(&oracle);
  for (int i = 0; i < count; i++) {
    const char *text = attr_str(m.ctx, make_attr(&m, 3));
    ask(&oracle, text, text);
    ask_affine(&oracle, &m);
  }
  int failures = compare(&oracle);
  arena_release(&oracle.arena);
  ctx_release(m.ctx);
  return failures != 0;
}
