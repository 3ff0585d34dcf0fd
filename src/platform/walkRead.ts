import { Buffer } from "node:buffer"
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs"

/** A pipe that took the place of a file must not hold the process, and a link must not lead out of the tree. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

export interface ReadStart {
  /** The first bytes of the file, as many as were asked for. */
  readonly bytes: Uint8Array
  readonly size: number
}

/** Why something cannot be read: the system's code, such as `EACCES`. */
export const codeOf = (cause: unknown): string => (cause as { readonly code?: string } | undefined)?.code ?? "unknown"

const readInto = (file: number, bytes: Uint8Array): number => {
  let filled = 0
  while (filled < bytes.length) {
    const count = readSync(file, bytes, filled, bytes.length - filled, null)
    if (count === 0) break
    filled += count
  }
  return filled
}

/** Reads the start of a regular file, or says why not. Follows no link and waits for no pipe. */
export const walkRead = (path: string, limit: number): ReadStart | { readonly code: string } => {
  let file: number | undefined
  try {
    file = openSync(path, FLAGS)
    const stat = fstatSync(file)
    if (!stat.isFile()) return { code: "not a regular file" }
    const bytes = Buffer.allocUnsafeSlow(Math.min(stat.size, limit))
    return { bytes: bytes.subarray(0, readInto(file, bytes)), size: stat.size }
  } catch (cause) {
    const code = codeOf(cause)
    return { code: code === "ELOOP" ? "symbolic link" : code }
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
