import { describe, expect, it } from "vitest"
import { unlimitedSteps } from "../../../scanner/source/StepBudget.ts"
import { chunksOf } from "../../../scanner/source/Syntax.ts"

const whole = (text: string): string => {
  const read = chunksOf(text, unlimitedSteps)
  let given = ""
  for (let piece = read(0); piece !== ""; piece = read(given.length)) given += piece
  return given
}

describe("chunksOf", () => {
  it("gives a parser the whole text, a line at a time", () => {
    const text = "first\nsecond\r\n\nlast"
    expect(whole(text)).toBe(text)
    expect(chunksOf(text, unlimitedSteps)(0)).toBe("first\n")
    expect(chunksOf(text, unlimitedSteps)(8)).toBe("cond\r\n")
  })

  it("gives no more of a long line than the parser takes", () => {
    const text = "x".repeat(20_000)
    expect(chunksOf(text, unlimitedSteps)(0).length).toBeLessThan(5_120)
    expect(whole(text)).toBe(text)
  })
})
