import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { commandsIn } from "./tablesOf.ts"

const root = join(import.meta.dirname, "../../..")

/** A line that a reader may type, without its comment, and the page that shows it. */
export interface DocumentedCommand {
  readonly page: string
  readonly command: string
}

const linesOf = (block: string): ReadonlyArray<string> =>
  block
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .map((line) => line.replace(/\s+# .*$/, "").trim())
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
