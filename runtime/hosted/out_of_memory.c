// Called when there is no memory for an allocation that the program does not
// have itself: that of a tensor, of a copy. A program may define this function
// otherwise; it must not return.

#include "out_of_memory.h"

#include "libc.h"
#include "text.h"

RT_FUNCTION _Noreturn void mlcc_out_of_memory(size_t size) {
  Text text;
  mlcc_flush_output();
  text_start(&text, mlcc_write_error);
  mlcc_text_string(&text, "out of memory: ");
  if (size == SIZE_MAX) {
    mlcc_text_string(&text, "a tensor has more bytes than can be counted\n");
  } else {
    mlcc_text_string(&text, "no ");
    mlcc_text_unsigned(&text, size);
    mlcc_text_string(&text, " bytes for a tensor\n");
  }
  mlcc_text_end(&text);
  abort();
}
