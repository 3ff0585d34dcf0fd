import { describe, expect, it } from "vitest"
import { toVex, type VexStatement } from "../../../../scanner/bom/cyclonedx/vex.ts"
import { cycloneDxErrors } from "../../../support/cycloneDxErrors.ts"

const place = {
  severity: "high",
  cwe: [328],
  message: "MD5 is broken",
  recommendation: "Use SHA-256",
  references: ["https://www.rfc-editor.org/rfc/rfc6151"]
} as const

const statement = (id: string, analysis: VexStatement["analysis"], more: Partial<VexStatement> = {}): VexStatement => ({
  id,
  rule: "CM-HASH-MD5",
  title: "MD5 is broken",
  path: "a.py",
  line: 3,
  place,
  ref: "crypto/algorithm/md5-0123456789ab",
  analysis,
  ...more
})

const options = {
  component: { name: "acme/widget", version: "1.0.0", purl: "pkg:github/acme/widget@1" },
  timestamp: "2026-08-01T10:00:00Z",
  serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
  tool: { name: "ciphermap", version: "0.1.0" },
  bom: "urn:uuid:3E671687-395B-41F5-A30F-A58921A69B70"
}

const statements: ReadonlyArray<VexStatement> = [
  statement("1", { state: "in_triage" }),
  statement("2", {
    state: "exploitable",
    response: ["will_not_fix"],
    detail: "checksum",
    lastUpdated: "2026-08-01T10:00:00.000Z"
  }),
  statement("3", { state: "false_positive", detail: "no use" }),
  { id: "4", rule: "CM-HASH-MD5", title: "MD5", path: "b.py", analysis: { state: "resolved", response: ["update"] } }
]

describe("toVex", () => {
  const vex = toVex(statements, options)

  it("passes the strict schema of CycloneDX 1.6 with every state, with and without a bill of materials", async () => {
    expect(await cycloneDxErrors(JSON.stringify(vex))).toBeNull()
    const { bom: _, ...alone } = options
    expect(await cycloneDxErrors(JSON.stringify(toVex(statements, alone)))).toBeNull()
    expect(await cycloneDxErrors(JSON.stringify(toVex([], options)))).toBeNull()
  })

  it("links each weakness to its asset in the bill of materials, and what is gone to the project", () => {
    expect(vex.vulnerabilities.map(({ affects }) => affects[0]?.ref)).toEqual([
      ...Array(3).fill("urn:cdx:3e671687-395b-41f5-a30f-a58921a69b70/1#crypto/algorithm/md5-0123456789ab"),
      "pkg:github/acme/widget@1"
    ])
    expect(vex.metadata.component["bom-ref"]).toBe("pkg:github/acme/widget@1")
  })
})
