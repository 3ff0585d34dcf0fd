import { describe, expect, it } from "vitest"
import type { ExplainAnswer } from "../../src/mcp/explain/ExplainAnswer.ts"
import { policyIds, ruleIds } from "../../src/mcp/explain/explain.ts"
import type { ScanAnswer } from "../../src/mcp/scan/ScanAnswer.ts"
import { useServer } from "./serverHere.ts"
import { projectOf } from "./project.ts"

const server = useServer(projectOf({}))

const here = useServer(projectOf({ "a.py": 'import hashlib\nNAME = "md5"\nsignature = hashlib.new(NAME, secret)\n' }))

const explain = (name: string, on = "2026-11-22") => server.call<ExplainAnswer>("explain", { name, on })

describe("the tool explain", () => {
  it("explains every rule and every policy", async () => {
    for (const id of ruleIds) {
      const { structured, text } = await explain(id)
      expect(structured).toMatchObject({ kind: "rule", rule: { id } })
      expect(text).toContain("Instead: ")
      expect(text).not.toMatch(/\{\w+\}/)
    }
    for (const id of policyIds) expect((await explain(id)).structured).toMatchObject({ kind: "policy", policy: { id } })
  })

  it.each([
    ["AES/ECB/PKCS5Padding", "AES-ECB-PKCS7", "CM-MODE-ECB"],
    ["aes-128-cbc", "AES-128-CBC", undefined],
    ["RS256", "RSA-PKCS1-1.5-SHA-256", "CM-QUANTUM-RSA-SIGNATURE"],
    ["md5", "MD5", "CM-HASH-MD5"],
    ["TLSv1", "TLSv1.0", "CM-TLS-VERSION"],
    ["ml-kem-768", "ML-KEM-768", undefined],
    ["1.2.840.113549.1.1.11", "RSA-PKCS1-1.5-SHA-256", "CM-QUANTUM-RSA-SIGNATURE"],
    ["P-256", "EC-P-256", "CM-QUANTUM-PUBLIC-KEY"]
  ])("knows %s as %s", async (written, name, rule) => {
    const { structured } = await explain(written)
    const [algorithm] = structured.algorithms!
    expect(algorithm).toMatchObject({ name, judgedFor: "2026-11-22" })
    expect(algorithm!.policies.map(({ policy }) => policy)).toEqual(policyIds)
    expect(algorithm!.sources.length).toBeGreaterThan(0)
    expect(algorithm!.findings.map((one) => one.rule)).toEqual(rule === undefined ? [] : [rule])
  })

  it("says security levels with their basis", async () => {
    const [aes] = (await explain("aes-128-cbc")).structured.algorithms!
    expect(aes).toMatchObject({ classicalBits: 128, quantumCategory: 1 })
    expect(aes!.basis).toContain("defined by the strength of this algorithm")
    const [kem] = (await explain("ML-KEM-768")).structured.algorithms!
    expect(kem).toMatchObject({
      quantumCategory: 3,
      basis: "FIPS 203, 204 or 205 gives this parameter set that category"
    })
    expect((await explain("RSA")).structured.algorithms![0]).not.toHaveProperty("classicalBits")
  })

  it("says what a policy says, and from when", async () => {
    const saying = async (on: string) =>
      (await explain("P-256", on)).structured.algorithms![0]!.policies.find(({ policy }) => policy === "nist-ir-8547")
        ?.says
    expect(await saying("2026-11-22")).toBe("disallowed from 2036-01-01")
    expect(await saying("2036-01-01")).toBe("disallowed since 2036-01-01")
  })

  it("names the parts of a cipher suite", async () => {
    const [suite] = (await explain("TLS_AES_128_GCM_SHA256")).structured.algorithms!
    expect(suite!.parts).toContain("AES-128-GCM")
  })

  it("explains an API by the rows that name it, and the algorithm that it fixes", async () => {
    const open = (await explain("javax.crypto.Cipher.getInstance")).structured
    expect(open).toMatchObject({ kind: "api", algorithms: [] })
    expect(open.apis![0]).toMatchObject({ ecosystem: "java", library: "JCA" })
    expect(open.apis![0]!.says).toContain("algorithm: read from argument 1, written as jca")
    const fixed = (await explain("hashlib.md5")).structured
    expect(fixed.apis!.map(({ ecosystem }) => ecosystem)).toContain("python")
    expect(fixed.algorithms!.map(({ name }) => name)).toEqual(["MD5"])
    expect((await explain("javax.crypto.Cipher.init")).structured.apis![0]!.name).toBe("javax.crypto.Cipher#init")
  })

  it("says what it does not know, with the nearest names", async () => {
    const { structured, text } = await explain("sha257")
    expect(structured.kind).toBe("unknown")
    expect(structured.nearest).toContain("SHA-256")
    expect(text).toContain("knows no rule, algorithm, policy or API `sha257`")
    expect((await explain("CM-HASH-MD55")).structured.nearest).toContain("CM-HASH-MD5")
    expect((await explain("Cipher.getInstance")).structured.nearest![0]).toBe("javax.crypto.Cipher.getInstance")
  })

  it.each(["constructor", "__proto__", "toString", "0", " ", "`", "\u202e", "\ud800", "(((((", "a".repeat(200), "*"])(
    "is not confused by %j",
    async (name) => {
      const { structured, text } = await explain(name)
      expect(structured.kind).toBe("unknown")
      expect(text).not.toContain("\u202e")
    }
  )

  it("refuses names without an end, and days that are none", async () => {
    expect((await explain("a".repeat(201))).code).toBe("invalid_arguments")
    expect((await explain("")).code).toBe("invalid_arguments")
    expect((await explain("MD5", "tomorrow")).code).toBe("invalid_arguments")
  })

  it("explains a finding of the last scan by the beginning of its id, without source code", async () => {
    expect((await explain("0123456789abcdef")).structured.kind).toBe("unknown")
    const { structured: scanned } = await here.call<ScanAnswer>("scan", { path: "." })
    const [found] = scanned.findings
    const { structured, text } = await here.call<ExplainAnswer>("explain", { name: found!.id.slice(0, 12) })
    expect(structured).toMatchObject({
      kind: "finding",
      finding: {
        shown: found,
        confidenceFrom: "algorithm resolved through 1 step",
        purpose: "signature",
        severityFrom: expect.stringMatching(
          /^high: row CM-HASH-MD5 of the table of severities, column authenticity: high; /
        ),
        trail: [
          { text: expect.stringMatching(/^for a signature, by the name /), path: "a.py", line: 3 },
          { text: "defined NAME", path: "a.py", line: 2 }
        ]
      }
    })
    expect(text).toMatch(/^high CM-HASH-MD5 at `a\.py`:3 \(`MD5`\): /)
    expect(text).toContain("Severity: high: row CM-HASH-MD5")
    expect(JSON.stringify(structured)).not.toContain("hashlib.new(NAME")
  })
})
