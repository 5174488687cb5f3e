// Runs spmv.mlir on a matrix of 500 x 400 with 0 to 12 entries a row, and
// multiplies the dense matrix in C. The zeros that C adds change nothing, and
// columns ascend in each row: 0 ULP.
//
//     make -C examples spmv

#include "../check.h"

#include <mlcc/memref.h>

enum { ROWS = 500, COLS = 400, MAX_ENTRIES = ROWS * 12 };

void _mlir_ciface_spmv(MemRef1dI32 *row_starts, MemRef1dI32 *columns,
                       MemRef1dF64 *values, MemRef1dF64 *x, MemRef1dF64 *y);

static int32_t row_starts[ROWS + 1], columns[MAX_ENTRIES];
static double values[MAX_ENTRIES], dense[ROWS][COLS], x[COLS], got[ROWS],
    want[ROWS];

// Fills one row in ascending order of columns; returns the new entry count.
static int fill_row(int row, int entries, uint64_t *seed) {
  int left = (int)(random_u32(seed) % 13);
  for (int column = 0; left > 0; left--) {
    column += 1 + (int)(random_u32(seed) % 33);
    if (column >= COLS)
      break;
    dense[row][column] = values[entries] = random_unit(seed);
    columns[entries++] = column;
  }
  return entries;
}

int main(int argc, char **argv) {
  Check check = check_begin("spmv", argc, argv);
  uint64_t seed = 6;
  int entries = 0;
  for (int i = 0; i < ROWS; i++)
    row_starts[i + 1] = entries = fill_row(i, entries, &seed);
  for (int j = 0; j < COLS; j++)
    x[j] = random_unit(&seed);

  MemRef1dI32 RowStarts = MEMREF_1D(MemRef1dI32, row_starts, ROWS + 1);
  MemRef1dI32 Columns = MEMREF_1D(MemRef1dI32, columns, entries);
  MemRef1dF64 Values = MEMREF_1D(MemRef1dF64, values, entries);
  MemRef1dF64 X = MEMREF_1D(MemRef1dF64, x, COLS);
  MemRef1dF64 Y = MEMREF_1D(MemRef1dF64, got, ROWS);
  _mlir_ciface_spmv(&RowStarts, &Columns, &Values, &X, &Y);

  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLS; j++)
      want[i] += dense[i][j] * x[j];
  check_f64(&check, "y", got, want, ROWS, 0);
  return check_end(&check);
}
