import * as Schema from "effect/Schema"
import { algorithms } from "../model/algorithms.ts"
import { canonicalCurve, curves } from "../model/curves.ts"
import { effectiveFacts } from "../model/effectiveFacts.ts"
import { modes, paddings } from "../model/modes.ts"
import { purposes } from "../model/Purpose.ts"
import {
  assetTypes,
  cryptoFunctions,
  freshnesses,
  materialTypes,
  primitives,
  verifications
} from "../model/vocabularies.ts"
import type { Policy, PolicyRow } from "./Policy.ts"
import type { Selector } from "./Selector.ts"
import { nearest } from "./nearest.ts"

type NameReader = (text: string) => string | undefined

/** A word of a list that an asset can have; `spelling` knows under which word an asset has it. */
const member = <A extends string>(what: string, words: ReadonlyArray<A>, spelling: NameReader = (text) => text) => {
  const used: ReadonlySet<string> = new Set(words.filter((word) => spelling(word) === word))
  const meant = (text: string): string => {
    const written = spelling(text) ?? text
    return used.has(written) ? written : nearest(text, [...used])
  }
  return Schema.String.check(
    Schema.makeFilter((text: string) =>
      used.has(text) ? undefined : `is ${JSON.stringify(text)}, which is no ${what}; the nearest is "${meant(text)}"`
    )
  ).pipe(Schema.refine((text): text is A => used.has(text)))
}

/** One, or one of several. */
const oneOf = <A>(one: Schema.Codec<A, unknown>) => Schema.optionalKey(Schema.Union([one, Schema.NonEmptyArray(one)]))

const text = Schema.String.check(Schema.makeFilter((value: string) => value.trim() !== "" || "must not be empty"))

const range = Schema.Struct({
  min: Schema.optionalKey(Schema.Finite),
  max: Schema.optionalKey(Schema.Finite)
}).check(
  Schema.makeFilter(({ min, max }: { readonly min?: number; readonly max?: number }) => {
    if (min === undefined && max === undefined) return `must have "min" or "max"`
    return (min ?? -Infinity) <= (max ?? Infinity) || `has a "min" above its "max"`
  })
)

const bounds = Schema.optionalKey(Schema.Union([Schema.Finite, Schema.NonEmptyArray(Schema.Finite), range]))
const flag = Schema.optionalKey(Schema.Boolean)

const algorithm = oneOf(member("algorithm", Object.keys(algorithms), (name) => effectiveFacts({ name }).name))
const curve = oneOf(member("curve", Object.keys(curves), canonicalCurve))
const mode = oneOf(member("mode", Object.keys(modes), (name) => effectiveFacts({ mode: name }).mode))
const padding = oneOf(member("padding", Object.keys(paddings), (name) => effectiveFacts({ padding: name }).padding))

/** What only a single use has: policies judge an asset wherever it is used, so that a row would never be about one. */
type OfUse = "scope" | "symbol" | "lacks" | "isBesideCryptography"

/** The format of a selector in a file; attributes have the names that they have in assets. */
const selectorSchema: Schema.Codec<Selector, unknown> = Schema.Struct({
  name: algorithm,
  parameterSet: oneOf(text),
  digest: algorithm,
  mgfDigest: algorithm,
  cipher: algorithm,
  curve,
  group: oneOf(text),
  version: oneOf(text),
  keyBits: bounds,
  outputBits: bounds,
  iterations: bounds,
  memoryKib: bounds,
  parallelism: bounds,
  saltBits: bounds,
  nonceBits: bounds,
  tagBits: bounds,
  classicalBits: bounds,
  quantumLevel: bounds,
  type: oneOf(member("type of asset", assetTypes)),
  primitive: oneOf(member("primitive", primitives)),
  mode,
  padding,
  functions: oneOf(member("function", cryptoFunctions)),
  material: oneOf(member("material", materialTypes)),
  generator: algorithm,
  freshness: oneOf(member("freshness", freshnesses)),
  certificateFormat: oneOf(text),
  verification: oneOf(member("verification", verifications)),
  purpose: oneOf(member("purpose", purposes)),
  uses: algorithm,
  isQuantumVulnerable: flag,
  isHardCoded: flag,
  isEncrypted: flag,
  protection: Schema.optionalKey(Schema.suspend((): Schema.Codec<Selector, unknown> => selectorSchema)),
  isSelfSigned: flag,
  isAuthority: flag,
  expiresInDays: bounds,
  not: Schema.optionalKey(Schema.suspend((): Schema.Codec<Selector, unknown> => selectorSchema)),
  anyOf: Schema.optionalKey(Schema.NonEmptyArray(Schema.suspend((): Schema.Codec<Selector, unknown> => selectorSchema)))
} satisfies { readonly [K in Exclude<keyof Selector, OfUse>]: unknown })

const isDate = (value: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const date = Schema.String.check(
  Schema.makeFilter(
    (value: string) => isDate(value) || `is ${JSON.stringify(value)}, which is no day; write it as "2031-01-01"`
  )
)

const address = Schema.String.check(
  Schema.makeFilter((value: string) => /^https?:\/\/[^\s/]\S*$/.test(value) || "must be an address on the web")
)

const id = Schema.String.check(
  Schema.makeFilter(
    (value: string) =>
      /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(value) || "must be of lower-case letters and digits with hyphens between"
  )
)

const isFirstDayBefore = ({ from, later }: PolicyRow): boolean =>
  from === undefined || later === undefined || from < later.from

const row: Schema.Codec<PolicyRow, unknown> = Schema.Struct({
  when: selectorSchema,
  status: Schema.Literals(["compliant", "deprecated", "disallowed", "unknown"]),
  from: Schema.optionalKey(date),
  later: Schema.optionalKey(Schema.Struct({ status: Schema.Literal("disallowed"), from: date })),
  clause: text,
  onlyWhereSaid: Schema.optionalKey(Schema.Literal(true)),
  onlyInHybrid: Schema.optionalKey(Schema.Literal(true)),
  onlyAlone: Schema.optionalKey(Schema.Literal(true)),
  note: Schema.optionalKey(text)
}).check(
  Schema.makeFilter((one: PolicyRow) => {
    if (one.later !== undefined && one.status !== "deprecated")
      return { path: ["later"], issue: "can only follow on a deprecation" }
    return isFirstDayBefore(one) || { path: ["later", "from"], issue: `must be after the row's own "from"` }
  })
)

const rows = Schema.NonEmptyArray(row).check(
  Schema.makeFilter((all: ReadonlyArray<PolicyRow>) => {
    const selectors = all.map(({ when }) => JSON.stringify(when))
    const again = selectors.findIndex((one, at) => selectors.indexOf(one) < at)
    return again < 0 || { path: [again, "when"], issue: "repeats that of a row before, so that the row never decides" }
  })
)

/** The format of a policy file. */
export const policySchema: Schema.Codec<Policy, unknown> = Schema.Struct({
  id,
  title: text,
  authority: text,
  version: text,
  status: Schema.Literals(["final", "draft"]),
  published: date,
  source: address,
  scope: text,
  rows,
  otherwise: Schema.Struct({ status: Schema.Literals(["disallowed", "unknown"]), clause: text })
})
