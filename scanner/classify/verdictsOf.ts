import type { Verdict, VerdictStatus } from "../model/Assessment.ts"
import type { CryptoAsset, Relation } from "../model/CryptoAsset.ts"
import { isKey } from "../model/materials.ts"
import type { Policy } from "./Policy.ts"
import { assetSubject, suiteNamesIn } from "./Subject.ts"
import { verdictOf } from "./verdictOf.ts"

const RANK: { readonly [S in VerdictStatus]: number } = { disallowed: 3, deprecated: 2, unknown: 1, compliant: 0 }

const isWorse = (a: Verdict, b: Verdict): boolean =>
  RANK[a.status] - RANK[b.status] > 0 || (a.status === b.status && (a.from ?? "") < (b.from ?? ""))

/** A certificate is as good as what it is signed with and the key that it is about. */
const DECIDING: ReadonlySet<Relation["role"]> = new Set(["signature-algorithm", "public-key"])

/** Policies do not cover nonces, salts and containers as such. */
const isAssessed = ({ type, material }: CryptoAsset): boolean =>
  type !== "related-crypto-material" || (material !== undefined && isKey(material))

/** The verdicts on each asset by its id, in the order of the policies. Assets that policies do not cover have no entry. */
export const verdictsOf = (
  assets: ReadonlyArray<CryptoAsset>,
  policies: ReadonlyArray<Policy>,
  on: string
): ReadonlyMap<string, ReadonlyArray<Verdict>> => {
  const namesOf = suiteNamesIn(assets)
  const assessed = assets.filter(isAssessed)
  const own = new Map(
    assessed.map((asset) => {
      const subject = assetSubject(asset, on, namesOf(asset))
      return [asset.id, policies.map((policy) => verdictOf(policy, subject, on))] as const
    })
  )
  const ofCertificate = ({ relations }: CryptoAsset): ReadonlyArray<Verdict> | undefined => {
    const deciding = relations
      .filter(({ role }) => DECIDING.has(role))
      .flatMap(({ to }) => {
        const verdicts = own.get(to)
        return verdicts === undefined ? [] : [verdicts]
      })
    if (deciding.length === 0) return undefined
    return policies.map((_, at) => {
      const verdicts = deciding.flatMap((all) => all[at] ?? [])
      return verdicts.reduce((worst, one) => (isWorse(one, worst) ? one : worst))
    })
  }
  return new Map(
    assessed.flatMap((asset) => {
      const verdicts = asset.type === "certificate" ? ofCertificate(asset) : own.get(asset.id)
      return verdicts === undefined ? [] : [[asset.id, verdicts] as const]
    })
  )
}
