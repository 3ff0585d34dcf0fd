import type { Slot } from "../match/rule.ts"
import { type Notation, notations } from "../notation/notations.ts"
import type { Attribute, Facts } from "../model/Facts.ts"
import type { Expr } from "../syntax/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import type { Part } from "./Part.ts"
import { impliedValue } from "./impliedValue.ts"
import { typeArgumentsOf } from "./typeArgumentsOf.ts"
import { HERE, type Trail, type Value } from "./Value.ts"

/** What one value of an argument says: facts, or another part, or nothing that can be read. */
export type Reading = Trail & ({ readonly facts: Facts } | { readonly part: Part } | { readonly unknown: true })

/** The arguments a slot means; none when the call leaves them out. */
const slotExpressions = (context: FileContext, part: Part, slot: Slot): ReadonlyArray<Expr> => {
  if (slot.receiver === true) return part.receiver === undefined ? [] : [part.receiver]
  if (slot.typeArg === true) return typeArgumentsOf(context.unit, part.expr).slice(slot.at, slot.at + 1)
  const named = slot.keyword === undefined ? undefined : part.args.find((argument) => argument.keyword === slot.keyword)
  if (named !== undefined) return [named.value]
  const positional = part.args.filter((argument) => argument.keyword === undefined)
  const from = slot.at < 0 ? positional.length + slot.at : slot.at
  const to = slot.rest === true ? positional.length : from + 1
  if (from < 0 || positional.slice(0, to).some((argument) => argument.spread === true)) return []
  return positional.slice(from, to).map((argument) => argument.value)
}

/** Whether `*args` or `**kwargs` may hold what the call does not show. */
const mayBeSpread = (part: Part, slot: Slot): boolean =>
  slot.receiver !== true && slot.typeArg !== true && part.args.some((argument) => argument.spread === true)

const textEncoder = new TextEncoder()

const scalar = (attribute: Attribute, result: Facts | number | undefined): Facts | undefined =>
  typeof result === "number" ? { [attribute]: result } : result

const pick = (attribute: Attribute | "algorithm", facts: Facts | undefined): Facts | undefined => {
  if (facts === undefined || attribute === "algorithm") return facts
  const value = facts[attribute] ?? (NAMED.has(attribute) ? facts.name : undefined)
  return value === undefined ? undefined : { [attribute]: value }
}

/** Attributes that hold the name of another algorithm. */
export const NAMED: ReadonlySet<Attribute | "algorithm"> = new Set(["digest", "mgfDigest", "cipher"])

const lengthOf = (value: Value): number | undefined => {
  if (value.kind === "bytes") return value.length
  if (value.kind === "text") return textEncoder.encode(value.text).length
  return value.kind === "list" ? value.items.length : undefined
}

const factsOf = (notation: Notation, attribute: Attribute | "algorithm", value: Value): Facts | undefined => {
  const key = attribute === "algorithm" ? "name" : attribute
  if (value.kind === "text") {
    const read = pick(attribute, scalar(key, notation.ofText?.(value.text)))
    if (read !== undefined) return read
  }
  if (value.kind === "number") return pick(attribute, scalar(key, notation.ofNumber?.(value.value)))
  if (value.kind === "boolean") return pick(attribute, scalar(key, notation.ofBoolean?.(value.value)))
  const length = lengthOf(value)
  return length === undefined ? undefined : pick(attribute, scalar(key, notation.ofLength?.(length)))
}

/** Several flags that hold at once. */
const flagsOf = (
  context: FileContext,
  slot: Slot,
  attribute: Attribute | "algorithm",
  items: ReadonlyArray<Expr>
): Reading => {
  const types = slot.type === undefined ? [] : [slot.type]
  const names = items.flatMap((item) => context.evaluate(item)).map((item) => impliedValue(context, item, types))
  const text = names.map((name) => (name.kind === "text" ? name.text : "")).join("|")
  const facts = factsOf(notations[slot.as], attribute, { kind: "text", text, ...HERE })
  return facts === undefined ? { ...HERE, unknown: true } : { ...HERE, facts }
}

const readValue = (
  context: FileContext,
  slot: Slot,
  attribute: Attribute | "algorithm",
  given: Value
): ReadonlyArray<Reading> => {
  const value = slot.type === undefined ? given : impliedValue(context, given, [slot.type])
  const trail = { hops: value.hops, evidence: value.evidence }
  if (value.kind === "part") return [{ ...trail, part: value.part }]
  if (value.kind === "null") return []
  const facts = factsOf(notations[slot.as], attribute, value)
  if (facts !== undefined) return [{ ...trail, facts }]
  if (value.kind !== "list") return [{ ...trail, unknown: true }]
  const together = notations[slot.as] as Notation
  if (together.isFlags === true && value.items.length > 1) return [flagsOf(context, slot, attribute, value.items)]
  return value.items
    .flatMap((item) => context.evaluate(item))
    .flatMap((item) => readValue(context, slot, attribute, { ...item, hops: item.hops + value.hops }))
}

const within = (
  context: FileContext,
  values: ReadonlyArray<Value>,
  path: ReadonlyArray<string>
): ReadonlyArray<Value> =>
  path.reduce<ReadonlyArray<Value>>(
    (objects, name) =>
      objects.flatMap((object) =>
        object.kind !== "entries"
          ? []
          : object.entries
              .filter((entry) =>
                entry.key.kind === "name"
                  ? entry.key.name === name
                  : context.evaluate(entry.key).some((key) => key.kind === "text" && key.text === name)
              )
              .flatMap((entry) => context.evaluate(entry.value))
      ),
    values
  )

/** Everything the argument of a slot can say about an attribute. Empty: the call leaves it out. */
export const readSlot = (
  context: FileContext,
  part: Part,
  attribute: Attribute | "algorithm",
  slot: Slot
): ReadonlyArray<Reading> => {
  const exprs = slotExpressions(context, part, slot)
  if (exprs.length === 0 && mayBeSpread(part, slot)) return [{ ...HERE, unknown: true }]
  return exprs.flatMap((expr) =>
    within(context, context.evaluate(expr), slot.path ?? []).flatMap((value) =>
      readValue(context, slot, attribute, value)
    )
  )
}
