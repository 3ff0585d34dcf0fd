import { algorithmOf } from "../../../scanner/model/algorithms.ts"
import { toAssets } from "../../../scanner/model/assets.ts"
import type { CryptoAsset } from "../../../scanner/model/CryptoAsset.ts"
import type { Facts, Primitive } from "../../../scanner/model/Facts.ts"
import type { Finding, FindingKind } from "../../../scanner/model/Finding.ts"

/** What a call does that uses an algorithm of this kind. */
const kinds: { readonly [P in Primitive]: FindingKind } = {
  drbg: "random",
  mac: "mac",
  "block-cipher": "cipher",
  "stream-cipher": "cipher",
  signature: "signature",
  hash: "hash",
  pke: "cipher",
  xof: "hash",
  kdf: "kdf",
  "key-agree": "key-agreement",
  kem: "kem",
  ae: "cipher",
  combiner: "kem",
  "key-wrap": "key-wrap",
  other: "parameters",
  unknown: "parameters"
}

const PROTOCOLS: ReadonlySet<string> = new Set([
  "TLS",
  "DTLS",
  "SSH",
  "IPsec",
  "IKE",
  "QUIC",
  "WPA",
  "Noise",
  "OpenVPN",
  "WireGuard",
  "Kerberos",
  "SRTP"
])

const kindOf = ({ name = "", primitive }: Facts): FindingKind =>
  PROTOCOLS.has(name) ? "protocol" : kinds[primitive ?? algorithmOf(name)?.primitive ?? "unknown"]

const PLACE = { line: 1, column: 1, endLine: 1, endColumn: 1 }

const findingOf = (facts: Facts): Finding => ({
  kind: kindOf(facts),
  api: "",
  library: "",
  language: "",
  path: "",
  place: PLACE,
  scope: "production",
  facts,
  sources: {},
  evidence: []
})

/** A curve or a cipher suite alone is one of something. */
const whole = (facts: Facts): Facts => {
  if (facts.name !== undefined) return facts
  if (facts.suite !== undefined) return { ...facts, name: "TLS" }
  return facts.curve === undefined ? facts : { ...facts, name: "EC" }
}

/** An asset, and what it brings with it, as a scan would make it of these facts. */
export interface ExplainedAsset {
  readonly asset: CryptoAsset
  readonly all: ReadonlyArray<CryptoAsset>
}

/** Undefined where the facts name nothing. */
export const assetOf = (facts: Facts): ExplainedAsset | undefined => {
  const all = toAssets({ findings: [findingOf(whole(facts))] })
  const used = all.filter(({ occurrences }) => occurrences.some(({ role }) => role === "use"))
  const asset = used.find(({ type }) => type === "algorithm" || type === "protocol")
  return asset?.facts.name === undefined ? undefined : { asset, all }
}
