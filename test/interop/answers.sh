#!/bin/sh
# Writes answers.txt, which has what the oracle's programs print (oracle.sh says
# how it is used), from what the tests in a build folder have found:
#
#     answers.sh --update BUILD
set -eu
[ "${1-}" = --update ] && [ $# = 2 ] || { sed -n '2,5s/^# *//p' "$0"; exit 2; }
rm -f "$2"/test/run/*/answers "$2"/test/examples/*/answers
SAMPLE=all ORACLE=always ctest --test-dir "$2" -j2 --output-on-failure \
  -R '^(run\.(tables|programs)|examples)\.'
sort -u "$2"/test/run/*/answers "$2"/test/examples/*/answers \
  >"$(dirname "$0")/answers.txt"
