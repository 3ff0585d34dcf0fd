import type { Facts } from "../model/Facts.ts"
import { algorithmIdentifier, keyFacts, type NamedAlgorithm } from "./algorithmFacts.ts"
import {
  bitsIn,
  bitsOf,
  childrenOf,
  type DerNode,
  encodingOf,
  type Form,
  INTEGER,
  parseDer,
  sequence,
  tagged
} from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"

/** The prime of DSA (RFC 3279 2.3.2) and of Diffie-Hellman (RFC 3279 2.3.3) is the first of the parameters. */
const PRIME_FIRST: ReadonlySet<string> = new Set(["DSA", "DH"])

/** The size of the prime that the parameters of an algorithm begin with. */
export const primeBits = (parameters: DerNode | undefined): number | undefined => {
  const [prime] = childrenOf(parameters)
  return prime && bitsOf(prime)
}

/** RFC 8017 A.1.1: modulus and exponent. */
const rsaPublicKey = sequence(bitsOf, tagged(INTEGER))

/** A SubjectPublicKeyInfo (RFC 5280 4.1.2.7). */
export interface PublicKeyInfo {
  readonly algorithm: NamedAlgorithm
  readonly key: Uint8Array
  readonly encoding: Uint8Array
}

const algorithmAndKey = sequence(algorithmIdentifier, bitsIn)

export const publicKeyInfo: Form<PublicKeyInfo> = (node) => {
  const [algorithm, key] = algorithmAndKey(node) ?? []
  return algorithm === undefined || key === undefined ? undefined : { algorithm, key, encoding: encodingOf(node) }
}

const rsaBits = (key: Uint8Array): number | undefined => {
  const node = parseDer(key)
  return node && rsaPublicKey(node)?.[0]
}

/** Algorithm, size and curve of a public key. */
export const publicKeyFacts = ({ algorithm, key }: PublicKeyInfo): Facts => {
  const facts = keyFacts(algorithm)
  const modulusBits = facts.name === "RSA" ? rsaBits(key) : undefined
  const keyBits = modulusBits ?? (PRIME_FIRST.has(facts.name ?? "") ? primeBits(algorithm.parameters) : facts.keyBits)
  return { ...facts, ...(keyBits !== undefined && { keyBits }) }
}

const publicKey = (symbol: string, format: string, facts: Facts, node: DerNode): FoundArtefact => ({
  kind: "key",
  symbol,
  facts: { ...facts, material: "public-key" },
  stored: { format, fingerprint: fingerprint(encodingOf(node)) }
})

/** RFC 5280 4.1.2.7. */
export const readSpki = (node: DerNode): FoundArtefact | undefined => {
  const info = publicKeyInfo(node)
  return info && publicKey("PUBLIC KEY", "SPKI", publicKeyFacts(info), node)
}

/** RFC 8017 A.1.1. */
export const readPkcs1Public = (node: DerNode): FoundArtefact | undefined => {
  const key = rsaPublicKey(node)
  return key && publicKey("RSA PUBLIC KEY", "PKCS1", { name: "RSA", keyBits: key[0] }, node)
}
