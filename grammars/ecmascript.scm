; What JavaScript and TypeScript have in common. The vocabulary of captures is described in scanner/source/captures.ts.

(import_statement (import_clause (identifier) @import.alias) source: (string (string_fragment) @import.path)) @import
(import_statement (import_clause (namespace_import (identifier) @import.alias)) source: (string (string_fragment) @import.path)) @import
(import_statement (import_clause (named_imports (import_specifier name: (_) @import.name alias: (identifier)? @import.alias))) source: (string (string_fragment) @import.path)) @import

; What another file gives is imported, and given on.
(export_statement (export_clause (export_specifier name: (_) @import.name alias: (_)? @import.alias)) source: (string (string_fragment) @import.path)) @import
(export_statement (namespace_export (_) @import.alias) source: (string (string_fragment) @import.path)) @import
(export_statement "*" @import.wildcard source: (string (string_fragment) @import.path)) @import
(export_statement "default" @bind.name value: (_) @bind.value)
(export_statement !source (export_clause (export_specifier name: (identifier) @bind.value alias: (_) @bind.name)))

(function_declaration name: (identifier) @function.name) @function
(generator_function_declaration name: (identifier) @function.name) @function
(method_definition name: (_) @function.name) @function
(variable_declarator name: (identifier) @function.name value: (arrow_function) @function)
(variable_declarator name: (identifier) @function.name value: (function_expression) @function)
(assignment_expression left: (member_expression property: (property_identifier) @function.name) right: (function_expression) @function)
(assignment_expression left: (member_expression property: (property_identifier) @function.name) right: (arrow_function) @function)
(arrow_function) @function
(function_expression) @function
(generator_function) @function
(statement_block) @block
(if_statement consequence: (_) @block)
(else_clause (_) @block)
(switch_case) @block
(switch_default) @block
[(for_statement) (for_in_statement) (while_statement) (do_statement)] @loop
(return_statement (_) @return)
(arrow_function body: (expression) @return)

(arrow_function parameter: (identifier) @parameter.name)
(catch_clause parameter: (_) @bind.name)

(class_static_block) @block

(lexical_declaration (variable_declarator name: [(object_pattern) (array_pattern)] @bind.pattern value: (_) @bind.value))
(variable_declaration (variable_declarator name: [(object_pattern) (array_pattern)] @bind.pattern value: (_) @bind.value)) @bind.hoisted
(for_in_statement left: (identifier) @bind.name operator: "of" right: (_) @bind.each)
(for_in_statement left: [(object_pattern) (array_pattern)] @bind.pattern operator: "of" right: (_) @bind.each)
(method_definition "get" name: (property_identifier) @field.name body: (statement_block (return_statement (_) @field.value)))
(method_definition "get" name: (private_property_identifier) @field.name body: (statement_block (return_statement (_) @field.value)))

(assignment_expression left: (_) @assign.target right: (_) @assign.value)
(augmented_assignment_expression left: (_) @assign.target right: (_) @assign.added) @assign.opaque
(update_expression argument: (_) @assign.target @assign.added) @assign.opaque

(call_expression function: (super) arguments: (arguments) @based.args) @based

;;; sites

(call_expression function: (identifier) @call.name) @call
(call_expression function: (member_expression property: (property_identifier) @call.name)) @call
(call_expression function: (member_expression property: (private_property_identifier) @call.name)) @call
(call_expression function: (subscript_expression index: (string (string_fragment) @call.name))) @call
(call_expression function: (call_expression arguments: (arguments . (string (string_fragment) @call.name)))) @call
(call_expression function: (call_expression arguments: (arguments . (identifier) @call.name .))) @call
(call_expression function: (call_expression arguments: (arguments . (member_expression property: (property_identifier) @call.name) .))) @call
(new_expression constructor: (identifier) @call.name) @call
(new_expression constructor: (member_expression property: (property_identifier) @call.name)) @call
(member_expression property: (property_identifier) @member.name) @member
(subscript_expression index: (string (string_fragment) @member.name)) @member
(shorthand_property_identifier) @member.name @member
(pair value: (identifier) @member.name @member)
(pair key: [(property_identifier) @entry.name (string (string_fragment) @entry.name)] value: (_) @entry.value) @entry
(pair key: (property_identifier) @entry.name value: (arrow_function body: [(undefined) (null) (true) (false)] @entry.result)) @entry
(pair key: (property_identifier) @entry.name value: (_ body: (statement_block . (return_statement [(undefined) (null) (true) (false)] @entry.result) .))) @entry
(pair key: (property_identifier) @entry.name value: (_ body: (statement_block . "{" . "}") @entry.result)) @entry
(method_definition name: (property_identifier) @entry.name body: (statement_block . (return_statement [(undefined) (null) (true) (false)] @entry.result) .)) @entry
(method_definition name: (property_identifier) @entry.name body: (statement_block . "{" . "}") @entry.result) @entry
(assignment_expression left: (member_expression property: (property_identifier) @set.name) @set right: (_) @set.value)
(assignment_expression left: (subscript_expression index: (string (string_fragment) @set.name)) @set right: (_) @set.value)
(import_specifier name: (identifier) @alias.name alias: (identifier) @alias)
(import_statement (import_clause (identifier) @alias) source: (string (string_fragment) @alias.name))
(import_statement (import_clause (namespace_import (identifier) @alias)) source: (string (string_fragment) @alias.name))
(pair_pattern key: (property_identifier) @alias.name value: (identifier) @alias)
(variable_declarator name: (identifier) @alias value: (member_expression property: (property_identifier) @alias.name) @alias.value)
(variable_declarator name: (identifier) @alias value: (ternary_expression (member_expression property: (property_identifier) @alias.name) @alias.value))
(variable_declarator name: (identifier) @alias value: (binary_expression (member_expression property: (property_identifier) @alias.name) @alias.value))
(variable_declarator name: (identifier) @alias value: (identifier) @alias.name)
(variable_declarator name: (identifier) @alias value: (call_expression arguments: (arguments . (string (string_fragment) @alias.name) .)))
(variable_declarator name: (identifier) @alias value: (member_expression object: (call_expression arguments: (arguments . (string (string_fragment) @alias.name) .))))
(variable_declarator name: (identifier) @alias value: (call_expression arguments: (arguments . (member_expression property: (property_identifier) @alias.name) @alias.value .)))
(variable_declarator name: (identifier) @alias value: (call_expression arguments: (arguments . (identifier) @alias.name .)))
(variable_declarator
  name: (identifier) @alias
  value: (call_expression function: (member_expression object: (member_expression property: (property_identifier) @alias.name) @alias.value property: (property_identifier) @_bind))
  (#eq? @_bind "bind"))
(assignment_expression left: (member_expression property: (property_identifier) @alias) right: (member_expression property: (property_identifier) @alias.name) @alias.value)

;;; choices

(if_statement condition: (_) @choice.test consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(ternary_expression condition: (_) @choice.test consequence: (_) @choice.then alternative: (_) @choice.else) @choice
(switch_statement value: (_) @choice.subject body: (switch_body (switch_case value: (_) @choice.label) @choice.arm)) @choice
(switch_statement value: (_) @choice.subject body: (switch_body (switch_default) @choice.arm @choice.default)) @choice
[(return_statement) (throw_statement) (continue_statement)] @exit
(break_statement) @exit.inner
