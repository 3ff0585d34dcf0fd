import { algorithmOf } from "../../../model/algorithms.ts"
import { canonicalCurve } from "../../../model/curves.ts"
import type { Facts } from "../../../model/Facts.ts"
import { paddings } from "../../../model/modes.ts"
import { isPlainWord } from "../../../model/plainFacts.ts"
import { botan } from "../../../notation/botan.ts"
import { cipher } from "../../../notation/cipher.ts"
import { dotnet } from "../../../notation/dotnet.ts"
import { hash } from "../../../notation/hash.ts"
import { jca } from "../../../notation/jca/jca.ts"
import { jose } from "../../../notation/jose.ts"
import { keyType } from "../../../notation/keyType.ts"
import type { Notation } from "../../../notation/Notation.ts"
import { oid } from "../../../notation/oid.ts"
import { pqc } from "../../../notation/pqc.ts"
import { countInText, objectIn, textIn, textsIn } from "../../read/JsonObject.ts"
import { type AlgorithmFields, algorithmFields } from "./algorithmFields.ts"
import type { BomComponent } from "./BomComponent.ts"

/** The notations in which tools name algorithms, those with the fewest defaults first. */
const NOTATIONS: ReadonlyArray<Notation> = [jca, cipher, dotnet, pqc, jose, botan]

/** Names of CBOMkit that are in no notation: cbomkit/cbomkit, example/keycloak-cbom.json. */
const NAMES: { readonly [name: string]: Facts } = { ConcatenationKDF: { name: "ConcatKDF" } }

const MAX_NAME = 128

const factsIn = (notation: Notation, text: string): Facts | undefined => {
  const said = notation.ofText?.(text)
  return typeof said === "object" ? said : undefined
}

const notationFacts = (text: string): Facts | undefined => {
  if (Object.hasOwn(NAMES, text)) return NAMES[text]
  for (const notation of NOTATIONS) {
    const facts = factsIn(notation, text)
    if (facts?.name !== undefined) return facts
  }
  const curve = canonicalCurve(text)
  if (curve !== undefined) return { name: "EC", curve }
  const key = factsIn(keyType, text)
  return key?.name === "RSA" ? key : undefined
}

interface UnderstoodName {
  readonly facts: Facts
  /** The words after the understood part. */
  readonly rest: ReadonlyArray<string>
}

/** Reads as much of a name as is understood: of `RSA-PKCS1-1.5-SHA-512-2048` only `RSA`, and the rest as words. */
const readName = (name: string): UnderstoodName | undefined => {
  const parts = name.slice(0, MAX_NAME).split("-")
  for (let count = parts.length; count > 0; count--) {
    const facts = notationFacts(parts.slice(0, count).join("-"))
    if (facts !== undefined) return { facts, rest: parts.slice(count) }
  }
  return undefined
}

/** A hash function among words, written as one or as two: `SHA256`, `SHA` and `256`. */
const digestIn = (rest: ReadonlyArray<string>): string | undefined => {
  for (let at = 0; at < rest.length; at++)
    for (const text of [rest.slice(at, at + 2).join("-"), rest[at]!]) {
      const facts = factsIn(hash, text)
      if (facts?.name !== undefined) return facts.name
    }
  return undefined
}

const DIGEST_USERS: ReadonlySet<string> = new Set(["signature", "mac", "kdf", "drbg"])

const digestOf = ({ facts, rest }: UnderstoodName): Facts => {
  const uses = facts.name === "RSA" || DIGEST_USERS.has(algorithmOf(facts.name)?.primitive ?? "")
  const digest = uses && facts.digest === undefined ? digestIn(rest) : undefined
  return digest === undefined ? {} : { digest }
}

/** The registry writes `RSA-PKCS1-1.5-...` and `RSA-PSS-...`. */
const paddingOf = ({ facts, rest }: UnderstoodName): Facts => {
  if (facts.name !== "RSA" || facts.padding !== undefined) return {}
  const words = `${rest.join("-")}-`
  const found = Object.entries(paddings).find(
    ([, { registry }]) => registry !== undefined && words.startsWith(`${registry}-`)
  )
  return found === undefined ? {} : { padding: found[0] }
}

/** One tool's set of parameters is the size of a key, another's that of the digest. */
const parametersOf = (facts: Facts, set: string | undefined): Facts => {
  const algorithm = algorithmOf(facts.name)
  const bits = countInText(set)
  if (algorithm === undefined || set === undefined || facts.keyBits !== undefined) return {}
  const isPostQuantum = algorithm.quantumVulnerable !== true && /^(?:signature|kem)$/.test(algorithm.primitive)
  if (isPostQuantum) return facts.parameterSet === undefined && isPlainWord(set) ? { parameterSet: set } : {}
  if (bits === undefined || bits === algorithmOf(facts.digest)?.outputBits) return {}
  if (algorithm.keySizes !== undefined) return algorithm.keySizes.includes(bits) ? { keyBits: bits } : {}
  return algorithm.quantumVulnerable === true && algorithm.curve === undefined && bits >= 160 ? { keyBits: bits } : {}
}

const isBlockCipher = ({ name }: Facts): boolean => {
  const primitive = algorithmOf(name)?.primitive
  return primitive === "block-cipher" || primitive === undefined
}

/** Modes and paddings are of block ciphers, paddings of RSA too; tools write them elsewhere as well. */
const modesOf = (facts: Facts, { modes, paddings }: AlgorithmFields): Facts => {
  const mode = facts.mode ?? (isBlockCipher(facts) ? modes[0] : undefined)
  const padding = facts.padding ?? (isBlockCipher(facts) || facts.name === "RSA" ? paddings[0] : undefined)
  return {
    ...(mode !== undefined && { mode }),
    ...(padding !== undefined && { padding: padding === "pkcs5" && isBlockCipher(facts) ? "pkcs7" : padding })
  }
}

/** The primitive of a key pair that is only generated is no attribute of its use. */
const primitiveOf = (facts: Facts, fields: AlgorithmFields, functions: ReadonlyArray<string>): Facts => {
  const { primitive } = fields.facts
  const isOpen = ["unknown", "pke", undefined].includes(algorithmOf(facts.name)?.primitive)
  if (primitive === undefined || facts.primitive !== undefined || !isOpen) return {}
  const isMade = functions.length > 0 && functions.every((one) => one === "keygen")
  return isMade && primitive === "pke" ? {} : { primitive }
}

/** More of the same algorithm; documents give many an algorithm the number of another. */
const fromOid = (facts: Facts, number: string | undefined): Facts => {
  const said = number === undefined ? undefined : factsIn(oid, number)
  return said?.name === facts.name ? { ...said, ...facts } : facts
}

const unreadName = (name: string): Facts => (isPlainWord(name) ? { name } : {})

/** The facts of an algorithm that another tool wrote: first from its name in any notation, then from its fields. */
export const importedAlgorithm = (component: BomComponent): Facts => {
  const properties = objectIn(component.fields, "cryptoProperties")
  const number = textIn(properties, "oid")?.replace(/^(?:urn:)?oid:/i, "")
  const fields = algorithmFields(component)
  const byOid = number === undefined ? undefined : factsIn(oid, number)
  const reading = readName(component.name) ?? {
    facts: byOid?.name === undefined ? unreadName(component.name) : byOid,
    rest: []
  }
  const named: Facts = fromOid({ ...reading.facts, ...digestOf(reading), ...paddingOf(reading) }, number)
  const functions = textsIn(objectIn(properties, "algorithmProperties"), "cryptoFunctions")
  return {
    ...(fields.facts.curve !== undefined && { curve: fields.facts.curve }),
    ...named,
    ...parametersOf(named, fields.parameterSet),
    ...modesOf(named, fields),
    ...primitiveOf(named, fields, functions)
  }
}
