// Links between operands and what they become in regions; see region_links.h.

#include "ir/analysis/region_links.h"

#include "ir/dialects/affine/affine.h"

static void add_link(RegionLinks *links, Arena *arena, Op *owner,
                     uint32_t operand, Value *input) {
  vec_push(arena, links, ((RegionLink){owner, operand, input}));
}

// Operands of `owner` from `first` on go where an edge leads.
static void link_edge(RegionLinks *links, Arena *arena, Op *op,
                      const RegionEdge *edge, Op *owner, uint32_t first,
                      uint32_t count) {
  if (edge->to == EDGE_OP) {
    for (uint32_t i = 0; i < count; i++)
      add_link(links, arena, owner, first + i, op_result(op, i));
    return;
  }
  const Block *entry = op->regions[edge->to].first;
  for (uint32_t i = 0; entry && i < count; i++)
    add_link(links, arena, owner, first + i,
             block_arg(entry, edge->skip_args + i));
}

static void link_region(RegionLinks *links, Arena *arena, Op *op,
                        const RegionEdge *edge, Region *region) {
  for (Block *block = region->first; block; block = block->next) {
    Op *last = block_terminator(block);
    if (last && op_leaves_region(last))
      link_edge(links, arena, op, edge, last, edge->skip_operands,
                last->noperands - edge->skip_operands);
  }
}

static void link_operation(RegionLinks *links, Arena *arena, Op *op,
                           const RegionEdge *edge) {
  uint32_t first, count;
  if (edge->group != EDGE_NOTHING &&
      op_operand_group(op, (uint32_t)edge->group, &first, &count))
    link_edge(links, arena, op, edge, op, first, count);
}

bool region_edge_exists(const Op *op, const RegionEdge *edge) {
  return !op->info->edge_exists || op->info->edge_exists(op, edge);
}

RegionLinks region_links_of(Arena *arena, Op *op) {
  RegionLinks links = {0};
  for (const RegionEdge *edge = op->info->edges; edge && edge->from != EDGE_END;
       edge++)
    if (!region_edge_exists(op, edge))
      continue;
    else if (edge->from == EDGE_OP)
      link_operation(&links, arena, op, edge);
    else
      for (uint32_t i = 0; i < op->nregions; i++)
        if (edge->from == EDGE_EACH || (uint32_t)edge->from == i)
          link_region(&links, arena, op, edge, &op->regions[i]);
  return links;
}
