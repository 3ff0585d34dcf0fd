;;; outline

(import_statement (import_require_clause (identifier) @import.alias source: (string (string_fragment) @import.path))) @import
(import_alias (identifier) @bind.name (_) @bind.value)

(class_declaration name: (type_identifier) @type.name (class_heritage (extends_clause value: (_) @type.base))?) @type
(abstract_method_signature name: (property_identifier) @function.name) @function
(abstract_class_declaration name: (type_identifier) @type.name (class_heritage (extends_clause value: (_) @type.base))?) @type
(class name: (type_identifier)? @type.name (class_heritage (extends_clause value: (_) @type.base))?) @type
(variable_declarator name: (identifier) @type.name value: (class !name) @type)
(enum_declaration name: (identifier) @type.name) @type
(internal_module name: (identifier) @type.name body: (statement_block) @type)
(module name: (identifier) @type.name body: (statement_block) @type)

(enum_assignment name: (property_identifier) @bind.name value: (_) @bind.value)
(public_field_definition name: (_) @bind.name type: (type_annotation (_) @bind.type)? value: (_)? @bind.value)
(lexical_declaration (variable_declarator name: (identifier) @bind.name type: (type_annotation (_) @bind.type)? value: (_)? @bind.value))
(variable_declaration (variable_declarator name: (identifier) @bind.name type: (type_annotation (_) @bind.type)? value: (_)? @bind.value)) @bind.hoisted

(function_declaration name: (identifier) @function.name return_type: (type_annotation (_) @function.type)) @function
(method_definition name: (_) @function.name return_type: (type_annotation (_) @function.type)) @function

(required_parameter pattern: [(identifier) (object_pattern) (array_pattern)] @parameter.name type: (type_annotation (_) @parameter.type)? value: (_)? @parameter.value)
(required_parameter pattern: (rest_pattern (identifier) @parameter.name) @parameter.rest)
(optional_parameter pattern: [(identifier) (object_pattern) (array_pattern)] @parameter.name type: (type_annotation (_) @parameter.type)? value: (_)? @parameter.value)
(required_parameter (accessibility_modifier) pattern: (identifier) @field.name @field.value type: (type_annotation (_) @field.type)?)
(required_parameter "readonly" pattern: (identifier) @field.name @field.value type: (type_annotation (_) @field.type)?)

; What a callback is given: the items of a list, or what was awaited.
(call_expression
  function: (member_expression object: (_) @bind.each property: (property_identifier) @_method)
  arguments: (arguments . (arrow_function [parameter: (identifier) @bind.name parameters: (formal_parameters . (required_parameter pattern: (identifier) @bind.name))]))
  (#any-of? @_method "forEach" "map" "flatMap" "filter" "some" "every" "find"))
(call_expression
  function: (member_expression object: (_) @bind.value property: (property_identifier) @_method)
  arguments: (arguments . (arrow_function [parameter: (identifier) @bind.name parameters: (formal_parameters . (required_parameter pattern: (identifier) @bind.name))]))
  (#eq? @_method "then"))
; By the convention of Node, a callback that is the last argument is given an error first, and then what the call gives.
(call_expression
  arguments: (arguments [(arrow_function parameters: (formal_parameters . (required_parameter pattern: (identifier) @_error) . (required_parameter pattern: (identifier) @bind.name))) (function_expression parameters: (formal_parameters . (required_parameter pattern: (identifier) @_error) . (required_parameter pattern: (identifier) @bind.name)))] .)
  (#match? @_error "^_?(?:e|er|err|error)$")) @bind.value

;;; sites

; The grammar takes `await f<T>()` for a call of what is awaited.
(call_expression function: (await_expression (identifier) @call.name)) @call
(call_expression function: (await_expression (member_expression property: (property_identifier) @call.name))) @call
