; C, and what Objective-C has in common with it. The vocabulary of captures is described in scanner/source/captures.ts.

(function_definition
  type: (_)? @_type
  declarator: [
    (function_declarator declarator: (identifier) @function.name)
    (pointer_declarator declarator: (function_declarator declarator: (identifier) @function.name))
    (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (identifier) @function.name)))
  ] (#not-eq? @_type "__macro")) @function
; What macroBodies.ts makes of a macro with parameters.
(function_definition type: (type_identifier) @_macro (#eq? @_macro "__macro")) @function
(function_definition
  type: (type_identifier) @_macro
  declarator: (function_declarator parameters: (parameter_list [
    (identifier) @parameter.name
    (parameter_declaration type: (type_identifier) @parameter.name !declarator)
  ]))
  (#eq? @_macro "__macro"))
(preproc_function_def name: (identifier) @function.name value: (preproc_arg) @return
  (#match? @return "^[ (]*([(](const )?[a-z]\\w*( \\w+)*[ *]*[)] ?)+[ (]*\\w+[ )]*$")) @function
(preproc_function_def parameters: (preproc_params (identifier) @parameter.name)
  value: (preproc_arg) @_converted (#match? @_converted "^[ (]*([(](const )?[a-z]\\w*( \\w+)*[ *]*[)] ?)+[ (]*\\w+[ )]*$"))
(compound_statement) @block
(case_statement) @branch
[(for_statement) (while_statement) (do_statement)] @loop
(if_statement consequence: (expression_statement) @branch)
(else_clause (expression_statement) @branch)
[(preproc_if) (preproc_ifdef) (preproc_elif) (preproc_else)] @branch
(return_statement (_) @return)

(function_definition declarator: (function_declarator parameters: (parameter_list (parameter_declaration type: (_) @parameter.type declarator: [
  (identifier) @parameter.name
  (pointer_declarator declarator: (identifier) @parameter.name)
  (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @parameter.name))
  (array_declarator declarator: (identifier) @parameter.name)
  (pointer_declarator declarator: (array_declarator declarator: (identifier) @parameter.name))
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @parameter.name)))
]))))
(function_definition declarator: (pointer_declarator declarator: (function_declarator parameters: (parameter_list (parameter_declaration type: (_) @parameter.type declarator: [
  (identifier) @parameter.name
  (pointer_declarator declarator: (identifier) @parameter.name)
  (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @parameter.name))
  (array_declarator declarator: (identifier) @parameter.name)
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @parameter.name)))
])))))

(preproc_def name: (identifier) @bind.name value: (preproc_arg) @bind.value)
(struct_specifier name: (type_identifier) @type.name body: (_)) @type
(field_declaration type: (_) @bind.type declarator: (array_declarator declarator: (field_identifier) @bind.name size: (_)) @bind.value)
(enumerator name: (identifier) @bind.name value: (_)? @bind.value)
(declaration type: (_) @bind.type declarator: [
  (identifier) @bind.name
  (pointer_declarator declarator: (identifier) @bind.name)
  (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @bind.name))
])
(declaration type: (_) @bind.type declarator: (init_declarator declarator: [
  (identifier) @bind.name
  (pointer_declarator declarator: (identifier) @bind.name)
  (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @bind.name))
  (pointer_declarator declarator: (array_declarator declarator: (identifier) @bind.name))
  (array_declarator declarator: (identifier) @bind.name !size)
] value: (_) @bind.value))
(declaration type: (_) @bind.type declarator: (array_declarator declarator: (identifier) @bind.name size: (_)) @bind.value)
(declaration type: (_) @bind.type declarator: (init_declarator
  declarator: (array_declarator declarator: (identifier) @bind.name size: (_)) @bind.value
  value: (initializer_list . [(number_literal) (char_literal)])))
(declaration type: (_) @bind.type declarator: (init_declarator
  declarator: (array_declarator declarator: (identifier) @bind.name size: (_))
  value: [(string_literal) (initializer_list . [(string_literal) (initializer_list) (identifier) (call_expression)])] @bind.value))

(call_expression arguments: (argument_list (pointer_expression operator: "&" argument: (identifier) @passed.name))) @passed
(assignment_expression left: (_) @assign.target operator: "=" right: (_) @assign.value)
(assignment_expression left: [(identifier) (subscript_expression)] @assign.target operator: ["+=" "-=" "*=" "|=" "^=" "&=" "<<=" ">>="] right: (_) @assign.added) @assign.opaque

;;; sites

(call_expression function: (identifier) @call.name) @call
(call_expression function: (field_expression field: (field_identifier) @call.name)) @call
(argument_list (identifier) @member.name @member (#match? @member.name "^[A-Z]{2,}_"))
(initializer_list (identifier) @member.name @member (#match? @member.name "_"))
; Rows of tables of names: `NAMED(X)` where a macro writes both, and `{ X, "x" }`.
(initializer_list (call_expression arguments: (argument_list . (identifier) @ignored .)))
(initializer_list . (identifier) @ignored . (string_literal) .)
(initializer_pair value: (identifier) @member.name @member (#match? @member.name "_"))
(assignment_expression right: (identifier) @member.name @member (#match? @member.name "_"))
(init_declarator value: (identifier) @member.name @member (#match? @member.name "_"))
(conditional_expression consequence: (identifier) @member.name @member (#match? @member.name "_"))
(conditional_expression alternative: (identifier) @member.name @member (#match? @member.name "_"))
(argument_list (binary_expression left: (identifier) @member.name @member operator: "|") (#match? @member.name "_"))
(argument_list (binary_expression operator: "|" right: (identifier) @member.name @member) (#match? @member.name "_"))
(argument_list (binary_expression (binary_expression left: (identifier) @member.name @member operator: "|") operator: "|") (#match? @member.name "_"))
(argument_list (binary_expression (binary_expression operator: "|" right: (identifier) @member.name @member) operator: "|") (#match? @member.name "_"))
(assignment_expression right: (binary_expression left: (identifier) @member.name @member operator: "|") (#match? @member.name "_"))
(assignment_expression right: (binary_expression operator: "|" right: (identifier) @member.name @member) (#match? @member.name "_"))
(assignment_expression right: (binary_expression (binary_expression left: (identifier) @member.name @member operator: "|") operator: "|") (#match? @member.name "_"))
(assignment_expression right: (binary_expression (binary_expression operator: "|" right: (identifier) @member.name @member) operator: "|") (#match? @member.name "_"))
(init_declarator value: (binary_expression left: (identifier) @member.name @member operator: "|") (#match? @member.name "_"))
(init_declarator value: (binary_expression operator: "|" right: (identifier) @member.name @member) (#match? @member.name "_"))
(init_declarator value: (binary_expression (binary_expression left: (identifier) @member.name @member operator: "|") operator: "|") (#match? @member.name "_"))
(init_declarator value: (binary_expression (binary_expression operator: "|" right: (identifier) @member.name @member) operator: "|") (#match? @member.name "_"))
(return_statement (identifier) @member.name @member (#match? @member.name "_"))
(preproc_def name: (identifier) @alias value: (preproc_arg) @alias.name)

;;; choices

(if_statement condition: (parenthesized_expression (_) @choice.test) consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(preproc_if condition: (_) @choice.head @choice.test alternative: (_)? @choice.else) @choice
(preproc_elif condition: (_) @choice.head @choice.test alternative: (_)? @choice.else) @choice
(preproc_ifdef "#ifdef" name: (identifier) @choice.head @choice.test alternative: (_)? @choice.else) @choice
(preproc_ifdef "#ifndef" name: (identifier) @choice.head @choice.unless alternative: (_) @choice.else) @choice
(preproc_ifdef "#ifndef" name: (identifier) @choice.head @choice.unless !alternative (#not-match? @choice.head "_(H|HH|HPP|HXX|INCLUDED|INC)_*$|^_+[A-Z]")) @choice
(conditional_expression condition: (_) @choice.test consequence: (_) @choice.then alternative: (_) @choice.else) @choice
(switch_statement condition: (parenthesized_expression (_) @choice.subject) body: (compound_statement (case_statement value: (_)? @choice.label) @choice.arm)) @choice
(switch_statement condition: (parenthesized_expression (_) @choice.subject) body: (compound_statement (preproc_ifdef (case_statement value: (_)? @choice.label) @choice.arm))) @choice
(switch_statement condition: (parenthesized_expression (_) @choice.subject) body: (compound_statement (preproc_if (case_statement value: (_)? @choice.label) @choice.arm))) @choice
[(return_statement) (continue_statement) (goto_statement)] @exit
(break_statement) @exit.inner
