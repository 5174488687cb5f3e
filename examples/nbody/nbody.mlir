// Gravity between bodies in f64, stepped by symplectic Euler, with no
// library function: the square root is Newton's iteration.
//
// A body is one row of a static 2-D memref: position (0-2), velocity (3-5),
// mass (6). Forces act on pairs, each pair once.

// The square root of x > 0. The first guess halves the exponent, by shifting
// the bits of the float and adding half the bias; five Newton steps
// guess = (guess + x / guess) / 2 then reach the precision of f64.
func.func private @square_root(%x: f64) -> f64 {
  %one_i64 = arith.constant 1 : i64
  %half_bias = arith.constant 0x1FF8000000000000 : i64
  %half = arith.constant 5.0e-1 : f64
  %bits = arith.bitcast %x : f64 to i64
  %halved = arith.shrui %bits, %one_i64 : i64
  %guess_bits = arith.addi %halved, %half_bias : i64
  %guess = arith.bitcast %guess_bits : i64 to f64
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = arith.constant 5 : index
  %root = scf.for %i = %zero to %five step %one
      iter_args(%current = %guess) -> (f64) {
    %quotient = arith.divf %x, %current : f64
    %sum = arith.addf %current, %quotient : f64
    %next = arith.mulf %sum, %half : f64
    scf.yield %next : f64
  }
  return %root : f64
}

// Changes the velocities of bodies i and j by their attraction over time dt.
func.func private @attract(%bodies: memref<?x7xf64>, %i: index, %j: index,
                           %dt: f64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %mass_column = arith.constant 6 : index
  %zero_f64 = arith.constant 0.0 : f64

  %distance_squared = scf.for %axis = %zero to %three step %one
      iter_args(%sum = %zero_f64) -> (f64) {
    %pi = memref.load %bodies[%i, %axis] : memref<?x7xf64>
    %pj = memref.load %bodies[%j, %axis] : memref<?x7xf64>
    %difference = arith.subf %pi, %pj : f64
    %square = arith.mulf %difference, %difference : f64
    %next = arith.addf %sum, %square : f64
    scf.yield %next : f64
  }
  %distance = func.call @square_root(%distance_squared) : (f64) -> f64
  %distance_cubed = arith.mulf %distance_squared, %distance : f64
  %magnitude = arith.divf %dt, %distance_cubed : f64
  %mass_i = memref.load %bodies[%i, %mass_column] : memref<?x7xf64>
  %mass_j = memref.load %bodies[%j, %mass_column] : memref<?x7xf64>
  %pull_i = arith.mulf %mass_j, %magnitude : f64
  %pull_j = arith.mulf %mass_i, %magnitude : f64

  scf.for %axis = %zero to %three step %one {
    %velocity_column = arith.addi %axis, %three : index
    %pi = memref.load %bodies[%i, %axis] : memref<?x7xf64>
    %pj = memref.load %bodies[%j, %axis] : memref<?x7xf64>
    %difference = arith.subf %pi, %pj : f64
    %change_i = arith.mulf %difference, %pull_i : f64
    %change_j = arith.mulf %difference, %pull_j : f64
    %vi = memref.load %bodies[%i, %velocity_column] : memref<?x7xf64>
    %vj = memref.load %bodies[%j, %velocity_column] : memref<?x7xf64>
    %new_vi = arith.subf %vi, %change_i : f64
    %new_vj = arith.addf %vj, %change_j : f64
    memref.store %new_vi, %bodies[%i, %velocity_column] : memref<?x7xf64>
    memref.store %new_vj, %bodies[%j, %velocity_column] : memref<?x7xf64>
  }
  return
}

func.func @nbody(%bodies: memref<?x7xf64>, %steps: index, %dt: f64)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %count = memref.dim %bodies, %zero : memref<?x7xf64>
  scf.for %step = %zero to %steps step %one {
    scf.for %i = %zero to %count step %one {
      %after_i = arith.addi %i, %one : index
      scf.for %j = %after_i to %count step %one {
        func.call @attract(%bodies, %i, %j, %dt)
            : (memref<?x7xf64>, index, index, f64) -> ()
      }
    }
    scf.for %i = %zero to %count step %one {
      scf.for %axis = %zero to %three step %one {
        %velocity_column = arith.addi %axis, %three : index
        %position = memref.load %bodies[%i, %axis] : memref<?x7xf64>
        %velocity = memref.load %bodies[%i, %velocity_column]
            : memref<?x7xf64>
        %way = arith.mulf %velocity, %dt : f64
        %new_position = arith.addf %position, %way : f64
        memref.store %new_position, %bodies[%i, %axis] : memref<?x7xf64>
      }
    }
  }
  return
}
