// Sorting 32-bit integers in an order that the caller names: quicksort with
// the median of three, and insertion sort for short ranges.
//
// The order is a function value: func.constant makes one, func.call_indirect
// calls it. The range shrinks from both sides in an scf.while; quicksort
// recurses into the shorter part and loops on the longer one, so that the
// stack stays logarithmic.

func.func private @ascending(%a: i32, %b: i32) -> i1 {
  %before = arith.cmpi slt, %a, %b : i32
  return %before : i1
}

func.func private @descending(%a: i32, %b: i32) -> i1 {
  %before = arith.cmpi sgt, %a, %b : i32
  return %before : i1
}

func.func private @ascending_unsigned(%a: i32, %b: i32) -> i1 {
  %before = arith.cmpi ult, %a, %b : i32
  return %before : i1
}

// Sorts data[begin..end) by moving each element down to its place.
func.func private @insertion_sort(%data: memref<?xi32>, %begin: index,
                                  %end: index, %before: (i32, i32) -> i1) {
  %one = arith.constant 1 : index
  %second = arith.addi %begin, %one : index
  scf.for %i = %second to %end step %one {
    %value = memref.load %data[%i] : memref<?xi32>
    %hole = scf.while (%j = %i) : (index) -> index {
      %not_first = arith.cmpi ugt, %j, %begin : index
      %moves = scf.if %not_first -> (i1) {
        %left = arith.subi %j, %one : index
        %neighbour = memref.load %data[%left] : memref<?xi32>
        %smaller = func.call_indirect %before(%value, %neighbour)
            : (i32, i32) -> i1
        scf.yield %smaller : i1
      } else {
        %false = arith.constant false
        scf.yield %false : i1
      }
      scf.condition(%moves) %j : index
    } do {
    ^bb0(%j: index):
      %left = arith.subi %j, %one : index
      %neighbour = memref.load %data[%left] : memref<?xi32>
      memref.store %neighbour, %data[%j] : memref<?xi32>
      scf.yield %left : index
    }
    memref.store %value, %data[%hole] : memref<?xi32>
  }
  return
}

// The median of three values.
func.func private @median(%a: i32, %b: i32, %c: i32,
                          %before: (i32, i32) -> i1) -> i32 {
  %b_first = func.call_indirect %before(%b, %a) : (i32, i32) -> i1
  %low = arith.select %b_first, %b, %a : i32
  %high = arith.select %b_first, %a, %b : i32
  %c_below_high = func.call_indirect %before(%c, %high) : (i32, i32) -> i1
  %rest = arith.select %c_below_high, %c, %high : i32
  %rest_below_low = func.call_indirect %before(%rest, %low) : (i32, i32) -> i1
  %median = arith.select %rest_below_low, %low, %rest : i32
  return %median : i32
}

// The first index from %start in direction %step whose element stops the
// scan: one that does not come before the pivot (going up), or that the
// pivot does not come before (going down). The pivot itself stops both.
func.func private @scan_up(%data: memref<?xi32>, %start: index, %pivot: i32,
                           %before: (i32, i32) -> i1) -> index {
  %one = arith.constant 1 : index
  %stop = scf.while (%i = %start) : (index) -> index {
    %value = memref.load %data[%i] : memref<?xi32>
    %goes_on = func.call_indirect %before(%value, %pivot) : (i32, i32) -> i1
    scf.condition(%goes_on) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %one : index
    scf.yield %next : index
  }
  return %stop : index
}

func.func private @scan_down(%data: memref<?xi32>, %start: index, %pivot: i32,
                             %before: (i32, i32) -> i1) -> index {
  %one = arith.constant 1 : index
  %stop = scf.while (%i = %start) : (index) -> index {
    %value = memref.load %data[%i] : memref<?xi32>
    %goes_on = func.call_indirect %before(%pivot, %value) : (i32, i32) -> i1
    scf.condition(%goes_on) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.subi %i, %one : index
    scf.yield %next : index
  }
  return %stop : index
}

// Hoare's partition of data[begin..end), at least two elements: afterwards
// nothing in [begin..split) comes after anything in [split..end), and neither
// part is empty.
func.func private @partition(%data: memref<?xi32>, %begin: index, %end: index,
                             %before: (i32, i32) -> i1) -> index {
  %one = arith.constant 1 : index
  %last = arith.subi %end, %one : index
  %sum = arith.addi %begin, %last : index
  %middle = arith.shrui %sum, %one : index
  %a = memref.load %data[%begin] : memref<?xi32>
  %b = memref.load %data[%middle] : memref<?xi32>
  %c = memref.load %data[%last] : memref<?xi32>
  %pivot = func.call @median(%a, %b, %c, %before)
      : (i32, i32, i32, (i32, i32) -> i1) -> i32

  %ends:2 = scf.while (%from_left = %begin, %from_right = %last)
      : (index, index) -> (index, index) {
    %left = func.call @scan_up(%data, %from_left, %pivot, %before)
        : (memref<?xi32>, index, i32, (i32, i32) -> i1) -> index
    %right = func.call @scan_down(%data, %from_right, %pivot, %before)
        : (memref<?xi32>, index, i32, (i32, i32) -> i1) -> index
    %apart = arith.cmpi slt, %left, %right : index
    scf.condition(%apart) %left, %right : index, index
  } do {
  ^bb0(%left: index, %right: index):
    %left_value = memref.load %data[%left] : memref<?xi32>
    %right_value = memref.load %data[%right] : memref<?xi32>
    memref.store %right_value, %data[%left] : memref<?xi32>
    memref.store %left_value, %data[%right] : memref<?xi32>
    %next_left = arith.addi %left, %one : index
    %next_right = arith.subi %right, %one : index
    scf.yield %next_left, %next_right : index, index
  }
  %met = arith.cmpi eq, %ends#0, %ends#1 : index
  %after_left = arith.addi %ends#1, %one : index
  %first = arith.cmpi eq, %ends#0, %begin : index
  %alone = arith.andi %met, %first : i1
  %split = arith.select %alone, %after_left, %ends#0 : index
  return %split : index
}

func.func private @quicksort(%data: memref<?xi32>, %begin: index, %end: index,
                             %before: (i32, i32) -> i1) {
  %short = arith.constant 12 : index
  %rest:2 = scf.while (%lo = %begin, %hi = %end)
      : (index, index) -> (index, index) {
    %length = arith.subi %hi, %lo : index
    %long = arith.cmpi ugt, %length, %short : index
    scf.condition(%long) %lo, %hi : index, index
  } do {
  ^bb0(%lo: index, %hi: index):
    %split = func.call @partition(%data, %lo, %hi, %before)
        : (memref<?xi32>, index, index, (i32, i32) -> i1) -> index
    %left_length = arith.subi %split, %lo : index
    %right_length = arith.subi %hi, %split : index
    %left_is_shorter = arith.cmpi ult, %left_length, %right_length : index
    %next:2 = scf.if %left_is_shorter -> (index, index) {
      func.call @quicksort(%data, %lo, %split, %before)
          : (memref<?xi32>, index, index, (i32, i32) -> i1) -> ()
      scf.yield %split, %hi : index, index
    } else {
      func.call @quicksort(%data, %split, %hi, %before)
          : (memref<?xi32>, index, index, (i32, i32) -> i1) -> ()
      scf.yield %lo, %split : index, index
    }
    scf.yield %next#0, %next#1 : index, index
  }
  func.call @insertion_sort(%data, %rest#0, %rest#1, %before)
      : (memref<?xi32>, index, index, (i32, i32) -> i1) -> ()
  return
}

// Sorts data in place. order: 0 ascending, 1 descending, 2 ascending as
// unsigned numbers.
func.func @sort(%data: memref<?xi32>, %order: index)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %size = memref.dim %data, %zero : memref<?xi32>
  %before = scf.index_switch %order -> (i32, i32) -> i1
  case 1 {
    %f = func.constant @descending : (i32, i32) -> i1
    scf.yield %f : (i32, i32) -> i1
  }
  case 2 {
    %f = func.constant @ascending_unsigned : (i32, i32) -> i1
    scf.yield %f : (i32, i32) -> i1
  }
  default {
    %f = func.constant @ascending : (i32, i32) -> i1
    scf.yield %f : (i32, i32) -> i1
  }
  func.call @quicksort(%data, %zero, %size, %before)
      : (memref<?xi32>, index, index, (i32, i32) -> i1) -> ()
  return
}
