; Rust. The vocabulary of captures is described in scanner/source/captures.ts.

(use_declaration argument: (_) @import.list)
(token_tree "use" . (_) @import.list)
(extern_crate_declaration name: (identifier) @import.path alias: (identifier)? @import.alias)

(struct_item name: (type_identifier) @type.name) @type
(union_item name: (type_identifier) @type.name) @type
(enum_item name: (type_identifier) @type.name) @type
(trait_item name: (type_identifier) @type.name) @type
(impl_item type: (type_identifier) @type.name) @type
(impl_item type: (generic_type type: (type_identifier) @type.name)) @type
(impl_item) @type

(function_item name: (identifier) @function.name return_type: (_)? @function.type) @function
(closure_expression) @function
(function_item body: (block (_expression) @return . (line_comment)* .))
(function_item body: (block (expression_statement [(if_expression) (match_expression) (unsafe_block)] @return) .))
(closure_expression body: (_expression) @return)
(return_expression (_expression) @return)
(block) @block
(match_arm) @block
(mod_item body: (declaration_list) @block)
(mod_item name: (identifier) @bind.name body: (_)) @bind.opaque
(mod_item name: (identifier) @import.beneath !body)
[(for_expression) (while_expression) (loop_expression)] @loop

(parameters (self_parameter (self) @parameter.name))
(parameter pattern: [(identifier) (self)] @parameter.name type: (_) @parameter.type)
(parameter pattern: (reference_pattern (identifier) @parameter.name) type: (_) @parameter.type)
(closure_parameters (identifier) @parameter.name)

(let_declaration pattern: (identifier) @bind.name type: (_)? @bind.type value: (_)? @bind.value)
(let_declaration pattern: (tuple_pattern) @bind.pattern value: (_) @bind.value)
(let_declaration pattern: (tuple_struct_pattern type: (_) . (identifier) @bind.name .) value: (_) @bind.value)
(let_condition pattern: (tuple_struct_pattern type: [(scoped_identifier) @bind.type (identifier) (generic_type)] . (identifier) @bind.name .) value: (_) @bind.value)
(match_expression value: (_) @bind.value body: (match_block (match_arm pattern: (match_pattern (tuple_struct_pattern type: [(scoped_identifier) @bind.type (identifier) (generic_type)] . (identifier) @bind.name .)))))
(token_tree (identifier) @bind.name . "=" . [(token_tree) (integer_literal) (string_literal)] @bind.value)
(token_tree (identifier) @bind.name . "=" . (identifier) . (token_tree) @bind.value)
(token_tree (identifier) @bind.name . "=" . (identifier) . ["::" "."] . (identifier) . (token_tree) @bind.value)
(token_tree (identifier) @bind.name . "=" . (identifier) . "::" . (identifier) . "::" . (identifier) . (token_tree) @bind.value)
(for_expression pattern: (identifier) @bind.name value: (_) @bind.each)
(for_expression pattern: (tuple_pattern) @bind.pattern value: (_) @bind.each)
(const_item name: (identifier) @bind.name type: (_) @bind.type value: (_)? @bind.value)
(static_item name: (identifier) @bind.name type: (_) @bind.type value: (_)? @bind.value)
(type_item name: (type_identifier) @bind.name type: (_) @bind.value)
(field_declaration name: (field_identifier) @bind.name type: (_) @bind.type)
(struct_item body: (ordered_field_declaration_list) @bind.members)
(enum_variant name: (identifier) @bind.name !body) @bind.opaque
(enum_variant name: (identifier) @bind.name body: (field_declaration_list)) @bind.opaque
(enum_variant name: (identifier) @bind.name body: (ordered_field_declaration_list . type: (_) @bind.type)) @bind.opaque

(struct_expression name: (type_identifier) @init.type body: (field_initializer_list (field_initializer name: (field_identifier) @init.name value: (_) @init.value)))
(struct_expression name: (type_identifier) @init.type body: (field_initializer_list (shorthand_field_initializer (identifier) @init.name @init.value)))

(assignment_expression left: [(identifier) (field_expression)] @assign.target right: (_) @assign.value)
(compound_assignment_expr left: (_) @assign.target) @assign.opaque

;;; sites

(call_expression function: (identifier) @call.name) @call
(call_expression function: (scoped_identifier name: (identifier) @call.name)) @call
(call_expression function: (field_expression field: (field_identifier) @call.name)) @call
(call_expression function: (generic_function function: (identifier) @call.name)) @call
(call_expression function: (generic_function function: (scoped_identifier name: (identifier) @call.name))) @call
(call_expression function: (generic_function function: (field_expression field: (field_identifier) @call.name))) @call
(token_tree (identifier) @call.name . (token_tree) @call)
(token_tree (identifier) @call.name . "::" . "<" . (_) . ">" . (token_tree) @call)
(struct_expression name: (type_identifier) @call.name) @call
(struct_expression name: (scoped_type_identifier name: (type_identifier) @call.name)) @call
(scoped_identifier name: (identifier) @member.name) @member
(assignment_expression left: (field_expression field: (field_identifier) @set.name) @set right: (_) @set.value)
(use_as_clause path: (scoped_identifier name: (identifier) @alias.name) alias: (identifier) @alias)
(use_as_clause path: (identifier) @alias.name alias: (identifier) @alias)
(let_declaration pattern: (identifier) @alias value: (scoped_identifier name: (identifier) @alias.name) @alias.value)

;;; choices

(if_expression condition: (_) @choice.test consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(match_expression value: (_) @choice.subject body: (match_block (match_arm pattern: (match_pattern . [(integer_literal) (string_literal) (scoped_identifier)] @choice.label)) @choice.arm)) @choice
(match_expression value: (_) @choice.subject body: (match_block (match_arm pattern: (match_pattern . [(tuple_struct_pattern type: (scoped_identifier) @choice.label) (struct_pattern type: (scoped_type_identifier) @choice.label)])) @choice.arm)) @choice
(match_expression value: (_) @choice.subject body: (match_block (match_arm pattern: (match_pattern . (or_pattern (_) @choice.label))) @choice.arm)) @choice
(match_expression value: (_) @choice.subject body: (match_block (match_arm pattern: (match_pattern) @_any) @choice.arm @choice.default) (#eq? @_any "_")) @choice
[(return_expression) (continue_expression)] @exit
(macro_invocation macro: (identifier) @_exit (#any-of? @_exit "panic" "bail" "unreachable" "todo" "unimplemented")) @exit
(break_expression) @exit.inner
