// Parts of scalable vectors, and how long they are: qemu's SVE has 16 bytes
// times vscale, which is at least 1.
// ONLY on aarch64: -march=armv8-a+sve

func.func @main() -> i32 {
  %vscale = vector.vscale
  %c0 = arith.constant 0 : index
  %is_there = arith.cmpi ugt, %vscale, %c0 : index
  vector.print %is_there : i1
  // OUT: 1
  %zeros = arith.constant dense<0> : vector<[4]xi32>
  %fixed = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %put = vector.scalable.insert %fixed, %zeros[0] : vector<4xi32> into vector<[4]xi32>
  %sum = arith.addi %put, %put : vector<[4]xi32>
  %taken = vector.scalable.extract %sum[0] : vector<4xi32> from vector<[4]xi32>
  %0:4 = vector.to_elements %taken : vector<4xi32>
  vector.print %0#0 : i32
  vector.print %0#3 : i32
  // OUT: 10
  // OUT: 16
  %one = arith.constant 1 : index
  %mask = vector.create_mask %one : vector<[4]xi1>
  %total = vector.reduction <add>, %sum : vector<[4]xi32> into i32
  vector.print %total : i32
  // OUT: 52
  %first = arith.select %mask, %sum, %zeros : vector<[4]xi1>, vector<[4]xi32>
  %only = vector.reduction <add>, %first : vector<[4]xi32> into i32
  vector.print %only : i32
  // OUT: 10
  %status = arith.constant 0 : i32
  return %status : i32
}
