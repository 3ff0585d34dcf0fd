import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import { filled } from "./filled.ts"
import type { FoundRule } from "./rulesOf.ts"
import { lacking, type Subject, useSubject } from "./Subject.ts"
import type { Judgement } from "./weaknessOf.ts"

/** Texts of objects that many uses have in common. */
const texts = new WeakMap<object, string>()

const textOf = (value: object | undefined): string => {
  if (value === undefined) return ""
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** What a use says beside its asset. */
const sayingOf = (occurrence: Occurrence, isBeside: boolean): string => {
  const { facts, functions, suites, scope, symbol } = occurrence
  return `${isBeside} ${scope} ${symbol} ${lacking(occurrence.sources)} ${textOf(facts)} ${textOf(functions)} ${textOf(suites)}`
}

/** What the rules say of each use of an asset; uses that say the same are judged once. */
export const judgementsOf = (
  asset: CryptoAsset,
  judge: (subject: Subject, suites: ReadonlyArray<string> | undefined) => ReadonlyArray<FoundRule>,
  on: string
): ((occurrence: Occurrence, isBeside: boolean) => ReadonlyArray<Judgement>) => {
  const known = new Map<string, ReadonlyArray<Judgement>>()
  return (occurrence, isBeside) => {
    const saying = sayingOf(occurrence, isBeside)
    const before = known.get(saying)
    if (before !== undefined) return before
    const subject = useSubject(asset, occurrence, on, isBeside)
    const judgements = judge(subject, occurrence.suites).map(({ rule, suites }): Judgement => ({
      rule,
      message: filled(rule.message, asset.name, subject, suites),
      recommendation: filled(rule.recommendation, asset.name, subject, suites),
      isQuantumVulnerable: subject.isQuantumVulnerable === true
    }))
    known.set(saying, judgements)
    return judgements
  }
}
