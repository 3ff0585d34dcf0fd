import type { Expr, GenericExpr } from "../syntax/Expr.ts"
import type { Unit } from "../syntax/Unit.ts"
import { lookup } from "./lookup.ts"

const MAX_ALIASES = 6

/** The qualified name of a type of this file: package, outer types, own name. */
export const qualifiedType = (unit: Unit, scope: number): string => {
  const names: Array<string> = []
  for (let at = scope; at > 0; at = unit.scopes[at]!.parent) {
    const { kind, name } = unit.scopes[at]!
    if (kind === "type" && name !== undefined) names.unshift(name)
  }
  return [unit.package, ...names].filter((part) => part !== "").join(".")
}

const isWrapper = (unit: Unit, { of, typeArgs }: GenericExpr): boolean =>
  typeArgs.length > 0 &&
  (of.kind === "name" || of.kind === "member") &&
  unit.grammar.wrapperTypes?.has(of.name) === true

/**
 * Qualified names an expression may stand for: through imports, aliases, wildcard imports and the file's own types.
 * More than one where a wildcard import leaves it open; rows decide which exists.
 */
export const qualify = (unit: Unit, expr: Expr, aliases = MAX_ALIASES): ReadonlyArray<string> => {
  if (expr.kind === "member") return qualify(unit, expr.object, aliases).map((owner) => `${owner}.${expr.name}`)
  if (expr.kind === "generic") return qualify(unit, isWrapper(unit, expr) ? expr.typeArgs[0]! : expr.of, aliases)
  if (expr.kind === "typed") return qualify(unit, expr.value, aliases)
  if (expr.kind !== "name") return []
  const target = lookup(unit, expr)
  switch (target.kind) {
    case "import":
      return [target.path]
    case "type":
      return [qualifiedType(unit, target.scope)]
    case "function":
      return [`${unit.package}.${expr.name}`]
    case "variable":
      if (aliases === 0) return []
      return target.variable.writes.flatMap(({ value }) =>
        value?.kind === "name" || value?.kind === "member" || value?.kind === "generic"
          ? qualify(unit, value, aliases - 1)
          : []
      )
    case "free":
      return [
        expr.name,
        ...unit.wildcards.map((owner) => `${owner}.${expr.name}`),
        ...unit.grammar.implicitPackages.map((owner) => `${owner}.${expr.name}`)
      ]
  }
}
