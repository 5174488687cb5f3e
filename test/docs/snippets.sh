#!/bin/sh
# snippets.py itself: what it takes, and that it fails where a document is not
# so. Good pages are tried at once, and so are bad ones.
. "$SOURCE/test/driver/common.inc"
need python3
snippets="python3 $SOURCE/test/docs/snippets.py"

page() { # kind, the message if it is bad, lines
  kind=$1 number=$((number + 1))
  printf '%s\n' "$2" >$kind$number.message
  shift 2
  printf '%s\n' "$@" >$kind$number.md
}
good() {
  page good "" "$@"
}
bad() {
  page bad "$@"
}
number=10

# Files, sessions, scripts
good '<!-- file: a/b.txt -->' '```' 'one' 'two' '```' \
  '<!-- run -->' '```console' '$ cat a/b.txt' 'one' 'two' '$ true' '```' \
  '<!-- run -->' '```sh' 'cd a' 'test -e b.txt' '```' \
  '<!-- not run: for a reason -->' '```sh' 'exit 1' '```'

# What is left out of an output
good '<!-- run -->' '```' '$ printf "a\nb\nc d e\n"' '...' 'c ... e' '```'
bad "prints" '<!-- run -->' '```' '$ printf "a\nb\n"' '...' 'c' '```'

# Numbers that vary
good '<!-- run, numbers vary -->' '```' '$ echo "it took  2.50 s"' \
  'it took 13 s' '```'
bad "it took 2.50 ms" \
  '<!-- run, numbers vary -->' '```' '$ echo "it took 2.50 ms"' \
  'it took 13 s' '```'

# Another output, one too many, one too few
bad "prints" '<!-- run -->' '```' '$ echo this' 'that' '```'
bad "prints" '<!-- run -->' '```' '$ echo this' '```'
bad "prints" '<!-- run -->' '```' '$ true' 'that' '```'

# What fails, and what is to fail
bad "exit status 1, not 0" '<!-- run -->' '```' '$ false' '```'
bad "exit status 1" '<!-- run -->' '```' 'false' 'true' '```'
good '<!-- run, fails -->' '```' '$ true' '$ false' '```'
bad "exit status 1, not 0" '<!-- run, fails -->' '```' '$ false' '$ true' '```'
bad "exit status 0, not 1" '<!-- run, fails -->' '```' '$ true' '```'
bad "exit status" '<!-- run -->' '```' '$ exit 0' '$ true' '```'

# Tools that are not there
good '<!-- run, needs: sh, no-such-tool -->' '```' '$ false' '```' \
  '<!-- run, needs: sh -->' '```' '$ true' '```'

# Blocks that nobody would notice
bad "a block without a mark" '```' '$ false' '```'
bad "a block without a mark" '<!-- run -->' '' '```' '$ false' '```'
bad "an indented block" '' '    indented'
bad "a block without an end" '<!-- run -->' '```' '$ true'
bad "a mark that nobody knows" '<!-- run, fast -->' '```' '$ true' '```'
bad "no reason" '<!-- not run: -->' '```' '$ true' '```'

step "good pages"
works $snippets good*.md
prints "no no-such-tool, skipped"
prints "6 blocks run, 1 written as files, 1 skipped, 1 not to be run, 0 wrong"

step "bad pages"
fails $snippets bad*.md
count=0
for file in bad*.md; do
  count=$((count + 1))
  # Its message, from its first line to the next page's.
  awk -v file="$file:" 'index($0, "bad") == 1 { mine = index($0, file) == 1 }
    mine' out >mine
  grep -qF -- "$(cat "${file%.md}.message")" mine ||
    { cat "$file" mine; stop "no '$(cat "${file%.md}.message")'"; }
done
prints ", $count wrong"
exit 0
