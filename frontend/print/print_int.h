// What the files of printing share; hooks need frontend_int.h only.
#ifndef MLCC_PRINT_INT_H
#define MLCC_PRINT_INT_H

#include "frontend/frontend_int.h"

// names.c: names of values and blocks

// Value.id while an operation is printed: a number, an index into the names,
// or how far the first result of its group is.
#define ID_NAMED   0x80000000u
#define ID_MEMBER  0x40000000u
#define ID_ARG     0x20000000u // `arg` and a number
#define ID_UNKNOWN 0xFFFFFFFFu

typedef struct UsedName {
  Str name;
  uint32_t hash;
  bool in_use;
} UsedName;

typedef struct PrintNames {
  Arena arena;
  Vec(Str) names;  // by Value.id
  uint32_t *slots; // of the used names: index, plus one
  uint32_t nslots;
  Vec(UsedName) used;
  Vec(uint32_t) log; // of names in use, in order
  uint32_t next_value, next_arg, next_conflict;
  bool all_given;  // by names_of_all()
  bool records;    // for -mlir-print-value-users
  PtrMap recorded; // values and operations, to a NUL-terminated text
  Buf hint;
} PrintNames;

// The names of a region whose operation is being printed, put away until the
// region itself is.
typedef struct RegionNames {
  uint32_t next_value, next_arg, next_conflict;
  size_t log_begin, log_end;
} RegionNames;

typedef struct NamesFrame {
  Op *op;
  RegionNames *regions;
  struct NamesFrame *outer;
  size_t log, names;
} NamesFrame;

void names_init(PrintNames *names);
void names_release(PrintNames *names);
// Numbers that are unique in all of `op`, as the generic form has them. They
// are given out beforehand; entering and leaving operations does nothing then.
void names_of_all(OpPrinter *pr, Op *op);
// The results of an operation that stands alone.
void names_of_op(OpPrinter *pr, Op *op);
// Names all values of the regions of `op`, but not of regions inside.
void names_enter(OpPrinter *pr, NamesFrame *frame, Op *op);
void names_leave(OpPrinter *pr, NamesFrame *frame);
// Around the printing of one of these regions: its names are in use.
void names_open(OpPrinter *pr, const Region *region, RegionNames *outside);
void names_close(OpPrinter *pr, const Region *region,
                 const RegionNames *outside);
// For -mlir-print-value-users, which mentions what is not yet printed: the
// names of all values in `op`, and the numbers of operations without results.
void names_record(OpPrinter *pr, Op *op);
const char *name_recorded(const PrintNames *names, const void *key);
// What is used but not defined inside becomes unknown.
void names_forget_outside(Op *op);

// alias.c

typedef Vec(uint32_t) Indices;

typedef struct AliasInfo {
  const void *symbol; // Type or Attr
  bool is_type, deferrable;
  const char *base; // NULL: has no alias
  uint32_t depth, index;
  Str text; // as printed: "#map1"
  Indices children;
} AliasInfo;

// struct_alias.c

typedef struct Mention {
  uint32_t node, count;
} Mention;

// A struct.
typedef struct StructNode {
  const Type *type;
  Vec(Mention) mentions;
  uint64_t size;   // types in the text of its body, however it is spelled
  uint32_t depth;  // structs in one another, itself included
  uint32_t number; // of the visit; 0: not yet visited
  uint32_t low;    // the least number that can be reached within the component
  uint32_t stamp, slot; // in the mentions of the node that is being looked at
  bool on_stack, has_alias;
  bool declared; // printed, be it forward
} StructNode;

typedef struct Collector {
  Arena arena;
  OpPrinter *pr;
  PtrMap by_symbol; // Type or Attr to 1 + index
  Vec(AliasInfo) infos;
  Indices sorted;            // those with aliases, as they are defined
  PtrMap distinct;           // Attr to 1 + its number
  PtrMap resources;          // Resource, in order of mention
  PtrMap bases;              // Ident to how many aliases have that name
  Vec(const Type *) structs; // in order of mention
  size_t structs_visited;    // whose fields were
  PtrMap struct_nodes;       // Type to 1 + index
  Vec(StructNode) nodes;     // by index of structs
  Indices struct_order;      // of nodes, as they are defined
  bool has_struct_aliases;
  const void *skip;   // to be printed in full, once
  uint32_t max_depth; // below the symbol at hand
  Indices *children;  // of the symbol at hand, or NULL
  bool deferrable;
  bool wanted;     // something with an alias was seen
  PtrMap searched; // Type or Attr to what was found in it
  bool searching, found;
  size_t looked_at;
} Collector;

void aliases_collect(OpPrinter *pr, Op *op, Collector *collector);
void aliases_release(Collector *collector);
void aliases_print(OpPrinter *pr, bool deferred);
void collect_type(Collector *c, const Type *type);
void collect_attr(Collector *c, const Attr *attr);
void collect_loc(Collector *c, Loc loc, bool deferrable);
// Nothing in the operation has an alias that was not collected already; false
// for one with regions.
bool aliases_are_settled(Collector *c, const Op *op);
// A new alias of that name.
Str alias_text(Collector *c, char sigil, Str base);
void alias_set(Collector *c, const void *symbol, Str text);
Str alias_of(const Collector *c, const void *symbol); // size 0: none

// struct_alias.c

// Which of the structs have aliases; false: none.
bool struct_aliases_choose(Collector *c);
void struct_aliases_name(Collector *c);
void struct_aliases_print(OpPrinter *pr);

// print.c
void put_line(OpPrinter *pr, Op *op);

// pieces.c

// Prints the operations of a large module side by side. False when it is not
// large, or must be printed in order.
bool print_pieces(OpPrinter *pr, const Block *block);

// metadata.c
void metadata_print(OpPrinter *pr);

// users.c: comments that say where values are used
void put_users(OpPrinter *pr, const Op *op);
void put_arg_users(OpPrinter *pr, Block *block); // a line for each

// scratch.c: numbers of values and blocks that somebody else has claimed

typedef struct PrintScratch {
  unsigned claimed; // by somebody else
  Arena arena;
  Vec(uint32_t) ids;
  size_t next;
  PtrMap *numbers; // of print_numbers_record()
  Arena *numbers_arena;
} PrintScratch;
// Until they are returned the numbers in `op` are the printer's.
void print_scratch_take(PrintScratch *s, Ctx *ctx, Op *op);
void print_scratch_return(PrintScratch *s, Ctx *ctx, Op *op);
// Notes the numbers in `op`, and of what it uses; gives an operation those that
// were noted.
void print_numbers_record(PtrMap *numbers, Arena *arena, Op *op);
void print_numbers_give(PtrMap *numbers, Op *op);

#endif
