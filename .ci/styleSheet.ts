import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const root = dirname(import.meta.dirname)

/** Without comments and white space that no browser needs, a line for each rule. */
const dense = (css: string): string =>
  css
    .replaceAll(/"[^"]*"|\/\*[^]*?\*\/|\s*([{};,>])\s*|(:)\s+|\s+/g, (all, mark?: string, colon?: string) => {
      if (all.startsWith('"')) return all
      return all.startsWith("/*") ? "" : (mark ?? colon ?? " ")
    })
    .replaceAll(/;?\}/g, "}\n")
    .trimStart()

const escaped = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)

/** Of all pages, reports among them: the beginning of each style sheet. */
const shared = ["scanner/html/page.css", "scanner/html/parts.css"]

const textOf = (sources: ReadonlyArray<string>): string =>
  escaped(sources.map((source) => dense(readFileSync(join(root, source), "utf8"))).join(""))

const madeFrom = (sources: ReadonlyArray<string>): string =>
  `/** \`npm run generate\` writes this module from ${sources.map((source) => `\`${source}\``).join(", ")}. */\n`

export const sharedStyleSheet = (): string =>
  `${madeFrom(shared)}export const sharedStyleSheet = \`${textOf(shared)}\`\n`

/** A module of one style sheet; where rules are equal in weight, those of a later source win. */
const styleSheetModule = (sharedModule: string, sources: ReadonlyArray<string>) => (): string =>
  [
    `import { sharedStyleSheet } from "${sharedModule}"\n\n`,
    madeFrom(sources),
    `export const styleSheet = \`\${sharedStyleSheet}${textOf(sources)}\`\n`
  ].join("")

/** The style sheet in every report. */
export const reportStyleSheet = styleSheetModule("../html/sharedStyleSheet.ts", [
  "scanner/report/table.css",
  "scanner/report/longTable.css",
  "scanner/report/cards.css",
  "scanner/html/tones.css",
  "scanner/report/print.css"
])

/** The one style sheet of all pages but reports. */
export const siteStyleSheet = styleSheetModule("../../scanner/html/sharedStyleSheet.ts", [
  "scanner/html/tones.css",
  "src/web/form.css",
  "src/web/landing/front.css",
  "src/web/folderScan/folderScan.css",
  "src/web/docs/docs.css",
  "src/web/console/console.css",
  "src/web/console/scans/scans.css",
  "src/web/console/usage/usage.css",
  "src/web/console/repositories/repositories.css",
  "src/web/console/parts/settings.css",
  "src/web/console/sharing.css",
  "src/web/narrowCards.css"
])
