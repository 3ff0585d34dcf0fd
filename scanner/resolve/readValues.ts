import { lookup } from "../match/lookup.ts"
import type { Expr, MemberExpr, NameExpr } from "../syntax/Expr.ts"
import type { Variable } from "../syntax/Unit.ts"
import { argumentsFor } from "./argumentsFor.ts"
import { combineText, operate } from "./combine.ts"
import type { FileContext } from "./FileContext.ts"
import { isFirstResult } from "./isFirstResult.ts"
import { ownField, functionsCalled } from "./ownMembers.ts"
import type { Part } from "./Part.ts"
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

const variableValues = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<Value> => {
  const seen = writesSeen(context.unit, variable, use.start)
  const written = seen.flatMap(({ place, value }): ReadonlyArray<Value> => {
    if (value === undefined) return [unknownValue]
    const evidence = { place, symbol: variable.name, role: "definition" as const }
    return context.evaluate(value).map((one) => through(one, evidence))
  })
  const isReassigned = seen.some((write) => write !== variable.initial)
  const given = variable.parameter === undefined || isReassigned ? [] : parameterValues(context, variable)
  const values = context.bindings.has(variable) && !isReassigned ? given : [...written, ...given]
  return declaredLength(context, variable, values.length === 0 ? [unknownValue] : values)
}

/** A variable declared as an array of bytes has the length of its type, whatever is in it. */
const declaredLength = (
  context: FileContext,
  { type }: Variable,
  values: ReadonlyArray<Value>
): ReadonlyArray<Value> => {
  if (type?.kind !== "array" || values.every(({ kind }) => kind !== "unknown")) return values
  return [...values.filter(({ kind }) => kind !== "unknown"), ...context.evaluate(type)]
}

const constantValue = (context: FileContext, expr: Expr): ReadonlyArray<Value> => {
  const part = context.partOf(expr)
  if (part === undefined) return [unknownValue]
  const text = part.row.row.value
  return [text === undefined ? { kind: "part", part, ...HERE } : { kind: "text", text, ...HERE }]
}

const nameValues = (context: FileContext, expr: NameExpr): ReadonlyArray<Value> => {
  const target = lookup(context.unit, expr)
  return target.kind === "variable" ? variableValues(context, target.variable, expr) : constantValue(context, expr)
}

const memberValues = (context: FileContext, expr: MemberExpr): ReadonlyArray<Value> => {
  const field = ownField(context.unit, expr)
  return field === undefined ? constantValue(context, expr) : variableValues(context, field, expr)
}

/** Whether a call gives the object it is called on: it only adds to it, or is a use of its own in a chain of calls. */
const givesReceiver = ({ row: { row, key } }: Part): boolean =>
  row.refines === true || row.fluent === true || key.endsWith("#*")

const callValues = (
  context: FileContext,
  expr: Extract<Expr, { kind: "call" | "construct" }>
): ReadonlyArray<Value> => {
  const part = context.partOf(expr)
  if (part !== undefined) {
    if (part.row.row.value !== undefined) return [{ kind: "text", text: part.row.row.value, ...HERE }]
    const refined = givesReceiver(part) ? receiverParts(context, part) : []
    return (refined.length === 0 ? [part] : refined).map((one): Value => ({ kind: "part", part: one, ...HERE }))
  }
  if (expr.kind === "construct") return [unknownValue]
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
    case "self":
    case "opaque":
      return [unknownValue]
  }
}
