import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"

/** Hashes, protocols and generators need no secret of the program's own. */
const WITHOUT_SECRETS: ReadonlySet<string> = new Set(["hash", "xof", "drbg"])

const needsSecrets = ({ type, facts: { name, primitive } }: CryptoAsset): boolean =>
  (type === "algorithm" || type === "related-crypto-material") &&
  name?.startsWith("NonCryptographic") !== true &&
  !WITHOUT_SECRETS.has(primitive ?? "")

const isShown = ({ role }: Occurrence): boolean => role !== "implied"

/** Paths of files that use cryptography for which somebody must choose secrets at random. */
export const cryptographicFiles = (assets: ReadonlyArray<CryptoAsset>): ReadonlySet<string> =>
  new Set(assets.filter(needsSecrets).flatMap(({ occurrences }) => occurrences.filter(isShown).map(({ path }) => path)))
