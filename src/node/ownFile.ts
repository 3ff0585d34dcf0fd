import { readFile } from "node:fs/promises"
import { readFileSync } from "node:fs"

const root = new URL("../../", import.meta.url)

/** A file of the package or of the checkout, by its path in there: `grammars/java.scm`. */
export const ownFile = (path: string): Promise<Uint8Array> => readFile(new URL(path, root))

export const ownFileSync = (path: string): Uint8Array => readFileSync(new URL(path, root))
