// Verifiers of structured operations: what all of them keep to, and what single
// forms do.

#include "ir/dialects/linalg/structured.h"

#include "ir/dialects/dialects_int.h"

#include <inttypes.h>

// What all keep to

// Inits are tensors or memrefs, and each tensor has a result of its type.
static bool check_destination(Ctx *ctx, const Structured *s) {
  const Op *op = s->op;
  uint32_t ntensors = 0;
  for (uint32_t i = 0; i < s->ninits; i++) {
    const Type *type = structured_init(s, i)->type;
    ntensors += type_is_tensor(type);
    if (!type_is_tensor(type) && !type_is_memref(type))
      return op_error(ctx, op,
                      "expected that operand #%u is a tensor or a memref",
                      s->ninputs + i);
  }
  if (op->nresults != ntensors)
    return op_error(ctx, op,
                    "expected the number of tensor results (%u) to be equal to "
                    "the number of output tensors (%u)",
                    op->nresults, ntensors);
  for (uint32_t i = 0, result = 0; i < s->ninits; i++) {
    const Type *type = structured_init(s, i)->type;
    if (type_is_tensor(type) && op->results[result++].type != type)
      return op_error(ctx, op,
                      "expected type of operand #%u ('%s') to match type of "
                      "corresponding result ('%s')",
                      s->ninputs + i, type_str(ctx, type),
                      type_str(ctx, op->results[result - 1].type));
  }
  return true;
}

// Counts the maps that the program gives, or else the row of a named operation.
static uint32_t count_maps(const Op *op) {
  int slot = op_slot_index(op->info, STR("indexing_maps"));
  const Attr *maps = slot < 0 ? NULL : op_slot(op, (uint32_t)slot);
  if (maps)
    return maps->as.array.count;
  return op_is_named_structured(op) ? body_arity(op->info, op->slots) : 0;
}

static bool check_map_count(Ctx *ctx, const Op *op, uint32_t nmaps) {
  return op_error(ctx, op,
                  "expected the number of indexing_map (%u) to be equal to the "
                  "number of input/output operands (%u)",
                  nmaps, op->noperands);
}

static bool check_ranks(Ctx *ctx, const Structured *s) {
  for (uint32_t i = 0; i < s->op->noperands; i++) {
    const Attr *map = s->maps[i];
    uint32_t rank = structured_rank(op_operand(s->op, i)->type);
    if (map->as.map.nsymbols)
      return op_error(ctx, s->op, "unexpected symbols in indexing_map #%u", i);
    if (map->as.map.nresults != rank)
      return op_error(ctx, s->op,
                      "expected operand #%u rank (%u) to match the result rank "
                      "of indexing_map (%u)",
                      i, rank, map->as.map.nresults);
  }
  return true;
}

// The first map whose space is not that of the loops; UINT32_MAX: none.
static uint32_t odd_map(const Structured *s) {
  for (uint32_t i = 0; i < s->op->noperands; i++)
    if (s->maps[i]->as.map.ndims != s->nloops)
      return i;
  return UINT32_MAX;
}

static int64_t size_of(const Structured *s, uint32_t operand, uint32_t dim) {
  return op_operand(s->op, operand)->type->as.shaped.shape[dim];
}

static bool value_at(const AffineExpr *e, const int64_t *indices,
                     int64_t *value) {
  return affine_eval(e, indices, NULL, value);
}

// The index of the last iteration must be inside; a dimension that a loop runs
// along must end there.
static bool check_dim(Ctx *ctx, const Structured *s, uint32_t operand,
                      uint32_t dim, const int64_t *first, const int64_t *last) {
  const Attr *map = s->maps[operand];
  const AffineExpr *e = map->as.map.results[dim];
  int64_t size = size_of(s, operand, dim), low, high;
  if (size == DYNAMIC || !size || !value_at(e, first, &low) ||
      !value_at(e, last, &high))
    return true;
  int64_t inferred = (low > high ? low : high) + 1;
  if (low < 0 || high < 0) {
    Buf text = {0};
    affine_map_print(&text, map);
    op_error(ctx, s->op,
             "unexpected result less than 0 at expression #%u in %.*s", dim,
             (int)text.size, text.data);
    buf_release(&text);
    return false;
  }
  bool exact = affine_is(e, AFFINE_DIM);
  if (exact ? inferred == size : inferred <= size)
    return true;
  return op_error(ctx, s->op,
                  "inferred input/output operand #%u has shape's dimension #%u "
                  "to be %s%" PRId64 ", but found %" PRId64,
                  operand, dim, exact ? "" : "greater than or equal to ",
                  inferred, size);
}

// Static shapes fit each other.
static bool check_shapes(Ctx *ctx, Arena *arena, const Structured *s) {
  LoopExtent *extents = arena_array(arena, LoopExtent, s->nloops + 1);
  int64_t *first = arena_zero(arena, (s->nloops + 1) * sizeof *first, 8);
  int64_t *last = arena_array(arena, int64_t, s->nloops + 1);
  if (!structured_extents(s, extents)) {
    Buf text = {0};
    affine_map_print(&text, structured_all_maps(ctx, arena, s));
    op_error(ctx, s->op, "invalid indexing maps are non-invertible: (%.*s)",
             (int)text.size, text.data);
    buf_release(&text);
    return false;
  }
  for (uint32_t i = 0; i < s->nloops; i++) {
    int64_t size = size_of(s, extents[i].operand, extents[i].dim);
    if (size == DYNAMIC)
      return true;
    last[i] = size - 1;
  }
  for (uint32_t i = 0; i < s->op->noperands; i++)
    for (uint32_t j = 0; j < s->maps[i]->as.map.nresults; j++)
      if (!check_dim(ctx, s, i, j, first, last))
        return false;
  return true;
}

// Checks that the body takes an element of each operand.
static bool check_body(Ctx *ctx, const Structured *s) {
  const Op *op = s->op;
  const Region *region = &op->regions[0];
  if (!region->first || region->first->next)
    return op_error(ctx, op, "expects to have 1 region with 1 block");
  const Block *block = region->first;
  if (block->nargs != op->noperands)
    return op_error(ctx, op,
                    "expected as many non-induction variable region arguments "
                    "as the number of input/output operands");
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Type *element = structured_element(op_operand(op, i)->type);
    const Type *type = block_arg(block, i)->type;
    if (type != element)
      return op_error(
          ctx, op,
          "expected type of bb argument #%u ('%s') to match element "
          "or self type of the corresponding operand ('%s')",
          i, type_str(ctx, type), type_str(ctx, element));
  }
  return true;
}

// Checks what all structured operations keep to, maps last.
static bool check_structured(Ctx *ctx, Arena *arena, Op *op) {
  Structured s;
  bool complete = structured_of(ctx, arena, op, &s);
  if (!check_destination(ctx, &s))
    return false;
  if (op->noperands && !op_has_pure_tensors(op) && !op_has_pure_buffers(op))
    return op_error(ctx, op,
                    "expected to have pure tensor or buffer semantics");
  if (!complete)
    return check_map_count(ctx, op, count_maps(op));
  if (!check_ranks(ctx, &s))
    return false;
  uint32_t odd = odd_map(&s);
  if (odd != UINT32_MAX)
    return op_error(ctx, op,
                    "expected indexing_map #%u to have %u dim(s) to match the "
                    "number of loops",
                    odd, s.nloops);
  return check_shapes(ctx, arena, &s) && check_body(ctx, &s);
}

bool verify_linalg_structured(Ctx *ctx, Op *op) {
  Arena scratch;
  arena_init(&scratch);
  bool ok = check_structured(ctx, &scratch, op);
  arena_release(&scratch);
  return ok;
}

bool verify_linalg_attr(Ctx *ctx, Op *op, NamedAttr attr) {
  return str_is(ident_str(attr.name), "linalg.memoized_indexing_maps") ||
         op_plain_error(
             ctx, op, "attribute '\"%s\"' not supported by the linalg dialect",
             attr.name->data);
}

// What stands in a body

static Op *parent_structured(const Op *op) {
  Op *parent = op_parent(op);
  return parent && op_is_structured(parent) ? parent : NULL;
}

// Checks that the body yields an element for each init.
static bool check_yielded(Ctx *ctx, const Op *yield, Op *parent) {
  uint32_t ninputs = structured_ninputs(parent);
  uint32_t ninits = parent->noperands - ninputs;
  if (yield->noperands != ninits)
    return op_error(ctx, yield,
                    "expected number of yield values (%u) to match the number "
                    "of inits / outs operands of the enclosing LinalgOp (%u)",
                    yield->noperands, ninits);
  for (uint32_t i = 0; i < ninits; i++) {
    const Type *element =
        structured_element(op_operand(parent, ninputs + i)->type);
    const Type *type = op_operand(yield, i)->type;
    if (type != element)
      return op_error(
          ctx, yield,
          "type of yield operand %u ('%s') doesn't match the element "
          "type of the enclosing linalg.generic op ('%s')",
          i + 1, type_str(ctx, type), type_str(ctx, element));
  }
  return true;
}

// Products

bool verify_linalg_contraction(Ctx *ctx, Op *op) {
  if (!verify_linalg_structured(ctx, op))
    return false;
  if (op->noperands != 3 || structured_ninputs(op) != 2)
    return op_plain_error(ctx, op, "expected op with 2 inputs and 1 output");
  return body_adds_products(op->regions[0].first) ||
         op_plain_error(ctx, op, "expected add/mul op in the body");
}

bool verify_linalg_yield(Ctx *ctx, Op *op) {
  const Op *parent = op_parent(op);
  if (!parent || parent->nregions != 1 || region_is_empty(&parent->regions[0]))
    return op_error(ctx, op, "expected single non-empty parent region");
  Op *structured = parent_structured(op);
  if (!structured)
    return op_error(ctx, op, "expected parent op with LinalgOp interface");
  return check_yielded(ctx, op, structured);
}

bool verify_linalg_index(Ctx *ctx, Op *op) {
  Op *parent = parent_structured(op);
  if (!parent)
    return op_error(ctx, op, "expected parent op with LinalgOp interface");
  Arena scratch;
  Structured s;
  arena_init(&scratch);
  bool known = structured_of(ctx, &scratch, parent, &s);
  arena_release(&scratch);
  int64_t dim = attr_to_i64(op_slot(op, A_linalg_index_dim));
  return !known || dim < s.nloops ||
         op_error(ctx, op,
                  "expected dim (%" PRId64 ") to be lower than the number of "
                  "loops (%u) of the enclosing LinalgOp",
                  dim, s.nloops);
}

// Single forms

bool verify_linalg_fill(Ctx *ctx, Op *op) {
  if (structured_ninputs(op) != 1 || op->noperands != 2)
    return op_plain_error(ctx, op, "expected op with 1 input and 1 output");
  const Type *value = op_operand(op, 0)->type;
  const Type *element = structured_element(op_operand(op, 1)->type);
  if (structured_rank(value))
    return op_plain_error(ctx, op, "expected op with scalar input");
  return value == element ||
         op_error(
             ctx, op,
             "expected fill value type ('%s') to match output element type "
             "('%s')",
             type_str(ctx, value), type_str(ctx, element));
}

static void print_shape(Buf *out, const Type *type) {
  for (int i = 0; i < type->as.shaped.rank; i++) {
    if (i)
      buf_puts(out, ", ");
    buf_printf(out, "%" PRId64, type->as.shaped.shape[i]);
  }
}

static bool shapes_differ(Ctx *ctx, const Op *op, const Type *input,
                          const Type *output) {
  Buf text = {0};
  buf_puts(&text, "expected shape of input (");
  print_shape(&text, input);
  buf_puts(&text, ") to match shape of output (");
  print_shape(&text, output);
  buf_puts(&text, ")");
  op_error(ctx, op, "%.*s", (int)text.size, text.data);
  buf_release(&text);
  return false;
}

// Checks the mapper's arguments, and that all shapes are equal.
bool verify_linalg_map(Ctx *ctx, Op *op) {
  const Block *block = op->regions[0].first;
  uint32_t ninputs = op->noperands - 1;
  if (block->nargs != op->noperands)
    return op_error(ctx, op,
                    "expects number of operands to match the arity of mapper, "
                    "but got: %u and %u",
                    op->noperands, block->nargs);
  for (uint32_t i = 0; i < ninputs; i++) {
    const Type *element = type_element(op_operand(op, i)->type);
    const Type *type = block_arg(block, i)->type;
    if (type != element)
      return op_error(
          ctx, op,
          "expected element type of input '%s' to match bbArg type '%s'",
          type_str(ctx, element), type_str(ctx, type));
  }
  const Type *output = op_operand(op, ninputs)->type;
  for (uint32_t i = 0; i < ninputs; i++)
    if (!type_same_shape(op_operand(op, i)->type, output))
      return shapes_differ(ctx, op, op_operand(op, i)->type, output);
  return true;
}

// Operands `first` to `first` + `count` - 1.
static bool check_alike(Ctx *ctx, const Op *op, uint32_t first, uint32_t count,
                        const char *what) {
  for (uint32_t i = 1; i < count; i++)
    if (!type_same_shape(op_operand(op, first + i)->type,
                         op_operand(op, first)->type))
      return op_error(ctx, op,
                      "expects all %ss to have the same shapes. Shape at "
                      "%s-index %u is not equal to the shape at %s-index 0.",
                      what, what, i, what);
  return true;
}

static bool attr_has(const Attr *ints, int64_t value) {
  for (uint64_t i = 0; i < ints->as.dense.count; i++)
    if (dense_int(ints, i) == value)
      return true;
  return false;
}

// The shape of `type` without `dims`, as a type of the same kind.
static Type *reduced_type(Ctx *ctx, Type *type, const Attr *dims) {
  Arena scratch;
  arena_init(&scratch);
  int64_t *shape = arena_array(&scratch, int64_t, type->as.shaped.rank + 1);
  int n = 0;
  for (int i = 0; i < type->as.shaped.rank; i++)
    if (!attr_has(dims, i))
      shape[n++] = type->as.shaped.shape[i];
  Type *reduced = type_tensor(ctx, n, shape, ctx->i1, NULL);
  arena_release(&scratch);
  return reduced;
}

static bool check_reduced(Ctx *ctx, const Op *op, Type *input, Type *init,
                          const Attr *dims) {
  for (uint64_t i = 0; i < dims->as.dense.count; i++) {
    int64_t dim = dense_int(dims, i);
    if (dim < 0 || dim >= input->as.shaped.rank)
      return op_error(
          ctx, op, "dimensions for reduction should be in the range [0, %d].",
          input->as.shaped.rank - 1);
  }
  const Type *left = reduced_type(ctx, input, dims);
  if (left->as.shaped.rank != init->as.shaped.rank)
    return op_error(ctx, op,
                    "number of dimensions after reduction %d doesn't match the "
                    "init rank %d",
                    left->as.shaped.rank, init->as.shaped.rank);
  if (type_same_shape(left, init))
    return true;
  Buf text = {0};
  buf_puts(&text, "init dimensions [");
  print_shape(&text, init);
  buf_puts(&text, "] doesn't match input dimensions after reduction [");
  print_shape(&text, left);
  op_error(ctx, op, "%.*s]", (int)text.size, text.data);
  buf_release(&text);
  return false;
}

static bool check_combiner(Ctx *ctx, const Op *op, uint32_t ninputs) {
  const Block *block = op->regions[0].first;
  if (block->nargs != op->noperands)
    return op_error(ctx, op,
                    "mismatching number of operands and block arguments");
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Type *element = type_element(op_operand(op, i)->type);
    const Type *type = block_arg(block, i)->type;
    if (type != element)
      return op_error(ctx, op,
                      "%s element type '%s' does not match corresponding block "
                      "argument type '%s'",
                      i < ninputs ? "input" : "output", type_str(ctx, element),
                      type_str(ctx, type));
  }
  return true;
}

bool verify_linalg_reduce(Ctx *ctx, Op *op) {
  uint32_t n = structured_ninputs(op);
  if (!n)
    return op_error(ctx, op, "expected 1 or more inputs");
  return check_alike(ctx, op, 0, n, "input") &&
         check_alike(ctx, op, n, n, "output") &&
         check_reduced(ctx, op, op_operand(op, 0)->type,
                       op_operand(op, n)->type,
                       op_slot(op, A_linalg_reduce_dimensions)) &&
         check_combiner(ctx, op, n);
}

static bool is_permutation(const Attr *ints) {
  for (uint64_t i = 0; i < ints->as.dense.count; i++)
    if (!attr_has(ints, (int64_t)i))
      return false;
  return true;
}

// Checks that the permutation leads from one shape to the other.
bool verify_linalg_transpose(Ctx *ctx, Op *op) {
  const Type *input = op_operand(op, 0)->type, *init = op_operand(op, 1)->type;
  const Attr *permutation = op_slot(op, A_linalg_transpose_permutation);
  int rank = input->as.shaped.rank;
  if (!is_permutation(permutation))
    return op_error(ctx, op, "permutation is not valid");
  if (rank != init->as.shaped.rank)
    return op_error(ctx, op, "input rank %d does not match init rank %d", rank,
                    init->as.shaped.rank);
  if ((uint64_t)rank != permutation->as.dense.count)
    return op_error(ctx, op,
                    "size of permutation %" PRIu64
                    " does not match the argument rank %d",
                    permutation->as.dense.count, rank);
  for (int i = 0; i < rank; i++) {
    int64_t to = init->as.shaped.shape[i];
    int64_t from = input->as.shaped.shape[dense_int(permutation, (uint64_t)i)];
    if (from != to)
      return op_error(ctx, op,
                      "dim(result, %d) = %" PRId64
                      " doesn't match dim(input, permutation[%d]) = %" PRId64,
                      i, to, i, from);
  }
  return true;
}

static bool check_added(Ctx *ctx, const Op *op, int rank, const Attr *dims) {
  for (uint64_t i = 0; i < dims->as.dense.count; i++) {
    int64_t dim = dense_int(dims, i);
    if (dim < 0 || dim >= rank)
      return op_error(ctx, op,
                      "dimension %" PRIu64 " is out of range. expected range: "
                      "[0, %d], got: %" PRId64,
                      i, rank - 1, dim);
  }
  return true;
}

// Checks that the shape of the init has the added dimensions.
bool verify_linalg_broadcast(Ctx *ctx, Op *op) {
  const Type *input = op_operand(op, 0)->type, *init = op_operand(op, 1)->type;
  const Attr *dims = op_slot(op, A_linalg_broadcast_dimensions);
  int from = input->as.shaped.rank, to = init->as.shaped.rank;
  if ((uint64_t)from + dims->as.dense.count != (uint64_t)to)
    return op_error(
        ctx, op,
        "input rank plus added dimensions does not match init rank. "
        "input rank: %d, dimensions size: %" PRIu64 ", init rank: %d",
        from, dims->as.dense.count, to);
  if (!check_added(ctx, op, to, dims))
    return false;
  for (int i = 0, j = 0; i < to && j < from; i++) {
    if (attr_has(dims, i))
      continue;
    int64_t have = input->as.shaped.shape[j], want = init->as.shaped.shape[i];
    if (have != want)
      return op_error(ctx, op,
                      "input dim %d should match init dim %d. input: %" PRId64
                      ", init: %" PRId64,
                      j, i, have, want);
    j++;
  }
  return true;
}

// Maps that a program gives to products of matrices. They may leave dimensions
// out or change their order.

static bool map_knows(const Attr *usual, const AffineExpr *e) {
  for (uint32_t i = 0; i < usual->as.map.nresults; i++)
    if (usual->as.map.results[i] == e)
      return true;
  return false;
}

static bool stays_within(const Attr *map, const Attr *usual) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (!map_knows(usual, map->as.map.results[i]))
      return false;
  return true;
}

static bool indexes_by(const Attr *map, uint32_t result, int64_t loop) {
  return affine_uses(map->as.map.results[result], AFFINE_DIM, loop);
}

static bool check_matmul_map(Ctx *ctx, const Op *op, const Attr *map,
                             const Attr *usual) {
  enum { K = 2 };
  if (!stays_within(map, usual))
    return op_error(ctx, op, "Unexpected dim expression in map result.");
  uint32_t n = map->as.map.nresults;
  return n >= usual->as.map.nresults || (n == 1 && indexes_by(map, 0, K)) ||
         op_error(ctx, op, "Invalid broadcast requested, should be (d2).");
}

// With a batch: which dimensions an operand may leave out.
static bool is_batch_broadcast(const Attr *map, bool is_lhs) {
  enum { BATCH, M, N, K };
  if (map->as.map.nresults == 1)
    return indexes_by(map, 0, K);
  if (map->as.map.nresults != 2)
    return false;
  if (indexes_by(map, 1, K))
    return indexes_by(map, 0, BATCH) || (is_lhs && indexes_by(map, 0, M));
  return !is_lhs && indexes_by(map, 0, K) && indexes_by(map, 1, N);
}

static bool check_batch_output(Ctx *ctx, const Op *op, const Attr *map,
                               const Attr *usual) {
  uint32_t n = usual->as.map.nresults;
  if (map->as.map.nresults != n)
    return op_error(ctx, op, "expects %u dims, but got (%u).", n,
                    map->as.map.nresults);
  for (uint32_t i = 0; i < n; i++)
    if (!indexes_by(map, i, usual->as.map.results[i]->value))
      return op_error(ctx, op, "Invalid output map result dimension.");
  return true;
}

static bool check_batch_input(Ctx *ctx, const Op *op, const Attr *map,
                              const Attr *usual, bool is_lhs) {
  if (!stays_within(map, usual))
    return op_error(ctx, op,
                    "Unexpected result dim expression (outside the set of "
                    "default result dims).");
  if (map->as.map.nresults > 3)
    return op_error(ctx, op, "no. of result dim expressions exceeds 3.");
  if (map->as.map.nresults < usual->as.map.nresults)
    return is_batch_broadcast(map, is_lhs) ||
           op_error(ctx, op, "Invalid broadcast requested.");
  return indexes_by(map, 0, usual->as.map.results[0]->value) ||
         op_error(ctx, op, "Invalid batch dimension expression.");
}

bool verify_linalg_matmul(Ctx *ctx, Op *op) {
  int slot = op_slot_index(op->info, STR("indexing_maps"));
  const Attr *given = op_slot(op, (uint32_t)slot);
  const Attr *usual = named_default_maps(ctx, op->info, op->slots);
  if (!given || given == usual)
    return true;
  bool has_batch = usual->as.array.items[0]->as.map.nresults == 3;
  uint32_t n = given->as.array.count;
  if (has_batch && n != 3)
    return op_error(ctx, op, "Indexing_map attribute must have 3 affine maps.");
  for (uint32_t i = 0; i < (has_batch ? 3u : 2u) && i < n; i++) {
    const Attr *map = given->as.array.items[i], *own = usual->as.array.items[i];
    bool ok = !has_batch ? check_matmul_map(ctx, op, map, own)
              : i == 2   ? check_batch_output(ctx, op, map, own)
                         : check_batch_input(ctx, op, map, own, !i);
    if (!ok)
      return false;
  }
  return true;
}

// contract

typedef struct Occurrences { // of a loop, among the results of maps
  uint32_t in, out;
} Occurrences;

static bool check_contract_map(Ctx *ctx, const Op *op, uint32_t operand,
                               uint32_t nloops, Occurrences *loops) {
  const Attr *map =
      op_slot(op, A_linalg_contract_indexing_maps)->as.array.items[operand];
  const Type *type = op_operand(op, operand)->type;
  if (map->as.map.ndims != nloops)
    return op_plain_error(ctx, op,
                          "iteration spaces of provided affine_maps differ");
  if (!map_is_projected_permutation(map))
    return op_plain_error(ctx, op,
                          "provided affine_map is not a projected permutation");
  if (!type_is_shaped(type) && map->as.map.nresults)
    return op_plain_error(ctx, op,
                          "affine_map specifies shaped access while operand "
                          "has non-shaped type");
  if (map->as.map.nresults != structured_rank(type))
    return op_plain_error(ctx, op,
                          "ranks of shaped operand and results of "
                          "corresponding affine_map differ");
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    Occurrences *loop = &loops[map->as.map.results[i]->value];
    loop->in += operand < 2;
    loop->out += operand == 2;
  }
  return true;
}

static bool check_contracted(Ctx *ctx, const Op *op, uint32_t nloops,
                             const Occurrences *loops) {
  bool contracts = false;
  for (uint32_t i = 0; i < nloops; i++) {
    contracts |= loops[i].in == 2 && !loops[i].out;
    if (!loops[i].in && !loops[i].out)
      return op_plain_error(
          ctx, op,
          "iteration space dim at index %u not used to access any operand", i);
    if (loops[i].in == 1 && loops[i].out != 1)
      return op_plain_error(ctx, op,
                            "iteration space dim at index %u is neither a "
                            "contracting dim nor of parallel iteration type",
                            i);
  }
  return contracts ||
         op_plain_error(
             ctx, op, "'indexing_maps' do not specify a contracting dimension");
}

bool verify_linalg_contract(Ctx *ctx, Op *op) {
  const Attr *maps = op_slot(op, A_linalg_contract_indexing_maps);
  uint32_t n = maps->as.array.count;
  if (n != 3 || op->noperands != 3) // said by verify_linalg_structured()
    return check_map_count(ctx, op, n);
  Arena scratch;
  arena_init(&scratch);
  uint32_t nloops = maps->as.array.items[0]->as.map.ndims;
  Occurrences *loops = arena_zero(&scratch, (nloops + 1) * sizeof *loops, 4);
  bool ok = true;
  for (uint32_t i = 0; ok && i < 3; i++)
    ok = check_contract_map(ctx, op, i, nloops, loops);
  ok = ok && check_contracted(ctx, op, nloops, loops);
  arena_release(&scratch);
  return ok;
}
