import * as Result from "effect/Result"
import * as Base64 from "effect/encoding/Base64"
import type { FoundArtefact } from "../artefacts/FoundArtefact.ts"
import { fingerprint } from "../artefacts/fingerprint.ts"
import { locatePem } from "../artefacts/readArtefact.ts"
import { type Attribute, type Facts, type FactSources, type Provenance, weakestVerification } from "../model/Facts.ts"
import type { Evidence, FileReference, Finding } from "../model/Finding.ts"
import type { Place } from "../model/Place.ts"
import { isPlainPath } from "../model/plainFacts.ts"
import type { Notation } from "../notation/Notation.ts"
import { type NotationName, notations } from "../notation/notations.ts"
import { type NamedAlgorithm, readAlgorithms } from "./readAlgorithms.ts"
import { evidenceOfDefinitions } from "./definitionsIn.ts"
import { isOpen, plainValue } from "../formats/openText.ts"
import { originOf, type KnownDirective, type UseFound } from "./usesIn.ts"
import { type AllowedVersion, readVersions } from "./readVersions.ts"
import { cipherString } from "../notation/cipherString.ts"

/** Cipher suites that directives allow together. */
interface AllowedSuites {
  readonly names: ReadonlyArray<string>
  /** A part of the list, or all of it, is not known. */
  readonly isOpen: boolean
  readonly from: Provenance["from"]
  readonly place: Place | undefined
}

/** What a distribution chooses (update-crypto-policies(8)). */
const ELSEWHERE = /^PROFILE=/

/** Suites of TLS 1.3 name no key exchange. */
const isOf13 = (name: string): boolean => /^TLS_(?!.*_WITH_)/.test(name)

/** Authenticated suites and those with newer hashes came with TLS 1.2 (RFC 5246, RFC 5288, RFC 5289). */
const isOf12 = (name: string): boolean => /_(?:GCM|CCM|CCM_8|POLY1305)_?|_SHA(?:256|384)$/.test(name)

/** Suites of a list that a version has; a keyword may mean any suite but those of TLS 1.3. */
const suitesOf = (names: ReadonlyArray<string>, version: string | undefined): ReadonlyArray<string> => {
  if (version === undefined) return names
  if (version === "1.3") return names.filter(isOf13)
  const older = names.filter((name) => !isOf13(name))
  return version === "1.2" ? older : older.filter((name) => !isOf12(name))
}

const excluded = (text: string): string => text.replace(/[^\s,:;]+/g, "!$&")

const readSuites = (all: ReadonlyArray<KnownDirective>): AllowedSuites => {
  const known = all.filter(({ meaning }) => meaning.kind === "suites")
  const texts = known.map(({ values, meaning }) => {
    const text = plainValue(values.join(":"))
    return meaning.kind === "suites" && meaning.without === true ? excluded(text) : text
  })
  const names = cipherString(texts.join(":"))
  return {
    names,
    isOpen: texts.some((text) => isOpen(text) || ELSEWHERE.test(text)) || (names.length === 0 && texts.length > 0),
    from: known.some((one) => originOf(one) === "resolved") ? "resolved" : "literal",
    place: known[0]?.directive.place
  }
}

/** What the findings of a file have in common. */
export interface Origin {
  /** The product that reads the file. */
  readonly product: string
  readonly base: Pick<Finding, "path" | "language" | "scope" | "library">
}

export const MAX_EVIDENCE = 64

const sourced = (facts: Facts, from: Provenance["from"]): FactSources =>
  Object.fromEntries(Object.keys(facts).map((name) => [name, { from, hops: from === "resolved" ? 1 : 0 }]))

const UNKNOWN: Provenance = { from: "unknown", hops: 0 }

const apiOf = ({ product }: Origin, name: string): string => `${product}.${name.replace(" ", ".")}`

const samePlace = (a: Place, b: Place): boolean => a.line === b.line && a.column === b.column

/** Where the variables of a directive have their values from. */
const definedBy = ({ directive: { definitions = [] } }: KnownDirective): ReadonlyArray<Evidence> =>
  evidenceOfDefinitions(definitions)

const evidenceOf = (origin: Origin, all: ReadonlyArray<KnownDirective>, place: Place): ReadonlyArray<Evidence> =>
  [
    ...all
      .filter(({ directive }) => !samePlace(directive.place, place))
      .map(({ row, directive, meaning }): Evidence => ({
        place: directive.place,
        symbol: apiOf(origin, row),
        role: meaning.kind === "suites" ? "suite" : "setting"
      })),
    ...all.flatMap(definedBy)
  ].slice(0, MAX_EVIDENCE)

/** What a switch says; undefined where it says nothing. */
const switched = ({ meaning, values }: KnownDirective): boolean | undefined => {
  if (meaning.kind !== "switch") return undefined
  const words = values.length === 0 ? [""] : values.map(plainValue)
  if (meaning.off !== undefined && words.some((word) => meaning.off!.test(word))) return false
  return meaning.on !== undefined && words.some((word) => meaning.on!.test(word)) ? true : undefined
}

/** Without switches that say nothing. */
const effective = (all: ReadonlyArray<KnownDirective>): ReadonlyArray<KnownDirective> =>
  all.filter((known) => known.meaning.kind !== "switch" || switched(known) !== undefined)

const isOff = (all: ReadonlyArray<KnownDirective>): boolean => all.some((known) => switched(known) === false)

interface Attributes {
  readonly facts: Facts
  readonly sources: FactSources
}

const read = (notation: Notation, text: string): Facts | number | undefined =>
  notation.ofText?.(text) ?? (/^\d+$/.test(text) ? notation.ofNumber?.(Number(text)) : undefined)

const readText = (dialect: NotationName, text: string): Facts | number | undefined => {
  const notation: Notation = notations[dialect]
  if (text === "") return notation.ofNull
  return isOpen(text) ? undefined : read(notation, text)
}

const attributeOf = (known: KnownDirective): Attributes => {
  const meaning =
    known.meaning.kind === "switch"
      ? known.meaning.also && { ...known.meaning.also, kind: "attribute" as const }
      : known.meaning
  if (meaning?.kind !== "attribute") return { facts: {}, sources: {} }
  const written = plainValue(known.values.join(" "))
  const text = written === "" && "bare" in meaning ? (meaning.bare ?? "") : written
  const name: Attribute = meaning.attribute === "algorithm" ? "name" : meaning.attribute
  const found = readText(meaning.dialect, text)
  if (found === undefined) return { facts: {}, sources: { [name]: UNKNOWN } }
  const value = typeof found === "object" ? (found[name] ?? found.name) : found
  if (value === undefined && meaning.attribute !== "algorithm") return { facts: {}, sources: {} }
  const facts: Facts = typeof found === "object" && meaning.attribute === "algorithm" ? found : { [name]: value }
  return { facts, sources: sourced(facts, originOf(known)) }
}

/** Attributes that settings say one after the other: the last counts, and the weakest of what is checked. */
const combined = (all: ReadonlyArray<Facts>): Facts =>
  all.reduce((one, next) => ({ ...one, ...next, ...weakestVerification(one, next) }), {})

/** Elliptic curve keys that are only told by their size are on a curve of NIST (FIPS 186-5). */
const onCurve = ({ facts, sources }: Attributes): Attributes => {
  const { name, curve, keyBits, ...others } = facts
  if ((name !== "ECDSA" && name !== "EC") || curve !== undefined || keyBits === undefined) return { facts, sources }
  const { keyBits: source, ...known } = sources
  return { facts: { ...others, name, curve: `P-${keyBits}` }, sources: { ...known, ...(source && { curve: source }) } }
}

/** What the settings say over what is always so, and both over what the product documents as its default. */
const attributesOf = ({ use, directives }: UseFound): Attributes => {
  const own = directives.map(attributeOf)
  const facts: Facts = { ...use.facts, ...combined(own.map((one) => one.facts)) }
  const sources = Object.assign(sourced(use.facts ?? {}, "literal"), ...own.map((one) => one.sources)) as FactSources
  const isNamed = sources.name !== undefined
  const ofNamed = isNamed ? use.defaultsOf?.[facts.name ?? ""] : undefined
  const general = Object.entries(use.defaults ?? {}).filter(() => !isNamed || use.defaults?.name === undefined)
  const missing = [...general, ...Object.entries(ofNamed ?? {})].filter(
    ([name]) => sources[name as Attribute] === undefined && (name !== "curve" || sources.keyBits === undefined)
  )
  const defaults = Object.fromEntries(missing) as Facts
  return onCurve({ facts: { ...defaults, ...facts }, sources: { ...sourced(defaults, "default"), ...sources } })
}

const algorithmFinding = (origin: Origin, { known, kind, facts }: NamedAlgorithm): Finding => ({
  ...origin.base,
  kind,
  api: apiOf(origin, known.row),
  place: known.directive.place,
  facts: facts ?? {},
  sources: facts === undefined ? { name: UNKNOWN } : sourced(facts, originOf(known)),
  evidence: definedBy(known)
})

/** A key or certificate that stands in a configuration itself. */
interface InlineArtefact {
  readonly known: KnownDirective
  readonly found: Omit<FoundArtefact, "symbol">
}

const latin1 = new TextDecoder("latin1")

const decoded = ({ values }: KnownDirective): Uint8Array | undefined =>
  Result.getOrUndefined(Base64.decode(values.join("").replace(/\s+/g, "")))

/** The directive names it instead. */
const withoutSymbol = ({ kind, facts, certificate, stored }: FoundArtefact): Omit<FoundArtefact, "symbol"> => ({
  kind,
  facts,
  ...(certificate !== undefined && { certificate }),
  ...(stored !== undefined && { stored })
})

const foundIn = (directive: KnownDirective): ReadonlyArray<Omit<FoundArtefact, "symbol">> => {
  const { meaning } = directive
  if (meaning.kind !== "key" && meaning.kind !== "pem") return []
  const bytes = decoded(directive)
  if (bytes === undefined) return []
  if (meaning.kind === "pem") return locatePem(latin1.decode(bytes)).map(({ found }) => withoutSymbol(found))
  if (!meaning.bytes.includes(bytes.length)) return []
  const { facts, format } = meaning
  const sized = facts.material === "secret-key" ? { ...facts, keyBits: bytes.length * 8 } : facts
  return [{ kind: "key", facts: sized, stored: { format, fingerprint: fingerprint(bytes) } }]
}

/** Keys and certificates that a directive holds: what they are, never their value. */
const inlineArtefacts = (directive: KnownDirective): ReadonlyArray<InlineArtefact> =>
  foundIn(directive).map((found) => ({ known: directive, found }))

const inlineFinding = (origin: Origin, { known, found }: InlineArtefact): Finding => ({
  ...origin.base,
  ...found,
  api: apiOf(origin, known.row),
  place: known.directive.place,
  sources: sourced(found.facts, "literal"),
  evidence: []
})

const versionSources = (version: AllowedVersion | undefined): FactSources => {
  if (version === undefined) return {}
  return version.from === "unknown" ? { version: UNKNOWN } : sourced(version.facts, version.from)
}

/** Words before a path that say what kind of path it is, as those of Dovecot, Postfix and Spring do. */
const SCHEME = /^(?:<|file:(?:\/\/)?|classpath\*?:|(?:hash|btree|lmdb):)/

const pathOf = (value: string | undefined): string | undefined => {
  const path = plainValue(value ?? "").replace(SCHEME, "")
  return isOpen(path) || !isPlainPath(path) ? undefined : path
}

/** Files that directives name. */
const readReferences = (all: ReadonlyArray<KnownDirective>): ReadonlyArray<FileReference> =>
  all.flatMap(({ meaning, values, directive: { place } }) => {
    if (meaning.kind !== "file") return []
    if (meaning.isList === true)
      return values
        .flatMap((value) => value.split(/[\s,]+/))
        .flatMap((value) => pathOf(value) ?? [])
        .map((path) => ({ of: meaning.of, path, place }))
    const [first, second] = [pathOf(values[0]), pathOf(values[1])]
    return [
      ...(first === undefined ? [] : [{ of: meaning.of, path: first, place }]),
      ...(second === undefined || meaning.second === undefined ? [] : [{ of: meaning.second, path: second, place }])
    ]
  })

/** Where a use is set up: a block that is one by itself, or the first of its own directives. */
const mainOf = ({ use, block, directives }: UseFound): { readonly row: string; readonly place: Place } => {
  const main = use.always === true ? undefined : directives.find((one) => one.isInherited !== true)
  return main === undefined ? { row: block.name, place: block.place } : { row: main.row, place: main.directive.place }
}

const useFinding = (
  origin: Origin,
  found: UseFound,
  algorithms: ReadonlyArray<NamedAlgorithm>,
  version: AllowedVersion | undefined
): Finding => {
  const { use, directives } = found
  const suites = readSuites(directives)
  const names = suitesOf(suites.names, version?.facts.version)
  const references = readReferences(directives)
  const named = algorithms.flatMap(({ kind, facts }) => (facts === undefined ? [] : [{ kind, facts }]))
  const agrees = [...(use.agrees ?? []), ...named]
  const { facts, sources } = attributesOf(found)
  const { row, place } = version ?? mainOf(found)
  const suite: Facts = names.length === 0 ? {} : { suite: names.join(":") }
  const suiteSources = suites.isOpen && names.length === 0 ? { suite: UNKNOWN } : sourced(suite, suites.from)
  return {
    ...origin.base,
    kind: use.is!,
    api: apiOf(origin, row),
    place,
    facts: { ...facts, ...version?.facts, ...suite },
    sources: { ...sources, ...suiteSources, ...versionSources(version) },
    evidence: evidenceOf(origin, directives, place),
    ...(agrees.length > 0 && use.is === "protocol" && { agrees }),
    ...(references.length > 0 && { references })
  }
}

/** One finding per version that a block allows, and one per algorithm that it names. */
export const configurationFindings = (origin: Origin, found: UseFound): ReadonlyArray<Finding> => {
  const all = effective(found.directives)
  const directives = all.some(({ directive }) => directive.isDefault !== true) ? all : []
  if (isOff(directives) || (directives.length === 0 && found.use.always !== true)) return []
  const algorithms = directives.flatMap(readAlgorithms)
  const own = [
    ...algorithms.map((one) => algorithmFinding(origin, one)),
    ...directives.flatMap(inlineArtefacts).map((one) => inlineFinding(origin, one))
  ]
  if (found.use.is === undefined) return own
  const versions = readVersions(directives)
  const each = versions.length === 0 ? [undefined] : versions
  return [...each.map((version) => useFinding(origin, { ...found, directives }, algorithms, version)), ...own]
}
