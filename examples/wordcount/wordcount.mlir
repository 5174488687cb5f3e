// Counts lines, words, numbers and the longest word of a text: a state
// machine in one pass, written with cf.switch.
//
// The states are blocks, as a generator of lexers would make them; the block
// arguments are the place in the text and the counts. What a character is
// (0 other, 1 space, 2 newline, 3 digit, 4 letter) comes from one switch.

func.func private @class_of(%character: i8) -> i32 {
  %other = arith.constant 0 : i32
  %space = arith.constant 1 : i32
  %newline = arith.constant 2 : i32
  %digit = arith.constant 3 : i32
  %letter = arith.constant 4 : i32
  %flag = arith.extui %character : i8 to i32
  cf.switch %flag : i32, [
    default: ^range,
    9: ^done(%space : i32),
    10: ^done(%newline : i32),
    13: ^done(%space : i32),
    32: ^done(%space : i32)
  ]

^range:
  %zero_character = arith.constant 48 : i8
  %ten = arith.constant 10 : i8
  %digit_value = arith.subi %character, %zero_character : i8
  %is_digit = arith.cmpi ult, %digit_value, %ten : i8
  cf.cond_br %is_digit, ^done(%digit : i32), ^letters

^letters:
  // Setting bit 5 makes lower case of upper case.
  %bit = arith.constant 32 : i8
  %a_character = arith.constant 97 : i8
  %twenty_six = arith.constant 26 : i8
  %lower = arith.ori %character, %bit : i8
  %letter_value = arith.subi %lower, %a_character : i8
  %is_letter = arith.cmpi ult, %letter_value, %twenty_six : i8
  %class = arith.select %is_letter, %letter, %other : i32
  cf.br ^done(%class : i32)

^done(%result: i32):
  return %result : i32
}

// Returns lines, words, numbers and the length of the longest word.
func.func @wordcount(%text: memref<?xi8>) -> (i64, i64, i64, i64)
    attributes {llvm.emit_c_interface} {
  %first = arith.constant 0 : index
  %one_index = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %size = memref.dim %text, %first : memref<?xi8>
  cf.br ^between(%first, %zero, %zero, %zero, %zero
                 : index, i64, i64, i64, i64)

// Outside of words and numbers.
^between(%i: index, %lines: i64, %words: i64, %numbers: i64, %longest: i64):
  %at_end = arith.cmpi uge, %i, %size : index
  cf.cond_br %at_end, ^end(%lines, %words, %numbers, %longest
                           : i64, i64, i64, i64), ^look

^look:
  %character = memref.load %text[%i] : memref<?xi8>
  %class = func.call @class_of(%character) : (i8) -> i32
  %next = arith.addi %i, %one_index : index
  %more_lines = arith.addi %lines, %one : i64
  %more_words = arith.addi %words, %one : i64
  %more_numbers = arith.addi %numbers, %one : i64
  cf.switch %class : i32, [
    default: ^between(%next, %lines, %words, %numbers, %longest
                      : index, i64, i64, i64, i64),
    2: ^between(%next, %more_lines, %words, %numbers, %longest
                : index, i64, i64, i64, i64),
    3: ^number(%next, %lines, %words, %more_numbers, %longest
               : index, i64, i64, i64, i64),
    4: ^word(%next, %lines, %more_words, %numbers, %longest, %one
             : index, i64, i64, i64, i64, i64)
  ]

// A number goes on for as long as there are digits.
^number(%ni: index, %nlines: i64, %nwords: i64, %nnumbers: i64,
        %nlongest: i64):
  %n_at_end = arith.cmpi uge, %ni, %size : index
  cf.cond_br %n_at_end, ^end(%nlines, %nwords, %nnumbers, %nlongest
                             : i64, i64, i64, i64), ^number_look

^number_look:
  %n_character = memref.load %text[%ni] : memref<?xi8>
  %n_class = func.call @class_of(%n_character) : (i8) -> i32
  %n_next = arith.addi %ni, %one_index : index
  cf.switch %n_class : i32, [
    default: ^between(%ni, %nlines, %nwords, %nnumbers, %nlongest
                      : index, i64, i64, i64, i64),
    3: ^number(%n_next, %nlines, %nwords, %nnumbers, %nlongest
               : index, i64, i64, i64, i64)
  ]

// A word goes on for as long as there are letters and digits.
^word(%wi: index, %wlines: i64, %wwords: i64, %wnumbers: i64,
      %wlongest: i64, %length: i64):
  %new_longest = arith.maxsi %wlongest, %length : i64
  %w_at_end = arith.cmpi uge, %wi, %size : index
  cf.cond_br %w_at_end, ^end(%wlines, %wwords, %wnumbers, %new_longest
                             : i64, i64, i64, i64), ^word_look

^word_look:
  %w_character = memref.load %text[%wi] : memref<?xi8>
  %w_class = func.call @class_of(%w_character) : (i8) -> i32
  %w_next = arith.addi %wi, %one_index : index
  %longer = arith.addi %length, %one : i64
  cf.switch %w_class : i32, [
    default: ^between(%wi, %wlines, %wwords, %wnumbers, %new_longest
                      : index, i64, i64, i64, i64),
    3: ^word(%w_next, %wlines, %wwords, %wnumbers, %new_longest, %longer
             : index, i64, i64, i64, i64, i64),
    4: ^word(%w_next, %wlines, %wwords, %wnumbers, %new_longest, %longer
             : index, i64, i64, i64, i64, i64)
  ]

^end(%end_lines: i64, %end_words: i64, %end_numbers: i64,
     %end_longest: i64):
  return %end_lines, %end_words, %end_numbers, %end_longest
      : i64, i64, i64, i64
}
