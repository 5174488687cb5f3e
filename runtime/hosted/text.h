// Output as text: a small buffer on the stack in front of a sink, and the
// formats that the runner functions need.
//
// Numbers are formatted here rather than by printf, so that they look the same
// with every libc: ("-nan" and "nan" for NaN by its sign, exponents of two
// digits, six significant digits correctly rounded), and so that a libc whose
// printf knows no floats will do.

#ifndef MLCC_RUNTIME_HOSTED_TEXT_H
#define MLCC_RUNTIME_HOSTED_TEXT_H

#include "rt.h"

typedef void Sink(const char *bytes, size_t size);

// The two sinks (write.c). A program without a libc defines these names itself;
// the runtime's are then not linked in, or dropped by --gc-sections.
Sink mlcc_write_output; // through the libc's buffered standard output
Sink mlcc_write_error;  // at once
void mlcc_flush_output(void);

typedef struct Text {
  Sink *sink;
  size_t used;
  char bytes[240];
} Text;

RT_INLINE void text_start(Text *text, Sink *sink) {
  text->sink = sink;
  text->used = 0;
}

// Hands what is buffered to the sink. Every Text ends with this.
void mlcc_text_end(Text *text);

void mlcc_text_char(Text *text, char c);
void mlcc_text_string(Text *text, const char *string);
void mlcc_text_spaces(Text *text, intptr_t count);
void mlcc_text_signed(Text *text, S64 value);
void mlcc_text_unsigned(Text *text, U64 value);
void mlcc_text_hex(Text *text, uintptr_t value);  // 0 without its prefix
void mlcc_text_general(Text *text, double value); // as "%g"
void mlcc_text_fixed(Text *text, double value);   // as "%f"

#endif
