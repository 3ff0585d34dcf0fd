import { readFileSync } from "node:fs"
import { join } from "node:path"

const folder = join(import.meta.dirname, "../../../docs")

/** The text of a document of ours. */
export const documentText = (name: string): string => readFileSync(join(folder, name), "utf8")

/** The rows of all tables of a document, as texts of their cells. */
export const rowsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  [...text.matchAll(/^\|(.+)\|$/gm)].map(([, cells = ""]) => cells.split("|").map((cell) => cell.trim()))

/** The commands of a document, block by block. */
export const commandsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = ""]) => block)
