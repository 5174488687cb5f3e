// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with loops and branches, and with the values that
// flow between their regions.

// scf.execute_region

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({}) : () -> ()
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({
  ^bb0(%a: i32):
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  scf.execute_region -> i32 {
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

// scf.for

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%i,%i,%i,%j)({
  ^bb0(%a: i32, %b: i1):
    scf.yield %j: i1
  }) : (index,index,index,i1) -> (i1)
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%i,%i,%i,%j)({
  ^bb0(%a: index, %b: i1):
    scf.yield %j: i1
  }) : (index,index,index,i1) -> (i1,i1)
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i1' != 'i32'}}
  "scf.for"(%i,%i,%i,%j)({
  ^bb0(%a: index, %b: i1):
    scf.yield %j: i1
  }) : (index,index,index,i1) -> (i32)
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  "scf.for"(%i,%i,%i,%j)({
  ^bb0(%a: index):
    scf.yield %j: i1
  }) : (index,index,index,i1) -> (i1)
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.for' op different number of region iter_args and yielded values: 1 != 2}}
  "scf.for"(%i,%i,%i,%j)({
  ^bb0(%a: index, %c: i1):
    scf.yield %j,%j: i1,i1
  }) : (index,index,index,i1) -> (i1)
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  %x = arith.constant 1.0 : f32
  // expected-error@+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'}}
  %r = scf.for %i = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
    scf.yield %lb : index
  }
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  %x = arith.constant 1.0 : f32
  // expected-error@+1 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = scf.for %i = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
    // expected-note@+1 {{region branch point}}
    scf.yield
  }
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  %x = arith.constant 1.0 : f32
  // expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'}}
  %r = "scf.for"(%lb,%lb,%lb,%x)({
  ^bb0(%i: index, %b: i32):
    scf.yield %x : f32
  }) : (index,index,index,f32) -> (f32)
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{'scf.for' op expected 3 or more operands, but found 1}}
  "scf.for" (%c)({
    "foo.bar"() : () -> ()
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+2 {{'scf.for' op expects regions to end with 'scf.yield', found 'foo.bar'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.for" (%c,%c,%c)({
  ^bb0(%x: index):
    "foo.bar"() : () -> ()
  }) : (index,index,index) -> ()
  return
}

// -----

// scf.forall

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{expected 1 upper bound values, got 2}}
  "scf.forall"()<{operandSegmentSizes=array<i32:0,0,0,0>, staticLowerBound=array<i64:0>, staticUpperBound=array<i64: 4, 5>, staticStep=array<i64:1>}>({
  ^bb0(%a: index):
    scf.forall.in_parallel {}
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{expected 1 dynamic step values}}
  "scf.forall"()<{operandSegmentSizes=array<i32:0,0,0,0>, staticLowerBound=array<i64:0>, staticUpperBound=array<i64: 4>, staticStep=array<i64:-9223372036854775808>}>({
  ^bb0(%a: index):
    scf.forall.in_parallel {}
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.forall' op expects 0-th block argument to be an index}}
  "scf.forall"()<{operandSegmentSizes=array<i32:0,0,0,0>, staticLowerBound=array<i64:0>, staticUpperBound=array<i64: 4>, staticStep=array<i64:1>}>({
  ^bb0(%a: i32):
    scf.forall.in_parallel {}
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.forall' op region expects 1 arguments}}
  "scf.forall"()<{operandSegmentSizes=array<i32:0,0,0,0>, staticLowerBound=array<i64:0>, staticUpperBound=array<i64: 4>, staticStep=array<i64:1>}>({
  ^bb0(%a: i32, %b: i32):
    scf.forall.in_parallel {}
  }) : () -> ()
  return
}

// -----

func.func @f(%i: tensor<4xf32>, %j: i32) {
  // expected-error@+1 {{'scf.forall' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %x = "scf.forall"(%i)<{operandSegmentSizes=array<i32:0,0,0,1>, staticLowerBound=array<i64:0>, staticUpperBound=array<i64: 4>, staticStep=array<i64:1>}>({
  ^bb0(%a: index, %b: tensor<4xf32>):
    scf.forall.in_parallel {}
  }) : (tensor<4xf32>) -> (tensor<5xf32>)
  return
}

// -----

func.func @f(%i: tensor<4xf32>, %j: i32) {
  // expected-error@+1 {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  %x = "scf.forall"(%i)<{operandSegmentSizes=array<i32:0,0,0,1>, staticLowerBound=array<i64:0>, staticUpperBound=array<i64: 4>, staticStep=array<i64:1>}>({
  ^bb0(%a: index, %b: tensor<5xf32>):
    scf.forall.in_parallel {}
  }) : (tensor<4xf32>) -> (tensor<5xf32>)
  return
}

// -----

func.func @f(%i: tensor<4xf32>, %j: i32) {
  // expected-error@+1 {{'scf.forall' op produces 0 results, but has only 1 outputs}}
  "scf.forall"(%i)<{operandSegmentSizes=array<i32:0,0,0,1>, staticLowerBound=array<i64:0>, staticUpperBound=array<i64: 4>, staticStep=array<i64:1>}>({
  ^bb0(%a: index, %b: tensor<5xf32>):
    scf.forall.in_parallel {}
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  "scf.forall"()<{mapping=[1], operandSegmentSizes=array<i32:0,0,0,0>, staticLowerBound=array<i64:0>, staticUpperBound=array<i64: 4>, staticStep=array<i64:1>}>({
  ^bb0(%a: i32):
    scf.forall.in_parallel {}
  }) : () -> ()
  return
}

// -----

// scf.forall.in_parallel

func.func @f(%i: index, %j: i32) {
  scf.forall (%a) in (4) {
    "foo.x"() : () -> ()
    // expected-error@+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      arith.constant 1 : i32
    }
  }
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel {}
}

// -----

// scf.if

func.func @a(%c: i1, %lb: index) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = scf.if %c -> (i32) {
    %x = arith.constant 1.0 : f32
    // expected-note@+1 {{region branch point}}
    scf.yield %x : f32
  } else {
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  }
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = scf.if %c -> (i32) {
    %x = arith.constant 1.0 : f32
    // expected-note@+1 {{region branch point}}
    scf.yield
  } else {
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  }
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  scf.if %c {
   // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
   func.return
  }
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  %x = arith.constant 1.0 : f32
  "scf.if"(%c)({
    // expected-error@+1 {{block with no terminator, has %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32}}
    %y = arith.constant 1.0 : f32
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  %x = arith.constant 1.0 : f32
  // expected-error@+1 {{'scf.if' op must have an else block if defining values}}
  %r = "scf.if"(%c)({
    scf.yield %x : f32
  }, {}) : (i1) -> (f32)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'scf.if' op requires a single operand}}
  "scf.if"() ({}, {}) : () -> ()
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({
  ^bb0(%x: i32):
    scf.yield
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  scf.if %c {
    "foo.bar"() : () -> () func.call @f(%c) : (i1)->()
    // expected-error@+1 {{reference to an undefined block}}
    cf.br ^bb1
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+2 {{'scf.if' op expects regions to end with 'scf.yield', found 'foo.bar'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.if" (%c)({
    "foo.bar"() : () -> ()
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note@+1 {{region branch point}}
  %x = scf.if %c -> i32 {
    %y = arith.constant 1: i32
  } else {
    %y = arith.constant 1: i32
  }
  return
}

// -----

// scf.index_switch

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.index_switch' op has 0 case regions but 1 case values}}
  "scf.index_switch"(%i)<{cases=array<i64: 1>}>({
  ^bb0:
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.index_switch' op has duplicate case value: 1}}
  "scf.index_switch"(%i)<{cases=array<i64: 1, 1>}>({
  ^bb0:
    scf.yield
  },{
  ^bb0:
    scf.yield
  },{
  ^bb0:
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.index_switch' op expected region to end with scf.yield, but got foo.x}}
  "scf.index_switch"(%i)<{cases=array<i64: 1, 2>}>({
  ^bb0:
    scf.yield
  },{
  ^bb0:
    "foo.x"() : () -> ()
  },{
  ^bb0:
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.index_switch' op expected each region to return 0 values, but case region #0 returns 1}}
  "scf.index_switch"(%i)<{cases=array<i64: 1, 2>}>({
  ^bb0:
    scf.yield
  },{
  ^bb0:
    // expected-note@+1 {{see yield operation here}}
    scf.yield %i: index
  },{
  ^bb0:
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  // expected-error@+1 {{'scf.index_switch' op expected result #0 of each region to be 'f32'}}
  %s = scf.index_switch %lb -> f32
  case 1 {
    scf.yield %lb : index
  }
  default {
    // expected-note@+1 {{default region returns 'index' here}}
    scf.yield %lb : index
  }
  return
}

// -----

// scf.parallel

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1}}
  scf.parallel (%a) = (%i) to (%i) step (%i) {
    scf.reduce(%j : i32) {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %x: i32
    }
  }
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  scf.parallel () = () to () step () {}
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.parallel' op constant step operand must be positive}}
  %c = arith.constant 0 : index scf.parallel (%a) = (%i) to (%i) step (%c) {}
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1}}
  "scf.parallel"(%i,%i,%i)<{operandSegmentSizes=array<i32: 1,1,1,0>}>({
  ^bb0:
    scf.reduce
  }) : (index,index,index) -> ()
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%i,%i,%i)<{operandSegmentSizes=array<i32: 1,1,1,0>}>({
  ^bb0(%a: i32):
    scf.reduce
  }) : (index,index,index) -> ()
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  "scf.parallel"(%i,%i,%i)<{operandSegmentSizes=array<i32: 1,1,1,0>}>({
  ^bb0(%a: index):
    // expected-note@+1 {{terminator here}}
    "foo.x"() : () -> ()
  }) : (index,index,index) -> ()
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of initial values: 0}}
  %x = "scf.parallel"(%i,%i,%i)<{operandSegmentSizes=array<i32: 1,1,1,0>}>({
  ^bb0(%a: index):
    scf.reduce(%i: index) {
    ^bb0(%p: index, %q: index):
      scf.reduce.return %p: index
    }
  }) : (index,index,index) -> (index)
  return
}

// -----

// scf.reduce

func.func @f(%i: index, %j: i32) {
  %x = "scf.parallel"(%i,%i,%i,%i)<{operandSegmentSizes=array<i32: 1,1,1,1>}>({
  ^bb0(%a: index):
    // expected-error@+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'index'}}
    scf.reduce(%j: i32) {
    ^bb0(%p: i32, %q: i32):
      scf.reduce.return %p: i32
    }
  }) : (index,index,index,index) -> (index)
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  %x = "scf.parallel"(%i,%i,%i,%i)<{operandSegmentSizes=array<i32: 1,1,1,1>}>({
  ^bb0(%a: index):
    // expected-error@+1 {{'scf.reduce' op expected two block arguments with type 'index' in the 0-th reduction region}}
    scf.reduce(%i: index) {
    ^bb0(%p: i32, %q: i32):
      scf.reduce.return %p: i32
    }
  }) : (index,index,index,index) -> (index)
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  %x = "scf.parallel"(%i,%i,%i,%i)<{operandSegmentSizes=array<i32: 1,1,1,1>}>({
  ^bb0(%a: index):
    // expected-error@+1 {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
    "scf.reduce"(%i) ({
    ^bb0(%p: index, %q: index):
      "foo.x"() : () -> ()
    }): (index)->()
  }) : (index,index,index,index) -> (index)
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  %x = "scf.parallel"(%i,%i,%i,%i)<{operandSegmentSizes=array<i32: 1,1,1,1>}>({
  ^bb0(%a: index):
    // expected-error@+1 {{'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 2}}
    "scf.reduce"(%i,%i) ({
    ^bb0(%p: index, %q: index):
      scf.reduce.return %q: index
    }): (index,index)->()
  }) : (index,index,index,index) -> (index)
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  "scf.reduce"() : () -> ()
}

// -----

// scf.reduce.return

func.func @f(%i: index, %j: i32) {
  %x = "scf.parallel"(%i,%i,%i,%i)<{operandSegmentSizes=array<i32: 1,1,1,1>}>({
  ^bb0(%a: index):
    scf.reduce(%i: index) {
    ^bb0(%p: index, %q: index):
      // expected-error@+1 {{'scf.reduce.return' op must have type 'index' (the type of the reduction inputs)}}
      scf.reduce.return %j: i32
    }
  }) : (index,index,index,index) -> (index)
  return
}

// -----

// scf.while

func.func @f(%i: index, %j: i32) {
  // expected-error@+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  "scf.while"()({
  ^bb0:
    // expected-note@+1 {{terminator here}}
    "foo.x"() : () -> ()
  },{
  ^bb0:
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %j: i1) {
  // expected-error@+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"()({
  ^bb0:
    scf.condition(%j)
  },{
  ^bb0:
    // expected-note@+1 {{terminator here}}
    "foo.x"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  %x = arith.constant 1.0 : f32
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'index' should match successor input type #0 'f32'}}
  %r = scf.while (%a = %x) : (f32) -> (f32) {
    // expected-note@+1 {{region branch point}}
    scf.condition(%c) %lb : index
  } do { 
    ^bb0(%b: f32):
    scf.yield %x : f32
  }
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  %x = arith.constant 1.0 : f32
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = scf.while (%a = %x) : (f32) -> (f32) {
    // expected-note@+1 {{region branch point}}
    scf.condition(%c) %a : f32
  } do { 
    ^bb0(%b: i32):
    scf.yield %x : f32
  }
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  %x = arith.constant 1.0 : f32
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 2 operands, but region successor needs 1 inputs}}
  %r = scf.while (%a = %x) : (f32) -> (f32) {
    scf.condition(%c) %a : f32
  } do { 
    ^bb0(%b: f32):
    // expected-note@+1 {{region branch point}}
    scf.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @a(%c: i1, %lb: index) {
  %x = arith.constant 1.0 : f32
  // expected-error@+2 {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  // expected-note@+1 {{region branch point}}
  %r = "scf.while"(%x)({
  ^bb0(%b: i32):
    scf.condition(%c) %b : i32
  },{
  ^bb0(%b: f32):
    scf.yield %x : f32
  }) : (f32) -> (f32)
  return
}

// -----

// scf.yield

func.func @f(%i: index, %j: i32) {
  "scf.forall"()<{operandSegmentSizes=array<i32:0,0,0,0>, staticLowerBound=array<i64:0>, staticUpperBound=array<i64: 4>, staticStep=array<i64:1>}>({
  ^bb0(%a: index):
    // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%x: f32, %n: index) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    scf.yield
  }) : (index, index, index, f32) -> ()
  return
}

// -----

func.func @f(%x: f32, %n: index) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  %0 = "scf.for"(%n, %n, %n) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, index, index) -> f32
  return
}

// -----

func.func @f(%x: f32, %n: index) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    scf.yield %a : f32
  }) : (index, index, index, f32) -> ()
  return
}

// -----

func.func @f(%x: f32, %n: index) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    "test.end"() : () -> ()
  }) : (index, index, index, f32) -> ()
  return
}
