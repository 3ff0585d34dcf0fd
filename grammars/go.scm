; Go. The vocabulary of captures is described in scanner/source/captures.ts.

(package_clause (package_identifier) @package)
(import_spec !name path: (_) @import.path) @import
(import_spec name: (package_identifier) @import.alias path: (_) @import.path) @import
(import_spec name: (dot) @import.wildcard path: (_) @import.path) @import

(type_spec name: (type_identifier) @type.name type: (struct_type (field_declaration_list (field_declaration !name type: (_) @type.base)))) @type
(type_spec name: (type_identifier) @type.name type: [(array_type) (type_identifier)] @type.base) @type
(type_spec name: (type_identifier) @type.name) @type
(type_alias name: (type_identifier) @type.name) @type
(field_declaration name: (field_identifier) @bind.name type: (_) @bind.type)
(field_declaration name: (field_identifier) @bind.name type: (_) @bind.type tag: (raw_string_literal (raw_string_literal_content) @bind.value) (#match? @bind.value "(^| )env(config)?:"))

(function_declaration name: (identifier) @function.name result: [(type_identifier) (qualified_type) (pointer_type) (generic_type)] @function.type) @function
(function_declaration name: (identifier) @function.name result: (parameter_list . (parameter_declaration type: (_) @function.type))) @function
(function_declaration name: (identifier) @function.name) @function
(method_declaration
  receiver: (parameter_list (parameter_declaration type: [(type_identifier) @function.owner (pointer_type (type_identifier) @function.owner) (generic_type type: (type_identifier) @function.owner) (pointer_type (generic_type type: (type_identifier) @function.owner))]))
  name: (field_identifier) @function.name
  result: [(type_identifier) (qualified_type) (pointer_type) (generic_type)] @function.type) @function
(method_declaration
  receiver: (parameter_list (parameter_declaration type: [(type_identifier) @function.owner (pointer_type (type_identifier) @function.owner) (generic_type type: (type_identifier) @function.owner) (pointer_type (generic_type type: (type_identifier) @function.owner))]))
  name: (field_identifier) @function.name
  result: (parameter_list . (parameter_declaration type: (_) @function.type))) @function
(method_declaration
  receiver: (parameter_list (parameter_declaration type: [(type_identifier) @function.owner (pointer_type (type_identifier) @function.owner) (generic_type type: (type_identifier) @function.owner) (pointer_type (generic_type type: (type_identifier) @function.owner))]))
  name: (field_identifier) @function.name) @function
(func_literal) @function
(block) @block
[(if_statement) (expression_switch_statement) (type_switch_statement) (expression_case) (default_case) (type_case) (communication_case)] @block
(for_statement) @loop
(return_statement (expression_list . (_) @return))

(method_declaration receiver: (parameter_list (parameter_declaration name: (identifier) @bind.name type: (_) @bind.type)))
(function_declaration parameters: (parameter_list (parameter_declaration name: (identifier) @parameter.name type: (_) @parameter.type)))
(method_declaration parameters: (parameter_list (parameter_declaration name: (identifier) @parameter.name type: (_) @parameter.type)))
(func_literal parameters: (parameter_list (parameter_declaration name: (identifier) @parameter.name type: (_) @parameter.type)))
(variadic_parameter_declaration name: (identifier) @parameter.name) @parameter.rest

(const_spec . name: (identifier) @bind.name type: (_)? @bind.type value: (expression_list . (_) @bind.value))
(const_spec . name: (identifier) "," . name: (identifier) @bind.name value: (expression_list . (_) . (_) @bind.value))
(const_spec name: (identifier) @bind.name !value) @bind.opaque
(var_spec . name: (identifier) @bind.name type: (_)? @bind.type value: (expression_list . (_) @bind.value))
(var_spec . name: (identifier) "," . name: (identifier) @bind.name value: (expression_list . (_) . (_) @bind.value))
(var_spec name: (identifier) @bind.name type: (qualified_type) @bind.type !value) @bind.value
(var_spec name: (identifier) @bind.name type: (array_type) @bind.value !value)
(var_spec name: (identifier) @bind.name type: [(type_identifier) (pointer_type) (slice_type) (map_type) (function_type) (interface_type) (channel_type) (generic_type)] @bind.type !value) @bind.opaque
(short_var_declaration left: (expression_list) @bind.pattern right: (_) @bind.value)
(range_clause left: (expression_list . (identifier) @bind.name)) @bind.opaque
(range_clause left: (expression_list . (_) . (identifier) @bind.name) right: (_) @bind.each)
(type_switch_statement alias: (expression_list . (identifier) @bind.name) value: (_) @bind.value)
(type_switch_statement alias: (expression_list . (identifier) @bind.name) value: (_) @bind.value (type_case "case" . type: (_) @bind.type . ":") @bind.within)

(composite_literal type: [(type_identifier) (generic_type)] @init.type body: (literal_value (keyed_element . (literal_element (identifier) @init.name) . (literal_element (_) @init.value))))

(call_expression
  function: (selector_expression field: (field_identifier) @_flag)
  arguments: (argument_list . (unary_expression operand: (_) @assign.target) . (_) . (_) @assign.value . (_) .)
  (#any-of? @_flag "StringVar" "IntVar" "UintVar"))
(call_expression
  function: (selector_expression field: (field_identifier) @_flag)
  arguments: (argument_list . (unary_expression operand: (_) @assign.target) . (_) . (_) . (_) @assign.value . (_) .)
  (#any-of? @_flag "StringVarP" "IntVarP" "UintVarP"))
; What reads a text into variables gives them what nobody can read, and may leave them as they are.
(call_expression
  function: [(identifier) @_reads (selector_expression field: (field_identifier) @_reads)]
  arguments: (argument_list (unary_expression operator: "&" operand: (_) @assign.target)) @assign.fallback
  (#match? @_reads "^([SF]?[Ss]can(f|ln)?|Unmarshal\\w*|Decode\\w*|(Should|Must)?Bind\\w*)$"))
(call_expression
  function: [(identifier) @_passes (selector_expression field: (field_identifier) @_passes)]
  arguments: (argument_list (unary_expression operator: "&" operand: (identifier) @passed.name))
  (#not-match? @_passes "Var[PF]?$|^([SF]?[Ss]can(f|ln)?|Unmarshal\\w*|Decode\\w*|(Should|Must)?Bind\\w*)$")) @passed
(assignment_statement left: (_) @assign.target operator: "=" right: (_) @assign.value)
(assignment_statement left: (_) @assign.target operator: ["+=" "-=" "*=" "|=" "^=" "<<=" ">>=" "&=" "%=" "/="] right: (_) @assign.added) @assign.opaque
(inc_statement (_) @assign.target @assign.added) @assign.opaque

;;; sites

(call_expression function: (identifier) @call.name) @call
(call_expression function: (selector_expression field: (field_identifier) @call.name)) @call
(call_expression function: (parenthesized_expression (selector_expression field: (field_identifier) @call.name))) @call
(call_expression function: (identifier) arguments: (argument_list . (qualified_type name: (type_identifier) @call.name))) @call
(composite_literal type: (qualified_type name: (type_identifier) @call.name)) @call
(composite_literal type: (type_identifier) @call.name) @call
(var_spec type: (qualified_type name: (type_identifier) @call.name) !value) @call
(selector_expression field: (field_identifier) @member.name) @member
(assignment_statement left: (expression_list . (selector_expression field: (field_identifier) @set.name) @set .) operator: "=" right: (expression_list . (_) @set.value .))
(keyed_element key: (literal_element (identifier) @set.name) value: (literal_element (_) @set.value)) @set
(short_var_declaration left: (expression_list . (identifier) @alias .) right: (expression_list . (selector_expression field: (field_identifier) @alias.name) @alias.value .))

;;; choices

(if_statement condition: (_) @choice.test consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(expression_switch_statement value: (_)? @choice.subject (expression_case value: (expression_list (_) @choice.label)) @choice.arm) @choice
(expression_switch_statement (default_case) @choice.arm @choice.default) @choice
(type_switch_statement value: (_) @choice.subject (type_case [(type_identifier) (qualified_type) (pointer_type) (generic_type) (slice_type) (array_type) (map_type) (interface_type) (function_type)] @choice.type) @choice.arm) @choice
(type_switch_statement (default_case) @choice.arm @choice.default) @choice
[(return_statement) (continue_statement) (goto_statement)] @exit
(call_expression function: (identifier) @_exit (#eq? @_exit "panic")) @exit
(break_statement) @exit.inner
