; PowerShell. The vocabulary of captures is described in scanner/source/captures.ts.

(command command_elements: (command_elements (generic_token) @_using (generic_token) @import.path @import.wildcard) @import (#eq? @_using "namespace"))

(class_statement (simple_name) @type.name) @type
(function_statement (function_name) @function.name) @function
(class_method_definition (simple_name) @function.name) @function
[(for_statement) (foreach_statement) (while_statement) (do_statement)] @loop
(flow_control_statement "return" (_) @return)

(script_parameter (variable) @parameter.name (script_parameter_default (_) @parameter.value)?)
(class_property_definition (variable) @bind.name (_) @bind.value .)
(assignment_expression (left_assignment_expression) @assign.target (assignement_operator "=") value: (_) @assign.value)
(foreach_statement (variable) @assign.target (pipeline) @assign.each)

;;; sites

(invokation_expression (member_name (simple_name) @call.name)) @call
(invokation_expression (type_literal (type_spec (type_name (type_identifier) @call.name .))) (member_name)) @call
(command command_elements: (command_elements (generic_token) @call.name)) @call
(command command_elements: (command_elements (array_literal_expression (unary_expression (string_literal (_) @call.name))))) @call
(command command_name: (command_name) @call.name) @call
(member_access (member_name (simple_name) @member.name)) @member
(assignment_expression
  (left_assignment_expression (logical_expression (bitwise_expression (comparison_expression (additive_expression (multiplicative_expression (format_expression (range_expression (array_literal_expression (unary_expression
    (member_access (member_name (simple_name) @set.name)) @set))))))))))
  value: (_) @set.value)
