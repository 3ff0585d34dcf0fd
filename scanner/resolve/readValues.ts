import { blockObject } from "../match/implicitObjects.ts"
import { lookup } from "../match/lookup.ts"
import { qualify } from "../match/qualify.ts"
import { bareMethod, type ConstructExpr, type Expr, type MemberExpr, type NameExpr } from "../syntax/Expr.ts"
import type { Variable, Write } from "../syntax/Unit.ts"
import { argumentsFor } from "./argumentsFor.ts"
import { blockResults } from "./blockCalls.ts"
import { combineText, operate } from "./combine.ts"
import type { FileContext } from "./FileContext.ts"
import { impliedValue } from "./impliedValue.ts"
import { isFirstResult } from "./isFirstResult.ts"
import { ownField, functionsCalled } from "./ownMembers.ts"
import { receiverParts } from "./readPart.ts"
import { applyTextFunction, textFunctionOf } from "./textFunctions.ts"
import { HERE, through, unknownValue, type Value } from "./Value.ts"
import { writesSeen } from "./writesSeen.ts"

const parameterValues = (context: FileContext, variable: Variable): ReadonlyArray<Value> => {
  const bound = context.bindings.get(variable)
  if (bound !== undefined) return bound
  return argumentsFor(context.unit, variable).flatMap(({ value, place }) =>
    context.evaluate(value).map((one) => {
      const isPassedOn = one.evidence.some(({ role }) => role === "caller")
      return through(one, { place, symbol: variable.name, role: isPassedOn ? "definition" : "caller" })
    })
  )
}

/** The value given to a variable, which may be a member of the variable's own type. */
const ofType = (context: FileContext, { type }: Variable, value: Value): Value =>
  value.kind === "implied" && type !== undefined ? impliedValue(context, value, qualify(context.unit, type)) : value

const writtenValues = (context: FileContext, variable: Variable, writes: ReadonlyArray<Write>): ReadonlyArray<Value> =>
  writes.flatMap(({ place, value }): ReadonlyArray<Value> => {
    if (value === undefined) return [unknownValue]
    const evidence = { place, symbol: variable.name, role: "definition" as const }
    return context.evaluate(value).map((one) => through(ofType(context, variable, one), evidence))
  })

/** A field has the same values wherever it is used. */
export const readFieldValues = (context: FileContext, variable: Variable): ReadonlyArray<Value> => {
  const values = writtenValues(context, variable, variable.writes)
  return values.length === 0 ? [unknownValue] : values
}

const variableValues = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<Value> => {
  if (variable.kind === "field") return context.fieldValues(variable)
  const seen = writesSeen(context.unit, variable, use.start)
  const written = writtenValues(context, variable, seen)
  const isReassigned = seen.some((write) => write !== variable.initial)
  const given = variable.parameter === undefined || isReassigned ? [] : parameterValues(context, variable)
  const values = context.bindings.has(variable) && !isReassigned ? given : [...written, ...given]
  return values.length === 0 ? [unknownValue] : values
}

/** What a method gives that is called without parentheses. */
const bareValues = (context: FileContext, expr: NameExpr | MemberExpr): ReadonlyArray<Value> | undefined => {
  if (context.unit.grammar.bareMethods !== true || context.partOf(expr) !== undefined) return undefined
  const call = bareMethod(expr)
  const isCall = functionsCalled(context.unit, expr).length > 0 || textFunctionOf(context.unit, call) !== undefined
  return isCall ? callValues(context, call) : undefined
}

const constantValue = (context: FileContext, expr: Expr): ReadonlyArray<Value> => {
  const part = context.partOf(expr)
  if (part === undefined) return [unknownValue]
  const text = part.row.row.value
  return [text === undefined ? { kind: "part", part, ...HERE } : { kind: "text", text, ...HERE }]
}

const nameValues = (context: FileContext, expr: NameExpr): ReadonlyArray<Value> => {
  const target = lookup(context.unit, expr)
  if (target.kind === "variable") return variableValues(context, target.variable, expr)
  return bareValues(context, expr) ?? constantValue(context, expr)
}

const memberValues = (context: FileContext, expr: MemberExpr): ReadonlyArray<Value> => {
  if (expr.object.kind === "implied") return [{ kind: "implied", expr, ...HERE }]
  const field = ownField(context.unit, expr)
  if (field !== undefined) return variableValues(context, field, expr)
  const isSame = context.unit.grammar.sameMembers?.has(expr.name) === true && context.partOf(expr) === undefined
  return isSame ? context.evaluate(expr.object) : (bareValues(context, expr) ?? constantValue(context, expr))
}

/** `new Array[Byte](16)`, where a language's table has it. */
const constructedText = (context: FileContext, expr: ConstructExpr): ReadonlyArray<Value> => {
  const { textFunctions } = context.unit.grammar
  const known = qualify(context.unit, expr.type).map((type) => textFunctions[`new ${type}`])
  const found = known.find((one) => one !== undefined)
  return found === undefined
    ? [unknownValue]
    : applyTextFunction(context, { function: found, onReceiver: false }, { ...expr, kind: "call", callee: expr.type })
}

const callValues = (
  context: FileContext,
  expr: Extract<Expr, { kind: "call" | "construct" }>
): ReadonlyArray<Value> => {
  const part = context.partOf(expr)
  if (part !== undefined) {
    if (part.row.row.value !== undefined) return [{ kind: "text", text: part.row.row.value, ...HERE }]
    const refined = part.row.row.refines === true || part.row.key.endsWith("#*") ? receiverParts(context, part) : []
    return (refined.length === 0 ? [part] : refined).map((one): Value => ({ kind: "part", part: one, ...HERE }))
  }
  if (expr.kind === "construct") return constructedText(context, expr)
  if (expr.callee.kind === "member" && expr.callee.object.kind === "implied")
    return [{ kind: "implied", expr, ...HERE }]
  const results = blockResults(context.unit, expr)
  if (results !== undefined) return results.flatMap((result) => context.evaluate(result))
  const textFunction = textFunctionOf(context.unit, expr)
  if (textFunction !== undefined) return applyTextFunction(context, textFunction, expr)
  return returnedValues(context, expr)
}

const returnedValues = (context: FileContext, expr: Extract<Expr, { kind: "call" }>): ReadonlyArray<Value> => {
  const values = functionsCalled(context.unit, expr.callee).flatMap((scope) => {
    const { name, returns } = context.unit.scopes[scope]!
    const inside = context.called(scope, expr)
    if (inside === undefined) return [unknownValue]
    return returns.flatMap(({ place, value }) =>
      value === undefined
        ? []
        : inside.evaluate(value).map((one) => through(one, { place, symbol: name ?? "", role: "definition" }))
    )
  })
  return values.length === 0 ? [unknownValue] : values
}

const itemsOf = (context: FileContext, value: Value): ReadonlyArray<Value> => {
  if (value.kind === "list")
    return value.items
      .flatMap((item) => context.evaluate(item))
      .map((item) => ({ ...item, hops: item.hops + value.hops }))
  if (value.kind === "entries") return value.entries.flatMap((entry) => context.evaluate(entry.value))
  return [unknownValue]
}

const indexValues = (context: FileContext, expr: Extract<Expr, { kind: "index" }>): ReadonlyArray<Value> => {
  const keys = context.evaluate(expr.index)
  return context.evaluate(expr.object).flatMap((object): ReadonlyArray<Value> => {
    if (object.kind === "list" && keys.every((key) => key.kind === "number")) {
      return keys.flatMap((key) => {
        const item = object.items.at(key.kind === "number" ? key.value : 0)
        return item === undefined ? [unknownValue] : context.evaluate(item)
      })
    }
    if (object.kind === "entries" && keys.every((key) => key.kind === "text")) {
      const wanted = new Set(keys.map((key) => (key.kind === "text" ? key.text : "")))
      const found = object.entries.filter((entry) =>
        context.evaluate(entry.key).some((key) => key.kind === "text" && wanted.has(key.text))
      )
      return found.length === 0 ? [unknownValue] : found.flatMap((entry) => context.evaluate(entry.value))
    }
    return itemsOf(context, object)
  })
}

const nthValues = (context: FileContext, expr: Extract<Expr, { kind: "nth" }>): ReadonlyArray<Value> =>
  context.evaluate(expr.of).flatMap((value) => {
    if (value.kind !== "list" && isFirstResult(context.unit, expr)) return [value]
    const item = value.kind === "list" ? value.items[expr.position] : undefined
    return item === undefined ? [unknownValue] : context.evaluate(item)
  })

const arrayValues = (context: FileContext, size: Expr): ReadonlyArray<Value> =>
  context
    .evaluate(size)
    .map((value): Value => (value.kind === "number" ? { ...value, kind: "bytes", length: value.value } : unknownValue))

/** Every value an expression can have within this file, `unknown` among them where one cannot be told. */
export const readValues = (context: FileContext, expr: Expr): ReadonlyArray<Value> => {
  switch (expr.kind) {
    case "text":
      return combineText(context, expr.parts)
    case "number":
      return [{ kind: "number", value: expr.value, ...HERE }]
    case "boolean":
      return [{ kind: "boolean", value: expr.value, ...HERE }]
    case "null":
      return [{ kind: "null", ...HERE }]
    case "name":
      return nameValues(context, expr)
    case "member":
      return memberValues(context, expr)
    case "generic":
      return constantValue(context, expr)
    case "call":
    case "construct":
      return callValues(context, expr)
    case "typed":
      return context.evaluate(expr.value)
    case "branches":
      return expr.options.flatMap((option) => context.evaluate(option))
    case "operator":
      return operate(context, expr)
    case "list":
      return [{ kind: "list", items: expr.items, ...HERE }]
    case "entries":
      return [{ kind: "entries", entries: expr.entries, ...HERE }]
    case "array":
      return arrayValues(context, expr.size)
    case "index":
      return indexValues(context, expr)
    case "each":
      return context.evaluate(expr.of).flatMap((value) => itemsOf(context, value))
    case "nth":
      return nthValues(context, expr)
    case "self": {
      const object = blockObject(context.unit, expr)
      return object === undefined ? [unknownValue] : context.evaluate(object)
    }
    case "implied":
    case "opaque":
      return [unknownValue]
  }
}
