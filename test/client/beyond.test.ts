import { createServer, type Server } from "node:http"
import { beforeAll, describe, expect, it } from "vitest"
import { type Client, makeClient, RequestRefused, type ScanEvent } from "../../src/client.ts"
import { database } from "../databases.ts"
import { type TestTenant, useService } from "../service/startService.ts"
import { writeZip } from "../support/archiveWriters.ts"
import { completedScan, documents } from "../service/storedScans.ts"

const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "accepted",
    (error: unknown) => error
  )

const repository = { repo_url: "https://github.com/example/project" }

describe("the client, beyond the contract", () => {
  const service = useService(database)
  let tenant: TestTenant
  let client: Client

  beforeAll(async () => {
    tenant = await service.tenant()
    client = makeClient({ baseUrl: service.url, apiKey: tenant.live, retries: 2 })
  })

  const move = (id: string, status: string, done: number) =>
    service.sql("update scans set status = $2, phase_reached = $2, files_done = $3 where id = $1", [id, status, done])

  it("uploads a document as text, bytes or parsed, once for one key", async () => {
    const parsed = { bomFormat: "CycloneDX", specVersion: "1.6", components: [] }
    const text = JSON.stringify(parsed)
    const of = { name: "client", commit: "0123456789ab" }
    const options = { idempotencyKey: "once" }
    const first = await client.upload(text, of, options)
    expect(first).toMatchObject({ id: expect.stringMatching(/^cbom_/), status: "queued" })
    for (const document of [parsed, new TextEncoder().encode(text)])
      expect(await client.upload(document, of, options)).toEqual(first)
    expect(await refusalOf(client.upload("{", of))).toMatchObject({ status: 422, code: "validation_error" })
    expect(await refusalOf(client.upload(text, {}))).toMatchObject({ status: 422 })
    const aborted = AbortSignal.abort(new Error("no"))
    expect(await refusalOf(client.upload(text, of, { signal: aborted }))).toMatchObject({ message: "no" })
  })

  it("uploads an archive as bytes or as a file, once for one key", async () => {
    const archive = writeZip([{ name: "a.py", bytes: "import hashlib" }])
    const of = { name: "client", file_name: "app.war" }
    const options = { idempotencyKey: "archive-once" }
    const first = await client.uploadArchive(archive, of, options)
    expect(first).toMatchObject({ id: expect.stringMatching(/^cbom_/), status: "queued" })
    expect(await client.uploadArchive(new Blob([archive]), of, options)).toEqual(first)
    expect(await refusalOf(client.uploadArchive(archive, { ...of, file_name: "a/b.war" }))).toMatchObject({
      status: 422
    })
    expect(await refusalOf(client.uploadArchive(Buffer.from("text"), of))).toMatchObject({ code: "validation_error" })
  })

  it("downloads what is kept of a scan, once", async () => {
    const id = await completedScan(service, tenant)
    for (const [download, format] of [
      [client.downloadSarif, "sarif"],
      [client.downloadReport, "html"],
      [client.downloadScan, "scan"]
    ] as const) {
      const first = await download(id)
      if (first.notModified) throw new Error("not modified")
      expect(Buffer.from(await first.bytes()).equals(documents[format])).toBe(true)
      expect(await download(id, { etag: first.etag })).toMatchObject({ notModified: true })
    }
  })

  it("compares scans", async () => {
    const [base, head] = [await completedScan(service, tenant), await completedScan(service, tenant)]
    const diff = await client.compareScans(base, head)
    expect([diff.base.id, diff.head.id, diff.findings.new_total]).toEqual([base, head, 0])
    expect(await refusalOf(client.compareScans(base, "cbom_none"))).toMatchObject({ code: "scan_not_found" })
  })

  it("cancels a scan, and scans again", async () => {
    const { id } = await client.submit(repository)
    expect(await client.cancelScan(id)).toMatchObject({ id, status: "failed", error: { code: "cancelled" } })
    const again = await client.rescan(id, { idempotencyKey: "again" })
    expect(again.id).not.toBe(id)
    expect(await client.rescan(id, { idempotencyKey: "again" })).toEqual(again)
  })

  it("keeps, lists, replaces and revokes credentials", async () => {
    const request = { name: "Reader", host: "github.com", token: "a-token-of-a-host", repositories: ["acme/app"] }
    const made = await client.createCredential(request, { idempotencyKey: "credential" })
    expect(made).toMatchObject({ host: "github.com", username: "x-access-token", status: "active" })
    expect(await client.createCredential(request, { idempotencyKey: "credential" })).toEqual(made)
    expect(await client.listCredentials()).toEqual([made])
    const replaced = await client.replaceCredential(made.id, { token: "another-token", username: undefined } as never)
    expect(replaced).toMatchObject({ username: "x-access-token", replaced_at: expect.any(String) })
    expect(await client.revokeCredential(made.id)).toMatchObject({ status: "revoked" })
    expect(await refusalOf(client.replaceCredential(made.id, { token: "another-token" }))).toMatchObject({
      code: "credential_revoked"
    })
    expect(await refusalOf(client.revokeCredential(".."))).toMatchObject({ code: "validation_error" })
  })

  it("publishes the report of a private repository with a confirmation", async () => {
    const { id: credential } = await client.createCredential({
      name: "Reader",
      host: "github.com",
      token: "a-token-of-a-host",
      repositories: ["example"]
    })
    const id = await completedScan(service, tenant)
    await service.sql("update scans set credential_id = $2 where id = $1", [id, credential])
    expect(await refusalOf(client.publishReport(id))).toMatchObject({ code: "private_report", status: 409 })
    expect(await client.publishReport(id, { confirm_private: true })).toMatchObject({ scan_id: id })
  })

  it("watches a scan to its end", async () => {
    const { id } = await client.submit(repository)
    const seen: Array<readonly [ScanEvent["type"], string]> = []
    for await (const event of client.scanEvents(id)) {
      seen.push([event.type, event.scan.status])
      if (seen.length === 1) await move(id, "scanning", 3)
      if (seen.length === 2) await client.cancelScan(id)
    }
    expect(seen).toEqual([
      ["progress", "queued"],
      ["progress", "scanning"],
      ["end", "failed"]
    ])
  })

  it("leaves off when it is told to, and refuses what is not there", async () => {
    const { id } = await client.submit(repository)
    const controller = new AbortController()
    const watched = client.scanEvents(id, { signal: controller.signal })
    await watched.next()
    controller.abort(new Error("enough"))
    expect(await refusalOf(watched.next())).toMatchObject({ message: "enough" })
    const error = await refusalOf(client.scanEvents("cbom_none").next())
    expect(error).toBeInstanceOf(RequestRefused)
    for await (const event of client.scanEvents(id)) {
      expect(event.type).toBe("progress")
      break
    }
  })

  it("keeps repositories and policies", async () => {
    const own = makeClient({ baseUrl: service.url, apiKey: (await service.tenant()).live })
    const made = await own.createRepository({ repo_url: "https://github.com/kept/one", labels: ["kept"] })
    await own.createRepository({ name: "uploads" })
    const pages: Array<number> = []
    for await (const { count } of own.repositoryPages({ limit: 1, sort: "name" })) pages.push(count)
    expect(pages).toEqual([1, 1])
    expect(await own.listRepositories({ label: "kept", text: "ONE" })).toMatchObject({ repositories: [made], count: 1 })
    expect(await own.changeRepository(made.id, { name: "One" })).toMatchObject({ name: "One", labels: ["kept"] })
    expect(await own.getRepository(made.id)).toMatchObject({ name: "One", schedules: [] })
    expect(await own.portfolio()).toMatchObject({ repositories_total: 2, repositories_scanned: 0 })
    expect(await own.repositoryScans(made.id)).toMatchObject({ scans: [] })
    expect(await own.repositoryTrend(made.id)).toEqual([])
    expect(await refusalOf(own.repositoryInventory(made.id))).toMatchObject({ code: "repository_not_scanned" })
    expect(await refusalOf(own.repositoryPlan(made.id))).toMatchObject({ code: "repository_not_scanned" })
    expect(await refusalOf(own.repositoryChanges(made.id, "cbom_none"))).toMatchObject({ code: "scan_not_found" })
    await own.deleteRepository(made.id)
    expect(await refusalOf(own.getRepository(made.id))).toMatchObject({ code: "repository_not_found" })
    const policy = { ...(await own.getPolicy("cnsa-2.0")), id: "own" }
    expect(await own.storePolicy(policy)).toMatchObject({ id: "own", own: true })
    expect(await own.choosePolicies(["own"])).toMatchObject({ chosen: ["own"], count: 9 })
    expect(await refusalOf(own.deletePolicy("own"))).toMatchObject({ code: "policy_in_use" })
    await own.choosePolicies(null)
    await own.deletePolicy("own")
    expect(await own.listPolicies()).toMatchObject({ chosen: null, count: 8 })
  })

  it("evaluates the newest inventory of a repository, and tells what changed", async () => {
    const other = await service.tenant()
    const own = makeClient({ baseUrl: service.url, apiKey: other.live })
    const base = await completedScan(service, other)
    const newest = await completedScan(service, other)
    const [repository] = (await own.listRepositories()).repositories
    const id = repository?.id ?? ""
    expect(await own.repositoryInventory(id, { on: "2031-01-01" })).toMatchObject({ scan_id: newest, on: "2031-01-01" })
    expect(await own.repositoryPlan(id, { at: "2036-01-01" })).toMatchObject({
      scan_id: newest,
      plan: { at: "2036-01-01", policies: expect.anything() }
    })
    expect(await own.writtenPlan(id, "csv")).toMatch(/^asset,type,name,/)
    expect(await own.writtenPlan(id, "markdown")).toMatch(/^# Cryptography plan of /)
    expect(await own.writtenPlan(id, "html")).toMatch(/^<!DOCTYPE html>/)
    expect(await own.repositoryChanges(id, base)).toMatchObject({ base: { id: base }, head: { id: newest } })
    expect((await own.repositoryTrend(id, { limit: 1 })).map(({ scan_id }) => scan_id)).toEqual([newest])
  })

  it("decides of findings", async () => {
    const other = await service.tenant()
    const own = makeClient({ baseUrl: service.url, apiKey: other.live })
    await completedScan(service, other)
    const id = (await own.listRepositories()).repositories[0]?.id ?? ""
    const finding = "0123456789abcdef0123456789abcdef"
    const request = { findings: [finding], state: "accepted", reason: "known" } as const
    expect(await own.triageFindings(id, request)).toMatchObject([{ finding_id: finding, state: "accepted" }])
    expect(await own.triagedFindings(id, { state: "open" })).toMatchObject({ repository_id: id })
    expect(await own.triageHistory(id, { finding, limit: 1 })).toMatchObject({ count: 1, next_cursor: null })
    expect(await own.triagedSarif(id)).toMatchObject({ version: "2.1.0" })
    expect(await own.vex(id)).toMatchObject({ bomFormat: "CycloneDX" })
    expect(await refusalOf(own.triageFindings(id, { ...request, reason: null }))).toMatchObject({
      errors: [{ loc: ["body", "reason"] }]
    })
  })

  it("gives keys roles, and reads who did what", async () => {
    const own = makeClient({ baseUrl: service.url, apiKey: (await service.tenant()).live })
    const made = await own.createMember({ name: "CI", role: "member" })
    expect(await own.changeMember(made.id, { role: "viewer" })).toMatchObject({ name: "CI", role: "viewer" })
    expect((await own.listMembers()).map(({ role }) => role).toSorted()).toEqual(["owner", "owner", "viewer"])
    const viewer = makeClient({ baseUrl: service.url, apiKey: made.api_key })
    expect(await refusalOf(viewer.submit(repository))).toMatchObject({ status: 403, code: "role_too_low" })
    const { entries, next_cursor } = await own.audit({ limit: 1 })
    expect([entries[0]?.action, next_cursor]).toEqual(["key.changed", entries[0]?.id])
    expect(await own.audit({ cursor: next_cursor ?? "" })).toMatchObject({ next_cursor: null })
    expect(await own.auditCsv()).toContain("key.changed")
  })

  it("keeps schedules", async () => {
    const made = await client.createSchedule({ ...repository, cron: "0 3 * * *" })
    expect(await client.getSchedule(made.id)).toEqual(made)
    expect(await client.listSchedules()).toEqual([made])
    expect(await client.changeSchedule(made.id, { enabled: false })).toMatchObject({ enabled: false })
    await client.deleteSchedule(made.id)
    expect(await refusalOf(client.deleteSchedule(made.id))).toMatchObject({ code: "schedule_not_found" })
    expect(await refusalOf(client.createSchedule({ ...repository, cron: "* * * * *" }))).toMatchObject({
      errors: [{ loc: ["body", "cron"] }]
    })
  })
})

describe("the client, watching through connections that break", () => {
  const progress = (done: number) => {
    const scan = {
      id: "cbom_1",
      status: "scanning",
      attempt: 1,
      progress: { phase: "scanning", files_total: 9, files_done: done }
    }
    return `id: ${done}\nevent: progress\nretry: 1\ndata: ${JSON.stringify(scan)}\n\n`
  }

  /** Answers each connection with the next of the texts, then cuts it. */
  const serve = async (texts: ReadonlyArray<string | number>) => {
    const asked: Array<string | undefined> = []
    const server: Server = createServer((request, response) => {
      const text = texts[asked.length]
      asked.push(request.headers["last-event-id"]?.toString())
      if (typeof text === "number") response.writeHead(text).end()
      else {
        response.writeHead(200, { "content-type": "text/event-stream" }).write(text ?? "")
        setImmediate(() => response.destroy())
      }
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    return {
      asked,
      client: makeClient({ baseUrl: `http://127.0.0.1:${port}`, retries: 2 }),
      stop: () => server.close()
    }
  }

  it("comes back with the last event that it has seen, and ends with 204", async () => {
    const { asked, client, stop } = await serve([progress(1) + progress(2), "retry: 1\n\n", progress(3), 204])
    const done: Array<number> = []
    for await (const { scan } of client.scanEvents("cbom_1")) done.push(scan.progress.files_done)
    expect([done, asked]).toEqual([
      [1, 2, 3],
      [undefined, "2", "2", "3"]
    ])
    stop()
  })

  it("gives up when nothing comes any more", async () => {
    const { asked, client, stop } = await serve([progress(1)])
    const watched = client.scanEvents("cbom_1")
    expect((await watched.next()).value).toMatchObject({ type: "progress", id: "1" })
    expect(await refusalOf(watched.next())).toMatchObject({ isRetryable: true })
    expect(asked).toHaveLength(4)
    stop()
  })

  it("does not come back to an answer that it does not understand", async () => {
    const { asked, client, stop } = await serve(["event: progress\ndata: {}\n\n"])
    expect(await refusalOf(client.scanEvents("cbom_1").next())).toMatchObject({ code: "unexpected_answer" })
    expect(asked).toHaveLength(1)
    stop()
  })
})
