import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { htmxVersion } from "../../src/web/assets.ts"

it("the address of htmx names the version of the package", () => {
  const { devDependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))
  expect(htmxVersion).toBe(devDependencies["htmx.org"])
})
