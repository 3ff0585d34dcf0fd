import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { writeZip } from "../support/archiveWriters.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { receivedId, uploadReceiver } from "../uploads/uploadReceiver.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-upload-"))
const key = "cbk_test_aaaaaaaaaaaaaaaa_0123456789abcdefghijklmnopABCDEF"
const line = `hashlib.md5(b"x") == visibleName`

describe("an upload from the command line", () => {
  let receiver: Awaited<ReturnType<typeof uploadReceiver>>
  let environment: Record<string, string>

  beforeAll(async () => {
    receiver = await uploadReceiver()
    environment = { CIPHERMAP_URL: receiver.url, CIPHERMAP_API_KEY: key }
    mkdirSync(join(folder, "shop"))
    writeFileSync(join(folder, "shop/a.py"), `import hashlib\n${line}\n`)
    await ciphermapIn(folder)("scan", "shop", "--format", "json", "--output", "scan.json")
  })

  beforeEach(() => {
    receiver.sent.length = 0
    receiver.answers.length = 0
  })

  afterAll(async () => {
    await receiver.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ciphermap = (...args: ReadonlyArray<string>) => ciphermapIn(folder, environment)(...args)

  it("sends what a scan found, without any code, and says where it is", async () => {
    const { status, stderr } = await ciphermap("scan", "shop", "--upload", "--upload-ref", "next", "-o", "o.sarif")
    expect(status).toBe(0)
    expect(stderr).toContain(`uploaded: ${environment["CIPHERMAP_URL"]}/console/scans/${receivedId}\n`)
    const [{ body, headers, url } = { body: "", headers: {}, url: new URL("http://x") }] = receiver.sent
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      "/api/v1/cbom/uploads",
      { name: "shop", ref: "next" }
    ])
    expect(headers).toMatchObject({
      authorization: `Bearer ${key}`,
      "content-encoding": "gzip",
      "content-type": "application/json",
      "idempotency-key": expect.stringMatching(/^\w{22}$/)
    })
    expect(JSON.parse(body)).toMatchObject({ findings: [{ path: "a.py", api: "hashlib.md5" }] })
    expect(body).not.toContain("visibleName")
    expect(Object.keys(JSON.parse(body))).not.toContain("assessment")
  })

  it("comes before a gate, whose exit code stays", async () => {
    const { status, stderr } = await ciphermap("scan", "shop", "--upload", "--fail-on", "low", "-q", "-o", "o.sarif")
    expect([status, receiver.sent.length]).toEqual([1, 1])
    expect(stderr).not.toContain("uploaded")
  })

  it("prints the address of the result alone where it is to be quiet, beside what else goes to standard output", async () => {
    const address = `${environment["CIPHERMAP_URL"]}/console/scans/${receivedId}\n`
    const file = await ciphermap("upload", "scan.json", "--as", "a", "--no-wait", "--quiet")
    expect([file.status, file.stdout, file.stderr]).toEqual([0, address, ""])
    const written = await ciphermap("scan", "shop", "--upload", "-q", "-o", "o.sarif")
    expect([written.status, written.stdout, written.stderr]).toEqual([0, address, ""])
    const shown = await ciphermap("scan", "shop", "--upload", "-q", "--format", "json")
    expect([shown.status, shown.stderr]).toEqual([0, address])
    expect(JSON.parse(shown.stdout)).toMatchObject({ findings: [{ path: "a.py" }] })
  })

  it("sends a file to the repository of an id, an address or a name", async () => {
    const cases = [
      ["rep_2f6k9q1x7c3m5v8z", { repository_id: "rep_2f6k9q1x7c3m5v8z" }],
      ["https://git.example.com/a/b", { repo_url: "https://git.example.com/a/b" }],
      ["rep_2f6k", { name: "rep_2f6k" }]
    ] as const
    for (const [repository, query] of cases) {
      const more = [
        "--commit",
        "0123456789",
        "--project-name",
        "P",
        "--project-version",
        "2",
        "--ref",
        "r",
        "--no-wait"
      ]
      expect((await ciphermap("upload", "scan.json", "--as", repository, ...more)).status).toBe(0)
      expect(Object.fromEntries(receiver.sent.at(-1)?.url.searchParams ?? [])).toEqual({
        ...query,
        ref: "r",
        commit: "0123456789",
        project_name: "P",
        project_version: "2"
      })
      expect(receiver.sent.at(-1)?.body).not.toContain("visibleName")
    }
  })

  it("sends an archive as it is, by its name", async () => {
    const archive = writeZip([{ name: "a.py", bytes: line }])
    writeFileSync(join(folder, "shop/app.war"), archive)
    receiver.answers.push([503, { detail: "Service Unavailable", code: "unavailable", trace_id: "trc_0" }])
    const { status, stderr } = await ciphermap("upload", "shop/app.war", "--as", "shop", "--no-wait")
    expect([status, stderr]).toEqual([0, `uploaded: ${environment["CIPHERMAP_URL"]}/console/scans/${receivedId}\n`])
    expect(receiver.sent).toHaveLength(2)
    for (const { body, headers, url } of receiver.sent) {
      expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
        "/api/v1/cbom/uploads/archives",
        { name: "shop", file_name: "app.war" }
      ])
      expect(headers["content-type"]).toBe("application/octet-stream")
      expect(Buffer.from(body, "latin1").equals(archive)).toBe(true)
    }
    expect((await ciphermap("upload", "none.war", "--as", "a")).stderr).toContain("none.war: cannot be read (ENOENT)")
  })

  it("is tried again under the same key where the service cannot answer", async () => {
    receiver.answers.push([503, { detail: "Service Unavailable", code: "unavailable", trace_id: "trc_0" }])
    expect((await ciphermap("upload", "scan.json", "--as", "a", "--no-wait")).status).toBe(0)
    expect(receiver.sent).toHaveLength(2)
    expect(new Set(receiver.sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
  })

  it.each([
    [[403, { detail: "The key's role is too low", code: "role_too_low", trace_id: "trc_0" }], "role is too low"],
    [
      [
        422,
        {
          detail: [{ type: "value_error", loc: ["query", "name"], msg: "no" }],
          code: "validation_error",
          trace_id: "t"
        }
      ],
      "query.name: no"
    ],
    [
      [413, { detail: "The document is larger than 64 MiB.", code: "upload_too_large", trace_id: "trc_0" }],
      "larger than 64 MiB"
    ],
    [[200, { what: "another service" }], "not uploaded: "]
  ] as const)("fails with 2 and says what the service says: %#", async (answer, text) => {
    receiver.answers.push(answer)
    const { status, stderr } = await ciphermap("upload", "scan.json", "--as", "a", "--no-wait")
    expect([status, stderr.includes(text), stderr.includes(key)]).toEqual([2, true, false])
  })

  it.each([
    [{ CIPHERMAP_API_KEY: key }, ["upload", "scan.json", "--as", "a"], 64, "CIPHERMAP_URL is not set"],
    [{ CIPHERMAP_URL: "http://127.0.0.1:1" }, ["upload", "scan.json", "--as", "a"], 64, "CIPHERMAP_API_KEY is not set"],
    [
      { CIPHERMAP_URL: "http://example.com", CIPHERMAP_API_KEY: key },
      ["upload", "scan.json", "--as", "a"],
      2,
      "must use https"
    ],
    [{}, ["upload", "scan.json", "--as", "a", "--commit", "HEAD"], 64, "--commit must be"],
    [{}, ["upload", "none.json", "--as", "a"], 2, "none.json"],
    [{}, ["scan", "shop", "--upload", "--changed"], 64, "--upload sends a whole scan"]
  ] as const)("sends nothing where it cannot: %j %j", async (variables, args, expected, text) => {
    const { status, stderr } = await ciphermapIn(folder, variables)(...args)
    expect([status, stderr.includes(text), receiver.sent.length]).toEqual([expected, true, 0])
  })
})
