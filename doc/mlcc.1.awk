# The manual of mlcc, with a section of all its options in front of EXIT STATUS:
#
#     mlcc --help | awk -f mlcc.1.awk - mlcc.1
#
# --help has headings, and below them options, with their help from the 33rd
# column on, in the same line or in those behind it.
function quoted(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  return text ~ /^[.']/ ? "\\&" text : text
}

function finish() {
  if (name)
    all = all ".TP\n.B \"" quoted(name) "\"\n" quoted(help) ".\n"
  name = help = ""
}

FILENAME == "-" && /^[^ ].*:$/ {
  finish()
  all = all ".SS " quoted(substr($0, 1, length($0) - 1)) "\n"
}

FILENAME == "-" && /^  -/ {
  finish()
  line = substr($0, 3)
  at = match(line, /  +/) ? RSTART : length(line) + 1
  name = substr(line, 1, at - 1)
  help = substr(line, at)
  sub(/^ +/, "", help)
}

FILENAME == "-" && /^   / {
  sub(/^ +/, "")
  help = help (help ? " " : "") $0
}

FILENAME == "-" { next }

/^\.SH EXIT STATUS/ {
  finish()
  printf ".SH ALL OPTIONS\n%s", all
}

{ print }
