#!/bin/sh
# Prints the number that samples and mutants of this run depend on: $SEED, or 1,
# so that a test passes or fails for what a commit changed and not for its name.
# scripts/soak.sh takes another number each day, and everything besides.
echo "${SEED:-1}"
