import type { Facts } from "../model/Facts.ts"
import { oid } from "../notation/oid.ts"
import { algorithmFacts, algorithmIdentifier, keyFacts } from "./algorithmFacts.ts"
import {
  any,
  BIT_STRING,
  bitsOf,
  childrenOf,
  contentOf,
  context,
  type DerNode,
  encodingOf,
  type Form,
  inside,
  INTEGER,
  listOf,
  NULL,
  OCTET_STRING,
  oidIn,
  optional,
  parseDer,
  SEQUENCE,
  sequence,
  SET,
  tagged
} from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"
import { primeBits } from "./publicKey.ts"

const privateKey = (symbol: string, format: string, facts: Facts, node: DerNode): FoundArtefact => ({
  kind: "key",
  symbol,
  facts: { ...facts, material: "private-key" },
  stored: { format, fingerprint: fingerprint(encodingOf(node)), isEncrypted: false }
})

/** RFC 5652 5.3, RFC 2986 4.1: the type of an attribute and its values. */
export const attribute = sequence(oidIn, listOf(SET, any))

const integer = tagged(INTEGER)

/** RFC 8017 A.1.2: version, modulus, public and private exponent, the primes, their exponents, the coefficient, other primes. */
const rsaPrivateKey = sequence(
  integer,
  bitsOf,
  integer,
  integer,
  integer,
  integer,
  integer,
  integer,
  integer,
  optional(tagged(SEQUENCE))
)

const modulusBits = (node: DerNode | undefined): number | undefined => node && rsaPrivateKey(node)?.[1]

/** RFC 5958 2: version, algorithm, the key, attributes and, from the second version on, the public key. */
const privateKeyInfo = sequence(
  integer,
  algorithmIdentifier,
  tagged(OCTET_STRING),
  optional(listOf(context(0), attribute)),
  optional(tagged(0x81))
)

/** RFC 5208, RFC 5958. */
export const readPkcs8 = (node: DerNode, symbol = "PRIVATE KEY"): FoundArtefact | undefined => {
  const [, algorithm, key] = privateKeyInfo(node) ?? []
  if (algorithm === undefined || key === undefined) return undefined
  const facts = keyFacts(algorithm)
  const keyBits =
    facts.name === "RSA"
      ? modulusBits(parseDer(contentOf(key)))
      : facts.name === "DSA" || facts.name === "DH"
        ? primeBits(algorithm.parameters)
        : undefined
  return privateKey(symbol, "PKCS8", { ...facts, ...(keyBits !== undefined && { keyBits }) }, node)
}

const encryptedPrivateKeyInfo = sequence(algorithmIdentifier, tagged(OCTET_STRING))

/** RFC 5958 3. What is inside stays unknown. */
export const readEncryptedPkcs8 = (node: DerNode, symbol = "ENCRYPTED PRIVATE KEY"): FoundArtefact | undefined => {
  const [algorithm] = encryptedPrivateKeyInfo(node) ?? []
  if (algorithm === undefined) return undefined
  return {
    kind: "key",
    symbol,
    facts: { material: "private-key" },
    stored: {
      format: "PKCS8",
      fingerprint: fingerprint(encodingOf(node)),
      isEncrypted: true,
      protection: algorithmFacts(algorithm)
    }
  }
}

/** RFC 8017 A.1.2. */
export const readPkcs1 = (node: DerNode): FoundArtefact | undefined => {
  const keyBits = modulusBits(node)
  return keyBits === undefined ? undefined : privateKey("RSA PRIVATE KEY", "PKCS1", { name: "RSA", keyBits }, node)
}

/** The field, the curve, its base point and order (RFC 3279 2.3.5). */
const specifiedCurve = sequence(
  integer,
  sequence(oidIn, any),
  sequence(tagged(OCTET_STRING), tagged(OCTET_STRING), optional(tagged(BIT_STRING))),
  tagged(OCTET_STRING),
  integer,
  optional(integer)
)

/** The object identifier of a named curve (RFC 5480 2.1.1); none of a curve that is implicit or written out. */
const curveParameters: Form<string> = (node) =>
  oidIn(node) ?? (node.tag === NULL || specifiedCurve(node) !== undefined ? "" : undefined)

/** RFC 5915 3. */
const ecPrivateKey = sequence(
  integer,
  tagged(OCTET_STRING),
  optional(inside(0, curveParameters)),
  optional(inside(1, tagged(BIT_STRING)))
)

export const readSec1 = (node: DerNode): FoundArtefact | undefined => {
  const key = ecPrivateKey(node)
  if (key === undefined) return undefined
  const read = oid.ofText?.(key[2] ?? "")
  const curve = typeof read === "object" ? read.curve : undefined
  return privateKey("EC PRIVATE KEY", "SEC1", { name: "EC", ...(curve !== undefined && { curve }) }, node)
}

/** OpenSSL's own form: version, p, q, g, y, x. */
export const readDsa = (node: DerNode): FoundArtefact | undefined => {
  const [, prime, ...rest] = childrenOf(node)
  const keyBits = prime && bitsOf(prime)
  return keyBits !== undefined && rest.length === 4
    ? privateKey("DSA PRIVATE KEY", "OpenSSL", { name: "DSA", keyBits }, node)
    : undefined
}
