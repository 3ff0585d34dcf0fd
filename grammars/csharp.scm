; C#. The vocabulary of captures is described in scanner/source/captures.ts.

(namespace_declaration name: (_) @package)
(file_scoped_namespace_declaration name: (_) @package)
(using_directive !name [(qualified_name) (identifier) (generic_name)] @import.path @import.wildcard) @import
(using_directive !name (alias_qualified_name name: (_) @import.path @import.wildcard)) @import
(using_directive name: (identifier) @import.alias [(qualified_name) (alias_qualified_name)] @import.path) @import

(class_declaration name: (identifier) @type.name (base_list . (_) @type.base)?) @type
(record_declaration name: (identifier) @type.name (base_list . (_) @type.base)?) @type
(struct_declaration name: (identifier) @type.name) @type
(interface_declaration name: (identifier) @type.name) @type
(enum_declaration name: (identifier) @type.name) @type
(enum_member_declaration name: (identifier) @bind.name) @bind.value

(method_declaration returns: (_) @function.type name: (identifier) @function.name) @function
(constructor_declaration name: (identifier) @function.name) @function
(local_function_statement type: (_) @function.type name: (identifier) @function.name) @function
[(lambda_expression) (anonymous_method_expression) (accessor_declaration) (operator_declaration)] @function
(block) @block
(if_statement consequence: (expression_statement) @block)
(if_statement alternative: (expression_statement) @block)
[(using_statement) (switch_section) (catch_clause)] @block
[(for_statement) (foreach_statement) (while_statement) (do_statement)] @loop
(return_statement (_) @return)
(lambda_expression body: (expression) @return)
(method_declaration body: (arrow_expression_clause (_) @return))
(local_function_statement body: (arrow_expression_clause (_) @return))

(method_declaration parameters: (parameter_list (parameter type: (_)? @parameter.type name: (identifier) @parameter.name . (_)? @parameter.value)))
(constructor_declaration parameters: (parameter_list (parameter type: (_)? @parameter.type name: (identifier) @parameter.name . (_)? @parameter.value)))
(local_function_statement parameters: (parameter_list (parameter type: (_)? @parameter.type name: (identifier) @parameter.name . (_)? @parameter.value)))
(lambda_expression parameters: (parameter_list (parameter type: (_)? @parameter.type name: (identifier) @parameter.name . (_)? @parameter.value)))
(anonymous_method_expression parameters: (parameter_list (parameter type: (_)? @parameter.type name: (identifier) @parameter.name . (_)? @parameter.value)))
(operator_declaration parameters: (parameter_list (parameter type: (_)? @parameter.type name: (identifier) @parameter.name . (_)? @parameter.value)))
(lambda_expression parameters: (implicit_parameter) @parameter.name)
(class_declaration (parameter_list (parameter type: (_) @bind.type name: (identifier) @bind.name)))
(struct_declaration (parameter_list (parameter type: (_) @bind.type name: (identifier) @bind.name)))
(record_declaration (parameter_list (parameter type: (_) @bind.type name: (identifier) @bind.name)))
(catch_declaration type: (_) @bind.type name: (identifier) @bind.name)

(variable_declaration type: (_) @bind.type (variable_declarator name: (identifier) @bind.name (_) @bind.value .))
(variable_declaration type: (_) @bind.type (variable_declarator name: (identifier) @bind.name .))
(property_declaration type: (_) @bind.type name: (identifier) @bind.name value: (_)? @bind.value)
(property_declaration type: (_) @bind.type name: (identifier) @bind.name accessors: (accessor_list (accessor_declaration "get" body: (arrow_expression_clause (_) @bind.value))))
(property_declaration type: (_) @bind.type name: (identifier) @bind.name accessors: (accessor_list (accessor_declaration "get" body: (block (return_statement (_) @bind.value)))))
(foreach_statement type: (_) @bind.type left: (identifier) @bind.name right: (_) @bind.each)
(declaration_expression type: (_) @bind.type name: (identifier) @bind.name)
(is_pattern_expression expression: (_) @bind.value pattern: (declaration_pattern type: (_) @bind.type name: (identifier) @bind.name))
(is_pattern_expression expression: (_) @bind.value pattern: (recursive_pattern type: (_) @bind.type name: (identifier) @bind.name))
(declaration_pattern type: (_) @bind.type name: (identifier) @bind.name)

(expression_statement (assignment_expression left: (_) @assign.target operator: ["=" "??="] right: (_) @assign.value))
(lambda_expression body: (assignment_expression left: (_) @assign.target operator: ["=" "??="] right: (_) @assign.value))
(arrow_expression_clause (assignment_expression left: (_) @assign.target operator: ["=" "??="] right: (_) @assign.value))
(parenthesized_expression (assignment_expression left: (_) @assign.target operator: ["=" "??="] right: (_) @assign.value))
(assignment_expression right: (assignment_expression left: (_) @assign.target operator: ["=" "??="] right: (_) @assign.value))
(expression_statement (assignment_expression left: (_) @assign.target operator: ["+=" "-=" "*=" "|=" "^=" "&="] right: (_) @assign.added) @assign.opaque)
(variable_declarator (tuple_pattern) @assign.target (_) @assign.value .)

(constructor_initializer "base" (argument_list) @based.args) @based
(constructor_initializer "this" @based.own (argument_list) @based.args) @based
(class_declaration (base_list (argument_list) @based.args) @based)
(class_declaration (base_list (primary_constructor_base_type (argument_list) @based.args) @based))

(invocation_expression arguments: (argument_list (argument ["out" "ref"] (identifier) @passed.name))) @passed

;;; sites

(invocation_expression function: (identifier) @call.name) @call
(invocation_expression function: (generic_name . (identifier) @call.name)) @call
(invocation_expression function: (member_access_expression name: (identifier) @call.name)) @call
(invocation_expression function: (member_access_expression name: (generic_name . (identifier) @call.name))) @call
(invocation_expression function: (conditional_access_expression (member_binding_expression name: (identifier) @call.name))) @call
(object_creation_expression type: (identifier) @call.name) @call
(object_creation_expression type: (qualified_name name: (identifier) @call.name)) @call
(object_creation_expression type: (generic_name . (identifier) @call.name)) @call
(variable_declaration type: [(identifier) @call.name (qualified_name name: (identifier) @call.name) (nullable_type type: (identifier) @call.name)] (variable_declarator (implicit_object_creation_expression) @call))
(property_declaration type: [(identifier) @call.name (qualified_name name: (identifier) @call.name)] value: (implicit_object_creation_expression) @call)
(property_declaration type: [(identifier) @call.name (qualified_name name: (identifier) @call.name)] value: (arrow_expression_clause (implicit_object_creation_expression) @call))
(method_declaration returns: [(identifier) @call.name (qualified_name name: (identifier) @call.name)] body: (arrow_expression_clause (implicit_object_creation_expression) @call))
(member_access_expression name: (identifier) @member.name) @member
(conditional_access_expression (member_binding_expression name: (identifier) @member.name)) @member
(assignment_expression left: (member_access_expression name: (identifier) @set.name) @set right: (_) @set.value)
(object_creation_expression initializer: (initializer_expression (assignment_expression left: (identifier) @set.name right: (_) @set.value))) @set
(implicit_object_creation_expression (initializer_expression (assignment_expression left: (identifier) @set.name right: (_) @set.value))) @set
(using_directive name: (identifier) @alias (qualified_name name: (identifier) @alias.name))

;;; choices

(if_statement condition: (_) @choice.test consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(conditional_expression condition: (_) @choice.test consequence: (_) @choice.then alternative: (_) @choice.else) @choice
(switch_statement value: (_) @choice.subject body: (switch_body (switch_section (constant_pattern (_) @choice.label)?) @choice.arm)) @choice
(switch_statement value: (_) @choice.subject body: (switch_body (switch_section (declaration_pattern type: (_) @choice.type)) @choice.arm)) @choice
(switch_expression . (_) @choice.subject (switch_expression_arm . [(constant_pattern) (or_pattern)] @choice.label) @choice.arm) @choice
(switch_expression . (_) @choice.subject (switch_expression_arm . (declaration_pattern type: (_) @choice.type)) @choice.arm) @choice
(switch_expression . (_) @choice.subject (switch_expression_arm . (discard) @choice.default) @choice.arm) @choice
[(return_statement) (throw_statement) (continue_statement) (throw_expression)] @exit
(break_statement) @exit.inner
