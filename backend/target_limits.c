// What LLVM miscompiles without a word, refused before it sees it; and what it
// dies of, said better.
//
// RISC-V: an argument that takes more than two registers goes by a pointer to
// memory. Of an aggregate each vector would, but LLVM 22 keeps one pointer for
// all of them: an array of vectors arrives as its first vector, repeated.
// (RISCVISelLowering.cpp takes what belongs to one argument to be parts of one
// value.) Vectors of f32, f64 and bf16 are as many registers as they have
// elements and arrive; so do those that a vector register, or eight of them,
// can hold.
//
// f128: LLVM calls functions of the C library by their names for long double,
// `expl`, also where that is another type. They would take half of a number, or
// its address, for a number.

#include "backend/target_limits.h"

#include "ir/dialects/dialects.h"

typedef struct Limits {
  Ctx *ctx;
  const TargetSpec *target;
  bool has_vectors, has_f32, has_f64;
  bool ok;
} Limits;

enum { VECTOR_BITS = 8 * 128 }; // eight registers of the least length

static bool goes_by_pointer(const Limits *l, const Type *vector) {
  const Type *element = vector->as.shaped.element;
  int64_t n = vector->as.shaped.shape[0];
  uint32_t bits = type_is(element, TY_LLVM_PTR) ? l->target->pointer_bits
                                                : type_number_width(element);
  if (type_is_scalable(vector))
    return false;
  if (l->has_vectors)
    return n * bits > VECTOR_BITS;
  if (type_is_float(element) &&
      (((bits == 32 || element == l->ctx->bf16) && l->has_f32) ||
       (bits == 64 && l->has_f64)))
    return false;
  uint32_t registers = (bits - 1) / l->target->pointer_bits + 1;
  return n * registers > 2;
}

// Of all vectors in it: how many there are, and whether one goes by a pointer.
static uint64_t count_vectors(const Limits *l, const Type *type,
                              bool *by_pointer) {
  if (type_is(type, TY_VECTOR)) {
    *by_pointer |= goes_by_pointer(l, type);
    return 1;
  }
  if (type_is(type, TY_LLVM_ARRAY))
    return type->as.array.count *
           count_vectors(l, type->as.array.element, by_pointer);
  uint64_t n = 0;
  if (type_is(type, TY_LLVM_STRUCT))
    for (uint32_t i = 0; i < type_part_count(type); i++)
      n += count_vectors(l, type_part(type, i), by_pointer);
  return n;
}

static bool is_lost(const Limits *l, const Type *type) {
  bool by_pointer = false;
  return count_vectors(l, type, &by_pointer) > 1 && by_pointer;
}

static void check_type(Limits *l, Op *op, Type *type) {
  if (!is_lost(l, type))
    return;
  op_error(l->ctx, op,
           "cannot be compiled for '%s': LLVM loses vectors of an argument of "
           "type '%s'; pass a memref, or one vector",
           l->target->triple, type_str(l->ctx, type));
  l->ok = false;
}

static void check_op(void *user, Op *op) {
  Limits *l = user;
  if (op_is(op, OP_llvm_func)) {
    const Type *type = op_slot(op, A_llvm_func_function_type)->type;
    for (uint32_t i = 0; i < type->as.list.ninputs; i++)
      check_type(l, op, type->as.list.types[i]);
  } else if (op_is(op, OP_llvm_call) || op_is(op, OP_llvm_invoke)) {
    for (uint32_t i = 0; i < op->noperands; i++)
      check_type(l, op, op_operand(op, i)->type);
  }
}

// LLVM reads these as C does on few targets, and dies of them on most.
static void check_va_arg(void *user, Op *op) {
  Limits *l = user;
  if (!op_is(op, OP_llvm_va_arg))
    return;
  Type *type = op->results[0].type;
  if (!type_is(type, TY_LLVM_ARRAY) && !type_is(type, TY_LLVM_STRUCT))
    return;
  op_error(l->ctx, op,
           "cannot be compiled: LLVM reads no '%s' of variadic arguments; read "
           "its elements",
           type_str(l->ctx, type));
  l->ok = false;
}

// f128

// Whether C's long double is a float of 128 bits, or LLVM has names for those of
// such a float besides, as glibc and libquadmath have them for x86.
static bool has_f128_functions(const TargetSpec *t) {
  static const char *const archs[] = {"aarch64", "riscv", "s390x", "loongarch",
                                      "mips64",  "sparc", "wasm",  "powerpc64"};
  bool is_gnu = !strncmp(t->environment, "gnu", 3);
  if (!strcmp(t->arch, "x86_64") || t->arch[0] == 'i')
    return is_gnu;
  if (!strcmp(t->os, "windows") || !strcmp(t->object_format, "macho"))
    return false;
  for (size_t i = 0; i < ARRAY_SIZE(archs); i++)
    if (!strncmp(t->arch, archs[i], strlen(archs[i])))
      return true;
  return false;
}

static const uint32_t of_libm[] = {
    OP_llvm_frem,           OP_llvm_intr_acos,      OP_llvm_intr_asin,
    OP_llvm_intr_atan,      OP_llvm_intr_atan2,     OP_llvm_intr_ceil,
    OP_llvm_intr_cos,       OP_llvm_intr_cosh,      OP_llvm_intr_exp,
    OP_llvm_intr_exp10,     OP_llvm_intr_exp2,      OP_llvm_intr_floor,
    OP_llvm_intr_fma,       OP_llvm_intr_frexp,     OP_llvm_intr_ldexp,
    OP_llvm_intr_log,       OP_llvm_intr_log10,     OP_llvm_intr_log2,
    OP_llvm_intr_llrint,    OP_llvm_intr_llround,   OP_llvm_intr_lrint,
    OP_llvm_intr_lround,    OP_llvm_intr_maxnum,    OP_llvm_intr_minnum,
    OP_llvm_intr_nearbyint, OP_llvm_intr_pow,       OP_llvm_intr_rint,
    OP_llvm_intr_round,     OP_llvm_intr_roundeven, OP_llvm_intr_sin,
    OP_llvm_intr_sincos,    OP_llvm_intr_sinh,      OP_llvm_intr_sqrt,
    OP_llvm_intr_tan,       OP_llvm_intr_tanh,      OP_llvm_intr_trunc,
};

static bool str_is_joined(Str text, const char *head, const char *tail) {
  size_t n = strlen(head);
  return text.size == n + strlen(tail) && !memcmp(text.data, head, n) &&
         !memcmp(text.data + n, tail, text.size - n);
}

// Whether the operation becomes a call of a function by its name
// (convert-math-to-libm).
static bool is_libm_call(const Op *op) {
  static const char *const names[] = {"acosh", "asinh", "atanh", "cbrt",
                                      "erf",   "erfc",  "expm1", "log1p"};
  static const char *const suffixes[] = {"l", "f128"};
  const Attr *callee =
      op_is(op, OP_llvm_call) ? op_slot(op, A_llvm_call_callee) : NULL;
  Str name = callee ? ident_str(callee->as.symbol.root) : STR("");
  for (size_t i = 0; i < ARRAY_SIZE(names) * ARRAY_SIZE(suffixes); i++)
    if (str_is_joined(name, names[i / 2], suffixes[i % 2]))
      return true;
  return false;
}

static void check_f128(void *user, Op *op) {
  Limits *l = user;
  if (!op->noperands ||
      !type_is_float_of(type_element_or_self(op_operand(op, 0)->type),
                        FLOAT_F128))
    return;
  bool is_call = is_libm_call(op);
  for (size_t i = 0; !is_call && i < ARRAY_SIZE(of_libm); i++)
    is_call = op_is(op, of_libm[i]);
  if (!is_call)
    return;
  op_error(l->ctx, op,
           "cannot be compiled for '%s': its C library has no such function of "
           "f128",
           l->target->triple);
  l->ok = false;
}

bool target_check_limits(Ctx *ctx, Op *module, const TargetSpec *target) {
  Limits limits = {.ctx = ctx, .target = target, .ok = true};
  if (ctx_has_made(ctx, OP_llvm_va_arg))
    op_walk(module, check_va_arg, &limits);
  if (!has_f128_functions(target))
    op_walk(module, check_f128, &limits);
  if (strncmp(target->arch, "riscv", 5) != 0)
    return limits.ok;
  limits.has_vectors = target_has_feature(target, "zve32x");
  limits.has_f32 = target_has_feature(target, "f");
  limits.has_f64 = target_has_feature(target, "d");
  op_walk(module, check_op, &limits);
  return limits.ok;
}

// Scalable vectors

// One that may have them lacks a feature, of which there is more to say.
static bool may_have_scalable_vectors(const TargetSpec *target) {
  static const char *const features[] = {"sve", "sme", "zve32x"};
  for (size_t i = 0; i < ARRAY_SIZE(features); i++)
    if (target_knows_feature(target, features[i]))
      return true;
  return false;
}

static Type *scalable_part(Type *type) {
  if (type_is(type, TY_VECTOR))
    return type_is_scalable(type) ? type : NULL;
  if (type_is(type, TY_LLVM_ARRAY))
    return scalable_part(type->as.array.element);
  if (!type_is(type, TY_LLVM_STRUCT))
    return NULL;
  for (uint32_t i = 0; i < type_part_count(type); i++) {
    Type *found = scalable_part(type_part(type, i));
    if (found)
      return found;
  }
  return NULL;
}

static Type *scalable_type(const Op *op) {
  Type *found = NULL;
  if (op_is(op, OP_llvm_func)) {
    const Type *type = op_slot(op, A_llvm_func_function_type)->type;
    for (uint32_t i = 0; !found && i < type->as.list.ninputs; i++)
      found = scalable_part(type->as.list.types[i]);
  }
  for (uint32_t i = 0; !found && i < op->nresults; i++)
    found = scalable_part(op->results[i].type);
  return found;
}

static void check_scalable(void *user, Op *op) {
  Limits *l = user;
  Type *type = scalable_type(op);
  if (!type)
    return;
  op_error(l->ctx, op,
           "cannot be compiled for '%s': it has no scalable vectors, as '%s'",
           l->target->triple, type_str(l->ctx, type));
  l->ok = false;
}

bool target_check_scalable(Ctx *ctx, Op *module, const TargetSpec *target) {
  Limits limits = {.ctx = ctx, .target = target, .ok = true};
  if (!may_have_scalable_vectors(target))
    op_walk(module, check_scalable, &limits);
  return limits.ok;
}

// Operations that are metadata of the module, which no instruction shows.
Op *target_blamed(Op *module, Str message) {
  static const struct {
    const char *words;
    uint32_t opcode;
  } rows[] = {
      {"llvm.linker.options", OP_llvm_linker_options},
      {"Desired percentile", OP_llvm_module_flags}, // of a profile's summary
  };
  Buf text = {0};
  buf_str(&text, message);
  Op *found = NULL;
  for (size_t i = 0; i < ARRAY_SIZE(rows) && !found; i++) {
    Op *op = strstr(buf_cstr(&text), rows[i].words)
                 ? module->regions[0].first->first
                 : NULL;
    while (op && !op_is(op, rows[i].opcode))
      op = op->next;
    found = op;
  }
  buf_release(&text);
  return found ? found : module;
}
