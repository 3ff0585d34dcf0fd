import type { AssetType, MaterialType } from "./CryptoAsset.ts"
import type { CryptoFunction, Facts, Primitive } from "./Facts.ts"
import type { FileReference, FindingKind } from "./Finding.ts"
import type { UsageScope } from "./UsageScope.ts"

/** All members of a union, so that none is forgotten. */
const members = <A extends string>(all: { readonly [K in A]: true }): ReadonlyArray<A> =>
  Object.keys(all) as ReadonlyArray<string> as ReadonlyArray<A>

export const assetTypes = members<AssetType>({
  algorithm: true,
  certificate: true,
  protocol: true,
  "related-crypto-material": true
})

export const primitives = members<Primitive>({
  drbg: true,
  mac: true,
  "block-cipher": true,
  "stream-cipher": true,
  signature: true,
  hash: true,
  pke: true,
  xof: true,
  kdf: true,
  "key-agree": true,
  kem: true,
  ae: true,
  combiner: true,
  "key-wrap": true,
  other: true,
  unknown: true
})

export const cryptoFunctions = members<CryptoFunction>({
  generate: true,
  keygen: true,
  encrypt: true,
  decrypt: true,
  digest: true,
  tag: true,
  keyderive: true,
  sign: true,
  verify: true,
  encapsulate: true,
  decapsulate: true,
  other: true,
  unknown: true
})

export const materialTypes = members<MaterialType>({
  "private-key": true,
  "public-key": true,
  "secret-key": true,
  key: true,
  ciphertext: true,
  signature: true,
  digest: true,
  "initialization-vector": true,
  nonce: true,
  seed: true,
  salt: true,
  "shared-secret": true,
  tag: true,
  "additional-data": true,
  password: true,
  credential: true,
  token: true,
  other: true,
  unknown: true
})

export const verifications = members<NonNullable<Facts["verification"]>>({
  peer: true,
  "no-host-name": true,
  none: true
})
export const freshnesses = members<NonNullable<Facts["freshness"]>>({ repeated: true })

export const findingKinds = members<FindingKind>({
  hash: true,
  cipher: true,
  mac: true,
  signature: true,
  kdf: true,
  key: true,
  keygen: true,
  "key-agreement": true,
  kem: true,
  random: true,
  protocol: true,
  certificate: true,
  keystore: true,
  material: true,
  parameters: true,
  token: true,
  "password-hash": true,
  "key-wrap": true
})

/** What files that a configuration names are for. */
export const fileUses = members<FileReference["of"]>({
  certificate: true,
  "private-key": true,
  "secret-key": true,
  trust: true,
  parameters: true,
  revocation: true,
  keystore: true,
  truststore: true
})

export const usageScopes = members<UsageScope>({
  production: true,
  test: true,
  example: true,
  generated: true,
  vendored: true
})
