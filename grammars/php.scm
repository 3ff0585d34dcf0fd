; PHP. The vocabulary of captures is described in scanner/source/captures.ts.

(namespace_definition name: (namespace_name) @package)
(namespace_use_declaration (namespace_use_clause . [(name) (qualified_name)] @import.path alias: (name)? @import.alias)) @import
(namespace_use_declaration (namespace_name) @import.path body: (namespace_use_group (namespace_use_clause . [(name) (qualified_name)] @import.name alias: (name)? @import.alias))) @import

(class_declaration name: (name) @type.name (base_clause . (_) @type.base)?) @type
(anonymous_class (base_clause . (_) @type.base)?) @type
(interface_declaration name: (name) @type.name) @type
(trait_declaration name: (name) @type.name) @type
(enum_declaration name: (name) @type.name) @type

(function_definition name: (name) @function.name return_type: (_)? @function.type) @function
(method_declaration name: (name) @function.name return_type: (_)? @function.type) @function
[(anonymous_function) (arrow_function)] @function
[(compound_statement) (colon_block) (case_statement) (default_statement)] @block
[(if_statement body: (expression_statement) @block) (else_if_clause body: (expression_statement) @block) (else_clause body: (expression_statement) @block)]
[(for_statement) (foreach_statement) (while_statement) (do_statement)] @loop
(return_statement (_) @return)
(arrow_function body: (_) @return)

(simple_parameter type: (_)? @parameter.type name: (variable_name) @parameter.name default_value: (_)? @parameter.value)
(variadic_parameter name: (variable_name) @parameter.name) @parameter.rest
(property_promotion_parameter type: (_)? @parameter.type name: (variable_name) @parameter.name default_value: (_)? @parameter.value)
(property_promotion_parameter type: (_)? @field.type name: (variable_name (name) @field.name) @field.value)
(catch_clause name: (variable_name) @bind.name)

(const_element . (name) @bind.name . (_) @bind.value)
(property_declaration type: (_)? @bind.type (property_element name: (variable_name (name) @bind.name) default_value: (_)? @bind.value))
(enum_case name: (name) @bind.name value: (_)? @bind.value)
(static_variable_declaration name: (variable_name) @bind.name value: (_)? @bind.value)
(function_call_expression
  function: (name) @call.name
  arguments: (arguments . (argument [(string (string_content) @bind.name) (encapsed_string (string_content) @bind.name)]) . (argument (_) @bind.value))
  (#eq? @call.name "define"))

(assignment_expression left: (_) @assign.target right: (_) @assign.value)
(augmented_assignment_expression left: (_) @assign.target operator: "??=" right: (_) @assign.fallback)
(augmented_assignment_expression left: (_) @assign.target operator: [".=" "+=" "-=" "*=" "|="] right: (_) @assign.added) @assign.opaque
(update_expression argument: (_) @assign.target @assign.added) @assign.opaque
(foreach_statement . (_) @assign.each . (variable_name) @assign.target)
(foreach_statement . (_) @assign.each . (pair (_) . (variable_name) @assign.target))
(global_declaration (variable_name) @global)

(scoped_call_expression scope: (relative_scope) @_scope name: (name) @_constructor arguments: (arguments) @based.args (#eq? @_scope "parent") (#eq? @_constructor "__construct")) @based
(scoped_call_expression scope: [(name) (qualified_name)] @based.type name: (name) @_constructor arguments: (arguments) @based.args (#eq? @_constructor "__construct")) @based

;;; sites

(array_element_initializer . (string (string_content) @entry.name) . (_) @entry.value .) @entry
(array_element_initializer . (encapsed_string (string_content) @entry.name) . (_) @entry.value .) @entry
(array_element_initializer . (name) @entry.name . (_) @entry.value .) @entry
(array_element_initializer . (class_constant_access_expression (_) . (name) @entry.name) . (_) @entry.value .) @entry
(assignment_expression left: (subscript_expression (_) . (string (string_content) @entry.name)) right: (_) @entry.value) @entry
(assignment_expression left: (subscript_expression (_) . (encapsed_string (string_content) @entry.name)) right: (_) @entry.value) @entry
(assignment_expression left: (subscript_expression (_) . (name) @entry.name) right: (_) @entry.value) @entry

(function_call_expression function: (name) @call.name) @call
(function_call_expression function: (qualified_name (name) @call.name .)) @call
(scoped_call_expression name: (name) @call.name) @call
(member_call_expression name: (name) @call.name) @call
(nullsafe_member_call_expression name: (name) @call.name) @call
(object_creation_expression . (name) @call.name) @call
(object_creation_expression . (qualified_name (name) @call.name .)) @call
(class_constant_access_expression (_) . (name) @member.name) @member
(member_access_expression name: (name) @member.name) @member
(argument !name (name) @member.name @member .)
(array_element_initializer (name) @member.name @member .)
(binary_expression (name) @member.name @member)
(conditional_expression (name) @member.name @member)
(assignment_expression right: (name) @member.name @member)
(return_statement (name) @member.name @member)
(property_element default_value: (name) @member.name @member)
(const_element . (name) . (name) @member.name @member)
(assignment_expression left: (member_access_expression name: (name) @set.name) @set right: (_) @set.value)
(namespace_use_clause . [(name) @alias.name (qualified_name (name) @alias.name .)] alias: (name) @alias)

;;; choices

(if_statement condition: (_) @choice.label body: (_) @choice.arm) @choice
(if_statement alternative: (else_if_clause condition: (_) @choice.label body: (_) @choice.arm)) @choice
(if_statement alternative: (else_clause body: (_) @choice.arm) @choice.default) @choice
(conditional_expression condition: (_) @choice.test body: (_)? @choice.then alternative: (_) @choice.else) @choice
(switch_statement condition: (_) @choice.subject body: (switch_block (case_statement value: (_) @choice.label) @choice.arm)) @choice
(switch_statement condition: (_) @choice.subject body: (switch_block (default_statement) @choice.arm @choice.default)) @choice
(match_expression condition: (_) @choice.subject body: (match_block (match_conditional_expression conditional_expressions: (match_condition_list (_) @choice.label)) @choice.arm)) @choice
(match_expression condition: (_) @choice.subject body: (match_block (match_default_expression) @choice.arm @choice.default)) @choice
[(return_statement) (throw_expression) (continue_statement) (exit_statement)] @exit
(break_statement) @exit.inner
