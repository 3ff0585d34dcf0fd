import { RSAPublicKey } from "@peculiar/asn1-rsa"
import type { SubjectPublicKeyInfo } from "@peculiar/asn1-x509"
import type { Facts } from "../model/Facts.ts"
import { keyFacts } from "./algorithmFacts.ts"
import { bitLength, childrenOf, parseDer, parseNode } from "./der.ts"
import { Integer } from "asn1js"

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
