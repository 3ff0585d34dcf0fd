import { isOpen, severities, type Weakness } from "../model/Assessment.ts"
import { type Origin, originOf } from "../model/Origin.ts"
import type { UsageScope } from "../model/UsageScope.ts"
import { filterForm, type Option } from "./filterForm.ts"
import type { Html } from "../html/markup.ts"
import { plain } from "../html/parts.ts"
import type { Report } from "./Report.ts"
import type { RowData } from "../html/table.ts"
import { severityCounts } from "./summarySection.ts"
import { CATEGORIES, ORIGINS, SCOPES, sentence, SEVERITIES } from "../html/words.ts"

const OPEN = "open"

const stateOf = (weakness: Weakness): string => (isOpen(weakness) ? OPEN : "suppressed")

const NO_RISK = "none"

const riskOf = ({ isQuantumVulnerable }: Weakness): string => (isQuantumVulnerable ? "vulnerable" : NO_RISK)

const PRODUCTION = "production" satisfies UsageScope

const OWN = "own" satisfies Origin

/** One word, as the value of a filter: families have spaces in their names. */
export const filterWord = (name: string): string => plain(name).replace(/\s+/g, "-")

const unless = (usual: string, value: string): string | undefined => (value === usual ? undefined : value)

/** The values that filters use; the most common ones are omitted. */
export const findingData = ({ familyOf }: Report, weakness: Weakness): RowData => ({
  severity: weakness.severity,
  rule: weakness.rule,
  category: weakness.category,
  family: filterWord(familyOf(weakness.asset) ?? weakness.algorithm),
  quantum: unless(NO_RISK, riskOf(weakness)),
  scope: unless(PRODUCTION, weakness.location.scope),
  origin: unless(OWN, originOf(weakness.location)),
  state: unless(OPEN, stateOf(weakness))
})

const present = (weaknesses: ReadonlyArray<Weakness>, valueOf: (weakness: Weakness) => string): ReadonlySet<string> =>
  new Set(weaknesses.map(valueOf))

const severityOptions = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<Option> => {
  const counts = severityCounts(weaknesses)
  return severities
    .filter((severity) => counts[severity] > 0)
    .map((value) => ({ value, label: SEVERITIES[value], count: counts[value] }))
}

const listed = (names: { readonly [value: string]: string }, values: ReadonlySet<string>): ReadonlyArray<Option> =>
  Object.entries(names)
    .filter(([value]) => values.has(value))
    .map(([value, label]) => ({ value, label }))

const sorted = (labels: ReadonlySet<string>): ReadonlyArray<Option> =>
  [...labels].toSorted().map((label) => ({ value: filterWord(label), label: plain(label) }))

const ORIGIN_NAMES = Object.fromEntries(Object.entries(ORIGINS).map(([origin, name]) => [origin, sentence(name)]))

const STATES = { open: "Open", suppressed: "Suppressed" }

const RISKS = { vulnerable: "Quantum-vulnerable", none: "Not quantum-vulnerable" }

const SCOPE_NAMES = Object.fromEntries(Object.entries(SCOPES).map(([scope, name]) => [scope, sentence(name)]))

export const findingFilters = ({ familyOf }: Report, weaknesses: ReadonlyArray<Weakness>): Html =>
  filterForm({
    table: "findings-table",
    label: "Filter findings",
    boxes: [
      { name: "severity", label: "Severity", options: severityOptions(weaknesses) },
      { name: "state", label: "State", options: listed(STATES, present(weaknesses, stateOf)), otherwise: OPEN }
    ],
    selects: [
      {
        name: "family",
        label: "Family",
        options: sorted(present(weaknesses, ({ asset, algorithm }) => familyOf(asset) ?? algorithm))
      },
      {
        name: "quantum",
        label: "Quantum risk",
        options: listed(RISKS, present(weaknesses, riskOf)),
        otherwise: NO_RISK
      },
      {
        name: "scope",
        label: "Used in",
        options: listed(
          SCOPE_NAMES,
          present(weaknesses, ({ location }) => location.scope)
        ),
        otherwise: PRODUCTION
      },
      {
        name: "origin",
        label: "Found in",
        options: listed(
          ORIGIN_NAMES,
          present(weaknesses, ({ location }) => originOf(location))
        ),
        otherwise: OWN
      },
      {
        name: "category",
        label: "Category",
        options: listed(
          CATEGORIES,
          present(weaknesses, ({ category }) => category)
        )
      },
      { name: "rule", label: "Rule", options: sorted(present(weaknesses, ({ rule }) => rule)) }
    ]
  })
