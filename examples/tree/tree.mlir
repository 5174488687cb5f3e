// A binary search tree without pointers: nodes are rows of three memrefs,
// links are row numbers, and -1 is no node.
//
// The whole state (the count of nodes, and with it the root, row 0) is in
// memory, so that the caller can go on inserting. Lookup and insertion walk
// down in an scf.while; the traversal in order keeps its own stack in a
// memref that lives for the length of a memref.alloca_scope.

// Inserts a key unless it is there; counts how often it has been inserted.
func.func @tree_insert(%keys: memref<?xi64>, %links: memref<?x2xi32>,
                       %uses: memref<?xi32>, %count: memref<i32>, %key: i64)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant -1 : i32
  %zero_i32 = arith.constant 0 : i32
  %one_i32 = arith.constant 1 : i32
  %nodes = memref.load %count[] : memref<i32>
  %is_empty = arith.cmpi eq, %nodes, %zero_i32 : i32
  %root = arith.select %is_empty, %none, %zero_i32 : i32

  // Ends at the node with the key, or at none below the last node visited,
  // on the given side of it.
  %end:3 = scf.while (%node = %root, %parent = %none, %side = %zero)
      : (i32, i32, index) -> (i32, i32, index) {
    %is_node = arith.cmpi ne, %node, %none : i32
    %goes_on = scf.if %is_node -> (i1) {
      %row = arith.index_cast %node : i32 to index
      %node_key = memref.load %keys[%row] : memref<?xi64>
      %differs = arith.cmpi ne, %node_key, %key : i64
      scf.yield %differs : i1
    } else {
      scf.yield %is_node : i1
    }
    scf.condition(%goes_on) %node, %parent, %side : i32, i32, index
  } do {
  ^bb0(%node: i32, %parent: i32, %side: index):
    %row = arith.index_cast %node : i32 to index
    %node_key = memref.load %keys[%row] : memref<?xi64>
    %is_right = arith.cmpi sgt, %key, %node_key : i64
    %next_side = arith.index_castui %is_right : i1 to index
    %next = memref.load %links[%row, %next_side] : memref<?x2xi32>
    scf.yield %next, %node, %next_side : i32, i32, index
  }

  %found = arith.cmpi ne, %end#0, %none : i32
  scf.if %found {
    %row = arith.index_cast %end#0 : i32 to index
    %old = memref.load %uses[%row] : memref<?xi32>
    %new = arith.addi %old, %one_i32 : i32
    memref.store %new, %uses[%row] : memref<?xi32>
  } else {
    %row = arith.index_cast %nodes : i32 to index
    memref.store %key, %keys[%row] : memref<?xi64>
    memref.store %none, %links[%row, %zero] : memref<?x2xi32>
    memref.store %none, %links[%row, %one] : memref<?x2xi32>
    memref.store %one_i32, %uses[%row] : memref<?xi32>
    scf.if %is_empty {
    } else {
      %parent_row = arith.index_cast %end#1 : i32 to index
      memref.store %nodes, %links[%parent_row, %end#2] : memref<?x2xi32>
    }
    %more = arith.addi %nodes, %one_i32 : i32
    memref.store %more, %count[] : memref<i32>
  }
  return
}

// Walks the tree in order with a stack of places to come back to.
func.func private @walk(%keys: memref<?xi64>, %links: memref<?x2xi32>,
                        %uses: memref<?xi32>, %root: i32,
                        %stack: memref<?xi32>, %out: memref<?xi64>) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant -1 : i32
  %end:3 = scf.while (%node = %root, %depth = %zero, %n = %zero)
      : (i32, index, index) -> (i32, index, index) {
    %is_node = arith.cmpi ne, %node, %none : i32
    %has_pending = arith.cmpi ne, %depth, %zero : index
    %goes_on = arith.ori %is_node, %has_pending : i1
    scf.condition(%goes_on) %node, %depth, %n : i32, index, index
  } do {
  ^bb0(%node: i32, %depth: index, %n: index):
    %is_node = arith.cmpi ne, %node, %none : i32
    %next:3 = scf.if %is_node -> (i32, index, index) {
      // Smaller keys first: come back to this node later.
      %row = arith.index_cast %node : i32 to index
      %left = memref.load %links[%row, %zero] : memref<?x2xi32>
      memref.store %node, %stack[%depth] : memref<?xi32>
      %deeper = arith.addi %depth, %one : index
      scf.yield %left, %deeper, %n : i32, index, index
    } else {
      %top = arith.subi %depth, %one : index
      %pending = memref.load %stack[%top] : memref<?xi32>
      %row = arith.index_cast %pending : i32 to index
      %key = memref.load %keys[%row] : memref<?xi64>
      %use_count_i32 = memref.load %uses[%row] : memref<?xi32>
      %use_count = arith.index_cast %use_count_i32 : i32 to index
      %after = arith.addi %n, %use_count : index
      scf.for %i = %n to %after step %one {
        memref.store %key, %out[%i] : memref<?xi64>
      }
      %right = memref.load %links[%row, %one] : memref<?x2xi32>
      scf.yield %right, %top, %after : i32, index, index
    }
    scf.yield %next#0, %next#1, %next#2 : i32, index, index
  }
  return %end#2 : index
}

// Writes the keys in ascending order, each as often as it was inserted;
// returns how many that are.
func.func @tree_sorted(%keys: memref<?xi64>, %links: memref<?x2xi32>,
                       %uses: memref<?xi32>, %count: memref<i32>,
                       %out: memref<?xi64>) -> i64
    attributes {llvm.emit_c_interface} {
  %none = arith.constant -1 : i32
  %zero_i32 = arith.constant 0 : i32
  %nodes = memref.load %count[] : memref<i32>
  %is_empty = arith.cmpi eq, %nodes, %zero_i32 : i32
  %root = arith.select %is_empty, %none, %zero_i32 : i32
  %max_depth = arith.index_cast %nodes : i32 to index
  %written = memref.alloca_scope -> (i64) {
    %stack = memref.alloca(%max_depth) : memref<?xi32>
    %n = func.call @walk(%keys, %links, %uses, %root, %stack, %out)
        : (memref<?xi64>, memref<?x2xi32>, memref<?xi32>, i32, memref<?xi32>,
           memref<?xi64>) -> index
    %n_i64 = arith.index_cast %n : index to i64
    memref.alloca_scope.return %n_i64 : i64
  }
  return %written : i64
}
