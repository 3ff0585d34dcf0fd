import { describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { hostileTexts } from "../../domain/hostileTexts.ts"
import { finding } from "../../scanner/bom/findings.ts"
import { useService } from "../startService.ts"
import { completedScan } from "../storedScans.ts"
import { writtenDocuments } from "../writtenDocuments.ts"
import { visit } from "./visitor.ts"

const repo_url = "https://github.com/example/planned"

const rsa = finding("signature", { name: "RSA", primitive: "signature", keyBits: 2048 }, { path: "src/sign.ts" })
const des = finding("cipher", { name: "DES", primitive: "block-cipher" }, { path: "src/old.ts" })
const open = finding("signature", { name: "RSA", primitive: "signature" }, { path: "src/open.ts" })

describe(`plans in the console on ${database.name}`, () => {
  const service = useService(database)

  const planned = async (...scans: ReadonlyArray<ReadonlyArray<typeof rsa>>) => {
    const tenant = await service.tenant()
    for (const found of scans)
      await completedScan(service, tenant, { repo_url }, { scan: writtenDocuments(found).scan })
    const { id } = (await service.v1("/repositories", { key: tenant.live })).json.repositories[0]
    return { tenant, path: `/console/repositories/${id}`, ...(await visit(service, tenant.live)) }
  }

  it("say what has to be done until when, by what, how much that is, and how it developed", async () => {
    const { get, path } = await planned([des, rsa], [rsa, open])
    expect((await get(path)).text).toContain(`href="${path}/plan"`)
    const { text, headers, status } = await get(`${path}/plan`)
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"])
    for (const said of ["Plan of example/planned", "RSA-2048", "not allowed from", "src/sign.ts", "By library call"])
      expect([said, text.includes(said)]).toEqual([said, true])
    expect(text).toMatch(/<strong>Trend\.<\/strong> Since the scan of \d{4}-\d\d-\d\d: /)
    expect(text).toContain("Nobody has chosen policies")
  })

  it("follow the chosen policies and the day, and say what is wrong with a day", async () => {
    const { get, path, tenant } = await planned([rsa])
    await service.v1("/policies", { key: tenant.live, method: "PATCH", body: { chosen: ["cnsa-2.0"] } })
    const chosen = (await get(`${path}/plan?at=2035-06-01`)).text
    expect([chosen.includes("Nobody has chosen policies"), chosen.includes('value="2035-06-01"')]).toEqual([
      false,
      true
    ])
    expect(chosen).toContain("Commercial National Security Algorithm Suite 2.0")
    expect(chosen).toContain(`${path}/plan.csv?at=2035-06-01`)
    const hostile = hostileTexts.map((text) => text.slice(0, 300).toWellFormed()).filter((text) => text !== "")
    for (const at of ["2020-01-01", "2031-02-30", "9999-01-01", ...hostile]) {
      const { status, text } = await get(`${path}/plan?${new URLSearchParams({ at })}`)
      expect([at, status, text.includes('id="at-wrong"')]).toEqual([at, 422, true])
    }
  })

  it("are files too, of this tenant alone", async () => {
    const { get, path } = await planned([rsa])
    const types = { "plan.json": "application/json", "plan.csv": "text/csv", "plan.md": "text/markdown" }
    for (const [file, type] of Object.entries({ ...types, "plan.html": "text/html" })) {
      const { headers, status } = await get(`${path}/${file}`)
      expect([file, status, headers["content-type"]?.split(";")[0], headers["cache-control"]]).toEqual([
        file,
        200,
        type,
        "no-store"
      ])
    }
    const other = await visit(service, (await service.tenant()).live)
    for (const file of ["plan", "plan.json", "plan.csv", "plan.md", "plan.html"])
      expect([file, (await other.get(`${path}/${file}`)).status]).toEqual([file, 404])
  })

  it("of a repository without a scan refuse, as the API does", async () => {
    const tenant = await service.tenant()
    const { id } = (await service.v1("/repositories", { key: tenant.live, body: { name: "unscanned" } })).json
    const { get } = await visit(service, tenant.live)
    expect((await get(`/console/repositories/${id}/plan`)).status).toBe(409)
  })

  it("show hostile paths and names as the texts that they are", async () => {
    const hostile = `"><img src=x onerror=window.ran=1>'</script><script>window.ran=1</script>\u202e.ts`
    const { get, path, tenant } = await planned([{ ...rsa, path: hostile }])
    const { id } = (await service.v1("/repositories", { key: tenant.live })).json.repositories[0]
    await service.v1(`/repositories/${id}`, { key: tenant.live, method: "PATCH", body: { name: hostile } })
    for (const page of ["plan", "plan.html"]) {
      const { text } = await get(`${path}/${page}`)
      expect([page, text.includes("onerror=window.ran")]).toEqual([page, true])
      expect(text).not.toMatch(/<img src=x|<script>window|\u202e/)
    }
  })
})
