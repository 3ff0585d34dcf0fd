import { RSAPublicKey } from "@peculiar/asn1-rsa"
import { SubjectPublicKeyInfo } from "@peculiar/asn1-x509"
import { Integer } from "asn1js"
import type { Facts } from "../model/Facts.ts"
import { keyFacts } from "./algorithmFacts.ts"
import { bitLength, childrenOf, parseDer, parseNode } from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"

/** The prime of DSA (RFC 3279 2.3.2) and of Diffie-Hellman (RFC 3279 2.3.3) is the first of the parameters. */
const PRIME_FIRST: ReadonlySet<string> = new Set(["DSA", "DH"])

const primeBits = (parameters: ArrayBuffer | null | undefined): number | undefined => {
  const prime = childrenOf(parseNode(parameters))[0]
  return prime instanceof Integer ? bitLength(prime.valueBlock.valueHexView) : undefined
}

/** Algorithm, size and curve of a public key. */
export const publicKeyFacts = ({ algorithm, subjectPublicKey }: SubjectPublicKeyInfo): Facts => {
  const facts = keyFacts(algorithm)
  const modulus = facts.name === "RSA" ? parseDer(subjectPublicKey, RSAPublicKey)?.modulus : undefined
  const keyBits =
    modulus !== undefined
      ? bitLength(modulus)
      : PRIME_FIRST.has(facts.name ?? "")
        ? primeBits(algorithm.parameters)
        : facts.keyBits
  return { ...facts, ...(keyBits !== undefined && { keyBits }) }
}

const publicKey = (symbol: string, format: string, facts: Facts, der: Uint8Array): FoundArtefact => ({
  kind: "key",
  symbol,
  facts: { ...facts, material: "public-key" },
  stored: { format, fingerprint: fingerprint(der) }
})

/** RFC 5280 4.1.2.7. */
export const readSpki = (der: Uint8Array, symbol = "PUBLIC KEY"): FoundArtefact | undefined => {
  const info = parseDer(der, SubjectPublicKeyInfo)
  return info === undefined ? undefined : publicKey(symbol, "SPKI", publicKeyFacts(info), der)
}

/** RFC 8017 A.1.1. */
export const readPkcs1Public = (der: Uint8Array, symbol = "RSA PUBLIC KEY"): FoundArtefact | undefined => {
  const key = parseDer(der, RSAPublicKey)
  return key === undefined
    ? undefined
    : publicKey(symbol, "PKCS1", { name: "RSA", keyBits: bitLength(key.modulus) }, der)
}
