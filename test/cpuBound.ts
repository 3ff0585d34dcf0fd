import { afterAll } from "vitest"
import { cpuSeconds } from "./support/cpuSeconds.ts"
import { isLong } from "./support/isLong.ts"

/** What one file of tests may take of the processor, so that people go on waiting for the whole. The machine's load does not count. */
const MAX_SECONDS = 15

const before = cpuSeconds()

afterAll(() => {
  const taken = cpuSeconds() - before
  if (!isLong && taken > MAX_SECONDS)
    throw new Error(
      `This file took ${taken.toFixed(1)} CPU seconds, and ${MAX_SECONDS} is the most: leave variants of a check to test:long`
    )
})
