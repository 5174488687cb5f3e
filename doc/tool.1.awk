# The man page of a tool, made of what its --help prints:
#
#   usage: TOOL [options] <input file>
#
#   What it does.
#
#   a section:
#     -option=VALUE                   what it does,
#                                     on more lines
#       --of-an-option                two columns deeper
#
# awk -v version=VERSION -f tool.1.awk

function plain(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  return text ~ /^[.']/ ? "\\&" text : text
}

function indent(to) {
  for (; depth < to; depth++)
    print ".RS"
  for (; depth > to; depth--)
    print ".RE"
}

/^usage: / {
  tool = $2
  sub(/^usage: [^ ]* /, "")
  synopsis = $0
  next
}

/^$/ { next }

/^[A-Z]/ && !described {
  described = 1
  name = $0
  sub(/\.$/, "", name)
  printf ".TH %s 1 \"\" \"mlcc %s\" \"User commands\"\n", toupper(tool), version
  print ".SH NAME"
  print plain(tool) " \\- " tolower(substr(name, 1, 1)) plain(substr(name, 2))
  print ".SH SYNOPSIS\n.B " plain(tool) "\n" plain(synopsis)
  print ".SH DESCRIPTION"
  print plain($0)
  next
}

/^[^ ].*:$/ {
  indent(0)
  print ".SH " toupper(substr($0, 1, length($0) - 1))
  next
}

/^ +-/ {
  match($0, /^ +/)
  indent(RLENGTH > 2)
  text = substr($0, RLENGTH + 1)
  column = match(text, /  +/)
  if (!column && match(text, / /) > 38) # too long for the column
    column = RSTART
  print ".TP"
  flag = plain(column ? substr(text, 1, column - 1) : text)
  # It may end a line there, which there is nothing else to adjust in.
  choices = gsub(/\|/, "|\\:", flag)
  print choices ? ".na\n.B " flag "\n.ad" : ".B " flag
  if (column)
    print plain(substr(text, column + RLENGTH))
  next
}

/^ / {
  sub(/^ +/, "")
  print plain($0)
  next
}

{
  indent(0)
  print ".PP\n" plain($0)
}

END {
  indent(0)
  print ".SH SEE ALSO\n.BR mlcc (1)"
}
