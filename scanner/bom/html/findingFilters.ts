import type { Weakness } from "../../model/Assessment.ts"
import { filterForm, type Option } from "./filterForm.ts"
import { isOpen } from "../../model/isOpen.ts"
import type { Html } from "./markup.ts"
import { severityCounts } from "./summarySection.ts"
import { severities } from "../../model/severities.ts"
import { CATEGORIES, SEVERITIES } from "./words.ts"

/** Whether a weakness counts. */
export const stateOf = (weakness: Weakness): string => (isOpen(weakness) ? "open" : "suppressed")

const severityOptions = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<Option> => {
  const counts = severityCounts(weaknesses)
  return severities
    .filter((severity) => counts[severity] > 0)
    .map((value) => ({ value, label: SEVERITIES[value], count: counts[value] }))
}

const stateOptions = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<Option> => {
  const present = new Set(weaknesses.map(stateOf))
  return [
    { value: "open", label: "Open" },
    { value: "suppressed", label: "Suppressed" }
  ].filter(({ value }) => present.has(value))
}

const categoryOptions = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<Option> => {
  const present = new Set<string>(weaknesses.map(({ category }) => category))
  return Object.entries(CATEGORIES)
    .filter(([name]) => present.has(name))
    .map(([value, label]) => ({ value, label }))
}

const ruleOptions = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<Option> =>
  [...new Set(weaknesses.map(({ rule }) => rule))].toSorted().map((rule) => ({ value: rule, label: rule }))

export const findingFilters = (weaknesses: ReadonlyArray<Weakness>): Html =>
  filterForm({
    table: "findings-table",
    label: "Filter findings",
    boxes: [
      { name: "severity", label: "Severity", options: severityOptions(weaknesses) },
      { name: "state", label: "State", options: stateOptions(weaknesses) }
    ],
    selects: [
      { name: "category", label: "Category", options: categoryOptions(weaknesses) },
      { name: "rule", label: "Rule", options: ruleOptions(weaknesses) }
    ]
  })
