import { fixOf } from "../classify/fixOf.ts"
import { type RuleId, severityReason } from "../classify/severityOf.ts"
import type { WeaknessRule } from "../classify/WeaknessRule.ts"
import { weaknessRules } from "../classify/weaknessRules.ts"
import { isOpen, type Weakness, type WeakPlace } from "../model/Assessment.ts"
import type { Place } from "../model/Place.ts"
import { suppressedBy } from "../model/weakPlaces.ts"
import { originText } from "../model/Origin.ts"
import { printable } from "../model/printable.ts"
import { basisText, markedCode, optionTexts, reasonStep, statedPurpose } from "./reasonText.ts"
import { citationText, genericText, severitiesByPurpose, severitiesByScope, suppressionText } from "./ruleText.ts"
import { verdictText } from "./verdictText.ts"

type Lines = ReadonlyArray<string>

/** The rule of an id, in capital or small letters. */
export const ruleNamed = (id: string): WeaknessRule | undefined =>
  weaknessRules.find((one) => one.id === id.toUpperCase())

const sourceLines = (references: ReadonlyArray<string>): Lines =>
  references.length === 0 ? [] : ["Sources:", ...references.map((address) => `  ${citationText(address)} <${address}>`)]

const cweText = (cwe: ReadonlyArray<number>): string => cwe.map((number) => `CWE-${number}`).join(", ")

/** All that is said of a rule. */
export const ruleLines = (rule: WeaknessRule): Lines => [
  `${rule.id}: ${rule.title} (${rule.category}, ${cweText(rule.cwe)})`,
  "",
  `Why: ${genericText(rule.message)}`,
  `Instead: ${genericText(rule.recommendation)}`,
  `Severity in production code, by what the result is for: ${severitiesByPurpose(rule)}`,
  `Severity where that is not known, by the scope of the use: ${severitiesByScope(rule)}`,
  `Suppress: ${suppressionText(rule.id)}`,
  ...sourceLines(rule.references)
]

const spotText = (path: string, { line, column }: Place): string => `${printable(path)}:${line}:${column}`

const codeLines = ({ location }: WeakPlace): Lines => {
  const marked = markedCode(location)
  if (marked === undefined) return []
  const number = String(location.place.line).padStart(6)
  return [`${number} | ${marked[0]}`, `${" ".repeat(number.length)} | ${marked[1]}`]
}

/** How the severity of a weakness comes about: the row and the column of the table, and what scope and confidence make of it. */
export const severityText = ({ rule, severity, purpose, location, confidence, ...rest }: WeakPlace): string => {
  const { scope } = location
  const isChosen = rest.isChosen === true || rest.onlyDoes !== undefined
  const why = severityReason(rule as RuleId, { purpose, scope, confidence, isChosen })
  const picked = optionTexts(rest)
    .map((text) => `, since it is ${text}`)
    .join("")
  return [
    `${severity}: row ${rule} of the table of severities, column ${why.column}${picked}: ${why.inTable}`,
    `scope ${scope}: ${why.inScope}`,
    `${confidence} confidence: ${why.severity}`
  ].join("; ")
}

const trailLines = (weakness: WeakPlace): Lines => {
  const { trail = [] } = weakness
  if (trail.length === 0) return ["From: values that stand there"]
  return [
    "From:",
    ...trail.map((step) => `  ${printable(reasonStep(step, weakness))} at ${spotText(step.path, step.place)}`)
  ]
}

const suppressedLine = ({ suppressed }: WeakPlace): Lines => {
  if (suppressed === undefined) return []
  const { reason } = suppressed
  return [
    `Suppressed: by ${printable(suppressedBy({ suppressed })!)}${reason === undefined ? "" : `: ${printable(reason)}`}`
  ]
}

const purposeLine = (weakness: WeakPlace): string => {
  if (weakness.purpose === undefined) return "Purpose: not known"
  return `Purpose: ${weakness.purpose}${statedPurpose(weakness) === undefined ? ", told by the name below" : ", as the call states"}`
}

/** So many other places of a finding are listed. */
const MAX_OTHERS = 100

const otherLines = ({ others = [] }: Weakness): Lines => {
  if (others.length === 0) return []
  const more = others.length - MAX_OTHERS
  return [
    "Other places and values of this finding:",
    ...others
      .slice(0, MAX_OTHERS)
      .map(
        (one) =>
          `  ${one.severity}: ${printable(one.algorithm)} at ${spotText(one.location.path, one.location.place)} (${one.rule}, ${one.id})${isOpen(one) ? "" : `, suppressed by ${printable(suppressedBy(one)!)}`}`
      ),
    ...(more > 0 ? [`  and ${more} more`] : [])
  ]
}

/** All that is said of a finding. */
export const findingLines = (weakness: Weakness): Lines => {
  const { id, rule, title, algorithm, message, recommendation, location, use, policies, references } = weakness
  const fix = fixOf(weakness)
  const sources = ruleNamed(rule)?.references ?? references
  const whose = originText(location)
  return [
    `${rule} ${printable(algorithm)}: ${title}`,
    `Finding ${id} at ${spotText(location.path, location.place)} (${location.scope}${whose === undefined ? "" : `, in ${printable(whose)}`}), ${printable(location.symbol)}`,
    ...codeLines(weakness),
    ...(use === undefined ? [] : [`Used at ${spotText(location.path, use)}`]),
    "",
    `Why: ${printable(message)}`,
    `Instead: ${printable(recommendation)}`,
    ...(fix === undefined ? [] : [`Fix: at ${spotText(location.path, fix.place)}: ${printable(fix.description)}`]),
    `Confidence: ${weakness.confidence}: ${basisText(weakness)}`,
    purposeLine(weakness),
    ...optionTexts(weakness).map((text) => `Choice: ${text}`),
    ...trailLines(weakness),
    `Severity: ${severityText(weakness)}`,
    ...policies.map((one) => `Policy ${printable(one.policy)}: ${verdictText(one)} (${printable(one.clause)})`),
    ...suppressedLine(weakness),
    ...otherLines(weakness),
    `Suppress: ${suppressionText(rule)}`,
    ...sourceLines(sources),
    `Rule: ciphermap explain ${rule}`
  ]
}
