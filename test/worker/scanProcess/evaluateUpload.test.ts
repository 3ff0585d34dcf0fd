import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { afterAll, describe, expect, it } from "vitest"
import { ScanFailure } from "../../../src/domain/FailureCause.ts"
import type { DocumentFormat } from "../../../src/domain/UploadTarget.ts"
import { evaluateUpload } from "../../../src/worker/scanProcess/evaluateUpload.ts"
import { finding, place } from "../../scanner/bom/findings.ts"
import { keyFindings } from "../../scanner/bom/keyFindings.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { writtenDocuments } from "../../service/writtenDocuments.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-evaluate-"))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const evaluated = (text: string, format: DocumentFormat) => {
  const file = join(folder, "document.gz")
  writeFileSync(file, gzipSync(text))
  return Effect.runPromiseExit(
    evaluateUpload({
      folder,
      host: "uploads.invalid",
      owner: "uploads",
      name: "rep_2f6k9q1x7c3m5v8z",
      ref: null,
      projectName: "payments",
      serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
      timestamp: "2026-11-21T12:00:00.000Z",
      fingerprintKey: "00".repeat(32),
      upload: { file, format },
      commit: null,
      url: null,
      projectVersion: null
    })
  )
}

const document = writtenDocuments([
  finding(
    "hash",
    { name: "MD5", primitive: "hash" },
    { evidence: [{ role: "constant", symbol: "A", place: place(9) }] }
  ),
  finding("cipher", { name: "AES", keyBits: 128, mode: "cbc", functions: ["encrypt"] }, { path: "b.py" }),
  ...keyFindings.slice(0, 4)
]).scan.toString()

/** Every text and number of a document, each as a place to write something else to. */
function* leaves(value: unknown): Generator<(other: unknown) => void, void> {
  if (typeof value !== "object" || value === null) return
  for (const key of Object.keys(value)) {
    const inner = Object(value)[key]
    if (typeof inner === "string" || typeof inner === "number")
      yield (other) => {
        Object(value)[key] = other
      }
    else yield* leaves(inner)
  }
}

const others = [
  -1,
  0,
  1e300,
  0.5,
  2_147_483_648,
  "",
  "\u202e\ud800",
  "toString",
  "9".repeat(400),
  "-",
  "<b>",
  "2026-02-30T99:00:00Z",
  "a".repeat(9_000)
]

describe("an uploaded document", () => {
  it("is evaluated, and says so in what is written", async () => {
    const exit = await evaluated(document, "scan")
    expect(Exit.isSuccess(exit) && exit.value.findings_total).toBeGreaterThan(1)
    const bom = JSON.parse(readFileSync(join(folder, "cyclonedx.json"), "utf8"))
    expect(bom.metadata.properties).toContainEqual({
      name: "ciphermap:statedBy",
      value: "an uploaded scan of ciphermap 0.1.0"
    })
    expect(bom.metadata.component).toMatchObject({ name: "payments" })
    expect(bom.metadata.component.externalReferences).toBeUndefined()
    expect(readFileSync(join(folder, "report.html"), "utf8")).toContain("an uploaded scan of ciphermap 0.1.0")
  })

  it("has codes in place of the fingerprints of private keys", async () => {
    const stored = keyFindings.flatMap(({ stored: one, facts }) =>
      facts.material === "private-key" && one?.fingerprint !== undefined ? [one.fingerprint] : []
    )
    const keys = writtenDocuments(keyFindings.filter(({ facts }) => facts.material === "private-key")).scan.toString()
    expect(stored.length).toBeGreaterThan(0)
    expect(Exit.isSuccess(await evaluated(keys, "scan"))).toBe(true)
    const written =
      readFileSync(join(folder, "scan.json"), "utf8") + readFileSync(join(folder, "cyclonedx.json"), "utf8")
    for (const fingerprint of stored) expect(written).not.toContain(fingerprint)
  })

  it.each(["scan", "cyclonedx"] as const)("of the format %s never makes the evaluation throw", async (format) => {
    await evaluated(document, "scan")
    const text = format === "scan" ? document : readFileSync(join(folder, "cyclonedx.json"), "utf8")
    const random = randomFrom(3)
    const count = [...leaves(JSON.parse(text))].length
    expect(count).toBeGreaterThan(100)
    for (let round = 0; round < 60; round++) {
      const changed: unknown = JSON.parse(text)
      const all = [...leaves(changed)]
      for (let changes = 0; changes < 1 + (round % 3); changes++)
        all[Math.floor(random() * count)]!(others[Math.floor(random() * others.length)])
      const exit = await evaluated(JSON.stringify(changed), format)
      if (Exit.isFailure(exit)) expect(Cause.squash(exit.cause)).toBeInstanceOf(ScanFailure)
    }
  })
})
