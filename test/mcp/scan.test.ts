import { existsSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { describe, expect, it } from "vitest"
import type { Progress } from "@modelcontextprotocol/sdk/types.js"
import type { ScanAnswer } from "../../src/mcp/scan/ScanAnswer.ts"
import { useServer } from "./serverHere.ts"
import { ecb, md5, projectOf, sha1 } from "./project.ts"

const KEY = "c2VjcmV0LWtleS1vZi0zMi1ieXRlcy1sb25nISEhISE"

const project = projectOf({
  "src/digest.py": md5,
  "src/old.py": `${sha1}${sha1}`,
  "src/Vault.java": ecb,
  "src/key.py": `from Crypto.Cipher import AES\nAES.new(b"${KEY.slice(0, 32)}", AES.MODE_GCM)\n`,
  "src/quiet.py": 'import hashlib\nhashlib.md5(b"")  # ciphermap-ignore: CM-HASH-MD5 a checksum\n',
  "notes.txt": "nothing"
})

const server = useServer(project)

const scan = (given: object) => server.call<ScanAnswer>("scan", given)

describe("the tool scan", () => {
  it("says that it only reads", async () => {
    const { tools } = await server.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(["scan", "explain", "diff"])
    for (const { annotations, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false
      })
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false })
      expect(outputSchema).toMatchObject({ type: "object" })
    }
  })

  it("counts, judges and lists what is in the root", async () => {
    const { structured, text } = await scan({})
    expect(structured).toMatchObject({ folder: project, filesScanned: 5, suppressed: 1, isTruncated: false })
    expect(structured.languages).toEqual({ java: 1, python: 4 })
    expect(structured.findings.map(({ rule, path, line }) => `${rule} ${path}:${line}`)).toEqual(
      expect.arrayContaining([
        "CM-MODE-ECB src/Vault.java:2",
        "CM-HASH-MD5 src/digest.py:2",
        "CM-HASH-SHA1 src/old.py:2",
        "CM-HASH-SHA1 src/old.py:4"
      ])
    )
    expect(structured.counts.high).toBe(structured.findings.filter(({ severity }) => severity === "high").length)
    expect(structured.hygiene).toBeLessThan(100)
    expect(text).toContain("high CM-MODE-ECB at `src/Vault.java`:2 (`AES-ECB-PKCS7`): Use an authenticated mode")
  })

  it("follows the configuration of a project, where its arguments say nothing else", async () => {
    const file = join(project, ".ciphermap.yml")
    writeFileSync(
      file,
      "policies: cnsa-2.0\ncache: true\nfail-on: low\noutputs: { json: x.json }\nexclude: [old.py, quiet.py]\nseverities: [{ rule: CM-MODE-ECB, severity: low, reason: a test }]\n"
    )
    try {
      const { structured } = await scan({})
      expect(structured.languages).toEqual({ java: 1, python: 2, yaml: 1 })
      expect(structured.policies.map(({ id }) => id)).toEqual(["cnsa-2.0"])
      expect(structured.findings.find(({ rule }) => rule === "CM-MODE-ECB")?.severity).toBe("low")
      expect((await scan({ path: "src" })).structured.filesScanned).toBe(3)
      expect(["x.json", ".ciphermap"].filter((name) => existsSync(join(project, name)))).toEqual([])
      expect((await scan({ policies: ["asd-ism"] })).structured.policies.map(({ id }) => id)).toEqual(["asd-ism"])
      writeFileSync(join(project, "acme.json"), JSON.stringify({ rows: { python: { "acme.x": { is: "hsh" } } } }))
      writeFileSync(file, "rules: acme.json\n")
      const wrong = await server.client.callTool({ name: "scan", arguments: {} })
      expect(JSON.stringify(wrong.content)).toMatch(
        /invalid_arguments: .*acme\.json:1:\d+: .*there is no kind of use hsh/
      )
      const silent = { rows: { java: { "javax.crypto.Cipher.getInstance": { replaces: true } } } }
      writeFileSync(join(project, "acme.json"), JSON.stringify(silent))
      expect((await scan({})).structured.findings.map(({ rule }) => rule)).not.toContain("CM-MODE-ECB")
      writeFileSync(file, "polices: cnsa-2.0\n")
      const refused = await server.client.callTool({ name: "scan", arguments: {} })
      expect(JSON.stringify(refused.content)).toMatch(/invalid_arguments: .*there is no setting polices/)
    } finally {
      rmSync(file)
      rmSync(join(project, "acme.json"), { force: true })
    }
  })

  it("suppresses what the baseline of a project knows, and follows policies of its own, unless a link leads to them", async () => {
    const [file, known, policy] = [".ciphermap.yml", "known.json", "own.json"].map((name) => join(project, name))
    const ids = (await scan({})).structured.findings.filter(({ rule }) => rule === "CM-HASH-SHA1").map(({ id }) => id)
    const weaknesses = ids.map((id) => ({ id, rule: "CM-HASH-SHA1", path: "src/old.py" }))
    writeFileSync(known!, JSON.stringify({ version: 1, component: basename(project), weaknesses }))
    writeFileSync(policy!, "{}")
    try {
      writeFileSync(file!, "baseline: known.json\n")
      const { structured } = await scan({})
      expect([ids.length, structured.suppressed]).toEqual([2, 3])
      expect(structured.findings.filter(({ rule }) => rule === "CM-HASH-SHA1")).toEqual([])
      expect((await scan({ path: "src" })).structured.suppressed).toBe(1)
      const refused = async () =>
        JSON.stringify((await server.client.callTool({ name: "scan", arguments: {} })).content)
      writeFileSync(file!, "policy-files: own.json\n")
      expect(await refused()).toMatch(/invalid_arguments: .*own\.json/)
      rmSync(known!)
      symlinkSync("/etc/passwd", known!)
      writeFileSync(file!, "baseline: known.json\n")
      expect(await refused()).toMatch(/known\.json leads out of its folder through a link/)
    } finally {
      for (const one of [file!, known!, policy!]) rmSync(one, { force: true })
    }
  })

  it("tells of a key in the source, and never which", async () => {
    const { structured, text } = await scan({})
    expect(structured.findings.map(({ rule }) => rule)).toContain("CM-HARDCODED-KEY")
    const { contents } = await server.client.readResource({ uri: "ciphermap://scans/last/json" })
    for (const said of [JSON.stringify(structured), text, JSON.stringify(contents)])
      expect(said).not.toContain(KEY.slice(0, 12))
  })

  it("lists the most severe first, and says where it stops", async () => {
    const { structured, text } = await scan({ limit: 2 })
    const all = (await scan({})).structured
    expect(structured).toMatchObject({ matching: all.matching, isTruncated: true })
    expect(structured.findings).toEqual(all.findings.slice(0, 2))
    expect(text).toContain(`The 2 most severe of ${all.matching} findings (truncated;`)
  })

  it("lists findings from a severity on", async () => {
    const { structured } = await scan({ severity: "high" })
    expect(new Set(structured.findings.map(({ severity }) => severity))).toEqual(new Set(["high"]))
    expect(structured.matching).toBe(structured.counts.critical + structured.counts.high)
  })

  it("judges by policies for a day", async () => {
    const { structured } = await scan({ policies: ["bsi-tr-02102", "cnsa-2.0"], on: "2030-01-01" })
    expect(structured.judgedFor).toBe("2030-01-01")
    expect(structured.policies.map(({ id }) => id)).toEqual(["bsi-tr-02102", "cnsa-2.0"])
    const weak = structured.findings.find(({ rule }) => rule === "CM-HASH-MD5")
    expect(weak?.policies).toContainEqual({ policy: "cnsa-2.0", status: "disallowed" })
  })

  it("scans one file, or some", async () => {
    const one = (await scan({ path: "src/digest.py" })).structured
    expect(one).toMatchObject({ folder: `${project}/src`, filesScanned: 1 })
    const some = (await scan({ path: "src", files: ["old.py", "Vault.java", "old.py"] })).structured
    expect(some.filesScanned).toBe(2)
    expect(new Set(some.findings.map(({ path }) => path))).toEqual(new Set(["old.py", "Vault.java"]))
  })

  it("says where nothing could be scanned", async () => {
    const { structured, text } = await scan({ path: "notes.txt" })
    expect(structured).toMatchObject({ filesScanned: 0, findings: [], matching: 0 })
    expect(text).toContain("holds no file that could be scanned")
  })

  it("reports how far it has got", async () => {
    const reports: Array<Progress> = []
    await server.call("scan", {}, { onprogress: (report) => reports.push(report) })
    expect(reports.length).toBeGreaterThan(0)
    for (const [at, { progress, total = Number.POSITIVE_INFINITY }] of reports.entries()) {
      expect(progress).toBeLessThanOrEqual(total)
      if (at > 0) expect(progress).toBeGreaterThan(reports[at - 1]!.progress)
    }
  })

  it.each([
    [{ limit: -1 }, "invalid_arguments"],
    [{ limit: 1_000_000 }, "invalid_arguments"],
    [{ limit: "2" }, "invalid_arguments"],
    [{ path: "" }, "invalid_arguments"],
    [{ path: ["src"] }, "invalid_arguments"],
    [{ path: "a\0b" }, "invalid_arguments"],
    [{ files: [] }, "invalid_arguments"],
    [{ severity: "terrible" }, "invalid_arguments"],
    [{ on: "2026-02-31" }, "invalid_arguments"],
    [{ depth: 3 }, "invalid_arguments"],
    [{ policies: ["nobody"] }, "unknown_policy"],
    [{ path: "nowhere" }, "path_missing"],
    [{ path: "src/digest.py", files: ["x"] }, "not_a_folder"],
    [{ path: "src", files: ["../notes.txt"] }, "not_a_file"]
  ])("refuses %j as %s", async (given, code) => {
    const answer = await scan(given)
    expect(answer.code).toBe(code)
    expect(answer.text).toMatch(new RegExp(`^${code}: .`))
    expect(answer.structured).toBeUndefined()
  })
  it("refuses a path that is longer than any", async () => {
    expect((await scan({ path: `${"a/".repeat(3_000)}b` })).code).toBe("invalid_arguments")
  })
})
