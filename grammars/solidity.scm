; Solidity. The vocabulary of captures is described in scanner/source/captures.ts.

(import_directive import_name: (identifier) @import.path . "as" . alias: (identifier) @import.alias)
(using_directive (type_alias) @extension)

(contract_declaration name: (identifier) @type.name) @type
(library_declaration name: (identifier) @type.name) @type
(interface_declaration name: (identifier) @type.name) @type
(struct_declaration name: (identifier) @type.name) @type
(function_definition name: (identifier) @function.name) @function
(constructor_definition) @function
(modifier_definition name: (identifier) @function.name) @function
(block_statement) @block
(if_statement body: (expression_statement) @block)
(for_statement) @loop
(while_statement) @loop
(do_while_statement) @loop
(return_statement (_) @return)

(function_definition (parameter type: (_) @parameter.type name: (identifier) @parameter.name))
(constructor_definition (parameter type: (_) @parameter.type name: (identifier) @parameter.name))
(function_definition return_type: (return_type_definition (parameter name: (identifier) @parameter.name)))

(state_variable_declaration name: (identifier) @bind.name value: (_)? @bind.value)
(constant_variable_declaration name: (identifier) @bind.name value: (_)? @bind.value)
(variable_declaration_statement (variable_declaration name: (identifier) @bind.name) value: (_)? @bind.value)
(assignment_expression left: (identifier) @assign.target right: (_) @assign.value)

;;; sites

(call_expression function: (identifier) @call.name) @call
(call_expression function: (member_expression property: (identifier) @call.name)) @call
(call_expression function: (struct_expression type: (member_expression property: (identifier) @call.name))) @call
(yul_function_call function: (yul_evm_builtin) @call.name) @call
(import_directive import_name: (identifier) @alias.name . "as" . alias: (identifier) @alias)
