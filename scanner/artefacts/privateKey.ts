import { ECPrivateKey } from "@peculiar/asn1-ecc"
import { EncryptedPrivateKeyInfo, PrivateKeyInfo } from "@peculiar/asn1-pkcs8"
import { RSAPrivateKey } from "@peculiar/asn1-rsa"
import { Integer } from "asn1js"
import type { Facts } from "../model/Facts.ts"
import { oid } from "../notation/oid.ts"
import { algorithmFacts, keyFacts } from "./algorithmFacts.ts"
import { bitLength, childrenOf, parseDer, parseNode } from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"

const privateKey = (symbol: string, format: string, facts: Facts, der: Uint8Array): FoundArtefact => ({
  kind: "key",
  symbol,
  facts: { ...facts, material: "private-key" },
  stored: { format, fingerprint: fingerprint(der), isEncrypted: false }
})

const rsaBits = (der: Uint8Array | ArrayBuffer): Facts => {
  const modulus = parseDer(der, RSAPrivateKey)?.modulus
  return modulus === undefined ? {} : { keyBits: bitLength(modulus) }
}

const primeBits = (parameters: ArrayBuffer | null | undefined): Facts => {
  const prime = childrenOf(parseNode(parameters))[0]
  return prime instanceof Integer ? { keyBits: bitLength(prime.valueBlock.valueHexView) } : {}
}

/** RFC 5208, RFC 5958. */
export const readPkcs8 = (der: Uint8Array, symbol = "PRIVATE KEY"): FoundArtefact | undefined => {
  const info = parseDer(der, PrivateKeyInfo)
  if (info === undefined) return undefined
  const facts = keyFacts(info.privateKeyAlgorithm)
  const sizes =
    facts.name === "RSA"
      ? rsaBits(info.privateKey.buffer as ArrayBuffer)
      : facts.name === "DSA" || facts.name === "DH"
        ? primeBits(info.privateKeyAlgorithm.parameters)
        : {}
  return privateKey(symbol, "PKCS8", { ...facts, ...sizes }, der)
}

/** RFC 5958 3. What is inside stays unknown. */
export const readEncryptedPkcs8 = (der: Uint8Array, symbol = "ENCRYPTED PRIVATE KEY"): FoundArtefact | undefined => {
  const info = parseDer(der, EncryptedPrivateKeyInfo)
  if (info === undefined) return undefined
  const protection = algorithmFacts(info.encryptionAlgorithm)
  return {
    kind: "key",
    symbol,
    facts: { material: "private-key" },
    stored: { format: "PKCS8", fingerprint: fingerprint(der), isEncrypted: true, protection }
  }
}

/** RFC 8017 A.1.2. */
export const readPkcs1 = (der: Uint8Array, symbol = "RSA PRIVATE KEY"): FoundArtefact | undefined =>
  parseDer(der, RSAPrivateKey) === undefined
    ? undefined
    : privateKey(symbol, "PKCS1", { name: "RSA", ...rsaBits(der) }, der)

/** RFC 5915. */
export const readSec1 = (der: Uint8Array, symbol = "EC PRIVATE KEY"): FoundArtefact | undefined => {
  const key = parseDer(der, ECPrivateKey)
  if (key === undefined) return undefined
  const named = key.parameters?.namedCurve
  const read = named === undefined ? undefined : oid.ofText?.(named)
  const curve = typeof read === "object" ? read.curve : undefined
  return privateKey(symbol, "SEC1", { name: "EC", ...(curve !== undefined && { curve }) }, der)
}

/** OpenSSL's own form: version, p, q, g, y, x. */
export const readDsa = (der: Uint8Array, symbol = "DSA PRIVATE KEY"): FoundArtefact | undefined => {
  const [, prime, ...rest] = childrenOf(parseNode(der))
  return prime instanceof Integer && rest.length === 4
    ? privateKey(symbol, "OpenSSL", { name: "DSA", keyBits: bitLength(prime.valueBlock.valueHexView) }, der)
    : undefined
}
