import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { toCycloneDx } from "../../scanner/bom/cyclonedx/cyclonedx.ts"
import { ScanComponent } from "../../src/domain/ScanComponent.ts"
import { ScanFinding } from "../../src/domain/ScanFinding.ts"
import { scanResultsOf } from "../../src/worker/scanProcess/writeScan.ts"
import { scanResultOf } from "../../src/worker/scanResultOf.ts"
import { METHODOLOGY_VERSION } from "../../scanner/model/Assessment.ts"
import type { SkipReason } from "../../scanner/model/ScanReport.ts"
import { scanSummaryOf } from "../../src/worker/scanSummaryOf.ts"
import { judgedText } from "./judgedText.ts"

const java = `import java.security.MessageDigest;
import javax.crypto.Cipher;
class Vault {
  void open() throws Exception {
    MessageDigest.getInstance("MD5");
    Cipher.getInstance("AES/GCM/NoPadding");
    Cipher.getInstance("DES/ECB/PKCS5Padding");
  }
}
`
const python = `import hashlib, ssl
context = ssl.SSLContext(ssl.PROTOCOL_TLSv1)
hashlib.sha256(b"")
hashlib.md5(b"") == signature # ciphermap-ignore: CM-HASH-MD5 a checksum of caches
`
const texts = { "Vault.java": java, "use.py": python, "README.md": "text", "lib/x.zig": "const a = 1;" }

const options = {
  component: { name: "project" },
  timestamp: "2026-11-22T00:00:00Z",
  serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
  tool: { name: "ciphermap", version: "1" }
}

const manyDigests = Object.fromEntries(
  Array.from({ length: 52 }, (_, file) => [
    `digest${file}.py`,
    `import hashlib\n${Array.from({ length: 100 }, (__, line) => `hashlib.md5(b"${line}") == signature\n`).join("")}`
  ])
)

describe("what clients read of a scan", () => {
  it.effect("is as the contract says", () =>
    Effect.gen(function* () {
      const { inventory, assessment } = yield* judgedText(texts)
      const { findings, components } = scanResultsOf(inventory, assessment)
      const listed = [...findings]
      expect(Schema.decodeUnknownSync(Schema.Array(ScanFinding))(listed)).toEqual(listed)
      const named = [...components]
      expect(Schema.decodeUnknownSync(Schema.Array(ScanComponent))(named)).toEqual(named)
      expect(listed.length).toBeGreaterThan(3)
      for (const { id } of listed) expect(id).toMatch(/^[0-9a-f]{32}$/)
    })
  )

  it.effect("says of a weakness all that is known", () =>
    Effect.gen(function* () {
      const { inventory, assessment } = yield* judgedText({
        "use.py": 'import hashlib\nhashlib.md5(b"") == signature\n'
      })
      const [finding] = [...scanResultsOf(inventory, assessment).findings]
      const [weakness] = assessment.weaknesses
      expect(finding).toEqual({
        id: weakness!.id,
        rule_id: "CM-HASH-MD5",
        title: "MD5 is broken",
        severity: "high",
        category: "weak-hash",
        message: weakness!.message,
        recommendation: weakness!.recommendation,
        algorithm: "MD5",
        confidence: "high",
        quantum_vulnerable: false,
        nist_quantum_security_level: 0,
        cwe: ["CWE-328"],
        references: ["https://www.rfc-editor.org/rfc/rfc6151"],
        location: { path: "use.py", start_line: 2, start_column: 9, end_line: 2, end_column: 17 },
        component_ref: "crypto/algorithm/md5-cd07b7a1b8c2",
        snippet: null,
        suppressed: false,
        suppression: null,
        places: [
          {
            id: weakness!.id,
            rule_id: "CM-HASH-MD5",
            severity: "high",
            algorithm: "MD5",
            location: { path: "use.py", start_line: 2, start_column: 9, end_line: 2, end_column: 17 },
            origin: null,
            suppressed: false,
            suppression: null
          }
        ],
        places_total: 1,
        reason: {
          code: { text: 'hashlib.md5(b"") == signature', start: 8, end: 16 },
          confidence_from: "algorithm written there",
          purpose: "signature",
          trail: [{ text: "for a signature, by the name signature", path: "use.py", line: 2 }]
        }
      })
    })
  )

  it.effect(
    "counts a table as one finding, and says of each place who suppresses it and where its value is written",
    () =>
      Effect.gen(function* () {
        const { inventory, assessment } = yield* judgedText({
          "use.py": [
            "import hashlib",
            'OLD = "md5"',
            "TABLE = {",
            '  "a": hashlib.new(OLD),',
            '  "b": hashlib.sha1,  # nosec B324',
            "}"
          ].join("\n")
        })
        const [finding, ...others] = [...scanResultsOf(inventory, assessment).findings]
        expect(others).toEqual([])
        expect(scanResultOf(inventory, assessment)).toMatchObject({ findings_total: 1 })
        expect(finding).toMatchObject({ algorithm: "MD5", suppressed: false, suppression: null, places_total: 2 })
        expect(finding!.places!.map(({ algorithm, location }) => [algorithm, location.start_line])).toEqual([
          ["MD5", 4],
          ["SHA-1", 5]
        ])
        expect(finding!.places!.map(({ origin }) => origin?.start_line)).toEqual([2, undefined])
        expect(finding!.places!.map(({ suppression }) => suppression)).toEqual([
          null,
          { by: "comment", tool: "nosec", reason: null }
        ])
      })
  )

  it.effect("names and describes components as the CycloneDX document does", () =>
    Effect.gen(function* () {
      const { inventory, assessment } = yield* judgedText(texts)
      const { findings, components } = scanResultsOf(inventory, assessment)
      const bom = new Map(
        toCycloneDx(inventory, options, assessment).components.map((one) => [one["bom-ref"], one] as const)
      )
      const named = [...components]
      expect(named.length).toBe(inventory.assets.length)
      for (const one of named) {
        const { cryptoProperties, evidence, name } = bom.get(one.bom_ref)!
        const algorithm = cryptoProperties?.algorithmProperties
        expect(one).toEqual({
          bom_ref: one.bom_ref,
          type: "cryptographic-asset",
          name,
          asset_type: cryptoProperties?.assetType,
          primitive: algorithm?.primitive ?? null,
          parameter_set: algorithm?.parameterSetIdentifier ?? null,
          mode: algorithm?.mode ?? null,
          padding: algorithm?.padding ?? null,
          curve: algorithm?.curve ?? null,
          crypto_functions: algorithm?.cryptoFunctions ?? [],
          classical_security_level: algorithm?.classicalSecurityLevel ?? null,
          nist_quantum_security_level: algorithm?.nistQuantumSecurityLevel ?? null,
          oid: cryptoProperties?.oid ?? null,
          occurrences: evidence.occurrences.map(({ location, line, offset, symbol }) => ({
            path: location,
            line,
            offset,
            symbol
          })),
          occurrences_total: evidence.occurrences.length
        })
      }
      for (const { component_ref } of findings) expect(bom.has(component_ref)).toBe(true)
    })
  )

  it.effect("begins with the most severe weaknesses, and with the components that have them", () =>
    Effect.gen(function* () {
      const { inventory, assessment } = yield* judgedText(texts)
      const { findings, components } = scanResultsOf(inventory, assessment)
      const listed = [...findings]
      const order = ["critical", "high", "medium", "low", "info"]
      const ranks = listed.map(({ severity }) => order.indexOf(severity))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      const weak = [...new Set(listed.map(({ component_ref }) => component_ref))]
      expect([...components].slice(0, weak.length).map(({ bom_ref }) => bom_ref)).toEqual(weak)
    })
  )

  it.effect("holds at most 5,000 findings and 100 places of a component, and says how many there are", () =>
    Effect.gen(function* () {
      const { inventory, assessment } = yield* judgedText(manyDigests)
      const results = scanResultsOf(inventory, assessment)
      expect([...results.findings]).toHaveLength(5_000)
      expect(results.findings_truncated).toBe(true)
      expect(results.components_truncated).toBe(false)
      const [md5] = [...results.components]
      expect(md5?.occurrences).toHaveLength(100)
      expect(md5?.occurrences_total).toBe(5_200)
      expect(scanResultOf(inventory, assessment)).toMatchObject({
        findings_total: 5_200,
        findings_by_severity: { high: 5_200 }
      })
    })
  )
})

describe("the record of a scan", () => {
  it.effect("has the worst severity that is not suppressed as its risk", () =>
    Effect.gen(function* () {
      const md5 = (comment: string) =>
        judgedText({ "use.py": `import hashlib\nhashlib.md5(b"") == signature ${comment}\n` })
      const open = yield* md5("")
      expect(scanResultOf(open.inventory, open.assessment)).toEqual({
        score: 38,
        risk_level: "high",
        components_total: 1,
        findings_total: 1,
        findings_by_severity: { critical: 0, high: 1, medium: 0, low: 0, info: 0 }
      })
      const suppressed = yield* md5("# ciphermap-ignore: CM-HASH-MD5 a checksum of caches")
      const { risk_level, score } = scanResultOf(suppressed.inventory, suppressed.assessment)
      expect({ risk_level, score }).toEqual({ risk_level: "none", score: 91 })
      expect([...scanResultsOf(suppressed.inventory, suppressed.assessment).findings][0]?.suppressed).toBe(true)
    })
  )

  it.effect("is without risk where nothing is found", () =>
    Effect.gen(function* () {
      const { inventory, assessment } = yield* judgedText({ "empty.py": "" })
      expect(scanResultOf(inventory, assessment)).toEqual({
        score: null,
        risk_level: "none",
        components_total: 0,
        findings_total: 0,
        findings_by_severity: { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
      })
    })
  )

  it.effect("counts what was read and what was not", () =>
    Effect.gen(function* () {
      const { report, assessment } = yield* judgedText({ ...texts, "node_modules/a.py": python, "b.min.js": "1" })
      expect(scanSummaryOf(report, { lines: 13, limitsHit: ["scanned_files"] }, assessment.score)).toEqual({
        files_scanned: 2,
        files_skipped: 4,
        skipped_reasons: { minified: 1, "unsupported-language": 2, vendored: 1 },
        languages: { java: 1, python: 1 },
        bytes_scanned: java.length + python.length,
        lines_scanned: 13,
        limits_hit: ["scanned_files"],
        files_unrecognised: 0,
        score_basis: `methodology ${METHODOLOGY_VERSION}; something was recognised of 3 of 3 imports of cryptography (100 %); .zig not read (1 file)`,
        coverage: { imports_total: 3, imports_recognised: 3, languages_not_read: { ".zig": 1 }, files_partial: 0 }
      })
    })
  )

  it.effect("names as limits the steps of a file, and the threads that were lost", () =>
    Effect.gen(function* () {
      const { report, assessment } = yield* judgedText({ "empty.py": "" })
      const hit = (reason: SkipReason) =>
        scanSummaryOf(
          { ...report, skipped: [{ path: "a.py", reason }] },
          { lines: 0, limitsHit: ["scanned_bytes"] },
          assessment.score
        )
      expect(hit("timeout").not_judged).toBe("no use of cryptography was found")
      expect(hit("timeout").limits_hit).toEqual(["scanned_bytes", "file_steps"])
      expect(hit("too-large").limits_hit).toEqual(["scanned_bytes"])
      expect(hit("worker-lost").limits_hit).toEqual(["scanned_bytes", "lost_threads"])
    })
  )
})
