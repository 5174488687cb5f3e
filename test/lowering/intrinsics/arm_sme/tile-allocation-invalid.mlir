// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -test-arm-sme-tile-allocation -allow-unregistered-dialect
//
// What would have to move from one tile of ZA to another.

func.func @still_needed(%i: index, %x: vector<[4]xf32>, %y: vector<[4]xf32>) {
  %a = arm_sme.get_tile : vector<[4]x[4]xf32>
  // expected-note@below {{tile operand is here}}
  %b = arm_sme.insert_tile_slice %x, %a[%i] : vector<[4]xf32> into vector<[4]x[4]xf32>
  // expected-error@below {{'arm_sme.insert_tile_slice' op tile operand allocated to different SME virtial tile (move required)}}
  %c = arm_sme.insert_tile_slice %y, %b[%i] : vector<[4]xf32> into vector<[4]x[4]xf32>
  "test.use"(%b, %c) : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> ()
  return
}

// -----

// expected-note@below {{tile operand is here}}
func.func @passed(%c: i1, %a: vector<[4]x[4]xf32>) {
  // expected-error@below {{'arm_sme.copy_tile' op tile operand allocated to different SME virtial tile (move required)}}
  cf.cond_br %c, ^end(%a : vector<[4]x[4]xf32>), ^no
^no:
  %b = arm_sme.get_tile : vector<[4]x[4]xf32>
  cf.br ^end(%b : vector<[4]x[4]xf32>)
^end(%r: vector<[4]x[4]xf32>):
  "test.use"(%r, %a) : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> ()
  return
}
