import { expect, it } from "vitest"
import type { Policy } from "../../../scanner/classify/Policy.ts"
import { verdictsOf } from "../../../scanner/classify/assess.ts"
import type { Verdict, VerdictStatus } from "../../../scanner/model/Assessment.ts"
import { assetIdOf, toAssets } from "../../../scanner/model/assets.ts"
import type { CryptoAsset } from "../../../scanner/model/CryptoAsset.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { FindingKind } from "../../../scanner/model/Finding.ts"
import { finding } from "../bom/findings.ts"

export const TODAY = "2026-11-21"

/** What a policy says of what one call uses. Of kind `key` the key is meant. */
export type Case = readonly [
  kind: FindingKind,
  facts: Facts,
  status: VerdictStatus,
  /** Part of the clause. */
  clause: string,
  from?: string | undefined,
  on?: string
]

export const assetOf = (kind: FindingKind, facts: Facts): CryptoAsset => {
  const one = finding(kind, facts)
  const assets = toAssets({ findings: [one] })
  const isMeant = ({ id, type }: CryptoAsset): boolean =>
    kind === "key" ? type === "related-crypto-material" : id === assetIdOf(one)
  return assets.find(isMeant)!
}

export const judged = (policy: Policy, kind: FindingKind, facts: Facts, on: string): Verdict => {
  const asset = assetOf(kind, facts)
  return verdictsOf([asset], [policy], on).get(asset.id)![0]!
}

/** One test for each. */
export const itJudges = (policy: Policy, cases: ReadonlyArray<Case>): void => {
  for (const [kind, facts, status, clause, from, on = TODAY] of cases)
    it(`judges ${kind} of ${JSON.stringify(facts)} on ${on}: ${status}`, () => {
      const verdict = judged(policy, kind, facts, on)
      expect(verdict).toMatchObject({
        policy: policy.id,
        status,
        isInEffect: from === undefined || from <= on
      })
      expect(verdict.from).toBe(from)
      expect(verdict.clause).toContain(clause)
    })
}
