// Every kind of integer reduction, of numbers that are greater with a sign and
// less without one, or the other way round.

func.func @main() -> i32 {
  %v = arith.constant dense<[-3, 5, -128, 127, 64]> : vector<5xi8>
  %add = vector.reduction <add>, %v : vector<5xi8> into i8
  vector.print %add : i8
  %mul = vector.reduction <mul>, %v : vector<5xi8> into i8
  vector.print %mul : i8
  %minsi = vector.reduction <minsi>, %v : vector<5xi8> into i8
  vector.print %minsi : i8
  %minui = vector.reduction <minui>, %v : vector<5xi8> into i8
  vector.print %minui : i8
  %maxsi = vector.reduction <maxsi>, %v : vector<5xi8> into i8
  vector.print %maxsi : i8
  %maxui = vector.reduction <maxui>, %v : vector<5xi8> into i8
  vector.print %maxui : i8
  %and = vector.reduction <and>, %v : vector<5xi8> into i8
  vector.print %and : i8
  %or = vector.reduction <or>, %v : vector<5xi8> into i8
  vector.print %or : i8
  %xor = vector.reduction <xor>, %v : vector<5xi8> into i8
  vector.print %xor : i8
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 65
// OUT: 0
// OUT: -128
// OUT: 5
// OUT: 127
// OUT: -3
// OUT: 0
// OUT: -1
// OUT: 71
