import type { Skip } from "../select/Selection.ts"

/** What one archive, with those within it, may take. All of it counts bytes and entries, so that a report is the same on every machine. */
export interface ArchiveLimits {
  /** Archives within archives. */
  readonly depth: number
  readonly entries: number
  /** All that is unpacked. */
  readonly bytes: number
  /** Archives within archives that are in memory at one time. */
  readonly heldBytes: number
  /** How many times as large as its packed form something may be that is larger than `ratioBytes`, and all together than `allRatioBytes`. */
  readonly ratio: number
  readonly ratioBytes: number
  readonly allRatioBytes: number
  /** The directory of a zip file. */
  readonly directoryBytes: number
}

const MEBIBYTE = 1_048_576

/** Deflate packs at most 1,032 bytes into one (https://www.zlib.net/zlib_tech.html); text seldom more than 20. */
export const archiveLimits: ArchiveLimits = {
  depth: 6,
  entries: 1_000_000,
  bytes: 4_096 * MEBIBYTE,
  heldBytes: 192 * MEBIBYTE,
  ratio: 200,
  ratioBytes: MEBIBYTE,
  allRatioBytes: 64 * MEBIBYTE,
  directoryBytes: 64 * MEBIBYTE
}

/** What is left of the limits. */
export interface ArchiveBudget {
  readonly limits: ArchiveLimits
  /** What an archive of its size may be unpacked to. */
  readonly allBytes: number
  entries: number
  bytes: number
  held: number
}

export const makeBudget = (limits: ArchiveLimits, size: number): ArchiveBudget => {
  const allBytes = Math.min(limits.bytes, Math.max(limits.allRatioBytes, size * limits.ratio))
  return { limits, allBytes, entries: limits.entries, bytes: allBytes, held: limits.heldBytes }
}

/** Why an archive is read no further. */
export class ArchiveEnded extends Error {
  readonly skip: Skip
  constructor(skip: Skip) {
    super(skip.detail)
    this.skip = skip
  }
}

/** Counts one more entry. */
export const countEntry = (budget: ArchiveBudget): void => {
  if (--budget.entries >= 0) return
  throw new ArchiveEnded({ reason: "too-large", detail: `more than ${budget.limits.entries} entries` })
}

/** Counts bytes that are unpacked, the last of so many from so few; tells why they must not be. */
export const spendBytes = (budget: ArchiveBudget, packed: number, size: number, bytes: number): Skip | undefined => {
  const { ratio, ratioBytes } = budget.limits
  if (size > ratioBytes && size > packed * ratio)
    return { reason: "too-large", detail: `it unpacks to more than ${ratio} times its size` }
  if (bytes > budget.bytes)
    return { reason: "too-large", detail: `the archive unpacks to more than ${budget.allBytes} bytes` }
  budget.bytes -= bytes
  return undefined
}
