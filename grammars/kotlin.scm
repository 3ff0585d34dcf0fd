; Kotlin. The vocabulary of captures is described in scanner/source/captures.ts.

(package_header (identifier) @package)
(import_header (identifier) @import.path (import_alias (type_identifier) @import.alias)) @import
(import_header (identifier) @import.path (wildcard_import) @import.wildcard) @import
(import_header (identifier) @import.path .) @import
(type_alias (type_identifier) @bind.name . (_) @bind.value)

(class_declaration . (modifiers)? . (type_identifier) @type.name (delegation_specifier [(constructor_invocation (user_type) @type.base) (user_type) @type.base])?) @type
(class_declaration (modifiers (annotation (constructor_invocation (user_type (type_identifier) @_bound)) @type.note)) (#any-of? @_bound "ConfigurationProperties" "ConfigProperties")) @type
(object_declaration (type_identifier) @type.name (delegation_specifier [(constructor_invocation (user_type) @type.base) (user_type) @type.base])?) @type
(object_literal (delegation_specifier [(constructor_invocation (user_type) @type.base) (user_type) @type.base])?) @type
(enum_entry (simple_identifier) @bind.name) @bind.value

(function_declaration (simple_identifier) @function.name (function_value_parameters) . (type_constraints)? . [(user_type) (nullable_type)]? @function.type) @function
[(anonymous_function) (secondary_constructor) (getter) (setter) (lambda_literal)] @function
(function_body "=" . (_) @return)
(lambda_literal (statements (_) @return .))
(jump_expression ["return" "return@"] (label)? . (_) @return .)
[(control_structure_body) (when_entry) (catch_block) (finally_block) (anonymous_initializer)] @block
[(for_statement) (while_statement) (do_while_statement)] @loop

(parameter . (simple_identifier) @parameter.name . (_) @parameter.type)
(function_value_parameters (parameter . (simple_identifier) @parameter.name . (_) @parameter.type) . "=" . (_) @parameter.value)
(class_parameter (simple_identifier) @parameter.name . (_) @parameter.type . "="? . (_)? @parameter.value)
(class_parameter (modifiers (annotation (constructor_invocation (user_type (type_identifier) @_setting)) @parameter.value)) (simple_identifier) @parameter.name . (_) @parameter.type (#any-of? @_setting "Value" "ConfigProperty" "Property"))
(lambda_parameters (variable_declaration (simple_identifier) @parameter.name . (_)? @parameter.type))
(catch_block . (simple_identifier) @parameter.name)

(property_declaration (variable_declaration (simple_identifier) @bind.name . [(user_type) (nullable_type)]? @bind.type))
(property_declaration (variable_declaration (simple_identifier) @bind.name . [(user_type) (nullable_type)]? @bind.type) "=" . (_) @bind.value)
(property_declaration (variable_declaration (simple_identifier) @bind.name) (property_delegate (_) @bind.value))
(property_declaration (variable_declaration (simple_identifier) @bind.name) (getter (function_body "=" . (_) @bind.value)))
(class_body (property_declaration (variable_declaration (simple_identifier) @bind.name)) . (getter (function_body "=" . (_) @bind.value)))
(source_file (property_declaration (variable_declaration (simple_identifier) @bind.name)) . (getter (function_body "=" . (_) @bind.value)))
(property_declaration (variable_declaration (simple_identifier) @bind.name) "=" . "null" @bind.value)
(property_declaration (modifiers (annotation (constructor_invocation (user_type (type_identifier) @_setting)) @bind.value)) (variable_declaration (simple_identifier) @bind.name . [(user_type) (nullable_type)]? @bind.type) (#any-of? @_setting "Value" "ConfigProperty" "Property"))
(property_declaration (multi_variable_declaration) @assign.target "=" . (_) @assign.value)
(for_statement (variable_declaration (simple_identifier) @bind.name) . (_) @bind.each)

(assignment (directly_assignable_expression . (simple_identifier) .) @assign.target "=" . (_) @assign.value)
(assignment (directly_assignable_expression . (simple_identifier) .) @assign.target "=" . "null" @assign.value)
(assignment (directly_assignable_expression (navigation_suffix)) @assign.target "=" . (_) @assign.value)
(assignment (directly_assignable_expression . (simple_identifier) .) @assign.target ["+=" "-=" "*="]) @assign.opaque

(call_expression (navigation_expression (_) @applied.object (navigation_suffix (simple_identifier) @applied.name)) (call_suffix (annotated_lambda (lambda_literal (lambda_parameters . (variable_declaration (simple_identifier) @applied.parameter))?) @applied)))
(call_expression (call_expression (simple_identifier) @applied.name (call_suffix (value_arguments . (value_argument (_) @applied.object)))) (call_suffix (annotated_lambda (lambda_literal) @applied)))

(delegation_specifier (constructor_invocation (user_type) (value_arguments) @based.args)) @based
(constructor_delegation_call "super" (value_arguments) @based.args) @based
(constructor_delegation_call "this" @based.own (value_arguments) @based.args) @based

;;; sites

(call_expression (simple_identifier) @call.name (call_suffix)) @call
(call_expression (navigation_expression (navigation_suffix (simple_identifier) @call.name)) (call_suffix)) @call
(infix_expression (_) . (simple_identifier) @call.name . (_)) @call
(navigation_expression (navigation_suffix (simple_identifier) @member.name)) @member
(callable_reference (simple_identifier) @member.name .) @member
(assignment (directly_assignable_expression (navigation_suffix (simple_identifier) @set.name)) @set "=" . (_) @set.value)
(assignment (directly_assignable_expression . (simple_identifier) @set.name .) @set "=" . (_) @set.value)
(import_header (identifier (simple_identifier) @alias.name .) (import_alias (type_identifier) @alias))

;;; choices

(if_expression . (_) @choice.test . (control_structure_body) @choice.then (control_structure_body)? @choice.else) @choice
(when_expression (when_subject (_) @choice.subject) (when_entry (when_condition (_) @choice.label)? ) @choice.arm) @choice
(when_expression . (when_entry (when_condition (_) @choice.label)?) @choice.arm) @choice
(when_expression (when_subject (_) @choice.subject) (when_entry (when_condition (type_test (_) @choice.type))) @choice.arm) @choice
(jump_expression) @exit
