import type { Certificate, StoredObject } from "./Artefact.ts"
import type { MaterialType, Relation } from "./CryptoAsset.ts"
import type { Attribute, CryptoFunction, Facts } from "./Facts.ts"
import type { FindingKind } from "./Finding.ts"
import { describeAlgorithm } from "./algorithmName.ts"
import { algorithmOf } from "./algorithms.ts"
import type { AssetIdentity } from "./assetId.ts"
import { effectiveFacts } from "./effectiveFacts.ts"
import { isKey, sizeOf } from "./materials.ts"

const X25519: Facts = { name: "X25519" }
const mlKem = (parameterSet: string): Facts => ({ name: "ML-KEM", parameterSet })

/** Schemes whose parts are fixed. */
const fixed: { readonly [name: string]: ReadonlyArray<Facts> } = {
  Fernet: [
    { name: "AES", keyBits: 128, mode: "cbc", padding: "pkcs7" },
    { name: "HMAC", digest: "SHA-256" }
  ],
  "JKS-PBE": [{ name: "SHA-1" }],
  X25519MLKEM768: [X25519, mlKem("768")],
  SecP256r1MLKEM768: [{ name: "ECDH", curve: "P-256" }, mlKem("768")],
  SecP384r1MLKEM1024: [{ name: "ECDH", curve: "P-384" }, mlKem("1024")],
  X448MLKEM1024: [{ name: "X448" }, mlKem("1024")],
  curveSM2MLKEM768: [{ name: "ECDH", curve: "sm2p256v1" }, mlKem("768")],
  "X-Wing": [X25519, mlKem("768")],
  X25519Kyber768Draft00: [X25519, { name: "Kyber", parameterSet: "768" }],
  "sntrup761x25519-sha512": [X25519, { name: "SNTRUPrime", parameterSet: "761" }, { name: "SHA-512" }],
  "NaCl-box": [X25519, { name: "XSalsa20-Poly1305" }],
  "NaCl-sealedbox": [X25519, { name: "XSalsa20-Poly1305" }]
}

const hashOf = ({ digest }: Facts): ReadonlyArray<Facts> => (digest === undefined ? [] : [{ name: digest }])

const cipherOf = ({ cipher, keyBits, mode }: Facts): ReadonlyArray<Facts> =>
  cipher === undefined
    ? []
    : [{ name: cipher, ...(keyBits === undefined ? {} : { keyBits }), ...(mode === undefined ? {} : { mode }) }]

const derivation = (name: string, { digest, iterations }: Facts): Facts => ({
  name,
  ...(digest === undefined ? {} : { digest }),
  ...(iterations === undefined ? {} : { iterations })
})

const cbcHmac = (facts: Facts): ReadonlyArray<Facts> => [
  { name: "AES", mode: "cbc", ...(facts.keyBits === undefined ? {} : { keyBits: facts.keyBits }) },
  { name: "HMAC", ...(facts.digest === undefined ? {} : { digest: facts.digest }) }
]

/** The MAC that a derivation is built on: RFC 8018 5.2, RFC 5869. */
const hmacOf = ({ digest }: Facts): ReadonlyArray<Facts> => (digest === undefined ? [] : [{ name: "HMAC", digest }])

const computed: { readonly [name: string]: (facts: Facts) => ReadonlyArray<Facts> } = {
  PBKDF1: hashOf,
  PBKDF2: hmacOf,
  HKDF: hmacOf,
  HMAC: hashOf,
  PKCS12KDF: hashOf,
  PBES1: (facts) => [derivation("PBKDF1", facts), ...cipherOf(facts)],
  PBES2: (facts) => [derivation("PBKDF2", facts), ...cipherOf(facts)],
  "PKCS12-PBE": (facts) => [derivation("PKCS12KDF", facts), ...cipherOf(facts)],
  "PEM-PBE": (facts) => [derivation("OpenSSL-KDF", facts), ...cipherOf(facts)],
  CMAC: cipherOf,
  GMAC: cipherOf,
  "XCBC-MAC": cipherOf,
  "CBC-MAC": cipherOf,
  "CFB-MAC": cipherOf,
  "ISO9797-MAC": cipherOf,
  "AES-CBC-HMAC": cbcHmac
}

const hashesOf = ({ digest, mgfDigest }: Facts): ReadonlyArray<Facts> =>
  [...new Set([digest, mgfDigest])].flatMap((name) => (name === undefined ? [] : [{ name }]))

/**
 * The algorithms that an algorithm is made of, where naming them helps: the hash of a signature, the cipher of a MAC, both
 * halves of a hybrid. Takes effective facts.
 */
const algorithmParts = (facts: Facts): ReadonlyArray<Facts> => {
  const name = facts.name ?? ""
  const parts = Object.hasOwn(fixed, name)
    ? fixed[name]
    : Object.hasOwn(computed, name)
      ? computed[name]?.(facts)
      : undefined
  if (parts !== undefined) return parts
  const isHashed = facts.primitive === "signature" || (name === "RSA" && facts.padding === "oaep")
  return isHashed && algorithmOf(name) !== undefined ? hashesOf(facts) : []
}

/** An asset as one finding describes it. */
export interface AssetDraft extends AssetIdentity {
  /** Attributes that make the asset, whose provenance decides how sure it is. */
  readonly says: ReadonlyArray<Attribute>
  /** All facts of the use. */
  readonly seen: Facts
  readonly functions: ReadonlyArray<CryptoFunction>
  readonly suite?: { readonly name: string; readonly identifiers?: ReadonlyArray<string> }
  readonly certificate?: Certificate
  readonly stored?: StoredObject
  readonly related: ReadonlyArray<{ readonly role: Relation["role"]; readonly draft: AssetDraft }>
}

const functionOfKind: { readonly [K in FindingKind]?: CryptoFunction } = {
  hash: "digest",
  mac: "tag",
  kdf: "keyderive",
  "password-hash": "keyderive",
  "key-agreement": "keyderive",
  keygen: "keygen",
  random: "generate"
}

const functionsOf = (facts: Facts, kind: FindingKind | undefined): ReadonlyArray<CryptoFunction> => {
  const usual = kind === undefined ? undefined : functionOfKind[kind]
  return facts.functions ?? (usual === undefined ? [] : [usual])
}

export const pick = (facts: Facts, attributes: ReadonlyArray<Attribute>): Facts =>
  Object.fromEntries(attributes.map((attribute) => [attribute, facts[attribute]]))

/** RSA of which nothing else is known is one thing, whether a key of it is made or signs. */
const isBareRsa = ({ name }: Facts, says: ReadonlyArray<Attribute>): boolean => name === "RSA" && says.length === 0

/** What makes an algorithm: its name, its primitive and the attributes in its name. A curve has its own size. */
export const algorithmIdentity = (seen: Facts, says: ReadonlyArray<Attribute>): Facts => {
  const attributes = says.filter((one) => one !== "keyBits" || seen.curve === undefined || !says.includes("curve"))
  const identity = pick(seen, [...(seen.name === undefined ? [] : (["name"] as const)), "primitive", ...attributes])
  return isBareRsa(seen, says) ? { ...identity, primitive: "unknown" } : identity
}

/** An algorithm, with the algorithms it is made of. */
export const algorithmDraft = (given: Facts, kind?: FindingKind): AssetDraft => {
  const seen = effectiveFacts(given, kind)
  const { name, says } = describeAlgorithm(seen, kind)
  const identity = algorithmIdentity(seen, says)
  return {
    type: "algorithm",
    name,
    facts: identity,
    says: ["name", ...says],
    seen,
    functions: functionsOf(given, kind),
    related: algorithmParts(seen).map((part) => ({ role: "part", draft: algorithmDraft(part) }))
  }
}

const isPresent = (part: string | number | undefined): boolean => part !== undefined

const isFixedSize = (name: string | undefined): boolean =>
  (algorithmOf(name)?.keyBits ?? algorithmOf(name)?.curve) !== undefined

/** The size is part of the name unless the algorithm's name already has it. */
const materialName = (material: MaterialType, size: number | undefined, of: AssetDraft | undefined): string => {
  if (of !== undefined && of.seen.name === undefined) return ["unknown", material, size].filter(isPresent).join("-")
  const nameHasSize = isKey(material) && (of?.seen.keyBits ?? of?.seen.curve) !== undefined
  const implied =
    nameHasSize && (of!.says.some((one) => one === "keyBits" || one === "curve") || isFixedSize(of!.seen.name))
  return [of?.name, material, implied ? undefined : size].filter(isPresent).join("-")
}

/** A material, of an algorithm or of none that is known. */
export const materialDraft = (facts: Facts, material: MaterialType, of: AssetDraft | undefined): AssetDraft => {
  const size = sizeOf(facts, material)
  return {
    type: "related-crypto-material",
    name: materialName(material, size, of),
    facts: of?.facts ?? {},
    material,
    ...(size === undefined ? {} : { size }),
    says: of?.says ?? ["material"],
    seen: facts,
    functions: [],
    related: of === undefined ? [] : [{ role: "algorithm", draft: of }]
  }
}
