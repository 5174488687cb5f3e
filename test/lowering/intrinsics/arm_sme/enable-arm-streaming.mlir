// RUN: mlcc-opt -enable-arm-streaming='streaming-mode=disabled' %s | FileCheck %s --check-prefix=D
// RUN: %if mlir-22 %{ mlir-opt-22 -enable-arm-streaming='streaming-mode=disabled' %s | FileCheck %s --check-prefix=D %}
// RUN: mlcc-opt -enable-arm-streaming %s | FileCheck %s --check-prefix=DEFAULT
// RUN: %if mlir-22 %{ mlir-opt-22 -enable-arm-streaming %s | FileCheck %s --check-prefix=DEFAULT %}
// RUN: mlcc-opt -enable-arm-streaming='streaming-mode=streaming-locally za-mode=new-za if-required-by-ops' %s | FileCheck %s --check-prefix=OPS
// RUN: %if mlir-22 %{ mlir-opt-22 -enable-arm-streaming='streaming-mode=streaming-locally za-mode=new-za if-required-by-ops' %s | FileCheck %s --check-prefix=OPS %}
// RUN: mlcc-opt -enable-arm-streaming='streaming-mode=streaming-compatible za-mode=in-za if-scalable-and-supported' %s | FileCheck %s --check-prefix=SCALABLE
// RUN: %if mlir-22 %{ mlir-opt-22 -enable-arm-streaming='streaming-mode=streaming-compatible za-mode=in-za if-scalable-and-supported' %s | FileCheck %s --check-prefix=SCALABLE %}
// RUN: mlcc-opt -enable-arm-streaming='za-mode=out-za' %s | FileCheck %s --check-prefix=OUT
// RUN: %if mlir-22 %{ mlir-opt-22 -enable-arm-streaming='za-mode=out-za' %s | FileCheck %s --check-prefix=OUT %}
// RUN: mlcc-opt -enable-arm-streaming='za-mode=inout-za' %s | FileCheck %s --check-prefix=INOUT
// RUN: %if mlir-22 %{ mlir-opt-22 -enable-arm-streaming='za-mode=inout-za' %s | FileCheck %s --check-prefix=INOUT %}
// RUN: mlcc-opt -enable-arm-streaming='za-mode=preserves-za' %s | FileCheck %s --check-prefix=PRESERVES
// RUN: %if mlir-22 %{ mlir-opt-22 -enable-arm-streaming='za-mode=preserves-za' %s | FileCheck %s --check-prefix=PRESERVES %}
//
// Who turns streaming mode on, and of what functions it is said.

// D: @tile({{.*}}) {
// DEFAULT: @tile({{.*}}) attributes {arm_streaming} {
// OPS: @tile({{.*}}) attributes {arm_locally_streaming, arm_new_za} {
// SCALABLE: @tile({{.*}}) attributes {arm_in_za, arm_streaming_compatible} {
// OUT: @tile({{.*}}) attributes {arm_out_za, arm_streaming} {
// INOUT: @tile({{.*}}) attributes {arm_inout_za, arm_streaming} {
// PRESERVES: @tile({{.*}}) attributes {arm_preserves_za, arm_streaming} {
func.func @tile() {
  %0 = arm_sme.zero : vector<[4]x[4]xf32>
  return
}

// D: @scalable({{.*}}) {
// DEFAULT: @scalable({{.*}}) attributes {arm_streaming} {
// OPS: @scalable({{.*}}) {
// SCALABLE: @scalable({{.*}}) {
// OUT: @scalable({{.*}}) attributes {arm_out_za, arm_streaming} {
// INOUT: @scalable({{.*}}) attributes {arm_inout_za, arm_streaming} {
// PRESERVES: @scalable({{.*}}) attributes {arm_preserves_za, arm_streaming} {
func.func @scalable(%v: vector<[4]xf32>) {
  return
}

// D: @gathers({{.*}}) {
// DEFAULT: @gathers({{.*}}) attributes {arm_streaming} {
// OPS: @gathers({{.*}}) {
// SCALABLE: @gathers({{.*}}) {
// OUT: @gathers({{.*}}) attributes {arm_out_za, arm_streaming} {
// INOUT: @gathers({{.*}}) attributes {arm_inout_za, arm_streaming} {
// PRESERVES: @gathers({{.*}}) attributes {arm_preserves_za, arm_streaming} {
func.func @gathers(%m: memref<?xf32>, %i: index, %v: vector<[4]xindex>, %k: vector<[4]xi1>, %p: vector<[4]xf32>) {
  %0 = vector.gather %m[%i] [%v], %k, %p : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return
}

// D: @uses({{.*}}) {
// DEFAULT: @uses({{.*}}) attributes {arm_streaming} {
// OPS: @uses({{.*}}) {
// SCALABLE: @uses({{.*}}) attributes {arm_in_za, arm_streaming_compatible} {
// OUT: @uses({{.*}}) attributes {arm_out_za, arm_streaming} {
// INOUT: @uses({{.*}}) attributes {arm_inout_za, arm_streaming} {
// PRESERVES: @uses({{.*}}) attributes {arm_preserves_za, arm_streaming} {
func.func @uses(%v: vector<[4]xf32>) {
  %0 = arith.addf %v, %v : vector<[4]xf32>
  return
}

// D: @ignored({{.*}}) attributes {enable_arm_streaming_ignore} {
// DEFAULT: @ignored({{.*}}) attributes {enable_arm_streaming_ignore} {
// OPS: @ignored({{.*}}) attributes {enable_arm_streaming_ignore} {
// SCALABLE: @ignored({{.*}}) attributes {enable_arm_streaming_ignore} {
// OUT: @ignored({{.*}}) attributes {enable_arm_streaming_ignore} {
// INOUT: @ignored({{.*}}) attributes {enable_arm_streaming_ignore} {
// PRESERVES: @ignored({{.*}}) attributes {enable_arm_streaming_ignore} {
func.func @ignored() attributes {enable_arm_streaming_ignore} {
  %0 = arm_sme.zero : vector<[4]x[4]xf32>
  return
}

// D: @nothing({{.*}}) {
// DEFAULT: @nothing({{.*}}) attributes {arm_streaming} {
// OPS: @nothing({{.*}}) {
// SCALABLE: @nothing({{.*}}) {
// OUT: @nothing({{.*}}) attributes {arm_out_za, arm_streaming} {
// INOUT: @nothing({{.*}}) attributes {arm_inout_za, arm_streaming} {
// PRESERVES: @nothing({{.*}}) attributes {arm_preserves_za, arm_streaming} {
func.func @nothing() {
  return
}
