// What a failing cf.assert calls: its message goes to standard error, as that
// of C's assert, and the program is aborted.
//
// C leaves it open whether abort flushes streams, and no libc here does; what a
// kernel printed on its way to the failure would be lost whenever output goes
// to a file or a pipe. So streams are flushed, and before the message is
// written, which keeps the order where both go to one place. The price: a
// stream that another thread holds, waiting for input, is waited for.

#include "assert.h"

#include "libc.h"
#include "text.h"

RT_FUNCTION _Noreturn void mlcc_assert_fail(const char *message) {
  size_t size = 0;
  while (message[size])
    size++;
  mlcc_flush_output();
  mlcc_write_error(message, size);
  mlcc_write_error("\n", 1);
  abort();
}
