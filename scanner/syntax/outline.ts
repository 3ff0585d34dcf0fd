import type { Node, QueryCapture } from "web-tree-sitter"
import type { Grammar } from "../../grammars/Grammar.ts"
import { assigned, type Expr, type MemberExpr } from "./Expr.ts"
import { type Captures, capturesOf } from "./capturesOf.ts"
import { type Lazy, LazyFieldWrite, makeScopes, type Opening, type ScopeTree } from "./scopes.ts"
import { placeOf } from "./lower.ts"
import type { Scope } from "./Scope.ts"
import type { FieldWrite, ImportedName } from "./Unit.ts"

/** Everything names are resolved with: where they come from and what they are given. */
export interface Outline {
  readonly package: string
  readonly imports: ReadonlyMap<string, ImportedName>
  readonly wildcards: ReadonlyArray<string>
  readonly scopes: ReadonlyArray<Scope>
  readonly fieldWrites: ReadonlyMap<string, ReadonlyArray<FieldWrite>>
}

interface Builder {
  readonly grammar: Grammar
  readonly lower: (node: Node) => Expr
  readonly scopes: ScopeTree
  readonly imports: Map<string, ImportedName>
  readonly wildcards: Array<string>
  readonly globals: Set<string>
  readonly fieldWrites: Map<string, Array<FieldWrite>>
  package: string
}

const absolute = (path: string, package_: string): string => {
  const dots = /^\.*/.exec(path)![0].length
  if (dots === 0) return path
  const base = package_.split(".").slice(0, -dots)
  return [...base, path.slice(dots)].filter((part) => part !== "").join(".")
}

/** A written path with dots between its parts; one that begins with its separator is absolute. */
const dotted = (text: string, { pathSeparator }: Grammar): string =>
  pathSeparator === undefined
    ? text
    : text
        .split(pathSeparator)
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .join(".")

const saysPackage = ({ namespaces, wholePackages }: Grammar): boolean => namespaces ?? wholePackages

const unquoted = (text: string): string => text.replace(/^["'`](.*)["'`]$/, "$1")

const importedAs = ({ importNames }: Grammar, path: string): string =>
  importNames === undefined
    ? lastPart(path)
    : (importNames.irregular[path] ?? importNames.pattern.exec(path)?.[1] ?? lastPart(path))

const lastPart = (path: string): string => path.slice(path.lastIndexOf(".") + 1)

const readImport = (b: Builder, c: Captures): void => {
  const path = absolute(dotted(unquoted(c["import.path"]!.text), b.grammar), b.package)
  const written = c["import.name"]?.text
  const name = written === undefined ? undefined : dotted(written, b.grammar)
  const alias = c["import.alias"]?.text
  if (c["import.wildcard"] !== undefined) b.wildcards.push(path)
  else if (name !== undefined) b.imports.set(alias ?? lastPart(name), { path: `${path}.${name}` })
  else if (alias !== undefined) b.imports.set(alias, { path })
  else if (saysPackage(b.grammar)) b.imports.set(importedAs(b.grammar, path), { path })
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

const fieldWriteTo = ({ object, start, place }: MemberExpr, value: Lazy): FieldWrite =>
  new LazyFieldWrite(start, place, value, () => ({ object }))

const assign = (b: Builder, written: Expr, value: Lazy, type: Lazy, end: number, isFallback = false): void => {
  const target = assigned(written)
  if (target.kind === "list") target.items.forEach((item, at) => assign(b, item, part(value, at), () => undefined, end))
  else if (target.kind === "name") b.scopes.assign(target, value, type, b.globals.has(target.name), end, isFallback)
  else if (target.kind === "member" && target.object.kind === "self") b.scopes.assignField(target, value, type)
  else if (target.kind === "member" && b.grammar.methodsOutside === true)
    addFieldWrite(b, target.name, fieldWriteTo(target, value))
}

const lazy = (b: Builder, node: Node | undefined): Lazy => (node === undefined ? () => undefined : () => b.lower(node))

const given = (b: Builder, value: Node | undefined, each: Node | undefined): Lazy =>
  each === undefined ? lazy(b, value) : () => synthetic(b.lower(each), "each", 0)

const readBinding = (b: Builder, c: Captures): void => {
  const name = c["bind.name"]!
  const isSet = c["bind.value"] !== undefined || c["bind.each"] !== undefined
  b.scopes.declare(name, isSet ? given(b, c["bind.value"], c["bind.each"]) : undefined, lazy(b, c["bind.type"]))
}

const declareAll = (b: Builder, pattern: Node, value: Lazy, end: number): void => {
  const rule = b.grammar.expressions[pattern.type]
  const only = rule?.as === "list" && rule.single === true && pattern.namedChildCount === 1
  if (only) declareAll(b, pattern.firstNamedChild!, value, end)
  else if (rule?.as !== "list") b.scopes.declare(pattern, value, () => undefined, end)
  else
    pattern.namedChildren.forEach((child, at) => {
      if (child !== null) declareAll(b, child, part(value, at), end)
    })
}

const readPattern = (b: Builder, c: Captures): void => {
  const pattern = c["bind.target"]!
  const end = (c["bind.value"] ?? c["bind.each"] ?? pattern).endIndex
  declareAll(b, pattern, given(b, c["bind.value"], c["bind.each"]), end)
}

const addFieldWrite = (b: Builder, name: string, write: FieldWrite): void => {
  const known = b.fieldWrites.get(name)
  if (known === undefined) b.fieldWrites.set(name, [write])
  else known.push(write)
}

const readInitial = (b: Builder, c: Captures): void => {
  const name = c["init.name"]!
  const type = c["init.type"]!
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

const readAssignment = (b: Builder, c: Captures): void =>
  assign(
    b,
    b.lower(c["assign.target"]!),
    given(b, c["assign.value"] ?? c["assign.fallback"], c["assign.each"]),
    lazy(b, c["assign.type"]),
    (c["assign.value"] ?? c["assign.fallback"] ?? c["assign.each"] ?? c["assign.target"]!).endIndex,
    c["assign.fallback"] !== undefined
  )

const readField = (b: Builder, c: Captures): void =>
  b.scopes.declareField(c["field.name"]!, lazy(b, c["field.value"]), lazy(b, c["field.type"]))

const readNames = (b: Builder, c: Captures): void => {
  if (c.package !== undefined) b.package = dotted(c.package.text, b.grammar)
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
  if (c["bind.name"] !== undefined) readBinding(b, c)
  else if (c["bind.target"] !== undefined) readPattern(b, c)
  else if (c["init.name"] !== undefined) readInitial(b, c)
  else if (c["assign.target"] !== undefined) readAssignment(b, c)
  else if (c["field.name"] !== undefined) readField(b, c)
  else if (c.return !== undefined) b.scopes.returns(c.return, lazy(b, c.return))
}

const openings = (all: ReadonlyArray<Captures>, lower: (node: Node) => Expr): ReadonlyArray<Opening> => {
  const seen = new Map<number, Opening>()
  const typed = new Set<number>()
  for (const c of all) {
    const node = c.type ?? c.function ?? c.loop ?? c.block
    const type = c["type.base"] ?? c["function.type"]
    if (node === undefined || (seen.has(node.id) && (type === undefined || typed.has(node.id)))) continue
    if (type !== undefined) typed.add(node.id)
    seen.set(node.id, {
      kind: c.type !== undefined ? "type" : c.function !== undefined ? "function" : "block",
      isLoop: c.loop !== undefined,
      start: node.startIndex,
      end: node.endIndex,
      name: (c["type.name"] ?? c["function.name"])?.text,
      ...(c["function.owner"] !== undefined && { owner: c["function.owner"].text }),
      type: type === undefined ? () => undefined : () => lower(type)
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
    fieldWrites: new Map(),
    package: saysPackage(grammar) ? "" : path.replace(/\.[^.]*$/, "").replaceAll("/", ".")
  }
  for (const captures of all) readNames(b, captures)
  for (const captures of all) readValues(b, captures)
  return {
    package: b.package,
    imports: b.imports,
    wildcards: saysPackage(grammar) && b.package !== "" ? [...b.wildcards, b.package] : b.wildcards,
    scopes: b.scopes.all,
    fieldWrites: b.fieldWrites
  }
}
