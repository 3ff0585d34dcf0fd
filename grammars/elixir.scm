; Elixir. The vocabulary of captures is described in scanner/source/captures.ts.

(call target: (identifier) @_word (arguments . (alias) @import.path .) (#any-of? @_word "alias" "require")) @import
(call target: (identifier) @_word (arguments . (alias) @import.path (keywords (pair key: (keyword) @_as value: (alias) @import.alias))) (#any-of? @_word "alias" "require") (#match? @_as "^as:")) @import
(call target: (identifier) @_word (arguments . (dot left: (alias) @import.path right: (tuple (alias) @import.name))) (#eq? @_word "alias")) @import
(call target: (identifier) @_word (arguments . (alias) @import.path) @import.wildcard (#eq? @_word "import")) @import

(call target: (identifier) @_word (arguments . (alias) @type.name) (do_block) (#eq? @_word "defmodule")) @type
(call target: (identifier) @_word (arguments . [(identifier) @function.name (call target: (identifier) @function.name) (binary_operator left: (call target: (identifier) @function.name))]) (#any-of? @_word "def" "defp" "defmacro" "defmacrop")) @function
(anonymous_function) @function
(call target: (identifier) @_word (do_block (_) @return .) (#any-of? @_word "def" "defp"))
(call target: (identifier) @_word (arguments (keywords (pair value: (_) @return))) (#any-of? @_word "def" "defp"))
(anonymous_function (stab_clause right: (body (_) @return .)))

(call target: (identifier) @_word (arguments . (call (arguments [(identifier) (map) (tuple) (list) (bitstring) (atom) (string) (integer) (boolean) (nil) (alias) (unary_operator) (binary_operator operator: ["=" "<>"])] @parameter.name))) (#any-of? @_word "def" "defp" "defmacro" "defmacrop"))
(call target: (identifier) @_word (arguments . (call (arguments (binary_operator left: (identifier) @parameter.name operator: "\\\\" right: (_) @parameter.value)))) (#any-of? @_word "def" "defp"))
(call target: (identifier) @_word (arguments . (binary_operator left: (call (arguments [(identifier) (map) (tuple) (list) (bitstring) (atom) (string) (integer) (boolean) (nil) (alias) (unary_operator) (binary_operator operator: ["=" "<>"])] @parameter.name)))) (#any-of? @_word "def" "defp"))
(anonymous_function (stab_clause left: (arguments (identifier) @parameter.name)))

(unary_operator operator: "@" operand: (call target: (identifier) @bind.name (arguments (_) @bind.value)))
(binary_operator left: [(identifier) (tuple)] @assign.target operator: "=" right: (_) @assign.value)
(binary_operator left: [(identifier) (tuple)] @assign.target operator: "<-" right: (_) @assign.value)
(bitstring (binary_operator left: (identifier) @bind.name operator: "::" right: (binary_operator left: (identifier) @_bytes right: [(integer) (call)]) @bind.type) (#any-of? @_bytes "binary" "bytes"))

;;; sites

(call target: (identifier) @call.name) @call
(call target: (dot right: (identifier) @call.name)) @call
(dot right: (identifier) @member.name) @member
(pair key: (keyword) @entry.name value: (_) @entry.value) @entry
(call target: (identifier) @_definition (arguments . [(call) @ignored (binary_operator left: (call) @ignored)]) (#any-of? @_definition "def" "defp" "defmacro" "defmacrop"))

;;; choices

(call target: (identifier) @_word (arguments . (binary_operator operator: "when" right: (_) @choice.test)) (do_block) @choice.then (#any-of? @_word "def" "defp")) @choice
(call target: (identifier) @_word (arguments . (binary_operator operator: "when" right: (_) @choice.test) (keywords (pair value: (_) @choice.then))) (#any-of? @_word "def" "defp")) @choice
(call target: (identifier) @_word (arguments . (_) @choice.subject) (do_block (stab_clause left: (arguments . [(string) (atom) (integer) (boolean)] @choice.label .)) @choice.arm) (#eq? @_word "case")) @choice
(call target: (identifier) @_word (arguments . (_) @choice.subject) (do_block (stab_clause left: (arguments . (identifier) @_any .)) @choice.arm @choice.default) (#eq? @_word "case") (#match? @_any "^_")) @choice
(call target: (identifier) @_word (do_block (stab_clause left: (arguments . (_) @choice.label .)) @choice.arm) (#eq? @_word "cond")) @choice
