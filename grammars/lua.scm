; Lua. The vocabulary of captures is described in scanner/source/captures.ts.

(function_declaration name: (identifier) @function.name) @function
(function_declaration name: (dot_index_expression field: (identifier) @function.name)) @function
(function_declaration name: (method_index_expression method: (identifier) @function.name)) @function
(function_definition) @function
(block) @block
[(for_statement) (while_statement) (repeat_statement)] @loop
(return_statement (expression_list . (_) @return))

(parameters name: (identifier) @parameter.name)

(variable_declaration (assignment_statement (variable_list) @bind.pattern (expression_list) @bind.value))
(variable_declaration (variable_list (identifier) @bind.name))
(chunk (assignment_statement (variable_list) @assign.target (expression_list) @assign.value))
(block (assignment_statement (variable_list) @assign.target (expression_list) @assign.value))
(for_generic_clause (variable_list (identifier) . (identifier) @bind.name) (expression_list . (function_call arguments: (arguments . (_) @bind.each))))
(for_numeric_clause name: (identifier) @bind.name) @bind.opaque

;;; sites

(field name: (identifier) @entry.name value: (_) @entry.value) @entry

(function_call name: (identifier) @call.name) @call
(function_call name: (dot_index_expression field: (identifier) @call.name)) @call
(function_call name: (method_index_expression method: (identifier) @call.name)) @call
(dot_index_expression field: (identifier) @member.name) @member
(assignment_statement (variable_list . (dot_index_expression field: (identifier) @set.name) @set .) (expression_list . (_) @set.value .))
(variable_declaration (assignment_statement (variable_list . (identifier) @alias) (expression_list . (dot_index_expression field: (identifier) @alias.name) @alias.value)))
