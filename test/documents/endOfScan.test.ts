import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { database } from "../databases.ts"
import { faultyLine } from "../faults/faultyLine.ts"
import { documentsWorld, storeAt, textsOf } from "./documentsWorld.ts"
import { hasSwift, useSwift } from "./swift.ts"

describe.skipIf(!hasSwift)(`documents of scans that end, in a store beside ${database.name}`, () => {
  const swift = useSwift()

  it.live("are objects of the store alone, which scans of the same commit share", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const world = yield* documentsWorld(database, storeAt(`127.0.0.1:${store.port}`))
      yield* world.startWorker()
      const one = yield* world.submit("one")
      expect(yield* world.ended(one)).toMatchObject({ status: "completed" })
      expect(yield* world.places).toEqual(Array.from({ length: 5 }, () => "store"))
      expect(yield* world.sql("select * from scan_bom_pieces")).toEqual([])
      expect(yield* world.texts(one)).toEqual(textsOf("one"))
      const other = yield* world.submit("one")
      expect(yield* world.ended(other)).toMatchObject({ status: "completed", reused_from: one })
      expect(yield* world.texts(other)).toEqual(textsOf("one"))
      expect(yield* world.sql("select key from document_objects")).toHaveLength(5)
      expect(yield* world.sql("select key from document_objects where collect_after is not null")).toEqual([])
    }).pipe(Effect.scoped)
  )

  it.live("stay with the database while the store is away or refuses the key, and move when it takes them", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const line = yield* faultyLine(store.port)
      const world = yield* documentsWorld(database, storeAt(line.host))
      yield* world.startWorker({
        two: { scan: () => Effect.sync(() => line.become({ resetAfter: 0 })) }
      })
      const two = yield* world.submit("two")
      expect(yield* world.ended(two)).toMatchObject({ status: "completed", error_code: null, attempt: 1 })
      expect(yield* world.places).toEqual(Array.from({ length: 5 }, () => "database"))
      expect(yield* world.texts(two)).toEqual(textsOf("two"))
      expect(world.output()).toContain("a document stays in the database")
      expect(yield* Effect.flip(world.move)).toMatchObject({ isRetryable: true })
      expect(yield* world.texts(two)).toEqual(textsOf("two"))
      line.become({})
      expect(yield* world.move).toBe(5)
      expect(yield* world.places).toEqual(Array.from({ length: 5 }, () => "store"))
      expect(yield* world.texts(two)).toEqual(textsOf("two"))
      expect(world.output()).not.toContain("a-secret-of-the-tests")
    }).pipe(Effect.scoped)
  )

  it.live(
    "are removed once no document is left that refers to them: of deleted scans, and of scans that never ended",
    () =>
      Effect.gen(function* () {
        const store = yield* swift
        const world = yield* documentsWorld(database, storeAt(`127.0.0.1:${store.port}`))
        const worker = yield* world.startWorker()
        const [one, other] = [yield* world.submit("three"), yield* world.submit("four")]
        for (const id of [one, other]) yield* world.ended(id)
        yield* worker.stop
        const keys = (scan: string) =>
          Effect.map(world.sql("select object_key as key from scan_boms where scan_id = $1", [scan]), (rows) =>
            rows.map(({ key }) => String(key))
          )
        const [gone, kept] = [yield* keys(one), yield* keys(other)]
        const orphan = `${gone[0]!.slice(0, -4)}0000`
        yield* Effect.promise(() => store.ask("PUT", `/${orphan}`, Buffer.from("x")))
        yield* world.sql("insert into document_objects values ($1, now() - interval '1 second')", [orphan])
        const statuses = (all: ReadonlyArray<string>) =>
          Effect.promise(() => Promise.all(all.map(async (key) => (await store.ask("HEAD", `/${key}`)).status)))

        yield* world.removeUnused
        expect(yield* statuses([orphan, ...gone, ...kept])).toEqual([404, ...Array.from({ length: 10 }, () => 200)])
        yield* world.sql("delete from scan_boms where scan_id = $1", [one])
        yield* world.removeUnused
        expect(yield* statuses(gone)).toEqual([200, 200, 200, 200, 200])
        // The hour that a download may still take.
        yield* world.sql("update document_objects set collect_after = now() - interval '1 second' where key <> $1", [
          kept[0]
        ])
        yield* world.removeUnused
        expect(yield* statuses(gone)).toEqual([404, 404, 404, 404, 404])
        expect(yield* statuses(kept)).toEqual([200, 200, 200, 200, 200])
        expect(yield* world.texts(other)).toEqual(textsOf("four"))
        expect(yield* world.sql("select key from document_objects order by key")).toEqual(
          kept.toSorted().map((key) => ({ key }))
        )
      }).pipe(Effect.scoped)
  )

  it.live("lie under their tenant: a document cannot refer to an object of another one", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const world = yield* documentsWorld(database, storeAt(`127.0.0.1:${store.port}`))
      yield* world.startWorker()
      yield* world.ended(yield* world.submit("five"))
      const foreign = `tnt_bbbbbbbbbbbbbbbb/${"0".repeat(64)}`
      yield* world.sql("insert into document_objects values ($1, null)", [foreign])
      const pointing = yield* Effect.exit(world.sql("update scan_boms set object_key = $1", [foreign]))
      expect(String(pointing)).toContain("scan_boms_own_object")
    }).pipe(Effect.scoped)
  )
})
