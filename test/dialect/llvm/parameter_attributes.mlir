// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}
//
// Attributes of arguments and results: of each where it may not stand, and what
// it may not be. The first part has them all in their places.

llvm.func @arg_align(!llvm.ptr {llvm.align = 4 : i64})
llvm.func @arg_alignstack(f32 {llvm.alignstack = 4 : i64})
llvm.func @arg_allocalign(f32 {llvm.allocalign})
llvm.func @arg_allocptr(f32 {llvm.allocptr})
llvm.func @arg_byref(!llvm.ptr {llvm.byref = i32})
llvm.func @arg_byval(!llvm.ptr {llvm.byval = i32})
llvm.func @arg_dereferenceable(!llvm.ptr {llvm.dereferenceable = 4 : i64})
llvm.func @arg_dereferenceable_or_null(!llvm.ptr {llvm.dereferenceable_or_null = 4 : i64})
llvm.func @arg_elementtype(!llvm.ptr {llvm.elementtype = i32})
llvm.func @arg_inalloca(!llvm.ptr {llvm.inalloca = i32})
llvm.func @arg_inreg(f32 {llvm.inreg})
llvm.func @arg_nest(!llvm.ptr {llvm.nest})
llvm.func @arg_noalias(!llvm.ptr {llvm.noalias})
llvm.func @arg_nocapture(!llvm.ptr {llvm.nocapture})
llvm.func @arg_nofree(!llvm.ptr {llvm.nofree})
llvm.func @arg_nonnull(!llvm.ptr {llvm.nonnull})
llvm.func @arg_noundef(f32 {llvm.noundef})
llvm.func @arg_preallocated(!llvm.ptr {llvm.preallocated = i32})
llvm.func @arg_readnone(!llvm.ptr {llvm.readnone})
llvm.func @arg_readonly(!llvm.ptr {llvm.readonly})
llvm.func @arg_returned(f32 {llvm.returned})
llvm.func @arg_signext(i32 {llvm.signext})
llvm.func @arg_sret(!llvm.ptr {llvm.sret = i32})
llvm.func @arg_writeonly(!llvm.ptr {llvm.writeonly})
llvm.func @arg_zeroext(i32 {llvm.zeroext})
llvm.func @result_align() -> (!llvm.ptr {llvm.align = 4 : i64})
llvm.func @result_dereferenceable() -> (!llvm.ptr {llvm.dereferenceable = 4 : i64})
llvm.func @result_dereferenceable_or_null() -> (!llvm.ptr {llvm.dereferenceable_or_null = 4 : i64})
llvm.func @result_elementtype() -> (!llvm.ptr {llvm.elementtype = i32})
llvm.func @result_inreg() -> (f32 {llvm.inreg})
llvm.func @result_noalias() -> (!llvm.ptr {llvm.noalias})
llvm.func @result_nonnull() -> (!llvm.ptr {llvm.nonnull})
llvm.func @result_noundef() -> (f32 {llvm.noundef})
llvm.func @result_signext() -> (i32 {llvm.signext})
llvm.func @result_zeroext() -> (i32 {llvm.zeroext})
llvm.func @unchecked(f32 {llvm.allocalign = 1}, f32 {llvm.allocptr = 1})

// -----

// expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.align})

// -----

// expected-error@+1 {{"llvm.alignstack" should be an integer attribute}}
llvm.func @f(f32 {llvm.alignstack})

// -----

// expected-error@+1 {{"llvm.byref" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.byref})

// -----

// expected-error@+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.byval})

// -----

// expected-error@+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.dereferenceable})

// -----

// expected-error@+1 {{"llvm.dereferenceable_or_null" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null})

// -----

// expected-error@+1 {{"llvm.elementtype" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.elementtype})

// -----

// expected-error@+1 {{"llvm.inalloca" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.inalloca})

// -----

// expected-error@+1 {{"llvm.inreg" should be a unit attribute}}
llvm.func @f(f32 {llvm.inreg = 1})

// -----

// expected-error@+1 {{"llvm.nest" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.nest = 1})

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.noalias = 1})

// -----

// expected-error@+1 {{"llvm.nocapture" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.nocapture = 1})

// -----

// expected-error@+1 {{"llvm.nofree" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.nofree = 1})

// -----

// expected-error@+1 {{"llvm.nonnull" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.nonnull = 1})

// -----

// expected-error@+1 {{"llvm.noundef" should be a unit attribute}}
llvm.func @f(f32 {llvm.noundef = 1})

// -----

// expected-error@+1 {{"llvm.preallocated" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.preallocated})

// -----

// expected-error@+1 {{"llvm.readnone" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.readnone = 1})

// -----

// expected-error@+1 {{"llvm.readonly" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.readonly = 1})

// -----

// expected-error@+1 {{"llvm.returned" should be a unit attribute}}
llvm.func @f(f32 {llvm.returned = 1})

// -----

// expected-error@+1 {{"llvm.signext" should be a unit attribute}}
llvm.func @f(i32 {llvm.signext = 1})

// -----

// expected-error@+1 {{"llvm.sret" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.sret})

// -----

// expected-error@+1 {{"llvm.writeonly" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.writeonly = 1})

// -----

// expected-error@+1 {{"llvm.zeroext" should be a unit attribute}}
llvm.func @f(i32 {llvm.zeroext = 1})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.align = 4 : i64})

// -----

// expected-error@+1 {{"llvm.byref" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.byref = i32})

// -----

// expected-error@+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.dereferenceable" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.dereferenceable = 4 : i64})

// -----

// expected-error@+1 {{"llvm.dereferenceable_or_null" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.dereferenceable_or_null = 4 : i64})

// -----

// expected-error@+1 {{"llvm.elementtype" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.elementtype = i32})

// -----

// expected-error@+1 {{"llvm.inalloca" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.inalloca = i32})

// -----

// expected-error@+1 {{"llvm.nest" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nest})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.nocapture" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nocapture})

// -----

// expected-error@+1 {{"llvm.nofree" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nofree})

// -----

// expected-error@+1 {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nonnull})

// -----

// expected-error@+1 {{"llvm.preallocated" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.preallocated = i32})

// -----

// expected-error@+1 {{"llvm.readnone" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.readnone})

// -----

// expected-error@+1 {{"llvm.readonly" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.readonly})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.signext})

// -----

// expected-error@+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.writeonly" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.writeonly})

// -----

// expected-error@+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.zeroext})

// -----

// expected-error@+1 {{"llvm.alignstack" is not a valid result attribute}}
llvm.func @f() -> (f32 {llvm.alignstack = 4 : i64})

// -----

// expected-error@+1 {{"llvm.allocalign" is not a valid result attribute}}
llvm.func @f() -> (f32 {llvm.allocalign})

// -----

// expected-error@+1 {{"llvm.allocptr" is not a valid result attribute}}
llvm.func @f() -> (f32 {llvm.allocptr})

// -----

// expected-error@+1 {{"llvm.byref" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byref = i32})

// -----

// expected-error@+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.inalloca" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.inalloca = i32})

// -----

// expected-error@+1 {{"llvm.nest" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nest})

// -----

// expected-error@+1 {{"llvm.nocapture" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nocapture})

// -----

// expected-error@+1 {{"llvm.nofree" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nofree})

// -----

// expected-error@+1 {{"llvm.preallocated" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.preallocated = i32})

// -----

// expected-error@+1 {{"llvm.readnone" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.readnone})

// -----

// expected-error@+1 {{"llvm.readonly" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.readonly})

// -----

// expected-error@+1 {{"llvm.returned" is not a valid result attribute}}
llvm.func @f() -> (f32 {llvm.returned})

// -----

// expected-error@+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.writeonly" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.writeonly})
