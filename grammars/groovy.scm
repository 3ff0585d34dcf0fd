; Groovy. The vocabulary of captures is described in scanner/source/captures.ts.

(package_declaration [(scoped_identifier) (identifier)] @package)
(import_declaration . [(scoped_identifier) (identifier)] @import.path . (asterisk) @import.wildcard) @import
(import_declaration . [(scoped_identifier) (identifier)] @import.path . (identifier)? @import.alias .) @import

(class_declaration name: (identifier) @type.name superclass: (superclass (_) @type.base)?) @type
(class_declaration interfaces: (super_interfaces (type_list (_) @type.base))) @type
(interface_declaration name: (identifier) @type.name) @type
(interface_declaration (extends_interfaces (type_list (_) @type.base))) @type
(enum_declaration name: (identifier) @type.name) @type
(class_declaration (modifiers (annotation name: (identifier) @_bound) @type.note) (#any-of? @_bound "ConfigurationProperties" "ConfigProperties")) @type
(object_creation_expression (class_body) @type)
(enum_constant name: (identifier) @bind.name) @bind.value

(method_declaration type: (_) @function.type name: (identifier) @function.name (#not-eq? @function.type "def")) @function
(method_declaration name: (identifier) @function.name) @function
(constructor_declaration name: (identifier) @function.name) @function
(function_definition name: (identifier) @function.name) @function
(closure . [(lambda_expression) (expression_statement (lambda_expression))]) @function
(variable_declarator value: (closure) @function)
(method_invocation name: (identifier) @applied.name body: (closure) @applied)
(method_invocation object: (_) @applied.object name: (identifier) @applied.name body: (closure) @applied)
(method_invocation object: (_) @applied.object name: (identifier) @applied.name body: (closure . [(lambda_expression parameters: (identifier) @applied.parameter) (expression_statement (lambda_expression parameters: (identifier) @applied.parameter))]) @applied)
[(block) (closure) (constructor_body)] @block
(if_statement consequence: (expression_statement) @block)
(if_statement alternative: (expression_statement) @block)
[(for_statement) (enhanced_for_statement) (while_statement) (do_statement)] @loop
(switch_block_statement_group) @block

; A method or closure gives what its last statement does.
(return_statement (_) @return)
(method_declaration body: (block (expression_statement (_) @return) .))
(function_definition body: (closure (_) @return .))
(method_invocation body: (closure (_) @return .))

(formal_parameter type: (_) @parameter.type name: (identifier) @parameter.name (_)? @parameter.value)
(formal_parameter (modifiers (annotation name: (identifier) @_setting) @parameter.value) type: (_) @parameter.type name: (identifier) @parameter.name (#any-of? @_setting "Value" "ConfigProperty" "Property"))
(spread_parameter (_) @parameter.type (variable_declarator name: (identifier) @parameter.name)) @parameter.rest
(lambda_expression parameters: (identifier) @parameter.name)
(catch_formal_parameter name: (identifier) @parameter.name)

; Without a value, `object.method argument` looks like a declaration.
(local_variable_declaration type: (_)? @bind.type declarator: (variable_declarator name: (identifier) @bind.name value: (_) @bind.value))
(local_variable_declaration type: (_) @bind.type declarator: (variable_declarator name: (identifier) @bind.name !value) (#match? @bind.type "^(?:[A-Z]|byte|char|int|long)"))
(field_declaration type: (_)? @bind.type declarator: (variable_declarator name: (identifier) @bind.name value: (_)? @bind.value))
(field_declaration (modifiers (annotation name: (identifier) @_setting) @bind.value) type: (_) @bind.type declarator: (variable_declarator name: (identifier) @bind.name !value) (#any-of? @_setting "Value" "ConfigProperty" "Property"))
(constant_declaration type: (_) @bind.type declarator: (variable_declarator name: (identifier) @bind.name value: (_)? @bind.value))
(enhanced_for_statement type: (_)? @bind.type name: (identifier) @bind.name value: (_) @bind.each)
(method_invocation
  object: (_) @bind.each
  name: (identifier) @_each
  body: (closure . [(lambda_expression parameters: (identifier) @bind.name) (expression_statement (lambda_expression parameters: (identifier) @bind.name))])
  (#any-of? @_each "each" "collect" "collectMany" "find" "findAll" "any" "every"))

(explicit_constructor_invocation constructor: (super) arguments: (argument_list) @based.args) @based
(explicit_constructor_invocation constructor: (this) @based.own arguments: (argument_list) @based.args) @based
(assignment_expression left: (_) @assign.target operator: "=" right: (_) @assign.value)
(assignment_expression left: (_) @assign.target operator: ["+=" "-=" "*=" "|=" "^="] right: (_) @assign.added) @assign.opaque

;;; sites

(method_invocation name: (identifier) @call.name) @call
(juxt_function_call name: (identifier) @call.name) @call
(object_creation_expression type: (_) @call.name) @call
(field_access field: (identifier) @member.name) @member
(method_reference (identifier) @member.name .) @member
(assignment_expression left: (field_access field: (identifier) @set.name) @set operator: "=" right: (_) @set.value)
(import_declaration . (scoped_identifier name: (identifier) @alias.name) . (identifier) @alias .)

;;; choices

(if_statement condition: (_) @choice.test consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(ternary_expression condition: (_) @choice.test consequence: (_) @choice.then alternative: (_) @choice.else) @choice
(switch_expression condition: (_) @choice.subject body: (switch_block (switch_block_statement_group (switch_label (_)? @choice.label)) @choice.arm)) @choice
[(return_statement) (throw_statement) (continue_statement)] @exit
(break_statement) @exit.inner
