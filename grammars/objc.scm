; Objective-C: what it has beside C. The vocabulary of captures is described in scanner/source/captures.ts.
;;; outline

(class_implementation . (identifier) @type.name) @type
(method_definition . (method_type) . (identifier) @function.name) @function
(method_definition (method_parameter (method_type (type_name (type_identifier) @parameter.type)?) (identifier) @parameter.name))
(block_literal) @function

;;; sites

(message_expression method: (identifier) @call.name) @call
(assignment_expression left: (field_expression field: (field_identifier) @set.name) @set operator: "=" right: (_) @set.value)
