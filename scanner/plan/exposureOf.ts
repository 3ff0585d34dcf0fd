import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { groupOf } from "../model/Purpose.ts"
import type { Need } from "./candidates.ts"
import type { Exposure } from "./Plan.ts"

const ofNeed: { readonly [N in Need]: Exposure } = {
  "key-agreement": "key-agreement",
  "public-key-encryption": "key-agreement",
  "public-key": "long-lived-secret",
  "secret-key": "long-lived-secret",
  password: "long-lived-secret",
  encryption: "encryption",
  "key-wrap": "encryption",
  signature: "signature",
  hash: "integrity",
  mac: "integrity",
  derivation: "other",
  random: "other",
  protocol: "other"
}

/** A key that is stored, a certificate of an authority, and what stands behind a password or a token live long. */
const isLongLived = ({ material, certificate, occurrences }: CryptoAsset): boolean =>
  material === "private-key" ||
  material === "secret-key" ||
  certificate?.isAuthority === true ||
  occurrences.some(({ facts: { purpose } }) => groupOf(purpose) === "secret")

const isHarmless = ({ occurrences }: CryptoAsset): boolean => {
  const uses = occurrences.filter(({ role }) => role !== "caller" && role !== "operation" && role !== "part")
  return uses.length > 0 && uses.every(({ facts: { purpose } }) => groupOf(purpose) === "harmless")
}

/** What is at stake with an asset. */
export const exposureOf = (asset: CryptoAsset, need: Need | undefined): Exposure => {
  const exposure = need === undefined ? "other" : ofNeed[need]
  if (isHarmless(asset)) return "none"
  return exposure !== "key-agreement" && isLongLived(asset) ? "long-lived-secret" : exposure
}
