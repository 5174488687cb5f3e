func.func @names(%a: i32) {
  // expected-error-re @below {{use of value '{{%[a-z]}}' expects}}
  %b = arith.addi %a, %a : i64 // expected-error@-2 {{x}}
  return
}

// -----

// expected-note-re@+1 {{prior {{us.}} here}}
func.func @met(%a: i32) {
  // expected-error@+1{{expects different type than prior uses: 'i64' vs 'i32'}}
  %b = arith.addi %a, %a : i64
  return
}

// -----

func.func @above(%a: i32) { // expected-note {{prior use here}}
  %b = arith.addi %a, %a : i64
  // expected-error-re@-1 {{'i{{[0-9]+}}' vs 'i{{[3][2]}}'}}
  return
}

// -----

func.func @two(%a: i32) { // expected-note {{prior use here}}
  // expected-error-re@below {{{{.}}se of value}}
  // expected-error@below {{(a.b) [c]}}
  %b = arith.addi %a, %a : i64
  // expected-remark@above {{no}}
  return
}
// -----
  // expected-warning@above {{none}}
