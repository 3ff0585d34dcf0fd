; Python. The vocabulary of captures is described in scanner/source/captures.ts.

(import_statement name: (dotted_name) @import.path) @import
(import_statement name: (aliased_import name: (dotted_name) @import.path alias: (identifier) @import.alias)) @import
(import_from_statement module_name: (_) @import.path name: (dotted_name) @import.name) @import
(import_from_statement module_name: (_) @import.path name: (aliased_import name: (dotted_name) @import.name alias: (identifier) @import.alias)) @import
(import_from_statement module_name: (_) @import.path (wildcard_import) @import.wildcard) @import

(class_definition name: (identifier) @type.name superclasses: (argument_list . (_) @type.base)?) @type
(function_definition name: (identifier) @function.name return_type: (type (_) @function.type)?) @function
(lambda) @function
(lambda body: (_) @return)
(block) @block
[(for_statement) (while_statement)] @loop
(return_statement (_) @return)

(parameters (identifier) @parameter.name)
(lambda_parameters (identifier) @parameter.name)
(typed_parameter . (identifier) @parameter.name type: (type (_) @parameter.type))
(default_parameter name: (identifier) @parameter.name value: (_) @parameter.value)
(typed_default_parameter name: (identifier) @parameter.name type: (type (_) @parameter.type) value: (_) @parameter.value)

(assignment left: (_) @assign.target type: (type (_) @assign.type)? right: (_) @assign.value)
(assignment left: (_) @assign.target type: (type (_) @assign.type) !right) @assign.declared
(named_expression name: (identifier) @assign.target value: (_) @assign.value)
(augmented_assignment left: (_) @assign.target right: (_) @assign.added) @assign.opaque
(for_statement left: (_) @assign.target right: (_) @assign.each)
(for_in_clause left: (_) @assign.target right: (_) @assign.each)
(as_pattern (_) @assign.value alias: (as_pattern_target (_) @assign.target))
(global_statement (identifier) @global)
(nonlocal_statement (identifier) @global)

(call function: (attribute object: (call function: (identifier) @_super) attribute: (identifier) @_init) arguments: (argument_list) @based.args (#eq? @_super "super") (#eq? @_init "__init__")) @based
(call function: (attribute object: [(identifier) (attribute)] @based.type attribute: (identifier) @_init) arguments: (argument_list . (identifier) @based.self) @based.args (#eq? @_init "__init__")) @based

;;; sites

(call function: (identifier) @call.name) @call
(call function: (attribute attribute: (identifier) @call.name)) @call
(attribute attribute: (identifier) @member.name) @member
(binary_operator (attribute) @ignored operator: "|")
(binary_operator operator: "|" right: (attribute) @ignored)
(subscript value: [(identifier) @_type (attribute attribute: (identifier) @_type)] subscript: (attribute) @ignored (#any-of? @_type "Union" "Optional" "Type" "type"))
(assignment type: (type [(identifier) @_alias (attribute attribute: (identifier) @_alias)]) right: (attribute) @ignored (#eq? @_alias "TypeAlias"))
(assignment left: (attribute attribute: (identifier) @set.name) @set right: (_) @set.value)
(assignment left: (identifier) @set.name @set right: (_) @set.value)
(augmented_assignment left: (attribute attribute: (identifier) @set.name) @set right: (_) @set.value)
(keyword_argument name: (identifier) @entry.name value: (_) @entry.value) @entry
(pair key: (string (string_content) @entry.name) value: (_) @entry.value) @entry
(aliased_import name: (dotted_name (identifier) @alias.name .) alias: (identifier) @alias)
(assignment left: (identifier) @alias right: (attribute attribute: (identifier) @alias.name) @alias.value)
(assignment left: (identifier) @alias right: (identifier) @alias.name)

;;; choices

(if_statement condition: (_) @choice.label consequence: (_) @choice.arm) @choice
(if_statement alternative: (elif_clause condition: (_) @choice.label consequence: (_) @choice.arm)) @choice
(if_statement alternative: (else_clause body: (_) @choice.arm) @choice.default) @choice
(assert_statement . (_) @choice.test) @choice
(conditional_expression . (_) @choice.then . (_) @choice.test . (_) @choice.else) @choice
(match_statement subject: (_) @choice.subject body: (block (case_clause (case_pattern [(string) (integer) (dotted_name)] @choice.label)) @choice.arm)) @choice
(match_statement subject: (_) @choice.subject body: (block (case_clause (case_pattern (union_pattern (_) @choice.label))) @choice.arm)) @choice
(match_statement subject: (_) @choice.subject body: (block (case_clause (case_pattern) @_any) @choice.arm @choice.default) (#eq? @_any "_")) @choice
[(return_statement) (raise_statement) (continue_statement)] @exit
(break_statement) @exit.inner
