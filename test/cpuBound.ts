import { appendFileSync } from "node:fs"
import { join, relative } from "node:path"
import { afterAll, expect } from "vitest"
import { cpuSeconds } from "./support/cpuSeconds.ts"
import { isLong } from "./support/isLong.ts"
import { isBeyond } from "./support/slowness.ts"

/** What one file of tests may take of the processor, so that people go on waiting for the whole. The machine's load does not count. */
const MAX_SECONDS = 15

/** A file to which each file of tests adds a line: its CPU seconds and its name. */
const log = process.env["CIPHERMAP_CPU_LOG"]

const root = join(import.meta.dirname, "..")

const before = cpuSeconds()

afterAll(() => {
  const taken = cpuSeconds() - before
  const file = relative(root, expect.getState().testPath ?? "").replaceAll("\\", "/")
  if (log !== undefined) appendFileSync(log, `${taken.toFixed(1)} ${file}\n`)
  if (!isLong && isBeyond(taken, MAX_SECONDS))
    throw new Error(
      `This file took ${taken.toFixed(1)} CPU seconds, and ${MAX_SECONDS} is the most: leave variants of a check to test:long`
    )
})
