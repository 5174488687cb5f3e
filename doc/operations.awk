# Makes operations.md of what `mlcc '-print-op=*'` prints: a chapter for each
# dialect, with what mlcc knows of its operations.
#
#     mlcc '-print-op=*' | awk -f operations.awk

function dialect_of(name) {
  sub(/\..*/, "", name)
  return name
}

function end_block() {
  if (in_block)
    print "```\n"
  in_block = 0
}

BEGIN {
  print "# Operations\n"
  print "What mlcc knows of each operation: operands, results, attributes,"
  print "effects, interfaces, and each fold, pattern and conversion with its"
  print "place in the source. `mlcc -print-op=NAME` prints the same.\n"
}

/^[a-z]/ {
  end_block()
  if (dialect_of($1) != dialect) {
    dialect = dialect_of($1)
    print "## " dialect "\n"
  }
  print "### " $1 "\n"
  has_summary = 0
  next
}

# The first line below a name is a summary; the others are a table.
/^  / {
  if (has_summary && !in_block) {
    print "```text"
    in_block = 1
  }
  print substr($0, 3)
  if (!has_summary)
    print ""
  has_summary = 1
}

END {
  end_block()
}
