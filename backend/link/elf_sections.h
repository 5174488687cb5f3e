// Sections of relocatable ELF objects, little-endian ones, that leave the file for
// a while: a link by lld copies what is in them, several times.
#ifndef MLCC_ELF_SECTIONS_H
#define MLCC_ELF_SECTIONS_H

#include "ir/support/support.h"

// Makes sections with data whose names begin so sections without (SHT_NOBITS), or
// the other way round; what is in the file stays there. Objects of other forms stay
// as they are. False: there was no such section.
bool elf_leave_sections(Buf *object, const char *prefix);
void elf_return_sections(Buf *object, const char *prefix);

// Gives a section without data of that name and size `data`, behind all that the
// file has; `releases` gives the pages of it back. False: there is no such section.
bool elf_fill_section(Buf *object, Str name, Str data, bool releases);

#endif
