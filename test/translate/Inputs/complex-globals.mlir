memref.global "private" constant @a : memref<4xcomplex<f32>> = sparse<[[1], [3]], [(1.0,0.0), (2.0,0.0)]>
memref.global "private" constant @b : memref<1xcomplex<f32>> = dense<(1.0, 2.0)>
