import type { Facts } from "../model/Facts.ts"
import type { Place } from "../model/Place.ts"
import type { Provenance } from "../model/Provenance.ts"
import type { Notation } from "../notation/Notation.ts"
import { notations } from "../notation/notations.ts"
import { isOpen, plainValue } from "../formats/openText.ts"
import type { Meaning, Policies } from "./Product.ts"
import { originOf, type Said } from "./usesIn.ts"

/** A version of a protocol that may be spoken; without facts one that nobody can read. */
export interface VersionSaid {
  readonly facts: Facts
  readonly from: Provenance["from"]
  readonly place: Place
  readonly row: string
}

/** From the oldest: SSL, then TLS. */
const ORDER = ["ssl2", "ssl3", "1.0", "1.1", "1.2", "1.3"]

interface Bound {
  readonly at: number
  readonly said: Said
}

interface Reading {
  readonly allowed: Map<string, VersionSaid>
  readonly removed: Set<string>
  lowest?: Bound
  highest?: Bound
}

type Versions = Extract<Meaning, { says: "versions" }>

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
const saysNothing = (meaning: Versions, word: string): boolean => {
  const facts = read(meaning, word)
  return facts === undefined ? /^(?:none|any|auto|tls_auto)$/i.test(word) : facts.version === undefined
}

const keyOf = (facts: Facts | undefined): string =>
  facts?.version === undefined ? UNREAD : `${facts.name ?? "TLS"} ${facts.version}`

const allow = (
  reading: Reading,
  said: Said,
  facts: Facts | undefined,
  from: Provenance["from"] = originOf(said)
): void => {
  const { row, directive } = said
  const found = {
    facts: facts ?? {},
    from: facts === undefined ? ("unknown" as const) : from,
    place: directive.place,
    row
  }
  if (!reading.allowed.has(keyOf(facts))) reading.allowed.set(keyOf(facts), found)
  reading.removed.delete(keyOf(facts))
}

const remove = (reading: Reading, facts: Facts | undefined): void => {
  if (facts?.version === undefined) return
  reading.allowed.delete(keyOf(facts))
  reading.removed.add(keyOf(facts))
}

const bound = (reading: Reading, side: "lowest" | "highest", said: Said, facts: Facts | undefined): void => {
  if (facts?.name === "DTLS") return
  const at = ORDER.indexOf(facts?.version ?? "")
  const known = reading[side]?.at
  if (at < 0) allow(reading, said, facts)
  else if (known === undefined || (side === "lowest" ? at < known : at > known)) reading[side] = { at, said }
}

const ALL = /^all$/i

const addAll = (reading: Reading, said: Said, { all = [] }: Versions): void => {
  for (const version of all) allow(reading, said, { version }, "default")
  if (all.length === 0) allow(reading, said, undefined)
}

const signed = (reading: Reading, said: Said, meaning: Versions, word: string): void => {
  const name = word.replace(/^[+-]/, "")
  const isRemoval = word.startsWith("-")
  if (ALL.test(name)) {
    if (isRemoval) reading.allowed.clear()
    else addAll(reading, said, meaning)
  } else if (isRemoval) remove(reading, factsOf(meaning, name))
  else allow(reading, said, factsOf(meaning, name))
}

/** `0x0303` without its prefix (postconf(5), `smtpd_tls_protocols`). */
const HEXADECIMAL = /^(?:0x)?0?3\d{2}$/i

const excluding = (reading: Reading, said: Said, meaning: Versions, word: string): void => {
  const name = word.replace(/^(?:!|[<>]=?)/, "")
  const facts = factsOf(meaning, HEXADECIMAL.test(name) ? String(Number.parseInt(name, 16)) : name)
  if (word.startsWith("!")) remove(reading, facts)
  else if (word.startsWith(">=")) bound(reading, "lowest", said, facts)
  else if (word.startsWith("<=")) bound(reading, "highest", said, facts)
  else allow(reading, said, facts)
}

const forms: {
  readonly [F in Versions["form"]]: (reading: Reading, said: Said, meaning: Versions, word: string) => void
} = {
  list: (reading, said, meaning, word) => allow(reading, said, factsOf(meaning, word)),
  signed,
  excluding,
  minimum: (reading, said, meaning, word) => bound(reading, "lowest", said, factsOf(meaning, word)),
  maximum: (reading, said, meaning, word) => bound(reading, "highest", said, factsOf(meaning, word)),
  range: (reading, said, meaning, word) =>
    bound(reading, reading.lowest === undefined ? "lowest" : "highest", said, factsOf(meaning, word)),
  never: (reading, _, meaning, word) => remove(reading, factsOf(meaning, word))
}

const MAX_WORDS = 64

const readWords = (reading: Reading, said: Said, meaning: Versions): void => {
  const words =
    meaning.fixed === undefined
      ? said.values
          .map(plainValue)
          .join(" ")
          .split(/[\s,:;|]+/)
      : meaning.fixed.split(" ")
  const count = meaning.form === "minimum" || meaning.form === "maximum" ? 1 : MAX_WORDS
  for (const word of words.filter((one) => one !== "").slice(0, count))
    if (isOpen(word)) allow(reading, said, undefined)
    else if (!saysNothing(meaning, word)) forms[meaning.form](reading, said, meaning, word)
}

/** Versions between both bounds; one bound alone names only itself. */
const addRange = (reading: Reading): void => {
  const { lowest, highest } = reading
  const from = lowest ?? highest
  const to = highest ?? lowest
  if (from === undefined || to === undefined) return
  for (let at = from.at; at <= to.at; at++) {
    const facts = { version: ORDER[at]! }
    if (!reading.removed.has(keyOf(facts))) allow(reading, at === to.at ? to.said : from.said, facts)
  }
}

/** A policy that is not in the table may allow any version. */
const readPolicy = (reading: Reading, said: Said, policies: Policies): void => {
  const policy = Object.entries(policies).find(([name]) => name === said.values[0])?.[1]
  if (policy === undefined) allow(reading, said, undefined)
  for (const version of policy?.versions ?? []) allow(reading, said, { version })
}

const newReading = (): Reading => ({ allowed: new Map(), removed: new Set() })

/** Whether a version is within the bounds that are set. */
const isWithin = ({ lowest, highest }: Reading, version: string): boolean =>
  ORDER.indexOf(version) >= (lowest?.at ?? 0) && ORDER.indexOf(version) <= (highest?.at ?? ORDER.length)

/** A list that only takes away or bounds leaves the others of what the product documents. */
const readAlone = (said: Said, meaning: Versions): ReadonlyMap<string, VersionSaid> => {
  const reading = newReading()
  readWords(reading, said, meaning)
  const isNamed = reading.allowed.size > 0
  addRange(reading)
  const { removed, allowed, lowest, highest } = reading
  if (isNamed || (removed.size === 0 && lowest === undefined && highest === undefined)) return allowed
  for (const version of meaning.all ?? [])
    if (!removed.has(keyOf({ version })) && isWithin(reading, version)) allow(reading, said, { version }, "default")
  return allowed
}

const ageOf = ({ facts }: VersionSaid): number => ORDER.indexOf(facts.version ?? "")

/** The versions that directives name together, the oldest first. Of a list that excludes, each one counts for itself. */
export const versionsSaid = (all: ReadonlyArray<Said>): ReadonlyArray<VersionSaid> => {
  const reading = newReading()
  const others = new Map<string, VersionSaid>()
  for (const said of all) {
    const { meaning } = said
    if (meaning.says === "policy") readPolicy(reading, said, meaning.policies)
    if (meaning.says !== "versions") continue
    if (meaning.form !== "excluding") readWords(reading, said, meaning)
    else for (const [key, version] of readAlone(said, meaning)) if (!others.has(key)) others.set(key, version)
  }
  addRange(reading)
  return [...new Map([...others, ...reading.allowed]).values()].toSorted((a, b) => ageOf(a) - ageOf(b))
}
