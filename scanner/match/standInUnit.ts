import type { StandInSyntax } from "../../grammars/standIns.ts"
import { enclosing, scopeAt, type StandIns, type Unit } from "../source/Unit.ts"
import { hollowFunctions } from "./hollowFunctions.ts"
import type { RuleIndex } from "./RuleIndex.ts"
import { firstScope, type TypeMembers, typeMembers } from "./typeMembers.ts"

/** A declaration with the name of something that rows know. */
interface Namesake {
  readonly kind: "type" | "function" | "method"
  readonly scope: number
  readonly name: string
  /** What it would stand for: qualified names or, for a method of other types, packages. */
  readonly of: ReadonlyArray<string>
}

const namesakeAt = (
  { scopes }: Unit,
  { packages, functionsOf }: StandInSyntax,
  { owners, rows }: RuleIndex,
  scope: number
): Omit<Namesake, "scope" | "name"> | undefined => {
  const { kind, name = "", parent } = scopes[scope]!
  if (kind === "type") return { kind, of: packages.map((one) => `${one}.${name}`).filter((type) => owners().has(type)) }
  if (kind !== "function") return undefined
  if (enclosing(scopes, parent, "type") === undefined && enclosing(scopes, parent, "function") === undefined)
    return { kind, of: functionsOf.includes(rows.get(name)?.library ?? "") ? [name] : [] }
  const isAdded = scopes[parent]!.kind === "type" && scopes[parent]!.name === undefined
  return isAdded ? { kind: "method", of: packages.filter((one) => rows.has(`${one}.*#${name}`)) } : undefined
}

/** Outer types first: what is declared in a namesake has its name from there. */
const namesakesIn = (unit: Unit, syntax: StandInSyntax, index: RuleIndex): ReadonlyArray<Namesake> => {
  const found = new Map<number, Namesake>()
  for (const [scope, { name, parent, kind }] of unit.scopes.entries()) {
    const namesake = name === undefined ? undefined : namesakeAt(unit, syntax, index, scope)
    const outer = kind === "type" ? enclosing(unit.scopes, parent, "type") : undefined
    if (namesake === undefined || namesake.of.length === 0 || found.has(outer ?? -1)) continue
    found.set(scope, { ...namesake, scope, name: name! })
  }
  return [...found.values()]
}

const isHollowType = (
  members: TypeMembers,
  hollow: ReadonlySet<number>,
  type: number,
  passed: ReadonlyArray<number> = []
): boolean => {
  const own = members.get(type)
  if (own === undefined || passed.includes(type)) return true
  return (
    !own.isOpen &&
    own.functions.every((scope) => hollow.has(scope)) &&
    own.bases.every((base) => isHollowType(members, hollow, base, [...passed, type]))
  )
}

const packageOf = ({ kind, name }: Namesake, of: string): string =>
  kind === "type" ? of.slice(0, -name.length - 1) : of

/** What a name may stand for, beginning with the package that most declarations of the file have the names of. */
const mostUsedFirst = (found: ReadonlyArray<Namesake>): ((of: ReadonlyArray<string>) => ReadonlyArray<string>) => {
  const uses = new Map<string, number>()
  const packages = new Map(found.flatMap((one) => one.of.map((of) => [of, packageOf(one, of)] as const)))
  for (const { of } of found)
    for (const one of of) uses.set(packages.get(one)!, (uses.get(packages.get(one)!) ?? 0) + 1)
  const usesOf = (name: string): number => uses.get(packages.get(name)!)!
  return (of) => of.toSorted((one, other) => usesOf(other) - usesOf(one))
}

const standInsOf = (unit: Unit, namesakes: ReadonlyArray<Namesake>): Omit<StandIns, "isConstant"> | undefined => {
  const { scopes } = unit
  const members = typeMembers(unit)
  const hollow = hollowFunctions(unit, members)
  const filled = new Set(scopes.flatMap(({ kind, name }, at) => (kind === "function" && !hollow.has(at) ? [name] : [])))
  const isHollow = ({ kind, scope, name }: Namesake): boolean => {
    if (kind === "type") return isHollowType(members, hollow, firstScope(unit, scope) ?? scope)
    return kind === "method" ? !filled.has(name) : hollow.has(scope)
  }
  const found = namesakes.filter(isHollow)
  const isCallable = ({ kind, scope }: Namesake): boolean =>
    kind !== "type" || (members.get(firstScope(unit, scope) ?? scope)?.functions.length ?? 0) > 0
  if (!found.some(isCallable)) return undefined
  const standing = new Set(found.map(({ scope }) => scope))
  const inOrder = mostUsedFirst(found)
  const bodies = scopes.flatMap(({ kind }, at) =>
    kind === "type" && standing.has(firstScope(unit, at) ?? -1) ? [at] : []
  )
  return {
    names: new Map(found.flatMap(({ kind, scope, of }) => (kind === "method" ? [] : [[scope, inOrder(of)] as const]))),
    methods: new Map(found.flatMap(({ kind, name, of }) => (kind === "method" ? [[name, inOrder(of)] as const] : []))),
    declarations: new Set([...standing, ...bodies])
  }
}

/**
 * The file as if what it declares without an implementation were the library of which it has the names: nothing that
 * does nothing can be an implementation of its own. Undefined where it declares nothing of that kind.
 */
export const standInUnit = (unit: Unit, index: RuleIndex): Unit | undefined => {
  const syntax = unit.grammar.standIns
  if (syntax === undefined) return undefined
  const namesakes = namesakesIn(unit, syntax, index)
  const standIns = namesakes.length === 0 ? undefined : standInsOf(unit, namesakes)
  if (standIns === undefined) return undefined
  const isConstant = (name: string): boolean => syntax.functionsOf.includes(index.rows.get(name)?.library ?? "")
  return { ...unit, standIns: { ...standIns, isConstant } }
}

/** Whether an offset is inside of what stands in for a library, rather than where that is used. */
export const isInStandIn = ({ scopes, standIns }: Unit, offset: number): boolean => {
  for (let at = scopeAt(scopes, offset); at > 0; at = scopes[at]!.parent)
    if (standIns?.declarations.has(at) === true) return true
  return false
}
