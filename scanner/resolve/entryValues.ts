import type { FileContext } from "./FileContext.ts"
import type { Expr } from "../source/Expr.ts"
import { HERE, inCase, joinTrails, type Trail, unknownValue, type Value } from "./Value.ts"

/** Objects within objects within objects are looked through so far. */
const MAX_SPREADS = 8

/** The way to an object whose entries are read ends at its definition. */
const asOptions = ({ hops, evidence, when }: Value): Trail => ({
  hops,
  when,
  evidence: evidence.map((one, at) =>
    at === evidence.length - 1 && (one.role === "definition" || one.role === "constant")
      ? { ...one, role: "options" }
      : one
  )
})

/** What an object or a list holds in one of its places, in the case of the object. */
export const heldBy = (context: FileContext, object: Value, held: Expr): ReadonlyArray<Value> =>
  context.evaluate(held).flatMap((value) => {
    if (object.hops === 0) return inCase(value, object.when)
    const trail = joinTrails(asOptions(object), value)
    return trail === undefined ? [] : [{ ...value, ...trail }]
  })

/** What an object has under a key: null where it has none, unknown where that cannot be told. Undefined: it is no object. */
export const entryValues = (
  context: FileContext,
  object: Value,
  name: string,
  spreads = MAX_SPREADS
): ReadonlyArray<Value> | undefined => {
  if (object.kind === "list" && object.members !== undefined) {
    const at = object.members.lastIndexOf(name)
    if (at >= 0) return heldBy(context, object, object.items[at]!)
    return object.members.includes(undefined) ? [unknownValue] : [{ kind: "null", ...HERE }]
  }
  if (object.kind === "list" && /^\d{1,4}$/.test(name))
    return object.items.slice(Number(name), Number(name) + 1).flatMap((item) => heldBy(context, object, item))
  if (object.kind !== "entries") return undefined
  const found = object.entries.filter((entry) =>
    entry.key.kind === "name"
      ? entry.key.name === name
      : context.evaluate(entry.key).some((key) => key.kind === "text" && key.text === name)
  )
  for (const { value } of found) context.entriesRead.add(value.id)
  const takenOver = (objects: ReadonlyArray<Expr>): ReadonlyArray<Value> =>
    objects
      .flatMap((one) => context.evaluate(one))
      .flatMap((value) => entryValues(context, value, name, spreads - 1) ?? [unknownValue])
      .filter(({ kind }) => kind !== "null")
  const last = found.at(-1)
  if (last !== undefined) {
    const later = spreads === 0 ? [] : (object.spreads ?? []).filter(({ start }) => start > last.value.start)
    return [...found.flatMap((entry) => heldBy(context, object, entry.value)), ...takenOver(later)]
  }
  if (spreads === 0) return [unknownValue]
  const given = takenOver([...(object.spreads ?? []), ...(object.under ?? [])])
  return given.length > 0 ? given : [{ kind: "null", ...HERE }]
}
