// One operation against its row: how many operands, results, regions and
// successors; which attributes; of which types; how types relate.
//
// This runs for every operation of a program, so the way through it without an
// error looks nothing up: constraints are function pointers beside the groups,
// relations name positions.

#include "ir/verifier_int.h"

// Counts

typedef struct Counts {
  uint32_t least;
  bool exact;
} Counts;

static Counts count_values(const ValueInfo *groups, uint32_t ngroups) {
  Counts c = {0, true};
  for (uint32_t i = 0; i < ngroups; i++)
    if (groups[i].arity == ARITY_ONE)
      c.least++;
    else
      c.exact = false;
  return c;
}

static bool fits(Counts c, uint32_t n) {
  return c.exact ? n == c.least : n >= c.least;
}

static bool wrong_operand_count(Ctx *ctx, const Op *op, Counts c) {
  if (!c.exact)
    return op_error(ctx, op, "expected %u or more operands, but found %u",
                    c.least, op->noperands);
  if (c.least == 0)
    return op_error(ctx, op, "requires zero operands");
  if (c.least == 1)
    return op_error(ctx, op, "requires a single operand");
  return op_error(ctx, op, "expected %u operands, but found %u", c.least,
                  op->noperands);
}

static bool wrong_count(Ctx *ctx, const Op *op, Counts c, const char *what) {
  if (!c.exact)
    return op_error(ctx, op, "expected %u or more %ss", c.least, what);
  if (c.least == 0)
    return op_error(ctx, op, "requires zero %ss", what);
  if (c.least == 1)
    return op_error(ctx, op, "requires one %s", what);
  return op_error(ctx, op, "expected %u %ss", c.least, what);
}

static bool wrong_successor_count(Ctx *ctx, const Op *op, Counts c) {
  if (!c.exact)
    return op_error(ctx, op, "requires at least %u successors but found %u",
                    c.least, op->nsuccessors);
  return op_error(ctx, op, "requires %u successor%s but found %u", c.least,
                  c.least == 1 ? "" : "s", op->nsuccessors);
}

static Counts count_regions(const OpInfo *info) {
  Counts c = {0, true};
  for (uint32_t i = 0; i < info->nregions; i++)
    if (info->regions[i].variadic)
      c.exact = false;
    else
      c.least++;
  return c;
}

static Counts count_successors(const OpInfo *info) {
  Counts c = {0, true};
  for (uint32_t i = 0; i < info->nsuccessors; i++)
    if (info->successors[i][0] == '*')
      c.exact = false;
    else
      c.least++;
  return c;
}

static bool check_counts(Ctx *ctx, const Op *op) {
  const OpInfo *info = op->info;
  Counts regions = count_regions(info);
  if (!fits(regions, op->nregions))
    return wrong_count(ctx, op, regions, "region");
  Counts results = count_values(info->results, info->nresults);
  if (!fits(results, op->nresults))
    return wrong_count(ctx, op, results, "result");
  Counts successors = count_successors(info);
  if (!fits(successors, op->nsuccessors))
    return wrong_successor_count(ctx, op, successors);
  Counts operands = count_values(info->operands, info->noperands);
  return fits(operands, op->noperands) ||
         wrong_operand_count(ctx, op, operands);
}

// Segments: how many operands (results) each group has

static bool check_segments(Ctx *ctx, const Op *op, uint64_t trait,
                           const char *what, uint32_t total) {
  uint32_t slot = op_segments_slot(op->info, trait);
  const char *name = op->info->attrs[slot].name;
  const Attr *sizes = op->slots[slot];
  if (sizes && !(sizes->kind == AT_DENSE_ARRAY && type_is_int(sizes->type, 32)))
    return op_error(ctx, op, "requires dense i32 array attribute '%s'", name);
  uint64_t sum = 0;
  for (uint64_t i = 0; sizes && i < sizes->as.dense.count; i++) {
    int64_t size = dense_int(sizes, i);
    if (size < 0)
      return op_error(ctx, op, "'%s' attribute cannot have negative elements",
                      name);
    sum += (uint64_t)size;
  }
  return sum == total ||
         op_error(ctx, op,
                  "%s count (%u) does not match with the total size (%llu) "
                  "specified in attribute '%s'",
                  what, total, (unsigned long long)sum, name);
}

// Attributes

// Segment sizes, which come last, have been checked.
static uint32_t count_attrs(const OpInfo *info) {
  return info->nattrs - !!(info->traits & TRAIT_OPERAND_SEGMENTS) -
         !!(info->traits & TRAIT_RESULT_SEGMENTS);
}

// Reports the first by name of those missing.
static bool check_required_attrs(Ctx *ctx, const Op *op) {
  const AttrInfo *missing = NULL;
  for (uint32_t i = 0; i < count_attrs(op->info); i++) {
    const AttrInfo *attr = &op->info->attrs[i];
    if (attr->presence != ATTR_REQUIRED || op->slots[i])
      continue;
    if (!missing || strcmp(attr->name, missing->name) < 0)
      missing = attr;
  }
  return !missing ||
         op_error(ctx, op, "requires attribute '%s'", missing->name);
}

static bool check_attrs(Ctx *ctx, const Op *op) {
  for (uint32_t i = 0; i < count_attrs(op->info); i++) {
    const AttrInfo *attr = &op->info->attrs[i];
    const Attr *value = op->slots[i];
    if (!value) {
      if (attr->presence == ATTR_REQUIRED)
        return check_required_attrs(ctx, op);
      continue;
    }
    if (attr->constraint->fits && !attr->constraint->fits(value))
      return check_required_attrs(ctx, op) &&
             op_error(ctx, op, "%s '%s' failed to satisfy constraint: %s",
                      attr->constraint->property ? "property" : "attribute",
                      attr->name, attr->constraint->summary);
  }
  return true;
}

bool attrs_fit(const Op *op) {
  for (uint32_t i = 0; i < count_attrs(op->info); i++) {
    const AttrInfo *attr = &op->info->attrs[i];
    bool fits = attr->constraint->fits && op->slots[i]
                    ? attr->constraint->fits(op->slots[i])
                    : op->slots[i] || attr->presence != ATTR_REQUIRED;
    if (!fits)
      return false;
  }
  return true;
}

// Types of operands and results

typedef struct Values {
  const Op *op;
  bool are_results;
} Values;

static Type *type_at(Values v, uint32_t i) {
  return v.are_results ? v.op->results[i].type : v.op->operands[i].value->type;
}

static bool check_type(Ctx *ctx, Values v, const ValueInfo *group, uint32_t i) {
  const TypeConstraint *constraint = group->constraint;
  Type *type = type_at(v, i);
  if (!constraint->fits || constraint->fits(type))
    return true;
  op_error(ctx, v.op, "%s #%u must be %s%s, but got '%s'",
           v.are_results ? "result" : "operand", i,
           group->arity == ARITY_VARIADIC ? "variadic of " : "",
           constraint->summary, type_str(ctx, type));
  if (!v.are_results)
    hint_twin(ctx, v.op->info, type, v.op->loc);
  return false;
}

static bool check_group(Ctx *ctx, Values v, const ValueInfo *group,
                        uint32_t index) {
  uint32_t first, count;
  bool ok = v.are_results ? op_result_group(v.op, index, &first, &count)
                          : op_operand_group(v.op, index, &first, &count);
  // Variadic groups of one size, which do not come out even: inference tells.
  if (!ok && v.op->info->infer)
    return true;
  if (!ok)
    return op_error(ctx, v.op, "operands and groups of operands do not match");
  if (group->arity == ARITY_OPTIONAL && count > 1)
    return op_error(ctx, v.op,
                    "%s group starting at #%u requires 0 or 1 element, but "
                    "found %u",
                    v.are_results ? "result" : "operand", first, count);
  for (uint32_t i = first; i < first + count; i++)
    if (!check_type(ctx, v, group, i))
      return false;
  return true;
}

static bool check_types(Ctx *ctx, Values v, const ValueInfo *groups,
                        uint32_t ngroups) {
  // As far as each group has one value, they stand at its own index.
  uint32_t i = 0;
  for (; i < ngroups && groups[i].arity == ARITY_ONE; i++)
    if (!check_type(ctx, v, &groups[i], i))
      return false;
  for (; i < ngroups; i++)
    if (!check_group(ctx, v, &groups[i], i))
      return false;
  return true;
}

// Relations between types

typedef struct TypeSpan {
  uint32_t first, count;
} TypeSpan;

static bool find_span(const Op *op, TypeRef ref, TypeSpan *span) {
  if (ref.kind == REF_OPERAND)
    return op_operand_group(op, ref.index, &span->first, &span->count);
  if (ref.kind == REF_RESULT)
    return op_result_group(op, ref.index, &span->first, &span->count);
  *span = (TypeSpan){0, op->slots[ref.index] ? 1 : 0};
  return true;
}

static Type *referred_type(Ctx *ctx, const Op *op, TypeRef ref, uint32_t at) {
  if (ref.kind == REF_OPERAND)
    return op->operands[at].value->type;
  if (ref.kind == REF_RESULT)
    return op->results[at].type;
  Type *type = op->slots[ref.index]->type;
  return type ? type : ctx->none_type;
}

static bool list_holds(Ctx *ctx, const Op *op, const TypeMatch *match,
                       Type *from, TypeSpan to) {
  uint32_t count;
  Type **expected = match->list(from, &count);
  if (count != to.count)
    return false;
  for (uint32_t i = 0; i < count; i++)
    if (referred_type(ctx, op, match->to, to.first + i) != expected[i])
      return false;
  return true;
}

static bool each_holds(Ctx *ctx, const Op *op, const TypeMatch *match,
                       Type *from, TypeSpan to) {
  const Type *expected = match->fn(ctx, from);
  if (match->count(from) != to.count)
    return false;
  for (uint32_t i = 0; i < to.count; i++)
    if (referred_type(ctx, op, match->to, to.first + i) != expected)
      return false;
  return true;
}

// An optional value that is absent relates to anything.
static bool match_holds(Ctx *ctx, const Op *op, const TypeMatch *match) {
  if (match->holds)
    return match->holds(ctx, op);
  TypeSpan from, to;
  if (!find_span(op, match->from, &from) || !find_span(op, match->to, &to))
    return false;
  if (!from.count)
    return true;
  Type *type = referred_type(ctx, op, match->from, from.first);
  if (match->list)
    return list_holds(ctx, op, match, type, to);
  if (match->count)
    return each_holds(ctx, op, match, type, to);
  if (!to.count)
    return true;
  Type *expected = match->fn ? match->fn(ctx, type) : type;
  return referred_type(ctx, op, match->to, to.first) == expected;
}

static bool check_matches(Ctx *ctx, const Op *op) {
  for (const TypeMatch *match = op->info->matches; match->summary; match++)
    if (!match_holds(ctx, op, match))
      return op_error(ctx, op, "failed to verify that %s", match->summary);
  return true;
}

// Sizes of regions

static bool check_region_size(Ctx *ctx, const Op *op, const RegionInfo *info,
                              uint32_t i) {
  uint32_t nblocks = 0;
  for (Block *b = op->regions[i].first; b && nblocks < 2; b = b->next)
    nblocks++;
  if (nblocks >= info->min_blocks &&
      (!info->max_blocks || nblocks <= info->max_blocks))
    return true;
  return op_error(ctx, op,
                  "region #%u ('%s') failed to verify constraint: region with "
                  "%s%u blocks",
                  i, info->name, info->min_blocks ? "" : "at most ",
                  info->max_blocks);
}

// A variadic list of regions comes last.
static bool check_region_sizes(Ctx *ctx, const Op *op) {
  const OpInfo *info = op->info;
  for (uint32_t i = 0; i < op->nregions; i++) {
    uint32_t group = i < info->nregions ? i : info->nregions - 1u;
    if (!check_region_size(ctx, op, &info->regions[group], i))
      return false;
  }
  return true;
}

static bool check_invariants(Ctx *ctx, Op *op) {
  const OpInfo *info = op->info;
  return check_attrs(ctx, op) &&
         (!info->verify_groups || info->verify_groups(ctx, op)) &&
         check_types(ctx, (Values){op, false}, info->operands,
                     info->noperands) &&
         check_types(ctx, (Values){op, true}, info->results, info->nresults) &&
         check_matches(ctx, op) && check_region_sizes(ctx, op);
}

static bool check_structure(Ctx *ctx, Op *op) {
  uint64_t traits = op->info->traits;
  if (!check_counts(ctx, op))
    return false;
  if ((traits & TRAIT_OPERAND_SEGMENTS) &&
      !check_segments(ctx, op, TRAIT_OPERAND_SEGMENTS, "operand",
                      op->noperands))
    return false;
  if ((traits & TRAIT_RESULT_SEGMENTS) &&
      !check_segments(ctx, op, TRAIT_RESULT_SEGMENTS, "result", op->nresults))
    return false;
  return check_single_blocks(ctx, op) && check_parent(ctx, op);
}

static bool check_operands_exist(Ctx *ctx, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!op->operands[i].value)
      return op_error(ctx, op, "null operand found");
  return true;
}

bool check_op(Ctx *ctx, Op *op) {
  if (!check_operands_exist(ctx, op))
    return false;
  if (op->attrs && !check_discardable_attrs(ctx, op))
    return false;
  if (op_is(op, OP_UNREGISTERED))
    return true;
  return check_structure(ctx, op) && check_invariants(ctx, op) &&
         check_traits(ctx, op) &&
         (!op->info->verify || op->info->verify(ctx, op));
}
