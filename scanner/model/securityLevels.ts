import { algorithmOf, type Algorithm, type SecurityLevels } from "./algorithms.ts"
import { compositeLevels } from "./compositeLevels.ts"
import type { Facts } from "./Facts.ts"
import { keySizeLevels, outputSizeLevels, zeroLevels } from "./levelLadders.ts"
import { parameterSetLevels } from "./parameterSetLevels.ts"
import { publicKeyStrength } from "./publicKeyStrength.ts"

/** Names the rules by which levels are given, for the BOM; docs/methodology.md says them. */
export const LEVEL_POLICY = "ciphermap-levels-2026-11"

/** Modes outside SP 800-38 are not the reference itself. */
const NOT_REFERENCE: ReadonlySet<string> = new Set(["gcm-siv", "siv", "ocb", "eax", "ige", "cwc", "hctr2", "adiantum"])

const ladder = ({ mode = "" }: Facts, basis: NonNullable<Algorithm["keyLevels"]>): typeof basis =>
  basis === "reference" && NOT_REFERENCE.has(mode) ? "derived" : basis

/** A longer output than asked for costs an extendable-output function nothing: only a shorter one says less. */
const fixedLevels = ({ primitive, levels = {} }: Algorithm, { outputBits }: Facts): SecurityLevels => {
  const { classical = 0 } = levels
  if (primitive !== "xof" || outputBits === undefined || outputBits >= 2 * classical) return levels
  return { classical: Math.floor(outputBits / 2) }
}

const levelsOf = (algorithm: Algorithm, facts: Facts): SecurityLevels => {
  if (algorithm.levels !== undefined) return fixedLevels(algorithm, facts)
  if (algorithm.quantumVulnerable === true) return zeroLevels(publicKeyStrength(facts))
  if (algorithm.outputLevels !== undefined) return outputSizeLevels(facts.outputBits, algorithm.outputLevels)
  if (algorithm.keyLevels !== undefined) return keySizeLevels(facts.keyBits, ladder(facts, algorithm.keyLevels))
  return parameterSetLevels(facts) ?? {}
}

/**
 * Classical bits and NIST category of an algorithm, as far as its facts settle them; an absent level is unknown. A
 * public-key scheme that Shor's algorithm breaks has category 0 whatever its size. Takes effective facts.
 */
export const securityLevelsOf = (facts: Facts): SecurityLevels => {
  const { name = "" } = facts
  const algorithm = algorithmOf(name)
  if (algorithm === undefined) return {}
  return Object.hasOwn(compositeLevels, name) ? compositeLevels[name]!(facts) : levelsOf(algorithm, facts)
}
