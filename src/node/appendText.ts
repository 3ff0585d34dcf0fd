import { appendFileSync } from "node:fs"

/** Adds a text to the end of a file. Throws what the file system says. */
export const appendText = (path: string, text: string): void => appendFileSync(path, text)
