// A vector without dimensions is one element in every way of making it.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<f32>
  %x = arith.constant 2.5 : f32
  %zero = arith.constant 0.0 : f32
  %a = vector.broadcast %x : f32 to vector<f32>
  %b = arith.addf %a, %a : vector<f32>
  vector.print %b : vector<f32>
  vector.transfer_write %b, %m[] : vector<f32>, memref<f32>
  %c = vector.transfer_read %m[], %zero : memref<f32>, vector<f32>
  %d = vector.extract %c[] : f32 from vector<f32>
  vector.print %d : f32
  %e = vector.insert %x, %c[] : f32 into vector<f32>
  %f = vector.shape_cast %e : vector<f32> to vector<1x1xf32>
  vector.print %f : vector<1x1xf32>
  %g = vector.from_elements %d : vector<f32>
  %h = vector.broadcast %g : vector<f32> to vector<2x3xf32>
  vector.print %h : vector<2x3xf32>
  %i = vector.bitcast %g : vector<f32> to vector<i32>
  vector.print %i : vector<i32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 5 )
// OUT: 5
// OUT: ( ( 2.5 ) )
// OUT: ( ( 5, 5, 5 ), ( 5, 5, 5 ) )
// OUT: ( 1084227584 )
