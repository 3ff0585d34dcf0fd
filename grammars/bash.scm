; Bash. The vocabulary of captures is described in scanner/source/captures.ts.

(function_definition name: (word) @function.name) @function
[(while_statement) (for_statement) (c_style_for_statement)] @loop
[(if_statement) (elif_clause) (else_clause) (case_item) (list)] @block

(simple_expansion (variable_name) @parameter.number (#match? @parameter.number "^[1-9]$"))
(expansion . (variable_name) @parameter.number (#match? @parameter.number "^[1-9]$"))

(declaration_command ["local" "declare" "typeset"] (variable_assignment name: (variable_name) @bind.pattern "=" value: (_) @bind.value))
(declaration_command ["export" "readonly"] (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(variable_assignments (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(program (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(program (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(compound_statement (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(compound_statement (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(do_group (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(do_group (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(if_statement (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(if_statement (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(elif_clause (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(elif_clause (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(else_clause (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(else_clause (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(case_item (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(case_item (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(list (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(list (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(subshell (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(subshell (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(command_substitution (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(command_substitution (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(redirected_statement (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(redirected_statement (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(while_statement (variable_assignment name: (variable_name) @assign.target "=" value: (_) @assign.value))
(while_statement (variable_assignment name: (variable_name) @assign.target "+=") @assign.value)
(expansion . (variable_name) @assign.target operator: ":=" (_) @assign.fallback)
(for_statement variable: (variable_name) @assign.target) @assign.each

;;; sites

(command name: (command_name) @call.name) @call
