import { describe, expect, it } from "vitest"
import { formatNamed, formats } from "../../../scanner/select/artefactFormats.ts"
import { scanArtefact } from "../../../scanner/engine/scanArtefact.ts"
import { serializeCycloneDx, toCycloneDx } from "../../../scanner/bom/cyclonedx/cyclonedx.ts"
import type { FileResult } from "../../../scanner/engine/FileResult.ts"
import { makeReport } from "../../../scanner/engine/makeReport.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { samples } from "./samples.ts"

const RUNS = isLong ? 10_000 : 2_000

/** Samples up to this size are cut off behind each of their bytes. */
const SMALL = 700

const KEYS = "key-material"

const extensions = formatNamed(KEYS)!.extensions

const textLength = (bytes: Uint8Array): number => new TextDecoder("latin1").decode(bytes).split("\n").length

/** Findings in places that exist, with sizes that are sizes; or a reason. */
const isSound = ({ findings, skipped }: FileResult, bytes: Uint8Array): boolean =>
  skipped === undefined
    ? findings.every(
        ({ place, facts }) =>
          place.line >= 1 &&
          place.endLine <= textLength(bytes) &&
          (facts.keyBits === undefined || (Number.isSafeInteger(facts.keyBits) && facts.keyBits >= 0))
      )
    : findings.length === 0 && skipped.reason === "malformed"

const bomOf = (results: ReadonlyArray<FileResult>): string =>
  serializeCycloneDx(
    toCycloneDx(toInventory(makeReport(results, { skipped: [], unsupported: {} })), {
      component: { name: "tree" },
      timestamp: "2026-11-21T12:00:00Z",
      serialNumber: "3e671687-395b-41f5-a30f-a58921a6b790",
      tool: { name: "ciphermap", version: "0" }
    })
  )

describe("keys and certificates", () => {
  it.each(samples.map(({ name, bytes }) => [name, bytes] as const))("are read from %s as it is", (name, bytes) => {
    expect(scanArtefact(name, KEYS, bytes).findings.length).toBeGreaterThan(0)
  })
})

describe("hostile keys and certificates", () => {
  it(`give findings or a reason, never an error, in ${RUNS} mutations`, () => {
    const random = randomFrom(20_261_121)
    const results: Array<FileResult> = []
    for (let run = 0; run < RUNS; run++) {
      const { name, bytes } = samples[run % samples.length]!
      const mutated = mutate(bytes, random)
      const result = scanArtefact(name, KEYS, mutated)
      if (!isSound(result, mutated)) expect.fail(`run ${run}: ${JSON.stringify(result)}`)
      results.push({ ...result, path: `${run}/${name}` })
    }
    const read = results.filter(({ skipped }) => skipped === undefined)
    expect(read.length).toBeGreaterThan(RUNS / 20)
    expect(RUNS - read.length).toBeGreaterThan(RUNS / 20)
    expect(bomOf(read.filter((_, at) => at % 10 === 0))).toContain('"bomFormat": "CycloneDX"')
  })

  it("are read, or not, whatever their names say they are", () => {
    const random = randomFrom(1)
    for (const { bytes } of samples)
      for (const extension of extensions)
        for (const one of [bytes, mutate(bytes, random)])
          expect(isSound(scanArtefact(`a${extension}`, KEYS, one), one)).toBe(true)
    for (const { bytes } of samples)
      for (const { name } of formats) expect(isSound(scanArtefact("a", name, bytes), bytes)).toBe(true)
  })

  it("may end anywhere", () => {
    const small = samples.filter(({ bytes }) => bytes.length <= SMALL)
    expect(small.length).toBeGreaterThan(samples.length / 2)
    for (const { name, bytes } of small)
      for (let length = 0; length < bytes.length; length++) {
        const cut = bytes.subarray(0, length)
        if (!isSound(scanArtefact(name, KEYS, cut), cut)) expect.fail(`${name} up to ${length}`)
      }
  })

  it("are read in time that grows with their size", () => {
    const many = "-----BEGIN CERTIFICATE-----\n".repeat(30_000)
    const nested = Uint8Array.from({ length: 400_000 }, (_, index) =>
      index % 4 === 0 ? 0x30 : index % 4 === 1 ? 0x82 : 0xff
    )
    const spaces = `-----BEGIN PRIVATE KEY-----"${" ".repeat(500_000)}-----END PRIVATE KEY-----`
    const deep = `${'{"a":'.repeat(100_000)}{"kty":"RSA"}${"}".repeat(100_000)}`
    for (const hostile of [many, spaces, deep])
      expect(scanArtefact("a.pem", KEYS, new TextEncoder().encode(hostile)).findings).toEqual([])
    expect(scanArtefact("a.der", KEYS, nested).findings).toEqual([])
  })
})
