import type { CallExpr, Expr, GenericExpr, MemberExpr, NameExpr } from "../source/Expr.ts"
import { importedFile } from "../source/importedFile.ts"
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

const isWrapper = ({ grammar }: Unit, { of, typeArgs }: GenericExpr): boolean =>
  typeArgs.length > 0 &&
  (of.kind === "name" || of.kind === "member") &&
  grammar.calls.passedOn?.types.has(of.name) === true

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
  switch (expr.kind) {
    case "name":
      return qualifyName(unit, expr, aliases)
    case "member":
      return qualifyMember(unit, expr, aliases)
    case "generic":
      return qualify(unit, isWrapper(unit, expr) ? expr.typeArgs[0]! : expr.of, aliases)
    case "typed":
      return qualify(unit, expr.value, aliases)
    case "call":
      return qualifyCall(unit, expr, aliases)
    case "branches":
      return expr.options.flatMap((option) => qualify(unit, option, aliases))
    case "operator":
      return qualifyChoice(unit, expr, aliases)
    case "text":
      return markedModule(unit, expr)
    default:
      return []
  }
}

/** `:crypto`: a text that names a module. */
const markedModule = ({ grammar }: Unit, { parts }: Extract<Expr, { kind: "text" }>): ReadonlyArray<string> => {
  const { moduleMark } = grammar.imports
  if (moduleMark === undefined || parts.length !== 1) return []
  return parts.flatMap((part) => (typeof part === "string" ? [`${moduleMark}${part}`] : []))
}

const qualifyName = (unit: Unit, expr: NameExpr, aliases: number): ReadonlyArray<string> => {
  const target = lookup(unit, expr)
  switch (target.kind) {
    case "import":
      return [target.path]
    case "type":
      return [qualifiedType(unit, target.scope)]
    case "function":
      return [`${unit.package}.${expr.name}`]
    case "variable":
      return aliases === 0 ? [] : aliasOf(unit, target.variable, expr.name, aliases)
    case "free":
      return freeNames(unit, expr.name)
  }
}

/** What a variable is another name for. */
const aliasOf = (unit: Unit, variable: Variable, name: string, aliases: number): ReadonlyArray<string> => [
  ...variable.writes.flatMap(({ value }) =>
    value !== undefined && value.kind !== "typed" ? qualify(unit, value, aliases - 1) : []
  ),
  ...(isConditional(unit, variable) ? freeNames(unit, name) : [])
]

const freeNames = ({ grammar, package: own, wildcards }: Unit, name: string): ReadonlyArray<string> => {
  const { globals } = grammar.scoping
  const imported = wildcards.map((owner) => `${owner}.${name}`)
  if (globals !== undefined) return Object.hasOwn(globals.names, name) ? [globals.names[name]!] : imported
  const implicit = grammar.imports.implicitPackages.map((owner) => `${owner}.${name}`)
  return [grammar.imports.wholePath(own, name), ...imported, ...implicit]
}

const qualifyChoice = (
  unit: Unit,
  { operator, left, right }: Extract<Expr, { kind: "operator" }>,
  aliases: number
): ReadonlyArray<string> => {
  const operation = unit.grammar.text.operators[operator]
  if (operation === "guard") return qualify(unit, right, aliases)
  return operation === "either" ? [...qualify(unit, left, aliases), ...qualify(unit, right, aliases)] : []
}

const isGlobalObject = (unit: Unit, expr: Expr): boolean =>
  expr.kind === "name" &&
  unit.grammar.scoping.globals?.objects.has(expr.name) === true &&
  lookup(unit, expr).kind === "free"

const qualifyMember = (unit: Unit, expr: MemberExpr, aliases: number): ReadonlyArray<string> => {
  const { object, name } = expr
  if (isGlobalObject(unit, object)) return freeNames(unit, name)
  return qualify(unit, object, aliases).map((owner) => unit.grammar.imports.memberNamed(owner, name))
}

/** The module that a call with a constant text imports. */
const importedBy = ({ grammar, path }: Unit, { args }: CallExpr): ReadonlyArray<string> => {
  const [first] = args
  const [written, ...rest] = first?.value.kind === "text" ? first.value.parts : []
  if (typeof written !== "string" || rest.length > 0) return []
  return grammar.imports
    .modulesNamed(written)
    .slice(0, 1)
    .map((name) => importedFile(name, path))
}

/** A call that stands for what it is given: the module of a name, or a function in another form. */
const qualifyCall = (unit: Unit, call: CallExpr, aliases: number): ReadonlyArray<string> => {
  const { callee, args } = call
  const { importFunctions } = unit.grammar.imports
  const { functionWrappers } = unit.grammar.calls
  if (callee.kind === "name" && importFunctions.has(callee.name)) return importedBy(unit, call)
  if (functionWrappers.size === 0 || aliases === 0) return []
  if (callee.kind === "member" && functionWrappers.has(`#${callee.name}`))
    return qualify(unit, callee.object, aliases - 1)
  const isWrapper = qualify(unit, callee, aliases - 1).some((name) => functionWrappers.has(name))
  return isWrapper && args[0] !== undefined ? qualify(unit, args[0].value, aliases - 1) : []
}
