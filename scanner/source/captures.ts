import type { Node } from "../tree/Node.ts"
import type { Catch } from "../tree/runQuery.ts"

/**
 * The one vocabulary every `grammars/*.scm` speaks. A query names what it finds; nothing after it knows the language.
 *
 * | capture | meaning |
 * |---|---|
 * | `package` | the package this file belongs to |
 * | `import`, `.path`, `.name`, `.alias`, `.wildcard` | `import path`, `from path import name as alias`, `import path.*` |
 * | `import.beneath` | a package within the file's own, which other files define |
 * | `extension` | a type whose functions can be called as methods of other values |
 * | `import.list` | an import that may list several names, read by `listed` of the grammar's `imports` |
 * | `type`, `.name`, `.base`, `.extended`, `.body` | a class-like scope, its name, its base types; a type declared elsewhere that it adds members to; where its members begin, which what stands before does not see |
 * | `type.note` | an annotation that says where the values of its fields come from |
 * | `function`, `.name`, `.type`, `.owner`, `.body` | a function scope, its name, its declared result, the type it is a method of; its body, where that stands behind it |
 * | `applied`, `.name`, `.object`, `.parameter` | a block of code, the function that runs it, on which object, the block's parameter |
 * | `block` | a scope of statements |
 * | `loop` | a scope of statements that may run again |
 * | `branch` | statements that may be left out, where a declaration belongs to the scope around them |
 * | `return` | a value a function returns |
 * | `parameter.generic` | a type parameter of the type or the function around it |
 * | `parameter.number` | the use of a parameter that is not declared but numbered, from 1 |
 * | `parameter.name`, `.type`, `.value`, `.label` | a parameter, its declared type, its default, the name a caller writes |
 * | `parameter.rest` | a parameter that takes all further arguments |
 * | `bind.name`, `.type`, `.value`, `.each`, `.opaque` | a declaration; `each` iterates over the value |
 * | `bind.within` | the scope that a declaration holds in, where its name stands outside of that |
 * | `bind.members` | the types of members that have no names but their positions |
 * | `bind.pattern`, `bind.hoisted` | the names a declaration takes a value apart into; it declares for the whole function |
 * | `field.name`, `.type`, `.value` | a field of the type around it that is not written as one: a getter, a parameter of the constructor |
 * | `init.type`, `.name`, `.value` | a field of a type of this file that is given a value where an object is made |
 * | `assign.target`, `.type`, `.value`, `.each`, `.opaque`, `.declared` | an assignment |
 * | `assign.fallback` | the value of an assignment that is made only where there was none |
 * | `assign.added` | what an assignment joins to the value there was |
 * | `passed`, `.name` | a call that is given the address of a variable, which it may write to |
 * | `based`, `.args`, `.type`, `.self`, `.own` | a call of the constructor of a base type, what it is given, which base where that is written, the object that is passed along; a call of another constructor of the same type |
 * | `global` | a name that belongs to the file although a function assigns it |
 * | `call`, `.name` | a call or construction and the last part of what it calls |
 * | `member`, `.name` | a member access, or a name or method used as a value |
 * | `set`, `.name`, `.value` | an assignment to a member |
 * | `entry`, `.name`, `.value` | an entry of an object that is written out |
 * | `entry.result` | instead of the value: what a function gives that does nothing else, whose entry is called `name()` |
 * | `ignored` | a call that is the head of a definition, or a member that is only asked for something else, or that a type or a table only names: no use of it |
 * | `choice`, `.test`, `.then`, `.else` | a statement or an expression of which one arm is taken, by a test |
 * | `choice.unless` | in the place of `.test`: the first arm is taken where this is not true |
 * | `choice.head` | in the place of `.then`: what stands in front of an arm that is no node, and ends where the other one begins, or the choice |
 * | `choice.subject`, `.arm`, `.label`, `.default` | the same by what a subject is: an arm, what the subject equals there, and a mark of the arm for all else |
 * | `choice.type` | in the place of `.label`: of which type the subject is there |
 * | `exit`, `.inner` | a statement after which nothing behind it in its block is reached; one that leaves a choice by its subject only |
 * | `alias`, `.name`, `.value` | the local name an import or an assignment gives to `.name`; the whole of what is assigned |
 *
 * Captures that begin with `_` serve predicates only.
 *
 * A query has three sections, split by the lines `;;; sites` and `;;; choices` (and back by `;;; outline`): first the outline (everything names are
 * resolved with), then the sites (`call`, `member`, `set`, `entry`, `alias`), which are looked for only around identifiers that some row knows,
 * at most six nodes above them, and the choices (`choice`, `exit`), which are looked for only in files where a value depends on them.
 */
export const captureNames = [
  "package",
  "import",
  "import.list",
  "import.path",
  "import.name",
  "import.alias",
  "import.wildcard",
  "import.beneath",
  "extension",
  "type",
  "type.name",
  "type.base",
  "type.extended",
  "type.note",
  "type.body",
  "function",
  "function.name",
  "function.type",
  "function.owner",
  "applied",
  "applied.name",
  "applied.object",
  "applied.parameter",
  "function.body",
  "block",
  "loop",
  "branch",
  "return",
  "parameter.name",
  "parameter.number",
  "parameter.generic",
  "parameter.type",
  "parameter.value",
  "parameter.label",
  "parameter.rest",
  "bind.name",
  "bind.type",
  "bind.value",
  "bind.each",
  "bind.opaque",
  "bind.within",
  "bind.members",
  "bind.pattern",
  "bind.hoisted",
  "based",
  "based.args",
  "based.type",
  "based.self",
  "based.own",
  "field.name",
  "field.type",
  "field.value",
  "init.type",
  "init.name",
  "init.value",
  "assign.target",
  "assign.type",
  "assign.value",
  "assign.each",
  "assign.opaque",
  "assign.declared",
  "assign.fallback",
  "assign.added",
  "passed",
  "passed.name",
  "global",
  "call",
  "call.name",
  "member",
  "member.name",
  "set",
  "set.name",
  "set.value",
  "entry",
  "entry.name",
  "entry.value",
  "entry.result",
  "ignored",
  "alias",
  "alias.name",
  "alias.value",
  "choice",
  "choice.test",
  "choice.unless",
  "choice.then",
  "choice.head",
  "choice.else",
  "choice.subject",
  "choice.arm",
  "choice.label",
  "choice.type",
  "choice.default",
  "exit",
  "exit.inner"
] as const

export type CaptureName = (typeof captureNames)[number]

export type Captures = { readonly [C in CaptureName]?: Node }

/** Of nodes with one name, the last. */
export const capturesOf = ({ names, nodes }: Catch): Captures => {
  const captures: { [name: string]: Node } = {}
  for (const [at, name] of names.entries()) captures[name] = nodes[at]!
  return captures
}
