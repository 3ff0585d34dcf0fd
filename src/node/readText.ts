import { readFileSync, statSync } from "node:fs"

/** The text of a file, without a byte order mark. Throws what the file system says; a folder or a device is no text. */
export const readText = (path: string): string => {
  if (!statSync(path).isFile()) throw Object.assign(new Error("not a file"), { code: "ENOTFILE" })
  return new TextDecoder().decode(readFileSync(path))
}
