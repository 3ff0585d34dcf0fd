import type { Slot } from "../../../../scanner/rules/rule.ts"

/** No call has so many arguments: the value is given by name alone. */
const MOST_ARGUMENTS = 1_000

const counted = (kind: string, at: number): string => {
  if (at === -1) return `the last ${kind}`
  return at < 0 ? `${kind} ${-at} from the end` : `${kind} ${at + 1}`
}

const placeOf = ({ at, keyword, path, receiver, rest, typeArg }: Slot): string => {
  if (receiver === true) return "the object it is called on"
  if (typeArg === true) return counted("type argument", at)
  if (at >= MOST_ARGUMENTS) return keyword ?? "an argument"
  if (rest === true) return path === undefined ? `${counted("argument", at)} and those after it` : "any argument"
  return keyword === undefined ? counted("argument", at) : `${counted("argument", at)} or ${keyword}`
}

/** Where a value stands, and the dialect it is read in: `bits of argument 1 (int)`. */
export const slotWords = (slot: Slot): string => {
  const place = slot.path === undefined ? placeOf(slot) : `${slot.path.join(".")} of ${placeOf(slot)}`
  return slot.as === "any" || slot.as === "part" ? place : `${place} (${slot.as})`
}
