import { describe, expect, it } from "vitest"

describe("the runtime under the tests", () => {
  it("is Deno in the Deno suite and Node in every other", () => {
    expect("Deno" in globalThis).toBe(process.env["MODE"] === "deno")
  })

  it("is at least the Node that package.json asks for", () => {
    const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
    expect(major * 100 + minor).toBeGreaterThanOrEqual(2219)
  })
})
