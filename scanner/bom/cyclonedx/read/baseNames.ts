import { describeAlgorithm } from "../../../model/algorithmName.ts"
import { algorithms } from "../../../model/algorithms.ts"
import { effectiveFacts } from "../../../model/effectiveFacts.ts"

/** Names that do not begin with the algorithm's: AES-128-CMAC, BLS12-381, TLS12-PRF, SSLv3, IKE2_PRF_PLUS_DERIVE. */
const OTHER_HEADS: ReadonlyArray<readonly [string, string]> = [
  ...["CMAC", "GMAC", "XCBC-MAC", "CBC-MAC", "CFB-MAC", "AES-CBC-HMAC"].map((name) => ["AES-", name] as const),
  ["BLS", "BLS"],
  ["TLS", "TLS-PRF"],
  ["SSLv", "TLS"],
  ["IKE", "IKE-PRF"],
  ["SHA-512/", "SHA-512"]
]

const heads: ReadonlyArray<readonly [string, string]> = [
  ...Object.keys(algorithms).flatMap((name): ReadonlyArray<readonly [string, string]> => [
    [name, name],
    [describeAlgorithm(effectiveFacts({ name })).name, name]
  ]),
  ...OTHER_HEADS
].toSorted(([a], [b]) => b.length - a.length)

const byFirst = Map.groupBy(heads, ([head]) => head[0]!)

/** Names of unknown algorithms are cut here, the last first: `Foo-128-CBC` may be `Foo-128` or `Foo`. */
const MAX_CUTS = 5

/** A name and its beginnings. */
export const beginningsOf = (name: string): ReadonlyArray<string> => {
  const parts = name.split("-")
  return parts.slice(0, MAX_CUTS).map((_, at) => parts.slice(0, parts.length - at).join("-"))
}

/** The base names whose algorithms may be called so, the most telling first; undefined for `unknown-cipher`. */
export const baseNamesOf = (name: string): ReadonlyArray<string | undefined> => {
  if (name.startsWith("unknown")) return [undefined]
  const known = (byFirst.get(name[0] ?? "") ?? []).filter(([head]) => name.startsWith(head)).map(([, base]) => base)
  return [...new Set([...known, ...beginningsOf(name)])]
}
