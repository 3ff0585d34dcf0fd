import { raise } from "./raise.ts"
import { questionsOf } from "./questionsOf.ts"
import type { Slot } from "../rules/rule.ts"
import type { MaterialType } from "../model/CryptoAsset.ts"
import type { Finding } from "../model/Finding.ts"
import type { FileContext } from "./FileContext.ts"
import { fixedLength, hexLength } from "./fixedLength.ts"
import { materialSlots } from "./materialSlots.ts"
import { distinctMaterials, materialFinding } from "./materialFinding.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { type SlotValue, slotValues } from "./readSlot.ts"
import type { Value } from "./Value.ts"

const isPem = (value: Value): boolean => value.kind === "text" && value.text.includes("-----BEGIN ")

const plain = (text: string): string => text.replace(/[^a-z0-9]/gi, "").toLowerCase()

/** Whether what is assigned to a setting is its name: a list of names holds no secrets. */
const isOwnName = ({ row: { key } }: RuleMatch, value: Value): boolean =>
  key.endsWith("=") && value.kind === "text" && plain(key.slice(key.lastIndexOf(".") + 1)) === plain(value.text)

/** What an installation or a template fills in: `%CONFIG-SIRI`, `@SECRET@`, `{{ key }}`, `__KEY__`. */
const FILLED_IN = /^(?:%[A-Z][A-Z0-9_-]+%?|@[A-Z][A-Z0-9_-]+@|\{\{[^{}]+\}\}|__[A-Z][A-Z0-9_]+__|\$\{[^{}]+\})$/

const isFilledIn = (value: Value): boolean => value.kind === "text" && FILLED_IN.test(value.text.trim())

const LABELS = /^\$?(?:tag|label|domain|purpose|context|prefix|separator)s?$/i

/** Whether what is taken as a key is a label, by which a function sets its uses apart. */
const isLabel = ({ evidence }: Value): boolean =>
  evidence.some(({ role, symbol }) => role === "caller" && LABELS.test(symbol))

const toFinding = (
  context: FileContext,
  match: RuleMatch,
  material: MaterialType,
  { as }: Slot,
  { value, argument }: SlotValue
): ReadonlyArray<Finding> => {
  const byteLength =
    isPem(value) || isOwnName(match, value) || isFilledIn(value) || (material === "secret-key" && isLabel(value))
      ? undefined
      : as === "hexBytes"
        ? hexLength(value)
        : fixedLength(context, value)
  if (byteLength === undefined) return []
  const found = materialFinding(context, match, { material, byteLength }, value, argument)
  return found === undefined ? [] : [{ ...found, stored: { format: "literal" } }]
}

const isTaken = ({ row: { row }, takenBy }: RuleMatch): boolean =>
  row.is !== undefined || row.refines === true || takenBy.size > 0

/**
 * Another file may define a constant that is given to a call; who passes what for a parameter is too much to ask, and so
 * is what a specification holds that no known call takes.
 */
const askElsewhere = (context: FileContext, match: RuleMatch, { value, argument }: SlotValue): void => {
  if (value.kind !== "unknown" || argument === undefined || !isTaken(match)) return
  raise(
    context,
    questionsOf(context, argument).filter(({ kind }) => kind === "constant")
  )
}

/** Keys, nonces and salts that the source itself holds and gives to the call: their kind and length, never the value. */
export const fixedMaterials = (context: FileContext, match: RuleMatch): ReadonlyArray<Finding> =>
  distinctMaterials(
    materialSlots(context, match).flatMap(([material, slot]) =>
      (slotValues(context, match, slot) ?? []).flatMap((one) => {
        askElsewhere(context, match, one)
        return toFinding(context, match, material, slot, one)
      })
    )
  )
