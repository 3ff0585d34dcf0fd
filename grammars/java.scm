; Java. The vocabulary of captures is described in scanner/source/captures.ts.

(package_declaration [(scoped_identifier) (identifier)] @package)
(import_declaration [(scoped_identifier) (identifier)] @import.path (asterisk)? @import.wildcard) @import

(class_declaration name: (identifier) @type.name superclass: (superclass (_) @type.base)?) @type
(class_declaration interfaces: (super_interfaces (type_list (_) @type.base))) @type
(interface_declaration (extends_interfaces (type_list (_) @type.base))) @type
(record_declaration name: (identifier) @type.name) @type
(enum_declaration name: (identifier) @type.name) @type
(interface_declaration name: (identifier) @type.name) @type
(class_declaration (modifiers (annotation name: (identifier) @_bound) @type.note) (#any-of? @_bound "ConfigurationProperties" "ConfigProperties")) @type
(record_declaration (modifiers (annotation name: (identifier) @_bound) @type.note) (#any-of? @_bound "ConfigurationProperties" "ConfigProperties")) @type
(object_creation_expression (class_body) @type)
(enum_declaration name: (identifier) @type.base body: (enum_body (enum_constant body: (class_body) @type)))
(enum_constant name: (identifier) @bind.name) @bind.value

(method_declaration type: (_) @function.type name: (identifier) @function.name) @function
(constructor_declaration name: (identifier) @function.name) @function
(lambda_expression) @function
(lambda_expression body: (expression) @return)
(block) @block
(if_statement consequence: (expression_statement) @block)
(if_statement alternative: (expression_statement) @block)
[(for_statement) (enhanced_for_statement) (while_statement) (do_statement)] @loop
(switch_block_statement_group) @block
(return_statement (_) @return)

(formal_parameter type: (_) @parameter.type name: (identifier) @parameter.name)
(formal_parameter (modifiers (annotation name: (identifier) @_setting) @parameter.value) type: (_) @parameter.type name: (identifier) @parameter.name (#any-of? @_setting "Value" "ConfigProperty" "Property" "DefaultValue"))
(spread_parameter (_) @parameter.type (variable_declarator name: (identifier) @parameter.name)) @parameter.rest
(lambda_expression parameters: (identifier) @parameter.name)
(inferred_parameters (identifier) @parameter.name)
(catch_formal_parameter name: (identifier) @parameter.name)

(local_variable_declaration type: (_) @bind.type declarator: (variable_declarator name: (identifier) @bind.name value: (_)? @bind.value))
(field_declaration type: (_) @bind.type declarator: (variable_declarator name: (identifier) @bind.name value: (_)? @bind.value))
(field_declaration (modifiers (annotation name: (identifier) @_setting) @bind.value) type: (_) @bind.type declarator: (variable_declarator name: (identifier) @bind.name !value) (#any-of? @_setting "Value" "ConfigProperty" "Property" "DefaultValue"))
(constant_declaration type: (_) @bind.type declarator: (variable_declarator name: (identifier) @bind.name value: (_)? @bind.value))
(resource type: (_) @bind.type name: (identifier) @bind.name value: (_) @bind.value)
(enhanced_for_statement type: (_) @bind.type name: (identifier) @bind.name value: (_) @bind.each)
(instanceof_expression left: (_) @bind.value right: (_) @bind.type name: (identifier) @bind.name)

(explicit_constructor_invocation constructor: (super) arguments: (argument_list) @based.args) @based
(explicit_constructor_invocation constructor: (this) @based.own arguments: (argument_list) @based.args) @based
(assignment_expression left: (_) @assign.target operator: "=" right: (_) @assign.value)
(assignment_expression left: (_) @assign.target operator: ["+=" "-=" "*=" "|=" "^="] right: (_) @assign.added) @assign.opaque
(update_expression [(identifier) (field_access)] @assign.target @assign.added) @assign.opaque

;;; sites

(method_invocation name: (identifier) @call.name) @call
(object_creation_expression type: (_) @call.name) @call
(field_access field: (identifier) @member.name) @member
(method_reference (identifier) @member.name .) @member
(assignment_expression left: (field_access field: (identifier) @set.name) @set operator: "=" right: (_) @set.value)

;;; choices

(if_statement condition: (condition (_) @choice.test) consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(ternary_expression condition: (_) @choice.test consequence: (_) @choice.then alternative: (_) @choice.else) @choice
(switch_expression condition: (_) @choice.subject body: (switch_block [(switch_block_statement_group (switch_label (_)? @choice.label)) (switch_rule (switch_label (_)? @choice.label))] @choice.arm)) @choice
(switch_expression condition: (_) @choice.subject body: (switch_block [(switch_block_statement_group (switch_label (pattern (type_pattern . (_) @choice.type)))) (switch_rule (switch_label (pattern (type_pattern . (_) @choice.type))))] @choice.arm)) @choice
[(return_statement) (throw_statement) (continue_statement)] @exit
(break_statement) @exit.inner
