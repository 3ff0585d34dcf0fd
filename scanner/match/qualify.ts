import type { CallExpr, Expr, GenericExpr, MemberExpr, NameExpr } from "../source/Expr.ts"
import { oncePer } from "../source/oncePer.ts"
import { importedFile } from "../source/readImports.ts"
import { scopeAt, type ParsedFile, type Variable } from "../source/ParsedFile.ts"
import { lookup } from "./lookup.ts"

const MAX_ALIASES = 6

const PATH = /^[\w.]+$/

/** The qualified name of a type of this file: package, outer types, own name. */
export const qualifiedType = (file: ParsedFile, scope: number): string => {
  const names: Array<string> = []
  for (let at = scope; at > 0; at = file.scopes[at]!.parent) {
    const { kind, name, extended } = file.scopes[at]!
    if (kind !== "type") continue
    const written = name ?? (extended !== undefined && PATH.test(extended) ? extended : undefined)
    if (written !== undefined) names.unshift(written)
  }
  return [file.package, ...names].filter((part) => part !== "").join(".")
}

/** Whether a type stands for its first type argument: `Option<Key>`. */
export const isWrapper = ({ grammar }: ParsedFile, { of, typeArgs }: GenericExpr): boolean =>
  typeArgs.length > 0 &&
  (of.kind === "name" || of.kind === "member") &&
  grammar.calls.passedOn?.types.has(of.name) === true

/** Defined only in branches of the preprocessor, so that the name may as well be that of somebody else. */
export const isConditional = (file: ParsedFile, { kind, writes }: Variable): boolean =>
  kind !== "parameter" &&
  writes.length > 0 &&
  writes.every(({ start }) => file.scopes[scopeAt(file.scopes, start)]!.isBranch)

/**
 * Qualified names an expression may stand for: through imports, aliases, wildcard imports and the file's own types.
 * More than one where a wildcard import leaves it open; rows decide which exists.
 */
export const qualify = (file: ParsedFile, expr: Expr, aliases = MAX_ALIASES): ReadonlyArray<string> => {
  switch (expr.kind) {
    case "name":
      return qualifyName(file, expr, aliases)
    case "member":
      return qualifyMember(file, expr, aliases)
    case "generic":
      return qualify(file, isWrapper(file, expr) ? expr.typeArgs[0]! : expr.of, aliases)
    case "typed":
      return qualify(file, expr.value, aliases)
    case "call":
      return qualifyCall(file, expr, aliases)
    case "branches":
      return expr.options.flatMap((option) => qualify(file, option, aliases))
    case "operator":
      return qualifyChoice(file, expr, aliases)
    case "text":
      return markedModule(file, expr)
    default:
      return []
  }
}

/** `:crypto`: a text that names a module. */
const markedModule = ({ grammar }: ParsedFile, { parts }: Extract<Expr, { kind: "text" }>): ReadonlyArray<string> => {
  const { moduleMark } = grammar.imports
  if (moduleMark === undefined || parts.length !== 1) return []
  return parts.flatMap((part) => (typeof part === "string" ? [`${moduleMark}${part}`] : []))
}

const qualifyName = (file: ParsedFile, expr: NameExpr, aliases: number): ReadonlyArray<string> => {
  const target = lookup(file, expr)
  switch (target.kind) {
    case "import":
      return target.paths
    case "type":
      return [qualifiedType(file, target.scope)]
    case "function":
      return [`${file.package}.${expr.name}`]
    case "variable":
      return aliases === 0 ? [] : aliasOf(file, target.variable, expr.name, aliases)
    case "free":
      return freeNames(file, expr.name)
  }
}

/** What was found in a file, by variable and how many aliases may still be followed. */
const aliasesIn = oncePer<ParsedFile, Map<Variable, Array<ReadonlyArray<string> | undefined>>>(() => new Map())

/** A list that is written in many places, `node = node.next`, has no end of names. */
const MAX_NAMES = 256

/** What a variable is another name for. */
const aliasOf = (file: ParsedFile, variable: Variable, name: string, aliases: number): ReadonlyArray<string> => {
  const known = aliasesIn(file)
  const found = known.get(variable) ?? []
  known.set(variable, found)
  return (found[aliases] ??= namesOf(file, variable, name, aliases))
}

const namesOf = (file: ParsedFile, variable: Variable, name: string, aliases: number): ReadonlyArray<string> => {
  const names = new Set<string>()
  for (const { value } of variable.writes) {
    if (value === undefined || value.kind === "typed") continue
    for (const one of qualify(file, value, aliases - 1)) names.add(one)
    if (names.size >= MAX_NAMES) break
  }
  if (isConditional(file, variable)) for (const one of freeNames(file, name)) names.add(one)
  return [...names]
}

const freeNames = ({ grammar, package: own, wildcards }: ParsedFile, name: string): ReadonlyArray<string> => {
  const { globals } = grammar.scoping
  const imported = wildcards.map((owner) => `${owner}.${name}`)
  if (globals !== undefined) return Object.hasOwn(globals.names, name) ? [globals.names[name]!] : imported
  const implicit = grammar.imports.implicitPackages.map((owner) => `${owner}.${name}`)
  return [grammar.imports.wholePath(own, name), ...imported, ...implicit]
}

const qualifyChoice = (
  file: ParsedFile,
  { operator, left, right }: Extract<Expr, { kind: "operator" }>,
  aliases: number
): ReadonlyArray<string> => {
  const operation = file.grammar.text.operators[operator]
  if (operation === "guard") return qualify(file, right, aliases)
  return operation === "either" ? [...qualify(file, left, aliases), ...qualify(file, right, aliases)] : []
}

const isGlobalObject = (file: ParsedFile, expr: Expr): boolean =>
  expr.kind === "name" &&
  file.grammar.scoping.globals?.objects.has(expr.name) === true &&
  lookup(file, expr).kind === "free"

const qualifyMember = (file: ParsedFile, expr: MemberExpr, aliases: number): ReadonlyArray<string> => {
  const { object, name } = expr
  if (isGlobalObject(file, object)) return freeNames(file, name)
  return qualify(file, object, aliases).map((owner) => file.grammar.imports.memberNamed(owner, name))
}

/** The module that a call with a constant text imports. */
const importedBy = ({ grammar, path }: ParsedFile, { args }: CallExpr): ReadonlyArray<string> => {
  const [first] = args
  const [written, ...rest] = first?.value.kind === "text" ? first.value.parts : []
  if (typeof written !== "string" || rest.length > 0) return []
  return grammar.imports
    .modulesNamed(written)
    .slice(0, 1)
    .map((name) => importedFile(name, path))
}

/** A call that stands for what it is given: the module of a name, or a function in another form. */
const qualifyCall = (file: ParsedFile, call: CallExpr, aliases: number): ReadonlyArray<string> => {
  const { callee, args } = call
  const { importFunctions } = file.grammar.imports
  const { functionWrappers } = file.grammar.calls
  if (callee.kind === "name" && importFunctions.has(callee.name)) return importedBy(file, call)
  if (functionWrappers.size === 0 || aliases === 0) return []
  if (callee.kind === "member" && functionWrappers.has(`#${callee.name}`))
    return qualify(file, callee.object, aliases - 1)
  const isWrapper = qualify(file, callee, aliases - 1).some((name) => functionWrappers.has(name))
  return isWrapper && args[0] !== undefined ? qualify(file, args[0].value, aliases - 1) : []
}
