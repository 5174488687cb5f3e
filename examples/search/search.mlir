// Finding every place of a pattern in a text: Horspool's search.
//
// Written in branches between blocks (cf), as a front end for a language
// with goto, break and early return would produce it: loops are edges back,
// block arguments are the variables.
//
// shift[b] says how far the pattern may move when its last place sits on
// byte b: to where b occurs in the pattern next, or past it entirely. The
// table is on the stack (memref.alloca).

func.func private @fill_shifts(%pattern: memref<?xi8>,
                               %shift: memref<256xindex>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %bytes = arith.constant 256 : index
  %length = memref.dim %pattern, %zero : memref<?xi8>
  %last = arith.subi %length, %one : index
  cf.br ^clear(%zero : index)

^clear(%b: index):
  memref.store %length, %shift[%b] : memref<256xindex>
  %next_b = arith.addi %b, %one : index
  %more_bytes = arith.cmpi ult, %next_b, %bytes : index
  cf.cond_br %more_bytes, ^clear(%next_b : index), ^fill(%zero : index)

^fill(%i: index):
  %in_pattern = arith.cmpi ult, %i, %last : index
  cf.cond_br %in_pattern, ^enter, ^done

^enter:
  %byte = memref.load %pattern[%i] : memref<?xi8>
  %slot = arith.index_castui %byte : i8 to index
  %distance = arith.subi %last, %i : index
  memref.store %distance, %shift[%slot] : memref<256xindex>
  %next_i = arith.addi %i, %one : index
  cf.br ^fill(%next_i : index)

^done:
  return
}

// Writes the places of the pattern in the text to places[], as many as fit;
// returns how many there are. An empty pattern is found nowhere.
func.func @search(%text: memref<?xi8>, %pattern: memref<?xi8>,
                  %places: memref<?xindex>) -> index
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %text_length = memref.dim %text, %zero : memref<?xi8>
  %length = memref.dim %pattern, %zero : memref<?xi8>
  %capacity = memref.dim %places, %zero : memref<?xindex>
  %shift = memref.alloca() : memref<256xindex>
  %is_empty = arith.cmpi eq, %length, %zero : index
  cf.cond_br %is_empty, ^return(%zero : index), ^prepare

^prepare:
  func.call @fill_shifts(%pattern, %shift)
      : (memref<?xi8>, memref<256xindex>) -> ()
  %last = arith.subi %length, %one : index
  cf.br ^try(%zero, %zero : index, index)

^try(%place: index, %found: index):
  %end = arith.addi %place, %length : index
  %fits = arith.cmpi ule, %end, %text_length : index
  cf.cond_br %fits, ^compare(%last : index), ^return(%found : index)

// Compares from the last byte of the pattern to the first.
^compare(%i: index):
  %at = arith.addi %place, %i : index
  %text_byte = memref.load %text[%at] : memref<?xi8>
  %pattern_byte = memref.load %pattern[%i] : memref<?xi8>
  %same = arith.cmpi eq, %text_byte, %pattern_byte : i8
  cf.cond_br %same, ^matched, ^move(%found : index)

^matched:
  %was_first = arith.cmpi eq, %i, %zero : index
  %before = arith.subi %i, %one : index
  cf.cond_br %was_first, ^record, ^compare(%before : index)

^record:
  %now_found = arith.addi %found, %one : index
  %has_room = arith.cmpi ult, %found, %capacity : index
  cf.cond_br %has_room, ^write, ^move(%now_found : index)

^write:
  memref.store %place, %places[%found] : memref<?xindex>
  cf.br ^move(%now_found : index)

^move(%total: index):
  %last_at = arith.addi %place, %last : index
  %last_byte = memref.load %text[%last_at] : memref<?xi8>
  %slot = arith.index_castui %last_byte : i8 to index
  %distance = memref.load %shift[%slot] : memref<256xindex>
  %next_place = arith.addi %place, %distance : index
  cf.br ^try(%next_place, %total : index, index)

^return(%result: index):
  return %result : index
}
