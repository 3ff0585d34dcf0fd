import type { CallExpr, Expr, GenericExpr, MemberExpr } from "../source/Expr.ts"
import { importedFile } from "../source/importedFile.ts"
import { memberNamed, moduleNamed } from "../source/moduleNamed.ts"
import { wholePath } from "../source/ownPackage.ts"
import { scopeAt, type Unit, type Variable } from "../source/Unit.ts"
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

/** Defined only in branches of the preprocessor, so that the name may as well be that of somebody else. */
const isConditional = (unit: Unit, { kind, writes }: Variable): boolean =>
  kind !== "parameter" &&
  writes.length > 0 &&
  writes.every(({ start }) => unit.scopes[scopeAt(unit.scopes, start)]!.isBranch)

/**
 * Qualified names an expression may stand for: through imports, aliases, wildcard imports and the file's own types.
 * More than one where a wildcard import leaves it open; rows decide which exists.
 */
export const qualify = (unit: Unit, expr: Expr, aliases = MAX_ALIASES): ReadonlyArray<string> => {
  if (expr.kind === "member") return qualifyMember(unit, expr, aliases)
  if (expr.kind === "generic") return qualify(unit, isWrapper(unit, expr) ? expr.typeArgs[0]! : expr.of, aliases)
  if (expr.kind === "typed") return qualify(unit, expr.value, aliases)
  if (expr.kind === "call") return qualifyCall(unit, expr, aliases)
  if (expr.kind === "branches") return expr.options.flatMap((option) => qualify(unit, option, aliases))
  if (expr.kind === "operator") return qualifyChoice(unit, expr, aliases)
  const { moduleMark } = unit.grammar
  if (expr.kind === "text" && moduleMark !== undefined && expr.parts.length === 1)
    return expr.parts.flatMap((part) => (typeof part === "string" ? [`${moduleMark}${part}`] : []))
  if (expr.kind !== "name") return []
  const target = lookup(unit, expr)
  switch (target.kind) {
    case "import":
      return [target.path]
    case "type":
      return unit.standIns?.names.get(target.scope) ?? [qualifiedType(unit, target.scope)]
    case "function":
      return functionStandIn(unit, target.scopes) ?? [`${unit.package}.${expr.name}`]
    case "variable":
      if (aliases === 0) return []
      return [
        ...target.variable.writes.flatMap(({ value }) =>
          value !== undefined && value.kind !== "typed" ? qualify(unit, value, aliases - 1) : []
        ),
        ...(isConditional(unit, target.variable) ? freeNames(unit, expr.name) : [])
      ]
    case "free":
      return freeNames(unit, expr.name)
  }
}

/** What functions of one name stand for, if all of them do. */
const functionStandIn = ({ standIns }: Unit, scopes: ReadonlyArray<number>): ReadonlyArray<string> | undefined =>
  standIns !== undefined && scopes.every((scope) => standIns.names.has(scope))
    ? standIns.names.get(scopes[0]!)
    : undefined

const freeNames = (unit: Unit, name: string): ReadonlyArray<string> => {
  const { globals, implicitPackages } = unit.grammar
  if (globals !== undefined)
    return Object.hasOwn(globals, name) ? [globals[name]!] : unit.wildcards.map((owner) => `${owner}.${name}`)
  return [
    wholePath(unit.grammar, unit.package, name),
    ...unit.wildcards.map((owner) => `${owner}.${name}`),
    ...implicitPackages.map((owner) => `${owner}.${name}`)
  ]
}

const qualifyChoice = (
  unit: Unit,
  { operator, left, right }: Extract<Expr, { kind: "operator" }>,
  aliases: number
): ReadonlyArray<string> => {
  const operation = unit.grammar.operators[operator]
  if (operation === "guard") return qualify(unit, right, aliases)
  return operation === "either" ? [...qualify(unit, left, aliases), ...qualify(unit, right, aliases)] : []
}

const isGlobalObject = (unit: Unit, expr: Expr): boolean =>
  expr.kind === "name" && unit.grammar.globalObjects?.has(expr.name) === true && lookup(unit, expr).kind === "free"

const qualifyMember = (unit: Unit, expr: MemberExpr, aliases: number): ReadonlyArray<string> => {
  const { object, name } = expr
  if (isGlobalObject(unit, object)) return freeNames(unit, name)
  return qualify(unit, object, aliases).map((owner) => memberNamed(unit.grammar, owner, name))
}

/** A call that stands for what it is given: the module of a name, or a function in another form. */
const qualifyCall = (unit: Unit, { callee, args }: CallExpr, aliases: number): ReadonlyArray<string> => {
  const { grammar } = unit
  const first = args[0]?.value
  if (callee.kind === "name" && grammar.importFunctions?.has(callee.name) === true) {
    const [path, ...rest] = first?.kind === "text" ? first.parts : []
    return typeof path === "string" && rest.length === 0 ? [importedFile(moduleNamed(grammar, path), unit.path)] : []
  }
  if (grammar.functionWrappers === undefined || aliases === 0) return []
  if (callee.kind === "member" && grammar.functionWrappers.has(`#${callee.name}`))
    return qualify(unit, callee.object, aliases - 1)
  const isWrapper = qualify(unit, callee, aliases - 1).some((name) => grammar.functionWrappers!.has(name))
  return isWrapper && first !== undefined ? qualify(unit, first, aliases - 1) : []
}
