import type { Node, QueryCapture } from "web-tree-sitter"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { Expr } from "./Expr.ts"
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
  package: string
}

const absolute = (path: string, package_: string): string => {
  const dots = /^\.*/.exec(path)![0].length
  if (dots === 0) return path
  const base = package_.split(".").slice(0, -dots)
  return [...base, path.slice(dots)].filter((part) => part !== "").join(".")
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf(".") + 1)

/** What the written path of an import stands for; undefined for a file of the program itself. */
const importedPath = ({ importPaths }: Grammar, written: string): string | undefined => {
  if (importPaths === undefined) return written
  const found = importPaths.find(([pattern]) => pattern.test(written))
  return found === undefined ? undefined : written.replace(found[0], found[1])
}

const readImport = (b: Builder, c: Captures): void => {
  const imported = importedPath(b.grammar, c["import.path"]!.text)
  if (imported === undefined) return
  const path = absolute(imported, b.package)
  const name = c["import.name"]?.text
  const alias = c["import.alias"]?.text
  if (c["import.wildcard"] !== undefined && alias === undefined) b.wildcards.push(path)
  else if (name !== undefined) b.imports.set(alias ?? name, { path: `${path}.${name}` })
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

const assign = (b: Builder, target: Expr, value: Lazy, type: Lazy, end: number): void => {
  if (target.kind === "list") target.items.forEach((item, at) => assign(b, item, part(value, at), () => undefined, end))
  else if (target.kind === "name") b.scopes.assign(target, value, type, b.globals.has(target.name), end)
  else if (target.kind === "member" && target.object.kind === "self") b.scopes.assignField(target, value, type)
}

const lazy = (b: Builder, node: Node | undefined): Lazy => (node === undefined ? () => undefined : () => b.lower(node))

const given = (b: Builder, value: Node | undefined, each: Node | undefined): Lazy =>
  each === undefined ? lazy(b, value) : () => synthetic(b.lower(each), "each", 0)

/** `if let key = key` gives nothing new: what the outer name stands for still counts. */
const readBinding = (b: Builder, c: Captures): void => {
  const name = c["bind.name"]!
  if (c["bind.value"]?.text === name.text) return
  const isSet = c["bind.value"] !== undefined || c["bind.each"] !== undefined
  b.scopes.declare(name, isSet ? given(b, c["bind.value"], c["bind.each"]) : undefined, lazy(b, c["bind.type"]))
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
      lazy(b, c["parameter.type"]),
      c["parameter.label"]?.text
    )
  }
}

const readValues = (b: Builder, c: Captures): void => {
  if (c["bind.name"] !== undefined) readBinding(b, c)
  else if (c["assign.target"] !== undefined) readAssignment(b, c)
  else if (c.return !== undefined) b.scopes.returns(c.return, lazy(b, c.return))
}

const openings = (all: ReadonlyArray<Captures>, lower: (node: Node) => Expr): ReadonlyArray<Opening> => {
  const seen = new Map<number, Opening>()
  for (const c of all) {
    const node = c.type ?? c.function ?? c.loop ?? c.block
    if (node === undefined || seen.has(node.id)) continue
    const type = c["type.base"] ?? c["function.type"]
    seen.set(node.id, {
      kind: c.type !== undefined ? "type" : c.function !== undefined ? "function" : "block",
      isLoop: c.loop !== undefined,
      start: node.startIndex,
      end: (c["function.body"] ?? node).endIndex,
      name: (c["type.name"] ?? c["function.name"])?.text,
      extended: c["type.extended"]?.text,
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
