import { readFileSync } from "node:fs"
import { ruleMarkdown } from "../scanner/bom/ruleText.ts"
import { usualSeverityOf } from "../scanner/classify/severityOf.ts"
import { weaknessRules } from "../scanner/classify/weaknessRules.ts"

const FILE = "docs/weaknesses.md"

const HEAD = "| id | severity | CWE | title |\n|---|---|---|---|\n"

/** The page of weaknesses: what stands above its table is written by hand, the table and a section for each rule are not. */
export const weaknessesPage = (): string => {
  const text = readFileSync(FILE, "utf8")
  const rules = weaknessRules.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const rows = rules.map(({ id, cwe, title }) => `| ${id} | ${usualSeverityOf(id)} | ${cwe.join(", ")} | ${title} |\n`)
  return `${text.slice(0, text.indexOf(HEAD))}${HEAD}${rows.join("")}\n${rules.map(ruleMarkdown).join("\n")}`
}
