import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { commandsIn } from "./tablesOf.ts"

const root = join(import.meta.dirname, "../../..")

/** A line that a reader may type, without its comment, and the page that shows it. */
export interface DocumentedCommand {
  readonly page: string
  readonly command: string
}

const HERE_DOCUMENT = /<<(\w+)\n[^]*?\n\1(?=\n|$)/g
const LINE_WITHIN = "\u0001"

const linesOf = (block: string): ReadonlyArray<string> =>
  block
    .replaceAll(/\\\n\s*/g, "")
    .replaceAll(HERE_DOCUMENT, (lines) => lines.replaceAll("\n", LINE_WITHIN))
    .split("\n")
    .map((line) =>
      line
        .replace(/\s+# .*$/, "")
        .trim()
        .replaceAll(LINE_WITHIN, "\n")
    )
    .filter((line) => line !== "" && !line.startsWith("#"))

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`)
]

/** All commands of the README and the documentation, in the order of each page. */
export const documentedCommands: ReadonlyArray<DocumentedCommand> = pages.flatMap((page) =>
  commandsIn(readFileSync(join(root, page), "utf8"))
    .flatMap(linesOf)
    .map((command) => ({ page, command }))
)

/** Pages with requests to a service by `curl`, but for the quickstart: `serviceCommands.test.ts` sends them. */
export const requestingPages: ReadonlyArray<string> = [
  "docs/demo.md",
  "docs/webhooks.md",
  "docs/private-repositories.md",
  "docs/uploads.md"
]
