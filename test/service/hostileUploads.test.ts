import { gzipSync } from "node:zlib"
import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { evaluatingWorker } from "../uploads/evaluatingWorker.ts"
import { scanDocument, upload, uploaded } from "../uploads/uploaded.ts"
import { mutate } from "../support/mutate.ts"
import { randomFrom } from "../support/randomFrom.ts"
import { type TestTenant, useService } from "./startService.ts"
import { visit } from "./console/visitor.ts"

const MEBIBYTE = 1_048_576

const bomOf = (components: ReadonlyArray<object>, more: object = {}): string =>
  JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.6", ...more, components })

const asset = (name: string, more: object = {}, algorithm: object = { primitive: "hash" }) => ({
  type: "cryptographic-asset",
  name,
  cryptoProperties: { assetType: "algorithm", algorithmProperties: algorithm },
  ...more
})

const markup = `"><img src=x onerror=alert(1)><script>alert(2)</script>'\u202e`

describe(`documents that somebody else wrote, on ${database.name}`, () => {
  const service = useService(database, { UPLOAD_MAX_MIB: "2" }, evaluatingWorker)
  const document = scanDocument()
  let tenant: TestTenant

  beforeAll(async () => {
    tenant = await service.tenant()
  })

  it.each([
    ["cut off", document.slice(0, 900), 422, "json_invalid"],
    ["empty", "", 422, "json_invalid"],
    ["no JSON", "<bom/>", 422, "json_invalid"],
    ["not UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), 400, "invalid_body"],
    ["two of one name", document.replace("{", '{"findings":[],'), 422, "value_error"],
    ["__proto__", document.replace("{", '{"__proto__":{"isAdmin":true},'), 422, "value_error"],
    ["deep", `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 422, "value_error"],
    ["a NUL", bomOf([asset("MD5\u0000")]), 422, "value_error"],
    ["no format that is read", '{"spdxVersion":"SPDX-2.3"}', 422, "value_error"],
    ["a list", "[]", 422, "value_error"],
    ["an old version", bomOf([]).replace("1.6", "1.3"), 422, "value_error"],
    ["too large", `{"a":"${"x".repeat(500)}","b":[${"1,".repeat(MEBIBYTE)}1]}`, 413, "upload_too_large"]
  ])("are refused before anything is written: %s", async (_, body, status, code) => {
    const { json, status: answered, headers } = await upload(service, tenant.live, body)
    const said = status === 422 ? json.detail[0].type : json.code
    expect([answered, said, headers["content-type"]]).toEqual([status, code, "application/json"])
    expect((await service.v1("/scans", { key: tenant.live })).json.count).toBe(0)
    expect((await service.v1("/repositories", { key: tenant.live })).json.count).toBe(0)
  })

  it.each([
    [{ "content-type": "text/plain" }, 415],
    [{ "content-type": "application/xml" }, 415],
    [{ "content-type": "multipart/form-data; boundary=x" }, 415],
    [{ "content-encoding": "br" }, 415],
    [{ "content-encoding": "constructor" }, 415],
    [{ "content-encoding": "gzip" }, 400],
    [{ "content-type": "application/vnd.cyclonedx+json; version=1.6" }, 201]
  ])("are taken by their type: %j is %i", async (headers, status) => {
    const own = await service.tenant()
    const answer = await upload(service, own.live, bomOf([]), undefined, { headers })
    expect([answer.status, typeof (status === 201 ? answer.json.id : answer.json.code)]).toEqual([status, "string"])
  })

  it("are measured as they are, not as they are sent", async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MEBIBYTE, " "))
    expect(bomb.length).toBeLessThan(MEBIBYTE)
    const headers = { "content-encoding": "gzip" }
    const { json, status } = await upload(service, tenant.live, bomb, undefined, { headers })
    expect([status, json.code, json.max_bytes]).toEqual([413, "upload_too_large", 2 * MEBIBYTE])
    const cut = await upload(service, tenant.live, gzipSync(document).subarray(0, 200), undefined, { headers })
    expect(cut.status).toBe(400)
  })

  it.each([
    ["a part that is not known", document.replace('"name"', '"nom"'), /\$\.source\.component\.nom is not known/],
    [
      "a word that is none",
      document.replace('"kind": "hash"', '"kind": "hush"').replace('"kind":"hash"', '"kind":"hush"'),
      /\$\.findings/
    ],
    [
      "a text beyond any name",
      bomOf(
        [
          { ...asset("MD5"), "bom-ref": "md5" },
          { type: "library", name: "a".repeat(20_000), purl: "pkg:npm/a", "bom-ref": "lib" }
        ],
        { dependencies: [{ ref: "lib", provides: ["md5"] }] }
      ),
      /more than 10000 characters/
    ],
    ["a component without a name", bomOf([{ type: "library" }]), /\$\.components\[0\]\.name/]
  ])("that do not fit their format fail, say where, and cost nothing: %s", async (_, body, message) => {
    const own = await service.tenant()
    const scan = await uploaded(service, own.live, body)
    expect(scan).toMatchObject({ status: "failed", error: { code: "upload_invalid", retryable: false } })
    expect(scan.error.message).toMatch(message)
    const [{ owed } = {}] = await service.sql(
      "select sum(amount_cents)::int as owed from usage_entries where tenant_id = $1",
      [own.id]
    )
    expect(owed).toBe(0)
  })

  it("are not believed about ids, levels, scores and severities", async () => {
    const forged = (id: string) =>
      asset(
        "RSA-1024",
        {
          "bom-ref": "scan_results",
          properties: [
            { name: "ciphermap:id", value: id },
            { name: "ciphermap:nistQuantumSecurityLevel.basis", value: "normative" }
          ]
        },
        {
          primitive: "signature",
          parameterSetIdentifier: "1024",
          nistQuantumSecurityLevel: 5,
          classicalSecurityLevel: 256
        }
      )
    const plain = asset("RSA-1024", {}, { primitive: "signature", parameterSetIdentifier: "1024" })
    const claims = { metadata: { properties: [{ name: "ciphermap:score.hygiene", value: "100" }] } }
    const [honest, claimed] = [
      await uploaded(service, tenant.test, bomOf([plain])),
      await uploaded(service, tenant.test, bomOf([forged("0".repeat(32))], claims))
    ]
    expect(claimed.score).toBe(honest.score)
    expect(claimed.components).toEqual(honest.components)
    expect(claimed.components[0]).toMatchObject({ nist_quantum_security_level: 0 })
    const boasting = document
      .replace(/"severity": ?"\w+"/g, '"severity":"info"')
      .replace(/"value": ?\d+/g, '"value":100')
    const scan = await uploaded(service, tenant.test, boasting)
    expect(scan.findings_by_severity).toEqual((await uploaded(service, tenant.test, document)).findings_by_severity)
  })

  it("show no secret and no line of code that they bring", async () => {
    const secret = "AKIAIOSFODNN7EXAMPLE/wJalrXUtnFEMI"
    const key = {
      type: "cryptographic-asset",
      name: "key",
      description: secret,
      cryptoProperties: {
        assetType: "related-crypto-material",
        relatedCryptoMaterialProperties: { type: "private-key", value: secret, state: secret }
      },
      evidence: { occurrences: [{ location: "a.pem", line: 1, additionalContext: secret }] },
      properties: [{ name: "secret", value: secret }]
    }
    const code = document.replace('"kind"', `"code":{"text":"${secret}","start":0,"end":3},"kind"`)
    expect(code).toContain(secret)
    for (const body of [
      bomOf([key, asset("MD5", { description: secret })], { annotations: [{ text: secret }] }),
      code
    ]) {
      const scan = await uploaded(service, tenant.test, body)
      expect(scan.status).toBe("completed")
      const rows = await service.sql(
        `select (select string_agg(r::text, ' ') from scan_results r where scan_id = $1) || (select string_agg(s::text, ' ') from scans s where id = $1) as all`,
        [scan.id]
      )
      expect(JSON.stringify([scan, rows])).not.toContain(secret)
      for (const path of ["bom.json", "bom.json?format=spdx", "sarif.json", "report.html", "scan.json"])
        expect((await service.v1(`/scans/${scan.id}/${path}`, { key: tenant.test })).text).not.toContain(secret)
    }
    expect(service.output()).not.toContain(secret)
  })

  it("full of markup show it as text on every page and in the report", async () => {
    const own = await service.tenant()
    const hostile = bomOf(
      [
        asset(`MD5${markup}`, { evidence: { occurrences: [{ location: `src/${markup}.py`, line: 3 }] } }),
        asset("MD5", { evidence: { occurrences: [{ location: `src/${markup}.py`, line: 3, symbol: markup }] } })
      ],
      { metadata: { tools: [{ name: markup, version: markup }], component: { type: "library", name: markup } } }
    )
    const scan = await uploaded(service, own.live, hostile, { name: markup.replace("\u202e", ""), ref: "main" })
    expect(scan.status).toBe("completed")
    const [repository] = (await service.v1("/repositories", { key: own.live })).json.repositories
    const { get } = await visit(service, own.live)
    const pages = [
      `/console`,
      `/console/scans`,
      `/console/scans/${scan.id}`,
      `/console/repositories`,
      `/console/repositories/${repository.id}`,
      `/console/repositories/${repository.id}/findings`,
      `/console/repositories/${repository.id}/inventory`,
      `/console/repositories/${repository.id}/plan`
    ]
    for (const path of pages) {
      const { text, status } = await get(path)
      expect([path, status < 400, /<img src=x|<script>alert/.test(text)]).toEqual([path, true, false])
    }
    const report = await service.v1(`/scans/${scan.id}/report.html`, { key: own.live })
    expect(report.text).not.toMatch(/<img src=x|<script>alert/)
    expect(report.text).toContain("&lt;img src=x")
  })

  it("are never the fault of the service, whatever is in them", async () => {
    const random = randomFrom(11)
    const own = await service.tenant()
    const { json: bom } = await service.v1(`/scans/${(await uploaded(service, own.live, document)).id}/bom.json`, {
      key: own.live
    })
    const sources = [document, JSON.stringify(bom)].map((text) => Buffer.from(text))
    const seen = new Set<string>()
    for (let round = 0; round < 60; round++) {
      const { json, status } = await upload(service, own.live, mutate(sources[round % 2]!, random))
      seen.add(String(status))
      if (status !== 201) expect([400, 422]).toContain(status)
      else {
        const { json: scan } = await service.v1(`/scans/${json.id}`, { key: own.live })
        expect(scan.error?.code ?? "upload_invalid").toBe("upload_invalid")
      }
    }
    expect(seen.size).toBeGreaterThan(1)
  })
})
