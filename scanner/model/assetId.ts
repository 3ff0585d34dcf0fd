import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import type { AssetType, MaterialType } from "./CryptoAsset.ts"
import type { Facts } from "./Facts.ts"

/** What an asset is, apart from where it was seen. */
export interface AssetIdentity {
  readonly type: AssetType
  readonly name: string
  readonly facts: Facts
  readonly material?: MaterialType
  readonly size?: number
  /** SHA-256 of what was found itself, where that is what it is. */
  readonly fingerprint?: string
}

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
    .join()}}`
}

/** The content address of an asset: the first 128 bits of the SHA-256 of its identity in canonical JSON. */
export const assetId = ({ type, name, facts, material, size, fingerprint }: AssetIdentity): string =>
  bytesToHex(sha256(utf8ToBytes(canonical({ type, name, facts, material, size, fingerprint })))).slice(0, 32)
