import { calledConstant } from "./Question.ts"
import { lookup } from "../match/lookup.ts"
import { qualifiedType, qualify } from "../match/qualify.ts"
import type { Expr } from "../source/Expr.ts"
import { type ParsedFile, type Variable, scopeAt } from "../source/ParsedFile.ts"
import { isTypeName } from "../source/identifiers.ts"
import type { FileContext } from "./FileContext.ts"
import { isFirstResult } from "./resultsOf.ts"

/** Members of what calls give, which another call gave, are followed so far. */
const MAX_DEPTH = 4

/** What the calls give that a name was given the results of. */
const givenNames = (context: FileContext, expr: Expr, depth: number): ReadonlyArray<string> => {
  const target = expr.kind === "name" ? lookup(context.file, expr) : undefined
  if (target?.kind !== "variable" || depth === 0) return []
  return target.variable.writes.flatMap(({ value }) =>
    value?.kind === "call" || value?.kind === "nth" ? objectNames(context, value, depth - 1) : []
  )
}

/** Types of an object that a file of the program may define. */
const ownTypes = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  const {
    types: { platformTypes }
  } = context.file.grammar
  const types = context.typesOf(expr)
  return platformTypes === undefined ? types : types.filter((type) => !platformTypes.test(type))
}

/** Names of an object, or of its type, in front of the members it has. */
const objectNames = (context: FileContext, expr: Expr, depth: number): ReadonlyArray<string> => {
  if (depth === 0) return []
  if (expr.kind === "typed") return objectNames(context, expr.value, depth - 1)
  if (expr.kind === "nth") return isFirstResult(context.file, expr) ? objectNames(context, expr.of, depth - 1) : []
  if (expr.kind === "call" && expr.args.length === 0 && context.partOf(expr) === undefined)
    return [...namesElsewhere(context, expr.callee, depth - 1).map(calledConstant), ...ownTypes(context, expr)]
  return [
    ...namesElsewhere(context, expr, depth - 1),
    ...ownTypes(context, expr),
    ...givenNames(context, expr, depth - 1)
  ]
}

/** The modules of the program that an object of a framework stands for, too. */
export const modulesNamed = ({ file }: FileContext, name: string): ReadonlyArray<string> => [
  name,
  ...(file.grammar.settings?.modules[name] ?? [])
]

/** A constant that nothing here declares may be one that a type around it has in another file. */
const namesInParts = ({ file }: FileContext, expr: Expr): ReadonlyArray<string> => {
  const { inParts } = file.grammar.types
  if (!inParts || expr.kind !== "name" || !isTypeName(expr.name) || lookup(file, expr).kind !== "free") return []
  const names: Array<string> = []
  for (let at = scopeAt(file.scopes, expr.start); at > 0; at = file.scopes[at]!.parent)
    if (file.scopes[at]!.kind === "type") names.push(`${qualifiedType(file, at)}.${expr.name}`)
  return names
}

/**
 * A constant that nothing here declares may be one that the type around it inherits, or one of the type that the function
 * around it is a method of; a field has a value for each object.
 */
const inheritedNames = ({ file }: FileContext, expr: Expr): ReadonlyArray<string> => {
  if (
    expr.kind !== "name" ||
    !file.grammar.scoping.fieldsInScope ||
    !isTypeName(expr.name) ||
    lookup(file, expr).kind !== "free"
  )
    return []
  const names: Array<string> = []
  for (let at = scopeAt(file.scopes, expr.start); at > 0; at = file.scopes[at]!.parent) {
    const { kind, type, owner, ownerName } = file.scopes[at]!
    const base = kind === "type" ? type : undefined
    if (owner === -1 && ownerName !== undefined) names.push(`${ownerName}.${expr.name}`)
    if (base !== undefined) names.push(...qualify(file, base).map((type) => `${type}.${expr.name}`))
  }
  return names
}

/** Qualified names by which other files may know what an expression names: by imports, types of objects and calls. */
export const namesElsewhere = (context: FileContext, expr: Expr, depth = MAX_DEPTH): ReadonlyArray<string> => {
  const { file } = context
  const named = [...namesInParts(context, expr), ...qualify(file, expr), ...inheritedNames(context, expr)]
  const isInstance = expr.kind === "member" && expr.object.kind === "self" && !isTypeName(expr.name)
  if (expr.kind !== "member" || depth === 0 || isInstance) return named
  const owners = objectNames(context, expr.object, depth).flatMap((owner) => modulesNamed(context, owner))
  return [...new Set([...named, ...owners.map((owner) => file.grammar.imports.memberNamed(owner, expr.name))])]
}

/** Whether another file says the value of a variable that this one only declares: `extern const int bits;`. */
export const isDeclaredElsewhere = ({ grammar }: ParsedFile, { scope, kind, writes }: Variable): boolean =>
  grammar.imports.packageOf === "none" && scope === 0 && kind !== "parameter" && writes.length === 0
