import { algorithmOf } from "../model/algorithms.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import type { Facts, Primitive } from "../model/Facts.ts"
import { type Need, ofPasswords } from "./candidates.ts"

/** What an asset is used for, with the attributes that its replacement starts from. */
export interface Needed {
  readonly need: Need
  readonly facts: Facts
}

const ofPrimitive: { readonly [P in Primitive]: Need | undefined } = {
  hash: "hash",
  xof: "hash",
  mac: "mac",
  "block-cipher": "encryption",
  "stream-cipher": "encryption",
  ae: "encryption",
  "key-wrap": "key-wrap",
  signature: "signature",
  "key-agree": "key-agreement",
  kem: "key-agreement",
  combiner: "key-agreement",
  pke: "public-key-encryption",
  kdf: "derivation",
  drbg: "random",
  other: undefined,
  unknown: undefined
}

const ofKeys: { readonly [P in Primitive]?: Need } = {
  signature: "signature",
  "key-agree": "key-agreement",
  kem: "key-agreement",
  pke: "public-key-encryption",
  "block-cipher": "secret-key",
  "stream-cipher": "secret-key",
  ae: "secret-key"
}

const OTHERS: { readonly [name: string]: Need } = {
  NonCryptographicPRNG: "random",
  NonCryptographicHash: "hash",
  "PEM-PBE": "encryption",
  "PKCS12-PBE": "encryption",
  "JKS-PBE": "encryption",
  PBES1: "encryption",
  PBES2: "encryption"
}

/** Public keys of these sign, agree on keys or encrypt, as their owner likes. */
const ANY_USE: ReadonlySet<string> = new Set(["RSA", "EC", "Rabin"])

const algorithmNeed = ({ name = "", primitive = "unknown" }: Facts): Need | undefined => {
  if (ofPasswords.has(name)) return "password"
  const need = ofPrimitive[primitive] ?? OTHERS[name]
  return need ?? (ANY_USE.has(name) ? "public-key" : undefined)
}

const keyNeed = ({ name = "" }: Facts): Need | undefined =>
  ANY_USE.has(name) ? "public-key" : ofKeys[algorithmOf(name)?.primitive ?? "unknown"]

/** A certificate is replaced as what its key signs with. */
const certificateFacts = (
  { certificate, relations }: CryptoAsset,
  assetOf: (id: string) => CryptoAsset | undefined
): Facts => {
  const to = relations.find(({ role }) => role === "signature-algorithm")?.to
  const signature = to === undefined ? undefined : assetOf(to)?.facts
  const key = certificate?.publicKey
  return {
    ...(signature?.name === key?.name || key === undefined ? signature : {}),
    ...key,
    primitive: "signature"
  }
}

/** What an asset is needed for; undefined where nothing is known that replaces one of its kind. */
export const needOf = (asset: CryptoAsset, assetOf: (id: string) => CryptoAsset | undefined): Needed | undefined => {
  const { type, facts } = asset
  if (type === "certificate") return { need: "signature", facts: certificateFacts(asset, assetOf) }
  if (type === "protocol") return { need: "protocol", facts }
  const need = type === "algorithm" ? algorithmNeed(facts) : keyNeed(facts)
  return need === undefined ? undefined : { need, facts }
}
