import { MAX_DEPTH } from "../formats/LocatedNode.ts"
import type { Directive } from "./Directive.ts"
import { expandNames, type Meaning, type Product, type Spelling, type Use } from "./Product.ts"

/** A directive with its meaning for the product, and the words that count. */
export interface KnownDirective {
  /** Its name in the product's table. */
  readonly row: string
  readonly directive: Directive
  readonly values: ReadonlyArray<string>
  readonly meaning: Meaning
  /** A block around says it. */
  readonly isInherited?: true
}

/** Whether a directive's values are written in it, those of variables, or documented. */
export const originOf = ({
  directive: { isDefault, definitions }
}: KnownDirective): "literal" | "resolved" | "default" => {
  if (isDefault === true) return "default"
  return definitions === undefined ? "literal" : "resolved"
}

/** A block that configures something, with all that it says of it. */
export interface UseFound {
  readonly use: Use
  readonly block: Directive
  readonly directives: ReadonlyArray<KnownDirective>
}

interface Level {
  readonly block: Directive
  /** Directives of the block by name, those of inner blocks by all names with dots between. */
  readonly named: ReadonlyMap<string, ReadonlyArray<Directive>>
}

/** A use with its rows by name. */
export interface Plan {
  readonly product: Product
  readonly uses: ReadonlyArray<{
    readonly use: Use
    readonly rows: ReadonlyMap<string, Meaning>
    readonly depth: number
  }>
  readonly depth: number
}

const depthOf = (name: string): number => name.split(" ", 1)[0]!.split(".").length

const spellings: { readonly [S in Spelling]: (name: string) => string } = {
  caseless: (name) => name.toLowerCase(),
  dashed: (name) =>
    name
      .toLowerCase()
      .replaceAll("-", "_")
      .replace(/^loose_/, ""),
  relaxed: (name) => name.toLowerCase().replace(/[-_]/g, ""),
  numbered: (name) => name.slice(name.lastIndexOf(".") + 1),
  scoped: (name) => name.split(/[@:]/, 1)[0]!
}

/** A name as the tables' keys are compared. */
export const spelled = ({ spelling }: Product, name: string): string =>
  spelling === undefined ? name : spellings[spelling](name)

/** Prepares a product's table. */
export const planOf = (product: Product): Plan => {
  const uses = product.uses.map((use) => {
    const rows = new Map(
      [...expandNames(use.rows)].map(([name, meaning]) => [spelled(product, name), meaning] as const)
    )
    const paths = [...rows.keys(), ...(use.where === undefined ? [] : [use.where.name])]
    return { use, rows, depth: Math.max(1, ...paths.map(depthOf)) }
  })
  return { product, uses, depth: Math.max(1, ...uses.map(({ depth }) => depth)) }
}

const levelOf = ({ product, depth }: Plan, block: Directive): Level => {
  const named = new Map<string, Array<Directive>>()
  const add = (directives: ReadonlyArray<Directive>, before: string, left: number): void => {
    for (const directive of directives) {
      const name = before + spelled(product, directive.name)
      const known = named.get(name)
      if (known === undefined) named.set(name, [directive])
      else known.push(directive)
      if (left > 1 && directive.children !== undefined) add(directive.children, `${name}.`, left - 1)
    }
  }
  add(block.children ?? [], "", depth)
  return { block, named }
}

/** Files may be named one after the other, and what stands before a dot tells directives apart. */
const chosen = (
  { repeated, spelling }: Product,
  { kind }: Meaning,
  all: ReadonlyArray<Directive>
): ReadonlyArray<Directive> => {
  if (repeated === undefined || kind === "file") return all
  const same = spelling === "numbered" ? [...Map.groupBy(all, ({ name }) => name).values()] : [all]
  return same.map((ofOne) => ofOne.at(repeated === "first" ? 0 : -1)!)
}

/** A block that says more of one row says nothing more. */
const MAX_OF_ONE_ROW = 32

/** Values that a template computes: `{ "Ref": "Spec" }`, `{ "Fn::If": [...] }`. */
const COMPUTED = /^(?:Ref$|Fn::|valueFrom$)/

const TAKES_BLOCKS: ReadonlySet<Meaning["kind"]> = new Set(["file", "nothing", "switch"])

/** Whether a directive has a value of its own; one that only opens a block has another meaning, as in a schema. */
const hasValue = ({ values, children = [] }: Directive, { kind }: Meaning): boolean =>
  values.length > 0 ||
  children.length === 0 ||
  TAKES_BLOCKS.has(kind) ||
  children.some(({ name }) => COMPUTED.test(name))

/** What a block says of one row; a key of two words wants the second one behind the name. */
const directivesOfRow = (
  product: Product,
  { named }: Level,
  row: string,
  meaning: Meaning
): ReadonlyArray<KnownDirective> => {
  const [name = "", word] = row.split(" ")
  const all = (named.get(name) ?? []).filter((directive) => hasValue(directive, meaning))
  if (word === undefined)
    return all.length === 0
      ? []
      : chosen(product, meaning, all)
          .slice(0, MAX_OF_ONE_ROW)
          .map((directive) => ({ row, directive, values: directive.values, meaning }))
  return all
    .filter(({ values }) => spelled(product, values[0] ?? "") === word)
    .slice(0, MAX_OF_ONE_ROW)
    .map((directive) => ({ row, directive, values: directive.values.slice(1), meaning }))
}

const isIn = ({ in: names, where }: Use, { block, named }: Level): boolean =>
  (names === undefined || names.includes(block.name)) &&
  (where === undefined || (named.get(where.name) ?? []).some(({ values }) => where.value.test(values[0] ?? "")))

const inherited = (all: ReadonlyArray<KnownDirective>): ReadonlyArray<KnownDirective> =>
  all.map((known) => ({ ...known, isInherited: true as const }))

/** What the blocks around say of a row, the innermost first. */
const fromAround = (
  product: Product,
  levels: ReadonlyArray<Level>,
  row: string,
  meaning: Meaning
): ReadonlyArray<KnownDirective> => {
  for (let at = levels.length - 2; at >= 0; at--) {
    const outer = directivesOfRow(product, levels[at]!, row, meaning)
    if (outer.length > 0) return inherited(outer)
  }
  return []
}

/** What another block of the file says of a row, under a longer name. */
const fromBase = (
  product: Product,
  { startsFrom }: Use,
  base: Level | undefined,
  row: string,
  meaning: Meaning
): ReadonlyArray<KnownDirective> =>
  base === undefined || startsFrom === undefined
    ? []
    : inherited(startsFrom.prefixes.flatMap((prefix) => directivesOfRow(product, base, prefix + row, meaning)))

/** What the block says itself, and what holds of rows of which it says nothing. */
const directivesInBlock = (
  product: Product,
  { use, rows }: Plan["uses"][number],
  levels: ReadonlyArray<Level>,
  base: Level | undefined
): ReadonlyArray<KnownDirective> => {
  const own = levels.at(-1)!
  const mine = [...rows].flatMap(([row, meaning]) => directivesOfRow(product, own, row, meaning))
  if (mine.length === 0 || (use.inherits !== true && base === undefined)) return mine
  const rowsHere = new Set(mine.map(({ row }) => row))
  const hasVersions = base !== undefined && mine.some(({ meaning }) => meaning.kind === "versions")
  const others = [...rows].flatMap(([row, meaning]) => {
    if (rowsHere.has(row) || meaning.kind === "switch" || (hasVersions && meaning.kind === "versions")) return []
    return use.inherits === true
      ? fromAround(product, levels, row, meaning)
      : fromBase(product, use, base, row, meaning)
  })
  return [...mine, ...others]
}

/** What the product documents for rows of which a block says nothing. */
const documented = (
  { use, rows }: Plan["uses"][number],
  { block: { place } }: Level,
  directives: ReadonlyArray<KnownDirective>
): ReadonlyArray<KnownDirective> =>
  Object.entries(use.unsaid ?? {}).flatMap(([row, value]) => {
    const meaning = rows.get(row)
    if (meaning === undefined || directives.some((one) => one.row === row)) return []
    const values = [value]
    return [{ row, directive: { name: row, values, place, isDefault: true as const }, values, meaning }]
  })

const byPlace = (a: KnownDirective, b: KnownDirective): number =>
  a.directive.place.line - b.directive.place.line || a.directive.place.column - b.directive.place.column

/** A file that configures more is no file that somebody wrote. */
const MAX_USES = 1_024

/** Everything a file configures, in its order. */
export const usesIn = (plan: Plan, file: Directive): ReadonlyArray<UseFound> => {
  const found: Array<UseFound> = []
  const bases = new Map<string, Level>()
  const baseOf = ({ startsFrom }: Use): Level | undefined => {
    if (startsFrom === undefined) return undefined
    const block = file.children?.find(({ name }) => name === startsFrom.in)
    if (block !== undefined && !bases.has(startsFrom.in)) bases.set(startsFrom.in, levelOf(plan, block))
    return bases.get(startsFrom.in)
  }
  const visit = (block: Directive, outer: ReadonlyArray<Level>): void => {
    const levels = [...outer, levelOf(plan, block)]
    for (const one of plan.uses) {
      if (!isIn(one.use, levels.at(-1)!)) continue
      const own = directivesInBlock(plan.product, one, levels, baseOf(one.use))
      if (own.length === 0 && one.use.always !== true) continue
      const all = [...own, ...documented(one, levels.at(-1)!, own)]
      found.push({ use: one.use, block, directives: all.toSorted(byPlace) })
    }
    if (levels.length > MAX_DEPTH) return
    for (const inner of block.children ?? [])
      if (inner.children !== undefined && found.length < MAX_USES) visit(inner, levels)
  }
  visit(file, [])
  return found
}

/** The last name of `type.googleapis.com/envoy.extensions.transport_sockets.tls.v3.DownstreamTlsContext`. */
const lastName = (type: string): string => (type.includes("/") ? type.split(/[./]/).at(-1)! : type)

/** A block, and all within, by the name of its kind. */
export const typedBlock = (product: Product, block: Directive, depth = 0): Directive => {
  const { typed } = product
  if (typed === undefined || block.children === undefined || depth > MAX_DEPTH) return block
  const type = block.children.find(({ name }) => name === typed)?.values[0]
  return {
    ...block,
    name: type === undefined ? block.name : lastName(type),
    children: block.children.map((inner) => typedBlock(product, inner, depth + 1))
  }
}
