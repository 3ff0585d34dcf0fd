import { readFileSync } from "node:fs"
import { basename } from "node:path"
import * as Result from "effect/Result"
import { readScan } from "../scanner/bom/read/readScan.ts"
import { assess } from "../scanner/classify/assess.ts"
import { isOpen, severities } from "../scanner/model/Assessment.ts"
import { toInventory } from "../scanner/model/toInventory.ts"

/** Prints how the scores of saved scans spread: `node bench/spread.ts DAY scans/*.json`, named `owner+name@commit.json`. */
const [on = "", ...files] = process.argv.slice(2)

const countsIn = (values: ReadonlyArray<number>): string =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, all]) => [value, all.length] as const)
    .toSorted(([a, x], [b, y]) => y - x || a - b)
    .slice(0, 5)
    .map(([value, count]) => `${value}: ${count}`)
    .join(", ")

const rows = files.map((file) => {
  const { report } = Result.getOrThrow(readScan(readFileSync(file, "utf8")))
  const { score, weaknesses } = assess(toInventory(report), { on, policies: [] })
  const counted = weaknesses.filter(
    (one) =>
      isOpen(one) &&
      one.category !== "quantum-vulnerable" &&
      one.location.scope !== "test" &&
      one.location.scope !== "example"
  )
  const bySeverity = severities.map((one) => counted.filter(({ severity }) => severity === one).length)
  const { imports, languagesNotRead = {}, filesPartial } = score.coverage ?? {}
  const unread = Object.entries(languagesNotRead).map(([extension, count]) => `${extension} ${count}`)
  const [name = "", commit = ""] = basename(file, ".json").replace("+", "/").split("@")
  const cells = [
    name,
    commit.slice(0, 12),
    score.hygiene.value ?? "–",
    score.quantum.value ?? "–",
    bySeverity.join(" / "),
    score.hygiene.uses,
    imports === undefined ? "" : `${imports.recognised} of ${imports.all}`,
    unread.slice(0, 3).join(", ") + (unread.length > 3 ? ` and ${unread.length - 3} more` : ""),
    filesPartial
  ]
  return { score, line: `| ${cells.join(" | ")} |` }
})

const scoresOf = (name: "hygiene" | "quantum"): ReadonlyArray<number> =>
  rows.flatMap(({ score }) => score[name].value ?? [])

console.log(
  "| repository | commit | score | quantum | c / h / m / l / i | places | imports recognised | not read | partly |"
)
console.log("|---|---|--:|--:|---|--:|---|---|--:|")
for (const { line } of rows) console.log(line)
for (const name of ["hygiene", "quantum"] as const)
  console.log(`\n${name}: ${scoresOf(name).length} scores, most frequent ${countsIn(scoresOf(name))}`)
