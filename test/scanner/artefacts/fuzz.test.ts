import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { scanArtefact } from "../../../scanner/artefacts/scanArtefact.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"

const folder = new URL("fixtures/", import.meta.url)
const samples = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }))

const RUNS = 10_000

describe("hostile keys and certificates", () => {
  it(`give findings or a reason, never an error, in ${RUNS} mutations`, { timeout: 120_000 }, () => {
    const random = randomFrom(20_261_121)
    const outcomes = { read: 0, skipped: 0 }
    for (let run = 0; run < RUNS; run++) {
      const { name, bytes } = samples[run % samples.length]!
      const mutated = mutate(new Uint8Array(bytes), random)
      const result = scanArtefact(name, "key-material", mutated)
      if (result.skipped === undefined) outcomes.read++
      else outcomes.skipped++
    }
    expect(outcomes.read + outcomes.skipped).toBe(RUNS)
    expect(outcomes.read).toBeGreaterThan(RUNS / 20)
    expect(outcomes.skipped).toBeGreaterThan(RUNS / 20)
  })

  it("are read in time that grows with their size", { timeout: 60_000 }, () => {
    const many = "-----BEGIN CERTIFICATE-----\n".repeat(30_000)
    const nested = Uint8Array.from({ length: 400_000 }, (_, index) =>
      index % 4 === 0 ? 0x30 : index % 4 === 1 ? 0x82 : 0xff
    )
    const spaces = `-----BEGIN PRIVATE KEY-----"${" ".repeat(500_000)}-----END PRIVATE KEY-----`
    const deep = `${'{"a":'.repeat(100_000)}{"kty":"RSA"}${"}".repeat(100_000)}`
    for (const hostile of [many, spaces, deep])
      expect(scanArtefact("a.pem", "key-material", new TextEncoder().encode(hostile)).findings).toEqual([])
    expect(scanArtefact("a.der", "key-material", nested).findings).toEqual([])
  })
})
