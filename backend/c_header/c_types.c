// What MLIR's types are in C, as the C interface of functions passes them.
//
// What every platform's C passes alike goes by value: integers of up to 64
// bits, index, pointers, float and double, and other floats of up to 16 bits as
// the integers of their bits. Everything else goes by pointer, as structs whose
// layout is that of the target's memory: memrefs as descriptors, vectors as
// arrays, complex numbers as pairs, wide integers and floats as words. On all
// targets that LLVM has, index is as wide as a pointer: intptr_t.
//
// A struct is written when it is first asked for, between
//
//   #ifndef MLCC_HAVE_MemRef1dF32
//   #define MLCC_HAVE_MemRef1dF32
//
// so that headers can be included together, and with <mlcc/memref.h>, whose
// names these are.

#include "backend/c_header/c_types.h"

// Structs

static bool is_new(CTypes *types, Type *type) {
  void **known = ptrmap_at(&types->defined, types->arena, type);
  bool is_new = !*known;
  *known = type;
  return is_new;
}

static void open_struct(CTypes *types, const char *name) {
  buf_printf(types->out,
             "#ifndef MLCC_HAVE_%s\n"
             "#define MLCC_HAVE_%s\n"
             "typedef struct {\n",
             name, name);
}

static void close_struct(CTypes *types, const char *name, uint64_t size) {
  buf_printf(types->out,
             "} %s;\n"
             "MLCC_ASSERT(sizeof(%s) == %llu, \"layout of %s\");\n"
             "#endif\n\n",
             name, name, (unsigned long long)size, name);
}

// Words of 64 bits that are as aligned as LLVM takes them to be.
static bool words_type(CTypes *types, Type *type, const char *letter,
                       CType *c) {
  uint64_t size = data_layout_alloc_size(types->layout, type);
  uint32_t align = data_layout_abi_align(types->layout, type);
  c->letter = letter;
  c->name = arena_format(types->arena, "Mlir%s", letter).data;
  c->by_pointer = true;
  if (!is_new(types, type))
    return true;
  open_struct(types, c->name);
  uint32_t word = size % 8 ? 4 : 8;
  buf_printf(types->out, "  MLCC_ALIGNED(%u) uint%u_t words[%llu];\n", align,
             word * 8, (unsigned long long)size / word);
  close_struct(types, c->name, size);
  return true;
}

static bool integer_type(CTypes *types, Type *type, CType *c) {
  uint32_t width = type->as.integer.width, bits = 8;
  const char *sign = type->as.integer.sign == UNSIGNED ? "u" : "";
  const char *letter =
      arena_format(types->arena, "%sI%u", *sign ? "U" : "", width).data;
  if (!width)
    return false;
  if (width > 64)
    return words_type(types, type, letter, c);
  while (bits < width)
    bits *= 2;
  c->letter = letter;
  c->name = width == 1
                ? "bool"
                : arena_format(types->arena, "%sint%u_t", sign, bits).data;
  return true;
}

static const char *upper_case(CTypes *types, const char *text) {
  size_t n = strlen(text);
  char *upper = arena_array(types->arena, char, n + 1);
  for (size_t i = 0; i <= n; i++)
    upper[i] = text[i] >= 'a' && text[i] <= 'z' ? text[i] - 'a' + 'A' : text[i];
  return upper;
}

static bool float_type(CTypes *types, Type *type, CType *c) {
  FloatKind kind = type->as.float_kind;
  uint32_t width = float_format(kind)->bits;
  const char *letter = upper_case(types, type_str(types->ctx, type));
  if (width > 64)
    return words_type(types, type, letter, c);
  c->letter = letter;
  c->name = kind == FLOAT_F32   ? "float"
            : kind == FLOAT_F64 ? "double"
            : width <= 8        ? "uint8_t"
            : width <= 16       ? "uint16_t"
                                : "uint32_t";
  return true;
}

// The pair of a complex number, as C99's _Complex lies in memory.
static bool complex_type(CTypes *types, Type *type, CType *c) {
  Type *element = type->as.shaped.element;
  CType of;
  if (!c_type(types, element, &of))
    return false;
  c->letter = arena_format(types->arena, "C%s", of.letter).data;
  c->name = arena_format(types->arena, "Complex%s", of.letter).data;
  c->by_pointer = true;
  if (!is_new(types, type))
    return true;
  open_struct(types, c->name);
  buf_printf(types->out, "  %s re, im;\n", of.name);
  close_struct(types, c->name,
               2 * data_layout_alloc_size(types->layout, element));
  return true;
}

static const char *shape_letters(CTypes *types, const Type *type) {
  Buf text = {0};
  for (int i = 0; i < type->as.shaped.rank; i++)
    buf_printf(&text, "%lldx", (long long)type->as.shaped.shape[i]);
  const char *kept = arena_str(types->arena, (Str){text.data, text.size}).data;
  buf_release(&text);
  return kept;
}

// n-D vectors are arrays of 1-D ones. Elements that are no whole bytes are
// packed: they are an array of bytes.
static void vector_members(CTypes *types, Type *type, const CType *element) {
  int rank = type->as.shaped.rank;
  int64_t one = 1, *last = rank ? &type->as.shaped.shape[rank - 1] : &one;
  Type *row = type_vector(types->ctx, 1, last, NULL, type->as.shaped.element);
  uint64_t bits = data_layout_bits(types->layout, type->as.shaped.element);
  uint64_t size = data_layout_alloc_size(types->layout, row);
  buf_printf(types->out, "  MLCC_ALIGNED(%u) %s v",
             data_layout_abi_align(types->layout, row),
             bits % 8 ? "uint8_t" : element->name);
  for (int i = 0; i + 1 < rank; i++)
    buf_printf(types->out, "[%lld]", (long long)type->as.shaped.shape[i]);
  buf_printf(types->out, "[%llu];",
             (unsigned long long)(bits % 8 ? size : size / (bits / 8)));
  if (bits % 8)
    buf_printf(types->out, " // %lld elements of %llu bits, packed",
               (long long)*last, (unsigned long long)bits);
  buf_char(types->out, '\n');
}

static bool vector_type(CTypes *types, Type *type, CType *c) {
  CType of;
  if (type->as.shaped.scalable ||
      !c_type(types, type->as.shaped.element, &of) || of.by_pointer)
    return false;
  const char *shape = shape_letters(types, type);
  c->letter = arena_format(types->arena, "V%s%s", shape, of.letter).data;
  c->name = arena_format(types->arena, "Vector%s%s", shape, of.letter).data;
  c->by_pointer = true;
  if (!is_new(types, type))
    return true;
  open_struct(types, c->name);
  vector_members(types, type, &of);
  buf_printf(types->out, "} %s;\n#endif\n\n", c->name);
  return true;
}

// Memrefs

static void descriptor_members(CTypes *types, const char *element, int rank) {
  buf_printf(types->out,
             "  %s *allocated;\n  %s *aligned;\n  intptr_t offset;\n", element,
             element);
  if (rank)
    buf_printf(types->out, "  intptr_t sizes[%d];\n  intptr_t strides[%d];\n",
               rank, rank);
}

// One struct serves all shapes and layouts of a rank.
static Type *any_memref(CTypes *types, const Type *type) {
  int rank = type->as.shaped.rank;
  int64_t *shape = arena_array(types->arena, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    shape[i] = DYNAMIC;
  return type_memref(types->ctx, rank, shape, type->as.shaped.element, NULL,
                     NULL);
}

static bool memref_type(CTypes *types, Type *type, CType *c) {
  CType of;
  int rank = type->as.shaped.rank;
  if (!c_type(types, type->as.shaped.element, &of) || !of.letter)
    return false;
  c->by_pointer = true;
  c->name = arena_format(types->arena, "MemRef%dd%s", rank, of.letter).data;
  if (!is_new(types, any_memref(types, type)))
    return true;
  uint64_t pointer = types->layout->pointer_bits / 8;
  open_struct(types, c->name);
  descriptor_members(types, of.name, rank);
  close_struct(types, c->name, (3 + 2 * (uint64_t)rank) * pointer);
  return true;
}

static bool bare_memref_type(CTypes *types, Type *type, CType *c) {
  CType of;
  if (!c_type(types, type->as.shaped.element, &of) || !of.letter)
    return false;
  size_t n = strlen(of.name);
  bool star = of.name[n - 1] == '*'; // of "void *"
  c->name = arena_format(types->arena, "%s%s*", of.name, star ? "" : " ").data;
  return true;
}

static bool unranked_type(CTypes *types, CType *c) {
  c->by_pointer = true;
  c->name = "UnrankedMemRef";
  if (!is_new(types, types->ctx->none_type))
    return true;
  open_struct(types, c->name);
  buf_lit(types->out, "  intptr_t rank;\n  void *descriptor;\n");
  close_struct(types, c->name, types->layout->pointer_bits / 4);
  return true;
}

Type *c_passed_type(Ctx *ctx, Type *type) {
  if (type_is(type, TY_TENSOR))
    return type_memref(ctx, type->as.shaped.rank, type->as.shaped.shape,
                       type->as.shaped.element, NULL, NULL);
  return type_is(type, TY_UNRANKED_TENSOR)
             ? type_unranked_memref(ctx, type->as.shaped.element, NULL)
             : type;
}

bool c_type(CTypes *types, Type *type, CType *c) {
  *c = (CType){0};
  switch (type->kind) {
  case TY_INDEX: *c = (CType){"intptr_t", "Index", false}; return true;
  case TY_LLVM_PTR: *c = (CType){"void *", "Ptr", false}; return true;
  case TY_FUNCTION:
    *c = (CType){"MlirFunction", "Function", false};
    return true;
  case TY_INTEGER: return integer_type(types, type, c);
  case TY_FLOAT: return float_type(types, type, c);
  case TY_COMPLEX: return complex_type(types, type, c);
  case TY_VECTOR: return vector_type(types, type, c);
  case TY_MEMREF:
    return types->bare ? bare_memref_type(types, type, c)
                       : memref_type(types, type, c);
  case TY_UNRANKED_MEMREF: return unranked_type(types, c);
  default: return false;
  }
}

bool c_result_struct(CTypes *types, const char *name, Type *const *results,
                     uint32_t n) {
  CType *c = arena_array(types->arena, CType, n);
  for (uint32_t i = 0; i < n; i++)
    if (!c_type(types, results[i], &c[i]))
      return false;
  buf_lit(types->out, "typedef struct {\n");
  for (uint32_t i = 0; i < n; i++)
    buf_printf(types->out, "  %s result%u;\n", c[i].name, i);
  buf_printf(types->out, "} %s;\n\n", name);
  return true;
}
