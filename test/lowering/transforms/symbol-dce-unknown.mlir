// RUN: %mlcc-opt %s -symbol-dce -allow-unregistered-dialect -verify-diagnostics

// expected-error@+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
"test.maybe_table"() ({}) : () -> ()
func.func private @f()
