import { describe, expect, it } from "vitest"
import { numbers } from "../../../scanner/notation/numbers.ts"

describe("the size of a written integer", () => {
  it.each([
    ["1", 1],
    ["65537", 17],
    ["ff", 8],
    ["00ff", 8],
    [(2n ** 2048n - 1n).toString(), 2048],
    [(2n ** 2048n - 1n).toString(16), 2048]
  ])("of %s is %i bits", (text, bits) => {
    expect(numbers.integerBits.ofText?.(text)).toBe(bits)
  })

  it.each(["", "0x10", "-5", "1.5", "12 34", "g", "1".repeat(20_001)])("of %s is not known", (text) => {
    expect(numbers.integerBits.ofText?.(text)).toBeUndefined()
  })
})
