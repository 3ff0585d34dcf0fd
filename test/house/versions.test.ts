import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { serviceManifest } from "../../.ci/serviceManifest.ts"

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8")
const read = (path: string) => JSON.parse(textOf(path))

const { version, license, exports } = read("package.json")

it("the package of JSR has the version, the licence and the exports of package.json", () => {
  const jsr = read("integrations/jsr/deno.json")
  expect(jsr).toMatchObject({ version, license })
  expect([...Object.keys(jsr.exports), "./package.json"].toSorted()).toEqual(Object.keys(exports).toSorted())
})

it.each(["client", "scanner"])("the %s of JSR is that of the same version", (name) => {
  expect(textOf(`integrations/jsr/${name}.ts`)).toBe(`export * from "npm:ciphermap@${version}/${name}"\n`)
})

it("the package of the service brings the package that scans, in the same version, and nothing that a release does not pin", () => {
  expect(serviceManifest).toMatchObject({ version, license, dependencies: { ciphermap: version } })
  expect(Object.values(serviceManifest.dependencies).filter((one) => !/^\d+\.\d+\.\d+$/.test(one))).toEqual([])
})
