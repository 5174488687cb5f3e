#!/bin/sh
# Prints the number that samples and mutants of this run depend on: $SEED, or
# one made of the commit, so that each commit tries others, and tries the same
# when it is tested again. What is no clone has the number 1.
if [ "${SEED-}" ]; then
  echo "$SEED"
elif commit=$(git -C "$(dirname "$0")" rev-parse HEAD 2>/dev/null); then
  echo "$commit" | cksum | cut -d' ' -f1
else
  echo 1
fi
