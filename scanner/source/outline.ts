import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import { assigned, type Expr, type MemberExpr, type NameExpr } from "./Expr.ts"
import { type Lower, placeOf } from "./located.ts"
import type { Captures } from "./captures.ts"
import { type Lazy, LazyFieldWrite } from "./LazyWrite.ts"
import { type Opening } from "./openScopes.ts"
import { type Assignment, isBlockScoped, ScopeTree } from "./ScopeTree.ts"
import { LazyBaseCall } from "./LazyBaseCall.ts"
import { declaresPackage, dotted, namespacesOf, packageOfPath, readImports } from "./readImports.ts"
import { statementsOf } from "./statementsOf.ts"
import type { ElementWrite, FieldWrite, ImportedName, MemberWrite, Outline } from "./ParsedFile.ts"

interface Builder {
  readonly grammar: Grammar
  readonly lower: (node: Node) => Expr
  readonly scopes: ScopeTree
  readonly imports: Map<string, ReadonlyArray<ImportedName>>
  readonly wildcards: Array<string>
  readonly extensions: Array<Expr>
  readonly globals: Set<string>
  /** Functions that have a name, by node. */
  readonly functions: ReadonlySet<number>
  readonly memberWrites: Map<string, ReadonlyArray<MemberWrite>>
  readonly elementWrites: Array<ElementWrite>
  readonly fieldWrites: Map<string, Array<FieldWrite>>
  readonly path: string
  package: string
}

const synthetic = (of: Expr, kind: "each" | "nth", position: number): Expr =>
  kind === "each"
    ? { kind, id: -of.id * 64 - 1, start: of.start, place: of.place, of }
    : { kind, id: -of.id * 64 - 2 - position, start: of.start, place: of.place, of, position }

const part =
  (value: Lazy, at: number): Lazy =>
  () => {
    const whole = value()
    if (whole === undefined) return undefined
    return whole.kind === "list" ? whole.items[at] : synthetic(whole, "nth", at)
  }

const fieldWriteTo = ({ object, start, place }: MemberExpr, value: Lazy, added?: Lazy): FieldWrite =>
  new LazyFieldWrite(start, place, value, () => ({ object }), added)

const untyped: Lazy = () => undefined

/** The member of a value that a pattern takes out, under an identity of its own. */
const taken =
  (value: Lazy, { id, place }: Expr, name: string): Lazy =>
  () => {
    const object = value()
    return object && { kind: "member", id: -id * 64 - 1, start: object.start, place, object, name }
  }

const orElse =
  (value: Lazy, { id, place, right }: Extract<Expr, { kind: "operator" }>): Lazy =>
  () => {
    const first = value()
    return {
      kind: "branches",
      id: -id * 64 - 2,
      start: right.start,
      place,
      options: first === undefined ? [right] : [first, right]
    }
  }

type GiveName = (target: NameExpr, value: Lazy, type: Lazy) => void

/** Gives names their values: one name, or a pattern that takes a value apart. */
const give = (
  b: Builder,
  written: Expr,
  value: Lazy,
  type: Lazy,
  end: number | undefined,
  name: GiveName,
  added?: Lazy
): void => {
  const target = assigned(written)
  if (target.kind === "list") target.items.forEach((item, at) => give(b, item, part(value, at), untyped, end, name))
  else if (target.kind === "entries") {
    for (const { key, value: item } of target.entries) {
      const [word] = key.kind === "text" ? key.parts : []
      if (typeof word === "string") give(b, item, taken(value, key, word), untyped, end, name)
    }
  } else if (target.kind === "operator") give(b, target.left, orElse(value, target), untyped, end, name)
  else if (target.kind === "name") name(target, value, type)
  else if (target.kind === "member" && target.object.kind === "self") b.scopes.assignField(target, value, type, added)
  else if (target.kind === "member" && b.grammar.scoping.methodsOutside)
    addFieldWrite(b, target.name, fieldWriteTo(target, value, added))
  else if (target.kind === "member") {
    const write = b.scopes.write(target, value, end, added)
    b.memberWrites.set(target.name, [...(b.memberWrites.get(target.name) ?? []), { target, write }])
  } else if (target.kind === "index") b.elementWrites.push({ target, write: b.scopes.write(target, value, end) })
}

/** Where variables are declared, assigning the name of an import makes none. */
const assign = (b: Builder, target: Expr, assignment: Omit<Assignment, "isGlobal">): void =>
  give(
    b,
    target,
    assignment.value,
    assignment.type,
    assignment.end,
    (name, value, type) => {
      const isImport = isBlockScoped(b.grammar) && b.imports.has(name.name) && !b.scopes.isInSight(name)
      if (!isImport) b.scopes.assign(name, { ...assignment, value, type, isGlobal: b.globals.has(name.name) })
    },
    assignment.added
  )

/** `name += value`: what the variable, or the element, is given is not known, but what is joined to it. */
const add = (b: Builder, written: Expr, added: Lazy, end: number): void => {
  const target = written.kind === "list" && written.items.length === 1 ? written.items[0]! : written
  if (target.kind === "index") b.elementWrites.push({ target, write: b.scopes.write(target, untyped, end, added) })
  else assign(b, target, { value: untyped, type: untyped, end, isFallback: false, added })
}

const lazy = (b: Builder, node: Node | undefined): Lazy => (node === undefined ? () => undefined : () => b.lower(node))

const given = (b: Builder, value: Node | undefined, each: Node | undefined): Lazy =>
  each === undefined ? lazy(b, value) : () => synthetic(b.lower(each), "each", 0)

/** `if let key = key` gives nothing new: what the outer name stands for still counts. */
const isSelfGiven = (value: Node, name: Node | undefined): boolean =>
  name !== undefined && value.startIndex !== name.startIndex && value.text === name.text

/** Where a value ends, behind which a name has it; what a callback within a call is given it has from its beginning. */
const endOutside = (value: Node | undefined, name: Node | undefined): number | undefined =>
  value === undefined || (name !== undefined && value.startIndex <= name.startIndex && name.startIndex < value.endIndex)
    ? undefined
    : value.endIndex

const readBinding = (b: Builder, c: Captures): void => {
  const value = c["bind.value"]
  if (value !== undefined && (b.functions.has(value.id) || isSelfGiven(value, c["bind.name"]))) return
  const isSet = value !== undefined || c["bind.each"] !== undefined
  const written = isSet ? given(b, value, c["bind.each"]) : undefined
  const end = endOutside(value ?? c["bind.each"], c["bind.name"])
  const isHoisted = c["bind.hoisted"] !== undefined
  const pattern = c["bind.pattern"]
  if (pattern === undefined) {
    const name = nameAt(c["bind.name"]!)
    const start = c["bind.within"]?.startIndex ?? name.start
    b.scopes.declare({ ...name, start }, written, lazy(b, c["bind.type"]), isHoisted, end)
  } else if (written !== undefined) {
    give(b, b.lower(pattern), written, untyped, end, (name, one) =>
      b.scopes.declare(name, one, untyped, isHoisted, end)
    )
  }
}

const nameAt = (node: Node): NameExpr => ({
  kind: "name",
  id: node.id,
  start: node.startIndex,
  place: () => placeOf(node),
  name: node.text
})

/** Members that have their positions as names. */
const readMembers = (b: Builder, members: Node): void =>
  members
    .childrenForFieldName("type")
    .forEach((type, at) => b.scopes.declare({ ...nameAt(type), name: String(at) }, undefined, lazy(b, type), false))

const readField = (b: Builder, c: Captures): void => {
  const value = c["field.value"]
  b.scopes.assignField(
    nameAt(c["field.name"]!),
    value === undefined ? untyped : lazy(b, value),
    lazy(b, c["field.type"])
  )
}

/** A parameter that is a pattern: its names are parts of what is passed. */
const readParameterPattern = (b: Builder, node: Node): void => {
  if (node.namedChildCount === 0) return
  const pattern = b.lower(node)
  if (pattern.kind === "name") return
  const passed: NameExpr = { ...nameAt(node), id: -node.id }
  give(
    b,
    pattern,
    () => passed,
    untyped,
    undefined,
    (name, one) => b.scopes.declare(name, one, untyped, false)
  )
}

const addFieldWrite = (b: Builder, name: string, write: FieldWrite): void => {
  const known = b.fieldWrites.get(name)
  if (known === undefined) b.fieldWrites.set(name, [write])
  else known.push(write)
}

const readInitial = (b: Builder, c: Captures): void => {
  const name = c["init.name"]!
  const type = c["init.type"]!
  if (!b.grammar.scoping.methodsOutside) return b.scopes.initialise(type, name, lazy(b, c["init.value"]))
  addFieldWrite(
    b,
    name.text,
    new LazyFieldWrite(
      name.startIndex,
      () => placeOf(name),
      lazy(b, c["init.value"]),
      () => ({ type: b.lower(type) })
    )
  )
}

/** Where an assignment is done. One that is written in the loop it is for is done before the rest of the loop. */
const endOf = (c: Captures): number => {
  const target = c["assign.target"]!
  const value = c["assign.value"] ?? c["assign.fallback"] ?? c["assign.each"] ?? target
  return value === c["assign.each"] && value.startIndex < target.startIndex ? target.endIndex : value.endIndex
}

const readAssignment = (b: Builder, c: Captures): void => {
  const added = c["assign.added"]
  if (added !== undefined) return add(b, b.lower(c["assign.target"]!), lazy(b, added), endOf(c))
  assign(b, b.lower(c["assign.target"]!), {
    value: given(b, c["assign.value"] ?? c["assign.fallback"], c["assign.each"]),
    type: lazy(b, c["assign.type"]),
    end: endOf(c),
    isFallback: c["assign.fallback"] !== undefined,
    added: undefined
  })
}

const readNames = (b: Builder, c: Captures): void => {
  if (c.package !== undefined) {
    if (b.grammar.imports.pathPackage === undefined || b.package === "") b.package = dotted(c.package.text, b.grammar)
  } else if (readImports(b, c)) return
  else if (c.extension !== undefined) b.extensions.push(b.lower(c.extension))
  else if (c.global !== undefined) b.globals.add(c.global.text)
  else if (c["parameter.generic"] !== undefined) b.scopes.generic(c["parameter.generic"])
  else if (c["parameter.number"] !== undefined) b.scopes.numbered(c["parameter.number"])
  else if (c["parameter.name"] !== undefined) {
    const value = c["parameter.value"]
    b.scopes.parameter(
      c["parameter.name"],
      value === undefined ? undefined : lazy(b, value),
      lazy(b, c["parameter.type"]),
      c["parameter.label"]?.text,
      c["parameter.rest"] !== undefined
    )
  }
}

/** Whether what runs a block gives it the object it is called on in this way. */
const givesObject = ({ scoping: { blocks } }: Grammar, c: Captures, as: "self" | "parameter"): boolean => {
  const object = blocks?.functions[c["applied.name"]?.text ?? ""]?.object
  return object === as || object === "both"
}

const readBlock = (b: Builder, block: Node, c: Captures): void => {
  const name = c["applied.parameter"]?.text ?? b.grammar.scoping.blocks?.parameter
  const object = c["applied.object"]
  const isParameter = givesObject(b.grammar, c, "parameter")
  if (isParameter && name !== undefined && object !== undefined)
    b.scopes.introduce(c["applied.parameter"] ?? block, name, lazy(b, object))
}

const readValues = (b: Builder, c: Captures): void => {
  if (c.applied !== undefined) return readBlock(b, c.applied, c)
  if (c["bind.name"] !== undefined || c["bind.pattern"] !== undefined) readBinding(b, c)
  else if (c["bind.members"] !== undefined) readMembers(b, c["bind.members"])
  else if (c["field.name"] !== undefined) readField(b, c)
  else if (c["parameter.name"] !== undefined) readParameterPattern(b, c["parameter.name"])
  else if (c["init.name"] !== undefined) readInitial(b, c)
  else if (c["assign.target"] !== undefined) readAssignment(b, c)
  else if (c.passed !== undefined) b.scopes.pass(c["passed.name"]!, c.passed)
  else if (c.return !== undefined) b.scopes.returns(c.return, lazy(b, c.return))
}

/** Objects whose members need no owner in a block, by the block. */
const objectsOf = (grammar: Grammar, all: ReadonlyArray<Captures>): ReadonlyMap<number, Node> =>
  new Map(
    all.flatMap((c) => {
      const object = c["applied.object"]
      const isSelf = givesObject(grammar, c, "self")
      return c.applied !== undefined && object !== undefined && isSelf ? [[c.applied.id, object] as const] : []
    })
  )

/** The base types of a type, or the result that a function declares. */
const oneOf = (types: ReadonlyArray<Expr>): Expr | undefined => {
  const [first, ...others] = types
  return first === undefined || others.length === 0
    ? first
    : { kind: "branches", id: -first.id * 64 - 4, start: first.start, place: first.place, options: types }
}

const bodyOf = (grammar: Grammar, lower: (node: Node) => Expr, definition: Node): Opening["body"] => {
  const syntax = grammar.scoping.bodies
  return syntax === undefined ? undefined : () => statementsOf(grammar, syntax, lower, definition)
}

/** Base types of types and declared results of functions, each once, by the node of their scope. */
const typesOf = (all: ReadonlyArray<Captures>): ReadonlyMap<number, ReadonlyArray<Node>> => {
  const types = new Map<number, ReadonlyArray<Node>>()
  for (const c of all) {
    const scope = scopeNode(c)
    const known = scope === undefined ? [] : (types.get(scope.id) ?? [])
    const type = c["type.base"] ?? (known.length === 0 ? c["function.type"] : undefined)
    if (scope !== undefined && type !== undefined && known.every(({ id }) => id !== type.id))
      types.set(scope.id, [...known, type])
  }
  return types
}

/** The node whose range is a scope, if these captures are of one. */
const scopeNode = (c: Captures): Node | undefined => c.type ?? c.function ?? c.applied ?? c.loop ?? c.branch ?? c.block

const kindOf = (c: Captures, known: Opening | undefined): Opening["kind"] => {
  if (c.type !== undefined) return "type"
  return (c.function ?? c.applied) === undefined ? (known?.kind ?? "block") : "function"
}

/** All scopes. What several captures say of one node is put together. */
const openings = (
  grammar: Grammar,
  all: ReadonlyArray<Captures>,
  lower: (node: Node) => Expr
): ReadonlyArray<Opening> => {
  const seen = new Map<number, Opening>()
  const types = typesOf(all)
  const objects = objectsOf(grammar, all)
  const read = (node: Node | undefined): Lazy | undefined => (node === undefined ? undefined : () => lower(node))
  for (const c of all) {
    const node = scopeNode(c)
    if (node === undefined) continue
    const known = seen.get(node.id)
    seen.set(node.id, {
      kind: kindOf(c, known),
      isLoop: known?.isLoop ?? c.loop !== undefined,
      isBranch: known?.isBranch ?? c.branch !== undefined,
      start: node.startIndex,
      end: (c["function.body"] ?? node).endIndex,
      bodyStart: c["type.body"]?.startIndex ?? known?.bodyStart,
      name: (c["type.name"] ?? c["function.name"])?.text ?? known?.name,
      extended: c["type.extended"]?.text ?? known?.extended,
      object: read(objects.get(node.id)) ?? known?.object,
      note: read(c["type.note"]) ?? known?.note,
      type: () => oneOf((types.get(node.id) ?? []).map(lower)),
      ownerName: c["function.owner"]?.text.replace(/<.*$/s, "") ?? known?.ownerName,
      body: known?.body ?? (c.function === undefined ? undefined : bodyOf(grammar, lower, c.function))
    })
  }
  return [...seen.values()]
}

/** Scopes, imports and parameters first, so that every binding finds its place in a second pass. */
export const readOutline = (
  path: string,
  grammar: Grammar,
  root: Node,
  all: ReadonlyArray<Captures>,
  lower: Lower
): Outline => {
  const b: Builder = {
    grammar,
    lower,
    scopes: new ScopeTree(grammar, openings(grammar, all, lower)),
    imports: new Map(),
    wildcards: [],
    extensions: [],
    globals: new Set(),
    functions: new Set(
      all.flatMap((c) => (c.function !== undefined && c["function.name"] !== undefined ? [c.function.id] : []))
    ),
    memberWrites: new Map(),
    elementWrites: [],
    fieldWrites: new Map(),
    path,
    package: packageOfPath(grammar, path)
  }
  for (const captures of all) readNames(b, captures)
  for (const captures of all) readValues(b, captures)
  return {
    package: b.package,
    imports: b.imports,
    wildcards: declaresPackage(grammar) ? [...b.wildcards, ...namespacesOf(b.package, grammar)] : b.wildcards,
    extensions: b.extensions,
    scopes: b.scopes.all,
    memberWrites: b.memberWrites,
    elementWrites: b.elementWrites,
    fieldWrites: b.fieldWrites,
    baseCalls: all.flatMap((c) => (c.based === undefined ? [] : [new LazyBaseCall(c.based, c, grammar, lower)]))
  }
}
