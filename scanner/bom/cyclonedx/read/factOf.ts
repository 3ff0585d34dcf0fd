import type { Attribute, CryptoFunction, Facts, Primitive } from "../../../model/Facts.ts"
import { isPlainWord } from "../../../model/plainFacts.ts"
import type { UsageScope } from "../../../model/UsageScope.ts"
import { cryptoFunctions, primitives, usageScopes } from "../../../model/vocabularies.ts"
import { countInText } from "../../read/JsonObject.ts"

const NUMBERS = [
  "keyBits",
  "tagBits",
  "nonceBits",
  "saltBits",
  "outputBits",
  "iterations",
  "memoryKib",
  "parallelism",
  "blockSize",
  "byteLength"
] as const satisfies ReadonlyArray<Attribute>

const TEXTS = [
  "name",
  "primitive",
  "parameterSet",
  "mode",
  "padding",
  "digest",
  "mgfDigest",
  "cipher",
  "curve",
  "group",
  "version",
  "suite",
  "material",
  "certificateFormat",
  "generator",
  "freshness",
  "verification",
  "purpose",
  "functions"
] as const satisfies ReadonlyArray<Attribute>

const numbers: ReadonlySet<string> = new Set(NUMBERS)
const known: ReadonlySet<string> = new Set([...NUMBERS, ...TEXTS])

export const isAttribute = (name: string): name is Attribute => known.has(name)

/** The value of an attribute from its text; undefined for a text that cannot be one. */
export const factOf = (attribute: Attribute, text: string): string | number | undefined => {
  if (numbers.has(attribute)) return countInText(text)
  return isPlainWord(text) ? text : undefined
}

/** The attributes with one value each, from their texts. */
export const factsOf = (texts: Iterable<readonly [Attribute, string | undefined]>): Facts =>
  Object.fromEntries(
    [...texts].flatMap(([attribute, text]) => {
      const value = text === undefined ? undefined : factOf(attribute, text)
      return value === undefined ? [] : [[attribute, value]]
    })
  )

const PRIMITIVES: ReadonlySet<string> = new Set(primitives)

export const isPrimitive = (text: string | undefined): text is Primitive => text !== undefined && PRIMITIVES.has(text)

const FUNCTIONS: ReadonlySet<string> = new Set(cryptoFunctions)

export const isFunction = (text: string): text is CryptoFunction => FUNCTIONS.has(text)

const SCOPES: ReadonlySet<string> = new Set(usageScopes)

export const isUsageScope = (text: string | undefined): text is UsageScope => text !== undefined && SCOPES.has(text)
