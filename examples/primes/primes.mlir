// All primes below a limit, in a buffer that grows as it is filled: how many
// there are is not known beforehand.
//
// The sieve is one byte per number, for the time of the call. The result is a
// memref that the function has allocated: its caller gets a descriptor to
// look at, and gives it back to @release.

// The buffer with room for one more element than %used: the same one, or one
// of twice the size with the old contents, the old one being freed.
func.func private @make_room(%buffer: memref<?xi32>, %used: index)
    -> memref<?xi32> {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %capacity = memref.dim %buffer, %zero : memref<?xi32>
  %is_full = arith.cmpi eq, %used, %capacity : index
  %roomy = scf.if %is_full -> (memref<?xi32>) {
    %twice = arith.muli %capacity, %two : index
    %grown = memref.realloc %buffer(%twice) : memref<?xi32> to memref<?xi32>
    scf.yield %grown : memref<?xi32>
  } else {
    scf.yield %buffer : memref<?xi32>
  }
  return %roomy : memref<?xi32>
}

// Returns a buffer, and how many elements of it are in use.
func.func @primes(%limit: index) -> (memref<?xi32>, index)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %four = arith.constant 4 : index
  %prime = arith.constant 0 : i8
  %composite = arith.constant 1 : i8
  %sieve = memref.alloc(%limit) : memref<?xi8>
  scf.for %i = %zero to %limit step %one {
    memref.store %prime, %sieve[%i] : memref<?xi8>
  }

  %first = memref.alloc(%four) : memref<?xi32>
  %buffer, %count = scf.for %n = %two to %limit step %one
      iter_args(%buffer = %first, %count = %zero) -> (memref<?xi32>, index) {
    %mark = memref.load %sieve[%n] : memref<?xi8>
    %is_prime = arith.cmpi eq, %mark, %prime : i8
    %next:2 = scf.if %is_prime -> (memref<?xi32>, index) {
      %square = arith.muli %n, %n : index
      scf.for %multiple = %square to %limit step %n {
        memref.store %composite, %sieve[%multiple] : memref<?xi8>
      }
      %roomy = func.call @make_room(%buffer, %count)
          : (memref<?xi32>, index) -> memref<?xi32>
      %n_i32 = arith.index_cast %n : index to i32
      memref.store %n_i32, %roomy[%count] : memref<?xi32>
      %more = arith.addi %count, %one : index
      scf.yield %roomy, %more : memref<?xi32>, index
    } else {
      scf.yield %buffer, %count : memref<?xi32>, index
    }
    scf.yield %next#0, %next#1 : memref<?xi32>, index
  }
  memref.dealloc %sieve : memref<?xi8>
  return %buffer, %count : memref<?xi32>, index
}

func.func @release(%buffer: memref<?xi32>)
    attributes {llvm.emit_c_interface} {
  memref.dealloc %buffer : memref<?xi32>
  return
}
