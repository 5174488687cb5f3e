// The first line of names that C has otherwise: see test/driver/c_header.sh.
func.func @first(%a.b: i32, %c$d: i32, %e-f: i32, %0: i32, %g_: i32, %_h: i32) { return }
	// Indented by a tab,
  //  and by spaces; a backslash would go on: \
  // The end of it is a backslash and spaces \  	
  func.func @indented(%class: i32, %arg: i32, %arg4: i32, %ag2: i32, %xor: i32, %alignas: i32, %xor_: i32) { return }

//
func.func public @"Zz_09@["(%m: memref<2x?xui16>) { return }
//
func.func public @Zz_09(%AZ: ui8, %az: ui64, %m: memref<2x?xui16>, %n: memref<?x3xf16>) -> vector<2xi8> {
  %0 = arith.constant dense<0> : vector<2xi8>
  return %0 : vector<2xi8>
}
"func.func"() <{sym_name = "generic", function_type = (i32, i65) -> ()}> ({
^bb0(%x: i32, %y: i65):
  "func.return"() : () -> ()
}) : () -> ()
func.func nested @nested() { return }
func.func @"9"() { return }
func.func @""() { return }
func.func @floats(%a: f8E4M3FN, %b: tf32, %c: memref<f8E5M2>, %d: memref<2xf4E2M1FN>, %e: i33, %f: ui128, %h: complex<f80>, %i: vector<3xi4>, %j: vector<2x5xi1>) { return }
func.func @wide(%a: i32, %g: vector<4xi128>) { return }
func.func @nested_memref(%k: memref<1xmemref<2xf32>>) { return }
func.func @tensor() -> (i32, tensor<2xf32>) {
  %0 = arith.constant 0 : i32
  %1 = arith.constant dense<0.0> : tensor<2xf32>
  return %0, %1 : i32, tensor<2xf32>
}
func.func @index(%a: vector<2xindex>, %b: complex<f16>, %c: memref<3x0x?xf32>, %d: memref<?x?xf32, strided<[?, 2]>>, %e: memref<?x?x2x?xf32, strided<[?, ?, ?, 1], offset: 7>>) -> vector<2xf32> {
  %0 = arith.constant dense<0.0> : vector<2xf32>
  return %0 : vector<2xf32>
}
