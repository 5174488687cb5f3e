// Every operation of the ptr dialect, on memory that memrefs own.
// NO ORACLE: mlir-opt-22 lowers a part of them only

#g = #ptr.generic_space

func.func private @keep(%p: !ptr.ptr<#g>) -> !ptr.ptr<#g> {
  return %p : !ptr.ptr<#g>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %m = memref.alloc(%c8) : memref<?xi32, #g>
  scf.for %i = %c0 to %c8 step %c1 {
    %n = arith.index_cast %i : index to i32
    memref.store %n, %m[%i] : memref<?xi32, #g>
  }

  // Of a memref and back, with what it has besides an address.
  %base = ptr.to_ptr %m : memref<?xi32, #g> -> !ptr.ptr<#g>
  %data = ptr.get_metadata %m : memref<?xi32, #g>
  %p = func.call @keep(%base) : (!ptr.ptr<#g>) -> !ptr.ptr<#g>
  %again = ptr.from_ptr %p metadata %data : !ptr.ptr<#g> -> memref<?xi32, #g>
  %size = memref.dim %again, %c0 : memref<?xi32, #g>
  vector.print %size : index
  // OUT: 8
  %7 = arith.constant 7 : index
  %last = memref.load %again[%7] : memref<?xi32, #g>
  vector.print %last : i32
  // OUT: 7

  // Bytes.
  %step = ptr.type_offset i32 : index
  vector.print %step : index
  // OUT: 4
  %second = ptr.ptr_add inbounds %p, %step : !ptr.ptr<#g>, index
  %loaded = ptr.load %second : !ptr.ptr<#g> -> i32
  vector.print %loaded : i32
  // OUT: 1
  %there = ptr.ptr_diff %second, %p : !ptr.ptr<#g> -> i64
  %back = ptr.ptr_diff nsw %p, %second : !ptr.ptr<#g> -> i16
  %far = ptr.ptr_diff %p, %second : !ptr.ptr<#g> -> i128
  %near = arith.trunci %far : i128 to i64
  vector.print %there : i64
  // OUT: 4
  vector.print %back : i16
  // OUT: -4
  vector.print %near : i64
  // OUT: -4

  // Accesses of each kind.
  %c40 = arith.constant 40 : i32
  ptr.store %c40, %second : i32, !ptr.ptr<#g>
  %plain = ptr.load %second alignment = 4 : !ptr.ptr<#g> -> i32
  ptr.store volatile %c40, %p nontemporal alignment = 4 : i32, !ptr.ptr<#g>
  %volatile = ptr.load volatile %p nontemporal : !ptr.ptr<#g> -> i32
  %third = ptr.ptr_add nuw %second, %step : !ptr.ptr<#g>, index
  ptr.store %c40, %third atomic release alignment = 4 : i32, !ptr.ptr<#g>
  %atomic = ptr.load %third atomic acquire alignment = 4 : !ptr.ptr<#g> -> i32
  %sum0 = arith.addi %plain, %volatile : i32
  %sum = arith.addi %sum0, %atomic : i32
  vector.print %sum : i32
  // OUT: 120

  // Several addresses at once.
  %offsets = arith.constant dense<[12, 16, 20, 24]> : vector<4xi64>
  %ptrs = ptr.ptr_add %p, %offsets : !ptr.ptr<#g>, vector<4xi64>
  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %rest = arith.constant dense<-1> : vector<4xi32>
  %gathered = ptr.gather %ptrs, %mask, %rest alignment = 4 : vector<4x!ptr.ptr<#g>> -> vector<4xi32>
  vector.print %gathered : vector<4xi32>
  // OUT: ( 3, -1, 5, 6 )
  ptr.scatter %rest, %ptrs, %mask : vector<4xi32>, vector<4x!ptr.ptr<#g>>
  %all = arith.constant dense<true> : vector<4xi1>
  %row = ptr.gather %ptrs, %all, %rest : vector<4x!ptr.ptr<#g>> -> vector<4xi32>
  vector.print %row : vector<4xi32>
  // OUT: ( -1, 4, -1, -1 )
  %next = ptr.ptr_add nusw %ptrs, %step : vector<4x!ptr.ptr<#g>>, index
  %bytes = ptr.ptr_diff nuw %next, %ptrs : vector<4x!ptr.ptr<#g>> -> vector<4xi32>
  vector.print %bytes : vector<4xi32>
  // OUT: ( 4, 4, 4, 4 )

  // A row in memory.
  %values = arith.constant dense<[10, 11, 12, 13]> : vector<4xi32>
  ptr.masked_store %values, %p, %mask alignment = 4 : vector<4xi32>, !ptr.ptr<#g>
  %read = ptr.masked_load %p, %all, %rest : !ptr.ptr<#g> -> vector<4xi32>
  vector.print %read : vector<4xi32>
  // OUT: ( 10, 40, 12, 13 )
  %part = ptr.masked_load %p, %mask, %rest : !ptr.ptr<#g> -> vector<4xi32>
  vector.print %part : vector<4xi32>
  // OUT: ( 10, -1, 12, 13 )

  // More dimensions of addresses, and of offsets alone.
  %grid = arith.constant dense<[[0, 4], [8, 12]]> : vector<2x2xi32>
  %square = ptr.ptr_add %p, %grid : !ptr.ptr<#g>, vector<2x2xi32>
  %moved = ptr.ptr_add %square, %grid : vector<2x2x!ptr.ptr<#g>>, vector<2x2xi32>
  %apart = ptr.ptr_diff %moved, %square : vector<2x2x!ptr.ptr<#g>> -> vector<2x2xi64>
  vector.print %apart : vector<2x2xi64>
  // OUT: ( ( 0, 4 ), ( 8, 12 ) )

  // Addresses that are known, and memrefs of a known shape from an address.
  %null = ptr.constant #ptr.null : !ptr.ptr<#g>
  %low = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#g>
  %high = ptr.constant #ptr.address<0xFFFFF000> : !ptr.ptr<#g>
  %number = ptr.ptr_diff %low, %null : !ptr.ptr<#g> -> i64
  vector.print %number : i64
  // OUT: 4096
  %upper = ptr.ptr_diff %high, %null : !ptr.ptr<#g> -> i32
  vector.print %upper : i32
  // OUT: -4096
  %fixed = ptr.from_ptr %second : !ptr.ptr<#g> -> memref<2xi32, #g>
  %element = memref.load %fixed[%c1] : memref<2xi32, #g>
  vector.print %element : i32
  // OUT: 12

  // A view has its offset and strides among its metadata.
  %view = memref.subview %m[%c2] [%c2] [%c2] : memref<?xi32, #g> to memref<?xi32, strided<[?], offset: ?>, #g>
  %of_view = ptr.to_ptr %view : memref<?xi32, strided<[?], offset: ?>, #g> -> !ptr.ptr<#g>
  %shape = ptr.get_metadata %view : memref<?xi32, strided<[?], offset: ?>, #g>
  %twin = ptr.from_ptr %of_view metadata %shape : !ptr.ptr<#g> -> memref<?xi32, strided<[?], offset: ?>, #g>
  %x = memref.load %twin[%c0] : memref<?xi32, strided<[?], offset: ?>, #g>
  %y = memref.load %twin[%c1] : memref<?xi32, strided<[?], offset: ?>, #g>
  vector.print %x : i32
  // OUT: 12
  vector.print %y : i32
  // OUT: 4

  // Pointers in memory.
  %list = memref.alloca() : memref<2x!ptr.ptr<#g>>
  memref.store %second, %list[%c1] : memref<2x!ptr.ptr<#g>>
  %taken = memref.load %list[%c1] : memref<2x!ptr.ptr<#g>>
  %same = ptr.ptr_diff %taken, %p : !ptr.ptr<#g> -> index
  vector.print %same : index
  // OUT: 4

  memref.dealloc %again : memref<?xi32, #g>
  %status = arith.constant 0 : i32
  return %status : i32
}
