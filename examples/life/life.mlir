// Conway's Game of Life on a torus, one i8 per cell: 1 is alive, 0 is dead.
//
// Two boards take turns as source and target. They are loop-carried values
// of type memref: swapping them is swapping two descriptors, no cell moves.

// (i + offset) modulo size, for an offset of -1, 0 or 1.
func.func private @wrap(%i: index, %offset: index, %size: index) -> index {
  %sum = arith.addi %i, %offset : index
  %plus_size = arith.addi %sum, %size : index
  %wrapped = arith.remui %plus_size, %size : index
  return %wrapped : index
}

// One step: a cell with three neighbours lives, one with two stays as it is.
func.func private @step(%from: memref<?x?xi8>, %to: memref<?x?xi8>) {
  %minus_one = arith.constant -1 : index
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %dead = arith.constant 0 : i8
  %alive = arith.constant 1 : i8
  %two_i8 = arith.constant 2 : i8
  %three_i8 = arith.constant 3 : i8
  %height = memref.dim %from, %zero : memref<?x?xi8>
  %width = memref.dim %from, %one : memref<?x?xi8>
  scf.for %y = %zero to %height step %one {
    scf.for %x = %zero to %width step %one {
      %cell = memref.load %from[%y, %x] : memref<?x?xi8>

      // All nine cells around and including this one, less this one.
      %nine = scf.for %dy = %minus_one to %two step %one
          iter_args(%sum_rows = %dead) -> (i8) {
        %ny = func.call @wrap(%y, %dy, %height)
            : (index, index, index) -> index
        %row = scf.for %dx = %minus_one to %two step %one
            iter_args(%sum = %sum_rows) -> (i8) {
          %nx = func.call @wrap(%x, %dx, %width)
              : (index, index, index) -> index
          %neighbour = memref.load %from[%ny, %nx] : memref<?x?xi8>
          %next = arith.addi %sum, %neighbour : i8
          scf.yield %next : i8
        }
        scf.yield %row : i8
      }
      %neighbours = arith.subi %nine, %cell : i8

      %is_three = arith.cmpi eq, %neighbours, %three_i8 : i8
      %is_two = arith.cmpi eq, %neighbours, %two_i8 : i8
      %stays = arith.select %is_two, %cell, %dead : i8
      %new_cell = arith.select %is_three, %alive, %stays : i8
      memref.store %new_cell, %to[%y, %x] : memref<?x?xi8>
    }
  }
  return
}

// Runs %steps steps on %board, in place.
func.func @life(%board: memref<?x?xi8>, %steps: i32)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_i32 = arith.constant 0 : i32
  %one_i32 = arith.constant 1 : i32
  %height = memref.dim %board, %zero : memref<?x?xi8>
  %width = memref.dim %board, %one : memref<?x?xi8>
  %spare = memref.alloc(%height, %width) : memref<?x?xi8>

  %ends:2 = scf.for %i = %zero_i32 to %steps step %one_i32
      iter_args(%from = %board, %to = %spare)
      -> (memref<?x?xi8>, memref<?x?xi8>) : i32 {
    func.call @step(%from, %to) : (memref<?x?xi8>, memref<?x?xi8>) -> ()
    scf.yield %to, %from : memref<?x?xi8>, memref<?x?xi8>
  }

  // After an odd number of steps the result is in the spare board.
  %odd_bit = arith.andi %steps, %one_i32 : i32
  %is_odd = arith.trunci %odd_bit : i32 to i1
  scf.if %is_odd {
    memref.copy %ends#0, %board : memref<?x?xi8> to memref<?x?xi8>
  }
  memref.dealloc %spare : memref<?x?xi8>
  return
}
