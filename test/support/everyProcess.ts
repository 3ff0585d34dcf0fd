import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const read = (path: string): string => {
  try {
    return readFileSync(path, "latin1")
  } catch {
    return "" // It has just ended, or is another user's.
  }
}

/** Arguments and environment of every process of the machine. */
export const everyProcess = (): string =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => [read(`/proc/${pid}/cmdline`), read(`/proc/${pid}/environ`)])
    .join("\n")

/** The content of every file below a folder. */
export const everyFile = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => read(join(folder, name)))
    .join("\n")
