import type { Evidence, Finding, FindingKind } from "../model/Finding.ts"
import { securityLevelsOf } from "../model/securityLevels.ts"
import { groupOf, type Purpose, type PurposeGroup } from "../model/Purpose.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { conditionsAround, type NameAround, namesAlong, scopesAround } from "./namesAround.ts"
import { type NamePosition, purposeWords } from "./purposeWords.ts"

/** Where a word of a name ends and another begins: `contentMD5`, `HTTPDigest`. Digits belong to the word before them. */
const WORDS = /[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[0-9][A-Za-z0-9]*/g

/** So much of a name is read. */
const MAX_LENGTH = 200

/** The words of a name or a short text in small letters: `contentMd5`, `Content-MD5` and `content_md5` have the same. */
const wordsOf = (name: string): ReadonlyArray<string> =>
  (name.slice(0, MAX_LENGTH).match(WORDS) ?? []).map((word) => word.toLowerCase())

interface Meaning {
  readonly purpose: Purpose
  /** Its place in the table. */
  readonly rank: number
  readonly at: ReadonlySet<NamePosition>
  readonly of: ReadonlySet<FindingKind> | undefined
}

const meanings = new Map<string, Array<Meaning>>()
for (const [rank, { purpose, words, at, of }] of purposeWords.entries()) {
  const meaning = { purpose, rank, at: new Set(at), of: of === undefined ? undefined : new Set(of) }
  for (const phrase of words.split("|")) {
    const key = phrase.replaceAll(" ", "")
    meanings.set(key, [...(meanings.get(key) ?? []), meaning])
  }
}

/** A phrase of the table has so many words of a name at most. */
const MAX_WORDS = 6

interface Told {
  readonly purpose: Purpose
  readonly words: string
  readonly rank: number
}

const isBetter = (one: Told, other: Told | undefined): boolean =>
  other === undefined ||
  one.words.length > other.words.length ||
  (one.words.length === other.words.length && one.rank < other.rank)

/** What a name in a position tells of a use: the longest phrase of the table that it holds. */
const toldBy = (name: string, position: NamePosition, kind: FindingKind): Told | undefined => {
  const words = wordsOf(name)
  let best: Told | undefined
  for (let from = 0; from < words.length; from++) {
    let phrase = ""
    for (let to = from; to < Math.min(words.length, from + MAX_WORDS); to++) {
      phrase += words[to]!
      for (const { purpose, rank, at, of } of meanings.get(phrase) ?? []) {
        if (!at.has(position) || of?.has(kind) === false) continue
        const told: Told = { purpose, rank, words: words.slice(from, to + 1).join(" ") }
        if (isBetter(told, best)) best = told
      }
    }
  }
  return best
}

/** What a use is for, and the name that tells it. */
interface KnownPurpose {
  readonly purpose: Purpose
  readonly hops: number
  readonly evidence: Evidence
}

const IDENTIFIER = /^[\w$@.:-]{1,64}$/

const knownPurpose = ({ purpose, words }: Told, { name, hops, place }: NameAround): KnownPurpose => ({
  purpose,
  hops,
  evidence: { place: place(), symbol: IDENTIFIER.test(name) ? name : words, role: "purpose" }
})

const firstTold = (
  names: Iterable<NameAround>,
  kind: FindingKind,
  accepts: (told: Told) => boolean = () => true
): KnownPurpose | undefined => {
  for (const one of names) {
    const told = toldBy(one.name, one.position, kind)
    if (told !== undefined && !isTooFar(told, one) && accepts(told)) return knownPurpose(told, one)
  }
  return undefined
}

/** What is said around a use of its context outranks that security rests on it, which names alone tell less surely. */
const OUTRANKING: ReadonlySet<PurposeGroup> = new Set(["mac", "prescribed", "optional"])

/** Where security rests on the result. */
const AT_STAKE: ReadonlySet<PurposeGroup> = new Set(["authenticity", "secret"])

/** So far along the way of a result a name tells that no security rests on it; what is behind that goes to several places. */
const MAX_HARMLESS_HOPS = 1

const isTooFar = ({ purpose }: Told, { hops }: NameAround): boolean =>
  hops > MAX_HARMLESS_HOPS && groupOf(purpose) === "harmless"

/** Kinds whose results are followed beyond what they are directly given to. */
const FOLLOWED: ReadonlySet<FindingKind> = new Set(["hash", "mac", "cipher", "random", "kdf"])

/** Kinds for which the tests of the branches around them matter. */
const BRANCHED: ReadonlySet<FindingKind> = new Set(["protocol", "certificate"])

const lengthsOnly = (names: ReadonlyArray<NameAround>, kind: FindingKind): KnownPurpose | undefined => {
  const used = names.filter(({ isOwnName, position }) => isOwnName !== true && position !== "input")
  const asked = used.map((one) => toldBy(one.name, one.position, kind))
  const isOnly = used.length > 0 && asked.every((told) => told?.purpose === "size-query")
  return isOnly ? knownPurpose(asked[0]!, used[0]!) : undefined
}

const POSITIONS: ReadonlyArray<(one: NameAround) => boolean> = [
  ({ hops, position }) => hops === 0 && position === "result",
  ({ position }) => position === "condition" || position === "if",
  ({ position }) => position === "maker",
  ({ position }) => position === "function",
  ({ hops, position }) => hops === 1 && position === "result",
  ({ position }) => position === "input",
  ({ hops, position }) => hops > 1 && position === "result",
  ({ position }) => position === "type",
  ({ position }) => position === "file"
]

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "")

const fileName = ({ path }: Pick<ParsedFile, "path">): NameAround => ({
  name: baseName(path),
  position: "file",
  hops: 0,
  place: () => ({ line: 1, column: 1, endLine: 1, endColumn: 1 })
})

/** Where the values of a use of which the branches matter were chosen. */
const chosenAt = (file: ParsedFile, { kind, evidence }: Finding): ReadonlyArray<number> =>
  BRANCHED.has(kind) ? evidence.flatMap(({ path, place }) => (path === undefined ? [file.offsetOf(place)] : [])) : []

/** Functions of a library that has no other namespace begin as the one does that is called: `g_checksum_new`, `g_checksum_free`. */
const isOfLibrary = (api: string): ((one: NameAround) => boolean) => {
  const prefix = /^[A-Za-z0-9]+_(?=\w+$)/.exec(api)?.[0]
  return ({ name, position }) =>
    prefix !== undefined && (position === "result" || position === "method") && name.startsWith(prefix)
}

/** A name that only says the mode that the use itself has says nothing of what it is a part of. */
const saysMore =
  (mode: string | undefined) =>
  ({ purpose, words }: Told): boolean =>
    purpose !== "building-block" || words.replaceAll(" ", "") !== mode

/** What a use at an expression is for, as far as names tell: the nearest ones first. */
const purposeAt = (
  file: ParsedFile,
  expr: Expr,
  { kind, api, facts: { mode } }: Finding,
  chosen: ReadonlyArray<number>
): KnownPurpose | undefined => {
  const isApi = isOfLibrary(api)
  const along = [...namesAlong(file, expr, FOLLOWED.has(kind))].filter((one) => !isApi(one))
  const lengths = lengthsOnly(along, kind)
  if (lengths !== undefined) return lengths
  const around = [
    ...(BRANCHED.has(kind) ? [expr.start, ...chosen].flatMap((offset) => conditionsAround(file, offset)) : []),
    ...scopesAround(file, expr.start),
    fileName(file)
  ]
  const all = [...along, ...around]
  const told = firstTold(
    POSITIONS.flatMap((isThere) => all.filter(isThere)),
    kind,
    saysMore(mode)
  )
  if (told === undefined || !AT_STAKE.has(groupOf(told.purpose))) return told
  return firstTold(around, kind, ({ purpose }) => OUTRANKING.has(groupOf(purpose))) ?? told
}

/** Below this, the weakness of a cipher is severe enough that it matters who picks it. */
const WEAK_BITS = 80

/** A weak cipher in the arm of a branch that is taken for its name: it is there for those who ask for it. */
const pickedByName = (file: ParsedFile, expr: Expr, { kind, facts, evidence }: Finding): KnownPurpose | undefined => {
  const { name } = facts
  if (kind !== "cipher" || name === undefined || (securityLevelsOf(facts).classical ?? WEAK_BITS) >= WEAK_BITS)
    return undefined
  const own = wordsOf(name).join("")
  const origins = evidence.flatMap(({ path, place }) => (path === undefined ? [file.offsetOf(place)] : []))
  const label = [expr.start, ...origins]
    .flatMap((offset) => conditionsAround(file, offset))
    .find((one) => one.position === "if" && wordsOf(one.name).includes(own))
  return label === undefined ? undefined : knownPurpose({ purpose: "option", words: own, rank: 0 }, label)
}

const withKnown = (finding: Finding, { purpose, hops, evidence }: KnownPurpose): Finding => ({
  ...finding,
  facts: { ...finding.facts, purpose },
  sources: { ...finding.sources, purpose: { from: "inferred", hops } },
  evidence: [evidence, ...finding.evidence]
})

/** The findings at an expression with what they are for, unless their call states that itself. */
export const withPurposes = (
  file: ParsedFile,
  expr: Expr,
  findings: ReadonlyArray<Finding>
): ReadonlyArray<Finding> => {
  const found = new Map<string, KnownPurpose | undefined>()
  return findings.map((finding) => {
    if (finding.facts.purpose !== undefined) return finding
    const chosen = chosenAt(file, finding)
    const key = `${finding.kind} ${finding.api} ${finding.facts.mode ?? ""} ${chosen.join()}`
    if (!found.has(key)) found.set(key, purposeAt(file, expr, finding, chosen))
    const known = found.get(key) ?? pickedByName(file, expr, finding)
    return known === undefined ? finding : withKnown(finding, known)
  })
}
