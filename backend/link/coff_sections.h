// Sections of COFF objects that LLVM has written without their data.
#ifndef MLCC_COFF_SECTIONS_H
#define MLCC_COFF_SECTIONS_H

#include "ir/support/support.h"

// Gives the section that a symbol is in, which has no data and nothing else, data
// behind all that the file has; it then is .rdata, or .data. `releases` gives the
// pages of `data` back. False: there is no such section, or no room in a file.
bool coff_fill_section(Buf *object, Str symbol, Str data, bool is_constant,
                       bool releases);

#endif
