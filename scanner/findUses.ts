import type { FileUses } from "./resolve/FileUses.ts"
import { raise } from "./resolve/raise.ts"
import type { Answers } from "./resolve/Question.ts"
import type { RuleIndex } from "./match/RuleIndex.ts"
import { saysName } from "./match/saysName.ts"
import { applicableFacts, applicableSources } from "./model/applicableSources.ts"
import { algorithmOf } from "./model/algorithms.ts"
import type { Finding } from "./model/Finding.ts"
import { omitFacts } from "./model/Facts.ts"
import { sortFindings } from "./model/sortFindings.ts"
import { isConditionalBeside } from "./purpose/conditionsAround.ts"
import { besidePasswordHashes } from "./purpose/besidePasswordHashes.ts"
import { withPurposes } from "./purpose/withPurposes.ts"
import { typeQuestions } from "./resolve/typesElsewhere.ts"
import { usageScopeOf } from "./model/usageScopeOf.ts"
import type { FileContext } from "./resolve/FileContext.ts"
import { isDefaultOnly, isEnumerated, isTold } from "./resolve/isEnumerated.ts"
import { isLabel } from "./resolve/isLabel.ts"
import { isDead } from "./resolve/isDead.ts"
import { isBesideError, isRefused } from "./resolve/isRefused.ts"
import { isUnencrypted } from "./resolve/isUnencrypted.ts"
import { makeFileContext } from "./resolve/makeFileContext.ts"
import { checksBeside } from "./resolve/checksBeside.ts"
import { conformingMatches, conformingQuestions } from "./resolve/conformingMatches.ts"
import { commandCalls } from "./resolve/commandCalls.ts"
import { namePairs } from "./resolve/namePairs.ts"
import { declaredCalls } from "./resolve/declaredCalls.ts"
import { impliedConstructions } from "./resolve/impliedConstructions.ts"
import { fixedMaterials } from "./resolve/fixedMaterials.ts"
import { lengthQueries } from "./resolve/lengthQueries.ts"
import { withoutCases, withoutNameless } from "./resolve/distinctUses.ts"
import { resolveUses } from "./resolve/resolveUses.ts"
import type { ResolvedUse } from "./resolve/mergeFacts.ts"
import type { RuleMatch } from "./resolve/RuleMatch.ts"
import { tabledUses } from "./resolve/tabledUses.ts"
import { predictableMaterials } from "./resolve/predictableMaterials.ts"
import { present } from "./resolve/present.ts"
import { repeatedNonces } from "./resolve/repeatedNonces.ts"
import { assignedMatch, continuedMatches, entryMatch } from "./resolve/readMatch.ts"
import { isServerOnly, onSideOf } from "./resolve/isServerOnly.ts"
import { furtherUses } from "./resolve/furtherUses.ts"
import { addsTo, isTaken } from "./resolve/isTaken.ts"
import { isTypeWitness, withoutWitnesses } from "./resolve/typeWitnesses.ts"
import { variantsOf } from "./resolve/variantsOf.ts"
import { withCallers } from "./resolve/withCallers.ts"
import { withoutContradictions } from "./resolve/withoutContradictions.ts"
import { withoutTwins } from "./resolve/withoutTwins.ts"
import { writeOutputs } from "./resolve/writeOutputs.ts"
import { type StepBudget, unlimitedSteps } from "./source/StepBudget.ts"
import { type CallSite, inTable, type ParsedFile } from "./source/ParsedFile.ts"
import type { CallExpr, Expr, NameExpr } from "./source/Expr.ts"
import { lookup } from "./match/lookup.ts"
import { withAssumedImports } from "./resolve/withAssumedImports.ts"

/** The name before the first dot of what is called or constructed. */
const rootOf = (expr: Expr): NameExpr | undefined => {
  if (expr.kind === "name") return expr
  if (expr.kind === "generic") return rootOf(expr.of)
  return expr.kind === "member" && expr.object.kind === "name" ? expr.object : undefined
}

const namedAt = (callSite: CallSite): NameExpr | undefined => {
  if (callSite.kind !== "call") return undefined
  return rootOf(callSite.expr.kind === "construct" ? callSite.expr.type : callSite.expr.callee)
}

/**
 * The file as if it imported the packages whose types it names without declaring or importing them: an example cut out of
 * its file. Undefined where it names none.
 */
const withMissingImports = (file: ParsedFile, index: RuleIndex): ParsedFile | undefined => {
  const packages = file.grammar.imports.assumedPackages ?? []
  const names = new Set(file.sites.flatMap((callSite) => namedAt(callSite) ?? []))
  const isMissing = (name: NameExpr): boolean =>
    packages.some((owner) => index.owners().has(`${owner}.${name.name}`)) && lookup(file, name).kind === "free"
  return [...names].some(isMissing) ? { ...file, wildcards: [...file.wildcards, ...packages] } : undefined
}

const partsAt = (context: FileContext, callSite: CallSite): ReadonlyArray<RuleMatch> => {
  if (callSite.kind === "entry") return []
  if (callSite.kind === "set") return present(assignedMatch(context, callSite.target, callSite.value))
  if (callSite.kind === "call" && callSite.expr.kind === "call" && context.file.grammar.commands !== undefined)
    return commandCalls(context, callSite.expr).flatMap((call) => present(context.partOf(call)))
  const variants = variantsOf(context, callSite.expr)
  return variants.length > 0 ? variants : present(context.partOf(callSite.expr))
}

/** Where a method has a name that rows know, but the file does not say of which type its object is. */
const askForObject = (context: FileContext, { callee }: CallExpr): void => {
  if (callee.kind === "member") raise(context, typeQuestions(context, callee.object))
}

const unknownCall = (context: FileContext, callSite: CallSite): ReadonlyArray<RuleMatch> => {
  if (callSite.kind !== "call" || callSite.expr.kind !== "call") return []
  askForObject(context, callSite.expr)
  raise(context, conformingQuestions(context, callSite.expr))
  return conformingMatches(context, callSite.expr)
}

/** What is read only where another call takes it. */
const isSpecification = ({ row: { row } }: RuleMatch): boolean =>
  row.is === undefined && row.refines === undefined && row.into === undefined

/** A checksum that is called through the same API is none. */
const isCryptography = ({ facts }: ResolvedUse): boolean => facts.name !== "NonCryptographicHash"

/** What reported calls are given directly, or are called on. */
const givenTo = (matches: ReadonlyArray<RuleMatch>): ReadonlySet<number> =>
  new Set(
    matches.flatMap(({ row, args, expr }) => {
      if (row.row.is === undefined) return []
      const receiver = expr.kind === "call" && expr.callee.kind === "member" ? [expr.callee.object.id] : []
      return [...receiver, ...args.map(({ value }) => value.id)]
    })
  )

/** Values of which a call asks for nothing but the type. */
const namedForTheirType = (matches: ReadonlyArray<RuleMatch>): ReadonlySet<number> =>
  new Set(matches.flatMap(({ row, args }) => (row.row.asksType === true ? args.map(({ value }) => value.id) : [])))

/** What a server leaves out is the certificate of its clients, which is what servers do. */
const withoutSide = (one: ResolvedUse): ResolvedUse => {
  const { side, verification } = one.facts
  if (side === undefined) return one
  const { side: _, verification: checked, ...sources } = one.sources
  const isTold = verification === "peer" && checked !== undefined
  return {
    ...one,
    facts: omitFacts(one.facts, "side", ...(isTold ? [] : (["verification"] as const))),
    sources: isTold ? { ...sources, verification: checked } : sources
  }
}

const withoutFact = ({ facts, sources, ...rest }: ResolvedUse, name: "checkedBy"): ResolvedUse => {
  const { [name]: _, ...others } = sources
  return { ...rest, facts: omitFacts(facts, name), sources: others }
}

/** Whether an error ends the connection does not matter to a program that asks for it, or has a check of its own: what that does is not read. */
const withoutChecker = ({ file }: FileContext, { expr, refinements }: RuleMatch, one: ResolvedUse): ResolvedUse => {
  if (one.facts.checkedBy === undefined && one.sources.checkedBy === undefined) return one
  const own = refinements.filter(({ row }) => row.row.checkedBy !== undefined)
  const isSometimes = own.length > 0 && own.every((check) => isConditionalBeside(file, check.expr.start, expr.start))
  if (one.facts.checkedBy === undefined && isSometimes) return withoutFact(one, "checkedBy")
  const { checkedBy: _, ...sources } = one.sources
  const facts = omitFacts(one.facts, "checkedBy")
  if (facts.verification !== "none") return { ...one, facts, sources }
  return {
    ...one,
    facts: omitFacts(facts, "verification"),
    sources: { ...sources, verification: { from: "unknown", hops: 0 } }
  }
}

/**
 * What functions do that work with whatever algorithm they are given, by its primitive: `EVP_DigestSignInit` computes a code where it has
 * the key of one, `EVP_PKEY_derive` derives a key without agreeing on it, and `EVP_MD_fetch` gives a code, too.
 */
const KINDS_BY_PRIMITIVE: { readonly [kind: string]: { readonly [primitive: string]: Finding["kind"] } } = {
  signature: { mac: "mac" },
  hash: { mac: "mac" },
  "key-agreement": { kdf: "kdf" }
}

const madeKind = (kind: Finding["kind"], { facts }: ResolvedUse): Finding["kind"] =>
  KINDS_BY_PRIMITIVE[kind]?.[algorithmOf(facts.name)?.primitive ?? ""] ?? kind

/** Kinds of uses that are always of an algorithm, whether anything says of which. */
const ALWAYS_OF_AN_ALGORITHM: ReadonlySet<Finding["kind"]> = new Set([
  "hash",
  "cipher",
  "mac",
  "signature",
  "kdf",
  "key",
  "keygen",
  "key-agreement",
  "kem",
  "password-hash",
  "key-wrap"
])

const withUnreadName = (kind: Finding["kind"], use: ResolvedUse): ResolvedUse =>
  ALWAYS_OF_AN_ALGORITHM.has(kind) && use.facts.name === undefined && use.sources.name === undefined
    ? { ...use, sources: { ...use.sources, name: { from: "unknown", hops: 0 } } }
    : use

/** Whether a call that makes a key of what it is given generates a new one: it is given only what that is to be like. */
const isGenerated = (context: FileContext, { row, args, refinements }: RuleMatch, { facts }: ResolvedUse): boolean =>
  row.row.generates === true &&
  (facts.keyBits !== undefined || facts.curve !== undefined) &&
  !refinements.some((one) => one.row.row.imports === true) &&
  !args.some(({ value }) =>
    context.evaluate(value).some((one) => one.kind === "part" && one.part.row.row.imports === true)
  )

/** The type of a context that is made with settings, as in `isinstance(context, ssl.SSLContext)`. */
const isTypeOfContext = ({ key, row: { is, returns } }: RuleMatch["row"]): boolean =>
  is === "protocol" && returns === key

/**
 * A function that is named and not called, of which nothing says what it is used with: `{ C_EncryptInit, C_Encrypt }`; or a type
 * of which no object is made.
 */
const isNamedOnly = ({ expr, row, takenBy }: RuleMatch, { facts }: ResolvedUse): boolean =>
  (expr.kind === "name" || expr.kind === "member") &&
  takenBy.size === 0 &&
  (isTypeOfContext(row) ||
    (expr.kind === "name" && ALWAYS_OF_AN_ALGORITHM.has(row.row.is!) && facts.name === undefined))

const toFindings = (
  context: FileContext,
  match: RuleMatch,
  given: ReadonlySet<number>,
  isServer: () => boolean
): ReadonlyArray<Finding> => {
  const { is, supplies } = match.row.row
  if (is === undefined || (supplies === true && given.has(match.expr.id))) return []
  if (isDefaultOnly(context, match) || isTold(context, match)) return []
  if (
    isDead(context, match) ||
    isUnencrypted(context, match) ||
    isRefused(context, match) ||
    isBesideError(context, match)
  )
    return []
  if (continuedMatches(context, match).length > 0 || isTaken(context, match)) return []
  const named = resolveUses(context, match).map((use) => withUnreadName(is, use))
  const resolved = withoutTwins(
    withCallers(context, match, withoutNameless(withoutCases(withoutContradictions(named))))
  )
  const uses = resolved
    .filter((use) => isCryptography(use) && (match.isMade !== true || saysName(match.row.row, use)))
    .filter((use) => !isNamedOnly(match, use))
    .map((use) => ({
      kind: isGenerated(context, match, use) ? ("keygen" as const) : madeKind(is, use),
      use: withoutSide(onSideOf(match, withoutChecker(context, match, use), isServer))
    }))
  const findings = [...uses, ...furtherUses(context, match)].map(({ kind, use }) =>
    toFinding(context, match, kind, use)
  )
  const known = withPurposes(context.file, match.expr, findings)
  if (isEnumerated(context, match)) return known.map((one) => ({ ...one, isOffered: true as const }))
  return isLabel(context, match) ? known.map((one) => ({ ...one, isNamedOnly: true as const })) : known
}

const toFinding = (
  { file: { path, grammar } }: FileContext,
  match: Pick<RuleMatch, "row" | "place" | "isAssumed">,
  kind: Finding["kind"],
  { facts, sources, evidence, isOpenEnded }: ResolvedUse
): Finding => ({
  kind,
  api: match.row.key,
  library: match.row.library,
  language: grammar.name,
  path,
  scope: usageScopeOf(path),
  place: match.place,
  facts: applicableFacts(facts),
  sources: applicableSources(facts, sources),
  evidence,
  ...(isOpenEnded === true && { isOpenEnded }),
  ...(kind === "cipher" && facts.functions === undefined && match.row.row.operates !== true && { isNamedOnly: true }),
  ...(match.isAssumed && { isAssumed: true })
})

/** Constants that a table or a structure holds. Of the protocols that a table has by name, the program picks elsewhere. */
const tabledFindings = (context: FileContext): ReadonlyArray<Finding> =>
  tabledUses(context).flatMap(({ match: { row }, place, use, name }) => {
    const { tabled } = row.row
    if (tabled === undefined) return []
    const finding = { ...toFinding(context, { row, place }, tabled, use), isNamedOnly: true as const }
    return [tabled === "protocol" && name !== undefined ? { ...finding, isOffered: true as const } : finding]
  })

/** Tables of names for what calls take whose name cannot be read. */
const pairFindings = (context: FileContext, matches: ReadonlyArray<RuleMatch>): ReadonlyArray<Finding> =>
  namePairs(context, matches).map(({ match: { row }, place, use }) => ({
    ...toFinding(context, { row, place }, row.row.is!, use),
    isOffered: true as const
  }))

/** Entries that say what they are for by name and value, in objects of which no known call reads them. */
const unreadEntries = (context: FileContext): ReadonlyArray<RuleMatch> =>
  context.file.sites.flatMap((callSite) => {
    if (callSite.kind !== "entry" || context.entriesRead.has(callSite.value.id)) return []
    const match = entryMatch(context, callSite)
    return match !== undefined && resolveUses(context, match).every(({ facts }) => facts.name !== undefined)
      ? [match]
      : []
  })

/** A command that a function runs in several ways is found at its caller once. */
const distinct = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => [
  ...new Map(findings.map((one) => [JSON.stringify([one.api, one.place, one.facts, one.sources]), one])).values()
]

/** A file that leaves more open than this is a library of its own rather than the user of one. */
const MAX_QUESTIONS = 64

const scanAs = (file: ParsedFile, index: RuleIndex, answers: Answers | undefined, steps: StepBudget): FileUses => {
  const context = makeFileContext(file, index, answers, steps)
  const named = file.sites.flatMap((callSite) => {
    const parts = partsAt(context, callSite)
    return parts.length === 0 ? unknownCall(context, callSite) : parts
  })
  const made = [...declaredCalls(context).values()].flatMap(({ call }) => present(context.partOf(call)))
  const matches = [...new Set([...named, ...made, ...impliedConstructions(context)])]
  for (const [setting, check] of checksBeside(file, matches)) setting.refinements.push(check)
  for (const match of matches) {
    for (const refined of addsTo(context, match)) {
      if (refined === match) continue
      if (!refined.refinements.includes(match)) refined.refinements.push(match)
      if (match.row.row.refines === true && match.row.row.is !== undefined) match.takenBy.add(refined)
    }
  }
  for (const match of matches) if (!isSpecification(match)) resolveUses(context, match)
  const given = givenTo(matches)
  const isServer = isServerOnly(context, [...matches, ...context.partsMet()])
  const queries = lengthQueries(context, matches)
  const types = namedForTheirType(matches)
  const used = matches.filter((match) => !queries.has(match) && !types.has(match.expr.id))
  const found = [...used, ...unreadEntries(context)].map(
    (match) => [match, toFindings(context, match, given, isServer)] as const
  )
  const witnesses = new Set(found.filter(([match, own]) => own.length > 0 && isTypeWitness(context, match)))
  const findingsOf = (isWitness: boolean) => found.flatMap((one) => (witnesses.has(one) === isWitness ? one[1] : []))
  const all = [
    ...withoutWitnesses(findingsOf(false), findingsOf(true)),
    ...tabledFindings(context),
    ...pairFindings(context, matches)
  ]
  const findings = besidePasswordHashes(file, distinct(all))
  const met = [...new Set([...context.partsMet(), ...matches])]
  const materials = [
    ...met.flatMap((match) => withPurposes(file, match.expr, fixedMaterials(context, match))),
    ...predictableMaterials(context, met),
    ...repeatedNonces(context, met)
  ]
  const inTables = (some: ReadonlyArray<Finding>) => sortFindings(some.map((one) => inTable(file, one)))
  return {
    findings: inTables(findings),
    materials: inTables(materials),
    questions: [...context.questions.values()].slice(0, MAX_QUESTIONS),
    rows: [...new Set(met.map(({ row }) => row))]
  }
}

/**
 * Findings of one file, in its order: match every site, let `init` and its like add to what they are called on, then read
 * the facts. Where the file names types of cryptography without an import, it is read as if it imported them, too.
 */
export const findUses = (
  file: ParsedFile,
  index: RuleIndex,
  answers?: Answers,
  steps: StepBudget = unlimitedSteps
): FileUses => {
  writeOutputs(file, index)
  const known = scanAs(file, index, answers, steps)
  const assumed = withMissingImports(file, index)
  return assumed === undefined ? known : withAssumedImports(known, scanAs(assumed, index, answers, steps), index)
}
