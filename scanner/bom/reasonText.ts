import type { WeaknessLocation, WeakPlace } from "../model/Assessment.ts"
import type { Provenance, ValueOrigin } from "../model/Facts.ts"
import { printable } from "../model/printable.ts"
import { PURPOSES } from "../model/Purpose.ts"
import { stepText, type TrailStep } from "../model/Trail.ts"

const ORIGINS: { readonly [O in ValueOrigin]: string } = {
  literal: "written there",
  resolved: "resolved",
  inferred: "inferred from a type or a constant",
  default: "the library's default",
  unknown: "not readable"
}

const originText = ({ from, hops }: Provenance): string =>
  hops === 0 ? ORIGINS[from] : `${ORIGINS[from]} through ${hops} ${hops === 1 ? "step" : "steps"}`

/** `keyBits` as `key bits`. */
const attributeText = (attribute: string): string =>
  attribute === "name" ? "algorithm" : attribute.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** From what it is known: `algorithm written there, mode the library's default`. */
export const basisText = ({
  basis,
  isAssumed,
  ownRules
}: Pick<WeakPlace, "basis" | "isAssumed" | "ownRules">): string => {
  const known = Object.entries(basis).map(([attribute, source]) => `${attributeText(attribute)} ${originText(source)}`)
  const from = known.length === 0 ? "the call itself says it" : known.join(", ")
  return [
    from,
    ...(isAssumed === true ? ["the file only seems to use the library"] : []),
    ...(ownRules === undefined ? [] : [`the call is known from own rules, ${printable(ownRules)}`])
  ].join("; ")
}

/** `medium confidence: algorithm resolved through 3 steps`. */
export const confidenceText = (weakness: Pick<WeakPlace, "confidence" | "basis" | "isAssumed" | "ownRules">): string =>
  `${weakness.confidence} confidence: ${basisText(weakness)}`

/** What happens to a value at a step of the trail, and at the one that tells the purpose what the result is for. */
export const reasonStep = (step: TrailStep, { purpose }: Pick<WeakPlace, "purpose">): string =>
  step.role === "purpose" && purpose !== undefined ? `${PURPOSES[purpose]}, by the name ${step.symbol}` : stepText(step)

/** What the result is for, where no step of the trail tells it: the call itself states it, or the rule knows. */
export const statedPurpose = ({ purpose, trail = [] }: Pick<WeakPlace, "purpose" | "trail">): string | undefined =>
  purpose === undefined || trail.some(({ role }) => role === "purpose") ? undefined : PURPOSES[purpose]

const CHOSEN = "one of several that the program picks from"

const ONLY: { readonly [D in NonNullable<WeakPlace["onlyDoes"]>]: string } = {
  name: "only named there: nothing shows what is done with it",
  read: "only reads or checks there what was made elsewhere",
  offer: "only offered there: for those who ask for it by name, or for one of several cases"
}

/** Why a use counts as an option rather than as what the program does, if it does. */
export const optionTexts = ({
  isChosen,
  onlyDoes
}: Pick<WeakPlace, "isChosen" | "onlyDoes">): ReadonlyArray<string> => [
  ...(isChosen === true ? [CHOSEN] : []),
  ...(onlyDoes === undefined ? [] : [ONLY[onlyDoes]])
]

/** A line of code with a line below it that marks what was found. */
export const markedCode = ({ code }: WeaknessLocation): readonly [text: string, marks: string] | undefined =>
  code === undefined
    ? undefined
    : [printable(code.text), `${" ".repeat(code.start)}${"^".repeat(Math.max(1, code.end - code.start))}`]
