import { describe, expect, it } from "vitest"
import { causeOfFault, faultText } from "../../../src/worker/scanProcess/ScanProcessMessage.ts"
import { residentMib } from "../../../src/worker/scanProcess/ScanProcess.ts"
import { countLines } from "../../../src/worker/scanProcess/scanRepository.ts"

describe("lines of a file", () => {
  it.each([
    ["", 0],
    ["a", 1],
    ["a\n", 1],
    ["a\n\nb", 3],
    ["\n\n", 2],
    ["a\r\nb\r\n", 2]
  ])("%j has %i", (text, lines) => {
    const within = new TextEncoder().encode(`x\n${text}\ny`)
    expect(countLines(within.subarray(2, within.length - 2))).toBe(lines)
  })
})

describe("what is told of a fault", () => {
  it("is where it happened, and nothing of what it says", () => {
    const fault = Object.assign(new TypeError("planted\n    at secret (a.ts:1:1)"), { code: "ENOSPC" })
    const text = faultText(fault)
    expect(text).toMatch(/^TypeError ENOSPC at .*parts\.test\.ts:\d+:\d+/)
    expect(text).not.toMatch(/planted|secret/)
    expect(faultText("planted")).toBe("a string was thrown")
  })

  it("repeats no code that is none", () => {
    expect(faultText(Object.assign(new Error("a"), { code: "planted" }))).not.toContain("planted")
  })
})

describe("a fault", () => {
  it("is one of the machine, which may pass, or one of the scanner, which will not", () => {
    const full = new Error("full")
    expect(causeOfFault(Object.assign(full, { code: "ENOSPC", errno: -28 }))).toBe("internal_error")
    expect(causeOfFault(new RangeError("Maximum call stack size exceeded"))).toBe("scanner_crashed")
    expect(causeOfFault("thrown")).toBe("scanner_crashed")
  })
})

describe("the memory of a process", () => {
  it("is known of one that runs, and of no other", () => {
    expect(residentMib(process.pid)).toBeGreaterThan(10)
    expect(residentMib(2 ** 30)).toBeUndefined()
  })
})
