import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"))

it("deno.json publishes the version and licence of package.json", () => {
  const { version, license } = read("package.json")
  expect(read("deno.json")).toMatchObject({ version, license })
})
