// Large data that LLVM sees as holes, and objects get afterwards.
//
// As a constant of LLVM's, weights would be in memory five times: as the
// attribute, as the constant, in a fragment of the assembler, and in the object
// and a copy of that. So their global is a mark, and zeros behind it; LLVM may
// not look at them (externally_initialized). Zeros take no memory on their way
// to the object (shim/sparse_output.cpp). When it is there, the marks are looked
// up in it, and the data moves to where they are: what was copied is released.
//
// Where objects are joined, parts of one or of the runtime, zeros are copied like
// anything else. In ELF, a constant that is a hole has a section of its own, which
// has no data while that is done (elf_sections.h); it gets the data behind the file.
//
// LLVM's writer of COFF copies zeros as well. There all holes become sections
// without data before (codegen/empty_holes.c), and get it likewise
// (coff_sections.h).
#ifndef MLCC_HOLES_H
#define MLCC_HOLES_H

#include "ir/ir.h"

// Sections of holes: this, and the symbol's name.
#define HOLE_SECTIONS ".rodata.mlcc_hole."

// How a hole begins, and the least size of one.
enum { HOLE_MARK = 32, HOLE_LEAST = 1 << 20 };

// Writes the mark of data of at least HOLE_LEAST bytes.
void hole_mark(Str data, char mark[HOLE_MARK]);
bool hole_is_mark(const char *bytes); // HOLE_MARK of them

typedef struct Hole {
  Str data, section; // the section has nothing else; no bytes: it has none
  char mark[HOLE_MARK];
} Hole;
typedef Vec(Hole) HoleList;

// Puts the data to where its marks are in an object, or into its section. Data that is in no further
// object of `objects` behind that is gone then.
void holes_fill(Arena *arena, const HoleList *holes, Buf *objects, size_t n);

// The same for what codegen_empty_holes() noted of an object. False: the object
// cannot take it.
bool holes_fill_emptied(const HoleList *holes, const Buf *emptied, Buf *object);

#endif
