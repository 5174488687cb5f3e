// What counts.
// NO ORACLE: mlir-opt's conversion leaves vector.step of a fixed length

func.func @main() -> i32 {
  %0 = vector.step : vector<4xindex>
  %1:4 = vector.to_elements %0 : vector<4xindex>
  vector.print %1#0 : index
  vector.print %1#3 : index
  // OUT: 0
  // OUT: 3
  %status = arith.constant 0 : i32
  return %status : i32
}
