import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { DocumentMover } from "../../src/scans/DocumentMover.ts"
import { database } from "../databases.ts"
import { faultyLine } from "../faults/faultyLine.ts"
import { storeAt } from "../documents/documentsWorld.ts"
import { hasSwift, useSwift } from "../documents/swift.ts"
import { newEnvironment, serviceIn } from "./startService.ts"
import { completedScan, documents } from "./storedScans.ts"

describe.skipIf(!hasSwift)(`downloads from a store beside ${database.name}`, () => {
  const swift = useSwift()

  it.live("answer as those from the database do, and say what is wrong where the store fails", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const line = yield* faultyLine(store.port)
      const service = yield* serviceIn(yield* newEnvironment(database, storeAt(line.host)))
      yield* Effect.promise(async () => {
        const tenant = await service.tenant()
        const id = await completedScan(service, tenant)
        const path = `/scans/${id}/bom.json`
        const ask = (method: "GET" | "HEAD", headers: Record<string, string> = {}) =>
          service.v1(path, { key: tenant.live, method, headers })
        const before = await ask("GET")
        expect(before.status).toBe(200)
        const move = Effect.flatMap(DocumentMover, ({ moveAll }) => moveAll)
        expect(await service.run(Effect.provide(move, DocumentMover.layer))).toBe(5)

        const after = await ask("GET")
        expect(after.bytes).toEqual(documents.cyclonedx)
        for (const name of ["etag", "last-modified", "content-length", "content-disposition"]) {
          expect(after.headers[name]).toBe(before.headers[name])
        }
        expect((await ask("HEAD")).status).toBe(200)

        line.become({ resetAfter: 0 })
        const away = await ask("GET")
        expect(away.status).toBe(503)
        expect(away.headers["retry-after"]).toBe("10")
        expect(away.json).toMatchObject({ code: "documents_unavailable" })
        expect((await ask("GET", { "if-none-match": String(before.headers["etag"]) })).status).toBe(304)
        line.become({})

        const [row] = await service.sql(
          "select object_key from scan_boms where scan_id = $1 and format = 'cyclonedx'",
          [id]
        )
        await store.ask("DELETE", `/${String(row?.["object_key"])}`)
        const gone = await ask("GET")
        expect(gone.status).toBe(500)
        expect(gone.json).toMatchObject({ code: "document_damaged" })
        expect(service.output()).not.toContain("a-secret-of-the-tests")
      })
    }).pipe(Effect.scoped)
  )

  it.live("are served again by a service that is told where the store is, and by no other", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const environment = yield* newEnvironment(database)
      const stored = { ...environment, ...storeAt(`127.0.0.1:${store.port}`) }
      yield* Effect.gen(function* () {
        const service = yield* serviceIn(stored)
        yield* Effect.promise(async () => {
          await completedScan(service, await service.tenant())
          await service.run(
            Effect.provide(
              Effect.flatMap(DocumentMover, ({ moveAll }) => moveAll),
              DocumentMover.layer
            )
          )
        })
      }).pipe(Effect.scoped)
      const started = yield* Effect.exit(Effect.scoped(serviceIn(environment)))
      expect(String(started)).toContain("DOCUMENTS_URL is not set")
      yield* Effect.scoped(serviceIn(stored))
    }).pipe(Effect.scoped)
  )
})
