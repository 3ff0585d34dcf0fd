; Dart. The vocabulary of captures is described in scanner/source/captures.ts.

(import_specification [(configurable_uri (uri (string_literal) @import.path @import.wildcard)) (uri (string_literal) @import.path @import.wildcard)] . (identifier)? @import.alias) @import

(class_definition name: (identifier) @type.name superclass: (superclass . (type_identifier) @type.base)?) @type
(enum_declaration name: (identifier) @type.name) @type
(mixin_declaration (identifier) @type.name) @type
(extension_declaration class: (type_identifier) @type.base) @type
(extension_type_declaration name: (identifier) @type.name) @type
(enum_constant name: (identifier) @bind.name) @bind.value

((function_signature (type_identifier)? @function.type name: (identifier) @function.name) @function . (function_body) @function.body)
((method_signature (function_signature (type_identifier)? @function.type name: (identifier) @function.name)) @function . (function_body) @function.body)
((method_signature (constructor_signature . name: (identifier) @function.name)) @function . (function_body) @function.body)
((method_signature (factory_constructor_signature . (identifier) @function.name)) @function . (function_body) @function.body)
(declaration (constructor_signature . name: (identifier) @function.name)) @function
(function_expression) @function
(block) @block
(if_statement consequence: (expression_statement) @block)
(if_statement alternative: (expression_statement) @block)
(switch_statement_case) @block
[(for_statement) (while_statement) (do_statement)] @loop
(return_statement . (_) @return)
(function_body "=>" . (_) @return)
(function_expression_body "=>" . (_) @return)

(formal_parameter (type_identifier)? @parameter.type name: (identifier) @parameter.name)
(formal_parameter . (identifier) @parameter.name .)
(formal_parameter (constructor_param (this) . (identifier) @parameter.name))
(formal_parameter (constructor_param (this) . (identifier) @field.name @field.value))
(optional_formal_parameters (formal_parameter name: (identifier) @parameter.name) . "=" . (_) @parameter.value)
(optional_formal_parameters (formal_parameter (constructor_param (this) . (identifier) @parameter.name)) . "=" . (_) @parameter.value)

(static_final_declaration . (identifier) @bind.name . "=" . (_) @bind.value)
(declaration (type_identifier)? @bind.type (initialized_identifier_list (initialized_identifier . (identifier) @bind.name . "=" . (_) @bind.value)))
(declaration (type_identifier) @bind.type (initialized_identifier_list (initialized_identifier . (identifier) @bind.name .)))
(program (initialized_identifier_list (initialized_identifier . (identifier) @bind.name . "=" . (_) @bind.value)))
(initialized_variable_definition (type_identifier)? @bind.type name: (identifier) @bind.name . "=" . (_) @bind.value)
(initialized_variable_definition (type_identifier) @bind.type name: (identifier) @bind.name .)
(initialized_variable_definition (initialized_identifier . (identifier) @bind.name . "=" . (_) @bind.value))
((method_signature (getter_signature name: (identifier) @bind.name)) . (function_body "=>" . (_) @bind.value))
((method_signature (getter_signature name: (identifier) @bind.name)) . (function_body (block (return_statement . (_) @bind.value))))
(for_loop_parts name: (identifier) @bind.name value: (_) @bind.each)
(type_alias . (type_identifier) @bind.name . (type_identifier) @bind.value)
(pattern_variable_declaration (record_pattern) @assign.target . "=" . (_) @assign.value)

(assignment_expression left: (assignable_expression) @assign.target . "=" . right: (_) @assign.value)

(initializer_list_entry (super) (arguments) @based.args) @based
(redirection (this) @based.own (arguments) @based.args) @based

;;; sites

((identifier) @call.name . (selector (argument_part)) @call)
((selector [(unconditional_assignable_selector (identifier) @call.name) (conditional_assignable_selector (identifier) @call.name)]) . (selector (argument_part)) @call)
(relational_expression (relational_expression . (identifier) @call.name) (parenthesized_expression) .) @call
(cascade_section (cascade_selector (identifier) @call.name) . (argument_part)) @call
(new_expression [(type_identifier) (identifier)] @call.name) @call
(constructor_invocation [(type_identifier) (identifier)] @call.name) @call
(const_object_expression [(type_identifier) (identifier)] @call.name) @call
(selector (unconditional_assignable_selector (identifier) @member.name)) @member
(assignment_expression left: (assignable_expression (unconditional_assignable_selector (identifier) @set.name) @set .) right: (_) @set.value)
(cascade_section (cascade_selector (identifier) @set.name) . "=" . (_) @set.value) @set
(initialized_variable_definition name: (identifier) @alias . "=" . (identifier) @alias.name .)
(static_final_declaration . (identifier) @alias . "=" . (identifier) @alias.name .)

;;; choices

(if_statement . (_) @choice.test consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(conditional_expression . (_) @choice.test consequence: (_) @choice.then alternative: (_) @choice.else) @choice
(switch_statement condition: (_) @choice.subject body: (switch_block (switch_statement_case (constant_pattern (_) @choice.label)) @choice.arm)) @choice
(switch_statement condition: (_) @choice.subject body: (switch_block (switch_statement_default) @choice.arm @choice.default)) @choice
[(return_statement) (throw_expression) (continue_statement)] @exit
(break_statement) @exit.inner
