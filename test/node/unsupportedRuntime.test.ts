import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { unsupportedRuntime } from "../../src/node/unsupportedRuntime.ts"

const said = (runtime: string): string => `ciphermap needs Node 22.19 or Deno 2.9, or a newer one; this is ${runtime}`

describe("a runtime", () => {
  it.each([
    [{ node: "14.21.3" }, said("Node 14.21.3")],
    [{ node: "20.20.2" }, said("Node 20.20.2")],
    [{ node: "22.18.0" }, said("Node 22.18.0")],
    [{ node: "24.2.0", deno: "2.8.3" }, said("Deno 2.8.3")],
    [{ node: "24.2.0", deno: "1.46.0" }, said("Deno 1.46.0")]
  ])("%j is refused in one sentence", (versions, sentence) => {
    expect(unsupportedRuntime(versions)).toBe(sentence)
  })

  it.each([
    { node: "22.19.0" },
    { node: "22.20.1" },
    { node: "24.0.0" },
    { node: "26.10.0-nightly2026" },
    { node: "22.0.0", deno: "2.9.0" },
    { node: "24.0.0", deno: "3.0.1" }
  ])("%j is taken", (versions) => {
    expect(unsupportedRuntime(versions)).toBeUndefined()
  })

  it("is refused below what package.json asks for", () => {
    const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))
    expect(said("")).toContain(`Node ${engines.node.slice(2)} `)
  })
})
