import { type Answers, type Question, questionId } from "./resolve/Question.ts"
import { ownerOf, rowOf, type RuleIndex } from "./match/RuleIndex.ts"
import { saysName } from "./match/saysName.ts"
import type { Finding } from "./model/Finding.ts"
import { omitFacts } from "./model/omitFacts.ts"
import { sortFindings } from "./model/sortFindings.ts"
import { usageScopeOf } from "./model/usageScopeOf.ts"
import type { FileContext } from "./resolve/FileContext.ts"
import { makeFileContext } from "./resolve/makeFileContext.ts"
import { commandCalls } from "./resolve/commandCalls.ts"
import { fixedMaterials } from "./resolve/fixedMaterials.ts"
import { flatten } from "./resolve/flatten.ts"
import type { Flat } from "./resolve/mergeFacts.ts"
import type { Part } from "./resolve/Part.ts"
import { predictableMaterials } from "./resolve/predictableMaterials.ts"
import { present } from "./resolve/present.ts"
import { repeatedNonces } from "./resolve/repeatedNonces.ts"
import { assignedPart, continuedParts, entryPart, receiverParts } from "./resolve/readPart.ts"
import { writeOutputs } from "./resolve/writeOutputs.ts"
import { type StepBudget, unlimitedSteps } from "./source/StepBudget.ts"
import type { Site, Unit } from "./source/Unit.ts"
import type { Expr, NameExpr } from "./source/Expr.ts"
import { lookup } from "./match/lookup.ts"

/** The name before the first dot of what is called or constructed. */
const rootOf = (expr: Expr): NameExpr | undefined => {
  if (expr.kind === "name") return expr
  if (expr.kind === "generic") return rootOf(expr.of)
  return expr.kind === "member" && expr.object.kind === "name" ? expr.object : undefined
}

const namedAt = (site: Site): NameExpr | undefined => {
  if (site.kind !== "call") return undefined
  return rootOf(site.expr.kind === "construct" ? site.expr.type : site.expr.callee)
}

/**
 * The file as if it imported the packages whose types it names without declaring or importing them: an example cut out of
 * its file. Undefined where it names none.
 */
const assumedUnit = (unit: Unit, index: RuleIndex): Unit | undefined => {
  const packages = unit.grammar.imports.assumedPackages ?? []
  const names = new Set(unit.sites.flatMap((site) => namedAt(site) ?? []))
  const isMissing = (name: NameExpr): boolean =>
    packages.some((owner) => index.owners().has(`${owner}.${name.name}`)) && lookup(unit, name).kind === "free"
  return [...names].some(isMissing) ? { ...unit, wildcards: [...unit.wildcards, ...packages] } : undefined
}

const partsAt = (context: FileContext, site: Site): ReadonlyArray<Part> => {
  if (site.kind === "entry") return []
  if (site.kind === "set") return present(assignedPart(context, site.target, site.value))
  if (site.kind === "call" && site.expr.kind === "call" && context.unit.grammar.commands !== undefined)
    return commandCalls(context, site.expr).flatMap((call) => present(context.partOf(call)))
  return present(context.partOf(site.expr))
}

/** What is read only where another call takes it. */
const isSpecification = ({ row: { row } }: Part): boolean =>
  row.is === undefined && row.refines === undefined && row.into === undefined

const namesIn = (context: FileContext, part: Part): ReadonlyArray<string> =>
  flatten(context, part).flatMap(({ facts }) =>
    [facts.name, facts.digest, facts.mgfDigest, facts.cipher].filter((name) => name !== undefined)
  )

const addsTo = (context: FileContext, part: Part): ReadonlyArray<Part> =>
  part.row.row.refines === true ? receiverParts(context, part) : continuedParts(context, part)

/** What a taker is reported as: itself, or what it refines. */
const reportedAs = (context: FileContext, taker: Part): ReadonlyArray<Part> => {
  const others = addsTo(context, taker)
  return others.length === 0 && taker.row.row.is !== undefined ? [taker] : others
}

/** Whether another finding speaks for this part: it was given the part, directly or within other parts, and names it. */
const isTaken = (context: FileContext, part: Part): boolean => {
  const own = namesIn(context, part)
  const seen = new Set([part])
  const speaks = (taker: Part): boolean => {
    if (seen.has(taker)) return false
    seen.add(taker)
    context.steps.spend(1)
    const names = reportedAs(context, taker).flatMap((reported) => namesIn(context, reported))
    const words = new Set(names.flatMap((name) => [name, ...name.split("-")]))
    if (names.length > 0 && own.every((name) => words.has(name))) return true
    return [...taker.takenBy].some(speaks)
  }
  return [...part.takenBy].some(speaks)
}

/** A checksum that is called through the same API is none. */
const isCryptography = ({ facts }: Flat): boolean => facts.name !== "NonCryptographicHash"

/** What reported calls are given directly. */
const argumentsOf = (parts: ReadonlyArray<Part>): ReadonlySet<number> =>
  new Set(parts.flatMap(({ row, args }) => (row.row.is === undefined ? [] : args.map(({ value }) => value.id))))

/** What a server leaves out is the certificate of its clients, which is what servers do. */
const withoutSide = (one: Flat): Flat => {
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

const toFindings = (context: FileContext, part: Part, given: ReadonlySet<number>): ReadonlyArray<Finding> => {
  const { is, supplies } = part.row.row
  if (is === undefined || (supplies === true && given.has(part.expr.id))) return []
  if (continuedParts(context, part).length > 0 || isTaken(context, part)) return []
  const flats = flatten(context, part).filter(isCryptography).map(withoutSide)
  return flats.map(({ facts, sources, evidence }): Finding => ({
    kind: is,
    api: part.row.key,
    library: part.row.library,
    language: context.unit.grammar.name,
    path: context.unit.path,
    scope: usageScopeOf(context.unit.path),
    place: part.place,
    facts,
    sources,
    evidence
  }))
}

/** Entries that say what they are for by name and value, in objects of which no known call reads them. */
const unreadEntries = (context: FileContext): ReadonlyArray<Part> =>
  context.unit.sites.flatMap((site) => {
    if (site.kind !== "entry" || context.entriesRead.has(site.value.id)) return []
    const part = entryPart(context, site)
    return part !== undefined && flatten(context, part).every(({ facts }) => facts.name !== undefined) ? [part] : []
  })

/** A command that a function runs in several ways is found at its caller once. */
const distinct = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => [
  ...new Map(
    findings.map((finding) => [JSON.stringify([finding.api, finding.place, finding.facts, finding.sources]), finding])
  ).values()
]

/** A file that leaves more open than this is a library of its own rather than the user of one. */
const MAX_QUESTIONS = 64

export interface UnitScan {
  readonly findings: ReadonlyArray<Finding>
  /** Keys, nonces and salts that what was found is given, and that the source itself holds or that can be predicted. */
  readonly materials: ReadonlyArray<Finding>
  /** What other files would have to say for more to be known. */
  readonly questions: ReadonlyArray<Question>
}

const scanAs = (unit: Unit, index: RuleIndex, answers: Answers | undefined, steps: StepBudget): UnitScan => {
  const context = makeFileContext(unit, index, answers, steps)
  const parts = [...new Set(unit.sites.flatMap((site) => partsAt(context, site)))]
  for (const part of parts) {
    for (const refined of addsTo(context, part)) {
      if (refined === part) continue
      if (!refined.refinements.includes(part)) refined.refinements.push(part)
      if (part.row.row.refines === true && part.row.row.is !== undefined) part.takenBy.add(refined)
    }
  }
  for (const part of parts) if (!isSpecification(part)) flatten(context, part)
  const given = argumentsOf(parts)
  const found = [...parts, ...unreadEntries(context)].flatMap((part) => toFindings(context, part, given))
  const findings = sortFindings(distinct(found))
  const met = [...new Set([...context.partsMet(), ...parts])]
  const materials = sortFindings([
    ...met.flatMap((part) => fixedMaterials(context, part)),
    ...predictableMaterials(context, met),
    ...repeatedNonces(context, met)
  ])
  return { findings, materials, questions: [...context.questions.values()].slice(0, MAX_QUESTIONS) }
}

const spotOf = ({ api, place }: Finding): string => `${api} ${place.line}:${place.column}`

type Found = Pick<UnitScan, "findings" | "materials">

/**
 * What belongs to the types of which a call itself says a name that is known: a type of the same name seldom reads it.
 * Where there is such a type, bytes of the source are a material of any.
 */
const ofNamedTypes = (index: RuleIndex, { findings, materials }: Found): Found => {
  const types = new Set(
    findings.flatMap((finding) => {
      const row = rowOf(index, finding.api)?.row
      return row !== undefined && saysName(row, finding) ? [ownerOf(finding.api)] : []
    })
  )
  const isOfThem = ({ api }: Finding): boolean => types.has(ownerOf(api))
  return { findings: findings.filter(isOfThem), materials: types.size === 0 ? [] : materials }
}

const notAmong = (known: ReadonlyArray<Finding>, findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  const spots = new Set(known.map(spotOf))
  return findings.flatMap((finding) => (spots.has(spotOf(finding)) ? [] : [{ ...finding, isAssumed: true as const }]))
}

/** What is found, in addition to what is known, as if the file had the imports it lacks. */
const withImports = (
  known: UnitScan,
  assumed: Unit,
  index: RuleIndex,
  answers: Answers | undefined,
  steps: StepBudget
): UnitScan => {
  const scan = scanAs(assumed, index, answers, steps)
  const { findings, materials } = ofNamedTypes(index, {
    findings: notAmong(known.findings, scan.findings),
    materials: notAmong(known.materials, scan.materials)
  })
  return {
    findings: sortFindings([...known.findings, ...findings]),
    materials: sortFindings([...known.materials, ...materials]),
    questions: [...new Map([...known.questions, ...scan.questions].map((one) => [questionId(one), one])).values()]
  }
}

/**
 * Findings of one file, in its order: match every site, let `init` and its like add to what they are called on, then read
 * the facts. Where the file names types of cryptography without an import, it is read as if it imported them, too.
 */
export const scanUnit = (
  unit: Unit,
  index: RuleIndex,
  answers?: Answers,
  steps: StepBudget = unlimitedSteps
): UnitScan => {
  writeOutputs(unit, index)
  const known = scanAs(unit, index, answers, steps)
  const assumed = assumedUnit(unit, index)
  return assumed === undefined ? known : withImports(known, assumed, index, answers, steps)
}
