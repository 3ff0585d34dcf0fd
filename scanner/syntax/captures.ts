/**
 * The one vocabulary every `grammars/*.scm` speaks. A query names what it finds; nothing after it knows the language.
 *
 * | capture | meaning |
 * |---|---|
 * | `package` | the package this file belongs to |
 * | `import`, `.path`, `.name`, `.alias`, `.wildcard` | `import path`, `from path import name as alias`, `import path.*` |
 * | `type`, `.name`, `.base`, `.extended` | a class-like scope, its name, its first base type; a type declared elsewhere that it adds members to |
 * | `function`, `.name`, `.type`, `.body` | a function scope, its name, its declared result; its body, where that stands behind it |
 * | `block` | a scope of statements |
 * | `loop` | a scope of statements that may run again |
 * | `return` | a value a function returns |
 * | `parameter.name`, `.type`, `.value`, `.label` | a parameter, its declared type, its default, the name a caller writes |
 * | `bind.name`, `.type`, `.value`, `.each`, `.opaque` | a declaration; `each` iterates over the value |
 * | `assign.target`, `.type`, `.value`, `.each`, `.opaque`, `.declared` | an assignment |
 * | `global` | a name that belongs to the file although a function assigns it |
 * | `call`, `.name` | a call or construction and the last part of what it calls |
 * | `member`, `.name` | a member access, or a method used as a value |
 * | `set`, `.name`, `.value` | an assignment to a member |
 * | `alias`, `.name`, `.value` | the local name an import or an assignment gives to `.name`; the whole of what is assigned |
 *
 * A query has two sections, split by the line `;;; sites`: above it the outline (everything names are resolved with),
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
  "type.extended",
  "function",
  "function.name",
  "function.type",
  "function.body",
  "block",
  "loop",
  "return",
  "parameter.name",
  "parameter.type",
  "parameter.value",
  "parameter.label",
  "bind.name",
  "bind.type",
  "bind.value",
  "bind.each",
  "bind.opaque",
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
