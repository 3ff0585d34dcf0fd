import { algorithmOf } from "./algorithms.ts"
import { effectiveFacts } from "./effectiveFacts.ts"
import type { Attribute, Facts } from "./Facts.ts"
import type { FindingKind } from "./Finding.ts"
import { recipeOf, unknownRecipe, type Recipe } from "./nameRecipes.ts"

/** Consumers cut names at `@`, and white space would make two words of one name. */
const safe = (name: string): string => name.replace(/[^A-Za-z0-9.+_/-]+/g, "-").slice(0, 80)

const recipeFor = (facts: Facts, kind: FindingKind | undefined): Recipe => {
  const { name } = facts
  if (name === undefined) return unknownRecipe(kind === undefined ? "unknown" : `unknown-${kind}`)
  return recipeOf(algorithmOf(name) === undefined ? safe(name) : name, facts)
}

/**
 * The name of the algorithm that `effective` facts describe, and the attributes in that name: what makes two uses the
 * same algorithm. Everything else, such as the length of a nonce, belongs to the use.
 */
export const describeAlgorithm = (
  effective: Facts,
  kind?: FindingKind
): { readonly name: string; readonly says: ReadonlyArray<Attribute> } => {
  const { head, segments, says: headSays = [], glue = "-" } = recipeFor(effective, kind)
  const said = segments.map((one) => ({ text: one.text(effective), says: one.says }))
  const words = said.flatMap(({ text }) => (text === undefined ? [] : [text]))
  const name = [typeof head === "string" ? head : head(effective), ...words].join(glue)
  const says = [...headSays, ...said.filter(({ text }) => text !== undefined).flatMap((one) => one.says)]
  return { name: safe(name), says: [...new Set(says)].filter((attribute) => effective[attribute] !== undefined) }
}

/**
 * The name of an algorithm after the patterns of the CycloneDX cryptography registry 1.7.1: `AES-256-GCM`,
 * `RSA-PSS-SHA-256-MGF1-32-2048`, `ECDSA-P-256-SHA-256`, `PBKDF2-SHA-256-600000`. What is not known is left out of the
 * name; an algorithm that is not known at all is named by its kind, as `unknown-cipher`.
 */
export const algorithmName = (facts: Facts, kind?: FindingKind): string =>
  describeAlgorithm(effectiveFacts(facts, kind), kind).name
