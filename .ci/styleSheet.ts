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

/** A module of one style sheet; where rules are equal in weight, those of a later source win. */
const styleSheetModule = (sources: ReadonlyArray<string>) => (): string => {
  const text = sources.map((source) => dense(readFileSync(join(root, source), "utf8"))).join("")
  return [
    `/** \`npm run generate\` writes this module from ${sources.map((source) => `\`${source}\``).join(", ")}. */`,
    `export const styleSheet = \`${escaped(text)}\``,
    ""
  ].join("\n")
}

/** The style sheet in every report. */
export const reportStyleSheet = styleSheetModule([
  "scanner/html/page.css",
  "scanner/html/parts.css",
  "scanner/report/table.css",
  "scanner/report/longTable.css",
  "scanner/report/cards.css",
  "scanner/html/tones.css",
  "scanner/report/print.css"
])

/** The one style sheet of all pages but reports. */
export const siteStyleSheet = styleSheetModule([
  "scanner/html/page.css",
  "scanner/html/parts.css",
  "scanner/html/tones.css",
  "src/web/form.css",
  "src/web/landing/front.css",
  "src/web/docs/docs.css",
  "src/web/console/console.css",
  "src/web/console/scans/scans.css",
  "src/web/console/usage/usage.css",
  "src/web/console/parts/settings.css",
  "src/web/console/sharing.css",
  "src/web/narrowCards.css"
])
