import { describe, expect, it } from "vitest"
import { policyIds, ruleIds } from "../../src/mcp/explain/explain.ts"
import { useServer } from "./serverHere.ts"
import { md5, projectOf } from "./project.ts"

const project = projectOf({ "a.py": md5 })

const server = useServer(project)

const read = async (uri: string) => {
  const { contents } = await server.client.readResource({ uri })
  const [only] = contents as ReadonlyArray<{ readonly uri: string; readonly mimeType: string; readonly text: string }>
  return { ...only!, json: JSON.parse(only!.text) }
}

describe("the resources", () => {
  it("say that nothing has been scanned yet", async () => {
    await expect(read("ciphermap://scans/last/sarif")).rejects.toThrow("no_scan_yet")
  })

  it("are the last scan whole, in each format that the scan names", async () => {
    const { structured } = await server.call<{ readonly documents: Readonly<Record<string, string>> }>("scan", {})
    const { documents } = structured
    expect(Object.keys(documents)).toEqual(["json", "sarif", "cyclonedx"])
    expect((await read(documents["json"]!)).json.findings[0]).toMatchObject({ api: "hashlib.md5", path: "a.py" })
    expect((await read(documents["sarif"]!)).json.runs[0].results[0].ruleId).toBe("CM-HASH-MD5")
    const { json, mimeType } = await read(documents["cyclonedx"]!)
    expect(json).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" })
    expect(mimeType).toBe("application/vnd.cyclonedx+json")
    const { resources } = await server.client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(expect.arrayContaining(Object.values(documents)))
  })

  it("are all policies and all rules, listed and one by one", async () => {
    const idsOf = ({ json }: { readonly json: ReadonlyArray<{ readonly id: string }> }) => json.map(({ id }) => id)
    expect(idsOf(await read("ciphermap://policies"))).toEqual(policyIds)
    expect(idsOf(await read("ciphermap://rules"))).toEqual(ruleIds)
    for (const id of policyIds) expect((await read(`ciphermap://policies/${id}`)).json.rows.length).toBeGreaterThan(0)
    for (const id of ruleIds) expect((await read(`ciphermap://rules/${id}`)).json).toMatchObject({ id })
    const { resourceTemplates } = await server.client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      "ciphermap://policies/{id}",
      "ciphermap://rules/{id}"
    ])
  })

  it.each(["constructor", "__proto__", "CM-NOTHING", "..", "%2e%2e", "%00", "%ff"])("are none for %s", async (id) => {
    await expect(read(`ciphermap://policies/${id}`)).rejects.toThrow()
    await expect(read(`ciphermap://rules/${id}`)).rejects.toThrow()
    expect((await server.call("explain", { name: "MD5" })).code).toBeUndefined()
  })
})
