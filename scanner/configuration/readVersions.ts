import type { Facts, Provenance } from "../model/Facts.ts"
import type { Place } from "../model/Place.ts"
import type { Notation } from "../notation/Notation.ts"
import { notations } from "../notation/notations.ts"
import { isOpen, plainValue } from "../formats/openText.ts"
import type { Meaning, Policies } from "./Product.ts"
import { originOf, type KnownDirective } from "./usesIn.ts"

/** A version of a protocol that may be spoken; without facts one that nobody can read. */
export interface AllowedVersion {
  readonly facts: Facts
  readonly from: Provenance["from"]
  readonly place: Place
  readonly row: string
}

/** From the oldest: SSL, then TLS. */
const ORDER = ["ssl2", "ssl3", "1.0", "1.1", "1.2", "1.3"]

interface Bound {
  readonly at: number
  readonly known: KnownDirective
}

/** Versions and bounds, as one directive after the other is read. */
interface CollectedVersions {
  readonly allowed: Map<string, AllowedVersion>
  readonly removed: Set<string>
  lowest?: Bound
  highest?: Bound
}

type Versions = Extract<Meaning, { kind: "versions" }>

const UNREAD = "unread"

const read = ({ dialect }: Versions, text: string): Facts | undefined => {
  const notation: Notation = notations[dialect]
  const facts = notation.ofText?.(text) ?? notation.ofNumber?.(Number(text))
  return typeof facts === "object" ? facts : undefined
}

const factsOf = (meaning: Versions, text: string): Facts | undefined => {
  const facts = read(meaning, text)
  return facts?.version === undefined ? undefined : facts
}

/** Names of the protocol alone, and words that set no bound. */
const isNoVersion = (meaning: Versions, word: string): boolean => {
  const facts = read(meaning, word)
  return facts === undefined ? /^(?:none|any|auto|tls_auto)$/i.test(word) : facts.version === undefined
}

const keyOf = (facts: Facts | undefined): string =>
  facts?.version === undefined ? UNREAD : `${facts.name ?? "TLS"} ${facts.version}`

const allow = (
  collected: CollectedVersions,
  known: KnownDirective,
  facts: Facts | undefined,
  from: Provenance["from"] = originOf(known)
): void => {
  const { row, directive } = known
  const found = {
    facts: facts ?? {},
    from: facts === undefined ? ("unknown" as const) : from,
    place: directive.place,
    row
  }
  if (!collected.allowed.has(keyOf(facts))) collected.allowed.set(keyOf(facts), found)
  collected.removed.delete(keyOf(facts))
}

const remove = (collected: CollectedVersions, facts: Facts | undefined): void => {
  if (facts?.version === undefined) return
  collected.allowed.delete(keyOf(facts))
  collected.removed.add(keyOf(facts))
}

const bound = (
  collected: CollectedVersions,
  side: "lowest" | "highest",
  known: KnownDirective,
  facts: Facts | undefined
): void => {
  if (facts?.name === "DTLS") return
  const at = ORDER.indexOf(facts?.version ?? "")
  const before = collected[side]?.at
  if (at < 0) allow(collected, known, facts)
  else if (before === undefined || (side === "lowest" ? at < before : at > before)) collected[side] = { at, known }
}

const ALL = /^all$/i

const addAll = (collected: CollectedVersions, known: KnownDirective, { all = [] }: Versions): void => {
  for (const version of all) allow(collected, known, { version }, "default")
  if (all.length === 0) allow(collected, known, undefined)
}

const signed = (collected: CollectedVersions, known: KnownDirective, meaning: Versions, word: string): void => {
  const name = word.replace(/^[+-]/, "")
  const isRemoval = word.startsWith("-")
  if (ALL.test(name)) {
    if (isRemoval) collected.allowed.clear()
    else addAll(collected, known, meaning)
  } else if (isRemoval) remove(collected, factsOf(meaning, name))
  else allow(collected, known, factsOf(meaning, name))
}

/** `0x0303` without its prefix (postconf(5), `smtpd_tls_protocols`). */
const HEXADECIMAL = /^(?:0x)?0?3\d{2}$/i

const excluding = (collected: CollectedVersions, known: KnownDirective, meaning: Versions, word: string): void => {
  const name = word.replace(/^(?:!|[<>]=?)/, "")
  const facts = factsOf(meaning, HEXADECIMAL.test(name) ? String(Number.parseInt(name, 16)) : name)
  if (word.startsWith("!")) remove(collected, facts)
  else if (word.startsWith(">=")) bound(collected, "lowest", known, facts)
  else if (word.startsWith("<=")) bound(collected, "highest", known, facts)
  else allow(collected, known, facts)
}

const forms: {
  readonly [F in Versions["form"]]: (
    collected: CollectedVersions,
    known: KnownDirective,
    meaning: Versions,
    word: string
  ) => void
} = {
  list: (collected, known, meaning, word) => allow(collected, known, factsOf(meaning, word)),
  signed,
  excluding,
  minimum: (collected, known, meaning, word) => bound(collected, "lowest", known, factsOf(meaning, word)),
  maximum: (collected, known, meaning, word) => bound(collected, "highest", known, factsOf(meaning, word)),
  range: (collected, known, meaning, word) =>
    bound(collected, collected.lowest === undefined ? "lowest" : "highest", known, factsOf(meaning, word)),
  never: (collected, _, meaning, word) => remove(collected, factsOf(meaning, word))
}

const MAX_WORDS = 64

const readWords = (collected: CollectedVersions, known: KnownDirective, meaning: Versions): void => {
  const words =
    meaning.fixed === undefined
      ? known.values
          .map(plainValue)
          .join(" ")
          .split(/[\s,:;|]+/)
      : meaning.fixed.split(" ")
  const count = meaning.form === "minimum" || meaning.form === "maximum" ? 1 : MAX_WORDS
  for (const word of words.filter((one) => one !== "").slice(0, count))
    if (isOpen(word)) allow(collected, known, undefined)
    else if (!isNoVersion(meaning, word)) forms[meaning.form](collected, known, meaning, word)
}

/** Versions between both bounds; one bound alone names only itself. */
const addRange = (collected: CollectedVersions): void => {
  const { lowest, highest } = collected
  const from = lowest ?? highest
  const to = highest ?? lowest
  if (from === undefined || to === undefined) return
  for (let at = from.at; at <= to.at; at++) {
    const facts = { version: ORDER[at]! }
    if (!collected.removed.has(keyOf(facts))) allow(collected, at === to.at ? to.known : from.known, facts)
  }
}

/** A policy that is not in the table may allow any version. */
const readPolicy = (collected: CollectedVersions, known: KnownDirective, policies: Policies): void => {
  const policy = Object.entries(policies).find(([name]) => name === known.values[0])?.[1]
  if (policy === undefined) allow(collected, known, undefined)
  for (const version of policy?.versions ?? []) allow(collected, known, { version })
}

const emptyCollection = (): CollectedVersions => ({ allowed: new Map(), removed: new Set() })

/** Whether a version is within the bounds that are set. */
const isWithin = ({ lowest, highest }: CollectedVersions, version: string): boolean =>
  ORDER.indexOf(version) >= (lowest?.at ?? 0) && ORDER.indexOf(version) <= (highest?.at ?? ORDER.length)

/** A list that only takes away or bounds leaves the others of what the product documents. */
const readAlone = (known: KnownDirective, meaning: Versions): ReadonlyMap<string, AllowedVersion> => {
  const collected = emptyCollection()
  readWords(collected, known, meaning)
  const isNamed = collected.allowed.size > 0
  addRange(collected)
  const { removed, allowed, lowest, highest } = collected
  if (isNamed || (removed.size === 0 && lowest === undefined && highest === undefined)) return allowed
  for (const version of meaning.all ?? [])
    if (!removed.has(keyOf({ version })) && isWithin(collected, version))
      allow(collected, known, { version }, "default")
  return allowed
}

const ageOf = ({ facts }: AllowedVersion): number => ORDER.indexOf(facts.version ?? "")

/** The versions that directives name together, the oldest first. Of a list that excludes, each one counts for itself. */
export const readVersions = (all: ReadonlyArray<KnownDirective>): ReadonlyArray<AllowedVersion> => {
  const collected = emptyCollection()
  const others = new Map<string, AllowedVersion>()
  for (const known of all) {
    const { meaning } = known
    if (meaning.kind === "policy") readPolicy(collected, known, meaning.policies)
    if (meaning.kind !== "versions") continue
    if (meaning.form !== "excluding") readWords(collected, known, meaning)
    else for (const [key, version] of readAlone(known, meaning)) if (!others.has(key)) others.set(key, version)
  }
  addRange(collected)
  return [...new Map([...others, ...collected.allowed]).values()].toSorted((a, b) => ageOf(a) - ageOf(b))
}
