# The manual of mlcc, with a section of all its options in front of EXIT STATUS:
#
#     mlcc --help | awk -f mlcc.1.awk - mlcc.1
#
# --help has an option a line, its help from the 33rd column on or behind two
# spaces.
function quoted(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  return text ~ /^[.']/ ? "\\&" text : text
}

FILENAME == "-" && /^  -/ {
  line = substr($0, 3)
  at = match(line, /  +/) ? RSTART : 31
  name = substr(line, 1, at - 1)
  help = substr(line, at)
  sub(/^ +/, "", help)
  all = all ".TP\n.B \"" quoted(name) "\"\n" quoted(help) ".\n"
}

FILENAME == "-" { next }

/^\.SH EXIT STATUS/ { printf ".SH ALL OPTIONS\n%s", all }

{ print }
