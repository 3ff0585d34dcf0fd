import { type Facts, omitFacts } from "../model/Facts.ts"
import { oid } from "../notation/oid.ts"
import {
  any,
  childrenOf,
  type DerNode,
  type Form,
  inside,
  integerIn,
  NULL,
  OCTET_STRING,
  oidIn,
  optional,
  sequence
} from "./der.ts"

/** An AlgorithmIdentifier (RFC 5280 4.1.1.2). */
export interface NamedAlgorithm {
  readonly id: string
  readonly parameters: DerNode | undefined
}

const identifier = sequence(oidIn, optional(any))

export const algorithmIdentifier: Form<NamedAlgorithm> = (node) => {
  const [id, parameters] = identifier(node) ?? []
  return id === undefined ? undefined : { id, parameters: parameters?.tag === NULL ? undefined : parameters }
}

const RSASSA_PSS = "1.2.840.113549.1.1.10"
const PBES2 = "1.2.840.113549.1.5.13"
const PBKDF2 = "1.2.840.113549.1.5.12"
const SCRYPT = "1.3.6.1.4.1.11591.4.11"
const EC_PUBLIC_KEY = "1.2.840.10045.2.1"

const firstOid = (node: DerNode | undefined): string | undefined => {
  const [first] = childrenOf(node)
  return first && oidIn(first)
}

const numberIn = (node: DerNode | undefined): number | undefined => node && integerIn(node)

const ofOid = (dotted: string | undefined): Facts => {
  const facts = dotted === undefined ? undefined : oid.ofText?.(dotted)
  return typeof facts === "object" ? facts : {}
}

const SHA_1 = "1.3.14.3.2.26"

const pssParameters = sequence(
  optional(inside(0, algorithmIdentifier)),
  optional(inside(1, algorithmIdentifier)),
  optional(inside(2, integerIn)),
  optional(inside(3, integerIn))
)

/** RFC 4055 3.1: the digest, the mask generation with its digest, the length of the salt; by default SHA-1 and 20. */
const pssFacts = (parameters: DerNode): Facts => {
  const read = pssParameters(parameters)
  const [hash, mask, saltLength = 20] = read ?? []
  const digest = read && ofOid(hash === undefined ? SHA_1 : hash.id).name
  const mgfDigest = read && ofOid(mask === undefined ? SHA_1 : firstOid(mask.parameters)).name
  return {
    name: "RSA",
    primitive: "signature",
    padding: "pss",
    ...(digest !== undefined && { digest }),
    ...(mgfDigest !== undefined && { mgfDigest }),
    ...(read !== undefined && { saltBits: saltLength * 8 })
  }
}

/** RFC 8018 A.2: the salt, a count, an optional key length and an optional HMAC, by default HMAC-SHA-1. */
const pbkdf2Facts = (parameters: DerNode | undefined): Facts => {
  const [, count, ...rest] = childrenOf(parameters)
  const prf = ofOid(firstOid(rest.at(-1)))
  const iterations = numberIn(count)
  return { digest: prf.digest ?? "SHA-1", ...(iterations !== undefined && { iterations }) }
}

/** RFC 7914 7. */
const scryptFacts = (parameters: DerNode | undefined): Facts => {
  const [, cost, blockSize, parallelism] = childrenOf(parameters).map(integerIn)
  return {
    ...(cost !== undefined && { iterations: cost }),
    ...(blockSize !== undefined && { blockSize }),
    ...(parallelism !== undefined && { parallelism })
  }
}

const derivations: { readonly [oid: string]: (parameters: DerNode | undefined) => Facts } = {
  [PBKDF2]: pbkdf2Facts,
  [SCRYPT]: scryptFacts
}

/** RFC 8018 A.4. */
const pbes2Facts = (parameters: DerNode): Facts => {
  const [derivation, encryption] = childrenOf(parameters)
  const { name: cipher, keyBits, mode } = ofOid(firstOid(encryption))
  return {
    name: "PBES2",
    ...(cipher !== undefined && { cipher }),
    ...(keyBits !== undefined && { keyBits }),
    ...(mode !== undefined && { mode }),
    ...derivations[firstOid(derivation) ?? ""]?.(childrenOf(derivation)[1])
  }
}

/** RFC 8018 A.3 and RFC 7292 C: a salt and a count. */
const pbeFacts = (parameters: DerNode): Facts => {
  const [salt, count] = childrenOf(parameters)
  const iterations = salt?.tag === OCTET_STRING ? numberIn(count) : undefined
  return iterations === undefined ? {} : { iterations }
}

const curveFacts = (parameters: DerNode): Facts => {
  const { curve } = ofOid(oidIn(parameters))
  return curve === undefined ? {} : { curve }
}

/** The facts of an AlgorithmIdentifier; none for an unknown object identifier. */
export const algorithmFacts = ({ id, parameters }: NamedAlgorithm): Facts => {
  const facts = ofOid(id)
  if (parameters === undefined) return facts
  if (id === RSASSA_PSS) return pssFacts(parameters)
  if (id === PBES2) return pbes2Facts(parameters)
  if (id === EC_PUBLIC_KEY) return { ...facts, ...curveFacts(parameters) }
  return facts.cipher !== undefined || facts.name?.startsWith("PBE") === true
    ? { ...facts, ...pbeFacts(parameters) }
    : facts
}

/** The same of a key, which is not bound to the way it is used in. */
export const keyFacts = (algorithm: NamedAlgorithm): Facts =>
  omitFacts(algorithmFacts(algorithm), "padding", "digest", "mgfDigest", "saltBits")
