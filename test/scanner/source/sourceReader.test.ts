import { describe, expect, it } from "vitest"
import { unlimitedSteps } from "../../../scanner/source/StepBudget.ts"
import { sourceReader } from "../../../scanner/source/Syntax.ts"

const whole = (text: string): string => {
  const { read } = sourceReader(text, unlimitedSteps)
  let given = ""
  for (let piece = read(0); piece !== ""; piece = read(given.length)) given += piece
  return given
}

describe("sourceReader", () => {
  it("gives a parser the whole text, a line at a time", () => {
    const text = "first\nsecond\r\n\nlast"
    expect(whole(text)).toBe(text)
    expect(sourceReader(text, unlimitedSteps).read(0)).toBe("first\n")
    expect(sourceReader(text, unlimitedSteps).read(8)).toBe("cond\r\n")
  })

  it("gives no more of a long line than the parser takes", () => {
    const text = "x".repeat(20_000)
    expect(sourceReader(text, unlimitedSteps).read(0).length).toBeLessThan(5_120)
    expect(whole(text)).toBe(text)
  })

  it("gives the rest of the text once it is parsed", () => {
    const source = sourceReader("a\nb\nc", unlimitedSteps)
    source.finish()
    expect(source.read(2)).toBe("b\nc")
  })
})
