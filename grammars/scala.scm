; Scala. The vocabulary of captures is described in scanner/source/captures.ts.

(package_clause name: (package_identifier) @package)
(import_declaration) @import.list
(type_definition name: (type_identifier) @bind.name type: (_) @bind.value)

(class_definition name: (identifier) @type.name extend: (extends_clause . type: (_) @type.base)?) @type
(object_definition name: (identifier) @type.name extend: (extends_clause . type: (_) @type.base)?) @type
(trait_definition name: (identifier) @type.name) @type
(enum_definition name: (identifier) @type.name) @type
(instance_expression (template_body) @type)
(simple_enum_case name: (identifier) @bind.name) @bind.opaque

(function_definition name: (identifier) @function.name return_type: (_)? @function.type) @function
(function_definition body: (_) @return)
(lambda_expression) @function
(lambda_expression (_) @return .)
(return_expression (_) @return)
[(block) (indented_block) (case_clause)] @block
(if_expression consequence: (assignment_expression) @block)
(if_expression alternative: (assignment_expression) @block)
[(for_expression) (while_expression) (do_while_expression)] @loop

(parameter name: (identifier) @parameter.name type: (_) @parameter.type default_value: (_)? @parameter.value)
(class_parameter name: (identifier) @parameter.name type: (_) @parameter.type default_value: (_)? @parameter.value)
(lambda_expression parameters: (identifier) @parameter.name)
(binding name: (identifier) @parameter.name type: (_)? @parameter.type)

(val_definition pattern: (identifier) @bind.name type: (_)? @bind.type value: (_) @bind.value)
(var_definition pattern: (identifier) @bind.name type: (_)? @bind.type value: (_) @bind.value)
(val_declaration name: (identifier) @bind.name type: (_) @bind.type)
(var_declaration name: (identifier) @bind.name type: (_) @bind.type)
(val_definition pattern: (tuple_pattern) @assign.target value: (_) @assign.value)
(val_definition pattern: (case_class_pattern pattern: (identifier) @bind.name .) value: (_) @bind.opaque)
(enumerator (identifier) @bind.name (_) @bind.each .)
(case_clause pattern: (identifier) @bind.name) @bind.opaque
(case_clause pattern: (typed_pattern pattern: (identifier) @bind.name type: (_) @bind.type))

(assignment_expression left: (_) @assign.target right: (_) @assign.value)
(infix_expression left: (identifier) @assign.target operator: (operator_identifier) @assign.opaque (#match? @assign.opaque "^[-+*/|&^]=$"))

(call_expression function: (field_expression value: (_) @applied.object field: (identifier) @applied.name) arguments: [(arguments (_)) (block)] @applied (#any-of? @applied.name "tap" "pipe"))
(call_expression function: (field_expression value: (_) @applied.object field: (identifier) @applied.name) arguments: (_ (lambda_expression parameters: (identifier) @applied.parameter)) @applied (#any-of? @applied.name "tap" "pipe"))

(extends_clause arguments: (arguments) @based.args) @based

;;; sites

(call_expression function: (identifier) @call.name) @call
(call_expression function: (field_expression field: (identifier) @call.name)) @call
(call_expression function: (generic_function function: (identifier) @call.name)) @call
(call_expression function: (generic_function function: (field_expression field: (identifier) @call.name))) @call
(instance_expression (type_identifier) @call.name) @call
(instance_expression (stable_type_identifier (type_identifier) @call.name)) @call
(instance_expression (generic_type type: (type_identifier) @call.name)) @call
(infix_expression operator: (identifier) @call.name) @call
(field_expression field: (identifier) @member.name) @member
(arrow_renamed_identifier name: (identifier) @alias.name alias: (identifier) @alias)
(as_renamed_identifier name: (identifier) @alias.name alias: (identifier) @alias)

;;; choices

(if_expression condition: (_) @choice.test consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(match_expression value: (_) @choice.subject body: (_ (case_clause pattern: [(string) (integer_literal) (identifier) (stable_identifier)] @choice.label) @choice.arm)) @choice
(match_expression value: (_) @choice.subject body: (_ (case_clause pattern: (alternative_pattern (_) @choice.label)) @choice.arm)) @choice
(match_expression value: (_) @choice.subject body: (_ (case_clause pattern: (typed_pattern type: (_) @choice.type)) @choice.arm)) @choice
(match_expression value: (_) @choice.subject body: (_ (case_clause pattern: (wildcard) @choice.default) @choice.arm)) @choice
[(throw_expression) (return_expression)] @exit
