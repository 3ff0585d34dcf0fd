import type { Expr, NameExpr } from "../source/Expr.ts"
import type { Site, Unit } from "../source/Unit.ts"
import { lookup } from "./lookup.ts"
import type { RuleIndex } from "./RuleIndex.ts"

/** The name before the first dot of what is called or constructed. */
const rootOf = (expr: Expr): NameExpr | undefined => {
  if (expr.kind === "name") return expr
  if (expr.kind === "generic") return rootOf(expr.of)
  return expr.kind === "member" && expr.object.kind === "name" ? expr.object : undefined
}

const namedAt = (site: Site): NameExpr | undefined => {
  if (site.kind !== "call") return undefined
  return rootOf(site.expr.kind === "construct" ? site.expr.type : site.expr.callee)
}

/**
 * The file as if it imported the packages whose types it names without declaring or importing them: an example cut out of
 * its file. Undefined where it names none.
 */
export const assumedUnit = (unit: Unit, index: RuleIndex): Unit | undefined => {
  const packages = unit.grammar.imports.assumedPackages ?? []
  const names = new Set(unit.sites.flatMap((site) => namedAt(site) ?? []))
  const isMissing = (name: NameExpr): boolean =>
    packages.some((owner) => index.owners().has(`${owner}.${name.name}`)) && lookup(unit, name).kind === "free"
  return [...names].some(isMissing) ? { ...unit, wildcards: [...unit.wildcards, ...packages] } : undefined
}
