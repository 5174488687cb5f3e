// Folding of constants, element by element.
//
// Numbers are one element, splats too: what comes of it is a splat again. Dense
// data is read, computed and written element after element in words that are
// made once; sparse data becomes dense first.

#include "ir/dialects/fold_constants.h"

#include "ir/dialects/dialects_int.h"

enum { MAX_OPERANDS = 3 };

// Numbers of a type, as bytes.
typedef struct Numbers {
  const char *bytes;
  size_t step; // 0: one for all
} Numbers;

static bool is_number(const Type *type) {
  return type_is(type, TY_INTEGER) || type_is(type, TY_INDEX) ||
         type_is(type, TY_FLOAT);
}

// How much an element takes in words.
static size_t words_of(const Type *type) {
  return type_is(type, TY_FLOAT) ? 2 : wide_words(type_number_width(type));
}

// Sparse data as dense

static uint64_t position(const Attr *indices, uint64_t entry,
                         const Type *type) {
  uint64_t at = 0;
  uint32_t rank = (uint32_t)type->as.shaped.rank;
  for (uint32_t i = 0; i < rank; i++)
    at = at * (uint64_t)type->as.shaped.shape[i] +
         (uint64_t)dense_int(indices, entry * rank + i);
  return at;
}

static Attr *spread(Fold *f, const Attr *sparse) {
  const Attr *values = sparse->as.sparse.values;
  Type *element = sparse->type->as.shaped.element;
  size_t step = dense_element_size(element);
  size_t size = (size_t)type_num_elements(sparse->type) * step;
  char *data = arena_zero(f->arena, size, 1);
  for (uint64_t i = 0; i < values->as.dense.count; i++)
    memcpy(data + position(sparse->as.sparse.indices, i, sparse->type) * step,
           dense_element(values, i), step);
  return attr_dense(f->ctx, sparse->type, data, size, false);
}

// Elements

static bool open_numbers(const Attr *constant, Numbers *source) {
  switch ((AttrKind)constant->kind) {
  case AT_INTEGER:
    *source = (Numbers){(const char *)constant->as.words, 0};
    return true;
  case AT_FLOAT:
    *source = (Numbers){(const char *)constant->as.float_bits, 0};
    return true;
  case AT_DENSE:
    *source = (Numbers){constant->as.dense.data, 0};
    if (!constant->as.dense.splat)
      source->step = dense_element_size(constant->type->as.shaped.element);
    return true;
  default: return false;
  }
}

typedef struct Job {
  Lane *lane;
  LaneFn *fn;
  Numbers sources[MAX_OPERANDS];
  uint64_t *words[MAX_OPERANDS];
  uint32_t n;
  size_t size, result_size; // bytes of an element
} Job;

static bool compute(Job *job, uint64_t index) {
  for (uint32_t i = 0; i < job->n; i++)
    memcpy(job->words[i], job->sources[i].bytes + index * job->sources[i].step,
           job->size);
  return job->fn(job->lane);
}

static Attr *compute_one(Fold *f, Job *job, Type *type) {
  if (!compute(job, 0) || job->lane->refused)
    return NULL;
  Type *element = type_element_or_self(type);
  Attr *number = type_is(element, TY_FLOAT)
                     ? attr_float(f->ctx, element, job->lane->r)
                     : attr_integer(f->ctx, element, job->lane->r);
  return element == type ? number : dense_splat(f->ctx, type, number);
}

static Attr *compute_all(Fold *f, Job *job, Type *type, uint64_t count) {
  size_t size = (size_t)count * job->result_size;
  char *data = arena_alloc(f->arena, size, 1);
  for (uint64_t i = 0; i < count; i++) {
    if (!compute(job, i))
      return NULL;
    memcpy(data + i * job->result_size, job->lane->r, job->result_size);
  }
  return job->lane->refused ? NULL
                            : attr_dense(f->ctx, type, data, size, false);
}

static void make_words(Fold *f, Job *job, const Type *from, const Type *to) {
  Lane *lane = job->lane;
  size_t n = words_of(from), to_n = words_of(to);
  uint64_t *words = arena_zero(f->arena, (job->n * n + to_n) * sizeof *words,
                               _Alignof(uint64_t));
  for (uint32_t i = 0; i < job->n; i++)
    job->words[i] = words + i * n;
  lane->a = job->words[0];
  lane->b = job->words[1];
  lane->c = job->words[2];
  lane->r = words + job->n * n;
  lane->width = type_number_width(from);
  lane->to_width = type_number_width(to);
  lane->kind = type_is(from, TY_FLOAT) ? from->as.float_kind : FLOAT__MAX;
  lane->to_kind = type_is(to, TY_FLOAT) ? to->as.float_kind : FLOAT__MAX;
}

Attr *fold_elements(Fold *f, Attr *const *constants, uint32_t n, Type *type,
                    LaneFn *fn, Lane *lane) {
  CHECK(n && n <= MAX_OPERANDS);
  Lane own = {0};
  Job job = {.lane = lane ? lane : &own, .fn = fn, .n = n};
  bool one = true;
  for (uint32_t i = 0; i < n; i++) {
    Attr *constant = constants[i];
    if (attr_is(constant, AT_SPARSE))
      constant = spread(f, constant);
    if (!constant || constant->type != constants[0]->type ||
        !open_numbers(constant, &job.sources[i]))
      return NULL;
    one = one && !job.sources[i].step;
  }
  Type *from = constants[0]->type, *element = type_element_or_self(from);
  Type *to = type_element_or_self(type);
  if (!is_number(element) || !is_number(to) ||
      (element == from) != (to == type))
    return NULL;
  if (element != from && (!type_has_static_shape(type) ||
                          type_num_elements(type) != type_num_elements(from)))
    return NULL;
  make_words(f, &job, element, to);
  job.size = dense_element_size(element);
  job.result_size = dense_element_size(to);
  return one ? compute_one(f, &job, type)
             : compute_all(f, &job, type, (uint64_t)type_num_elements(from));
}

// Operations

Attr *fold_poison(const Fold *f, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (match_poison(f->constants[i]))
      return f->constants[i];
  return NULL;
}

static bool has_all_constants(const Fold *f, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!f->constants[i] || f->constants[i]->type != op_operand(op, i)->type)
      return false;
  return true;
}

bool fold_each_with(Fold *f, const Op *op, LaneFn *fn, int64_t choice) {
  Attr *poison = fold_poison(f, op);
  if (poison)
    return fold_to(f, poison);
  if (!has_all_constants(f, op))
    return false;
  Lane lane = {.choice = choice};
  return fold_to(f, fold_elements(f, f->constants, op->noperands,
                                  op_result(op, 0)->type, fn, &lane));
}

bool fold_each(Fold *f, const Op *op, LaneFn *fn) {
  return fold_each_with(f, op, fn, 0);
}

// Single elements

static Attr *complex_at(Ctx *ctx, Type *type, const char *data) {
  Type *part = type->as.shaped.element;
  Attr *parts[2];
  for (int i = 0; i < 2; i++) {
    uint64_t words[2] = {0};
    size_t size = dense_element_size(part);
    if (size > sizeof words)
      return NULL;
    memcpy(words, data + (size_t)i * size, size);
    parts[i] = type_is_float(part) ? attr_float(ctx, part, words)
                                   : attr_integer(ctx, part, words);
  }
  return attr_array(ctx, parts, 2);
}

Attr *fold_element_at(Fold *f, const Attr *elements, uint64_t i) {
  if (elements->kind == AT_SPARSE)
    elements = spread(f, elements);
  if (elements->kind != AT_DENSE)
    return NULL;
  Type *element = elements->type->as.shaped.element;
  return type_is(element, TY_COMPLEX)
             ? complex_at(f->ctx, element, dense_element(elements, i))
             : dense_attr(f->ctx, elements, i);
}

// The bytes of a number, in pairs of it where it is complex. NULL: it is no
// number of that type.
static const char *bytes_of(Fold *f, const Attr *number, Type *type) {
  if (type_is(type, TY_COMPLEX)) {
    Type *part = type->as.shaped.element;
    size_t size = dense_element_size(part);
    char *data = arena_array(f->arena, char, 2 * size);
    if (!attr_is(number, AT_ARRAY) || number->as.array.count != 2)
      return NULL;
    for (uint32_t i = 0; i < 2; i++) {
      const char *bytes = bytes_of(f, number->as.array.items[i], part);
      if (!bytes)
        return NULL;
      memcpy(data + i * size, bytes, size);
    }
    return data;
  }
  if (!number || number->type != type)
    return NULL;
  if (number->kind == AT_INTEGER)
    return (const char *)number->as.words;
  return number->kind == AT_FLOAT ? (const char *)number->as.float_bits : NULL;
}

Attr *fold_from_elements(Fold *f, Type *type, uint32_t n) {
  Type *element = type_element(type);
  if (!is_number(element) && !type_is(element, TY_COMPLEX))
    return NULL;
  size_t step = dense_element_size(element);
  char *data = arena_array(f->arena, char, n *step + 1);
  for (uint32_t i = 0; i < n; i++) {
    const char *bytes = bytes_of(f, f->constants[i], element);
    if (!bytes)
      return NULL;
    memcpy(data + i * step, bytes, step);
  }
  return attr_dense(f->ctx, type, data, n * step, false);
}
