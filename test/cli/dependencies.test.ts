import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { installedTree } from "../support/installedTree.ts"
import { lintCycloneDx } from "../scanner/bom/cyclonedx/lintCycloneDx.ts"
import { lintSpdx } from "../scanner/bom/spdx/lintSpdx.ts"
import { isSpdx } from "../scanner/bom/spdx/spdxSchema.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-cli-dependencies-"))
const ciphermap = ciphermapIn(folder)

/** A part of the tree, as each scan of all of it takes a second. */
const isScanned = (path: string): boolean => !/^(?:lib|rust|venv|vendor)\//.test(path)

beforeAll(async () => {
  for (const [path, content] of Object.entries(installedTree).filter(([name]) => isScanned(name))) {
    mkdirSync(dirname(join(folder, "shop", path)), { recursive: true })
    writeFileSync(join(folder, "shop", path), content)
  }
  writeFileSync(
    join(folder, "sbom.json"),
    JSON.stringify({
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      serialNumber: "urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79",
      version: 1,
      components: [{ type: "library", name: "deep", "bom-ref": "deep-ref", purl: "pkg:npm/deep@2.1.0" }]
    })
  )
  await ciphermap("scan", "shop", "--dependencies", "--format", "json", "-o", "whole.json")
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Json = ReturnType<typeof JSON.parse>

const written = async (format: string, ...args: ReadonlyArray<string>): Promise<string> => {
  const { status, stdout, stderr } = await ciphermap("report", "whole.json", "--format", format, ...args)
  expect([status, stderr]).toEqual([0, ""])
  return stdout
}

describe("installed packages in outputs", () => {
  it("are components with a licence, what they need and what they provide, and a link to the SBOM", async () => {
    const bom: Json = JSON.parse(await written("cyclonedx", "--sbom", "sbom.json"))
    expect(lintCycloneDx(bom)).toEqual([])
    const libraries = bom.components.filter(({ type }: Json) => type === "library")
    expect(
      libraries.map(({ purl, licenses, externalReferences }: Json) => [purl, licenses, externalReferences])
    ).toEqual([
      [
        "pkg:npm/deep@2.1.0",
        [{ expression: "(MIT OR Apache-2.0)", acknowledgement: "declared" }],
        [{ type: "bom", url: "urn:cdx:3e671687-395b-41f5-a30f-a58921a69b79/1#deep-ref" }]
      ],
      ["pkg:npm/node-forge@1.3.1", [{ license: { name: "Something else", acknowledgement: "declared" } }], undefined],
      ["pkg:npm/sealer@1.0.2", [{ license: { id: "MIT", acknowledgement: "declared" } }], undefined]
    ])
    const edges = new Map<string, Json>(bom.dependencies.map((one: Json) => [one.ref, one]))
    expect(edges.get("pkg:npm/sealer@1.0.2")).toMatchObject({ dependsOn: ["pkg:npm/deep@2.1.0"] })
    expect(edges.get("pkg:npm/deep@2.1.0").provides[0]).toMatch(/^crypto\/algorithm\/md5-/)
    const root = edges.get("component/shop").dependsOn
    expect(root.filter((ref: string) => ref.startsWith("pkg:"))).toEqual(["pkg:npm/node-forge@1.3.1"])
    expect(root.filter((ref: string) => ref.startsWith("crypto/")).join()).toMatch(
      /^crypto\/algorithm\/sha-1-[0-9a-f]+$/
    )
    expect(bom.metadata.component.externalReferences).toEqual([
      { type: "bom", url: "urn:cdx:3e671687-395b-41f5-a30f-a58921a69b79/1" }
    ])
  })

  it("come back from CycloneDX as they were", async () => {
    await ciphermap("report", "whole.json", "--format", "cyclonedx", "-o", "whole.cdx.json")
    const first = JSON.parse(await written("cyclonedx"))
    const { stdout } = await ciphermap("report", "whole.cdx.json", "--format", "cyclonedx")
    const again = JSON.parse(stdout)
    /** Of several places a document does not say which one requests which versions. */
    const withoutRequests = (bom: Json): Json =>
      bom.components.map(({ properties, ...component }: Json) => ({
        ...component,
        properties: properties.filter(({ name }: Json) => name !== "ciphermap:requirement")
      }))
    expect(withoutRequests(again)).toEqual(withoutRequests(first))
    expect(again.dependencies).toEqual(first.dependencies)
  })

  it("are packages in SPDX, with relationships", async () => {
    const document = JSON.parse(await written("spdx", "--sbom", "sbom.json"))
    expect(isSpdx(document)).toBe(true)
    expect(lintSpdx(document)).toEqual([])
    const relations = document["@graph"]
      .filter(({ relationshipType, from }: Json) => /library/.test(from) && relationshipType !== "hasEvidence")
      .map(({ from, relationshipType, to }: Json) =>
        [from, relationshipType, ...to]
          .map((one: string) => one.replace(/^.*#/, "").replace(/-[0-9a-f]{12}$/, ""))
          .join(" ")
      )
    expect(relations).toEqual(
      expect.arrayContaining([
        "library/pkg:npm/sealer@1.0.2 dependsOn library/pkg:npm/deep@2.1.0",
        "library/pkg:npm/sealer@1.0.2 hasDeclaredLicense license/MIT",
        "library/pkg:npm/deep@2.1.0 hasSpecification crypto/algorithm/md5"
      ])
    )
    const deep = document["@graph"].find((one: Json) => one.software_packageUrl === "pkg:npm/deep@2.1.0")
    expect(deep.externalRef[0].locator).toEqual(["urn:cdx:3e671687-395b-41f5-a30f-a58921a69b79/1#deep-ref"])
  })

  it("say in every other output whose the cryptography is", async () => {
    const csv = (await written("csv")).split("\r\n")
    expect(csv[0]).toMatch(/,origin,dependency$/)
    expect(csv.filter((line) => line.endsWith(",own,")).length).toBeGreaterThan(0)
    expect(csv.some((line) => line.endsWith(",dependency,pkg:npm/deep@2.1.0"))).toBe(true)
    const { runs } = JSON.parse(await written("sarif"))
    expect(runs[0].results.map(({ properties }: Json) => properties.origin ?? "own")[0]).toBe("own")
    expect(runs[0].results.map(({ properties }: Json) => properties.dependency)).toContain("pkg:npm/deep@2.1.0")
    expect(await written("lines")).toContain("note: in dependency pkg:npm/deep@2.1.0")
    expect(await written("table")).toContain("in dependency pkg:npm/node-forge@1.3.1; MD5")
    expect(await written("table")).toContain("in a dependency; MD5")
    expect(await written("markdown")).toMatch(/^\| sealer \| 1\.0\.2 \| available \| offered \| 2 \| MIT \|$/m)
    expect(await written("html")).toContain("dependency pkg:npm/deep@2.1.0")
  })

  it("can be chosen by origin, in a scan and in what was saved", async () => {
    const pathsOf = (text: string): ReadonlyArray<string> => [
      ...new Set<string>(JSON.parse(text).findings.map(({ path }: Json) => path))
    ]
    expect(pathsOf(await written("json", "--origin", "own"))).toEqual(["app.js"])
    const others = pathsOf(await written("json", "--origin", "dependency,image"))
    expect(others.length).toBeGreaterThan(2)
    expect(others).not.toContain("app.js")
    const bom = JSON.parse(await written("cyclonedx", "--origin", "own"))
    expect(bom.components.map(({ name }: Json) => name)).toEqual(["SHA-1", "node-forge"])
    expect(lintCycloneDx(bom)).toEqual([])
    const own = await ciphermap("scan", "shop", "--dependencies", "--origin", "own", "--format", "json")
    expect(pathsOf(own.stdout)).toEqual(["app.js"])
    const diff = await ciphermap("diff", "whole.json", "whole.json", "--origin", "own", "--format", "json")
    expect(JSON.parse(diff.stdout).assets.unchanged).toBe(1)
    const plan = await ciphermap(
      "plan",
      "whole.json",
      "--origin",
      "dependency",
      "--format",
      "csv",
      "--policy",
      "cnsa-2.0"
    )
    expect(plan.stdout).not.toContain("app.js")
  })

  it("are one change of a plan each, behind those of the project's own code", async () => {
    const { stdout } = await ciphermap("plan", "whole.json", "--format", "json", "--policy", "cnsa-2.0")
    const { items } = JSON.parse(stdout).plan
    const md5 = items.find(({ name }: Json) => name === "MD5")
    expect(md5.changes.map(({ dependency }: Json) => dependency)).toEqual(
      expect.arrayContaining(["pkg:npm/deep@2.1.0", "pkg:npm/sealer@1.0.2"])
    )
    expect(md5.changes.filter(({ dependency }: Json) => dependency === "pkg:npm/sealer@1.0.2")).toHaveLength(1)
  })

  it("are refused with a reason where they make no sense", async () => {
    expect((await ciphermap("scan", "shop", "--origin", "ours")).stderr).toMatch(/there is no origin ours/)
    expect((await ciphermap("scan", "shop", "--sbom", "shop/package.json")).stderr).toMatch(
      /shop\/package\.json: no valid SBOM: \$ must be CycloneDX or SPDX/
    )
    expect((await ciphermap("scan", "shop", "--sbom", "none.json")).status).toBe(2)
  })
})

describe("the setting dependencies of .ciphermap.yml", () => {
  it("is the option", async () => {
    writeFileSync(join(folder, "shop/.ciphermap.yml"), "dependencies: true\n")
    const { stdout } = await ciphermap("scan", "shop", "--format", "json")
    expect(JSON.parse(stdout).dependencies).toMatchObject({ packages: 4 })
    const without = await ciphermap("scan", "shop", "--no-dependencies", "--format", "json")
    expect(JSON.parse(without.stdout).dependencies).toBeUndefined()
  })
})
