// An interpreter for a stack machine: it runs one program for many inputs.
//
// An instruction is two words, an operation and an operand. The dispatch is
// an scf.index_switch with the new stack depth and place as results; binary
// operations are functions, chosen by a switch over function constants and
// called indirectly.
//
//   0 halt             result is the top of the stack
//   1 push    value
//   2 input   number   pushes that column of the inputs
//   3 binary  which    0 add, 1 subtract, 2 multiply, 3 divide (x / 0 = 0)
//   4 jump    place    if the top of the stack, which is popped, is not 0
//   5 copy    depth    pushes the value that far below the top
//   6 store   depth    pops a value and puts it that far below the new top

func.func private @add(%a: i64, %b: i64) -> i64 {
  %c = arith.addi %a, %b : i64
  return %c : i64
}

func.func private @subtract(%a: i64, %b: i64) -> i64 {
  %c = arith.subi %a, %b : i64
  return %c : i64
}

func.func private @multiply(%a: i64, %b: i64) -> i64 {
  %c = arith.muli %a, %b : i64
  return %c : i64
}

// Division is undefined by zero, and where the quotient does not fit: both
// take a divisor of 1 instead, and the former then a result of 0.
func.func private @divide(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %minus_one = arith.constant -1 : i64
  %lowest = arith.constant -9223372036854775808 : i64
  %by_zero = arith.cmpi eq, %b, %zero : i64
  %is_lowest = arith.cmpi eq, %a, %lowest : i64
  %by_minus_one = arith.cmpi eq, %b, %minus_one : i64
  %overflows = arith.andi %is_lowest, %by_minus_one : i1
  %unsafe = arith.ori %by_zero, %overflows : i1
  %divisor = arith.select %unsafe, %one, %b : i64
  %quotient = arith.divsi %a, %divisor : i64
  %result = arith.select %by_zero, %zero, %quotient : i64
  return %result : i64
}

func.func private @binary(%which: index) -> ((i64, i64) -> i64) {
  %function = scf.index_switch %which -> (i64, i64) -> i64
  case 0 {
    %f = func.constant @add : (i64, i64) -> i64
    scf.yield %f : (i64, i64) -> i64
  }
  case 1 {
    %f = func.constant @subtract : (i64, i64) -> i64
    scf.yield %f : (i64, i64) -> i64
  }
  case 2 {
    %f = func.constant @multiply : (i64, i64) -> i64
    scf.yield %f : (i64, i64) -> i64
  }
  default {
    %f = func.constant @divide : (i64, i64) -> i64
    scf.yield %f : (i64, i64) -> i64
  }
  return %function : (i64, i64) -> i64
}

// Runs the program for one row of inputs, which it sees as a row of its own.
func.func private @run(%program: memref<?x2xi32>,
                       %input: memref<?xi64, strided<[1], offset: ?>>,
                       %stack: memref<64xi64>) -> i64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %zero_i64 = arith.constant 0 : i64

  // Runs until halt. The loop carries the place in the program and the depth
  // of the stack.
  %end:2 = scf.while (%place = %zero, %depth = %zero)
      : (index, index) -> (index, index) {
    %operation = memref.load %program[%place, %zero] : memref<?x2xi32>
    %halt = arith.constant 0 : i32
    %goes_on = arith.cmpi ne, %operation, %halt : i32
    scf.condition(%goes_on) %place, %depth : index, index
  } do {
  ^bb0(%place: index, %depth: index):
    %operation_i32 = memref.load %program[%place, %zero] : memref<?x2xi32>
    %operand_i32 = memref.load %program[%place, %one] : memref<?x2xi32>
    %operation = arith.index_castui %operation_i32 : i32 to index
    %operand = arith.index_cast %operand_i32 : i32 to index
    %following = arith.addi %place, %one : index
    %pushed = arith.addi %depth, %one : index
    %popped = arith.subi %depth, %one : index

    %next:2 = scf.index_switch %operation -> index, index
    case 1 {
      %value = arith.extsi %operand_i32 : i32 to i64
      memref.store %value, %stack[%depth] : memref<64xi64>
      scf.yield %following, %pushed : index, index
    }
    case 2 {
      %value = memref.load %input[%operand]
          : memref<?xi64, strided<[1], offset: ?>>
      memref.store %value, %stack[%depth] : memref<64xi64>
      scf.yield %following, %pushed : index, index
    }
    case 3 {
      %left_place = arith.subi %depth, %two : index
      %a = memref.load %stack[%left_place] : memref<64xi64>
      %b = memref.load %stack[%popped] : memref<64xi64>
      %function = func.call @binary(%operand)
          : (index) -> ((i64, i64) -> i64)
      %c = func.call_indirect %function(%a, %b) : (i64, i64) -> i64
      memref.store %c, %stack[%left_place] : memref<64xi64>
      scf.yield %following, %popped : index, index
    }
    case 4 {
      %condition = memref.load %stack[%popped] : memref<64xi64>
      %jumps = arith.cmpi ne, %condition, %zero_i64 : i64
      %target = arith.select %jumps, %operand, %following : index
      scf.yield %target, %popped : index, index
    }
    case 5 {
      %source = arith.subi %popped, %operand : index
      %value = memref.load %stack[%source] : memref<64xi64>
      memref.store %value, %stack[%depth] : memref<64xi64>
      scf.yield %following, %pushed : index, index
    }
    case 6 {
      %value = memref.load %stack[%popped] : memref<64xi64>
      %top = arith.subi %popped, %one : index
      %target = arith.subi %top, %operand : index
      memref.store %value, %stack[%target] : memref<64xi64>
      scf.yield %following, %popped : index, index
    }
    default {
      %false = arith.constant false
      cf.assert %false, "calculator: unknown operation"
      scf.yield %following, %depth : index, index
    }
    scf.yield %next#0, %next#1 : index, index
  }
  %top = arith.subi %end#1, %one : index
  %result = memref.load %stack[%top] : memref<64xi64>
  return %result : i64
}

// results[i] = what the program computes for row i of the inputs.
func.func @calculate(%program: memref<?x2xi32>, %inputs: memref<?x?xi64>,
                     %results: memref<?xi64>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %stack = memref.alloca() : memref<64xi64>
  %rows = memref.dim %inputs, %zero : memref<?x?xi64>
  %columns = memref.dim %inputs, %one : memref<?x?xi64>
  scf.for %i = %zero to %rows step %one {
    %row = memref.subview %inputs[%i, 0][1, %columns][1, 1]
        : memref<?x?xi64> to memref<?xi64, strided<[1], offset: ?>>
    %result = func.call @run(%program, %row, %stack)
        : (memref<?x2xi32>, memref<?xi64, strided<[1], offset: ?>>,
           memref<64xi64>) -> i64
    memref.store %result, %results[%i] : memref<?xi64>
  }
  return
}
