import type { Node, QueryCapture } from "web-tree-sitter"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { Expr, NameExpr } from "./Expr.ts"
import { placeOf } from "./lower.ts"
import { memberNamed, moduleNamed } from "./moduleNamed.ts"
import { type Captures, capturesOf } from "./capturesOf.ts"
import { type Lazy, makeScopes, type Opening, type ScopeTree } from "./scopes.ts"
import type { Scope } from "./Scope.ts"
import type { ImportedName } from "./Unit.ts"

/** Everything names are resolved with: where they come from and what they are given. */
export interface Outline {
  readonly package: string
  readonly imports: ReadonlyMap<string, ImportedName>
  readonly wildcards: ReadonlyArray<string>
  readonly scopes: ReadonlyArray<Scope>
}

interface Builder {
  readonly grammar: Grammar
  readonly lower: (node: Node) => Expr
  readonly scopes: ScopeTree
  readonly imports: Map<string, ImportedName>
  readonly wildcards: Array<string>
  readonly globals: Set<string>
  /** Functions that have a name, by node. */
  readonly functions: ReadonlySet<number>
  package: string
}

const absolute = (path: string, package_: string): string => {
  const dots = /^\.*/.exec(path)![0].length
  if (dots === 0) return path
  const base = package_.split(".").slice(0, -dots)
  return [...base, path.slice(dots)].filter((part) => part !== "").join(".")
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf(".") + 1)

const readImport = (b: Builder, c: Captures): void => {
  const path = absolute(moduleNamed(b.grammar, c["import.path"]!.text), b.package)
  const name = c["import.name"]?.text
  const alias = c["import.alias"]?.text
  if (c["import.wildcard"] !== undefined) b.wildcards.push(path)
  else if (name !== undefined) b.imports.set(alias ?? name, { path: memberNamed(b.grammar, path, name) })
  else if (alias !== undefined) b.imports.set(alias, { path })
  else if (b.grammar.wholePackages) b.imports.set(lastPart(path), { path })
  else b.imports.set(path.split(".")[0]!, { path: path.split(".")[0]! })
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
const give = (b: Builder, target: Expr, value: Lazy, type: Lazy, name: GiveName): void => {
  if (target.kind === "list") target.items.forEach((item, at) => give(b, item, part(value, at), untyped, name))
  else if (target.kind === "entries") {
    for (const { key, value: item } of target.entries) {
      const [word] = key.kind === "text" ? key.parts : []
      if (typeof word === "string") give(b, item, taken(value, key, word), untyped, name)
    }
  } else if (target.kind === "operator") give(b, target.left, orElse(value, target), untyped, name)
  else if (target.kind === "name") name(target, value, type)
  else if (target.kind === "member" && target.object.kind === "self") b.scopes.assignField(target, value, type)
}

const assign = (b: Builder, target: Expr, value: Lazy, type: Lazy, end: number): void =>
  give(b, target, value, type, (name, given, of) => b.scopes.assign(name, given, of, b.globals.has(name.name), end))

const lazy = (b: Builder, node: Node | undefined): Lazy => (node === undefined ? () => undefined : () => b.lower(node))

const given = (b: Builder, value: Node | undefined, each: Node | undefined): Lazy =>
  each === undefined ? lazy(b, value) : () => synthetic(b.lower(each), "each", 0)

const readBinding = (b: Builder, c: Captures): void => {
  const value = c["bind.value"]
  if (value !== undefined && b.functions.has(value.id)) return
  const isSet = value !== undefined || c["bind.each"] !== undefined
  const written = isSet ? given(b, value, c["bind.each"]) : undefined
  const isHoisted = c["bind.hoisted"] !== undefined
  const pattern = c["bind.pattern"]
  if (pattern === undefined) {
    b.scopes.declare(nameAt(c["bind.name"]!), written, lazy(b, c["bind.type"]), isHoisted)
  } else if (written !== undefined) {
    give(b, b.lower(pattern), written, untyped, (name, one) => b.scopes.declare(name, one, untyped, isHoisted))
  }
}

const nameAt = (node: Node): NameExpr => ({
  kind: "name",
  id: node.id,
  start: node.startIndex,
  place: () => placeOf(node),
  name: node.text
})

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
  const passed: NameExpr = { ...nameAt(node), id: -node.id }
  give(
    b,
    b.lower(node),
    () => passed,
    untyped,
    (name, one) => b.scopes.declare(name, one, untyped, false)
  )
}

const readAssignment = (b: Builder, c: Captures): void =>
  assign(
    b,
    b.lower(c["assign.target"]!),
    given(b, c["assign.value"], c["assign.each"]),
    lazy(b, c["assign.type"]),
    (c["assign.value"] ?? c["assign.each"] ?? c["assign.target"]!).endIndex
  )

const readNames = (b: Builder, c: Captures): void => {
  if (c.package !== undefined) b.package = c.package.text
  else if (c["import.path"] !== undefined) readImport(b, c)
  else if (c.global !== undefined) b.globals.add(c.global.text)
  else if (c["parameter.name"] !== undefined) {
    const value = c["parameter.value"]
    b.scopes.parameter(
      c["parameter.name"],
      value === undefined ? undefined : lazy(b, value),
      lazy(b, c["parameter.type"])
    )
  }
}

const readValues = (b: Builder, c: Captures): void => {
  if (c["bind.name"] !== undefined || c["bind.pattern"] !== undefined) readBinding(b, c)
  else if (c["field.name"] !== undefined) readField(b, c)
  else if (c["parameter.name"] !== undefined) readParameterPattern(b, c["parameter.name"])
  else if (c["assign.target"] !== undefined) readAssignment(b, c)
  else if (c.return !== undefined) b.scopes.returns(c.return, lazy(b, c.return))
}

const openings = (all: ReadonlyArray<Captures>, lower: (node: Node) => Expr): ReadonlyArray<Opening> => {
  const seen = new Map<number, Opening>()
  for (const c of all) {
    const node = c.type ?? c.function ?? c.loop ?? c.block
    if (node === undefined) continue
    const known = seen.get(node.id)
    const name = (c["type.name"] ?? c["function.name"])?.text ?? known?.name
    const type = c["type.base"] ?? c["function.type"]
    seen.set(node.id, {
      kind: c.type !== undefined ? "type" : c.function !== undefined ? "function" : (known?.kind ?? "block"),
      isLoop: known?.isLoop ?? c.loop !== undefined,
      start: node.startIndex,
      end: node.endIndex,
      name,
      type: type === undefined ? (known?.type ?? untyped) : () => lower(type)
    })
  }
  return [...seen.values()]
}

/** Scopes, imports and parameters first, so that every binding finds its place in a second pass. */
export const readOutline = (
  path: string,
  grammar: Grammar,
  root: Node,
  matches: ReadonlyArray<ReadonlyArray<QueryCapture>>,
  lower: (node: Node) => Expr
): Outline => {
  const all = matches.map(capturesOf)
  const b: Builder = {
    grammar,
    lower,
    scopes: makeScopes(grammar, openings(all, lower)),
    imports: new Map(),
    wildcards: [],
    globals: new Set(),
    functions: new Set(
      all.flatMap((c) => (c.function !== undefined && c["function.name"] !== undefined ? [c.function.id] : []))
    ),
    package: grammar.wholePackages ? "" : path.replace(/\.[^.]*$/, "").replaceAll("/", ".")
  }
  for (const captures of all) readNames(b, captures)
  for (const captures of all) readValues(b, captures)
  return {
    package: b.package,
    imports: b.imports,
    wildcards: grammar.wholePackages && b.package !== "" ? [...b.wildcards, b.package] : b.wildcards,
    scopes: b.scopes.all
  }
}
