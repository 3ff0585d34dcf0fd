; C++: what C has, and its own. The vocabulary of captures is described in scanner/source/captures.ts.

(function_definition
  type: (_)? @_type
  declarator: [
    (function_declarator declarator: [(identifier) (field_identifier) (destructor_name)] @function.name)
    (function_declarator declarator: (qualified_identifier name: (identifier) @function.name))
    (function_declarator declarator: (qualified_identifier name: (qualified_identifier name: (identifier) @function.name)))
    (reference_declarator (function_declarator declarator: [(identifier) (field_identifier)] @function.name))
    (reference_declarator (function_declarator declarator: (qualified_identifier name: (identifier) @function.name)))
    (pointer_declarator declarator: (function_declarator declarator: [(identifier) (field_identifier)] @function.name))
    (pointer_declarator declarator: (function_declarator declarator: (qualified_identifier name: (identifier) @function.name)))
    (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (identifier) @function.name)))
  ] (#not-eq? @_type "__macro")) @function
; What macroBodies.ts makes of a macro with parameters.
(function_definition type: (type_identifier) @_macro (#eq? @_macro "__macro")) @function
(function_definition
  type: (type_identifier) @_macro
  declarator: (function_declarator parameters: (parameter_list (parameter_declaration type: (type_identifier) @parameter.name !declarator)))
  (#eq? @_macro "__macro"))
(function_definition declarator: [
  (function_declarator declarator: (qualified_identifier scope: (_) @function.owner name: [(identifier) (destructor_name)]))
  (function_declarator declarator: (qualified_identifier name: (qualified_identifier scope: (_) @function.owner name: (identifier))))
  (reference_declarator (function_declarator declarator: (qualified_identifier scope: (_) @function.owner name: (identifier))))
  (pointer_declarator declarator: (function_declarator declarator: (qualified_identifier scope: (_) @function.owner name: (identifier))))
] (#match? @function.owner "^[A-Z]")) @function
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
  (reference_declarator (identifier) @parameter.name)
  (pointer_declarator declarator: (array_declarator declarator: (identifier) @parameter.name))
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @parameter.name)))
]))))
(function_definition declarator: (pointer_declarator declarator: (function_declarator parameters: (parameter_list (parameter_declaration type: (_) @parameter.type declarator: [
  (identifier) @parameter.name
  (pointer_declarator declarator: (identifier) @parameter.name)
  (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @parameter.name))
  (array_declarator declarator: (identifier) @parameter.name)
  (reference_declarator (identifier) @parameter.name)
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @parameter.name)))
])))))

(function_definition declarator: (reference_declarator (function_declarator parameters: (parameter_list (parameter_declaration type: (_) @parameter.type declarator: [
  (identifier) @parameter.name
  (pointer_declarator declarator: (identifier) @parameter.name)
  (reference_declarator (identifier) @parameter.name)
])))))
(function_definition declarator: (function_declarator parameters: (parameter_list (optional_parameter_declaration type: (_) @parameter.type declarator: [
  (identifier) @parameter.name
  (pointer_declarator declarator: (identifier) @parameter.name)
  (reference_declarator (identifier) @parameter.name)
] default_value: (_) @parameter.value))))
(lambda_expression) @function
(lambda_expression declarator: (abstract_function_declarator parameters: (parameter_list (parameter_declaration type: (_) @parameter.type declarator: [
  (identifier) @parameter.name
  (pointer_declarator declarator: (identifier) @parameter.name)
  (reference_declarator (identifier) @parameter.name)
]))))
(for_range_loop) @loop
(for_range_loop declarator: [(identifier) @bind.name (reference_declarator (identifier) @bind.name)] right: (_) @bind.each)

(using_declaration "namespace" (_) @import.path @import.wildcard) @import
(using_declaration . (qualified_identifier scope: (_) @import.path name: (_) @import.name)) @import
(namespace_alias_definition name: (_) @bind.name . (namespace_identifier) @bind.value)
(namespace_alias_definition name: (_) @bind.name (nested_namespace_specifier (namespace_identifier) @bind.value .))
(class_specifier name: (_) @type.name (base_class_clause [(type_identifier) (qualified_identifier) (template_type)] @type.base)? body: (_)) @type
(struct_specifier name: (_) @type.name (base_class_clause [(type_identifier) (qualified_identifier) (template_type)] @type.base)? body: (_)) @type
(enum_specifier "class" name: (_) @type.name body: (_)) @type
(alias_declaration name: (type_identifier) @bind.name type: (type_descriptor type: (_) @bind.value))
(type_definition type: [(type_identifier) (qualified_identifier) (template_type)] @bind.value declarator: (type_identifier) @bind.name)
(field_declaration type: (_) @bind.type declarator: (field_identifier) @bind.name !default_value) @bind.value
(field_declaration type: (_) @bind.type declarator: [(field_identifier) @bind.name (pointer_declarator declarator: (field_identifier) @bind.name)] default_value: (_) @bind.value)
(field_declaration type: (_) @bind.type declarator: (pointer_declarator declarator: (field_identifier) @bind.name) !default_value)
(field_declaration type: (_) @bind.type declarator: (array_declarator declarator: (field_identifier) @bind.name size: (_)) @bind.value)

(preproc_def name: (identifier) @bind.name value: (preproc_arg) @bind.value)
(enumerator name: (identifier) @bind.name value: (_)? @bind.value)
(declaration type: [(type_identifier) (qualified_identifier) (template_type)] @bind.type declarator: (identifier) @bind.name) @bind.value
(declaration type: [(primitive_type) (sized_type_specifier) (struct_specifier) (enum_specifier) (placeholder_type_specifier)] @bind.type declarator: (identifier) @bind.name)
(compound_statement (declaration type: [(type_identifier) (qualified_identifier) (template_type)] @bind.type declarator: (function_declarator declarator: (identifier) @bind.name)) @bind.value)
(declaration type: [(type_identifier) (qualified_identifier) (template_type)] @bind.type declarator: (init_declarator declarator: (identifier) @bind.name value: [(argument_list) (initializer_list)])) @bind.value
(declaration type: (primitive_type) @bind.type declarator: (init_declarator declarator: (identifier) @bind.name value: [(argument_list) (initializer_list)] @bind.value))
(declaration type: (_) @bind.type declarator: [
  (pointer_declarator declarator: (identifier) @bind.name)
  (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @bind.name))
])
(declaration type: (_) @bind.type declarator: (init_declarator declarator: (identifier) @bind.name "=" value: (_) @bind.value))
(declaration type: (_) @bind.type declarator: (init_declarator declarator: [
  (reference_declarator (identifier) @bind.name)
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

(field_initializer [(field_identifier) (qualified_identifier) (template_method)] @based.type (argument_list) @based.args) @based

;;; sites

(call_expression function: (identifier) @call.name) @call
(call_expression function: (field_expression field: (field_identifier) @call.name)) @call
(argument_list (identifier) @member.name @member (#match? @member.name "^[A-Z]{2,}_"))
(initializer_list (identifier) @member.name @member (#match? @member.name "_"))
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
(call_expression function: (qualified_identifier) @call.name) @call
(call_expression function: (template_function name: (identifier) @call.name)) @call
(call_expression function: (field_expression field: (template_method name: (field_identifier) @call.name))) @call
(call_expression function: (template_function arguments: (template_argument_list (type_descriptor type: (_) @call.name)))) @call
(call_expression function: (qualified_identifier name: (template_function name: (identifier) @call.name))) @call
(call_expression function: (qualified_identifier name: (template_function arguments: (template_argument_list (type_descriptor type: (_) @call.name))))) @call
(new_expression type: (_) @call.name) @call
(compound_literal_expression type: [(type_identifier) (qualified_identifier)] @call.name) @call
(declaration type: [(type_identifier) (qualified_identifier) (template_type)] @call.name declarator: (identifier)) @call
(compound_statement (declaration type: [(type_identifier) (qualified_identifier) (template_type)] @call.name declarator: (function_declarator declarator: (identifier))) @call)
(declaration type: [(type_identifier) (qualified_identifier) (template_type)] @call.name declarator: (init_declarator declarator: (identifier) value: [(argument_list) (initializer_list)])) @call
(field_declaration type: [(type_identifier) (qualified_identifier) (template_type)] @call.name declarator: (field_identifier)) @call
(new_expression type: (qualified_identifier name: (template_type name: (_) @call.name))) @call
(declaration type: (qualified_identifier name: (template_type name: (_) @call.name)) declarator: (identifier)) @call
(compound_statement (declaration type: (qualified_identifier name: (template_type name: (_) @call.name)) declarator: (function_declarator declarator: (identifier))) @call)
(declaration type: (qualified_identifier name: (template_type name: (_) @call.name)) declarator: (init_declarator declarator: (identifier) value: [(argument_list) (initializer_list)])) @call
(field_declaration type: (qualified_identifier name: (template_type name: (_) @call.name)) declarator: (field_identifier)) @call
(new_expression type: (qualified_identifier name: (qualified_identifier name: (template_type name: (_) @call.name)))) @call
(declaration type: (qualified_identifier name: (qualified_identifier name: (template_type name: (_) @call.name))) declarator: (identifier)) @call
(compound_statement (declaration type: (qualified_identifier name: (qualified_identifier name: (template_type name: (_) @call.name))) declarator: (function_declarator declarator: (identifier))) @call)
(declaration type: (qualified_identifier name: (qualified_identifier name: (template_type name: (_) @call.name))) declarator: (init_declarator declarator: (identifier) value: [(argument_list) (initializer_list)])) @call
(field_declaration type: (qualified_identifier name: (qualified_identifier name: (template_type name: (_) @call.name))) declarator: (field_identifier)) @call
(alias_declaration name: (type_identifier) @alias type: (type_descriptor type: (_) @alias.name))
(type_definition type: [(type_identifier) (qualified_identifier) (template_type)] @alias.name declarator: (type_identifier) @alias)

;;; choices

(if_statement condition: (condition_clause value: (_) @choice.test) consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(preproc_if condition: (_) @choice.head @choice.test alternative: (_)? @choice.else) @choice
(preproc_elif condition: (_) @choice.head @choice.test alternative: (_)? @choice.else) @choice
(preproc_ifdef "#ifdef" name: (identifier) @choice.head @choice.test alternative: (_)? @choice.else) @choice
(preproc_ifdef "#ifndef" name: (identifier) @choice.head @choice.unless alternative: (_) @choice.else) @choice
(preproc_ifdef "#ifndef" name: (identifier) @choice.head @choice.unless !alternative (#not-match? @choice.head "_(H|HH|HPP|HXX|INCLUDED|INC)_*$|^_+[A-Z]")) @choice
(conditional_expression condition: (_) @choice.test consequence: (_) @choice.then alternative: (_) @choice.else) @choice
(switch_statement condition: (condition_clause value: (_) @choice.subject) body: (compound_statement (case_statement value: (_)? @choice.label) @choice.arm)) @choice
(switch_statement condition: (condition_clause value: (_) @choice.subject) body: (compound_statement (preproc_ifdef (case_statement value: (_)? @choice.label) @choice.arm))) @choice
(switch_statement condition: (condition_clause value: (_) @choice.subject) body: (compound_statement (preproc_if (case_statement value: (_)? @choice.label) @choice.arm))) @choice
[(return_statement) (continue_statement) (goto_statement) (throw_statement)] @exit
(break_statement) @exit.inner
