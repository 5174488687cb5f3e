// RUN: mlcc-opt -split-input-file -verify-diagnostics %s
// RUN: %if mlir-22 %{ mlir-opt-22 -split-input-file -verify-diagnostics %s %}

// expected-error@+1 {{unknown attribute `flag` in dialect `omp`}}
module attributes {omp.flags = #omp.flag<debug_kind = 1>} {}

// -----

// expected-error@+1 {{unknown  type `kind` in dialect `acc`}}
func.func private @f(!acc.kind)

// -----

// expected-error@+1 {{dialect 'math' provides no attribute parsing hook}}
module attributes {a = #math.kind} {}

// -----

// expected-error@+1 {{dialect 'tensor' provides no type parsing hook}}
func.func private @f(!tensor.kind)

// -----

// expected-error@+1 {{undefined symbol alias id 'vce'}}
module attributes {spirv.target_env = #spirv.target_env<#vce, #spirv.resource_limits<>>} {}

// -----

// expected-error@+1 {{attribute created with unregistered dialect}}
module attributes {a = #nobody.knows<this>} {}

// -----

// expected-error@+1 {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func private @f() attributes {gpu.container_module}

// -----

// expected-error@+1 {{'func.func' op gpu.known_block_size must be a dense i32 array}}
func.func private @f() attributes {gpu.known_block_size = [1, 2, 3]}

// -----

// expected-error@+1 {{'func.func' op gpu.known_grid_size must contain exactly 3 elements}}
func.func private @f() attributes {gpu.known_grid_size = array<i32: 1, 2>}

// -----

// expected-error@+1 {{'nvvm.kernel' attribute attached to unexpected op}}
func.func private @f() attributes {nvvm.kernel}

// -----

// expected-error@+1 {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3, 4>}

// -----

// expected-error@+1 {{'"nvvm.minctasm"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.kernel, nvvm.minctasm = "2"}

// -----

// expected-error@+1 {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @f() attributes {nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' attribute must be present only on kernel arguments}}
llvm.func @f(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant})

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'}}
llvm.func @f(%p: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel}

// -----

// expected-error@+1 {{'"rocdl.kernel"' attribute attached to unexpected op}}
module attributes {rocdl.kernel} {}

// -----

// expected-error@+1 {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
func.func private @f() attributes {spirv.entry_point_abi = [1, 2, 3]}

// -----

// expected-error@+1 {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
module attributes {spirv.target_env = #spirv.resource_limits<>} {}

// -----

// expected-error@+1 {{found unsupported 'spirv.environment' attribute on operation}}
module attributes {spirv.environment} {}

// -----

// expected-error@+1 {{found unsupported 'spirv.target_env' attribute on region argument}}
func.func private @f(i32 {spirv.target_env})

// -----

// expected-error@+1 {{cannot attach SPIR-V attributes to region result}}
func.func private @f() -> (i32 {spirv.interface_var_abi})

// -----

// expected-error@+1 {{"transform.with_named_sequence" attribute can only be attached to operations with symbol tables}}
func.func private @f() attributes {transform.with_named_sequence}

// -----

// expected-error@+1 {{unknown attribute: "transform.with_named_sequences"}}
module attributes {transform.with_named_sequences} {}

// -----

// expected-error@+1 {{attribute '"linalg.inplaceable"' not supported by the linalg dialect}}
func.func private @f() attributes {linalg.inplaceable}

// -----

func.func @f() {
  // expected-error@+1 {{attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  return {bufferization.manual_deallocation}
}

// -----

// expected-error@+1 {{'bufferization.writable' is invalid on external functions}}
func.func private @f(tensor<4xi32> {bufferization.writable = true})

// -----

// expected-error@+1 {{invalid value for 'bufferization.access'}}
func.func private @f(tensor<4xi32> {bufferization.access = "execute"})

// -----

// expected-error@+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @f() attributes {shape.lib = @lib}
