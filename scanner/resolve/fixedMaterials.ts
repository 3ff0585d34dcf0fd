import { questionId } from "../link/Question.ts"
import { questionsOf } from "../link/questionsOf.ts"
import type { Row, Slot } from "../match/rule.ts"
import type { MaterialType } from "../model/CryptoAsset.ts"
import type { Attribute, Facts } from "../model/Facts.ts"
import type { Finding } from "../model/Finding.ts"
import { keyTypeOf } from "../model/materials.ts"
import { omitFacts } from "../model/omitFacts.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import type { FileContext } from "./FileContext.ts"
import { fixedLength, hexLength } from "./fixedLength.ts"
import { flatten } from "./flatten.ts"
import { flat, type Flat } from "./mergeFacts.ts"
import type { Part } from "./Part.ts"
import { receiverParts } from "./readPart.ts"
import { type SlotValue, slotValues } from "./readSlot.ts"
import type { Value } from "./Value.ts"

/** Arguments that hold the bytes of a material, by the attribute they give the length of. */
const HELD = [
  ["key", "secret-key"],
  ["keyBits", "secret-key"],
  ["nonceBits", "initialization-vector"],
  ["saltBits", "salt"]
] as const satisfies ReadonlyArray<readonly [keyof Row, MaterialType]>

const MAX_TAKERS = 8

/** Uses whose `key` argument is a secret in bytes; that of others may as well be a file or a name. */
const SECRET_USES: ReadonlySet<string | undefined> = new Set(["cipher", "mac", "token", "key", "key-wrap", "material"])

/** What is given as a key of a key pair is no secret in bytes, but encoded, and may be the public one. */
const isKeyPairOf = (facts: Facts): boolean => facts.name !== undefined && keyTypeOf(facts) === "private-key"

const isPem = (value: Value): boolean => value.kind === "text" && value.text.includes("-----BEGIN ")

/** Dialects of bytes that leave them as they are, or write their digits. */
const PLAIN: ReadonlySet<string> = new Set([
  "any",
  "bytes",
  "bytesOrAll",
  "rawBytes",
  "keyObject",
  "jwtKey",
  "hexBytes"
])

/** What takes a specification over, in the end. */
const userOf = (context: FileContext, part: Part, depth = 0): Part => {
  const { is, refines } = part.row.row
  const next = refines === true ? receiverParts(context, part) : [...part.takenBy]
  return is !== undefined || next.length !== 1 || depth > MAX_TAKERS ? part : userOf(context, next[0]!, depth + 1)
}

const heldSlots = (context: FileContext, part: Part): ReadonlyArray<readonly [MaterialType, Slot]> => {
  const { row } = part.row
  return HELD.flatMap(([attribute, material]) => {
    const slot = row[attribute]
    if (typeof slot !== "object" || !("at" in slot) || !PLAIN.has(slot.as)) return []
    const isSecret = attribute !== "key" || SECRET_USES.has(row.is ?? userOf(context, part).row.row.is)
    return isSecret ? [[material, slot] as const] : []
  })
}

/** The algorithm a material is for: what the use says of it, whatever it is given. */
const algorithmOf = ([first, ...others]: ReadonlyArray<Flat>): Facts => {
  if (first === undefined) return {}
  const certain = Object.entries(omitFacts(first.facts, "functions", "material", "byteLength")).filter(
    ([name, value]) => others.every(({ facts }) => facts[name as Attribute] === value)
  )
  return certain.some(([name]) => name === "name") ? Object.fromEntries(certain) : {}
}

const toFinding = (
  context: FileContext,
  part: Part,
  material: MaterialType,
  { as }: Slot,
  { value, argument }: SlotValue
): ReadonlyArray<Finding> => {
  const byteLength = isPem(value) ? undefined : as === "hexBytes" ? hexLength(value) : fixedLength(context, value)
  if (byteLength === undefined) return []
  const own = flat({ material, byteLength }, value)
  const uses = flatten(context, userOf(context, part))
  if (material === "secret-key" && uses.some(({ facts }) => isKeyPairOf(facts))) return []
  const algorithm = flat(algorithmOf(uses), value)
  return [
    {
      kind: "material",
      api: part.row.key,
      library: part.row.library,
      language: context.unit.grammar.name,
      path: context.unit.path,
      scope: usageScopeOf(context.unit.path),
      place: argument?.place() ?? part.place,
      facts: { ...algorithm.facts, ...own.facts },
      sources: { ...algorithm.sources, ...own.sources },
      evidence: value.evidence,
      stored: { format: "literal" }
    }
  ]
}

const isTaken = ({ row: { row }, takenBy }: Part): boolean =>
  row.is !== undefined || row.refines === true || takenBy.size > 0

/**
 * Another file may define a constant that is given to a call; who passes what for a parameter is too much to ask, and so
 * is what a specification holds that no known call takes.
 */
const askElsewhere = (context: FileContext, part: Part, { value, argument }: SlotValue): void => {
  if (value.kind !== "unknown" || argument === undefined || !isTaken(part)) return
  for (const question of questionsOf(context, argument))
    if (question.kind === "constant") context.questions.set(questionId(question), question)
}

/** Keys, nonces and salts that the source itself holds and gives to the call: their kind and length, never the value. */
export const fixedMaterials = (context: FileContext, part: Part): ReadonlyArray<Finding> => {
  const found = heldSlots(context, part).flatMap(([material, slot]) =>
    (slotValues(context, part, slot) ?? []).flatMap((one) => {
      askElsewhere(context, part, one)
      return toFinding(context, part, material, slot, one)
    })
  )
  return [...new Map(found.map((one) => [JSON.stringify([one.place, one.facts]), one])).values()]
}
