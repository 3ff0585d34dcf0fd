import { gzipSync } from "node:zlib"
import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { commit, evaluatingWorker } from "../uploads/evaluatingWorker.ts"
import { endedScan, scanDocument, upload, uploaded } from "../uploads/uploaded.ts"
import { finding } from "../scanner/bom/findings.ts"
import { type TestTenant, useService } from "./startService.ts"
import { writtenDocuments } from "./writtenDocuments.ts"

/** As CBOMkit and its sonar plugin write it. */
const foreignBom = {
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  metadata: {
    timestamp: "2026-05-11T10:00:00Z",
    tools: { services: [{ name: "CBOMkit", version: "2.0.1" }] }
  },
  components: [
    {
      type: "cryptographic-asset",
      "bom-ref": "asset-1",
      name: "AES128-GCM",
      evidence: {
        occurrences: [{ location: "src/main/java/Vault.java", line: 41, offset: 12, additionalContext: "AES/GCM" }]
      },
      cryptoProperties: {
        assetType: "algorithm",
        algorithmProperties: {
          primitive: "ae",
          parameterSetIdentifier: "128",
          mode: "gcm",
          cryptoFunctions: ["encrypt"]
        },
        oid: "2.16.840.1.101.3.4.1.6"
      }
    },
    {
      type: "cryptographic-asset",
      "bom-ref": "asset-2",
      name: "HOUSE-CIPHER-3000",
      evidence: { occurrences: [{ location: "src/House.java", line: 7 }] },
      cryptoProperties: { assetType: "algorithm", algorithmProperties: { primitive: "block-cipher" } }
    },
    {
      type: "cryptographic-asset",
      "bom-ref": "asset-3",
      name: "key",
      cryptoProperties: {
        assetType: "related-crypto-material",
        relatedCryptoMaterialProperties: { type: "private-key", size: 2048, algorithmRef: "asset-1" }
      }
    }
  ]
}

interface Shown {
  readonly id: string
  readonly location: { readonly start_line: number }
}

describe(`uploads on ${database.name}`, () => {
  const service = useService(database, {}, evaluatingWorker)
  const document = scanDocument()
  let tenant: TestTenant

  beforeAll(async () => {
    tenant = await service.tenant()
  })

  const repositories = async (key: string) => (await service.v1("/repositories", { key })).json.repositories

  it("become scans with findings, documents and a repository, like any other", async () => {
    const scan = await uploaded(service, tenant.live, document, { name: "payments", commit, project_version: "2.4" })
    expect(scan).toMatchObject({
      status: "completed",
      env: "live",
      project_name: "payments",
      project_version: "2.4",
      version: "2.4",
      error: null,
      attempt: 1,
      bom_available: true,
      findings_total: 2,
      components_total: 2,
      repo: { host: "uploads.invalid", owner: "uploads", ref: null, commit_sha: commit }
    })
    expect(scan.findings.map(({ algorithm }: { algorithm: string }) => algorithm).toSorted()).toEqual([
      "DES-56-ECB",
      "MD5"
    ])
    expect(scan.metadata).toMatchObject({ stated_by: "an uploaded scan of ciphermap 0.1.0", tool: "ciphermap" })
    const [repository] = await repositories(tenant.live)
    expect(scan.repo_url).toBe(`${service.url.replace("127.0.0.1", "localhost")}/console/repositories/${repository.id}`)
    expect(repository).toMatchObject({ kind: "upload", name: "payments", repo_url: null, default_ref: null })
    expect(repository.newest).toMatchObject({ scan_id: scan.id, score: scan.score, commit_sha: commit })
    for (const path of ["bom.json", "bom.json?format=spdx", "sarif.json", "report.html", "scan.json"]) {
      const { status, text } = await service.v1(`/scans/${scan.id}/${path}`, { key: tenant.live })
      expect([path, status, text.includes("MD5")]).toEqual([path, 200, true])
    }
    for (const path of ["inventory", "findings", "plan", "trend"])
      expect((await service.v1(`/repositories/${repository.id}/${path}`, { key: tenant.live })).status).toBe(200)
  })

  it("are counted, billed, announced and written down as scans are", async () => {
    const own = await service.tenant()
    const scan = await uploaded(service, own.live, document)
    const entries = await service.sql(
      "select kind, amount_cents from usage_entries where tenant_id = $1 and scan_id = $2 order by id",
      [own.id, scan.id]
    )
    expect(entries).toEqual([
      { kind: "scan_accepted", amount_cents: 100 },
      { kind: "scan_completed", amount_cents: 0 }
    ])
    const audit = await service.sql("select action from audit_log where tenant_id = $1 and subject = $2", [
      own.id,
      scan.id
    ])
    expect(audit).toEqual([{ action: "scan.uploaded" }])
    const [event] = await service.sql("select count(*)::int as events from events where tenant_id = $1", [own.id])
    expect(event).toEqual({ events: 2 })
    expect(await service.sql("select from scan_upload_pieces where tenant_id = $1", [own.id])).toEqual([])
  })

  it("keep what a CBOM of another tool says, and who says it", async () => {
    const scan = await uploaded(service, tenant.live, JSON.stringify(foreignBom), {
      repo_url: "https://git.acme.example/team/group/vault"
    })
    expect(scan).toMatchObject({ status: "completed", repo: null, components_total: 3 })
    expect(scan.repo_url).toBe("https://git.acme.example/team/group/vault")
    expect(scan.metadata.stated_by).toBe("an uploaded CycloneDX 1.6 document of CBOMkit 2.0.1")
    const byName = new Map(scan.components.map((one: { readonly name: string }) => [one.name, one]))
    expect(byName.get("AES-128-GCM")).toMatchObject({
      primitive: "ae",
      mode: "gcm",
      crypto_functions: ["encrypt"],
      occurrences: [{ path: "src/main/java/Vault.java", line: 41 }]
    })
    expect([...byName.keys()].some((name) => String(name).startsWith("HOUSE-CIPHER-3000"))).toBe(true)
    const { json: bom } = await service.v1(`/scans/${scan.id}/bom.json`, { key: tenant.live })
    expect(bom.metadata.properties).toContainEqual({
      name: "ciphermap:statedBy",
      value: "an uploaded CycloneDX 1.6 document of CBOMkit 2.0.1"
    })
    const [repository] = (await repositories(tenant.live)).filter(({ kind }: { kind: string }) => kind === "address")
    for (const path of ["inventory", "findings", "plan"])
      expect((await service.v1(`/repositories/${repository.id}/${path}`, { key: tenant.live })).status).toBe(200)
    const other = await uploaded(service, tenant.live, document, { repository_id: repository.id })
    const diff = await service.v1(`/scans/${other.id}/diff?base=${scan.id}`, { key: tenant.live })
    expect([diff.status, diff.json.findings.new_total]).toEqual([200, 2])
  })

  it("count for the default ref where they name none, and for no trend where they name another", async () => {
    const own = await service.tenant()
    const main = await uploaded(service, own.live, document, { name: "api", ref: "main" })
    await uploaded(service, own.live, document, { name: "api", ref: "feature/x" })
    const [repository] = await repositories(own.live)
    expect([repository.default_ref, repository.newest.scan_id]).toEqual(["main", main.id])
    const next = await uploaded(service, own.live, document, { repository_id: repository.id })
    expect((await repositories(own.live))[0].newest.scan_id).toBe(next.id)
  })

  it("are of one repository for one name or address, however many come at a time", async () => {
    const own = await service.tenant()
    const targets = [{ name: "same" }, { repo_url: "https://git.acme.example/a/b" }]
    const answers = await Promise.all(
      [...targets, ...targets, ...targets].map((target) => upload(service, own.live, document, target))
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(await repositories(own.live)).toHaveLength(2)
  })

  it("give the same findings the same ids, and none is lost where two are alike", async () => {
    const own = await service.tenant()
    const alike = finding("hash", { name: "MD5", primitive: "hash" })
    const scan = writtenDocuments([alike, { ...alike, place: { ...alike.place, column: 30 } }]).scan.toString()
    const ids = async () => (await uploaded(service, own.live, scan)).findings.map(({ id }: Shown) => id)
    const first = await ids()
    expect(new Set(first).size).toBe(first.length)
    expect(await ids()).toEqual(first)
    const { json: bom } = await service.v1(`/scans/${(await uploaded(service, own.live, scan)).id}/bom.json`, {
      key: own.live
    })
    const read = await uploaded(service, own.live, JSON.stringify(bom))
    expect(read.findings.map(({ id }: Shown) => id)).toEqual(first)
  })

  it("stay as they were decided upon from one upload to the next", async () => {
    const own = await service.tenant()
    const scan = await uploaded(service, own.live, document)
    const [repository] = await repositories(own.live)
    const { status } = await service.v1(`/repositories/${repository.id}/triage`, {
      key: own.live,
      body: { findings: [scan.findings[0].id], state: "false_positive", reason: "a checksum" }
    })
    expect(status).toBe(200)
    await uploaded(service, own.live, document)
    const { json } = await service.v1(`/repositories/${repository.id}/findings`, { key: own.live })
    expect(json.counts).toMatchObject({ open: 1, false_positive: 1 })
  })

  it("are taken compressed, and once for one Idempotency-Key", async () => {
    const own = await service.tenant()
    const once = { headers: { "idempotency-key": "once" } }
    const first = await upload(service, own.live, document, { name: "api" }, once)
    const zipped = { headers: { ...once.headers, "content-encoding": "gzip" } }
    const again = await upload(service, own.live, gzipSync(document), { name: "api" }, zipped)
    expect([again.status, again.text, again.headers["idempotent-replayed"]]).toEqual([201, first.text, "true"])
    expect(again.headers["location"]).toBe(`/api/v1/cbom/scans/${first.json.id}`)
    const others: ReadonlyArray<readonly [string, Record<string, string>]> = [
      [`${document} `, { name: "api" }],
      [document, { name: "other" }],
      [document, { name: "api", ref: "x" }]
    ]
    for (const [body, query] of others) {
      const refused = await upload(service, own.live, body, query, once)
      expect([refused.status, refused.json.code]).toEqual([422, "idempotency_key_reused"])
    }
    expect((await service.v1("/scans", { key: own.live })).json.count).toBe(1)
    await endedScan(service, own.live, first.json.id)
  })

  it("are not for viewers, nor for a repository of somebody else, nor beyond a cap", async () => {
    const own = await service.tenant({ monthly_scan_cap: 1 })
    const { json: viewer } = await service.v1("/members", { key: own.live, body: { name: "V", role: "viewer" } })
    const refused = await upload(service, viewer.api_key, document)
    expect([refused.status, refused.json.code]).toEqual([403, "role_too_low"])
    const [foreign] = await repositories(tenant.live)
    for (const repository_id of [foreign.id, "rep_0000000000000000", "x"]) {
      const none = await upload(service, own.live, document, { repository_id })
      expect([none.status, none.json.code]).toEqual([404, "repository_not_found"])
    }
    await uploaded(service, own.live, document)
    const full = await upload(service, own.live, document, { name: "more" })
    expect([full.status, full.json.code]).toEqual([429, "monthly_scan_cap_reached"])
    expect((await repositories(own.live)).map(({ name }: { name: string }) => name)).toEqual(["payments"])
    expect(await service.sql("select from scan_uploads where tenant_id = $1", [own.id])).toHaveLength(1)
  })

  it("are never the results of a scan of the same commit", async () => {
    const repo_url = "https://github.com/owner/name"
    const scan = await uploaded(service, tenant.test, document, { repo_url, commit })
    expect(scan.repo.commit_sha).toBe(commit)
    const { json } = await service.v1("/scans", { key: tenant.test, body: { repo_url } })
    expect((await endedScan(service, tenant.test, json.id)).error.code).toBe("repo_not_found")
  })
})
