import { type Comparison, conditions } from "../../grammars/Text.ts"
import { lookup } from "../match/lookup.ts"
import type { CallExpr, Expr, MemberExpr, NameExpr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { functionsCalled, ownField } from "./ownMembers.ts"
import { typeScope } from "./typeScope.ts"
import { functionOf } from "./visibleWrites.ts"

/** What is assigned last before a use. */
const lastOf = (writes: ReadonlyArray<{ readonly start: number }>, use: number): number =>
  writes.reduce((last, { start }) => (start <= use && start > last ? start : last), -1)

/** What is assigned last to a member of that name, within the function that uses it. */
const lastMemberWrite = ({ file }: FileContext, name: string, use: number): string => {
  const last = lastOf(
    (file.memberWrites.get(name) ?? []).map(({ write }) => write),
    use
  )
  return last !== -1 && functionOf(file, last) === functionOf(file, use) ? ` ${last}` : ""
}

/** The field that another one only stands for, as a property does. */
const fieldRead = (context: FileContext, { writes: [only, ...others] }: Variable): Variable | undefined => {
  const value = others.length === 0 ? only?.value : undefined
  const variable = value?.kind === "member" ? ownField(context.file, value) : value && variableOf(context, value)
  return variable?.kind === "field" ? variable : undefined
}

const variableChoice = (context: FileContext, variable: Variable, use: number): string => {
  if (variable.kind === "field") {
    const { scope, name } = fieldRead(context, variable) ?? variable
    return `value ${scope} ${name} `
  }
  const { scope, name, writes } = variable
  const last = lastOf(writes, use)
  const passed = last === -1 || writes[0] === variable.initial ? context.choices.get(variable) : undefined
  return passed ?? `value ${scope} ${name} ${last}${context.instance}`
}

const variableOf = ({ file }: FileContext, expr: Expr): Variable | undefined => {
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" ? target.variable : undefined
}

/** Whether a variable is the object that a method runs on, where that has a name: `func (k *Key) bits()`. */
const isReceiver = (file: ParsedFile, { kind, scope, type, writes }: Variable): boolean => {
  const { owner } = file.scopes[scope]!
  return kind === "local" && writes.length === 0 && owner !== undefined && typeScope(file, type) === owner
}

const isSelf = (context: FileContext, object: Expr): boolean => {
  if (object.kind === "self") return true
  const variable = context.file.grammar.scoping.methodsOutside ? variableOf(context, object) : undefined
  return variable !== undefined && isReceiver(context.file, variable)
}

const memberChoice = (context: FileContext, expr: MemberExpr, object: string | undefined): string | undefined => {
  if (isSelf(context, expr.object)) {
    const field = ownField(context.file, expr)
    if (field !== undefined) return variableChoice(context, field, expr.start)
  }
  return object === undefined ? undefined : `${object}.${expr.name}${lastMemberWrite(context, expr.name, expr.start)}`
}

/** Calls that may give something else each time. */
const CHANGING =
  /^(?:next|read|poll|pop|take|remove|recv|receive|shift|has_?(?:more|next)|rand|gen|new|create|make|now|time|try|fetch|lock|wait|accept|incr|add|put|set|init|push|write|send|update|final|do_|open|load)/i

const MAX_ARGUMENTS = 3

/** What a method reads by its name: `getKind()` what `kind()` does. */
const propertyRead = (name: string): string => {
  const property = /^(?:get|is)_?(?=[A-Z_])(.+)$/.exec(name)?.[1]?.replace(/^_/, "")
  return property === undefined ? name : property.slice(0, 1).toLowerCase() + property.slice(1)
}

/** What a function of the file reads that does nothing but give back what a name stands for. */
const valueRead = ({ file }: FileContext, { callee, args }: CallExpr): NameExpr | MemberExpr | undefined => {
  const [scope, ...others] = args.length > 0 ? [] : functionsCalled(file, callee)
  if (scope === undefined || others.length > 0) return undefined
  const { returns, body } = file.scopes[scope]!
  const [only, ...more] = returns
  const value = more.length > 0 || (body !== undefined && body.length > 1) ? undefined : only?.value
  return value?.kind === "name" || value?.kind === "member" ? value : undefined
}

/** What a call is made on: an object, or else a type, a module or the object around it. */
const calledOn = (context: FileContext, { callee }: CallExpr): string | undefined => {
  if (callee.kind === "name")
    return variableOf(context, callee) === undefined
      ? context.file.grammar.scoping.fieldsInScope
        ? "self."
        : ""
      : undefined
  if (callee.kind !== "member") return undefined
  if (isSelf(context, callee.object)) return "self."
  const object = valueChoice(context, callee.object) ?? nameOf(context, callee.object)
  return object === undefined ? undefined : `${object}.`
}

/** What a call gives, which gives the same again where nothing is changed between: `key.getKind()`, `name.startsWith("RS")`. */
const calledChoice = (context: FileContext, call: CallExpr): string | undefined => {
  const { callee, args } = call
  if (args.length > MAX_ARGUMENTS || (callee.kind !== "name" && callee.kind !== "member")) return undefined
  if (CHANGING.test(callee.name)) return undefined
  const read = valueRead(context, call)
  const own = read && valueChoice(context, read)
  if (own !== undefined) return own
  const on = calledOn(context, call)
  if (on === undefined) return undefined
  const given = args.map(({ value, spread }) => (spread === true ? undefined : operandOf(context, value)))
  if (given.includes(undefined)) return undefined
  const property = args.length === 0 && on !== "" ? propertyRead(callee.name) : callee.name
  const written = lastMemberWrite(context, property, call.start)
  return `${on}${property}${args.length === 0 && on !== "" ? "" : `(${given.join(",")})`}${written}`
}

/** The choice of what a variable, a member or a getter holds where it is used; undefined for all else. */
export const valueChoice = (context: FileContext, expr: Expr): string | undefined => {
  switch (expr.kind) {
    case "typed":
      return valueChoice(context, expr.value)
    case "member":
      return memberChoice(context, expr, expr.object.kind === "self" ? "self" : valueChoice(context, expr.object))
    case "call":
      return calledChoice(context, expr)
    case "name": {
      const variable = variableOf(context, expr)
      return variable && variableChoice(context, variable, expr.start)
    }
    default:
      return undefined
  }
}

/** A type, a module or a constant, by its name as it is written. */
const nameOf = (context: FileContext, expr: Expr): string | undefined => {
  if (expr.kind === "name") return variableOf(context, expr) === undefined ? expr.name : undefined
  if (expr.kind === "generic") return nameOf(context, expr.of)
  const object = expr.kind === "member" ? nameOf(context, expr.object) : undefined
  return object === undefined || expr.kind !== "member" ? undefined : `${object}.${expr.name}`
}

/** A choice that bears this mark means the same in every file, so that none may get it from what is written. */
const MARK = /[|]/g

/** What stands in a test, by what it holds. */
const operandOf = (context: FileContext, expr: Expr): string | undefined => {
  switch (expr.kind) {
    case "text": {
      const [only, ...others] = expr.parts
      return typeof only === "string" && others.length === 0 ? JSON.stringify(only).replace(MARK, "/") : undefined
    }
    case "number":
    case "boolean":
      return String(expr.value)
    case "null":
      return "null"
    case "operator":
      return operatorChoice(context, expr)
    default:
      return valueChoice(context, expr) ?? nameOf(context, expr)
  }
}

type OperatorExpr = Extract<Expr, { kind: "operator" }>

const conditionOf = ({ operator }: OperatorExpr) =>
  Object.hasOwn(conditions, operator) ? conditions[operator] : undefined

const operatorChoice = (context: FileContext, expr: OperatorExpr): string | undefined => {
  const one = operandOf(context, expr.left)
  if (one === undefined) return undefined
  if (conditionOf(expr) === "not") return `!${one}`
  const other = operandOf(context, expr.right)
  return other === undefined ? undefined : `(${one} ${expr.operator.replace(MARK, "/")} ${other})`
}

/** The choice of whether a test is true, which it is where the answer is `says`. */
export interface TruthChoice {
  readonly choice: string
  readonly says: boolean
}

/** Of comparisons that are each other's opposite, or the same the other way round, one stands for all. */
const comparisonChoice = (
  context: FileContext,
  comparison: Comparison,
  { left, right }: OperatorExpr
): TruthChoice | undefined => {
  const one = operandOf(context, left)
  const other = one === undefined ? undefined : operandOf(context, right)
  if (one === undefined || other === undefined) return undefined
  if (comparison === "equal" || comparison === "unequal")
    return { choice: `truth of ${[one, other].sort().join(" is ")}`, says: comparison === "equal" }
  const isSwapped = comparison === "greater" || comparison === "at-most"
  const [less, more] = isSwapped ? [other, one] : [one, other]
  return { choice: `truth of ${less} < ${more}`, says: comparison === "less" || comparison === "greater" }
}

/** The choice of whether a test is true: the same wherever the same is tested. Undefined for what may change from test to test. */
export const truthChoice = (context: FileContext, test: Expr): TruthChoice | undefined => {
  if (test.kind === "operator") {
    const condition = conditionOf(test)
    if (condition === "not") {
      const inner = truthChoice(context, test.left)
      return inner && { ...inner, says: !inner.says }
    }
    if (condition !== undefined && condition !== "both" && condition !== "any")
      return comparisonChoice(context, condition, test)
  }
  const key = test.kind === "operator" ? operatorChoice(context, test) : valueChoice(context, test)
  return key === undefined ? undefined : { choice: `truth of ${key}`, says: true }
}
