import type { FindingKind } from "../model/Finding.ts"
import { groupOf, type Purpose, type PurposeGroup } from "../model/Purpose.ts"
import { type NamePosition, purposeWords } from "./purposeWords.ts"
import { wordsOf } from "./wordsOf.ts"

interface Meaning {
  readonly purpose: Purpose
  /** Its place in the table. */
  readonly rank: number
  readonly at: ReadonlySet<NamePosition>
  readonly of: ReadonlySet<FindingKind> | undefined
  readonly isUnverified: boolean
  readonly isAsking: boolean
  readonly isWeak: boolean
}

const meanings = new Map<string, Array<Meaning>>()
for (const [rank, row] of purposeWords.entries()) {
  const { purpose, words, at, of, isUnverified = false, isAsking = false, isWeak = false } = row
  const kinds = of === undefined ? undefined : new Set(of)
  const meaning: Meaning = { purpose, rank, at: new Set(at), of: kinds, isUnverified, isAsking, isWeak }
  for (const phrase of words.split("|")) {
    const key = phrase.replaceAll(" ", "")
    meanings.set(key, [...(meanings.get(key) ?? []), meaning])
  }
}

/** A phrase of the table has so many words of a name at most. */
const MAX_WORDS = 6

export interface Told {
  readonly purpose: Purpose
  readonly words: string
  readonly rank: number
}

const isBetter = (one: Told, other: Told | undefined): boolean =>
  other === undefined ||
  one.words.length > other.words.length ||
  (one.words.length === other.words.length && one.rank < other.rank)

/** Where security rests on the result. */
export const AT_STAKE: ReadonlySet<PurposeGroup> = new Set(["authenticity", "secret"])

/** What of a use decides which words can be about it. */
export interface Use {
  readonly kind: FindingKind
  readonly isWeak: boolean
  readonly isUnverified: boolean
  /** What of a command is given that it sends: data, or what it signs in with. */
  readonly isSending: boolean
}

/** Short numbers tell variants of a thing apart: `OCB2`, `saml2`. Longer ones are sizes, of which the word is not sure to be: `sig256`. */
const meaningsOf = (phrase: string): ReadonlyArray<Meaning> =>
  meanings.get(phrase) ?? meanings.get(phrase.replace(/(?<![0-9])[0-9]{1,2}$/, "")) ?? []

/** Positions of what is around a use, which speaks of it only where it would be a weakness by itself. */
const FAR: ReadonlySet<NamePosition> = new Set(["type", "file", "folder"])

/** What is said of the surroundings of a use rather than of itself. */
const OF_SURROUNDINGS: ReadonlySet<PurposeGroup> = new Set(["prescribed", "optional", "part"])

const applies = (meaning: Meaning, position: NamePosition, use: Use): boolean => {
  const { purpose, at, of, isUnverified, isAsking, isWeak } = meaning
  return (
    at.has(position) &&
    of?.has(use.kind) !== false &&
    (!isUnverified || use.isUnverified) &&
    (!isAsking || !use.isSending) &&
    (!isWeak || use.isWeak) &&
    (use.isWeak || purpose === "trust-anchor" || !FAR.has(position) || !OF_SURROUNDINGS.has(groupOf(purpose)))
  )
}

/** Behind these a name goes on about something else. */
const PREPOSITIONS: ReadonlySet<string> = new Set([
  "for",
  "of",
  "from",
  "with",
  "by",
  "to",
  "in",
  "on",
  "at",
  "and",
  "or",
  "if"
])

/** What is still the same thing: `tokenBytes`, `passwordHashHex`. */
const FORMS: ReadonlySet<string> = new Set(
  "array b64 base64 bin binary buf buffer byte bytes char chars code data digest encoded hash hashed header hex hmac id key mac md5 new out output param part plain raw res result salt salted secret sha1 sha256 sha512 str string text tmp utf8 val value".split(
    " "
  )
)

/** Whether a name is of what a phrase within it names, which a secret that something else has is not: `tokenLength`, `passwordIndex`. */
const isHead = (behind: ReadonlyArray<string>): boolean =>
  behind.every((word, at) => {
    const before = behind.slice(0, at + 1).some((one) => PREPOSITIONS.has(one))
    return before || FORMS.has(word) || /^[0-9a-z]?[0-9]*$/.test(word)
  })

/** At the beginning of the name of a function these say that what follows is there already, or goes: `fetchToken`, `needsRehash`. */
const UNMAKING: ReadonlySet<string> = new Set(
  "censor check checks clean clear delete drop expire fetch has hide invalidate mask need needs redact refresh remove removes replace revoke strip unset validate verify without".split(
    " "
  )
)

/** A phrase of the table in a name. */
interface Phrase {
  readonly meaning: Meaning
  readonly told: Told
  /** True behind a verb that does not make what the phrase names. */
  readonly isObject: boolean
}

const readPhrases = (name: string): ReadonlyArray<Phrase> => {
  const words = wordsOf(name)
  const found: Array<Phrase> = []
  for (let from = 0; from < words.length; from++) {
    let phrase = ""
    for (let to = from; to < Math.min(words.length, from + MAX_WORDS); to++) {
      phrase += words[to]!
      for (const meaning of meaningsOf(phrase)) {
        const { purpose, rank } = meaning
        if (AT_STAKE.has(groupOf(purpose)) && !isHead(words.slice(to + 1))) continue
        const told = { purpose, rank, words: words.slice(from, to + 1).join(" ") }
        const isObject = from > 0 && UNMAKING.has(words[0]!) && AT_STAKE.has(groupOf(purpose))
        found.push({ meaning, told, isObject })
      }
    }
  }
  return found
}

/** The phrases of so many names are remembered: those of a program come again. */
const MAX_NAMES = 16_384

const phrases = new Map<string, ReadonlyArray<Phrase>>()

const phrasesIn = (name: string): ReadonlyArray<Phrase> => {
  const known = phrases.get(name)
  if (known !== undefined) return known
  const read = readPhrases(name)
  if (phrases.size >= MAX_NAMES) phrases.clear()
  phrases.set(name, read)
  return read
}

/** A name, and whether it is that of a function which a value is given to. */
export interface Named {
  readonly name: string
  readonly position: NamePosition
  readonly isCalled?: true
}

/** What a name in a position tells of a use: the longest phrase of the table that it holds. */
export const toldBy = (
  { name, position, isCalled }: Named,
  use: Use,
  accepts: (told: Told) => boolean = () => true
): Told | undefined => {
  const isFunction = isCalled === true || position === "maker" || position === "function"
  let best: Told | undefined
  for (const { meaning, told, isObject } of phrasesIn(name)) {
    if (isFunction && isObject) continue
    if (applies(meaning, position, use) && isBetter(told, best) && accepts(told)) best = told
  }
  return best
}
