import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { rebuiltWasm } from "../../../support/rebuiltWasm.ts"
import { automatonUrl } from "./prefilterFor.ts"

it("the committed automaton is what its source compiles to", async () => {
  expect(Buffer.from(await rebuiltWasm(automatonUrl)).equals(readFileSync(automatonUrl))).toBe(true)
})

it("the automaton is small and imports nothing", () => {
  const bytes = readFileSync(automatonUrl)
  expect(bytes.length).toBeLessThan(2048)
  expect(() => new WebAssembly.Instance(new WebAssembly.Module(bytes))).not.toThrow()
})
