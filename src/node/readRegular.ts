import { Buffer } from "node:buffer"
import {
  type BigIntStats,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  statSync
} from "node:fs"
import type { Skipped } from "../../scanner/model/ScanReport.ts"

/** The text of a file, without a byte order mark. Throws the error of the file system, or for folders and devices. */
export const readText = (path: string): string => {
  if (!statSync(path).isFile()) throw Object.assign(new Error("not a file"), { code: "ENOTFILE" })
  return new TextDecoder().decode(readFileSync(path))
}

export const isFileAt = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** A pipe that has replaced a file must not block the process, and a link must not lead out of the tree. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

/** Why a file was not read. */
export type Unread = Required<Omit<Skipped, "path">>

/** Provides memory for a file of that many bytes. */
export type Allocate = (bytes: number) => Uint8Array

const ownMemory: Allocate = (bytes) => Buffer.allocUnsafeSlow(bytes)

/** The system's error code, such as `EACCES`, or Deno's name for a permission that it was not given. */
export const codeOf = (cause: unknown): string => {
  const { code, name } = (cause ?? {}) as { readonly code?: string; readonly name?: string }
  return code ?? (name === "NotCapable" ? name : "unknown")
}

const unreadable = (detail: string): Unread => ({ reason: "unreadable", detail })

const readInto = (file: number, bytes: Uint8Array): Uint8Array => {
  let filled = 0
  while (filled < bytes.length) {
    const count = readSync(file, bytes, filled, bytes.length - filled, null)
    if (count === 0) break
    filled += count
  }
  return filled === bytes.length ? bytes : bytes.subarray(0, filled)
}

/** A regular file that is open. */
export interface OpenFile {
  readonly size: number
  readonly state: FileState
  /** Fewer bytes where the file ends, or can no longer be read. */
  readonly read: (offset: number, length: number) => Uint8Array
  readonly close: () => void
}

const readAt = (file: number, offset: number, length: number): Uint8Array => {
  try {
    const bytes = ownMemory(length)
    return bytes.subarray(0, readSync(file, bytes, 0, length, offset))
  } catch {
    return new Uint8Array()
  }
}

/** Opens a regular file for reading parts of it, or returns why it cannot. Follows no link and never waits for a pipe. */
export const openRegular = (path: string): OpenFile | Unread => {
  let file: number | undefined
  try {
    file = openSync(path, FLAGS)
    const stat = fstatSync(file, { bigint: true })
    if (!stat.isFile()) {
      closeSync(file)
      return unreadable("not a regular file")
    }
    const opened = file
    const size = Number(stat.size)
    return {
      size,
      state: stateOf(stat),
      read: (offset, length) => readAt(opened, offset, Math.max(0, Math.min(length, size - offset))),
      close: () => closeSync(opened)
    }
  } catch (cause) {
    const code = codeOf(cause)
    return unreadable(code === "ELOOP" ? "symbolic link" : code)
  }
}

const withRegular = (path: string, use: (file: number, size: number) => Uint8Array | Unread): Uint8Array | Unread => {
  let file: number | undefined
  try {
    file = openSync(path, FLAGS)
    const stat = fstatSync(file)
    return stat.isFile() ? use(file, stat.size) : unreadable("not a regular file")
  } catch (cause) {
    const code = codeOf(cause)
    return unreadable(code === "ELOOP" ? "symbolic link" : code)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** Reads a regular file of at most `maxSize` bytes, or returns why it cannot. Follows no link and never waits for a pipe. */
export const readRegular = (path: string, maxSize: number, allocate: Allocate = ownMemory): Uint8Array | Unread =>
  withRegular(path, (file, size) =>
    size > maxSize ? { reason: "too-large", detail: `${size} bytes` } : readInto(file, allocate(size))
  )

/** Reads at most that many bytes from the beginning of a regular file. */
export const readStart = (path: string, bytes: number): Uint8Array | Unread =>
  withRegular(path, (file, size) => readInto(file, ownMemory(Math.min(size, bytes))))

/** What changes with a file when its bytes do, but for what happens within one tick of the file system's clock. */
export interface FileState {
  readonly signature: string
  /** When it last changed, in milliseconds. */
  readonly changed: number
}

const stateOf = ({ size, mtimeNs, ctimeNs, ino }: BigIntStats): FileState => ({
  signature: `${size} ${mtimeNs} ${ctimeNs} ${ino}`,
  changed: Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n)
})

/** The state of what stands at a path, be it a link; undefined where there is nothing to be seen. */
export const stateAt = (path: string): FileState | undefined => {
  try {
    return stateOf(lstatSync(path, { bigint: true }))
  } catch {
    return undefined
  }
}

/** `readRegular`, with the state that the file had before it was read. */
export const readWithState = (
  path: string,
  maxSize: number,
  allocate: Allocate = ownMemory
): { readonly bytes: Uint8Array; readonly state: FileState } | Unread => {
  let state: FileState | undefined
  const bytes = withRegular(path, (file, size) => {
    state = stateOf(fstatSync(file, { bigint: true }))
    return size > maxSize ? { reason: "too-large", detail: `${size} bytes` } : readInto(file, allocate(size))
  })
  return "reason" in bytes ? bytes : { bytes, state: state! }
}
