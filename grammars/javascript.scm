;;; outline

(class_declaration name: (identifier) @type.name (class_heritage (_) @type.base)?) @type
(class name: (identifier)? @type.name (class_heritage (_) @type.base)?) @type
(variable_declarator name: (identifier) @type.name value: (class !name) @type)
(field_definition property: (_) @bind.name value: (_)? @bind.value)

(lexical_declaration (variable_declarator name: (identifier) @bind.name value: (_)? @bind.value))
(variable_declaration (variable_declarator name: (identifier) @bind.name value: (_)? @bind.value)) @bind.hoisted

(formal_parameters [(identifier) (object_pattern) (array_pattern)] @parameter.name)
(formal_parameters (assignment_pattern left: (_) @parameter.name right: (_) @parameter.value))
(formal_parameters (rest_pattern (identifier) @parameter.name) @parameter.rest)

; What a callback is given: the items of a list, or what was awaited.
(call_expression
  function: (member_expression object: (_) @bind.each property: (property_identifier) @_method)
  arguments: (arguments . (arrow_function [parameter: (identifier) @bind.name parameters: (formal_parameters . (identifier) @bind.name)]))
  (#any-of? @_method "forEach" "map" "flatMap" "filter" "some" "every" "find"))
(call_expression
  function: (member_expression object: (_) @bind.value property: (property_identifier) @_method)
  arguments: (arguments . (arrow_function [parameter: (identifier) @bind.name parameters: (formal_parameters . (identifier) @bind.name)]))
  (#eq? @_method "then"))
; By the convention of Node, a callback that is the last argument is given an error first, and then what the call gives.
(call_expression
  arguments: (arguments [(arrow_function parameters: (formal_parameters . (identifier) @_error . (identifier) @bind.name)) (function_expression parameters: (formal_parameters . (identifier) @_error . (identifier) @bind.name))] .)
  (#match? @_error "^_?(?:e|er|err|error)$")) @bind.value
