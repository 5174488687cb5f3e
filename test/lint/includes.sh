#!/bin/sh
# The layers stand on each other in one order only. A file may include from
# its own folder and from those below:
#
#   ir/support < ir < ir/dialects < ir/analysis < ir/rewrite < ir/build
#   < frontend, lowering < intrinsics < backend < driver
#
# The driver sees no IR: it has sessions (backend/session.h). runtime/ includes
# nothing of the compiler. Only backend/ includes LLVM's C
# headers, or its own headers that do; only backend/shim/ has C++.
set -eu
cd "${SOURCE:-.}"

find ir frontend lowering intrinsics backend driver runtime \
  \( -name '*.[ch]' -o -name '*.cpp' -o -name '*.def' -o -name '*.inc' \) -print 2>/dev/null |
  sort |
  xargs awk '
    function layer(path) {
      if (path ~ /^ir\/support\//) return "ir/support"
      if (path ~ /^ir\/dialects\//) return "ir/dialects"
      if (path ~ /^ir\/analysis\//) return "ir/analysis"
      if (path ~ /^ir\/rewrite\//) return "ir/rewrite"
      if (path ~ /^ir\/build\//) return "ir/build"
      if (path ~ /^(ir|frontend|lowering|intrinsics|backend|driver|runtime)\//) {
        sub(/\/.*/, "", path)
        return path
      }
      return ""
    }
    function bad(what) {
      printf "%s:%d: %s: %s\n", FILENAME, FNR, what, $0
      failed = 1
    }
    BEGIN {
      rank["ir/support"] = 1; rank["ir"] = 2; rank["ir/dialects"] = 3
      rank["ir/analysis"] = 4; rank["ir/rewrite"] = 5; rank["ir/build"] = 6
      rank["frontend"] = 7; rank["lowering"] = 7; rank["intrinsics"] = 8
      rank["backend"] = 9; rank["driver"] = 10; rank["runtime"] = 0
    }
    FNR == 1 {
      own = layer(FILENAME)
      shim = FILENAME ~ /^backend\/shim\//
      if (FILENAME ~ /\.cpp$/ && !shim)
        bad("C++ outside backend/shim")
    }
    /^[ \t]*#[ \t]*include[ \t]*["<]/ {
      included = $0
      sub(/^[^"<]*["<]/, "", included)
      sub(/[">].*/, "", included)
      count++
      if (included ~ /^llvm-c\// || included ~ /^llvm\/Config\/.*\.def$/) {
        if (own != "backend")
          bad("LLVM included outside backend")
        else if (FILENAME ~ /\.h$/)
          uses_llvm[FILENAME] = 1
      } else if (included ~ /^(llvm|lld)\//) {
        if (!shim)
          bad("C++ of LLVM included outside backend/shim")
      } else if (/"/) {
        to = layer(included)
        if (to == "" && included !~ /\// || to == own)
          next
        if (own == "runtime" && to != "")
          bad("the runtime includes the compiler")
        else if (to == "runtime")
          bad("the compiler includes the runtime")
        else if (to != "" && rank[to] >= rank[own])
          bad("include arrow the wrong way")
        if (own != "backend" && to == "backend") {
          from_backend[included] = FILENAME ":" FNR
        }
        # What is nothing but options and names.
        is_ir = to != "" && rank[to] > 1 && rank[to] < 9 &&
          included != "frontend/reading.h" && included != "lowering/pipeline.h"
        if (own == "driver" && is_ir)
          bad("the driver includes IR")
        if (own == "backend" && FILENAME ~ /\.h$/ && is_ir)
          uses_ir[FILENAME] = 1
        if (own == "driver" && to == "backend")
          from_driver[included] = FILENAME ":" FNR
      }
    }
    END {
      for (header in from_backend)
        if (header in uses_llvm) {
          printf "%s: includes %s, which includes llvm-c\n",
            from_backend[header], header
          failed = 1
        }
      for (header in from_driver)
        if (header in uses_ir) {
          printf "%s: includes %s, which includes IR\n",
            from_driver[header], header
          failed = 1
        }
      if (count < 20) {
        print "only " count + 0 " includes found: is this the source tree?"
        failed = 1
      }
      exit failed
    }'
