import { randomBytes } from "node:crypto"
import { get } from "node:http"
import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import { completedScan, storeBom } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"

const downloads = isLong ? 400 : 60

/** Larger than what the sockets of both sides hold, so that most of it waits for a reader. */
const document = Buffer.from(JSON.stringify({ bomFormat: "CycloneDX", filler: randomBytes(9_000_000).toString("hex") }))

describe(`a client that goes away in the middle of a document, on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  let scanId: string

  beforeAll(async () => {
    tenant = await service.tenant()
    scanId = await completedScan(service, tenant)
    await service.sql("delete from scan_bom_pieces where scan_id = $1", [scanId])
    await service.sql("delete from scan_boms where scan_id = $1", [scanId])
    for (const format of ["cyclonedx", "scan"] as const)
      await storeBom(service, { tenant: tenant.id, scanId, format }, document)
  })

  /** Reads some bytes, or none, and hangs up. */
  const aborted = (path: string, coding: string, bytes: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${tenant.live}`, "accept-encoding": coding }
      const request = get(`${service.url}/api/v1/cbom/scans/${scanId}/${path}`, { agent: false, headers }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`status ${answer.statusCode}`))
        let read = 0
        const end = () => {
          request.destroy()
          resolve()
        }
        if (bytes === 0) return end()
        answer.on("data", (piece: Buffer) => {
          read += piece.length
          if (read >= bytes) end()
        })
        answer.on("error", () => undefined)
      })
      request.on("error", () => undefined)
    })

  it(`leaves the service as it was, ${downloads} times`, async () => {
    const faults: Array<unknown> = []
    const keep = (fault: unknown) => void faults.push(fault)
    process.on("uncaughtException", keep).on("unhandledRejection", keep)
    const lanes = Array.from({ length: 6 }, async (_, lane) => {
      for (let at = lane; at < downloads; at += 6) {
        const path = at % 2 === 0 ? "bom.json" : "scan.json"
        await aborted(path, at % 3 === 0 ? "gzip" : "identity", [0, 1, 100_000, 3_000_000][at % 4] ?? 0)
      }
    })
    await Promise.all(lanes)
    for (let at = 0; at < 50; at++) await new Promise((resolve) => setImmediate(resolve))
    const { status, text } = await service.v1(`/scans/${scanId}/bom.json`, { key: tenant.live })
    process.off("uncaughtException", keep).off("unhandledRejection", keep)
    expect([status, text.length]).toEqual([200, document.length])
    expect(faults).toEqual([])
    expect(service.output()).not.toContain("request failed")
  }, 120_000)
})
