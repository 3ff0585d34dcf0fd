/**
 * The one vocabulary every `grammars/*.scm` speaks. A query names what it finds; nothing after it knows the language.
 *
 * | capture | meaning |
 * |---|---|
 * | `package` | the package this file belongs to |
 * | `import`, `.path`, `.name`, `.alias`, `.wildcard` | `import path`, `from path import name as alias`, `import path.*` |
 * | `type`, `.name`, `.base` | a class-like scope, its name, its first base type |
 * | `function`, `.name`, `.type` | a function scope, its name, its declared result |
 * | `block` | a scope of statements |
 * | `loop` | a scope of statements that may run again |
 * | `return` | a value a function returns |
 * | `parameter.name`, `.type`, `.value` | a parameter, its declared type, its default |
 * | `bind.name`, `.type`, `.value`, `.each`, `.opaque` | a declaration; `each` iterates over the value |
 * | `bind.pattern`, `bind.hoisted` | the names a declaration takes a value apart into; it declares for the whole function |
 * | `field.name`, `.type`, `.value` | a field of the class around that is not written as one: a getter, a parameter of the constructor |
 * | `assign.target`, `.type`, `.value`, `.each`, `.opaque`, `.declared` | an assignment |
 * | `global` | a name that belongs to the file although a function assigns it |
 * | `call`, `.name` | a call or construction and the last part of what it calls |
 * | `member`, `.name` | a member access, or a name or method used as a value |
 * | `set`, `.name`, `.value` | an assignment to a member |
 * | `alias`, `.name`, `.value` | the local name an import or an assignment gives to `.name`; the whole of what is assigned |
 *
 * Captures that begin with `_` serve predicates only.
 *
 * A query has two sections, split by the line `;;; sites` (and back by `;;; outline`): above it the outline (everything names are resolved with),
 * below it the sites (`call`, `member`, `set`, `alias`), which are looked for only around identifiers that some row knows,
 * at most four nodes above them.
 */
export const captureNames = [
  "package",
  "import",
  "import.path",
  "import.name",
  "import.alias",
  "import.wildcard",
  "type",
  "type.name",
  "type.base",
  "function",
  "function.name",
  "function.type",
  "block",
  "loop",
  "return",
  "parameter.name",
  "parameter.type",
  "parameter.value",
  "bind.name",
  "bind.type",
  "bind.value",
  "bind.each",
  "bind.opaque",
  "bind.pattern",
  "bind.hoisted",
  "field.name",
  "field.type",
  "field.value",
  "assign.target",
  "assign.type",
  "assign.value",
  "assign.each",
  "assign.opaque",
  "assign.declared",
  "global",
  "call",
  "call.name",
  "member",
  "member.name",
  "set",
  "set.name",
  "set.value",
  "alias",
  "alias.name",
  "alias.value"
] as const

export type CaptureName = (typeof captureNames)[number]
