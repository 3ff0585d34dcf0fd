import { createHash } from "node:crypto"
import { type IncomingMessage, get } from "node:http"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { database } from "../databases.ts"
import { processIn } from "./serviceProcess.ts"
import { completedScan, storeBom } from "./storedScans.ts"
import { newEnvironment, serviceIn } from "./startService.ts"
import { isLong } from "../support/isLong.ts"

const megabyte = 1024 * 1024

/** Together they would hold more than ten megabytes each. */
const readers = isLong ? 12 : 7

/** Of an id. */
const DIGITS = 24

/** A document of that many lines, about 100 bytes each, that gzip makes a fourth of. */
const documentOf = (lines: number): Buffer => {
  const digits = createHash("shake256", { outputLength: lines * DIGITS }).digest("hex")
  const line = (at: number) => {
    const id = digits.slice(at * DIGITS, (at + 1) * DIGITS)
    return `{"bom-ref":"crypto/algorithm/${id}","type":"cryptographic-asset","name":"${at}"}`
  }
  return Buffer.from(`[${Array.from({ length: lines }, (_, at) => line(at)).join(",\n")}]`)
}

const opened = (url: string, key: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { authorization: `Bearer ${key}` } }, resolve).on("error", reject)
  })

const hashOf = async (answer: IncomingMessage): Promise<string> => {
  const hash = createHash("sha256")
  for await (const piece of answer) hash.update(piece)
  return hash.digest("hex")
}

describe(`downloads on ${database.name}`, () => {
  it.live("hold pieces of a document, not documents, however many read slowly", () =>
    Effect.gen(function* () {
      const environment = yield* newEnvironment(database)
      const small = documentOf(55_000)
      const large = documentOf(120_000)
      expect(small.length).toBeGreaterThan(5 * megabyte)
      const stored = yield* Effect.gen(function* () {
        const service = yield* serviceIn(environment)
        return yield* Effect.promise(async () => {
          const tenant = await service.tenant()
          const [one, other] = [await completedScan(service, tenant), await completedScan(service, tenant)]
          for (const [scanId, document] of [
            [one, small],
            [other, large]
          ] as const) {
            await service.sql("delete from scan_bom_pieces where scan_id = $1", [scanId])
            await service.sql("delete from scan_boms where scan_id = $1", [scanId])
            await storeBom(service, { tenant: tenant.id, scanId, format: "spdx" }, document)
          }
          return { key: tenant.live, one, other }
        })
      }).pipe(Effect.scoped)
      const service = yield* processIn(environment)
      const urlOf = (id: string) => `${service.url}/api/v1/cbom/scans/${id}/bom.json?format=spdx`
      yield* Effect.promise(async () => {
        for (let at = 0; at < 3; at++) await hashOf(await opened(urlOf(stored.one), stored.key))
        const before = service.residentBytes()
        const answers = await Promise.all(
          Array.from({ length: readers }, () => opened(urlOf(stored.other), stored.key))
        )
        let highest = 0
        const sampling = setInterval(() => (highest = Math.max(highest, service.residentBytes())), 100)
        await new Promise((resolve) => setTimeout(resolve, 1000))
        const hashes = []
        for (const answer of answers) hashes.push(await hashOf(answer))
        clearInterval(sampling)
        expect(new Set(hashes)).toEqual(new Set([createHash("sha256").update(large).digest("hex")]))
        expect((readers * large.length) / megabyte).toBeGreaterThan(10 * readers)
        expect((highest - before) / megabyte).toBeLessThan(70)
      })
    }).pipe(Effect.scoped)
  )
})
