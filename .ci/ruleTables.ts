import { readdirSync, writeFileSync } from "node:fs"

const rules = new URL("../scanner/rules/", import.meta.url)
const LIST = "tables.ts"

const isTable = (file: string): boolean => file.endsWith(".ts") && !file.includes(".fixture.") && file !== LIST

/** The module of each ecosystem that lists the tables of its folder: what the scanner imports, which reads no folders. */
export const tableLists = (): ReadonlyArray<{ readonly file: URL; readonly text: string }> =>
  readdirSync(rules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const tables = readdirSync(new URL(name, rules)).filter(isTable).sort()
      const lines = tables.map((table) => `export * from "./${table}"\n`)
      return {
        file: new URL(`${name}/${LIST}`, rules),
        text: `/** Written by npm run build:rules. */\n${lines.join("")}`
      }
    })

if (process.argv[1] === import.meta.filename) for (const { file, text } of tableLists()) writeFileSync(file, text)
