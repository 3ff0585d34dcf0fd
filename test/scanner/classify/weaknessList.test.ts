import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { usualSeverityOf } from "../../../scanner/classify/severityOf.ts"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import type { WeaknessRule } from "../../../scanner/classify/WeaknessRule.ts"

const rowOf = ({ id, cwe, title }: WeaknessRule): string =>
  `| ${id} | ${usualSeverityOf(id)} | ${cwe.join(", ")} | ${title} |`

it("docs/weaknesses.md lists the rules as they are, in order of ids", () => {
  const rows = readFileSync("docs/weaknesses.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| CM-"))
  expect(rows).toEqual(weaknessRules.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(rowOf))
})
