import { RsaSaPssParams } from "@peculiar/asn1-rsa"
import type { AlgorithmIdentifier } from "@peculiar/asn1-x509"
import { type Facts, omitFacts } from "../model/Facts.ts"
import { oid } from "../notation/oid.ts"
import { childrenOf, integerIn, isOctets, oidIn, parseDer, parseNode } from "./der.ts"

type NamedAlgorithm = Pick<AlgorithmIdentifier, "algorithm" | "parameters">
type AsnNode = ReturnType<typeof parseNode>

const RSASSA_PSS = "1.2.840.113549.1.1.10"
const PBES2 = "1.2.840.113549.1.5.13"
const PBKDF2 = "1.2.840.113549.1.5.12"
const SCRYPT = "1.3.6.1.4.1.11591.4.11"
const EC_PUBLIC_KEY = "1.2.840.10045.2.1"

const ofOid = (dotted: string | undefined): Facts => {
  const facts = dotted === undefined ? undefined : oid.ofText?.(dotted)
  return typeof facts === "object" ? facts : {}
}

/** RFC 4055 3.1. */
const pssFacts = (parameters: ArrayBuffer): Facts => {
  const params = parseDer(parameters, RsaSaPssParams)
  const digest = ofOid(params?.hashAlgorithm.algorithm).name
  const mgfDigest = ofOid(oidIn(childrenOf(parseNode(params?.maskGenAlgorithm.parameters))[0])).name
  const { saltLength } = params ?? {}
  return {
    name: "RSA",
    primitive: "signature",
    padding: "pss",
    ...(digest !== undefined && { digest }),
    ...(mgfDigest !== undefined && { mgfDigest }),
    ...(saltLength !== undefined && { saltBits: saltLength * 8 })
  }
}

/** RFC 8018 A.2: the salt, a count, an optional key length and an optional HMAC, by default HMAC-SHA-1. */
const pbkdf2Facts = (parameters: AsnNode): Facts => {
  const [, count, ...rest] = childrenOf(parameters)
  const prf = ofOid(oidIn(childrenOf(rest.at(-1))[0]))
  const iterations = integerIn(count)
  return { digest: prf.digest ?? "SHA-1", ...(iterations !== undefined && { iterations }) }
}

/** RFC 7914 7. */
const scryptFacts = (parameters: AsnNode): Facts => {
  const [, cost, blockSize, parallelism] = childrenOf(parameters).map(integerIn)
  return {
    ...(cost !== undefined && { iterations: cost }),
    ...(blockSize !== undefined && { blockSize }),
    ...(parallelism !== undefined && { parallelism })
  }
}

const derivations: { readonly [oid: string]: (parameters: AsnNode) => Facts } = {
  [PBKDF2]: pbkdf2Facts,
  [SCRYPT]: scryptFacts
}

/** RFC 8018 A.4. */
const pbes2Facts = (parameters: ArrayBuffer): Facts => {
  const [derivation, encryption] = childrenOf(parseNode(parameters))
  const [method, methodParameters] = childrenOf(derivation)
  const { name: cipher, keyBits, mode } = ofOid(oidIn(childrenOf(encryption)[0]))
  return {
    name: "PBES2",
    ...(cipher !== undefined && { cipher }),
    ...(keyBits !== undefined && { keyBits }),
    ...(mode !== undefined && { mode }),
    ...derivations[oidIn(method) ?? ""]?.(methodParameters)
  }
}

/** RFC 8018 A.3 and RFC 7292 C: a salt and a count. */
const pbeFacts = (parameters: ArrayBuffer): Facts => {
  const [salt, count] = childrenOf(parseNode(parameters))
  const iterations = isOctets(salt) ? integerIn(count) : undefined
  return iterations === undefined ? {} : { iterations }
}

const curveFacts = (parameters: ArrayBuffer): Facts => {
  const { curve } = ofOid(oidIn(parseNode(parameters)))
  return curve === undefined ? {} : { curve }
}

/** The facts of an AlgorithmIdentifier; none for an unknown object identifier. */
export const algorithmFacts = ({ algorithm, parameters }: NamedAlgorithm): Facts => {
  const facts = ofOid(algorithm)
  if (parameters === null || parameters === undefined) return facts
  if (algorithm === RSASSA_PSS) return pssFacts(parameters)
  if (algorithm === PBES2) return pbes2Facts(parameters)
  if (algorithm === EC_PUBLIC_KEY) return { ...facts, ...curveFacts(parameters) }
  return facts.cipher !== undefined || facts.name?.startsWith("PBE") === true
    ? { ...facts, ...pbeFacts(parameters) }
    : facts
}

/** The same of a node that was parsed without its type. */
export const algorithmNodeFacts = (node: AsnNode): Facts => {
  const [algorithm, parameters] = childrenOf(node)
  return algorithmFacts({ algorithm: oidIn(algorithm) ?? "", parameters: parameters?.toBER() ?? null })
}

/** The same of a key, which is not bound to the way it is used in. */
export const keyFacts = (identifier: NamedAlgorithm): Facts =>
  omitFacts(algorithmFacts(identifier), "padding", "digest", "mgfDigest", "saltBits")
