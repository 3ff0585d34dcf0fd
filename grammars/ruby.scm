; Ruby. The vocabulary of captures is described in scanner/source/captures.ts.

(call
  method: (identifier) @call.name
  arguments: (argument_list [(constant) (scope_resolution)] @import.path @import.wildcard)
  (#any-of? @call.name "include" "extend")) @import

(class name: [(constant) @type.name (scope_resolution name: (constant) @type.name)] superclass: (superclass (_) @type.base)?) @type
(module name: [(constant) @type.name (scope_resolution name: (constant) @type.name)]) @type
(method name: (_) @function.name) @function
(singleton_method name: (_) @function.name) @function
[(block) (do_block) (lambda)] @function
[(then) (else) (rescue) (if_modifier) (unless_modifier)] @block
[(while) (until) (for) (while_modifier) (until_modifier)] @loop

(method body: (_) @return)
(singleton_method body: (_) @return)
(block body: (_) @return)
(do_block body: (_) @return)
(return (argument_list . (_) @return .))

(method_parameters (identifier) @parameter.name)
(lambda_parameters (identifier) @parameter.name)
(block_parameters (identifier) @parameter.name)
(optional_parameter name: (identifier) @parameter.name value: (_) @parameter.value)
(keyword_parameter name: (identifier) @parameter.name value: (_)? @parameter.value)
(splat_parameter name: (identifier) @parameter.name) @parameter.rest
(hash_splat_parameter name: (identifier) @parameter.name)
(block_parameter name: (identifier) @parameter.name)

(call
  receiver: (_) @bind.value
  method: (identifier) @call.name
  block: (_ parameters: (block_parameters . (identifier) @bind.name))
  (#any-of? @call.name "tap" "then" "yield_self"))
(call
  method: (identifier) @call.name
  block: (_ parameters: (block_parameters . (identifier) @bind.name))
  (#any-of? @call.name "new" "start" "setup" "configure" "build" "open")) @bind.value
(call
  receiver: (_) @bind.each
  method: (identifier) @call.name
  block: (_ parameters: (block_parameters . (identifier) @bind.name))
  (#any-of? @call.name "each" "map" "flat_map" "filter_map" "each_with_index" "each_with_object" "to_h" "select" "find" "detect" "any?" "all?"))
(exception_variable (identifier) @bind.name)

(assignment left: (_) @assign.target right: (_) @assign.value)
(operator_assignment left: (_) @assign.target operator: "||=" right: (_) @assign.fallback)
(operator_assignment left: (_) @assign.target operator: ["&&=" "+=" "-=" "*=" "<<=" "|=" "%=" "/=" "**="] right: (_) @assign.added) @assign.opaque
(for pattern: (identifier) @assign.target value: (in (_) @assign.each))

(method name: (identifier) @_constructor body: (body_statement (call method: (super) arguments: (argument_list) @based.args) @based) (#eq? @_constructor "initialize"))

;;; sites

(call method: [(identifier) (constant)] @call.name) @call
(block_argument (simple_symbol) @call.name) @call
(body_statement (identifier) @call.name @call)
(assignment right: (identifier) @call.name @call)
(binary (identifier) @call.name @call)
(argument_list (identifier) @call.name @call)
(scope_resolution name: (constant) @member.name) @member
(call receiver: (scope_resolution) @ignored)
(superclass (scope_resolution) @ignored)
(pair key: [(hash_key_symbol) (simple_symbol)] @entry.name value: (_) @entry.value) @entry
(pair key: (string (string_content) @entry.name) value: (_) @entry.value) @entry
(assignment left: (call method: (identifier) @set.name) @set right: (_) @set.value)
(operator_assignment left: (call method: (identifier) @set.name) @set right: (_) @set.value)

;;; choices

(if condition: (_) @choice.test consequence: (_)? @choice.then alternative: (_)? @choice.else) @choice
(elsif condition: (_) @choice.test consequence: (_)? @choice.then alternative: (_)? @choice.else) @choice
(conditional condition: (_) @choice.test consequence: (_) @choice.then alternative: (_) @choice.else) @choice
(if_modifier body: (_) @choice.then condition: (_) @choice.test) @choice
(unless_modifier body: (_) @choice.then condition: (_) @choice.unless) @choice
(unless condition: (_) @choice.unless consequence: (_) @choice.then alternative: (_)? @choice.else) @choice
(case value: (_) @choice.subject (when pattern: (pattern (_) @choice.label)) @choice.arm) @choice
(case value: (_) @choice.subject (else) @choice.arm @choice.default) @choice
[(return) (next)] @exit
(call method: (identifier) @_exit (#any-of? @_exit "raise" "fail" "abort" "exit")) @exit
(break) @exit.inner
