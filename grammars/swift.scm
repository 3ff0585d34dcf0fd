; Swift. The vocabulary of captures is described in scanner/source/captures.ts.

(import_declaration (identifier . (simple_identifier) @import.path @import.wildcard)) @import
(import_declaration (identifier . (simple_identifier) @import.path . (simple_identifier) @import.name .)) @import

(class_declaration declaration_kind: ["class" "struct" "enum" "actor"] name: (_) @type.name . (inheritance_specifier inherits_from: (_) @type.base)?) @type
(class_declaration declaration_kind: ["class" "struct" "enum" "actor"] (inheritance_specifier inherits_from: (_) @type.base)) @type
(class_declaration declaration_kind: "extension" name: (_) @type.base @type.extended) @type
(class_declaration declaration_kind: "extension" (inheritance_specifier inherits_from: (_) @type.base)) @type
(protocol_declaration name: (_) @type.name) @type
(class_declaration body: (_) @type.body) @type
(protocol_declaration body: (_) @type.body) @type
(class_declaration (type_parameters (type_parameter . (type_identifier) @parameter.generic)))
(function_declaration (type_parameters (type_parameter . (type_identifier) @parameter.generic)))
(init_declaration (type_parameters (type_parameter . (type_identifier) @parameter.generic)))
(enum_entry name: (simple_identifier) @bind.name . raw_value: (_) @bind.value)
(enum_entry name: (simple_identifier) @bind.name) @bind.opaque

(function_declaration name: (simple_identifier) @function.name "->" . name: (_) @function.type) @function
(function_declaration name: (simple_identifier) @function.name) @function
(init_declaration name: "init" @function.name) @function
(subscript_declaration) @function
(computed_property) @function
(lambda_literal) @function
(statements) @block
[(if_statement) (catch_block) (switch_entry)] @block
[(for_statement) (while_statement) (repeat_while_statement)] @loop

(control_transfer_statement "return" result: (_) @return)
(function_body (statements . (_) @return .))
(lambda_literal (statements . (_) @return .))
(assignment target: (directly_assignable_expression (self_expression)) operator: "=" result: (_) @return)

(parameter external_name: (simple_identifier) @parameter.label name: (simple_identifier) @parameter.name (_) @parameter.type .)
(parameter !external_name name: (simple_identifier) @parameter.name (_) @parameter.type .)
(_ (parameter name: (simple_identifier) @parameter.name) . "=" . default_value: (_) @parameter.value)
(lambda_parameter name: (simple_identifier) @parameter.name name: (_)? @parameter.type)

(property_declaration name: (pattern bound_identifier: (simple_identifier) @bind.name) (type_annotation)? @bind.type !computed_value value: (_)? @bind.value)
(property_declaration name: (pattern bound_identifier: (simple_identifier) @bind.name) (type_annotation)? @bind.type computed_value: (computed_property (statements . (_) @bind.value .)))
(property_declaration name: (pattern bound_identifier: (simple_identifier) @bind.name) (type_annotation)? @bind.type computed_value: (computed_property (computed_getter (statements . (_) @bind.value .))))
(property_declaration name: (pattern bound_identifier: (simple_identifier) @bind.name) (type_annotation) @bind.type computed_value: (computed_property))
(protocol_property_declaration name: (pattern bound_identifier: (simple_identifier) @bind.name) (type_annotation) @bind.type)
(typealias_declaration name: (type_identifier) @bind.name name: (_) @bind.value)
(associatedtype_declaration name: (type_identifier) @bind.name (user_type) @bind.value)
(type_parameter . (type_identifier) @bind.name (user_type) @bind.value)
(inheritance_constraint (identifier . (simple_identifier) @bind.name .) (user_type) @bind.value)
(_ condition: (value_binding_pattern) . bound_identifier: (simple_identifier) @bind.name . condition: (type_annotation)? @bind.type . "=" . condition: (_) @bind.value)
(for_statement item: (pattern bound_identifier: (simple_identifier) @bind.name) collection: (_) @bind.each)

(assignment target: (directly_assignable_expression) @assign.target operator: "=" result: (_) @assign.value)
(assignment target: (directly_assignable_expression) @assign.target operator: ["+=" "-=" "*=" "/=" "%="]) @assign.opaque

(call_expression (navigation_expression target: (super_expression) suffix: (navigation_suffix suffix: (simple_identifier) @_init)) (call_suffix (value_arguments) @based.args) (#eq? @_init "init")) @based
(call_expression (navigation_expression target: (self_expression) suffix: (navigation_suffix suffix: (simple_identifier) @_init @based.own)) (call_suffix (value_arguments) @based.args) (#eq? @_init "init")) @based

;;; sites

(call_expression . (simple_identifier) @call.name) @call
(call_expression . (navigation_expression suffix: (navigation_suffix suffix: (simple_identifier) @call.name))) @call
(call_expression . (prefix_expression target: (simple_identifier) @call.name)) @call
(call_expression . (prefix_expression target: (navigation_expression suffix: (navigation_suffix suffix: (simple_identifier) @call.name)))) @call
(call_expression . (navigation_expression target: (simple_identifier) @call.name)) @call
(call_expression . (navigation_expression target: (navigation_expression suffix: (navigation_suffix suffix: (simple_identifier) @call.name)))) @call
(constructor_expression constructed_type: (user_type (type_identifier) @call.name)) @call
(navigation_expression suffix: (navigation_suffix suffix: (simple_identifier) @member.name)) @member
(assignment target: (directly_assignable_expression (navigation_expression suffix: (navigation_suffix suffix: (simple_identifier) @set.name)) @set) operator: "=" result: (_) @set.value)
(property_declaration name: (pattern bound_identifier: (simple_identifier) @alias) value: (simple_identifier) @alias.name)
(property_declaration name: (pattern bound_identifier: (simple_identifier) @alias) value: (navigation_expression suffix: (navigation_suffix suffix: (simple_identifier) @alias.name)) @alias.value)
(typealias_declaration name: (type_identifier) @alias (user_type (type_identifier) @alias.name .))
(typealias_declaration (user_type (type_identifier) @member.name .) @member)
(class_declaration declaration_kind: "extension" name: (user_type (type_identifier) @member.name .) @member . (inheritance_specifier) body: (class_body) @_body (#not-match? @_body "\n[^\n/]*\\b(?:func|init|subscript|var|let)\\b"))

;;; choices

(if_statement condition: (_) @choice.test . (statements) @choice.then (else)? [(statements) (if_statement)]? @choice.else) @choice
(ternary_expression condition: (_) @choice.test if_true: (_) @choice.then if_false: (_) @choice.else) @choice
(switch_statement expr: (_) @choice.subject (switch_entry (switch_pattern (pattern (_) @choice.label))) @choice.arm) @choice
(switch_statement expr: (_) @choice.subject (switch_entry (switch_pattern (pattern name: (_) @choice.type))) @choice.arm) @choice
(switch_statement expr: (_) @choice.subject (switch_entry (default_keyword) @choice.default) @choice.arm) @choice
(control_transfer_statement ["return" "continue"]) @exit
(control_transfer_statement (throw_keyword)) @exit
(control_transfer_statement "break") @exit.inner
