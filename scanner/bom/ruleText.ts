import { COLUMNS, SEVERITIES, severityOf, usualSeverityOf } from "../classify/severityOf.ts"
import type { WeaknessRule } from "../classify/WeaknessRule.ts"
import { type Severity, severities } from "../model/Assessment.ts"
import { citations } from "../model/citations.ts"
import type { UsageScope } from "../model/UsageScope.ts"

/** The page of rules where nothing else is said. */
export const RULES_PAGE = "https://github.com/ciphermap/ciphermap/blob/main/docs/weaknesses.md"

/** The address of a rule's section. */
export const ruleAddress = (rule: string, page: string): string => `${page}#${rule.toLowerCase()}`

const titles = new Map(
  Object.values(citations).map(({ title, date, address }) => [
    address,
    date === undefined ? title : `${title}, ${date}`
  ])
)

/** Titles that addresses have in them. */
const FORMS: ReadonlyArray<readonly [form: RegExp, title: string]> = [
  [/^https:\/\/www\.rfc-editor\.org\/rfc\/rfc(\d+)$/, "RFC $1"],
  [/^https:\/\/doi\.org\/10\.6028\/NIST\.([A-Z]+)\.(.+)$/, "NIST $1 $2"],
  [/^https:\/\/eprint\.iacr\.org\/(\d+)\/(\d+)$/, "Cryptology ePrint Archive $1/$2"],
  [/^https:\/\/cheatsheetseries\.owasp\.org\/cheatsheets\/(\w+)_Cheat_Sheet\.html$/, "OWASP cheat sheet $1"],
  [/^https:\/\/doi\.org\/(.+)$/, "doi:$1"],
  [/^https:\/\/(?:www\.)?([^/]+)\/.*$/, "$1"]
]

/** What stands at an address, as a bibliography names it. */
export const citationText = (address: string): string => {
  const form = FORMS.find(([one]) => one.test(address))
  return titles.get(address) ?? (form === undefined ? address : address.replace(form[0], form[1]).replaceAll("_", " "))
}

/** `{name}` of a message stands for what a use says. */
export const genericText = (text: string): string => text.replace(/\{(\w+)\}/g, "<$1>")

/** The severities of a rule in production code by what the result is for: `high: unknown, secret; low: harmless`. */
export const severitiesByPurpose = ({ id }: Pick<WeaknessRule, "id">): string => {
  const row: ReadonlyArray<Severity> = SEVERITIES[id]
  return severities
    .flatMap((severity) => {
      const groups = COLUMNS.filter((_, at) => row[at] === severity)
      if (groups.length === 0) return []
      return [`${severity}: ${groups.length === COLUMNS.length ? "for any purpose" : groups.join(", ")}`]
    })
    .join("; ")
}

const SCOPES: ReadonlyArray<UsageScope> = ["production", "vendored", "generated", "test", "example"]

/** The severities of a rule by the scope of the use, where its purpose is not known: `medium: production, vendored; info: test`. */
export const severitiesByScope = ({ id }: Pick<WeaknessRule, "id">): string => {
  const of = (scope: UsageScope): Severity =>
    severityOf(id, { purpose: undefined, scope, confidence: "high", isChosen: false })
  return [...Map.groupBy(SCOPES, of)].map(([severity, scopes]) => `${severity}: ${scopes.join(", ")}`).join("; ")
}

/** How a comment suppresses what a rule finds. */
export const suppressionText = (rule: string): string =>
  `a comment "ciphermap-ignore: ${rule} reason" on the line or the line above it, or a baseline (--write-baseline, --baseline)`

const cweLink = (number: number): string => `[CWE-${number}](https://cwe.mitre.org/data/definitions/${number}.html)`

/** The section of a rule in `docs/weaknesses.md`. */
export const ruleMarkdown = (rule: WeaknessRule): string => `## ${rule.id}

${rule.title}: ${usualSeverityOf(rule.id)}, ${rule.category}, ${rule.cwe.map(cweLink).join(", ")}.

**Why:** ${genericText(rule.message).replaceAll("<", "\\<")}

**Instead:** ${genericText(rule.recommendation).replaceAll("<", "\\<")}

**Severity** by purpose: ${severitiesByPurpose(rule)}. By scope: ${severitiesByScope(rule)}.

**Suppress** with \`ciphermap-ignore: ${rule.id} reason\`.
${rule.references.length === 0 ? "" : `\nSources: ${rule.references.map((address) => `[${citationText(address)}](${address})`).join("; ")}.\n`}`
