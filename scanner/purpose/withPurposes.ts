import type { Facts } from "../model/Facts.ts"
import { algorithmOf } from "../model/algorithms.ts"
import type { Evidence, Finding, FindingKind } from "../model/Finding.ts"
import { securityLevelsOf } from "../model/securityLevels.ts"
import { groupOf, type Purpose, type PurposeGroup } from "../model/Purpose.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { isMarker } from "./isMarker.ts"
import { conditionsAround, isConditionalBeside } from "./conditionsAround.ts"
import { givenAround, type NameAround, namesAlong } from "./namesAround.ts"
import { fileAround, foldersAround, scopesAround } from "./surroundings.ts"
import { deprecatedAround, offeredAs } from "./offeredAs.ts"
import { requestAround } from "./requestAround.ts"
import { setOtherwise } from "./setOtherwise.ts"
import { calledNames, namesIn } from "./namesIn.ts"
import { wordsOf } from "./wordsOf.ts"
import { AT_STAKE, type Told, toldBy, type Use } from "./toldBy.ts"

/** What a use is for, and the name that tells it. */
interface KnownPurpose {
  readonly purpose: Purpose
  readonly hops: number
  readonly evidence: Evidence
}

const IDENTIFIER = /^[\w$@.:-]{1,64}$/

const evidenceOf = ({ name, place }: NameAround, words: string): Evidence => ({
  place: place(),
  symbol: IDENTIFIER.test(name) ? name : words,
  role: "purpose"
})

const knownPurpose = ({ purpose, words }: Told, one: NameAround): KnownPurpose => ({
  purpose,
  hops: one.hops,
  evidence: evidenceOf(one, words)
})

const firstTold = (
  names: Iterable<NameAround>,
  use: Use,
  accepts: (told: Told) => boolean = () => true
): KnownPurpose | undefined => {
  for (const one of names) {
    const told = toldBy(one, use, (each) => !isTooFar(each, one, use) && !isOfAnswer(each, one) && accepts(each))
    if (told !== undefined) return knownPurpose(told, one)
  }
  return undefined
}

/** What is said around a use of its context outranks that security rests on it, which names alone tell less surely. */
const OUTRANKING: ReadonlySet<PurposeGroup> = new Set(["mac", "prescribed", "optional", "part"])

/** So far along the way of a result a name tells what it is for; what is behind that goes to several places. */
const MAX_HOPS = 1

/** Behind that a name counts only where a use is weak and security rests on it. */
const isTooFar = ({ purpose }: Told, { hops }: NameAround, { isWeak: isUseWeak }: Use): boolean => {
  const group = groupOf(purpose)
  return hops > MAX_HOPS && (group === "harmless" || (!isUseWeak && AT_STAKE.has(group)))
}

/** What a call finds by a result, or sends it for, says nothing of what rests on that. */
const isOfAnswer = ({ purpose }: Told, { isAnswer }: NameAround): boolean =>
  isAnswer === true && AT_STAKE.has(groupOf(purpose))

/** Kinds whose results are followed beyond what they are directly given to. */
const FOLLOWED: ReadonlySet<FindingKind> = new Set(["hash", "mac", "cipher", "random", "kdf"])

/** Kinds for which the tests of the branches around them matter. */
const BRANCHED: ReadonlySet<FindingKind> = new Set(["protocol", "certificate"])

const lengthsOnly = (names: ReadonlyArray<NameAround>, use: Use): KnownPurpose | undefined => {
  const used = names.filter(({ isOwnName, position }) => isOwnName !== true && position !== "input")
  const asked = used.map((one) => toldBy(one, use))
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
  ({ position }) => position === "file",
  ({ position }) => position === "folder"
]

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

/** Below this, who picks an algorithm matters. */
const WEAK_BITS = 112

/** Below this, so do the rounds of a derivation. */
const FEW_ROUNDS = 10_000

const UNVERIFIED: ReadonlySet<Facts["verification"]> = new Set(["none", "no-host-name"] as const)

const isBelow = (name: string | undefined): boolean =>
  name !== undefined && (securityLevelsOf({ name }).classical ?? WEAK_BITS) < WEAK_BITS

/** Whether a password is kept with a hash that is none for passwords. */
const isPlainHash = ({ kind, facts: { name } }: Pick<Finding, "kind" | "facts">): boolean =>
  kind === "password-hash" && algorithmOf(name)?.primitive === "hash"

/** Whether a use may be a weakness by what it is, so that it matters who settles that. */
const isWeak = (facts: Facts): boolean =>
  (securityLevelsOf(facts).classical ?? WEAK_BITS) < WEAK_BITS ||
  isBelow(facts.digest) ||
  isBelow(facts.cipher) ||
  facts.mode === "ecb" ||
  facts.material !== undefined ||
  facts.version !== undefined ||
  (facts.iterations ?? FEW_ROUNDS) < FEW_ROUNDS ||
  UNVERIFIED.has(facts.verification) ||
  WEAK_NAMES.has(facts.name ?? "")

/** Of these the levels say nothing. */
const WEAK_NAMES: ReadonlySet<string> = new Set([
  "NonCryptographicPRNG",
  "JWS-none",
  "PBES1",
  "PKCS12-PBE",
  "lmhash",
  "nthash",
  "crypt-des",
  "crypt-md5",
  "crypt-sha1",
  "NullCipher",
  "DES",
  "3DES"
])

/** Kinds of uses of an algorithm that a program may offer by name. */
const OFFERED: ReadonlySet<FindingKind> = new Set([
  "hash",
  "mac",
  "cipher",
  "key",
  "keygen",
  "parameters",
  "key-wrap",
  "signature",
  "token",
  "key-agreement",
  "password-hash",
  "kdf",
  "protocol"
])

/** Versions of SSL and TLS that standards have withdrawn (RFC 6176, 7568, 8996). */
const WITHDRAWN = /^(?:ssl|1\.[01]$)/

/** What a program reads of a connection tells what it is there for. */
const asResult = (one: NameAround): NameAround => (one.position === "method" ? { ...one, position: "result" } : one)

/** Options of commands that send something: of curl(1) and the GNU Wget manual. */
const SENDING =
  /^(?:data(?:-\w+)?|json|form(?:-string)?|upload-file|user|header|oauth2-bearer|cookie|(?:post|body)-(?:data|file)|(?:http-|ftp-)?password|load-cookies|key|cert|config)$/

const isSending = (expr: Expr): boolean =>
  expr.kind === "call" && expr.args.some(({ keyword }) => keyword !== undefined && SENDING.test(keyword))

/** Words of what only those know who may sign. */
const OF_SECRETS: ReadonlySet<string> = new Set(
  "key keys secret secrets salt password passwd pass pwd passphrase private token shared credential credentials nonce sig signature signed signing digest certificate cert rsa dsa ecdsa".split(
    " "
  )
)

/** Whether what a hash is given, or what its function is given, has a secret in it: without one anybody makes what is called a signature. */
const isOfSecret = (along: ReadonlyArray<NameAround>, expr: Expr): boolean => {
  const given = along.filter(({ hops, position }) => hops === 0 && (position === "input" || position === "method"))
  const args = expr.kind === "call" ? expr.args.flatMap(({ value }) => namesIn(value)) : []
  const written = new Set(args.flatMap(([name, { kind }]) => (kind === "text" ? [name] : [])))
  const names = [...given.map(({ name }) => name), ...args.map(([name]) => name)].filter((name) => !written.has(name))
  return names.length === 0 || names.some((name) => wordsOf(name).some((word) => OF_SECRETS.has(word)))
}

/** Functions whose values are drawn, or are of the moment. */
const DRAWING =
  /^(?:uniqid|unique_?id|(?:mt_|lcg_|gen(?:erate)?_?|make_?|get_?)?rand(?:om)?(?:_?(?:bytes|string|int|hex|token))?|token_(?:hex|bytes)|micro?time|time|now|uuid[1-5]?|uuid_?v[1-5]|randomuuid)$/i

/** Whether a hash is of nothing but what was drawn for it: `md5(uniqid())`. */
const isOfDraw = (expr: Expr): boolean =>
  expr.kind === "call" &&
  expr.args.length > 0 &&
  expr.args.every(
    ({ value }) =>
      value.kind === "call" &&
      calledNames(value.callee)
        .slice(0, 1)
        .some(([name]) => DRAWING.test(name))
  )

/** Calls that put data through a cipher, as opposed to those that set it up. */
const PASSING = /encrypt|decrypt|final|update|transform|block|ecb/i

/** Whether ECB, which takes no initial value itself, is used for that of another mode: `aes.EncryptEcb(iv, out)`. */
const isOfInitialValue = (expr: Expr): boolean => {
  if (expr.kind !== "call" || expr.args.length > MAX_PASSED) return false
  const [name] = calledNames(expr.callee)[0] ?? [""]
  return (
    PASSING.test(name) &&
    !/init/i.test(name) &&
    expr.args
      .slice(0, 2)
      .some(({ value }) => value.kind === "name" && /^(?:iv|nonce|counter)$/.test(wordsOf(value.name).at(-1) ?? ""))
  )
}

/** What puts one block through takes it, what it goes to, their length and a padding. */
const MAX_PASSED = 4

/** What a use at an expression is for, as far as names tell: the nearest ones first. */
const purposeAt = (
  file: ParsedFile,
  expr: Expr,
  { kind, api, facts }: Finding,
  chosen: ReadonlyArray<number>
): KnownPurpose | undefined => {
  const use: Use = {
    kind,
    isWeak: isWeak(facts),
    isUnverified: UNVERIFIED.has(facts.verification),
    isSending: isSending(expr)
  }
  const isApi = isOfLibrary(api)
  const following = {
    isFollowed: FOLLOWED.has(kind) || (use.isUnverified && BRANCHED.has(kind)),
    isNumber: kind === "random"
  }
  const along = [...namesAlong(file, expr, following)].filter((one) => !isApi(one))
  const lengths = lengthsOnly(along, use)
  if (lengths !== undefined) return lengths
  if (facts.mode === "ecb" && isOfInitialValue(expr))
    return {
      purpose: "building-block",
      hops: 0,
      evidence: { place: expr.place(), symbol: "initial value", role: "purpose" }
    }
  const around = [
    ...(BRANCHED.has(kind)
      ? [
          ...[expr.start, ...chosen].flatMap((offset) => conditionsAround(file, offset)),
          ...givenAround(file, expr.start)
        ]
      : []),
    ...scopesAround(file, expr.start),
    fileAround(file),
    ...foldersAround(file)
  ]
  const all = [...(use.isUnverified ? along.map(asResult) : along), ...around]
  const told = firstTold(
    POSITIONS.flatMap((isThere) => all.filter(isThere)),
    use,
    saysMore(facts.mode)
  )
  if (told === undefined || !AT_STAKE.has(groupOf(told.purpose))) return told
  if (kind === "hash" && told.purpose === "password" && isOfDraw(expr)) return { ...told, purpose: "token" }
  if (kind === "random" && isMarker(file, expr)) return { ...told, purpose: "identifier" }
  const request = kind === "hash" && told.purpose === "signature" && use.isWeak ? requestAround(file, expr) : undefined
  if (request !== undefined) return { purpose: "protocol", hops: 1, evidence: request }
  if (kind === "hash" && told.purpose === "signature" && use.isWeak && !isOfSecret(along, expr)) return undefined
  return firstTold(around, use, ({ purpose }) => OUTRANKING.has(groupOf(purpose))) ?? told
}

/**
 * A weak algorithm in a branch, a type or a file that is called after it, or in what nobody calls any more: it is there for those who ask for it. Few rounds
 * have no name: who calls the function chose them.
 */
const labelAt = (file: ParsedFile, expr: Expr, finding: Finding): Evidence | undefined => {
  const { kind, facts } = finding
  const isPlain = isPlainHash(finding)
  if (!isPlain && !isWeak(facts)) return undefined
  const { iterations: _rounds, ...named } = facts
  const isOffered = OFFERED.has(kind) && (kind !== "protocol" || WITHDRAWN.test(facts.version ?? ""))
  const label = isOffered && (isPlain || isWeak(named)) ? offeredAs(file, expr, finding) : undefined
  return label === undefined
    ? deprecatedAround(file, expr, finding)
    : { ...evidenceOf(label, label.name), role: "offer" }
}

/** Kinds whose weakness is a size or a curve, of which one of several may be picked. */
const SIZED: ReadonlySet<FindingKind> = new Set(["key", "keygen", "parameters", "key-agreement"])

/**
 * A short key or a weak curve beside others that are neither, of which the program picks, and bytes of the source that are taken
 * only where nothing else is: there where it was chosen.
 */
const oneOfSeveral = (expr: Expr, finding: Finding, all: ReadonlyArray<Finding>): Evidence | undefined => {
  const { kind, facts, sources, evidence } = finding
  if ((kind !== "material" && !SIZED.has(kind)) || !isWeak(facts)) return undefined
  const choice = evidence.find(({ role }) => role === "choice")
  const isBeside = all.some((one) => one.facts.name === facts.name && one.kind === kind && !isWeak(one.facts))
  if (kind === "material" ? choice === undefined : !isBeside) return undefined
  if (choice !== undefined) return { ...choice, role: "offer" }
  const size = (["curve", "group", "keyBits"] as const).find((attribute) => (sources[attribute]?.hops ?? 0) > 0)
  const symbol = size === undefined ? undefined : String(facts[size])
  return symbol === undefined ? undefined : { place: expr.place(), symbol, role: "offer" }
}

/** Settings by which a program says what of its peer is checked. */
const OF_CHECKS = /verif|insecure|trust|reject|valid|check|host/i

/** So many nodes around a value are looked at for a constant that it is of. */
const MAX_AROUND = 6

/** The constant of an enumeration that is made with a value: one of several by what an enumeration is. */
const constantAround = (file: ParsedFile, expr: Expr): Evidence | undefined => {
  for (const ancestor of file.around(expr.start).slice(0, MAX_AROUND)) {
    const made = ancestor.read()
    if (made.kind === "construct" && made.constant !== undefined)
      return { place: ancestor.place(), symbol: made.constant, role: "purpose" }
  }
  return undefined
}

/** Where the check of a peer is turned off only in one case of several, while what is set up has nothing to do with it. */
const turnedOffAt = (file: ParsedFile, expr: Expr, finding: Finding): KnownPurpose | undefined => {
  if (!BRANCHED.has(finding.kind) || !UNVERIFIED.has(finding.facts.verification)) return undefined
  const setting = finding.evidence.find(
    ({ path, role, symbol, place }) =>
      path === undefined &&
      role === "setting" &&
      OF_CHECKS.test(symbol) &&
      isConditionalBeside(file, file.offsetOf(place), expr.start)
  )
  const evidence: Evidence | undefined =
    setting === undefined
      ? (constantAround(file, expr) ?? setOtherwise(file, expr))
      : { place: setting.place, symbol: setting.symbol, role: "purpose" }
  return evidence === undefined ? undefined : { purpose: "option", hops: 1, evidence }
}

/** What a name of its surroundings says outranks that a setting turned a check off; that security rests on it does not. */
const settled = (known: KnownPurpose | undefined): boolean =>
  known !== undefined && !AT_STAKE.has(groupOf(known.purpose))

const withKnown = (finding: Finding, known: KnownPurpose | undefined): Finding =>
  known === undefined
    ? finding
    : {
        ...finding,
        facts: { ...finding.facts, purpose: known.purpose },
        sources: { ...finding.sources, purpose: { from: "inferred", hops: known.hops } },
        evidence: [known.evidence, ...finding.evidence]
      }

const withOffer = (finding: Finding, offer: Evidence | undefined): Finding =>
  offer === undefined ? finding : { ...finding, isOption: true, evidence: [offer, ...finding.evidence] }

/** The findings at an expression with what they are for, unless their call states that itself, and with what shows that they are options. */
export const withPurposes = (
  file: ParsedFile,
  expr: Expr,
  findings: ReadonlyArray<Finding>
): ReadonlyArray<Finding> => {
  const found = new Map<string, KnownPurpose | undefined>()
  return findings.map((finding) => {
    const offer = labelAt(file, expr, finding) ?? oneOfSeveral(expr, finding, findings)
    if (finding.facts.purpose !== undefined) return withOffer(finding, offer)
    const chosen = chosenAt(file, finding)
    const key = `${finding.kind} ${finding.api} ${finding.facts.mode ?? ""} ${chosen.join()}`
    if (!found.has(key)) found.set(key, purposeAt(file, expr, finding, chosen))
    const told = found.get(key)
    const known = settled(told) ? told : (turnedOffAt(file, expr, finding) ?? told)
    return withKnown(withOffer(finding, offer), known)
  })
}
