import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { classSketch } from "../../../scanner/bytecode/classSketch.ts"
import { classSource } from "../../../scanner/bytecode/classSource.ts"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { classAt, u2, u4, writeClass } from "../../support/writeClass.ts"

const classes = new URL("samples/classes/demo/", import.meta.url)

const samples = readdirSync(classes).map((name) => new Uint8Array(readFileSync(new URL(name, classes))))

const vault = new Uint8Array(readFileSync(new URL("Vault.class", classes)))

const outcome = (bytes: Uint8Array): string => {
  const source = classSource(bytes)
  return "why" in source ? source.why : source.isWhole ? "whole" : "partly read"
}

/** How often an instruction is repeated; code has at most 65,535 bytes (JVMS 4.7.3). */
const MOST = 20_000

const repeated = (...code: ReadonlyArray<number>): ReadonlyArray<number> =>
  Array.from({ length: MOST }, () => code).flat()

describe("class files that are none", () => {
  it("are told for each place at which one may be cut off", () => {
    for (let length = 0; length < vault.length; length++) {
      expect(outcome(vault.subarray(0, length))).not.toBe("whole")
      classSketch(vault.subarray(0, length))
    }
  })

  it.each<[string, Uint8Array, string]>([
    ["another beginning", Uint8Array.from([1, 2, 3, 4]), "it does not begin like one"],
    ["a constant of no kind", writeClass([0xb1], { pool: [[2, 0, 0]] }), "a constant of no known kind: 2"],
    ["a method without an end", writeClass([0x2a]), "whole"],
    ["an opcode that no instruction has", writeClass([0xcb, 0xb1]), "partly read"],
    ["a stack with nothing on it", writeClass([0x57, 0xb1]), "partly read"],
    ["a constant that is itself", writeClass([0x12, 8, 0xb1], { pool: [[8, ...u2(8)]] }), "partly read"],
    ["a class that is named by itself", writeClass([0xbb, 0, 8, 0xb1], { pool: [classAt(8)] }), "partly read"],
    [
      "an array that is twice an element of itself",
      writeClass([0x04, 0xbc, 0x0a, 0x59, 0x59, 0x03, 0x5f, 0x53, 0x59, 0x59, 0x04, 0x5f, 0x53, 0xb0]),
      "longer than is read"
    ],
    ["a jump out of the code", writeClass([0xa7, 0x7f, 0xff]), "whole"],
    ["a loop of one instruction", writeClass([0xa7, 0, 0]), "whole"],
    [
      "a switch of two thousand million arms",
      writeClass([0xaa, 0, 0, 0, ...u4(0), ...u4(0), ...u4(0x7fffffff)]),
      "partly read"
    ],
    [
      "a switch with its end before its beginning",
      writeClass([0xaa, 0, 0, 0, ...u4(0), ...u4(9), ...u4(1)]),
      "partly read"
    ]
  ])("are told, or read as far as they can be: %s", (_, bytes, expected) => {
    expect(outcome(bytes)).toBe(expected)
  })

  it.each<[string, ReadonlyArray<number>, ReadonlyArray<number>]>([
    ["constants that are never used", repeated(0x04), []],
    ["copies of what is on the stack", [0x04, ...repeated(0x59)], []],
    ["blocks within blocks", repeated(0x03, 0x99, 0x7f), []],
    ["loops", repeated(0xa7, 0, 0), []],
    ["negations of negations, with a test behind them", [0x04, ...repeated(0x74), 0x99, 0, 3, 0xb1], []],
    ["sums of sums that are given back", [0x04, ...repeated(0x04, 0x60), 0xac], []],
    ["tests that lead back", [0x00, ...repeated(0x03, 0x99, 0xff)], []],
    ["arrays of arrays of themselves", repeated(0x04, 0xbc), []],
    [
      "ends of code, each with a handler",
      repeated(0xbf),
      Array.from({ length: 8_000 }, (__, at) => [...u2(0), ...u2(1), ...u2(at), ...u2(at % 2 === 0 ? 0 : 2)]).flat()
    ]
  ])("take no longer for %s", (_, code, handlers) => {
    expect(["whole", "partly read"]).toContain(outcome(writeClass(code, { handlers })))
  })

  it("come through unharmed whatever is wrong with them", () => {
    const random = randomFrom(7)
    for (let left = isLong ? 10_000 : 1_500; left > 0; left--) {
      const bytes = mutate(samples[Math.floor(random() * samples.length)]!, random)
      expect(outcome(bytes)).toBeTypeOf("string")
      const sketch = classSketch(bytes)
      expect("why" in sketch ? sketch.why.length : sketch.length).toBeGreaterThan(0)
    }
  })
})
