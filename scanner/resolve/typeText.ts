import { lookup } from "../match/lookup.ts"
import { qualify } from "../match/qualify.ts"
import type { CallExpr, ConstructExpr, Expr, MemberExpr, NameExpr } from "../source/Expr.ts"
import { isTypeName } from "../source/identifiers.ts"
import type { FileContext } from "./FileContext.ts"
import { type Ask, type Question, questionId } from "./Question.ts"

/** Aliases of aliases, and type arguments within each other. */
const MAX_DEPTH = 6

/** Names of a type that say the type itself: `SHA256.self`. */
const ITSELF: ReadonlySet<string> = new Set(["self", "Type"])

const typeQuestion = (name: string): Question => ({ kind: "constant", name, asks: "type" })

/** What another file says a name is another name for. */
const aliasElsewhere = ({ answers }: FileContext, name: string, ask: Ask): string | undefined => {
  const question = typeQuestion(name)
  ask([question])
  const [only, ...others] = new Set(
    (answers.get(questionId(question)) ?? []).flatMap((value) => (value.kind === "text" ? [value.text] : []))
  )
  return others.length === 0 ? only : undefined
}

/** The name that rows know, or else the one without an imported module in front of it. */
const nameOf = (context: FileContext, expr: NameExpr | MemberExpr, ask: Ask): string | undefined => {
  const { rows, owners } = context.index
  const names = qualify(context.file, expr)
  const known = names.find((name) => rows.has(name) || rows.has(`new ${name}`) || owners().has(name))
  if (known !== undefined) return known
  const [shortest] = names.toSorted((a, b) => a.length - b.length)
  const isOwn = expr.kind === "name" && lookup(context.file, expr).kind === "type"
  return shortest === undefined || isOwn ? shortest : (aliasElsewhere(context, shortest, ask) ?? shortest)
}

/** What a type alias of this file stands for. */
export const aliased = ({ file }: FileContext, expr: Expr): Expr | undefined => {
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  const variable = target?.kind === "variable" && target.variable.generic === undefined ? target.variable : undefined
  const [write, ...others] = variable?.writes ?? []
  return variable?.type === undefined && others.length === 0 && isTypeName(variable?.name ?? "")
    ? write?.value
    : undefined
}

/** A type with its type arguments as it is told in every file: `Kit.Signer<Crypto.P256>`. Undefined where a part of it is open. */
export const typeText = (context: FileContext, expr: Expr, ask: Ask, depth = MAX_DEPTH): string | undefined => {
  if (depth === 0) return undefined
  if (expr.kind === "generic") {
    const of = typeText(context, expr.of, ask, depth - 1)
    const args = expr.typeArgs.map((one) => typeText(context, one, ask, depth - 1))
    return of === undefined || args.includes(undefined) ? undefined : `${of}<${args.join()}>`
  }
  if (expr.kind !== "name" && expr.kind !== "member") return undefined
  if (expr.kind === "member" && ITSELF.has(expr.name)) return typeText(context, expr.object, ask, depth - 1)
  const target = expr.kind === "name" ? lookup(context.file, expr) : undefined
  if (target?.kind === "variable" && target.variable.generic !== undefined) return undefined
  const alias = aliased(context, expr)
  return alias === undefined ? nameOf(context, expr, ask) : typeText(context, alias, ask, depth - 1)
}

/** What a call names as the type that it constructs. */
export const constructedType = (expr: CallExpr | ConstructExpr): Expr => {
  if (expr.kind === "construct") return expr.type
  const { callee } = expr
  return callee.kind === "member" && !isTypeName(callee.name) ? callee.object : callee
}

const lastName = (expr: Expr): string => {
  if (expr.kind === "generic") return lastName(expr.of)
  return expr.kind === "name" || expr.kind === "member" ? expr.name : ""
}

/** The type of an object, where its construction or its declaration says it, or a type that is itself passed. */
export const typeOfObject = (context: FileContext, expr: Expr, ask: Ask, depth = MAX_DEPTH): string | undefined => {
  if (depth === 0) return undefined
  if (expr.kind === "typed") return typeText(context, expr.type, ask)
  if (expr.kind === "call" || expr.kind === "construct") {
    const type = constructedType(expr)
    return isTypeName(lastName(type)) ? typeText(context, type, ask) : undefined
  }
  if (expr.kind === "member" && ITSELF.has(expr.name)) return typeText(context, expr, ask)
  const target = expr.kind === "name" ? lookup(context.file, expr) : undefined
  if (target?.kind !== "variable") return undefined
  const { type, writes } = target.variable
  if (type !== undefined) return typeText(context, type, ask)
  const given = new Set(
    writes.map(({ value }) => (value === undefined ? undefined : typeOfObject(context, value, ask, depth - 1)))
  )
  return given.size === 1 ? [...given][0] : undefined
}
