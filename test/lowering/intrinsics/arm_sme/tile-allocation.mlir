// Tiles of ZA for values: by their widths, by when they are needed, and in
// memory what is left.
//
// RUN: %mlcc-opt %s -test-arm-sme-tile-allocation -allow-unregistered-dialect | FileCheck %s
// RUN: %mlcc-opt %s -test-arm-sme-tile-allocation=preprocess-only=true -allow-unregistered-dialect | FileCheck %s --check-prefix=COPIES
// RUN: %mlcc-opt %s -test-arm-sme-tile-allocation=dump-tile-live-ranges=true -allow-unregistered-dialect -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIVE --match-full-lines --strict-whitespace

// Each has those of the least number that no other one needs.
// CHECK-LABEL: @by_width
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 1 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 3 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 7 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
func.func @by_width() {
  %h0 = arm_sme.get_tile : vector<[8]x[8]xf16>
  %s0 = arm_sme.get_tile : vector<[4]x[4]xf32>
  %d0 = arm_sme.get_tile : vector<[2]x[2]xf64>
  %q0 = arm_sme.get_tile : vector<[1]x[1]xi128>
  "test.use"(%h0, %s0, %d0, %q0) : (vector<[8]x[8]xf16>, vector<[4]x[4]xf32>, vector<[2]x[2]xf64>, vector<[1]x[1]xi128>) -> ()
  %b0 = arm_sme.get_tile : vector<[16]x[16]xi8>
  "test.use"(%b0) : (vector<[16]x[16]xi8>) -> ()
  return
}

// A block of its own passes on what a condition would.
// COPIES-LABEL: @conditional(
// COPIES:       %[[A:.*]] = arm_sme.get_tile
// COPIES-NEXT:  cf.cond_br %{{.*}}, ^[[YES:.*]], ^[[NO:.*]]
// COPIES:       ^[[NO]]:
// COPIES-NEXT:  cf.br ^[[ELSE:bb[0-9]+]]
// COPIES:       ^[[YES]]:
// COPIES-NEXT:  %[[COPY:.*]] = arm_sme.copy_tile %[[A]] : vector<[4]x[4]xf32>
// COPIES-NEXT:  cf.br ^[[END:.*]](%[[COPY]] : vector<[4]x[4]xf32>)
// COPIES:       ^[[ELSE]]:
// COPIES-NEXT:  %[[B:.*]] = arm_sme.get_tile
// COPIES-NEXT:  %[[OTHER:.*]] = arm_sme.copy_tile %[[B]]
// COPIES-NEXT:  cf.br ^[[END]](%[[OTHER]] : vector<[4]x[4]xf32>)
//
// CHECK-LABEL: @conditional
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
func.func @conditional(%c: i1) {
  %a = arm_sme.get_tile : vector<[4]x[4]xf32>
  cf.cond_br %c, ^end(%a : vector<[4]x[4]xf32>), ^no
^no:
  %b = arm_sme.get_tile : vector<[4]x[4]xf32>
  cf.br ^end(%b : vector<[4]x[4]xf32>)
^end(%r: vector<[4]x[4]xf32>):
  "test.use"(%r) : (vector<[4]x[4]xf32>) -> ()
  return
}

// One that is made of nothing goes to memory, if only it is not wider.
// CHECK-LABEL: @spills_what_is_made_again
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 1 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 16 : i32}
func.func @spills_what_is_made_again() {
  %a = arm_sme.get_tile : vector<[8]x[8]xi16>
  %b = arm_sme.get_tile : vector<[8]x[8]xi16>
  %c = arm_sme.get_tile : vector<[8]x[8]xi16>
  "test.use"(%a, %b, %c) : (vector<[8]x[8]xi16>, vector<[8]x[8]xi16>, vector<[8]x[8]xi16>) -> ()
  return
}

// CHECK-LABEL: @spills_another
// CHECK:       arm_sme.get_tile {tile_id = 16 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 1 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 1 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 0 : i32}
func.func @spills_another(%i: index, %x: vector<[8]xi16>) {
  %a = arm_sme.get_tile : vector<[8]x[8]xi16>
  %b0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %b = arm_sme.insert_tile_slice %x, %b0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  %c0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %c = arm_sme.insert_tile_slice %x, %c0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  "test.use"(%a, %b, %c) : (vector<[8]x[8]xi16>, vector<[8]x[8]xi16>, vector<[8]x[8]xi16>) -> ()
  return
}

// The one that ends last.
// CHECK-LABEL: @spills_last
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 0 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 16 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 16 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 1 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 1 : i32}
func.func @spills_last(%i: index, %x: vector<[8]xi16>) {
  %a0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %a = arm_sme.insert_tile_slice %x, %a0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  %b0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %b = arm_sme.insert_tile_slice %x, %b0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  %c0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %c = arm_sme.insert_tile_slice %x, %c0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  "test.use"(%c) : (vector<[8]x[8]xi16>) -> ()
  "test.use"(%a) : (vector<[8]x[8]xi16>) -> ()
  "test.use"(%b) : (vector<[8]x[8]xi16>) -> ()
  return
}

// The wider one.
// CHECK-LABEL: @spills_wide
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 0 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 16 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 16 : i32}
func.func @spills_wide(%i: index, %x: vector<[16]xi8>, %y: vector<[8]xi16>) {
  %a0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %a = arm_sme.insert_tile_slice %y, %a0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  %b0 = arm_sme.get_tile : vector<[16]x[16]xi8>
  %b = arm_sme.insert_tile_slice %x, %b0[%i] : vector<[16]xi8> into vector<[16]x[16]xi8>
  "test.use"(%b) : (vector<[16]x[16]xi8>) -> ()
  "test.use"(%a) : (vector<[8]x[8]xi16>) -> ()
  return
}

// Another one has the tile where it is not needed.
//      LIVE:SME Tile Liveness: @in_hole
//      LIVE:========== Coalesced Live Ranges:
// LIVE-NEXT:SME Tile Liveness: @in_hole
// LIVE-NEXT:Key:
// LIVE-NEXT:S - Start
// LIVE-NEXT:E - End
// LIVE-NEXT:| - Live
// LIVE-NEXT:^bb0:
// LIVE-NEXT:S    arm_sme.get_tile
// LIVE-NEXT:|    arm_sme.insert_tile_slice
// LIVE-NEXT:E    cf.cond_br
// LIVE-NEXT:^bb1:
// LIVE-NEXT:  S  arm_sme.get_tile
// LIVE-NEXT:  |  arm_sme.insert_tile_slice
// LIVE-NEXT:  |S arm_sme.get_tile
// LIVE-NEXT:  || arm_sme.insert_tile_slice
// LIVE-NEXT:  EE test.use
// LIVE-NEXT:     cf.br
// LIVE-NEXT:^bb2:
// LIVE-NEXT:|S   arm_sme.get_tile
// LIVE-NEXT:||   arm_sme.insert_tile_slice
// LIVE-NEXT:EE   test.use
// LIVE-NEXT:     cf.br
// LIVE-NEXT:^bb3:
// LIVE-NEXT:     func.return
// LIVE-NEXT:==========
//
// CHECK-LABEL: @in_hole
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 0 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 0 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 1 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 1 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 1 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 1 : i32}
func.func @in_hole(%c: i1, %i: index, %x: vector<[8]xi16>) {
  %a0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %a = arm_sme.insert_tile_slice %x, %a0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  cf.cond_br %c, ^no, ^yes
^no:
  %b0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %b = arm_sme.insert_tile_slice %x, %b0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  %d0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %d = arm_sme.insert_tile_slice %x, %d0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  "test.use"(%b, %d) : (vector<[8]x[8]xi16>, vector<[8]x[8]xi16>) -> ()
  cf.br ^end
^yes:
  %e0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %e = arm_sme.insert_tile_slice %x, %e0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  "test.use"(%a, %e) : (vector<[8]x[8]xi16>, vector<[8]x[8]xi16>) -> ()
  cf.br ^end
^end:
  return
}

// But not one that is needed behind the hole as well.
// CHECK-LABEL: @across_hole
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 0 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 16 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 16 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 16 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 16 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 1 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 1 : i32}
func.func @across_hole(%c: i1, %i: index, %x: vector<[8]xi16>) {
  %a0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %a = arm_sme.insert_tile_slice %x, %a0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  cf.cond_br %c, ^no, ^yes
^no:
  %b0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %b = arm_sme.insert_tile_slice %x, %b0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  "test.use"(%b) : (vector<[8]x[8]xi16>) -> ()
  cf.br ^end(%b : vector<[8]x[8]xi16>)
^yes:
  %d0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %d = arm_sme.insert_tile_slice %x, %d0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  %e0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  %e = arm_sme.insert_tile_slice %x, %e0[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  "test.use"(%a, %e) : (vector<[8]x[8]xi16>, vector<[8]x[8]xi16>) -> ()
  cf.br ^end(%d : vector<[8]x[8]xi16>)
^end(%r: vector<[8]x[8]xi16>):
  "test.use"(%r) : (vector<[8]x[8]xi16>) -> ()
  return
}

// Used twice, of which only one can be in place: it is made again.
// CHECK-LABEL: @made_again
// CHECK:       arm_sme.get_tile {tile_id = 0 : i32}
// CHECK:       arm_sme.get_tile {tile_id = 1 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 1 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 0 : i32}
func.func @made_again(%i: index, %x: vector<[4]xf32>, %y: vector<[4]xf32>) {
  %a = arm_sme.get_tile : vector<[4]x[4]xf32>
  %b = arm_sme.insert_tile_slice %x, %a[%i] : vector<[4]xf32> into vector<[4]x[4]xf32>
  %c = arm_sme.insert_tile_slice %y, %a[%i] : vector<[4]xf32> into vector<[4]x[4]xf32>
  "test.use"(%b, %c) : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) -> ()
  return
}

//      LIVE:SME Tile Liveness: @loop
//      LIVE:^bb0:
// LIVE-NEXT:      arith.constant
// LIVE-NEXT:      arith.constant
// LIVE-NEXT:S     arm_sme.zero
// LIVE-NEXT:ES    arm_sme.copy_tile
// LIVE-NEXT: E    cf.br
// LIVE-NEXT:^bb1:
// LIVE-NEXT:  |   arith.cmpi
// LIVE-NEXT:  E   cf.cond_br
// LIVE-NEXT:^bb2:
// LIVE-NEXT:  ES  arm_sme.insert_tile_slice
// LIVE-NEXT:   |  arith.addi
// LIVE-NEXT:   ES arm_sme.copy_tile
// LIVE-NEXT:    E cf.br
// LIVE-NEXT:^bb3:
// LIVE-NEXT:  E   test.use
// LIVE-NEXT:      func.return
// LIVE-NEXT:==========
//
// CHECK-LABEL: @loop
// CHECK:       arm_sme.zero {tile_id = 0 : i32}
// CHECK:       arm_sme.insert_tile_slice {{.*}}[{{.*}}] {tile_id = 0 : i32}
func.func @loop(%n: index, %x: vector<[4]xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = arm_sme.zero : vector<[4]x[4]xf32>
  cf.br ^head(%zero, %a : index, vector<[4]x[4]xf32>)
^head(%i: index, %t: vector<[4]x[4]xf32>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %u = arm_sme.insert_tile_slice %x, %t[%i] : vector<[4]xf32> into vector<[4]x[4]xf32>
  %j = arith.addi %i, %one : index
  cf.br ^head(%j, %u : index, vector<[4]x[4]xf32>)
^end:
  "test.use"(%t) : (vector<[4]x[4]xf32>) -> ()
  return
}

func.func private @nothing()

// CHECK-LABEL: @no_tiles
// CHECK-NOT:   tile_id
func.func @no_tiles(%x: i32) -> i32 {
  return %x : i32
}
