// The functions that vector.print lowers to, and those that programs call to
// print a number, a string or a rate.

#include "float16.h"
#include "text.h"

// With these, a function and its older name are one line.
#define PRINT(name, old_name, parameter, statement)                            \
  void name(parameter);                                                        \
  void old_name(parameter);                                                    \
  RT_FUNCTION void name(parameter) {                                           \
    Text text;                                                                 \
    text_start(&text, mlcc_write_output);                                      \
    statement;                                                                 \
    mlcc_text_end(&text);                                                      \
  }                                                                            \
  RT_FUNCTION void old_name(parameter) {                                       \
    Text text;                                                                 \
    text_start(&text, mlcc_write_output);                                      \
    statement;                                                                 \
    mlcc_text_end(&text);                                                      \
  }

PRINT(printI64, print_i64, S64 value, mlcc_text_signed(&text, value))
PRINT(printU64, print_u64, U64 value, mlcc_text_unsigned(&text, value))
PRINT(printF32, print_f32, float value, mlcc_text_general(&text, value))
PRINT(printF64, print_f64, double value, mlcc_text_general(&text, value))
PRINT(printString, printCString, const char *string,
      mlcc_text_string(&text, string))
PRINT(printOpen, print_open, void, mlcc_text_string(&text, "( "))
PRINT(printClose, print_close, void, mlcc_text_string(&text, " )"))
PRINT(printComma, print_comma, void, mlcc_text_string(&text, ", "))
PRINT(printNewline, print_newline, void, mlcc_text_char(&text, '\n'))

// The value arrives as its bits: vector.print casts it to an integer.
void printF16(U16 bits);
RT_FUNCTION void printF16(U16 bits) {
  Text text;
  text_start(&text, mlcc_write_output);
  mlcc_text_general(&text, half_value(bits));
  mlcc_text_end(&text);
}

void printBF16(U16 bits);
RT_FUNCTION void printBF16(U16 bits) {
  Text text;
  text_start(&text, mlcc_write_output);
  mlcc_text_general(&text, bfloat_value(bits));
  mlcc_text_end(&text);
}

RT_INLINE void print_rate(double flops) {
  Text text;
  text_start(&text, mlcc_write_error);
  mlcc_text_fixed(&text, flops / 1e9);
  mlcc_text_string(&text, " GFLOPS\n");
  mlcc_text_end(&text);
}

void printFlops(double flops);
RT_FUNCTION void printFlops(double flops) {
  print_rate(flops);
}

void print_flops(double flops);
RT_FUNCTION void print_flops(double flops) {
  print_rate(flops);
}
