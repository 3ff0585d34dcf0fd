import { always } from "./Case.ts"
import type { Slot } from "../rules/rule.ts"
import type { MaterialType } from "../model/CryptoAsset.ts"
import type { Finding } from "../model/Finding.ts"
import type { Expr } from "../source/Expr.ts"
import { type RandomDraws, randomDrawsIn } from "./randomDrawsIn.ts"
import { randomSourcesOf } from "./randomSourcesOf.ts"
import type { FileContext } from "./FileContext.ts"
import { resolveUses } from "./resolveUses.ts"
import { materialSlots } from "./materialSlots.ts"
import { MAX_EVIDENCE } from "./limits.ts"
import { distinctMaterials, materialFinding } from "./materialFinding.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { slotValues } from "./readSlot.ts"
import type { Value } from "./Value.ts"

const entriesNamed = (value: Value, names: ReadonlySet<string>): ReadonlyArray<Expr> =>
  value.kind === "entries"
    ? value.entries
        .filter(({ key }) =>
          key.kind === "name" ? names.has(key.name) : key.kind === "text" && names.has(key.parts.join())
        )
        .map((entry) => entry.value)
    : []

/** What stands at a path into an argument. */
const within = (context: FileContext, argument: Expr, path: ReadonlyArray<string> = []): ReadonlyArray<Expr> =>
  path.reduce<ReadonlyArray<Expr>>(
    (objects, name) =>
      objects.flatMap((one) => context.evaluate(one).flatMap((value) => entriesNamed(value, new Set(name.split("|"))))),
    [argument]
  )

const lengthOf = (context: FileContext, value: Value): number | undefined => {
  if (value.kind === "bytes") return value.length
  return value.kind === "part" ? resolveUses(context, value.part)[0]?.facts.byteLength : undefined
}

const toFinding = (
  context: FileContext,
  drawings: RandomDraws,
  match: RuleMatch,
  material: MaterialType,
  expr: Expr
): ReadonlyArray<Finding> => {
  const source = randomSourcesOf(context, drawings, expr).find(({ isPredictable }) => isPredictable)
  if (source === undefined) return []
  const [byteLength, ...others] = new Set(context.evaluate(expr).map((value) => lengthOf(context, value)))
  const trail = { hops: source.evidence.length - 1, evidence: source.evidence.slice(0, MAX_EVIDENCE), when: always }
  const isSized = byteLength !== undefined && byteLength > 0 && others.length === 0
  const said = { material, generator: "NonCryptographicPRNG", ...(isSized && { byteLength }) }
  const found = materialFinding(context, match, said, trail, expr)
  return found === undefined ? [] : [found]
}

/** The arguments that may hold a material, apart from those that hold another part. */
const given = (context: FileContext, match: RuleMatch, slot: Slot): ReadonlyArray<Expr> => {
  const args = new Set((slotValues(context, match, slot) ?? []).flatMap(({ argument }) => argument ?? []))
  return [...args].flatMap((argument) => within(context, argument, slot.path))
}

/**
 * Keys, nonces and salts whose value visibly comes from a generator that can be predicted: it is drawn in the argument
 * itself, or on the way that leads to it in this file.
 */
export const predictableMaterials = (
  context: FileContext,
  matches: ReadonlyArray<RuleMatch>
): ReadonlyArray<Finding> => {
  const drawings = randomDrawsIn(context, matches)
  if (drawings === undefined) return []
  const found = matches.flatMap((match) =>
    materialSlots(context, match).flatMap(([material, slot]) =>
      given(context, match, slot).flatMap((expr) => toFinding(context, drawings, match, material, expr))
    )
  )
  return distinctMaterials(found)
}
