import { describe, expect, it } from "vitest"
import { isBeyond } from "../../support/slowness.ts"
import { makeWordSet } from "../../../scanner/source/identifiers.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { cpuSeconds } from "../../support/cpuSeconds.ts"
import { isLong } from "../../support/isLong.ts"
import { unlimitedSteps } from "../../../scanner/source/StepBudget.ts"

const syntax = await loadSyntax("bash")

const interest = {
  calls: new Set<string>(),
  members: new Set<string>(),
  sets: new Set<string>(),
  entries: new Set<string>(),
  refining: new Set<string>(),
  words: makeWordSet([]),
  types: makeWordSet([]),
  isWhole: true as const
}

const size = (text: string): number => syntax.read("a.sh", text, interest, unlimitedSteps, () => text.length)

/** A quarter of it shows as well what grows faster than its text. */
const PART = isLong ? 1 : 1 / 4

describe("hostile scripts within scripts", () => {
  it.each([
    "sh -c 'a'\n",
    'sh -c "a \\"b\\" $(sh -c "c")"\n',
    "sh -c '",
    'eval "',
    "sh -c 'a '\\'' b'\n",
    "bash <<A\na\nA\n",
    "bash <<A\n",
    "ssh a 'b' \"c\" 'd'\n",
    "sh sh -c -c ",
    "su -c 'a' | ",
    "$(sh -c '"
  ])("are read in time that grows with their size: %j", (piece) => {
    const before = cpuSeconds()
    const text = piece.repeat(Math.ceil((PART * 60_000) / piece.length))
    expect(size(text)).toBe(text.length)
    expect(isBeyond(cpuSeconds() - before, 15 * PART)).toBe(false)
  })
})
