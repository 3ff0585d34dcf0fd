import { fixOf } from "../../classify/fixOf.ts"
import {
  type Assessment,
  type Confidence,
  isOpen,
  type RuleSummary,
  type Severity,
  type Weakness,
  type WeaknessLocation,
  type WeakPlace
} from "../../model/Assessment.ts"
import { HIDDEN } from "../../model/CodeLine.ts"
import { algorithmsOf, algorithmsText, countedPlaces, distinctPlaces, weakPlaces } from "../../model/weakPlaces.ts"
import type { Place } from "../../model/Place.ts"
import { scoreBasisText } from "../../model/scoreText.ts"
import { isOnTheWay, originIn, stepText, type TrailStep } from "../../model/Trail.ts"
import type { OwnRulesFile } from "../../model/ScanReport.ts"
import type { Unrecognised, UnrecognisedImport } from "../../model/UnrecognisedImport.ts"
import type { BomOptions } from "../BomOptions.ts"
import { ownRulesTexts } from "../cyclonedx/completeness.ts"
import { jsonChunks } from "../jsonChunks.ts"
import { basisText, reasonStep } from "../reasonText.ts"
import { ruleAddress, RULES_PAGE } from "../ruleText.ts"
import { verdictText } from "../verdictText.ts"
import type {
  SarifFile,
  SarifLevel,
  SarifLocation,
  SarifLog,
  SarifRegion,
  SarifResult,
  SarifRule,
  SarifRun
} from "./SarifLog.ts"

/** GitHub keeps so many results of a run, the most severe: https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads/results-exceed-limit. */
const MAX_RESULTS = 5_000

/** GitHub keeps so many locations of a result. */
const MAX_LOCATIONS = 100

/** GitHub shows at most so many tags of a rule. */
const MAX_TAGS = 10

const LEVELS: { readonly [S in Severity]: SarifLevel } = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  info: "note"
}

/** In the middle of the ranges by which GitHub names severities: over 9.0 critical, from 7.0 high, from 4.0 medium. */
const SCORES: { readonly [S in Severity]: string } = {
  critical: "9.5",
  high: "8.0",
  medium: "5.5",
  low: "2.5",
  info: "0.0"
}

/** `CM-HASH-MD5` as one word, as SARIF requires of names. */
const nameOf = (id: string): string =>
  id
    .split("-")
    .map((part) => part.charAt(0) + part.slice(1).toLowerCase())
    .join("")

const tagsOf = ({ category, cwe }: RuleSummary): ReadonlyArray<string> =>
  [
    "security",
    "cryptography",
    category,
    ...cwe.map((number) => `external/cwe/cwe-${String(number).padStart(3, "0")}`)
  ].slice(0, MAX_TAGS)

const ruleOf = (rule: RuleSummary, { message, recommendation }: Weakness, page: string): SarifRule => {
  const links = rule.references.map((address) => `- <${address}>`)
  return {
    id: rule.id,
    name: nameOf(rule.id),
    shortDescription: { text: rule.title },
    fullDescription: { text: message },
    help: {
      text: `${message}\n${recommendation}`,
      markdown: [message, "", recommendation, ...(links.length > 0 ? ["", ...links] : [])].join("\n")
    },
    helpUri: ruleAddress(rule.id, page),
    defaultConfiguration: { level: LEVELS[rule.severity] },
    properties: { tags: tagsOf(rule), precision: "high", "security-severity": SCORES[rule.severity] }
  }
}

const justificationOf = ({ reason, tool }: NonNullable<WeakPlace["suppressed"]>): string =>
  [...(tool === undefined ? [] : [tool]), ...(reason === undefined ? [] : [reason])].join(": ")

const suppressionsOf = ({ suppressed }: Weakness): Pick<SarifResult, "suppressions"> => {
  if (suppressed === undefined) return {}
  const { by } = suppressed
  const justification = justificationOf(suppressed)
  return {
    suppressions: [{ kind: by === "comment" ? "inSource" : "external", ...(justification !== "" && { justification }) }]
  }
}

const uriOf = (path: string): string => path.split("/").map(encodeURIComponent).join("/")

const fileOf = (path: string): SarifFile => ({ uri: uriOf(path), uriBaseId: "%SRCROOT%" })

const regionOf = ({ line, column, endLine, endColumn }: Place): SarifRegion => ({
  startLine: line,
  startColumn: column,
  endLine,
  endColumn
})

const locationOf = (path: string, place: Place): SarifLocation => ({
  physicalLocation: { artifactLocation: fileOf(path), region: regionOf(place) }
})

type SnippedPlace = Pick<WeaknessLocation, "path" | "place" | "code">

/** Where a weakness is, with what is found there and the line around it. */
const weakLocation = ({ path, place, code }: SnippedPlace): SarifLocation => {
  const location = locationOf(path, place)
  if (code === undefined) return location
  const { line, endLine } = place
  return {
    physicalLocation: {
      ...location.physicalLocation,
      region: { ...regionOf(place), snippet: { text: code.text.slice(code.start, code.end) } },
      contextRegion: { startLine: line, endLine, snippet: { text: code.text } }
    }
  }
}

/** In the middle of those of GitHub's severities, with room for how sure it is. */
const RANKS: { readonly [S in Severity]: number } = { critical: 95, high: 80, medium: 55, low: 25, info: 5 }
const SURENESS: { readonly [C in Confidence]: number } = { high: 5, medium: 0, low: -5 }

const fixesOf = (weakness: Weakness): Pick<SarifResult, "fixes"> => {
  const fix = fixOf(weakness)
  if (fix === undefined) return {}
  const replacement = { deletedRegion: regionOf(fix.place), insertedContent: { text: fix.text } }
  return {
    fixes: [
      {
        description: { text: fix.description },
        artifactChanges: [{ artifactLocation: fileOf(weakness.location.path), replacements: [replacement] }]
      }
    ]
  }
}

/** Where findings are, and where the values are written that make them ones, each once. */
const locationsOf = (places: ReadonlyArray<WeakPlace>): ReadonlyArray<SarifLocation> => {
  const origins = places.flatMap(({ trail }) => originIn(trail) ?? [])
  const spots: ReadonlyArray<SnippedPlace> = [...places.map(({ location }) => location), ...origins]
  const distinct = new Map(spots.toReversed().map((one) => [`${one.place.line}:${one.place.column} ${one.path}`, one]))
  return [...distinct.values()].toReversed().slice(0, MAX_LOCATIONS).map(weakLocation)
}

const relatedText = ({ severity, rule, algorithm, suppressed }: WeakPlace): string =>
  suppressed === undefined
    ? `${severity}: ${algorithm} (${rule})`
    : `suppressed by a ${suppressed.by}: ${[algorithm, justificationOf(suppressed)].filter((text) => text !== "").join(", ")}`

/** Places of a finding that are less severe than it is, or suppressed where it is not as a whole. */
const lesserPlacesOf = (weakness: Weakness): ReadonlyArray<WeakPlace> => {
  const { severity, suppressed } = weakness
  return weakPlaces(weakness).filter((one) => one.severity !== severity || (suppressed === undefined && !isOpen(one)))
}

/** Where the use is, where the values came from, what tells what the result is for, and the lesser places. */
const relatedLocationsOf = (weakness: Weakness): Pick<SarifResult, "relatedLocations"> => {
  const { trail = [], use, location } = weakness
  const all = [
    ...(use === undefined ? [] : [{ ...locationOf(location.path, use), text: `used: ${weakness.algorithm}` }]),
    ...trail.map((step) => ({ ...locationOf(step.path, step.place), text: reasonStep(step, weakness) })),
    ...lesserPlacesOf(weakness).map((one) => ({ ...weakLocation(one.location), text: relatedText(one) }))
  ]
  if (all.length === 0) return {}
  return {
    relatedLocations: all
      .slice(0, MAX_LOCATIONS)
      .map(({ text, ...at }, index) => ({ id: index + 1, ...at, message: { text } }))
  }
}

const flowLocation = (path: string, place: Place, text: string) => ({
  location: { ...locationOf(path, place), message: { text } }
})

/**
 * From where a value stands to where it is used, and on to what the result is for; steps before the use are met in the other
 * direction.
 */
const codeFlowsOf = ({ location, algorithm, trail = [] }: Weakness): Pick<SarifResult, "codeFlows"> => {
  if (trail.length === 0) return {}
  const flow = (step: TrailStep) => flowLocation(step.path, step.place, stepText(step))
  const before = trail.filter(isOnTheWay).toReversed()
  const after = trail.filter((step) => !isOnTheWay(step))
  const use = flowLocation(location.path, location.place, `used: ${algorithm}`)
  return {
    codeFlows: [{ threadFlows: [{ locations: [...before.map(flow), use, ...after.map(flow)] }] }]
  }
}

const resultOf = (
  weakness: Weakness,
  ruleIndex: number,
  baselineState: SarifResult["baselineState"] | undefined
): SarifResult => {
  const { id, rule, severity, message, recommendation, location, policies, context, purpose, isChosen, onlyDoes } =
    weakness
  const { symbol, scope, origin, dependency } = location
  const counted = countedPlaces(weakness)
  const places = distinctPlaces(counted.filter((one) => one.severity === severity))
  const algorithms = algorithmsOf(weakness)
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: `${algorithmsText(weakness)}: ${message} ${recommendation}` },
    ...(baselineState !== undefined && { baselineState }),
    locations: locationsOf(places),
    ...relatedLocationsOf(weakness),
    ...codeFlowsOf(weakness),
    ...fixesOf(weakness),
    rank: RANKS[severity] + SURENESS[weakness.confidence],
    partialFingerprints: { primaryLocationLineHash: `${id}:1`, "ciphermap/v1": id },
    ...suppressionsOf(weakness),
    properties: {
      severity,
      "security-severity": SCORES[severity],
      confidence: weakness.confidence,
      confidenceFrom: basisText(weakness),
      algorithm: weakness.algorithm,
      ...(algorithms.length > 1 && { algorithms }),
      ...(counted.length > 1 && { places: distinctPlaces(counted).length }),
      quantumVulnerable: weakness.isQuantumVulnerable,
      symbol,
      scope,
      ...(origin !== undefined && { origin }),
      ...(dependency !== undefined && { dependency }),
      ...(context !== undefined && { context }),
      ...(purpose !== undefined && { purpose }),
      ...(isChosen === true && { isChosen }),
      ...(onlyDoes !== undefined && { onlyDoes }),
      ...(policies.length > 0 && { policies: policies.map((verdict) => `${verdict.policy}: ${verdictText(verdict)}`) })
    }
  }
}

const provenanceOf = ({ git }: BomOptions): Pick<SarifRun, "versionControlProvenance"> =>
  git === undefined
    ? {}
    : {
        versionControlProvenance: [
          {
            repositoryUri: git.url,
            ...(git.commit !== undefined && { revisionId: git.commit }),
            ...(git.revision !== undefined && { branch: git.revision })
          }
        ]
      }

type Notification = NonNullable<SarifRun["invocations"][number]["toolExecutionNotifications"]>[number]

/** So many imports of which nothing was recognised are listed one by one. */
const MAX_IMPORTS = 100

const importNotification = ({ path, line, library, scope }: UnrecognisedImport): Notification => ({
  level: "note",
  message: { text: `imports ${library}, of which nothing was recognised (${scope})` },
  locations: [
    {
      physicalLocation: { artifactLocation: { uri: uriOf(path), uriBaseId: "%SRCROOT%" }, region: { startLine: line } }
    }
  ]
})

const importNotifications = ({ imports, more }: Unrecognised): ReadonlyArray<Notification> => {
  if (imports.length === 0) return []
  const listed = imports.slice(0, MAX_IMPORTS)
  const all = imports.length + more
  const text = `${all} ${all === 1 ? "import" : "imports"} of cryptographic libraries of which nothing was recognised${all === listed.length ? "" : `, ${listed.length} of them listed`}`
  return [{ level: "warning", message: { text } }, ...listed.map(importNotification)]
}

const notificationsOf = (
  all: number,
  kept: number,
  unrecognised: Unrecognised,
  ownRules: ReadonlyArray<OwnRulesFile>
): Pick<SarifRun["invocations"][number], "toolExecutionNotifications"> => {
  const cut: ReadonlyArray<Notification> =
    kept === all
      ? []
      : [
          {
            level: "warning",
            message: { text: `${kept} of ${all} findings are listed, the most severe; the other formats list all` }
          }
        ]
  const own = ownRulesTexts({ ownRules }).map((text): Notification => ({ level: "note", message: { text } }))
  const notifications = [...cut, ...own, ...importNotifications(unrecognised)]
  return notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }
}

/**
 * The weaknesses of an assessment as SARIF 2.1.0, within the limits of GitHub's code scanning: at most 5,000 results, the most
 * severe. A finding has all of its places that are as severe as it is as locations, and those where their values are written, where it is mended. Suppressed ones are marked as such. Fingerprints stay the same when lines move. Imports of cryptographic libraries of
 * which nothing was recognised, and the project's own rules, are notifications of the tool. With `changed`, by ids of findings, each
 * result has a `baselineState`.
 *
 * ```ts
 * import { assess, policies, scanDirectory, toInventory, toSarif } from "ciphermap/scanner"
 *
 * const inventory = toInventory(await scanDirectory("scanner/rules/java", { workers: 0, include: ["jca.fixture.java"] }))
 * const assessment = assess(inventory, { on: "2026-11-21", policies: [policies["cnsa-2.0"]!] })
 * const log = toSarif(assessment, {
 *   component: { name: "example" },
 *   timestamp: "2026-11-21T00:00:00Z",
 *   serialNumber: "6f1d0c1e-0000-4000-8000-000000000000",
 *   tool: { name: "ciphermap", version: "0.1.0" }
 * })
 * console.log(log.runs[0]?.results.length)
 * ```
 */
export const toSarif = (
  { weaknesses, rules, score }: Assessment,
  options: BomOptions,
  unrecognised: Unrecognised = { imports: [], more: 0 },
  ownRules: ReadonlyArray<OwnRulesFile> = [],
  changed?: ReadonlyMap<string, "new" | "updated">
): SarifLog => {
  const stateOf = ({ id }: Weakness) => changed && (changed.get(id) ?? "unchanged")
  const isAsBefore = (one: Weakness): boolean => stateOf(one) === "unchanged"
  const kept = [...weaknesses.filter((one) => !isAsBefore(one)), ...weaknesses.filter(isAsBefore)].slice(0, MAX_RESULTS)
  const first = new Map(kept.toReversed().map((weakness) => [weakness.rule, weakness]))
  const listed = rules.filter(({ id }) => first.has(id))
  const indexOf = new Map(listed.map(({ id }, at) => [id, at]))
  const { hygiene, quantum, methodologyVersion } = score
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: options.tool.name,
            version: options.tool.version,
            rules: listed.map((rule) => ruleOf(rule, first.get(rule.id)!, options.rulesPage ?? RULES_PAGE))
          }
        },
        automationDetails: { id: `${options.tool.name}/` },
        invocations: [
          {
            executionSuccessful: true,
            endTimeUtc: options.timestamp,
            ...notificationsOf(weaknesses.length, kept.length, unrecognised, ownRules)
          }
        ],
        columnKind: "utf16CodeUnits",
        redactionTokens: [HIDDEN],
        ...provenanceOf(options),
        properties: {
          methodologyVersion,
          ...(hygiene.value !== undefined && { hygieneScore: hygiene.value }),
          ...(quantum.value !== undefined && { quantumScore: quantum.value }),
          scoreBasis: scoreBasisText(score)
        },
        results: kept.map((weakness) => resultOf(weakness, indexOf.get(weakness.rule)!, stateOf(weakness)))
      }
    ]
  }
}

/** The text of a SARIF log in pieces. */
export function* sarifChunks(log: SarifLog): Generator<string, void> {
  yield* jsonChunks(log)
  yield "\n"
}
