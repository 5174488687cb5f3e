#!/bin/sh
# label: slow
# Every row of the table of options: option_table.py says what is tried.
. "$SOURCE/test/driver/common.inc"
need python3
PYTHONPATH=$SOURCE/test exec python3 "$SOURCE/test/driver/option_table.py"
