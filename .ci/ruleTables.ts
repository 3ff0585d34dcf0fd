import { readdirSync } from "node:fs"
import { dirname, join } from "node:path"

const folder = "scanner/rules"
const rules = join(dirname(import.meta.dirname), folder)
const LIST = "tables.ts"

const isTable = (file: string): boolean => file.endsWith(".ts") && !file.includes(".fixture.") && file !== LIST

export const ecosystems: ReadonlyArray<string> = readdirSync(rules, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const listOf = (ecosystem: string): string => {
  const tables = readdirSync(join(rules, ecosystem)).filter(isTable).sort()
  return `/** Written by npm run generate. */\n${tables.map((table) => `export * from "./${table}"\n`).join("")}`
}

/** The module of each ecosystem that lists the tables of its folder: what the scanner imports, which reads no folders. */
export const ruleTables: { readonly [path: string]: () => string } = Object.fromEntries(
  ecosystems.map((ecosystem) => [`${folder}/${ecosystem}/${LIST}`, () => listOf(ecosystem)])
)
